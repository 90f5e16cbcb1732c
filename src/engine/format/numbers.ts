import type { Big } from '../../../schemas/decimal.ts';
import type { Digits, DurationFormat } from '../../../schemas/manifest.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** Formats are cached: creating one takes about a millisecond on a cheap phone. */
function format(
  locale: string,
  least: number,
  most: number,
  currency?: string,
  currencyDisplay?: 'narrowSymbol',
) {
  const key = [locale, least, most, currency].join();
  let found = formats.get(key);
  if (!found) {
    found = new Intl.NumberFormat(locale, {
      minimumFractionDigits: least,
      maximumFractionDigits: most,
      ...(currency
        ? { style: 'currency', currency, ...(currencyDisplay && { currencyDisplay }) }
        : {}),
    });
    formats.set(key, found);
  }
  return found;
}

interface NumberStyle {
  /** The number of decimals shown, 2 by default. */
  readonly digits?: Digits | undefined;
  readonly grouping?: 'indian' | undefined;
  /** An ISO 4217 code. */
  readonly currency?: string | undefined;
  /** The locale that the visitor's own currency is written by. */
  readonly locale?: string | undefined;
}

/** A number rounded once, as it is shown: halves away from zero. */
export function roundedTo(value: Big, digits: Digits): Big {
  if (typeof digits === 'number') return value.round(digits, 1);
  if (typeof digits === 'string') return value.round(0, 1);
  if ('atMost' in digits) return value.round(digits.atMost, 1);
  return value.eq(0) || (digits.whole && value.eq(value.round(0, 0)))
    ? value
    : value.prec(digits.significant, 1);
}

/** Digits as they stand above the line: "⁻¹²". */
export const raised = (digits: string): string =>
  digits.replace(/./g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)] ?? '⁻');

/** A number with a power of ten: 2×10⁻¹³. */
export function withPower(value: Big): string {
  const [mantissa = '', exponent = ''] = value.toExponential().split('e');
  return `${mantissa}×10${raised(exponent.replace('+', ''))}`;
}

/** The largest power of ten, and the smallest, of numbers that are written plainly. */
const [largestPlain, smallestPlain] = [14, -6];

type DurationFormatter = (value: Big, format: DurationFormat) => string;
let duration: DurationFormatter | undefined;

/** Registers how durations are written; its module does so when it is imported. */
export const setDurations = (formatter: DurationFormatter): void => {
  duration = formatter;
};

/** A number as the visitor sees it: rounded once, halves away from zero, grouped, never "-0". */
export function formatNumber(
  value: Big,
  { digits = 2, grouping, currency, locale }: NumberStyle = {},
): string {
  const rounded = roundedTo(value, digits);
  const text = rounded.toFixed();
  if (digits === 'all') return text.replace(/\B(?=(?:\d{3})+$)/g, ',');
  if (typeof digits === 'string') return duration?.(rounded, digits) ?? text;
  let [least, most] = typeof digits === 'number' ? [digits, digits] : [0, 20];
  if (typeof digits === 'object') {
    if ('atMost' in digits) most = digits.atMost;
    else if (digits.whole && value.eq(value.round(0, 0)))
      return formatNumber(rounded, { digits: 'all' });
    else if (!rounded.eq(0) && (rounded.e > largestPlain || rounded.e < smallestPlain))
      return withPower(rounded);
  }
  // As a text, the figure is formatted without binary rounding errors.
  return format(
    locale ?? (grouping === 'indian' ? 'en-IN' : 'en'),
    least,
    most,
    currency,
    locale ? 'narrowSymbol' : undefined,
  ).format(text as `${number}`);
}

/**
 * The currency that the visitor chose for amounts of no stated currency: its ISO 4217 code, the locale
 * that it is written by, and its decimals. Nothing if none is chosen, or without a page. The script in
 * the document's head sets it before anything is painted (arrival/head.js).
 */
export const ownMoney = (): readonly string[] =>
  (stated ?? globalThis.document?.documentElement.dataset.money)?.split(' ') ?? [];

let stated: string | undefined;

/**
 * Calls a function that formats amounts in another currency than the visitor's own. Takes the currency
 * as the device stores a choice (see `choiceOf`); without one, the visitor's own stays.
 */
export function inMoney<T>(choice: string | undefined, work: () => T): T {
  stated = choice;
  try {
    return work();
  } finally {
    stated = undefined;
  }
}

/**
 * The decimals of an amount of no stated currency. A currency without decimals still shows them below
 * 100, where a price per kilometre would lose a digit that counts.
 */
export const amountDigits = (value: Big): number =>
  Number(ownMoney()[2] ?? 2) || (value.abs().lt(100) && !value.round(2, 1).mod(1).eq(0) ? 2 : 0);

/** An amount of no stated currency: in the visitor's own, or a plain number if none is chosen. */
export function formatAmount(value: Big, style: NumberStyle = {}): string {
  const [currency, locale] = ownMoney();
  return formatNumber(value, {
    ...style,
    digits: style.digits ?? amountDigits(value),
    currency,
    locale,
  });
}
