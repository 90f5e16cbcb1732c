import type { ExpandedManifest, Step } from '../../../../schemas/calculator.ts';
import { parseFormula } from '../../../../schemas/formula.ts';
import { limits, wordsOf } from '../../../engine/check/readability.ts';
import { stepTex } from '../../../engine/steps/worked-steps.ts';
import {
  capital,
  conditionsText,
  ended,
  escaped,
  formulaText,
  labelOf,
  named,
  plain,
  the,
  theId,
  unitsOf,
} from '../../draft/wording.ts';
import { most, type Subject, table } from './subject.ts';

/** The steps that an article shows: those with a formula, if there are any, and none that only renames a figure. */
const stepsOf = ({ steps }: ExpandedManifest): readonly Step[] => {
  const formulas = steps.filter(
    ({ formula }) => formula !== undefined && parseFormula(formula).kind !== 'id',
  );
  return (formulas.length > 0 ? formulas : steps).slice(0, most.steps);
};

const stepLabel = (manifest: ExpandedManifest, { gives, label }: Step): string =>
  label && !label.includes('{') ? label : labelOf(manifest, gives);

/** The first text that is short enough for a sentence; the last one, if none is. */
const shortest = (texts: readonly string[]): string =>
  texts.find((text) => wordsOf(text).length <= limits.longest.atMost - 4) ??
  (texts.at(-1) as string);

/** What is said before the formula of a step. */
function stepText({ manifest, words }: Subject, step: Step, index: number): string {
  const name = the(stepLabel(manifest, step));
  const condition = conditionsText(manifest, step.when);
  const starts = condition ? [`while ${condition}, `, 'in one of the cases, '] : [''];
  const inWords = formulaText(manifest, step.formula as string);
  const ids = [...new Set(idsIn(step.formula as string))].filter(
    (id) => !manifest.constants[id] && id !== step.gives,
  );
  const needs = ids.length > 0 ? named(manifest, ids, 4) : 'no entry at all';
  const withWords = [
    `to ${words.find} ${name}, ${inWords}:`,
    `the formula for ${name} says the following: ${inWords}.`,
    `for ${name}, ${inWords}.`,
  ];
  const without = [
    `${name} can be calculated from ${needs}, with this formula:`,
    `the formula for ${name} combines ${needs} in this way:`,
  ];
  const text = (from: readonly string[]) => from[index % from.length] as string;
  return capital(
    shortest([
      ...(inWords ? starts.map((start) => start + text(withWords)) : []),
      ...starts.map((start) => start + text(without)),
    ]),
  );
}

/** The ids that a formula names; of rows, the id of the list. */
function idsIn(formula: string): readonly string[] {
  if (formula === '') return [];
  const ids: string[] = [];
  const walk = (part: ReturnType<typeof parseFormula>): void => {
    if (part.kind === 'id') ids.push(part.id.split('.')[0] as string);
    else if (part.kind === 'binary') [part.left, part.right].forEach(walk);
    else if (part.kind === 'negative') walk(part.of);
    else if (part.kind === 'call') part.of.forEach(walk);
  };
  walk(parseFormula(formula));
  return ids;
}

/** A step that reads its figure from a table of ranges. */
function rangesText({ manifest, words }: Subject, { gives, ranges, graduated }: Step): string {
  const source = ranges ?? graduated;
  if (!source) return '';
  const name = theId(manifest, gives);
  const of = theId(manifest, source.of);
  return ranges
    ? `To ${words.find} ${name}, look up ${of} in a table: the figure beside the highest limit that is reached is the one that counts.`
    : `To ${words.find} ${name}, divide ${of} into slices: each slice between two limits counts at an individual rate.`;
}

/** Writes the section on how figures are worked out. */
export function formula(subject: Subject): string {
  const { manifest, headlines, words } = subject;
  const steps = stepsOf(manifest);
  const shown = steps.flatMap((step, index) => {
    const tex = stepTex(manifest, step);
    if (tex === undefined) return [rangesText(subject, step)];
    return [stepText(subject, step, index), `$$\n${tex}\n$$`, ...reasonOf(step)];
  });
  const symbols = Object.entries(manifest.symbols)
    .filter(
      ([id]) =>
        !manifest.constants[id] &&
        steps.some(
          (step) =>
            step.gives === id || idsIn(step.formula ?? '').includes(id.split('.')[0] as string),
        ),
    )
    .map(([id, tex]) => [
      `$${tex}$`,
      escaped(capital(labelOf(manifest, id))),
      escaped(kindOrUnit(manifest, id)),
    ]);
  const constants = Object.values(manifest.constants).map(
    ({ label, value, unit = '', symbol, source }) => [
      escaped(label),
      symbol ? `$${symbol}$` : '–',
      escaped(`${plain(value)} ${unit}`),
      source ? escaped(source) : 'set by this calculator',
    ],
  );
  const renaming = manifest.steps.filter(
    ({ formula }) => formula !== undefined && parseFormula(formula).kind === 'id',
  ).length;
  const more = manifest.steps.length - steps.length - renaming;
  return [
    ...shown,
    more > 0 &&
      `Under “How it is worked out”, the ${words.page} ${words.shows} ${more === 1 ? 'one further step' : `${more} further steps`}, also with your own numbers.`,
    symbols.length > 0 &&
      `Each symbol in these formulas stands for an entry, for a result or for a step on the way to ${named(manifest, headlines, 2)}:`,
    table(['Symbol', 'What it stands for', 'Unit'], symbols.slice(0, 2 * most.rows)),
    constants.length > 0 &&
      (constants.length === 1
        ? 'One number in the calculation is always the same, so the form does not ask for it:'
        : 'Some numbers in the calculation are always the same, so the form does not ask for them:'),
    table(
      ['Fixed number', 'Symbol', 'Value', 'Where it comes from'],
      constants.slice(0, most.rows),
    ),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** The unit of a figure, or what it is an amount of. */
function kindOrUnit(manifest: ExpandedManifest, id: string): string {
  const { fields, results, workings, ownMoney = [] } = manifest;
  const kind = (results[id] ?? workings[id] ?? fields[id])?.kind;
  const unit = unitsOf(manifest, id);
  if (unit) return unit;
  if (kind === 'money' || ownMoney.includes(id)) return 'money';
  return kind === 'percent' ? '%' : kind === 'date' ? 'day' : '–';
}

/** The author’s own reason for a formula, where it is always the same sentence. */
const reasonOf = ({ because }: Step): readonly string[] =>
  because
    .filter(({ say, when }) => !when && !say.includes('{') && say.split(' ').length > 5)
    .slice(0, 1)
    .map(({ say }) => ended(escaped(say)));
