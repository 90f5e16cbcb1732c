import { Big } from '../../../schemas/decimal.ts';
import type { Digits, Result } from '../../../schemas/manifest.ts';
import { amountDigits, formatNumber, roundedTo } from '../format/numbers.ts';
import { showResult } from '../format/results.ts';

type Values = Readonly<Record<string, unknown>>;

const signed = (value: Big, text: string): string => (value.gt(0) ? `+${text}` : text);

/** The decimals that a figure is shown with. */
export function digitsOf(result: Result, value: Big): Digits {
  const digits = 'digits' in result ? result.digits : undefined;
  return digits ?? (result.kind === 'money' && !result.currency ? amountDigits(value) : 2);
}

/** A number rounded as it is shown, so that a difference matches the two figures on the page. */
const asShown = (result: Result, value: Big): Big => roundedTo(value, digitsOf(result, value));

/**
 * The change of a result from one value to another, with its sign: "+₹319", "-0.25 points" for a
 * percentage. `undefined` for anything but numbers.
 */
export function difference(
  result: Result,
  from: unknown,
  to: unknown,
  values: Values,
): string | undefined {
  if (!(from instanceof Big && to instanceof Big)) return undefined;
  const by = asShown(result, to).minus(asShown(result, from));
  if (by.eq(0)) return 'no change';
  if (result.kind === 'percent') {
    return `${signed(by, formatNumber(by, { digits: result.digits }))} points`;
  }
  // Labels of single numbers do not apply to differences.
  const plain = { ...result, labels: undefined } as Result;
  return signed(by, showResult(plain, by, values) as string);
}

/** The change in percent of the first value: "+3.7%"; `undefined` for percentages, or from zero. */
export function share(result: Result, from: unknown, to: unknown): string | undefined {
  if (!(from instanceof Big && to instanceof Big) || result.kind === 'percent') return undefined;
  const [start, end] = [asShown(result, from), asShown(result, to)];
  if (start.eq(0) || start.eq(end)) return undefined;
  const by = end.minus(start).div(start.abs()).times(100);
  return `${signed(by, formatNumber(by, { digits: 1 }))}%`;
}
