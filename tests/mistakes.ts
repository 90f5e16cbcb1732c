import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { categories } from '../calculators/categories.ts';
import { readJsonLines } from '../scripts/files.ts';
import { sections } from '../src/engine/check/readability.ts';

/*
 * Whatever an editor can get wrong, once: a calculator in which nothing is (tests/fixtures/parcel),
 * one change to it, and the messages of `npm run check`. Each mistake becomes a calculator of its own.
 */

const fixture = join(import.meta.dirname, 'fixtures/parcel');

/** Sentences in which the check finds nothing to improve. */
const paragraph = [
  'The price of a parcel depends on what it weighs, how far it travels and how quickly it must arrive.',
  'A heavier parcel is more expensive in every zone, because the carrier charges for each kilogram.',
  'Insurance adds a small part of the declared value, which the carrier returns if the parcel is lost.',
  'Most people only send something small and light.',
  'Anybody who regularly sends several parcels to customers in the same country may ask the carrier for a contract with lower charges and a collection at the door.',
].join(' ');

const article = Object.keys(sections)
  .map((id) => `## A heading {#${id}}\n\n${paragraph}\n`)
  .join('\n')
  .replace('{#formula}', () => '{#formula}\n\n$$\np = 2w\n$$')
  .replace('{#example}', '{#example}\n\nThe price is {{1.price}}.')
  .replace('{#questions}', `{#questions}\n${'\n### Is it so?\n'.repeat(4)}`);

/** The files of the guide's calculator, which formulas alone compute; its related ones are not here. */
const guide: Readonly<Record<string, string>> = {
  'manifest.ts': readFileSync(
    join(import.meta.dirname, 'fixtures/stopping-distance/manifest.ts'),
    'utf8',
  ).replace(/^ {2}related: .*$/m, '  order: 7,'),
  'article.md': article.replace('{{1.price}}', '{{1.stopping}}'),
};

/** The files of the calculator in which nothing is wrong. */
export const parcel: Readonly<Record<string, string>> = {
  'manifest.ts': readFileSync(join(fixture, 'manifest.ts'), 'utf8'),
  'compute.ts': readFileSync(join(fixture, 'compute.ts'), 'utf8'),
  'tables.ts': readFileSync(join(fixture, 'tables.ts'), 'utf8'),
  'article.md': article,
};

function partOfManifest(from: string, to: string): string {
  const manifest = parcel['manifest.ts'] ?? '';
  return manifest.slice(manifest.indexOf(from), manifest.indexOf(to));
}

/** One thing wrong. */
export interface Mistake {
  /** The slug of the calculator that has it. */
  readonly slug: string;
  /** Its category, where that is what is wrong. */
  readonly category?: string;
  readonly files: Readonly<Record<string, string>>;
  /** The messages, without the path of the calculator's folder. */
  readonly messages: readonly string[];
}

/** One text of a file replaced by another, and the messages about it. */
interface Slip {
  readonly slug: string;
  readonly from: string;
  readonly to: string;
  readonly messages: string | readonly string[];
  /** The text at which the line is expected; where it is blank, no line is. */
  readonly near?: string;
}

/** Slips in one file, each in a calculator of its own. */
const slipsIn = (
  file: string,
  slips: readonly Slip[],
  right: Mistake['files'] = parcel,
): readonly Mistake[] =>
  slips.map(({ slug, from, to, messages: expected, near }) => {
    const before = right[file] ?? '';
    if (before.split(from).length !== 2) throw new Error(`“${from}” is not once in ${file}.`);
    const wrong = before.replace(from, () => to);
    const at = near === undefined ? before.indexOf(from) : wrong.indexOf(near);
    if (at < 0) throw new Error(`“${near}” is not in ${file} of ${slug}.`);
    const line = near === '' ? '' : `:${wrong.slice(0, at).split('\n').length}`;
    const messages = [expected]
      .flat()
      .map((each) =>
        /^(?:manifest|compute|tables|article)\.\w+:/.test(each) ? each : `${file}${line}: ${each}`,
      );
    return { slug, files: { ...right, [file]: wrong }, messages };
  });

