import { Big } from '../decimal.ts';

/*
 * Real functions for the modules beside this one: numbers are whole multiples of 10^-80, which a
 * BigInt adds and multiplies many times faster than a decimal. Results go out with sixty digits, so
 * that what the last places lost is rounded away: an exact result is exact.
 */

const places = 80;

/** One as a whole multiple of 10^-80. */
export const one = 10n ** BigInt(places);

/** π, to the last place. */
export const pi =
  314159265358979323846264338327950288419716939937510582097494459230781640628620900n;
const lnOfTen = 230258509299404568401799145468436420760110148862877297603332790096757260967735248n;

/** A decimal as a whole multiple of 10^-80. */
export const fixed = (value: Big): bigint => BigInt(value.times(Big(`1e${places}`)).toFixed(0));

/** A whole multiple of 10^-80, times a power of ten, as a decimal of sixty digits. */
export const decimal = (value: bigint, exponent = 0): Big =>
  Big(String(value))
    .times(Big(`1e-${places}`))
    // The last places are not to be trusted: what should be zero must not be a digit there.
    .round(74, 1)
    .prec(60, 1)
    .times(Big(`1e${exponent}`));

/** The product of two. */
export const times = (a: bigint, b: bigint): bigint => (a * b) / one;

/** The quotient of two. */
export const over = (a: bigint, b: bigint): bigint => (a * one) / b;

/** The square root of a number from zero, by Newton's method from above. */
export function root(value: bigint): bigint {
  if (value === 0n) return value;
  const square = value * one;
  let next = 10n ** BigInt((String(square).length >> 1) + 1);
  for (;;) {
    const before = next;
    next = (before + square / before) >> 1n;
    if (next >= before) return before;
  }
}

/** e to any power: a number from 1 to 10, and the power of ten that it is to be multiplied by. */
export function scaledExp(value: bigint): readonly [mantissa: bigint, exponent: number] {
  const below = value < 0n ? 1n : 0n;
  const tens = value / lnOfTen - below;
  const part = value - tens * lnOfTen;
  let term = one;
  let sum = one;
  for (let n = 1n; term > 0n; n += 1n) {
    term = (term * part) / (one * n);
    sum += term;
  }
  return [sum, Number(tens)];
}

/** e to a power from 0. */
export function exp(value: bigint): bigint {
  const [mantissa, exponent] = scaledExp(value);
  return mantissa * 10n ** BigInt(exponent);
}

/**
 * The natural logarithm of a number above 0; a RangeError for any other. What is left of the number
 * after the double-precision logarithm is so near 1 that three terms of the series of artanh do.
 */
export function ln(value: Big): bigint {
  if (value.lte(0)) throw new RangeError('Only a number above 0 has a logarithm.');
  const mantissa = value.times(Big(`1e${-value.e}`));
  const near = fixed(Big(Math.log(mantissa.toNumber())));
  const rest = over(fixed(mantissa), exp(near));
  const z = over(rest - one, rest + one);
  const square = times(z, z);
  const twice = 2n * (z + times(z, square) / 3n + times(times(z, square), square) / 5n);
  return BigInt(value.e) * lnOfTen + near + twice;
}
