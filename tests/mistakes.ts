import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { categories } from '../calculators/categories.ts';
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

/** The original text, its replacement, the message; and the text at which the line is expected. */
type Edit = readonly [
  from: string,
  to: string,
  messages: string | readonly string[],
  near?: string,
];

/** Slips in one file, by slug. */
const slipsIn = (
  file: string,
  edits: Readonly<Record<string, Edit>>,
  right: Mistake['files'] = parcel,
): readonly Mistake[] =>
  Object.entries(edits).map(([slug, [from, to, expected, near]]) => {
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

interface Slips {
  /** What is wrong with all of them. */
  readonly about: string;
  readonly file: string;
  readonly slips: Readonly<Record<string, Edit>>;
}

const slips = (
  JSON.parse(readFileSync(join(import.meta.dirname, 'mistakes.json'), 'utf8')) as readonly Slips[]
).flatMap(({ file, slips: edits }) => slipsIn(file, edits));

/** Slips whose text is computed. */
const computed: readonly Mistake[] = [
  ...slipsIn('manifest.ts', {
    'tables-undeclared': [
      partOfManifest('  tables: {', '  variations: ['),
      '',
      ['tables.ts: the manifest declares no `tables` for it to fill.'],
    ],
  }),
  ...slipsIn('article.md', {
    'few-words': [
      article.slice(article.indexOf('## A heading {#example}')),
      `## A heading {#limits}\n\n${paragraph.replace(/\..*/, '.')}\n`,
      'It has 206 words; at least 250 are asked for.',
      '',
    ],
    'many-words': [
      '{{1.price}}.',
      `{{1.price}}.\n\n${`${paragraph}\n\n`.repeat(3)}`,
      'It has 930 words; at most 800 in the category “everyday”.',
      '',
    ],
    'short-sentences': [
      '{{1.price}}.',
      `{{1.price}}. ${'Weigh it carefully. '.repeat(5)}`,
      '17% of its sentences have fewer than 7 words: at most 10%.',
      '',
    ],
  }),
];

/** Formulas alone compute, or should. */
const unformed = slipsIn(
  'manifest.ts',
  {
    'no-formula-of-a-figure': [
      "      formula: 'speed * metresPerFoot',\n",
      '',
      "results.thinking.formula: is missing: write it, or give the figure by a function, `compute: 'compute.ts'`.",
      'thinking: {',
    ],
    'unused-working': [
      '  constants: {\n',
      "  workings: { spare: { kind: 'number', label: 'Spare', symbol: 'x', formula: 'speed' } },\n  constants: {\n",
      'workings.spare: nothing uses this figure.',
      'workings: {',
    ],
    'no-function': [
      "compute: 'formulas'",
      "compute: 'compute.ts'",
      [
        'compute.ts: the file is missing.',
        "compute: every figure has a formula: write 'formulas', and delete compute.ts.",
      ],
    ],
  },
  guide,
);

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
  ...slips,
  ...computed,
  ...unformed,
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
