import type { ExpandedManifest } from '../../../../schemas/calculator.ts';
import type { Digits, Example, Field, Result } from '../../../../schemas/manifest.ts';
import { type Answer, answer } from '../../../engine/answer/answer.ts';
import type { ExpandedCalculator } from '../../../engine/calculator.ts';

type Solved = Extract<Answer, { ok: true }>;

/** What the sections are about. */
export interface Subject {
  readonly words: Words;
  readonly manifest: ExpandedManifest;
  /** The ids of the fields that the first example fills in, and those that it may leave blank. */
  readonly asked: readonly string[];
  readonly optional: readonly string[];
  /** The ids of the results that the first example shows, those in large type first. */
  readonly headlines: readonly string[];
  readonly others: readonly string[];
  /** The examples that have an answer, each with its number in tokens. */
  readonly examples: readonly {
    readonly number: number;
    readonly example: Example;
    readonly outcome: Solved;
  }[];
}

/**
 * Words for the same, the plain one first. An article with short labels takes the longer ones, and one
 * with learned labels the plain ones, so that both have about the same reading grade.
 */
export const synonyms = {
  page: ['page', 'calculator'],
  find: ['find', 'determine'],
  finds: ['works out', 'determines'],
  shows: ['shows', 'displays'],
  raise: ['raise', 'increase'],
  grow: ['grow', 'increase'],
  shrink: ['shrink', 'decrease'],
  lower: ['lower', 'decrease'],
  enter: ['enter', 'the calculation requires'],
  only: ['asks for this only', 'considers this information only'],
  alone: ['and nothing else', 'and leave everything else unchanged'],
  affects: ['makes no difference to', 'has no influence on'],
  entries: ['entries', 'information'],

  ready: ['at once', 'immediately'],
} as const satisfies Readonly<Record<string, readonly [plain: string, longer: string]>>;

/** The words of an article. */
export type Words = Readonly<Record<keyof typeof synonyms, string>>;

/** The words of an article that takes the longer one for the first so many. */
export const wordsAt = (level: number): Words =>
  Object.fromEntries(
    Object.entries(synonyms).map(([key, [plain, longer]], index) => [
      key,
      index < level ? longer : plain,
    ]),
  ) as Words;

/** So many parts of a long manifest are described; the form and the steps have all of them. */
export const most = { fields: 12, steps: 9, laws: 6, cautions: 4, rows: 12 } as const;

/** Sentences as a paragraph. */
export const paragraph = (...sentences: readonly (string | undefined | false)[]): string =>
  sentences.filter(Boolean).join(' ');

/** A table in Markdown; an empty text without rows. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  rows.length === 0
    ? ''
    : [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const isBlankable = (field: Field): boolean =>
  field.optional === true || ('whenBlank' in field && field.whenBlank !== undefined);

/** What the engine answers to an example; nothing where the computation stops, which the check reports. */
function answerTo(calculator: ExpandedCalculator, { given, today }: Example): Answer | undefined {
  try {
    return answer(calculator, given, { today: today ?? '2026-01-01' });
  } catch {
    return undefined;
  }
}

/** Reads from a calculator, and from the answers to its examples, what the sections are about. */
export function subjectOf(calculator: ExpandedCalculator): Omit<Subject, 'words'> {
  const { manifest } = calculator;
  const examples = manifest.examples.flatMap((example, index) => {
    if (example.shown === false) return [];
    const outcome = answerTo(calculator, example);
    return outcome?.ok ? [{ number: index + 1, example, outcome }] : [];
  });
  const first = examples[0]?.outcome;
  const isShown = (id: string) => first === undefined || typeof first.shown[id] === 'string';
  const figures = Object.keys(manifest.results).filter(isShown);
  const isHeadline = (id: string) => manifest.results[id]?.headline === true;
  const headlines = figures.filter(isHeadline);
  const all = Object.entries(manifest.fields);
  // What is measured or counted comes before what is only selected.
  const isSelected = ([, { kind }]: (typeof all)[number]) =>
    kind === 'choice' || kind === 'currency';
  const ids = [...all.filter((each) => !isSelected(each)), ...all.filter(isSelected)];
  const fields = ids
    .map(([id]) => id)
    .filter((id) => first === undefined || first.values[id] !== undefined);
  const blank = fields.filter((id) => isBlankable(manifest.fields[id] as Field));
  return {
    manifest,
    asked: fields.filter((id) => !blank.includes(id)),
    optional: blank,
    headlines: headlines.length > 0 ? headlines : figures.slice(0, 1),
    others: figures.filter((id) => headlines.length > 0 && !isHeadline(id)),
    examples,
  };
}

/** Whether a result is a single number. */
export const isNumber = (result: Result | undefined): boolean =>
  /^(?:number|money|percent)$/.test(result?.kind ?? '');

const counted = (count: number, what: string): string =>
  `${count} ${what}${count === 1 ? '' : 's'}`;

/** How many digits of a figure are shown, in words. */
export function digitsText(digits: Digits | undefined): string {
  if (typeof digits === 'number') {
    return digits === 0 ? 'as a whole number' : `with ${counted(digits, 'decimal')}`;
  }
  if (typeof digits !== 'object') return digits === undefined ? 'with 2 decimals' : '';
  return 'atMost' in digits
    ? `with ${counted(digits.atMost, 'decimal')} at most`
    : `with ${counted(digits.significant, 'significant digit')}`;
}

/** Whether the formulas round on the way, so that not every digit is kept. */
export const rounds = ({ steps }: ExpandedManifest): boolean =>
  steps.some(({ formula = '' }) => /\b(?:round|ceil|floor)\(/.test(formula));
