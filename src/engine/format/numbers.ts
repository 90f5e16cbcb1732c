import type { Big } from '../../../schemas/decimal.ts';
import type { Digits } from '../../../schemas/manifest.ts';
import { cached, type OwnMoney, type Presentation } from './presentation.ts';

/** Formats are cached: creating one takes about a millisecond on a cheap phone. */
const format = cached(
  (locale: string, least: number, most: number, currency?: string, display?: 'narrowSymbol') =>
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: least,
      maximumFractionDigits: most,
      ...(currency && { style: 'currency', currency, currencyDisplay: display ?? 'symbol' }),
    }),
);

interface NumberStyle {
  /** The number of decimals shown, 2 by default. */
  readonly digits?: Digits | undefined;
  readonly grouping?: 'indian' | undefined;
  /** An ISO 4217 code. */
  readonly currency?: string | undefined;
  /** The visitor's own currency, in its stead. */
  readonly money?: OwnMoney | undefined;
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
export function withPower(value: Big, { decimal }: Presentation): string {
  const [mantissa = '', exponent = ''] = value.toExponential().split('e');
  return `${mantissa.replace('.', decimal)}×10${raised(exponent.replace('+', ''))}`;
}

/** The largest power of ten, and the smallest, of numbers that are written plainly. */
const [largestPlain, smallestPlain] = [14, -6];

/** A number as the visitor sees it: rounded once, halves away from zero, grouped, never "-0". */
export function formatNumber(
  value: Big,
  presentation: Presentation,
  { digits = 2, grouping, currency, money }: NumberStyle = {},
): string {
  const rounded = roundedTo(value, digits);
  const text = rounded.toFixed();
  if (digits === 'all') return text.replace(/\B(?=(?:\d{3})+$)/g, presentation.group);
  if (digits === 'ungrouped') return text;
  if (typeof digits === 'string') return presentation.durations?.(rounded, digits) ?? text;
  let [least, most] = typeof digits === 'number' ? [digits, digits] : [0, 20];
  if (typeof digits === 'object') {
    if ('atMost' in digits) most = digits.atMost;
    else if (digits.whole && value.eq(value.round(0, 0)))
      return formatNumber(rounded, presentation, { digits: 'all' });
    else if (!rounded.eq(0) && (rounded.e > largestPlain || rounded.e < smallestPlain))
      return withPower(rounded, presentation);
  }
  // As a text, the figure is formatted without binary rounding errors.
  return format(
    money?.locale ?? (grouping === 'indian' ? presentation.indian : presentation.locale),
    least,
    most,
    money?.code ?? currency,
    money && 'narrowSymbol',
  ).format(text as `${number}`);
}

/**
 * The decimals of an amount of no stated currency. A currency without decimals still shows them below
 * 100, where a price per kilometre would lose a digit that counts.
 */
export const amountDigits = (value: Big, { money }: Presentation): number =>
  (money?.decimals ?? 2) || (value.abs().lt(100) && !value.round(2, 1).mod(1).eq(0) ? 2 : 0);

/** An amount of no stated currency: in the visitor's own, or a plain number if none is chosen. */
export const formatAmount = (
  value: Big,
  presentation: Presentation,
  style: NumberStyle = {},
): string =>
  formatNumber(value, presentation, {
    ...style,
    digits: style.digits ?? amountDigits(value, presentation),
    money: presentation.money,
  });
