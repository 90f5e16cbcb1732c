import { Big, settled } from '../decimal.ts';

/*
 * Functions of whole numbers, exact however long.
 */

/** The largest number whose factorial is worked out: it has 35,660 digits. */
const mostFactors = 10_000n;

function whole(value: Big): bigint {
  const exact = settled(value);
  if (!exact.eq(exact.round(0, 0))) throw new RangeError('The number is not whole.');
  return BigInt(exact.toFixed(0));
}

/** The size of a whole number, without its sign. */
export const size = (value: bigint): bigint => (value < 0n ? -value : value);

/** The product of the whole numbers from one to another; of halves, so that factors stay short. */
const product = (from: bigint, to: bigint): bigint => {
  if (to <= from) return from;
  const middle = (from + to) >> 1n;
  return product(from, middle) * product(middle + 1n, to);
};

/**
 * The factorial n! = 1 × 2 × … × n of a whole number from 0 to 10,000; a RangeError for any other.
 */
export function factorial(value: Big): Big {
  const n = whole(value);
  if (n < 0n || n > mostFactors) {
    throw new RangeError('Only whole numbers from 0 to 10,000 have a factorial here.');
  }
  return Big(String(product(1n, n)));
}

/** The greatest common divisor of two whole numbers; of 0 and a number, that number's size. */
export const commonDivisor = (a: bigint, b: bigint): bigint =>
  b === 0n ? size(a) : commonDivisor(b, a % b);

/** The greatest common divisor of whole numbers, from 0; a RangeError if one is not whole. */
export const gcd = (...values: readonly Big[]): Big =>
  Big(String(values.map(whole).reduce(commonDivisor, 0n)));

/** The least common multiple of whole numbers, from 0; a RangeError if one is not whole. */
export const lcm = (...values: readonly Big[]): Big =>
  Big(
    String(
      size(
        values
          .map(whole)
          .reduce((a, b) => (a === 0n || b === 0n ? 0n : (a / commonDivisor(a, b)) * b), 1n),
      ),
    ),
  );
