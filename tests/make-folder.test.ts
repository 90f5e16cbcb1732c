import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Manifest } from '../schemas/manifest.ts';
import { articleProblems, fillFigures, renderMarkdown } from '../scripts/build/article.ts';
import { findCalculators, loadCalculator } from '../scripts/calculators.ts';
import { draftFrom } from '../scripts/new/from.ts';
import type { ExpandedCalculator } from '../src/engine/calculator.ts';
import { sections } from '../src/engine/check/readability.ts';
import type { DraftData } from '../src/engine/draft/draft.ts';
import { textOf } from '../src/engine/draft/edit.ts';
import { articleSkeleton } from '../src/engine/draft/folder/article.ts';
import { archiveOf, bringingIn, filesOf } from '../src/engine/draft/folder/folder.ts';
import { kindOf, messageOf } from '../src/engine/draft/folder/message.ts';
import { manifestIn } from '../src/engine/draft/formulas.ts';
import { templates } from '../src/engine/draft/templates.ts';
import { interpreted } from '../src/engine/interpreted.ts';
import { expand } from '../src/engine/manifest/expand.ts';
import { site } from '../src/site/site.ts';

/*
 * What `/make` hands in: the article that it begins from a manifest, the folder, the message, and what
 * `npm run new -- --from` reads of it.
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

  test('is an archive with the same files, and with the draft itself', () => {
    const draft = { ...cylinder, summary: 'Ein Fass – 漢字' };
    const files = filesOf(draft);
    const unpacked = Object.entries(unzipSync(archiveOf(draft, files)));
    expect(
      Object.fromEntries(unpacked.map(([path, bytes]) => [path, new TextDecoder().decode(bytes)])),
    ).toEqual({ ...files, 'cylinder-cost.json': textOf(draft) });
  });

  test('comes in by three commands, which are scripts of the repository', () => {
    const { scripts } = JSON.parse(
      readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'),
    );
    const commands = bringingIn(cylinder).map(([, command]) => command);
    expect(commands).toEqual([
      'npm run new -- --from ~/Downloads/cylinder-cost.zip',
      'npm run check -- cylinder-cost',
      'npm run qa -- cylinder-cost',
    ]);
    for (const command of commands) expect(scripts).toHaveProperty(command.split(' ')[2] as string);
  });
});

describe('the message', () => {
  const mail = 'mailto:calculators@example.com';
  const issue = 'https://example.com/issues/new?labels=calculator';
  const file = 'cylinder-cost.zip';
  const link = `https://example.com/make#_draft=${'a'.repeat(900)}`;

  test('has an address in the configuration of the site that can be opened, or none', () => {
    expect(site.handIn === '' || kindOf(site.handIn)).toBeTruthy();
  });

  test.each([
    [mail, 'mailto'],
    [issue, 'https'],
    ['', undefined],
    ['calculators@example.com', undefined],
    ['mailto:', undefined],
    ['http://example.com/new', undefined],
    ['javascript:alert(1)', undefined],
  ])('knows what kind of address “%s” is', (address, kind) => {
    expect(kindOf(address)).toBe(kind);
  });

  test('names the title, the fields and the results by label, and has the link', () => {
    const { subject, body, needsFile } = messageOf(cylinder, file, link, mail);
    expect(subject).toBe('A calculator: Cylinder Volume and Cost Calculator');
    expect(body).toContain('Title: Cylinder Volume and Cost Calculator\n');
    expect(body).toContain('What is entered: Radius, Height, Price per litre\n');
    expect(body).toContain('What it answers: Volume, Cost\n');
    expect(body).toContain(link);
    expect(body).not.toContain(file);
    expect(needsFile).toBe(false);
  });

  test('opens in a mail program', () => {
    const { subject, body, href = '' } = messageOf(cylinder, file, link, mail);
    expect(href.startsWith(`${mail}?subject=`)).toBe(true);
    const { searchParams } = new URL(href);
    expect(searchParams.get('subject')).toBe(subject);
    expect(searchParams.get('body')).toBe(body.replaceAll('\n', '\r\n'));
  });

  test('opens as an issue, with the parameters that its address already has', () => {
    const { subject, href = '' } = messageOf(cylinder, file, link, issue);
    const { searchParams } = new URL(href);
    expect(searchParams.get('labels')).toBe('calculator');
    expect(searchParams.get('title')).toBe(subject);
    expect(searchParams.get('body')).toContain(link);
  });

  test('asks for the file where there is no link, or one that is too long', () => {
    const long = link.replace('aaa', 'a'.repeat(1500));
    for (const [given, address] of [
      [undefined, mail],
      [long, mail],
      [long.repeat(3), issue],
      [long.repeat(3), ''],
    ] as const) {
      const { body, href = '', needsFile } = messageOf(cylinder, file, given, address);
      expect(needsFile).toBe(true);
      expect(body).toContain(`Attached: ${file}`);
      expect(body).not.toContain('_draft');
      expect(href.length).toBeLessThan(2000);
    }
    expect(messageOf(cylinder, file, long, issue).needsFile).toBe(false);
  });

  test('asks for the file beside the link where the draft has its own article', () => {
    const { body, needsFile } = messageOf({ ...cylinder, article: 'Mine.' }, file, link, mail);
    expect(needsFile).toBe(true);
    expect(body).toContain(link);
    expect(body).toContain(`Attached: ${file}`);
  });

  test('leaves out the labels where they are too many for an address', () => {
    const field = { kind: 'number', label: 'What has a label as long as it may be' };
    const fields = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`f${at}`, field]));
    const { body, href = '' } = messageOf({ ...cylinder, fields }, file, link, mail);
    expect(body).toContain('Title: ');
    expect(body).not.toContain(field.label);
    expect(href.length).toBeLessThan(2000);
  });

  test('opens nowhere without an address', () => {
    expect(messageOf(cylinder, file, link, '')).not.toHaveProperty('href');
  });
});

describe('a draft for --from', () => {
  const folder = mkdtempSync(join(tmpdir(), 'draft-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  // The name says nothing of what is in it.
  const path = join(folder, 'draft.txt');
  const text = textOf(cylinder);
  const packed = (each: string) => `_draft=${deflateRawSync(each).toString('base64url')}`;
  const fragment = packed(text);

  const read = (content: string | Uint8Array) => {
    writeFileSync(path, content);
    return draftFrom(path);
  };
  const zip = (files: Readonly<Record<string, string>>) =>
    zipSync(Object.fromEntries(Object.entries(files).map(([name, each]) => [name, strToU8(each)])));

  test.each([
    ['the zip that the page saves', archiveOf(cylinder, filesOf(cylinder))],
    ['a zip of the unpacked zip', zip({ 'x/a.json': text, '__MACOSX/x/._a.json': 'x', 'x/b': '' })],
    ['the JSON that the page saves', text],
    ['JSON with a byte order mark', `\ufeff${text}`],
    ['a text with the link', `https://example.com/make#${fragment}\n`],
  ])('is read from %s', async (_, content) => {
    expect(await read(content)).toEqual({ data: cylinder });
  });

  test.each([
    `https://example.com/make#${fragment}`,
    `http://localhost:4173/make#radius=5&height=10&${fragment}`,
    `#${fragment}`,
    fragment,
  ])('is read from a link: %.40s', async (link) => {
    expect(await draftFrom(link)).toEqual({ data: cylinder });
  });

  test('of a zip with paths that lead elsewhere is read, and nothing is written', async () => {
    const written = zip({
      '../../etc/a.json': text,
      '/calculators/everyday/bmi/manifest.ts': 'throw 1;',
      '../compute.ts': 'throw 1;',
    });
    expect(await read(written)).toEqual({ data: cylinder });
  });

  const zipped = archiveOf(cylinder, filesOf(cylinder));
  test.each([
    ['a damaged zip', zipped.slice(0, 500), 'is a damaged zip: download or save it once more.'],
    ['the first bytes of a zip', 'PK', 'is a damaged zip: '],
    ['an empty zip', zip({}), 'is a zip without a calculator: “Save the file” under “Hand in”'],
    ['another zip', zip(filesOf(cylinder)), 'is a zip without a calculator'],
    ['two drafts', zip({ 'a.json': text, 'b.json': text }), 'is a zip with 2 JSON files, not one'],
    ['a zip with another JSON file', zip({ 'a.json': '{"name": "x"}' }), 'is no calculator: '],
    [
      'a zip that unfolds to too much',
      zip({ 'a.json': ' '.repeat(5_000_000) }),
      '“a.json” in it is too large for a calculator.',
    ],
    ['a large file', ' '.repeat(2_000_001), 'is too large for a calculator: is it another file?'],
    ['a long draft', `{"title": "${'x'.repeat(300_000)}"}`, 'the draft has 300,013 characters'],
    ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0xff), 'is none of what --from takes: '],
    ['a page', '<!doctype html>', 'is none of what --from takes: the zip or the JSON that'],
    ['broken JSON', '{\n  "title": x }', 'line 2, column 12: '],
    ['a list', '[]', 'has to be one object'],
    ['other JSON', '{"name": "site"}', 'is no calculator: it has neither fields nor results.'],
    ['a key of a prototype', '{"fields": {"__proto__": {}}}', 'which no draft can have.'],
  ])('is refused for %s', async (_, content, message) => {
    const found = await read(content);
    const { problem } = found as { readonly problem: string };
    expect(problem).toContain(path);
    expect(problem).toContain(message);
  });

  test.each([
    ['https://example.com/make', 'carries no calculator: copy all of it'],
    ['https://example.com/make#radius=5', 'carries no calculator: copy all of it'],
    [`https://example.com/make#${fragment.slice(0, -9)}`, 'The link is damaged: '],
    [`#${fragment.replace('_draft=', '_draft=%')}`, 'The link is damaged: '],
    [`#${packed('[]')}`, 'The calculator in the link: has to be one object'],
    [`#${packed('{}')}`, 'The calculator in the link: is no calculator'],
    [`#${packed(' '.repeat(200_001))}`, 'The calculator in this link is too large'],
  ])('is refused for the link %.40s', async (link, message) => {
    const { problem } = (await draftFrom(link)) as { readonly problem: string };
    expect(problem).toContain(message);
    expect(problem.length).toBeLessThan(220);
  });

  test('is refused where there is no such file', async () => {
    writeFileSync(path, text);
    expect(await draftFrom(join(folder, 'darft.txt'))).toEqual({
      problem: `There is no file “${join(folder, 'darft.txt')}”. Did you mean “${path}”?`,
    });
    expect(await draftFrom(folder)).toEqual({ problem: `“${folder}” is a folder, not a file.` });
    const { problem } = (await draftFrom('~/no/such.zip')) as { readonly problem: string };
    expect(problem).toBe(`There is no file “${join(homedir(), 'no/such.zip')}”.`);
  });
});