/** The slips that a file of `tests/mistakes` lists, one a line. */
const listed = (name: string): readonly Slip[] =>
  readJsonLines(join(import.meta.dirname, `mistakes/${name}.jsonl`));

const without = (slug: string, file: string): Mistake => ({
  slug,
  files: Object.fromEntries(Object.entries(parcel).filter(([name]) => name !== file)),
  messages: [`${file}: the file is missing.`],
});

/** The folder has a wrong path. */
const misplaced: readonly Mistake[] = [
  {
    slug: 'no-category',
    category: 'evryday',
    messages: [
      `there is no category “evryday”; known are ${categories.map(({ id }) => id).join(', ')}. Did you mean “everyday”?`,
    ],
  },
  {
    slug: 'No_Address',
    category: 'everyday',
    messages: [
      '“No_Address” is a part of the address: small letters and digits, a hyphen between words.',
    ],
  },
  {
    slug: 'label-stop',
    category: 'technology',
    messages: ['calculators/everyday/label-stop has the same address: rename one of them.'],
  },
].map((each) => ({ ...each, files: parcel }));

export const mistakes: readonly Mistake[] = [
  // The manifest does not even load.
  ...slipsIn('manifest.ts', listed('unloaded')),
  // It breaks a rule of the language: its shape.
  ...slipsIn('manifest.ts', listed('misshapen')),
  // Its parts do not fit together.
  ...slipsIn('manifest.ts', listed('mismatched')),
  // The way to a figure does not fit together: formulas, constants, cases, tables of ranges.
  ...slipsIn('manifest.ts', listed('misworked')),
  // A table on demand does not fit together.
  ...slipsIn('manifest.ts', [
    ...listed('mistabled'),
    {
      slug: 'tables-undeclared',
      from: partOfManifest('  tables: {', '  variations: ['),
      to: '',
      messages: ['tables.ts: the manifest declares no `tables` for it to fill.'],
    },
  ]),
  // A label breaks the style.
  ...slipsIn('manifest.ts', listed('unstyled')),
  // The calculator does not behave as its manifest declares.
  ...slipsIn('manifest.ts', listed('untrue')),
  // Content is missing that only an author can give.
  ...slipsIn('manifest.ts', listed('lacking')),
  // Formulas alone compute, or should.
  ...slipsIn('manifest.ts', listed('unformed'), guide),
  // It is the computation that is wrong, the function of the tables, the article.
  ...slipsIn('compute.ts', listed('uncomputed')),
  ...slipsIn('tables.ts', listed('untabled')),
  ...slipsIn('article.md', [
    ...listed('unwritten'),
    {
      slug: 'few-words',
      from: `${paragraph}\n\n## A heading {#formula}`,
      to: '## A heading {#formula}',
      messages: 'It has 570 words; at least 600 are asked for.',
      near: '',
    },
  ]),
  without('no-compute', 'compute.ts'),
  {
    slug: 'no-formula-at-all',
    files: {
      ...guide,
      'manifest.ts': (guide['manifest.ts'] ?? '')
        .replace(/^ +(?:formula|because|constants: \{ brakes): .*\n/gm, '')
        .replace(/^ {2}constants: \{[\s\S]*?^ {2}\},\n/m, '')
        .replace("compute: 'formulas'", "compute: 'compute.ts'"),
      'compute.ts': parcel['compute.ts'] ?? '',
    },
    messages: [
      'manifest.ts:37: results: there is no formula: the page has none to show, nor the tests to check.',
    ],
  },
  {
    slug: 'needless-function',
    files: { ...guide, 'compute.ts': parcel['compute.ts'] ?? '' },
    messages: [
      "compute.ts: the manifest says `compute: 'formulas'`: delete this file, or write `compute: 'compute.ts'`.",
    ],
  },
  without('no-tables', 'tables.ts'),
  without('no-article', 'article.md'),
  ...misplaced,
];
