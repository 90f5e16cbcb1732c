import { Big } from '../../../schemas/decimal.ts';
import type { Digits, Result } from '../../../schemas/manifest.ts';
import { inputText } from '../answer/entered-inputs.ts';
import type { Calculator } from '../calculator.ts';
import { within } from '../format/labels.ts';
import { roundedTo } from '../format/numbers.ts';
import { english, type TextContext } from '../format/presentation.ts';
import { fillLabel, showResult } from '../format/results.ts';
import { readNumber } from '../input/kinds/number.ts';
import { searchDigits } from './bracketing.ts';
import type { Scan } from './scan.ts';
import type { Solution, Solving } from './solve.ts';

/*
 * The texts of "Solve for": how a target is read, how it is shown, and what is said about the solutions.
 */

/** A result as text with every digit it has, unless its format shows them all. */
function figureText(result: Result, figure: Big, context: TextContext): string {
  const { digits = 2 } = result as { digits?: Digits };
  const shown = showResult(result, figure, context) as string;
  if (typeof digits === 'string' || roundedTo(figure, digits).eq(figure)) return shown;
  return showResult({ ...result, digits: { atMost: 12 } } as Result, figure, context) as string;
}

/** What a search found, with the calculator and what was searched for. */
export interface Question {
  readonly calculator: Calculator;
  readonly scan: Scan;
  readonly result: string;
  readonly target: Big;
}

const resultOf = ({ calculator, result }: Question) =>
  calculator.manifest.results[result] as Result;

/** What texts depend on: of the inputs, those of a calculation that succeeded. */
function contextOf({ scan }: Question): TextContext {
  const { presentation } = scan;
  const outcome = scan.grid.map(scan.at).find(({ ok }) => ok);
  return outcome?.ok ? outcome : { values: {}, presentation };
}

/** The target as the result is shown, with all of its digits. */
export const targetText = (question: Question): string =>
  figureText(resultOf(question), question.target, contextOf(question));

const duration = /^(-?)(\d+):(\d\d)(?::(\d\d))?$/;

/** Parses a target: a number as fields read it, or a duration as the result shows it ("25:30"). */
export function readTarget(result: Result, text: string, presentation = english): Big | undefined {
  const { digits } = result as { digits?: Digits };
  const [, sign, first = '', second = '', third] = duration.exec(text.trim()) ?? [];
  if (typeof digits !== 'string' || sign === undefined) return readNumber(text, presentation);
  const pair = Big(first).times(60).plus(second);
  // Minutes and seconds, or hours and minutes, of which seconds are shown.
  const value =
    third !== undefined ? pair.times(60).plus(third) : pair.times(digits === 'h:mm:ss' ? 60 : 1);
  return sign ? value.neg() : value;
}

/** The decimals of a number that nobody minds typing. */
const fewDecimals = 4;

/** The solution to fill in: with as few decimals as show the same result. */
export function typeable({ scan, result }: Question, { value, answer }: Solution): Big {
  if (value.eq(value.round(fewDecimals, 1))) return value;
  for (let decimals = 0; decimals < searchDigits; decimals += 1) {
    const rounded = value.round(decimals, 1);
    const outcome = scan.at(rounded);
    if (outcome.ok && outcome.shown[result] === answer.shown[result]) return rounded;
  }
  return value;
}

/** Beyond this, a figure comes from a field without a limit, and says nothing to a reader. */
const unlimited = Big('1e15');

/** What has to be said about the solutions, or why there is none; an empty text if nothing has. */
export function explain(question: Question, found: Solving): string {
  const { calculator, scan, target } = question;
  const result = resultOf(question);
  const context = contextOf(question);
  const label = fillLabel(result.label, calculator.manifest.fields, context);
  const text = (figure: Big) => {
    const shown = showResult(result, figure, context) as string;
    const isTarget = shown === showResult(result, target, context);
    return isTarget ? figureText(result, figure, context) : shown;
  };
  if ('errors' in found) {
    return found.errors[0]?.message ?? `There is no ${within(label)} with these inputs.`;
  }
  if ('constant' in found) {
    return `${label} does not depend on ${within(scan.field.label)}: it is ${text(found.constant)} for every value.`;
  }
  if ('solutions' in found) {
    if (!found.complete) return `${label} rises and falls many times: there may be more solutions.`;
    if (found.solutions.every(({ exact }) => exact)) return '';
    return `No whole number gives exactly ${targetText(question)}. These are the nearest ones.`;
  }
  const never = `${label} is never ${targetText(question)}`;
  const { reach, jump } = found;
  const [from, to] = (jump?.results ?? reach).map(text);
  const field = within(scan.field.label);
  if (jump) {
    return `${never}: where ${field} is ${inputText(scan.field, jump.at, context)}, it jumps from ${from} to ${to}.`;
  }
  const [isOpenBelow, isOpenAbove] = reach.map((end) => end.abs().gt(unlimited));
  if (isOpenBelow && isOpenAbove) return `${never}, whatever is entered as ${field}.`;
  const range = isOpenAbove
    ? `${from} or more`
    : isOpenBelow
      ? `${to} or less`
      : `between ${from} and ${to}`;
  return `${never}: whatever is entered as ${field}, it is ${range}.`;
}
