import { Big } from '#schemas/decimal.ts';

/*
 * Sums about the mean, and places in a sorted list. The numbers of a list become whole multiples of one
 * power of ten, which a BigInt adds and multiplies exactly and many times faster than a decimal: a sum
 * of squares about the mean, n Σx² - (Σx)² over n, keeps every digit however near each other the
 * numbers are, and is 0 for equal ones.
 */

/** Numbers as whole multiples of 10^-places, and their sum. */
interface Wholes {
  readonly each: readonly bigint[];
  readonly places: number;
  readonly total: bigint;
}

function wholes(values: readonly Big[]): Wholes {
  const places = Math.max(0, ...values.map(({ c, e }) => c.length - 1 - e));
  const unit = Big(`1e${places}`);
  const each = values.map((value) => BigInt(value.times(unit).toFixed(0)));
  return { each, places, total: each.reduce((sum, value) => sum + value, 0n) };
}

/** n times the sum of (x - mean x)(y - mean y), in units of 10^-(places of x and y). */
function products(x: Wholes, y: Wholes): bigint {
  const sum = x.each.reduce((so, value, index) => so + value * (y.each[index] as bigint), 0n);
  return BigInt(x.each.length) * sum - x.total * y.total;
}

/** A quotient, times 10^-places; divided first, so that a small one keeps its digits. */
const quotient = (above: bigint, below: bigint, places: number): Big =>
  Big(String(above))
    .div(Big(String(below)))
    .times(Big(`1e-${places}`));

/** The sum of some numbers, exactly. */
export function sumOf(values: readonly Big[]): Big {
  const { total, places } = wholes(values);
  return quotient(total, 1n, places);
}

/**
 * The sum of (x - mean x)(y - mean y) over pairs of numbers. With one list alone: the sum of its squared
 * deviations from the mean.
 */
export function centredSum(xValues: readonly Big[], yValues = xValues): Big {
  const x = wholes(xValues);
  const y = yValues === xValues ? x : wholes(yValues);
  return quotient(products(x, y), BigInt(xValues.length), x.places + y.places);
}

/**
 * What a straight line leaves of the squares of y: Syy - Sxy²/Sxx, the sum of the squared residuals. 0
 * for points on one line. The x values are not all equal.
 */
export function unexplained(xValues: readonly Big[], yValues: readonly Big[]): Big {
  const [x, y] = [wholes(xValues), wholes(yValues)];
  const sxx = products(x, x);
  const left = products(y, y) * sxx - products(x, y) ** 2n;
  return quotient(left, BigInt(xValues.length) * sxx, 2 * y.places);
}

/** The numbers of a list, rising. */
export const sorted = (values: readonly Big[]): readonly Big[] =>
  [...values].sort((one, other) => one.cmp(other));

/**
 * The numbers at a position, from 1, of a sorted list and after it: of a position between two places,
 * those at both. The last number is followed by itself.
 */
export function placesAround(
  rising: readonly Big[],
  position: Big,
): readonly [before: Big, after: Big] {
  const index = Math.min(Math.max(Math.floor(position.toNumber()), 1), rising.length);
  const before = rising[index - 1] as Big;
  return [before, rising[index] ?? before];
}

/** The different numbers of a sorted list, each with how often it occurs. */
export function frequenciesOf(
  rising: readonly Big[],
): readonly { readonly value: Big; readonly times: number }[] {
  const found: { value: Big; times: number }[] = [];
  for (const value of rising) {
    const last = found.at(-1);
    if (last?.value.eq(value)) last.times += 1;
    else found.push({ value, times: 1 });
  }
  return found;
}
