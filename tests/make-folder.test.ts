import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Manifest } from '../schemas/manifest.ts';
import { articleProblems, fillFigures, renderMarkdown } from '../scripts/build/article.ts';
import { findCalculators, loadCalculator } from '../scripts/calculators.ts';
import { proseProblems } from '../scripts/check/prose.ts';
import type { ExpandedCalculator } from '../src/engine/calculator.ts';
import {
  openings,
  sections,
  sentencesOf,
  withoutFormulas,
} from '../src/engine/check/readability.ts';
import { interpreted } from '../src/engine/interpreted.ts';
import { expand } from '../src/engine/manifest/expand.ts';
import { type DraftData, manifestIn } from '../src/make/draft/draft.ts';
import { templates } from '../src/make/draft/templates.ts';
import { articleOf } from '../src/make/folder/article.ts';
import { bringingIn, filesOf, slugIn, zipOf } from '../src/make/folder/folder.ts';

/*
 * What `/make` hands in: the article that it writes from a manifest, and the folder.
 */

const cylinder: DraftData = JSON.parse(
  readFileSync(join(import.meta.dirname, 'fixtures/cylinder.json'), 'utf8'),
);

const calculatorOf = (manifest: object): ExpandedCalculator =>
  interpreted('made', expand(manifest as Manifest));

/** Everything that the check says of an article. */
function problemsOf(markdown: string, calculator: ExpandedCalculator): readonly string[] {
  const wrong = articleProblems('article.md', markdown, [], calculator);
  return wrong.length > 0
    ? wrong
    : proseProblems('article.md', markdown, fillFigures(markdown, calculator));
}

const byFormulas = (await Promise.all(findCalculators().map(loadCalculator)))
  .filter(({ manifest }) => manifest.compute === 'formulas')
  .map((calculator) => {
    const markdown = articleOf(calculator);
    return { slug: calculator.slug, calculator, markdown };
  });

describe('the article that is written from a manifest', () => {
  test('passes the check for nine in ten of the calculators that have formulas alone', () => {
    const failing = byFormulas.filter(
      ({ markdown, calculator }) => problemsOf(markdown, calculator).length > 0,
    );
    const share = 1 - failing.length / byFormulas.length;
    expect(byFormulas.length).toBeGreaterThan(70);
    expect(share, failing.map(({ slug }) => slug).join(', ')).toBeGreaterThanOrEqual(0.9);
  });

  test.each(byFormulas)('of $slug has all sections, formulas and figures', (article) => {
    const { markdown, calculator } = article;
    // Only its length of sentences and words may be left to the editor.
    expect(articleProblems('article.md', markdown, [], calculator)).toEqual([]);
    expect(markdown).not.toMatch(/undefined|NaN|\[object|TODO/);
    const prose = withoutFormulas(markdown).replace(/\{\{[^}]*\}\}|\{#[a-z]+\}/g, '');
    expect(prose).not.toMatch(/[{}]/);
    const filled = fillFigures(markdown, calculator);
    for (const id of Object.keys(sections)) expect(markdown).toContain(` {#${id}}\n`);
    expect(renderMarkdown(filled)).not.toMatch(/<h[23][^>]*><\/h|<td><\/td><\/tr><tr><td><\/td>/);
    for (const sentence of sentencesOf(filled)) expect(sentence).toMatch(/[.?!:…]["”’)]*$/);
  });

  test('opens its sections with words of its own', () => {
    const all = byFormulas.flatMap(({ markdown, calculator }) =>
      openings(fillFigures(markdown, calculator)),
    );
    expect(new Set(all).size / all.length).toBeGreaterThan(0.7);
  });

  test.each(templates)('passes the check for the template $id', ({ draft }) => {
    const calculator = calculatorOf(manifestIn(draft));
    expect(problemsOf(articleOf(calculator), calculator)).toEqual([]);
  });

  test('names the ends of every band', () => {
    const text = articleOf(calculatorOf(manifestIn(templates.at(-1)?.draft ?? {})));
    expect([...text.matchAll(/^\| ((?:below|from) \d+) \|/gm)].map(([, range]) => range)).toEqual([
      'below 50',
      'below 80',
      'from 80',
    ]);
    expect(text).toContain('with 1 decimal at most');
  });

  const markdown = articleOf(calculatorOf(cylinder));

  test('says how to work the figures out, in words and in TeX', () => {
    expect(markdown).toContain(
      'take π, multiply by the square of the radius, multiply by the height and divide by 1,000:',
    );
    expect(markdown).toContain('$$\nV = \\frac{\\pi \\times {r}^{2} \\times h}{1000}\n$$');
    expect(markdown).toContain('| $p$ | Price per litre | money |');
  });

  test('takes the figures of its example from the engine', () => {
    expect(markdown).toContain('**{{1.volume}}**');
    expect(markdown).toContain('| Radius | {{1.radius}} cm |');
  });

  test('says what the laws say, and does not invent a source', () => {
    expect(markdown).toContain(
      'When you double the height, you also double the volume and the cost.',
    );
    expect(markdown).toMatch(/Whatever you enter for the price per litre, it .* the volume\./);
    expect(markdown).toContain('its formulas and examples are the author’s own');
  });

  test('shows texts of the manifest as they are, whatever is in them', () => {
    const odd =
      'me@example.com www.example.com <b>*one*</b> _two_ [x](http://y) `z` $a$ | {{1.no}} {radius} \\';
    const { markdown: text, calculator } = (() => {
      const made = calculatorOf({
        ...cylinder,
        cautions: [{ say: `${odd.replace('{radius}', '')} in a sentence.` }],
        fields: {
          ...(cylinder.fields as object),
          radius: { ...(cylinder.fields as Record<string, object>).radius, help: odd },
        },
      });
      return { markdown: articleOf(made), calculator: made };
    })();
    expect(articleProblems('article.md', text, [], calculator)).toEqual([]);
    const html = renderMarkdown(fillFigures(text, calculator));
    expect(html).not.toMatch(/<b>|<a |<code>|<em>/);
    expect(html).toContain('&lt;b&gt;*one*&lt;/b&gt; _two_ [x](http://y) `z` $a$ |');
  });

  test('is written without an example that has an answer', () => {
    const text = articleOf(calculatorOf({ ...cylinder, examples: [] }));
    expect(text).toContain('No example of this calculator has an answer yet');
    expect(text).not.toContain('{{');
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
