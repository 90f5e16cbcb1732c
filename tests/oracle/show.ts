/*
 * What the visitor sees of a raw result. The manifest says how it is presented (kind, decimals,
 * unit, currency, labels); rounding, grouping and wording are done here by hand.
 */
import type { Digits, Result, Unit } from '../../schemas/manifest.ts';
import { parseDay } from './calendar.ts';
import type { Raw } from './oracle.ts';
import type { Rational } from './rational.ts';

const space = '\u00a0';

/** The symbol of each currency in English; other codes are put before the figure with a space. */
const signs: Readonly<Record<string, string>> = {
  USD: '$',
  EUR: '€',
  GBP: '£',
  JPY: '¥',
  CAD: 'CA$',
  AUD: 'A$',
  CNY: 'CN¥',
  INR: '₹',
  KRW: '₩',
  BRL: 'R$',
  MXN: 'MX$',
  HKD: 'HK$',
  NZD: 'NZ$',
};

const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** Commas between groups of three digits, or the Indian way: three, then twos. */
function grouped(whole: string, indian: boolean): string {
  const groups: string[] = [];
  let rest = whole;
  while (rest.length > (groups.length === 0 || !indian ? 3 : 2)) {
    const size = groups.length === 0 || !indian ? 3 : 2;
    groups.unshift(rest.slice(-size));
    rest = rest.slice(0, -size);
  }
  return [rest, ...groups].join(',');
}

/** A number, rounded once and grouped, with a currency symbol between its minus and its digits. */
function figure(raw: Rational, digits: Digits = 2, sign = '', indian = false): string {
  const most = typeof digits === 'number' ? digits : digits.atMost;
  const rounded = raw.toFixed(most);
  const [whole = '', fraction = ''] = rounded.replace('-', '').split('.');
  const shown = typeof digits === 'number' ? fraction : fraction.replace(/0+$/, '');
  const minus = rounded.startsWith('-') ? '-' : '';
  return `${minus}${sign}${grouped(whole, indian)}${shown && `.${shown}`}`;
}

type Values = Readonly<Record<string, unknown>>;

function unitFor(unit: Unit | undefined, values: Values): string {
  if (typeof unit !== 'object') return unit ?? '';
  const chosen = String(values[unit.by]);
  return unit.units?.[chosen] ?? chosen;
}

function currencyFor(currency: string | { readonly by: string } | undefined, values: Values) {
  const code = typeof currency === 'object' ? String(values[currency.by]) : currency;
  return code === undefined ? '' : (signs[code] ?? `${code}${space}`);
}

/** A whole number as plain text, as in the keys of labels. */
const plain = (raw: Rational): string => (raw.isWhole() ? raw.toFixed(0) : '');

function longDate(iso: string): string {
  const date = parseDay(iso);
  return date ? `${date.day} ${months[date.month - 1]} ${date.year}` : '';
}

export type Shown = string | ReadonlyArray<Readonly<Record<string, string>>>;

/** One result as the visitor sees it; `values` holds the chosen options by field id. */
export function show(result: Result, raw: Raw, values: Values): Shown {
  switch (result.kind) {
    case 'money': {
      const { digits, currency, grouping } = result;
      return figure(raw as Rational, digits, currencyFor(currency, values), grouping === 'indian');
    }
    case 'percent':
      return `${figure(raw as Rational, result.digits)}%`;
    case 'number': {
      const label = result.labels?.[plain(raw as Rational)];
      const unit = unitFor(result.unit, values);
      return label ?? figure(raw as Rational, result.digits) + (unit && ` ${unit}`);
    }
    case 'text':
      return result.labels?.[raw as string] ?? (raw as string);
    case 'date':
      return longDate(raw as string);
    case 'table':
      return (raw as ReadonlyArray<Readonly<Record<string, Rational>>>).map((row) =>
        Object.fromEntries(
          Object.entries(result.columns).map(([id, column]) => [
            id,
            show(column, row[id] as Rational, values) as string,
          ]),
        ),
      );
  }
}
