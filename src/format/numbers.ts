import type { Big } from '../../schemas/decimal.ts';
import type { Digits } from '../../schemas/manifest.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** Formats are cached: creating one takes about a millisecond on a cheap phone. */
function format(locale: string, digits: Digits, currency?: string): Intl.NumberFormat {
  const most = typeof digits === 'number' ? digits : digits.atMost;
  const least = typeof digits === 'number' ? digits : 0;
  const key = `${locale} ${least} ${most} ${currency}`;
  let found = formats.get(key);
  if (!found) {
    found = new Intl.NumberFormat(locale, {
      minimumFractionDigits: least,
      maximumFractionDigits: most,
      ...(currency ? { style: 'currency', currency } : {}),
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
}

/** A number as the visitor sees it: rounded once, halves away from zero, grouped, never "-0". */
export function formatNumber(
  value: Big,
  { digits = 2, grouping, currency }: NumberStyle = {},
): string {
  const rounded = value.round(typeof digits === 'number' ? digits : digits.atMost, 1);
  const text = rounded.toFixed();
  // As a text, the figure is formatted without binary rounding errors.
  return format(grouping === 'indian' ? 'en-IN' : 'en', digits, currency).format(
    text as `${number}`,
  );
}
