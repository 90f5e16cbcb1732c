import { spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sections } from '../build/article.ts';
import { root } from '../build/calculators.ts';

/*
 * What an editor reads about a broken calculator. Each fixture is one small manifest with one thing
 * wrong in it; in a copy of the repository, each becomes a calculator of its own.
 */

const fixtures = join(import.meta.dirname, 'fixtures/broken');
const slugs = globSync('*.ts', { cwd: fixtures }).map((file) => basename(file, '.ts'));
const folderOf = (slug: string): string => `calculators/everyday/${slug}`;

const compute = `import { Big } from '#schemas/decimal.ts';

export const compute = ({ weight, zone }) => {
  const price = weight.times(zone).times(2);
  return { price, each: price.div(zone) };
};
`;
/** Where it is the computation that is broken. */
const computations: Readonly<Record<string, string | undefined>> = {
  'no-compute': undefined,
  'no-compute-export': compute.replace('compute', 'price'),
  'compute-syntax': compute.replace('return {', 'return'),
  'compute-stops': compute.replace('weight.times(zone)', 'weight.multiply(zone)'),
};

/** What fills the tables that a manifest declares, where it is that which is broken. */
const fillings: Readonly<Record<string, string>> = {
  'tables-tie':
    'export const tables = (_, { results }) => ({ days: [{ cost: results.price.plus(1) }] });',
  'tables-row': 'export const tables = () => ({ days: [{ cots: 1 }] });',
  'tables-undeclared': 'export const tables = () => ({});',
};

const article = Object.keys(sections)
  .map((id) => `## A heading {#${id}}\n\n${'Words and more words. '.repeat(25)}\n`)
  .join('\n')
  .replace('{#formula}', () => '{#formula}\n\n$$\np = 2wz\n$$')
  .replace('{#example}', '{#example}\n\nThe price is {{1.price}}.')
  .replace('{#questions}', `{#questions}\n${'\n### Is it so?\n'.repeat(4)}`);

const brokenArticle = article
  .replace('{#about}\n\n', '{#about}\n\n{{1.prize}} ')
  .replace('{#formula}', '{#formulas}')
  .replace('{{1.price}}.', '{{1.price}}, or 13.75.\n\n[Another](/calculator/parsel).');

let copy = '';
const read = (file: string): string => readFileSync(join(copy, file), 'utf8');

/** Runs the copy's own check. */
function check(...args: readonly string[]): { code: number | null; lines: readonly string[] } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['build/check.ts', ...args], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, VITEST: undefined, NODE_ENV: undefined, NO_COLOR: '1' },
  });
  return { code: status, lines: `${stdout}${stderr}`.trimEnd().split('\n') };
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'check-'));
  for (const part of ['build', 'schemas', 'src', 'calculators/shared', 'package.json']) {
    cpSync(join(root, part), join(copy, part), { recursive: true });
  }
  for (const file of ['calculators/categories.ts', 'tests/generators.ts', 'tests/laws.ts']) {
    cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const slug of slugs) {
    const folder = join(copy, folderOf(slug));
    mkdirSync(folder, { recursive: true });
    cpSync(join(fixtures, `${slug}.ts`), join(folder, 'manifest.ts'));
    writeFileSync(join(folder, 'article.md'), slug === 'article' ? brokenArticle : article);
    const code = slug in computations ? computations[slug] : compute;
    if (code !== undefined) writeFileSync(join(folder, 'compute.ts'), code);
    const filling = fillings[slug];
    if (filling !== undefined) writeFileSync(join(folder, 'tables.ts'), filling);
  }
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

const exampleLine = 'manifest.ts:23: examples[0].shows.price: says “12”, the page “12.00”.';

