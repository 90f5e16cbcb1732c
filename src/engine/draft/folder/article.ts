import type { ExpandedManifest } from '../../../../schemas/calculator.ts';
import { required, sections } from '../../check/readability.ts';
import { holds } from '../../input/condition.ts';
import { initialValues, type Values } from '../../input/inputs.ts';
import { stepTex } from '../../steps/worked-steps.ts';
import { capital, ended, escaped, labelOf, listed, plain, unitOf } from '../wording.ts';

/*
 * An article that is still to be written: its headings, the facts of the manifest under them, and a TODO
 * where an author has to write. It has no sentence that pretends to be an author’s.
 */

type Section = keyof typeof sections;

/** What an author has to write in each section. */
const belongs: Readonly<Record<Section, string>> = {
  about: 'who asks this question and when, what to enter, and what the answer is good for.',
  formula: 'the formula in TeX, between two pairs of dollar signs, and what each symbol means.',
  example:
    'one case from start to end, its figures taken from the first example as CONTRIBUTING.md shows.',
  result: 'what a high, a low or an odd result means, and what to do next.',
  limits: 'what the formula takes for granted, and where it must not be used.',
  questions:
    'what people ask that the rest does not answer, each a heading of the third level that ends in a question mark, each with its answer.',
  sources: 'the publications that a reader can check this against, with links.',
};

const entry = (name: string, ...more: readonly (string | undefined)[]): string =>
  `- **${escaped(name)}**${more.map((each) => (each ? `: ${ended(escaped(each))}` : '')).join('')}`;

/** A table in Markdown; an empty text without rows. */
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  rows.length === 0
    ? ''
    : [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const withUnit = (manifest: ExpandedManifest, id: string): string => {
  const unit = unitOf(manifest, id);
  return capital(labelOf(manifest, id)) + (unit ? ` (${unit})` : '');
};

/** The fields and results, with their units and what stands below their labels. */
function aboutFacts(manifest: ExpandedManifest): readonly string[] {
  const lines = (part: Readonly<Record<string, { readonly help?: string }>>) =>
    Object.entries(part)
      .map(([id, { help }]) => entry(withUnit(manifest, id), help))
      .join('\n');
  return ['Entered:', lines(manifest.fields), 'Answered:', lines(manifest.results)];
}

/** The formulas in TeX, with what their symbols stand for. */
function formulaFacts(manifest: ExpandedManifest): readonly string[] {
  const formulas = manifest.steps.flatMap((step) => {
    const tex = stepTex(manifest, step);
    // Two braces would begin a figure.
    return tex === undefined ? [] : [`$$\n${tex.replace(/\{(?=\{)/g, '{ ')}\n$$`];
  });
  const symbols = Object.entries(manifest.symbols).map(([id, tex]) => [
    `$${tex}$`,
    escaped(withUnit(manifest, id)),
    manifest.constants[id] ? plain(manifest.constants[id].value) : '',
  ]);
  return [...formulas, table(['Symbol', 'Stands for', 'Always'], symbols)];
}

/** What the first visible example enters and shows, as tokens that the engine fills in. */
function exampleFacts(manifest: ExpandedManifest): readonly string[] {
  const index = manifest.examples.findIndex(({ shown }) => shown !== false);
  const example = manifest.examples[index];
  if (!example) return [];
  const typed: Values = { ...initialValues(manifest), ...example.given };
  const isFigure = (id: string) =>
    !Array.isArray(typed[id]) && holds(manifest.fields[id]?.when, typed);
  const rows = [...Object.keys(example.given).filter(isFigure), ...Object.keys(example.shows)].map(
    (id) => [escaped(capital(labelOf(manifest, id))), `{{${index + 1}.${id}}}`],
  );
  return [entry(example.title, example.source), table(['Figure', 'In this example'], rows)];
}

/** The named ranges of results. */
const resultFacts = ({ results }: ExpandedManifest): readonly string[] =>
  Object.values(results).flatMap((result) =>
    'bands' in result && result.bands
      ? table(
          [escaped(result.label), 'From', 'Advice'],
          result.bands.map(({ label, advice = '' }, at, bands) => {
            const { below, upTo } = bands[at - 1] ?? {};
            const above = upTo === undefined ? '' : `above ${plain(upTo)}`;
            const from = below === undefined ? above : plain(below);
            return [escaped(label), from, escaped(advice)];
          }),
        )
      : [],
  );

/** What the page says of its limits: the model, cautions, and why it refuses what was entered. */
function limitsFacts({ model, cautions, guards }: ExpandedManifest): readonly string[] {
  const texts = [
    ...(model === undefined ? [] : [model]),
    ...cautions.map(({ say }) => say),
    ...guards.map(({ message }) => message),
  ];
  const plainTexts = [...new Set(texts)].filter((text) => !text.includes('{'));
  return [plainTexts.map((text) => `- ${ended(escaped(text))}`).join('\n')];
}

/** Every source that the manifest names, with what rests on it. */
function sourcesFacts(manifest: ExpandedManifest): readonly string[] {
  const found = new Map<string, Set<string>>();
  const add = (source: string | undefined, what: string) => {
    if (source) found.set(source, (found.get(source) ?? new Set()).add(escaped(what)));
  };
  for (const [id, figure] of Object.entries({ ...manifest.results, ...manifest.workings })) {
    const label = labelOf(manifest, id);
    if ('source' in figure) add(figure.source, label);
    if ('ranges' in figure) add(figure.ranges?.source, label);
    if ('graduated' in figure) add(figure.graduated?.source, label);
  }
  for (const field of Object.values(manifest.fields)) {
    if (field.kind === 'choice') add(field.source, field.valueLabel ?? field.label);
  }
  for (const { label, source } of Object.values(manifest.constants)) add(source, label);
  for (const { title, source } of manifest.examples) add(source, title);
  return [
    [...found].map(([source, what]) => `- ${escaped(source)} (${listed([...what])})`).join('\n'),
  ];
}

const facts: Readonly<Partial<Record<Section, (manifest: ExpandedManifest) => readonly string[]>>> =
  {
    about: aboutFacts,
    formula: formulaFacts,
    example: exampleFacts,
    result: resultFacts,
    limits: limitsFacts,
    sources: sourcesFacts,
  };

/** An article that is still to be written; with a manifest, the facts that follow from it stand there. */
export const articleSkeleton = (manifest?: ExpandedManifest): string =>
  Object.entries(sections)
    .map(([id, what]) =>
      [
        `## TODO: a heading on ${what} {#${id}}`,
        ...(manifest ? (facts[id as Section]?.(manifest) ?? []) : []),
        `TODO: ${belongs[id as Section]}${required.includes(id as Section) ? '' : ' Or leave this section out.'}`,
      ]
        .filter((part) => part !== '')
        .join('\n\n'),
    )
    .join('\n\n')
    .concat('\n');
