/*
 * What the visitor sees of a raw result. The manifest says how it is presented (kind, decimals,
 * unit, currency, labels); rounding, grouping and wording are done here by hand.
 */
import type { Digits, DurationFormat, MoneyFormat, Result, Unit } from '../../schemas/manifest.ts';
import { monthNames, parseDay } from './calendar.ts';
import type { Raw, Row } from './oracle.ts';
import { Rational } from './rational.ts';

type Significant = Extract<Digits, { readonly significant: number }>;

const space = '\u00a0';

/** The symbol of each currency in English; other codes are put before the figure with a space. */
const signs: Readonly<Record<string, string>> = {
  USD: '$',
  EUR: '€',
  GBP: '£',
  ILS: '₪',
  JPY: '¥',
  PHP: '₱',
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

/** Commas between groups of three digits, or the Indian way: three, then twos. */
export function grouped(whole: string, indian = false): string {
  const groups: string[] = [];
  let rest = whole;
  while (rest.length > (groups.length === 0 || !indian ? 3 : 2)) {
    const size = groups.length === 0 || !indian ? 3 : 2;
    groups.unshift(rest.slice(-size));
    rest = rest.slice(0, -size);
  }
  return [rest, ...groups].join(',');
}

/** A whole number, rounded, with every digit. */
const everyDigit = (raw: Rational): string => {
  const text = raw.toFixed(0);
  return text.startsWith('-') ? `-${grouped(text.slice(1))}` : grouped(text);
};

/** A duration: seconds as m:ss or h:mm:ss, minutes as h:mm, months as years and months, days as weeks and days. */
export function clock(raw: Rational, format: DurationFormat): string {
  const text = raw.toFixed(0);
  const sign = text.startsWith('-') ? '-' : '';
  const count = BigInt(text.replace('-', ''));
  const pad = (part: bigint) => String(part).padStart(2, '0');
  const named = (part: bigint, name: string) => `${part} ${name}${part === 1n ? '' : 's'}`;
  if (format === 'weeks and days') {
    return `${sign}${named(count / 7n, 'week')} ${named(count % 7n, 'day')}`;
  }
  if (format === 'years and months') {
    const years = count / 12n;
    const months = count % 12n;
    if (years === 0n) return sign + named(months, 'month');
    return sign + named(years, 'year') + (months ? ` ${named(months, 'month')}` : '');
  }
  if (format === 'h:mm') return `${sign}${count / 60n}:${pad(count % 60n)}`;
  const hours = count / 3600n;
  const minutes = (count / 60n) % 60n;
  const tail = `${hours || format === 'h:mm:ss' ? pad(minutes) : minutes}:${pad(count % 60n)}`;
  return sign + (hours || format === 'h:mm:ss' ? `${hours}:${tail}` : tail);
}

/** The place of a number's first digit: 0 for 1 to 9, 2 for hundreds, -1 for tenths. */
function magnitude(raw: Rational): number {
  const size = raw.abs();
  let place = size.numerator.toString().length - size.denominator.toString().length;
  if (size.cmp(ten(place)) < 0) place -= 1;
  return place;
}

const ten = (place: number): Rational => Rational.of(10).pow(place);

/** So many significant digits, halves away from zero; plain from 10⁻⁶ up to below 10¹⁵. */
function significant(raw: Rational, { significant: count, whole }: Significant): string {
  if (raw.cmp(0) === 0) return '0';
  if (whole && raw.isWhole()) return everyDigit(raw);
  const sign = raw.cmp(0) < 0 ? '-' : '';
  let place = magnitude(raw);
  // 9.99…9 may round up to the next power of ten.
  let digits = raw
    .abs()
    .mul(ten(count - 1 - place))
    .toFixed(0);
  if (digits.length > count) {
    place += 1;
    digits = digits.slice(0, -1);
  }
  if (place >= 15 || place < -6) {
    const rest = digits.slice(1).replace(/0+$/, '');
    const power = String(place).replace(/./g, (each) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(each)] ?? '⁻');
    return `${sign}${digits[0]}${rest && `.${rest}`}×10${power}`;
  }
  const value = Rational.parse(digits).mul(ten(place - count + 1));
  if (whole && value.isWhole()) return sign + everyDigit(value);
  const [all = '', fraction = ''] = value.toFixed(30).split('.');
  const decimals = fraction.replace(/0+$/, '');
  return `${sign}${grouped(all)}${decimals && `.${decimals}`}`;
}

/** A number within a text, with so many significant digits. */
export const inDigits = (raw: Rational, count: number): string =>
  significant(raw, { significant: count });

/** A number, rounded once and grouped, with a currency symbol between its minus and its digits. */
function figure(raw: Rational, digits: Digits = 2, sign = '', indian = false): string {
  if (digits === 'ungrouped') return raw.toFixed(0);
  if (typeof digits === 'string') return digits === 'all' ? everyDigit(raw) : clock(raw, digits);
  if (typeof digits === 'object' && 'significant' in digits) return significant(raw, digits);
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

function currencyFor(currency: MoneyFormat['currency'], values: Values) {
  if (typeof currency === 'object' && 'of' in currency) return '';
  const code = typeof currency === 'object' ? String(values[currency.by]) : currency;
  return code === undefined ? '' : (signs[code] ?? `${code}${space}`);
}

/** A whole number as plain text, as in the keys of labels. */
const plain = (raw: Rational): string => (raw.isWhole() ? raw.toFixed(0) : '');

function longDate(iso: string): string {
  const date = parseDay(iso);
  return date ? `${date.day} ${monthNames[date.month - 1]} ${date.year}` : '';
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
      return (
        label ?? figure(raw as Rational, result.digits) + (unit === '°' ? unit : unit && ` ${unit}`)
      );
    }
    case 'text':
      return result.labels?.[raw as string] ?? (raw as string);
    case 'date':
      return longDate(raw as string);
    case 'table':
      return (raw as readonly Row[]).map((row) =>
        Object.fromEntries(
          Object.entries(result.columns).map(([id, column]) => [
            id,
            row[id] === undefined ? '' : (show(column, row[id], values) as string),
          ]),
        ),
      );
  }
}