/** By fixture: what is printed about it, after its folder. */
const messages: Readonly<Record<string, readonly string[]>> = {
  // The file does not even load.
  syntax: ['manifest.ts:12: is not TypeScript: Expected `,` or `}` but found `Identifier`'],
  'no-default-export': [
    'manifest.ts:3: has no default export: write `export default defineCalculator({ … })`.',
  ],
  'unknown-import': ['manifest.ts:2: imports tariff.ts, which does not exist.'],
  'stops-on-loading': [
    `manifest.ts:9: does not load: Unexpected token 'i', "ninety" is not valid JSON`,
  ],
  'no-compute': ['compute.ts: the file is missing.'],
  'no-compute-export': ['compute.ts: exports no function `compute`.'],
  'compute-syntax': [
    'compute.ts:5: is not TypeScript: Expected a semicolon or an implicit semicolon after a statement, but found none',
  ],
  // The manifest breaks a rule of the language.
  'unknown-key': ['manifest.ts:10: manifest: unknown key “quikTool”. Did you mean “quickTool”?'],
  'missing-key': ['manifest.ts:12: fields.zone.label: is missing.'],
  'unknown-id': [
    'manifest.ts:23: examples[0].shows: there is no result “prise”. Did you mean “price”?',
  ],
  'default-out-of-bounds': [
    'manifest.ts:11: fields.weight.default: the form itself refuses 31: Enter a number from 0 to 30.',
  ],
  'other-folder': [
    'manifest.ts:32: compute: names the folder of compute.ts: here it is “everyday/other-folder”.',
  ],
  formula: [
    'manifest.ts:18: steps[0].formula: “weight * (zone * 2” does not parse: “)” is missing before “the end”.',
  ],
  'label-colon': ['manifest.ts:12: fields.zone.label: ends with “:”: a label has no end.'],
  'label-stop': ['manifest.ts:12: fields.zone.label: ends with “.”: a label has no end.'],
  'label-capitals': [
    'manifest.ts:11: fields.weight.label: is all capitals: write it as in a sentence.',
  ],
  'label-blank': ['manifest.ts:11: fields.weight.label: has a blank before or after it.'],
  'label-lower-case': [
    'manifest.ts:15: results.price.label: starts in lower case: begin with a capital.',
  ],
  // The calculator does not do what its manifest says.
  example: [exampleLine],
  'example-hidden': [
    'manifest.ts:24: examples[0].shows.each: the page does not show this result here: take it out.',
  ],
  'compute-stops': [
    'manifest.ts:20: examples[0]: the computation stops: weight.multiply is not a function (calculators/everyday/compute-stops/compute.ts:4)',
  ],
  law: [
    [
      'manifest.ts:28: laws[0]: Parcel Calculator (law): with a higher weight, price never rises — not so here.',
      '  Typed',
      '    Weight: 0, then 1',
      '    Zone: 1',
      '  Expected  Price at most 0 with Weight 1, as with 0',
      '  Got       2',
    ].join('\n'),
  ],
  'unused-field': [
    'manifest.ts:13: fields.colour: nothing uses it: no step, unit or condition names it, and no result changed with it in 20 forms filled in at random. If it is meant to change nothing, say so by a law that `holds`.',
  ],
  'never-shown': [
    'manifest.ts:16: results.each: is never shown: not by an example, nor in 200 forms filled in at random. Look at its `when`.',
  ],
  'tables-missing': ['tables.ts: the file is missing: it fills the manifest’s `tables`.'],
  'tables-undeclared': ['tables.ts: the manifest declares no `tables` for it to fill.'],
  'tables-tie': [
    'manifest.ts:21: tables.days.columns.cost.ties: adds up to 13.00, and price is 12.00, for {"weight":2,"zone":3}.',
  ],
  'tables-row': ['manifest.ts:21: tables.days.columns.cost: row 1 of tables.ts has none.'],
  // The article.
  article: [
    'article.md:3: {{1.prize}}: there is no result or field “prize”. Did you mean “price”?',
    'article.md:7: “{#formulas}” is not a section; known are about, formula, example, result, limits, questions, sources. Did you mean “formula”?',
    'article.md:15: The worked example states 13.75, which neither the manifest nor the engine gives: write it as {{1.result}} or {{1: a * b | 2}}.',
    'article.md:17: the link leads to /calculator/parsel, which does not exist.',
    'article.md: The section on how it is worked out is missing: a heading that ends in {#formula}.',
  ],
};

describe('the check', () => {
  test('says exactly what is wrong with each calculator, and where, and goes on with the next', () => {
    const { code, lines } = check();
    expect(code).toBe(1);
    const said = lines.slice(0, -1).join('\n').split(folderOf('')).slice(1);
    // Where and after how many inputs a counterexample was found is fast-check's own affair.
    const told = said.map((each) => each.replace(/\n {2}Found .*/, '').trimEnd());
    const wanted = Object.entries(messages).flatMap(([slug, list]) =>
      list.map((message) => `${slug}/${message}`),
    );
    expect(told.sort()).toEqual(wanted.sort());
    expect(Object.keys(messages).sort()).toEqual(slugs.filter((slug) => slug !== 'right').sort());
    expect(lines.at(-1)).toBe(`${told.length} things to mend.`);
  });

  test('finds nothing wrong with the manifest that they all vary', () => {
    expect(check('right')).toEqual({ code: 0, lines: ['1 checked, nothing wrong.'] });
  });

  test('says how it is called when it is called otherwise', () => {
    expect(check('--fixx')).toEqual({
      code: 2,
      lines: ['Usage: npm run check -- [--fix] [calculator]'],
    });
    expect(check('exampel').lines).toEqual([
      'There is no calculator “exampel”. Did you mean “example”?',
    ]);
  });
});

describe('--fix', () => {
  test('writes what an example shows into its manifest, and nothing else', () => {
    const file = `${folderOf('example')}/manifest.ts`;
    const before = read(file);
    expect(check('--fix', 'example')).toEqual({
      code: 0,
      lines: [`${folderOf('example')}/${exampleLine} Mended.`, '1 checked, nothing wrong.'],
    });
    expect(read(file)).toBe(before.replace("'12'", "'12.00'"));
    expect(check('example').code).toBe(0);
  });

  test('leaves alone what only an editor can mend', () => {
    for (const slug of ['law', 'example-hidden', 'label-colon']) {
      const file = `${folderOf(slug)}/manifest.ts`;
      const before = read(file);
      expect(check('--fix', slug).code, slug).toBe(1);
      expect(read(file)).toBe(before);
    }
  });
});
