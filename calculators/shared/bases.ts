import { type Fraction, fraction } from './fractions.ts';

/*
 * Numbers written in any base from 2 to 36, exact however long.
 */

/** The value of a digit: "F" is 15. */
export const digitValue = (digit: string): number => Number.parseInt(digit, 36);

/** The digit of a value: 15 is "F". */
export const digitOf = (value: bigint): string => value.toString(36).toUpperCase();

/** The sign of a number that a text field with a base reads, and its digits on both sides of the point. */
export function partsOfNumber(text: string): {
  readonly isNegative: boolean;
  readonly whole: string;
  readonly decimals: string;
} {
  const isNegative = text.startsWith('-');
  const [whole = '', decimals = ''] = text.slice(isNegative ? 1 : 0).split('.');
  return { isNegative, whole, decimals };
}

/** The number that a text field with a base reads: "-FF.8" in base 16 is -511/2. */
export function readInBase(text: string, base: number): Fraction {
  const { isNegative, whole, decimals } = partsOfNumber(text);
  let size = 0n;
  for (const digit of whole + decimals) size = size * BigInt(base) + BigInt(digitValue(digit));
  return fraction(isNegative ? -size : size, BigInt(base) ** BigInt(decimals.length));
}

/** The rests of a fraction below 1 times a base, with the digits that stand before their points. */
export function* fractionDigits(
  { top, bottom }: Fraction,
  base: number,
): Generator<{ readonly rest: bigint; readonly digit: bigint }> {
  for (let rest = top % bottom; rest > 0n; ) {
    const product = rest * BigInt(base);
    yield { rest, digit: product / bottom };
    rest = product % bottom;
  }
}

/** A number in a base: capital letters, at most so many digits after the point, cut and then with "…". */
export function writtenIn({ top, bottom }: Fraction, base: number, most: number): string {
  const size = top < 0n ? -top : top;
  let text = `${top < 0n ? '-' : ''}${(size / bottom).toString(base).toUpperCase()}`;
  let count = 0;
  for (const { digit } of fractionDigits({ top: size, bottom }, base)) {
    if (count === most) return `${text}…`;
    text += `${count === 0 ? '.' : ''}${digitOf(digit)}`;
    count += 1;
  }
  return text;
}
