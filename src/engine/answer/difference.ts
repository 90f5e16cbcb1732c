import { Big } from '../../../schemas/decimal.ts';
import type { Result } from '../../../schemas/manifest.ts';
import { formatNumber, roundedTo } from '../format/numbers.ts';
import type { Presentation, TextContext } from '../format/presentation.ts';
import { showResult } from '../format/results.ts';
import { digitsOf } from './digits.ts';

const signed = (value: Big, text: string): string => (value.gt(0) ? `+${text}` : text);

/** A number rounded as it is shown, so that a difference matches the two figures on the page. */
const asShown = (result: Result, value: Big, presentation: Presentation): Big =>
  roundedTo(value, digitsOf(result, value, presentation));

/**
 * The change of a result from one value to another, with its sign: "+₹319", "-0.25 points" for a
 * percentage. `undefined` for anything but numbers.
 */
export function difference(
  result: Result,
  from: unknown,
  to: unknown,
  context: TextContext,
): string | undefined {
  if (!(from instanceof Big && to instanceof Big)) return undefined;
  const { presentation } = context;
  const by = asShown(result, to, presentation).minus(asShown(result, from, presentation));
  if (by.eq(0)) return 'no change';
  if (result.kind === 'percent') {
    return `${signed(by, formatNumber(by, presentation, { digits: result.digits }))} points`;
  }
  // Labels of single numbers do not apply to differences.
  const plain = { ...result, labels: undefined } as Result;
  return signed(by, showResult(plain, by, context) as string);
}

/** The change in percent of the first value: "+3.7%"; `undefined` for percentages, or from zero. */
export function share(
  result: Result,
  from: unknown,
  to: unknown,
  presentation: Presentation,
): string | undefined {
  if (!(from instanceof Big && to instanceof Big) || result.kind === 'percent') return undefined;
  const [start, end] = [from, to].map((value) => asShown(result, value, presentation)) as [
    Big,
    Big,
  ];
  if (start.eq(0) || start.eq(end)) return undefined;
  const by = end.minus(start).div(start.abs()).times(100);
  return `${signed(by, formatNumber(by, presentation, { digits: 1 }))}%`;
}
