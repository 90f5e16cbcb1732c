import { Big } from '../../../schemas/decimal.ts';
import type { Digits, FigureResult } from '../../../schemas/manifest.ts';
import { unitOf } from '../../../schemas/unit.ts';
import { amountDigits } from '../format/numbers.ts';
import type { TextContext } from '../format/presentation.ts';

/*
 * How figures are shown, as number formats of spreadsheets.
 */

const decimals = (count: number): string => (count > 0 ? `.${'0'.repeat(count)}` : '');

/** A number with commas as in India, to 99,99,99,999. */
const indian = (end: string, before: string): string =>
  `[>=10000000]${before}##\\,##\\,##\\,##0${end};[>=100000]${before}##\\,##\\,##0${end};${before}#,##0${end}`;

/** A format with so many decimals; none where the number of decimals depends on the figure. */
function numberFormat(
  digits: Digits,
  isIndian = false,
  before = '',
  after = '',
): string | undefined {
  if (digits === 'ungrouped') return `${before}0${after}`;
  const exact = typeof digits === 'number' ? digits : typeof digits === 'string' ? 0 : undefined;
  // A format with decimals that may be absent leaves the point behind whole numbers.
  if (exact === undefined) return before || after ? `${before}General${after}` : undefined;
  const end = decimals(exact) + after;
  return isIndian ? indian(end, before) : `${before}#,##0${end}`;
}

const quoted = (text: string): string => (text ? `"${text.replaceAll('"', '')}"` : '');

/** The sign of a currency, and whether it stands after the amount. */
function signOf(
  code: string,
  locale: string,
): { readonly sign: string; readonly isAfter: boolean } {
  try {
    const parts = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: code,
      currencyDisplay: 'narrowSymbol',
    }).formatToParts(1);
    const at = parts.findIndex(({ type }) => type === 'currency');
    const isAfter = at > parts.findIndex(({ type }) => type === 'integer');
    return { sign: (isAfter ? ' ' : '') + (parts[at]?.value ?? ''), isAfter };
  } catch {
    return { sign: code, isAfter: false };
  }
}

function moneyFormat(
  code: string | undefined,
  locale: string,
  digits: Digits,
  isIndian: boolean,
): string | undefined {
  if (!code) return numberFormat(digits, isIndian);
  const { sign, isAfter } = signOf(code, locale);
  return numberFormat(digits, isIndian, isAfter ? '' : quoted(sign), isAfter ? quoted(sign) : '');
}

/** The format of an amount of no stated currency: that of the visitor's own, if there is one. */
export const amountFormat = (value: unknown, { presentation }: TextContext): string | undefined =>
  moneyFormat(
    presentation.money?.code,
    presentation.money?.locale ?? presentation.locale,
    value instanceof Big ? amountDigits(value, presentation) : 2,
    false,
  );

/** The format of a figure's cell; none for a text, or where decimals depend on the figure. */
export function figureFormat(
  figure: FigureResult,
  value: unknown,
  context: TextContext,
): string | undefined {
  const { values, presentation } = context;
  switch (figure.kind) {
    case 'money': {
      if (!figure.currency && figure.digits === undefined && !figure.grouping)
        return amountFormat(value, context);
      const code = figure.currency ? unitOf(figure.currency, values) : presentation.money?.code;
      const locale = figure.currency
        ? presentation.locale
        : (presentation.money?.locale ?? presentation.locale);
      return moneyFormat(code, locale, figure.digits ?? 2, figure.grouping === 'indian');
    }
    case 'percent':
      return numberFormat(figure.digits ?? 2, false, '', '"%"');
    case 'number':
      return numberFormat(figure.digits ?? 2);
    case 'date':
      return 'd mmmm yyyy';
    case 'text':
      return undefined;
  }
}
