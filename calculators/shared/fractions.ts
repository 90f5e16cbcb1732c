import { Big } from '#schemas/decimal.ts';
import { commonDivisor, size } from '#schemas/functions/whole-numbers.ts';

/*
 * Fractions of whole numbers, exact however long.
 */

/** A fraction in lowest terms; what stands below the line is above 0. */
export interface Fraction {
  readonly top: bigint;
  readonly bottom: bigint;
}

/** The fraction top/bottom in lowest terms; a RangeError if the bottom is 0. */
export function fraction(top: bigint, bottom: bigint): Fraction {
  if (bottom === 0n) throw new RangeError('Nothing can be divided by 0.');
  const divisor = commonDivisor(top, bottom) * (bottom < 0n ? -1n : 1n);
  return { top: top / divisor, bottom: bottom / divisor };
}

/** The fraction that a text field reads: "19/8", "-6/4". */
export function readFraction(text: string): Fraction {
  const [top = '', bottom = ''] = text.split('/');
  return fraction(BigInt(top), BigInt(bottom));
}

/** Numbers times the smallest power of ten with which all of them are whole. */
export function madeWhole(values: readonly Big[]): {
  readonly scale: Big;
  readonly whole: readonly Big[];
} {
  const decimals = values.map((value) => value.toFixed().split('.')[1]?.length ?? 0);
  const scale = Big(10).pow(Math.max(0, ...decimals));
  return { scale, whole: values.map((value) => value.times(scale)) };
}

/** The sum of two fractions. */
export const plus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);

/** The first fraction less the second. */
export const minus = (a: Fraction, b: Fraction): Fraction =>
  plus(a, { top: -b.top, bottom: b.bottom });

/** The product of two fractions. */
export const times = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.top * b.top, a.bottom * b.bottom);

/** The first fraction divided by the second; a RangeError if that is 0. */
export const dividedBy = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.top * b.bottom, a.bottom * b.top);

/** Below 0, 0 or above 0, as the first fraction is smaller than, equal to or larger than the second. */
export const compared = (a: Fraction, b: Fraction): number => {
  const apart = a.top * b.bottom - b.top * a.bottom;
  return Number(apart > 0n) - Number(apart < 0n);
};

/** "7/40", "-1/8"; only the number above the line where the one below it is 1: "2". */
export const fractionText = ({ top, bottom }: Fraction): string =>
  bottom === 1n ? `${top}` : `${top}/${bottom}`;

/** "1 9/10", "-3 1/2"; without a whole part "9/10", without a rest "3". */
export function mixedText({ top, bottom }: Fraction): string {
  const [whole, rest] = [size(top) / bottom, size(top) % bottom];
  if (whole === 0n || rest === 0n) return fractionText({ top, bottom });
  return `${top < 0n ? '-' : ''}${whole} ${rest}/${bottom}`;
}

/** How often a number can be divided by another. */
const timesIn = (value: bigint, by: bigint): number =>
  value % by === 0n ? 1 + timesIn(value / by, by) : 0;

/**
 * A fraction as an exact decimal: "0.375", with the digits that repeat for ever in brackets, "0.3(6)".
 * With more than `most` digits after the point (those in brackets count once), it is cut: "0.0588…".
 */
export function repeatingDecimal({ top, bottom }: Fraction, most: number): string {
  const before = `${top < 0n ? '-' : ''}${size(top) / bottom}`;
  let rest = size(top) % bottom;
  if (rest === 0n) return before;
  // Factors of two and five put off the first digit that repeats.
  const start = Math.max(timesIn(bottom, 2n), timesIn(bottom, 5n));
  let firstRest = start === 0 ? rest : undefined;
  let digits = '';
  while (rest !== 0n && digits.length < most) {
    digits += (rest * 10n) / bottom;
    rest = (rest * 10n) % bottom;
    if (digits.length === start) firstRest = rest;
    else if (rest === firstRest)
      return `${before}.${digits.slice(0, start)}(${digits.slice(start)})`;
  }
  return `${before}.${digits}${rest === 0n ? '' : '…'}`;
}
