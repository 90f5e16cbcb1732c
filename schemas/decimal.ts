import createBig from 'big.js';

/**
 * Decimal numbers, so that results have no binary rounding errors (0.1 + 0.2 is 0.3). Quotients and
 * roots have 50 decimal places; halves round away from zero.
 */
export const Big = createBig();
Big.DP = 50;
Big.RM = 1;
// Plain digits in every string: an exponent must never reach a page.
Big.NE = -1e4;
Big.PE = 1e4;

/** A decimal number. */
export type Big = createBig.Big;

const byDigits = Big.prototype.div;

/**
 * The quotient that big.js gives, to as many decimals and rounded as it does. It divides digit by digit;
 * a BigInt is ten times faster, and hundreds of times where both numbers are long.
 */
Big.prototype.div = function (this: Big, by: Numeric | string): Big {
  // All decimals share one prototype, but the root function changes the places of its own constructor.
  const Own = this.constructor as typeof Big;
  const { DP, RM } = Own;
  const divisor = Own(by);
  const [a, b] = [this.c, divisor.c];
  if (!a[0] || !b[0] || RM > 1) return byDigits.call(this, divisor);
  const shift = this.e - a.length - divisor.e + b.length + DP;
  const above = BigInt(a.join('')) * 10n ** BigInt(Math.max(shift, 0));
  const below = BigInt(b.join('')) * 10n ** BigInt(Math.max(-shift, 0));
  const quotient = RM === 1 ? (2n * above + below) / (2n * below) : above / below;
  return Own(`${this.s === divisor.s ? '' : '-'}${quotient}e-${DP}`);
};

/** A number as a computation may return it. */
export type Numeric = Big | number;

/** Decimal places of a figure that is compared or rounded: quotients and roots are cut after fifty. */
const comparedDecimals = 40;

/**
 * A figure without the rounding error of a quotient: a third times three is 0.99…9, which must not be
 * rounded down or fall below a limit of 1.
 */
export const settled = (value: Big): Big => value.round(comparedDecimals, 1);
