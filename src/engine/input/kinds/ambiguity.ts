import type { Big } from '../../../../schemas/decimal.ts';
import { ambiguousNumber, bareNumber, readNumber } from './number.ts';

/*
 * Entries that may be understood in two ways. "1234.5" and "1,234,567.89" are clear; "1.234,56" is
 * less so, and "1,234" or "1.234" is another number in other countries.
 */

/** Forms of numbers that can be understood in one way only. */
const certain = [
  /^\d*\.?\d*$/,
  /^\d{1,3}(?:,\d{2,3})*,\d{3}\.\d*$/,
  /^\d{1,3}(?:,\d{2,3})+,\d{3}$/,
  /^\d{1,3}(?:[\s'’`_]\d{2,3})*[\s'’`_]\d{3}(?:\.\d*)?$/,
];

const grouped = (value: Big): string =>
  new Intl.NumberFormat('en', { maximumFractionDigits: 20 }).format(value.toFixed() as `${number}`);

/** How an ambiguous entry was parsed: "1,234.56"; `undefined` for one that is clear or no number. */
export function readAs(text: string): string | undefined {
  const value = readNumber(text);
  if (!value) return undefined;
  const [, whole, rest] = ambiguousNumber.exec(bareNumber(text)) ?? [];
  if (whole && rest) {
    const [large, small] = [whole + rest, `${whole}.${rest}`].map(readNumber) as [Big, Big];
    const other = value.abs().eq(large) ? small : large;
    // Without a thousands separator, which would be ambiguous again.
    return `${value.toFixed()}, not as ${value.lt(0) ? '-' : ''}${other.toFixed()}`;
  }
  const body = text
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^[-+\u2212\u2012\u2013]\s*/, '');
  return certain.some((form) => form.test(body)) ? undefined : grouped(value);
}
