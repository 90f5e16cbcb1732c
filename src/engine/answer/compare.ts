import type { PageManifest } from '../../../schemas/calculator.ts';
import { Big } from '../../../schemas/decimal.ts';
import type { Field, Result } from '../../../schemas/manifest.ts';
import { fillLabel, isHeadline, showResult } from '../format/results.ts';
import { isUntouched } from '../input/untouched.ts';
import type { Solved } from './answer.ts';
import { difference, share } from './difference.ts';
import { fieldNumber, fieldUnit, type InputLine, inputLines, inputText } from './entered-inputs.ts';

/*
 * Answers of one calculator side by side, and the names that tell them apart.
 */

/** One value of a line of a comparison. */
export interface ComparedCell {
  /** As it is shown; `undefined` if the answer has no such value. */
  readonly text: string | undefined;
  /** The difference to the first answer: "+₹319", "changed"; none in the first. */
  readonly by?: string | undefined;
  /** The same in percent of the first. */
  readonly share?: string | undefined;
}

/** One input or figure of all answers. */
export interface ComparedLine {
  readonly id: string;
  readonly label: string;
  readonly cells: readonly ComparedCell[];
  readonly isHeadline?: boolean;
}

export interface Comparison {
  /** The inputs that differ. */
  readonly inputs: readonly ComparedLine[];
  /** How many inputs are the same in all answers. */
  readonly same: number;
  /** The figures that any of the answers shows. */
  readonly figures: readonly ComparedLine[];
}

const moved = (before: string | undefined, after: string | undefined): string | undefined =>
  before === undefined || after === undefined
    ? undefined
    : before === after
      ? 'no change'
      : 'changed';

/** The input lines of each answer, by name. */
const linesOf = (
  manifest: PageManifest,
  answers: readonly Solved[],
): readonly ReadonlyMap<string, InputLine>[] =>
  answers.map((each) => new Map(inputLines(manifest, each).map((line) => [line.name, line])));

/** How an input differs from that of the first answer: "+₹2,00,000", "-5 years", "changed". */
function inputChange(
  field: Field | undefined,
  [was, is]: readonly [InputLine | undefined, InputLine | undefined],
  [first, other]: readonly [Solved, Solved],
): string | undefined {
  const unit = field && fieldUnit(field, other.values);
  if (
    field &&
    was?.value instanceof Big &&
    is?.value instanceof Big &&
    unit === fieldUnit(field, first.values)
  ) {
    const by = is.value.minus(was.value);
    if (by.eq(0)) return 'no change';
    const size = unit?.startsWith('%')
      ? `${fieldNumber(by.abs(), field, other)} ${by.abs().eq(1) ? 'point' : 'points'}`
      : inputText(field, by.abs(), other);
    return (by.lt(0) ? '-' : '+') + size;
  }
  return moved(was?.text, is?.text);
}

/** Whether a result has the same unit in both: euros cannot be subtracted from pounds. */
const alike = (result: Result, one: Solved, other: Solved): boolean =>
  showResult(result, Big(1), one) === showResult(result, Big(1), other);

/** Texts that are longer are sentences, which are not useful to compare. */
const longest = 40;

/** A figure of an answer, with its difference to that of the first. */
function figureCell(id: string, result: Result, first: Solved, other: Solved): ComparedCell {
  const [was, is] = [first.shown[id], other.shown[id]] as (string | undefined)[];
  if (first === other) return { text: is };
  const [from, to] = [first.results[id], other.results[id]];
  const areNumbers = was !== undefined && is !== undefined && from instanceof Big;
  if (!areNumbers) return { text: is, by: moved(was, is) };
  if (!alike(result, first, other)) return { text: is };
  return {
    text: is,
    by: difference(result, from, to, other),
    share: share(result, from, to, other.presentation),
  };
}

/**
 * Takes two or more answers of one calculator; returns the inputs that differ, and all figures that are
 * numbers or short texts, each with its difference to the first answer.
 */
export function compare(manifest: PageManifest, answers: readonly Solved[]): Comparison {
  const [first, last] = [answers[0] as Solved, answers.at(-1) as Solved];
  const lines = linesOf(manifest, answers);
  // In the order of the form; rows that only some answers have come last.
  const names = [...new Set(lines.toReversed().flatMap((each) => [...each.keys()]))];
  const inputs = names.flatMap((id): ComparedLine | [] => {
    const all = lines.map((each) => each.get(id));
    if (new Set(all.map((line) => line?.text)).size < 2) return [];
    return {
      id,
      label: all.findLast((line) => line !== undefined)?.label ?? id,
      cells: all.map((line, index) => ({
        text: line?.text,
        ...(index > 0 && {
          by: inputChange(manifest.fields[id], [all[0], line], [first, answers[index] as Solved]),
        }),
      })),
    };
  });
  const figures = Object.entries(manifest.results).flatMap(([id, result]): ComparedLine | [] => {
    const texts = answers.map(({ shown }) => shown[id]).filter((text) => text !== undefined);
    const isShort = (text: unknown) => typeof text === 'string' && text.length <= longest;
    if (texts.length === 0 || !texts.every(isShort)) return [];
    return {
      id,
      label: fillLabel(result.label, manifest.fields, last),
      cells: answers.map((each) => figureCell(id, result, first, each)),
      isHeadline: answers.some(({ values }) => isHeadline(result, values)),
    };
  });
  return { inputs, same: names.length - inputs.length, figures };
}

/** The largest length of a name of a case. */
export const longestName = 60;

/** A name that none of the others is: with a number after it, if need be. */
export function uniqueName(name: string, others: readonly string[]): string {
  const start = name.replace(/ \(\d+\)$/, '');
  for (let count = 2, next = name; ; count++) {
    if (!others.includes(next)) return next;
    const end = ` (${count})`;
    next = start.slice(0, longestName - end.length) + end;
  }
}

/** An input in few words: with its label, where its text alone says nothing: "People 3". */
const inFewWords = ({ label, text }: InputLine): string =>
  /^([-−\d.,\s]+|yes|no|none)$/i.test(text) ? `${label} ${text}` : text.replace(/% an? \w+$/, '%');

/** The most inputs in a proposed name. */
const mostInName = 3;

/** A case that a new one is told apart from; without an answer if its inputs have none now. */
export interface NamedAnswer {
  readonly name: string;
  readonly answer?: Solved | undefined;
}

/**
 * A name for an answer, from the inputs in which it differs from the other cases, else from those of a blank
 * form: "8.5%, 20 years". It is no longer than `longestName`, and none of the others has it.
 */
export function proposedName(
  manifest: PageManifest,
  answer: Solved,
  others: readonly NamedAnswer[],
): string {
  const lines = inputLines(manifest, answer);
  const known = linesOf(
    manifest,
    others.flatMap((each) => each.answer ?? []),
  );
  const differing = lines.filter(({ name, text }) =>
    known.some((each) => each.get(name)?.text !== text),
  );
  const touched = lines.filter(({ name, value }) => {
    const field = manifest.fields[name];
    return !field || !isUntouched(field, value);
  });
  const [telling = []] = [differing, touched, lines].filter((each) => each.length > 0);
  const parts = telling.slice(0, mostInName).map(inFewWords);
  while (parts.length > 1 && parts.join(', ').length > longestName) parts.pop();
  const name = parts.join(', ') || manifest.title;
  const short = name.length > longestName ? `${name.slice(0, longestName - 1).trim()}…` : name;
  return uniqueName(
    short,
    others.map((each) => each.name),
  );
}
