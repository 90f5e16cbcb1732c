import type { Big } from '../decimal.ts';
import { ambiguousNumber, bareNumber, readNumber } from './number.ts';

/*
 * Where a visitor might wonder how an entry was read. Nobody wonders about "1234.5" or
 * "1,234,567.89"; some do about "1.234,56", and "1,234" or "1.234" is another number elsewhere.
 */

/** Digits with a decimal point at most, grouped (if so) as only a number can be that is read so. */
const certain = [
  /^\d*\.?\d*$/,
  /^\d{1,3}(?:,\d{2,3})*,\d{3}\.\d*$/,
  /^\d{1,3}(?:,\d{2,3})+,\d{3}$/,
  /^\d{1,3}(?:[\s'’`_]\d{2,3})*[\s'’`_]\d{3}(?:\.\d*)?$/,
];

const grouped = (value: Big): string =>
  new Intl.NumberFormat('en', { maximumFractionDigits: 20 }).format(value.toFixed() as `${number}`);

/** What an entry was read as, in words, where there is a doubt or a sign was left out: "1,234.56". */
export function readAs(text: string): string | undefined {
  const value = readNumber(text);
  if (!value) return undefined;
  const [, whole, rest] = ambiguousNumber.exec(bareNumber(text)) ?? [];
  if (whole && rest) {
    const [large, small] = [whole + rest, `${whole}.${rest}`].map(readNumber) as [Big, Big];
    const other = value.abs().eq(large) ? small : large;
    // Without a sign that groups: it would raise the same doubt again.
    return `${value.toFixed()}, not as ${value.lt(0) ? '-' : ''}${other.toFixed()}`;
  }
  const body = text
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^[-+\u2212\u2012\u2013]\s*/, '');
  return certain.some((form) => form.test(body)) ? undefined : grouped(value);
}
