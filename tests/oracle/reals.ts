/*
 * Roots, logarithms and angles to more than 60 digits, for oracles. Angles are in degrees. They share
 * no code with the calculators.
 */
import { exp, fixed, ln, one, Rational } from './rational.ts';

const real = (x: bigint): Rational => new Rational(x, one);

/** The natural logarithm of a number above zero. */
export const logarithm = (x: Rational): Rational => real(ln(x));

/** e to any power. */
export const exponential = (x: Rational): Rational => real(exp(fixed(x)));

/** The whole part of the root of a whole number. */
export function wholeSqrt(n: bigint): bigint {
  if (n < 2n) return n;
  let root = 1n << BigInt(Math.ceil(n.toString(2).length / 2));
  for (;;) {
    const next = (root + n / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}

/** The root of a number from zero: exact where it is rational. */
export function sqrt(x: Rational): Rational {
  const { numerator, denominator } = x.reduced();
  const [above, below] = [wholeSqrt(numerator), wholeSqrt(denominator)];
  if (above * above === numerator && below * below === denominator) {
    return new Rational(above, below);
  }
  // Scaled so that very small and very large numbers keep their digits.
  return new Rational(wholeSqrt(numerator * denominator * one * one), denominator * one);
}

/** arctan of a number well within -1 and 1, by its series. */
function shortAtan(x: bigint): bigint {
  const square = (x * x) / one;
  let sum = 0n;
  let power = x;
  for (let odd = 1n; power !== 0n && power !== -1n; odd += 2n) {
    sum += odd % 4n === 1n ? power / odd : -power / odd;
    power = (power * square) / one;
  }
  return sum;
}

/** Machin's formula. */
const piFixed = 4n * (4n * shortAtan(one / 5n) - shortAtan(one / 239n));
export const pi: Rational = real(piFixed);

/** The sine and cosine of an angle in degrees. */
function sineAndCosine(degrees: Rational): readonly [bigint, bigint] {
  // Sixteen halvings keep the series short.
  const x = fixed(degrees.mul(pi).div(180)) >> 16n;
  let [sine, cosine, term] = [0n, 0n, one];
  for (let n = 0n; term !== 0n && term !== -1n; n += 1n) {
    const sign = n % 4n < 2n ? 1n : -1n;
    if (n % 2n === 0n) cosine += sign * term;
    else sine += sign * term;
    term = (term * x) / one / (n + 1n);
  }
  for (let i = 0; i < 16; i += 1) {
    [sine, cosine] = [(2n * sine * cosine) / one, (cosine * cosine - sine * sine) / one];
  }
  return [sine, cosine];
}

/** The sine of an angle in degrees. */
export const sin = (degrees: Rational): Rational => real(sineAndCosine(degrees)[0]);
/** The cosine of an angle in degrees. */
export const cos = (degrees: Rational): Rational => real(sineAndCosine(degrees)[1]);
/** The tangent of an angle in degrees. */
export function tan(degrees: Rational): Rational {
  const [sine, cosine] = sineAndCosine(degrees);
  return new Rational(sine, cosine);
}

/** The angle in degrees, from -90 to 90, whose tangent is a number. */
export function atan(x: Rational): Rational {
  // arctan x = 2 arctan(x / (1 + sqrt(1 + x²))), four times.
  let part = x;
  for (let i = 0; i < 4; i += 1) {
    const root = sqrt(part.mul(part).add(1));
    part = real(fixed(part.div(root.add(1))));
  }
  return real(16n * shortAtan(fixed(part)))
    .mul(180)
    .div(pi);
}

/** The angle in degrees, from -90 to 90, whose sine is a number from -1 to 1. */
export function asin(x: Rational): Rational {
  if (x.abs().cmp(1) === 0) return Rational.of(x.cmp(0) * 90);
  return atan(x.div(sqrt(Rational.of(1).sub(x.mul(x)))));
}

/** The angle in degrees, from 0 to 180, whose cosine is a number from -1 to 1. */
export const acos = (x: Rational): Rational => Rational.of(90).sub(asin(x));
