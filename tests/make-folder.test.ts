import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Manifest } from '../schemas/manifest.ts';
import { articleProblems, fillFigures, renderMarkdown } from '../scripts/build/article.ts';
import { findCalculators, loadCalculator } from '../scripts/calculators.ts';
import type { ExpandedCalculator } from '../src/engine/calculator.ts';
import { sections } from '../src/engine/check/readability.ts';
import { interpreted } from '../src/engine/interpreted.ts';
import { expand } from '../src/engine/manifest/expand.ts';
import type { DraftData } from '../src/make/draft/draft.ts';
import { manifestIn } from '../src/make/draft/formulas.ts';
import { templates } from '../src/make/draft/templates.ts';
import { articleSkeleton } from '../src/make/folder/article.ts';
import { bringingIn, filesOf, slugIn, zipOf } from '../src/make/folder/folder.ts';

/*
 * What `/make` hands in: the article that it begins from a manifest, and the folder.
 */

const cylinder: DraftData = JSON.parse(
  readFileSync(join(import.meta.dirname, 'fixtures/cylinder.json'), 'utf8'),
);

const calculatorOf = (manifest: object): ExpandedCalculator =>
  interpreted('made', expand(manifest as Manifest));

const drafts = [
  ...(await Promise.all(findCalculators().map(loadCalculator))).map((calculator) => ({
    name: calculator.slug,
    calculator,
  })),
  ...templates.map(({ id, draft }) => ({
    name: `template ${id}`,
    calculator: calculatorOf(manifestIn(draft)),
  })),
];

/** What the check says of an article, apart from what only an author can write. */
const mistakesIn = (markdown: string, calculator: ExpandedCalculator): readonly string[] =>
  articleProblems('article.md', markdown, '', [], calculator).filter(
    (problem) => !/It answers no question/.test(problem),
  );

describe('the article that is begun from a manifest', () => {
  test.each(drafts)(
    'of $name has the facts, and is not taken for a written one',
    ({ calculator }) => {
      const markdown = articleSkeleton(calculator.manifest);
      const filled = fillFigures(markdown, calculator);
      expect(mistakesIn(markdown, calculator)).toEqual([]);
      expect(markdown).not.toMatch(/undefined|NaN|\[object/);
      expect(renderMarkdown(filled)).not.toMatch(/<h[23][^>]*><\/h|<td><\/td><\/tr><tr><td><\/td>/);
      // The check refuses each TODO: one in the heading and one in the text of every section.
      const parts = markdown.split(/^(?=## )/m);
      expect(parts).toHaveLength(Object.keys(sections).length);
      for (const [index, id] of Object.keys(sections).entries()) {
        expect(parts[index]).toMatch(new RegExp(`^## TODO: .* \\{#${id}\\}\n[^]*\nTODO: .+\n`));
      }
    },
  );

  test('names the ends of every band', () => {
    const text = articleSkeleton(calculatorOf(manifestIn(templates.at(-1)?.draft ?? {})).manifest);
    const [, , ...rows] =
      text
        .match(/^\|.*\| From \| Advice \|\n(?:\|.*\n)+/m)?.[0]
        .trim()
        .split('\n') ?? [];
    expect(rows.map((row) => row.split('|')[2]?.trim())).toEqual(['', '50', '80']);
  });

  const markdown = articleSkeleton(calculatorOf(cylinder).manifest);

  test('has the formulas in TeX, what is entered, and the figures of the example as tokens', () => {
    expect(markdown).toContain('$$\nV = \\frac{\\pi \\times {r}^{2} \\times h}{1000}\n$$');
    expect(markdown).toContain('| $p$ | Price per litre |');
    expect(markdown).toContain('- **Radius (cm)**');
    expect(markdown).toContain('| Volume | {{1.volume}} |');
    expect(markdown).toContain('| Radius | {{1.radius}} |');
  });

  test('shows texts of the manifest as they are, whatever is in them', () => {
    const odd =
      'me@example.com www.example.com <b>*one*</b> _two_ [x](http://y) `z` $a$ | {{1.no}} {radius} \\';
    const calculator = calculatorOf({
      ...cylinder,
      cautions: [{ say: `${odd.replace('{radius}', '').replace('{{1.no}}', '')} in a sentence.` }],
      fields: {
        ...(cylinder.fields as object),
        radius: { ...(cylinder.fields as Record<string, object>).radius, help: odd },
      },
    });
    const text = articleSkeleton(calculator.manifest);
    expect(mistakesIn(text, calculator)).toEqual([]);
    const html = renderMarkdown(fillFigures(text, calculator));
    expect(html).not.toMatch(/<b>|<a |<code>|<em>/);
    expect(html.split('&lt;b&gt;*one*&lt;/b&gt; _two_ [x](http://y) `z` $a$ |')).toHaveLength(3);
  });

  test('is begun without an example as well', () => {
    const { manifest } = calculatorOf({ ...cylinder, examples: [] });
    expect(articleSkeleton(manifest)).not.toContain('{{');
  });
});

describe('the folder of a draft', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.setSystemTime(new Date('2027-02-03T12:00:00Z'));
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const folder = 'calculators/home-garden/cylinder-cost';

  test('has the manifest, the article and the files beside them', () => {
    const files = filesOf(cylinder, { 'compute.ts': 'export {};\n', '../x.ts': '', 'a.sh': '' });
    expect(Object.keys(files)).toEqual([
      `${folder}/manifest.ts`,
      `${folder}/article.md`,
      `${folder}/compute.ts`,
    ]);
    expect(files[`${folder}/manifest.ts`]).toContain("published: '2027-02-03',");
    expect(files[`${folder}/manifest.ts`]).not.toMatch(/reviewed|category|slug|\$schema/);
  });

  test('keeps its day of publication and its article', () => {
    const files = filesOf({ ...cylinder, published: '2026-12-01', article: 'Mine.' });
    expect(files[`${folder}/manifest.ts`]).toContain("published: '2026-12-01',");
    expect(files[`${folder}/article.md`]).toBe('Mine.\n');
  });

  test('is there for a draft with mistakes as well, its article still to be written', () => {
    const files = filesOf({ title: 'Half', fields: 5 });
    expect(files['calculators/category/half/manifest.ts']).toContain('fields: 5,');
    expect(files['calculators/category/half/article.md']).toContain('## TODO: ');
  });

  test.each(['../../x', '/etc', 'a/b', 'C:\\x', '..', ''])('never leads elsewhere: %s', (part) => {
    const files = filesOf({ ...cylinder, slug: part, category: part, title: part });
    for (const path of Object.keys(files)) {
      expect(path).toMatch(
        /^calculators\/[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*\/(?:manifest\.ts|article\.md)$/,
      );
    }
  });

  test('is an archive with the same files', () => {
    const files = filesOf({ ...cylinder, summary: 'Ein Fass – 漢字' });
    const unpacked = Object.entries(unzipSync(zipOf(files)));
    expect(
      Object.fromEntries(unpacked.map(([path, bytes]) => [path, new TextDecoder().decode(bytes)])),
    ).toEqual(files);
  });

  test('comes in by three steps, on every system', () => {
    const steps = bringingIn(slugIn(cylinder));
    expect(steps).toHaveLength(3);
    for (const { commands } of steps) {
      expect(commands.length).toBeGreaterThan(0);
      for (const { command } of commands) expect(command).toContain('cylinder-cost');
    }
    expect(steps[0]?.commands.map(({ on }) => on)).toEqual([
      'macOS, Linux',
      'Windows (PowerShell)',
    ]);
  });
});
