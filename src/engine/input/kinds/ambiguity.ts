import { Big } from '../../../../schemas/decimal.ts';
import { formatNumber } from '../../format/numbers.ts';
import { english } from '../../format/presentation.ts';
import { bareNumber } from './bare-number.ts';
import { ambiguousNumber, readNumber } from './number.ts';

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

/**
 * How an ambiguous or a short entry was parsed, in a field with this unit: "1,234.56"; `undefined` for one that
 * is clear or no number.
 */
export function readAs(text: string, presentation = english, unit = ''): string | undefined {
  const value = readNumber(text, presentation, unit);
  if (!value) return undefined;
  const [, whole, rest] = ambiguousNumber.exec(bareNumber(text)) ?? [];
  if (whole && rest) {
    const [large, small] = [whole + rest, `${whole}.${rest}`].map((each) => Big(each)) as [
      Big,
      Big,
    ];
    const other = value.abs().eq(large) ? small : large;
    // Without a thousands separator, which would be ambiguous again.
    return `${value.toFixed()}, not as ${value.lt(0) ? '-' : ''}${other.toFixed()}`;
  }
  const body = text
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^[-+\u2212\u2012\u2013]\s*/, '');
  return certain.some((form) => form.test(body))
    ? undefined
    : formatNumber(value, presentation, { digits: { atMost: 20 } });
}
