import type { Tables } from '#schemas/manifest.ts';
import { digitOf, digitValue, fractionDigits, partsOfNumber, readInBase } from '#shared/bases.ts';
import { type Fraction, fraction, fractionText } from '#shared/fractions.ts';
import { grouped } from '#shared/words.ts';
import type manifest from './manifest.ts';

/** The most rows of a table: a screen has room for no more, and nobody follows them. */
const mostRows = 64;
/** Fractions with a longer number under the line are not listed. */
const longest = 10n ** 12n;

/** An exponent above the line. */
const raised = (exponent: number): string =>
  String(exponent).replace(/./g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)] ?? '⁻');

/** What each digit is worth, from the first to the last. */
function placesOf(text: string, base: number) {
  const { whole, decimals } = partsOfNumber(text);
  const digits = [...whole, ...decimals];
  if (digits.length > mostRows) return [];
  return digits.map((digit, index) => {
    const power = whole.length - 1 - index;
    const worth = BigInt(base) ** BigInt(Math.abs(power));
    const value = BigInt(digitValue(digit));
    const amount = power < 0 ? `${value}/${grouped(worth)}` : grouped(value * worth);
    return { digit, value: Number(value), place: `${base}${raised(power)}`, amount };
  });
}

/** The divisions of the whole part by the new base; the remainders from last to first are its digits. */
function divisionsOf({ top, bottom }: Fraction, base: bigint) {
  const rows = [];
  let number = (top < 0n ? -top : top) / bottom;
  do {
    const remainder = number % base;
    rows.push({
      number: grouped(number),
      quotient: grouped(number / base),
      remainder: Number(remainder),
      digit: digitOf(remainder),
    });
    number /= base;
  } while (number > 0n && rows.length <= mostRows);
  return rows.length > mostRows ? [] : rows;
}

/** What is left after the point, times the new base, again and again; the whole parts are the digits. */
function multiplicationsOf(number: Fraction, base: number) {
  const { top, bottom } = number;
  if (bottom > longest) return [];
  const size = fraction(top < 0n ? -top : top, bottom);
  const rows = [];
  for (const { rest, digit } of fractionDigits(size, base)) {
    if (rows.length === mostRows) break;
    rows.push({
      left: fractionText(fraction(rest, bottom)),
      product: fractionText(fraction(rest * BigInt(base), bottom)),
      digit: digitOf(digit),
    });
  }
  return rows;
}

/** How the pattern of a number below 0 comes from that of the number without its sign. */
function complementOf({ top }: Fraction, width: number) {
  if (width === 0 || top >= 0n) return [];
  const pattern = (value: bigint): string =>
    BigInt.asUintN(width, value).toString(2).padStart(width, '0');
  return [
    { step: 'Without its sign', bits: pattern(-top) },
    { step: 'Every bit turned over', bits: pattern(top - 1n) },
    { step: 'One added', bits: pattern(top) },
  ];
}

/** The digits' worth, the divisions and multiplications, and the pattern of a number below 0. */
export const tables: Tables<typeof manifest> = ({ value, from, to }, { chosen }) => {
  const number = readInBase(value, from.toNumber());
  return {
    places: placesOf(value, from.toNumber()),
    divisions: divisionsOf(number, BigInt(to.toNumber())),
    multiplications: multiplicationsOf(number, to.toNumber()),
    complement: complementOf(number, chosen.bits.toNumber()),
  };
};
