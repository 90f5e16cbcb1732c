import createBig from 'big.js';

/**
 * Decimal numbers, so that no visitor meets a figure that decimal arithmetic would not give.
 * Quotients and roots keep 50 decimal places; halves round away from zero.
 */
export const Big = createBig();
Big.DP = 50;
Big.RM = 1;
// Plain digits in every string: an exponent must never reach a page.
Big.NE = -1e4;
Big.PE = 1e4;

export type Big = createBig.Big;

/** Anything that a computation may hand back as a number. */
export type Numeric = Big | number;

/** Decimals kept before a figure is compared or rounded: quotients and roots are cut after fifty. */
const comparedDecimals = 40;

/**
 * A figure without what the cut of a quotient leaves behind: a third times three is 0.99…9, and must
 * move nobody over a half, a limit or a whole number.
 */
export const settled = (value: Big): Big => value.round(comparedDecimals, 1);
