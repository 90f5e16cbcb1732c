import { Big } from '../../../../schemas/decimal.ts';
import type { NumberField } from '../../../../schemas/manifest.ts';
import { isWhole } from '../../../../schemas/number-field.ts';
import { isAmount, unitOf } from '../../../../schemas/unit.ts';
import { english, type Presentation } from '../../format/presentation.ts';
import type { readShorthand } from '../shorthand.ts';
import { bareNumber } from './bare-number.ts';
import {
  type Kind,
  quoted,
  type ReadContext,
  type Reading,
  refuse,
  textOf,
  unreadable,
} from './kind.ts';

/** The longest text that is parsed as a number, longer than any number that a person types. */
const longest = 60;
const grouped = /^\d{1,3}([,. '_])(?:\d{2,3}\1)*\d{3}$/;
const exponent = /^\d+(?:\.\d+)?e[-+]?\d{1,3}$/i;
/** A single currency symbol, code or percent sign in the text of a number. */
const mark = /[\p{Sc}%٪]|\brs|inr|usd|eur|gbp/giu;
/** Superscript and subscript digits: 10² is not 102. */
const raised = /[²³¹⁰-₉]/;

/** One comma or dot before three digits: a thousands separator in some countries, a decimal mark in others. */
export const ambiguousNumber = /^-?([1-9]\d{0,2})[.,](\d{3})$/;

let shorthand: typeof readShorthand | undefined;

/** Has numbers read in short ways as well, from here on. */
export const bringShorthand = (reader: typeof readShorthand): void => {
  shorthand = reader;
};

/** Fetches how short ways to write a number are read; nothing if it is there. */
export const fetchShorthand = (): Promise<void> | undefined =>
  shorthand
    ? undefined
    : import('../shorthand.ts').then((fetched) => bringShorthand(fetched.readShorthand));

/**
 * Parses a number as people write it: grouping in threes or the Indian way (commas, dots, spaces,
 * apostrophes), a decimal point or comma, currency and percent signs, full-width and Arabic digits.
 * A comma alone groups where it can ("1,234"), else it is a decimal comma ("1,5"); a single dot is
 * always a decimal point. Where the presentation has a decimal comma, dot and comma change their parts.
 * Also "10k", "2 lakh" and "1½", once that is brought; `unit` is the one of a field with a unit.
 * Returns `undefined` for anything that is not one number.
 */
export function readNumber(text: string, presentation = english, unit = ''): Big | undefined {
  if (text.length > longest || raised.test(text)) return undefined;
  const plain = (each: string) => readPlain(each, presentation);
  return plain(text) ?? shorthand?.(text, { plain, unit, presentation });
}

/** Parses a number that is written out. */
function readPlain(text: string, { decimal }: Presentation): Big | undefined {
  const bare = bareNumber(text).replace(/[.,]/g, (mark) => (mark === decimal ? '.' : ','));
  const [, sign, body] = /^([-+]?) ?(.*)$/.exec(bare) as unknown as [string, string, string];
  const digits = exponent.test(body) ? body : plainDigits(body);
  if (!digits) return undefined;
  const value = Big(digits);
  return sign === '-' && !value.eq(0) ? value.neg() : value;
}

function plainDigits(body: string): string | undefined {
  const mark = decimalMark(body);
  const at = mark ? body.lastIndexOf(mark) : body.length;
  const whole = body.slice(0, at);
  const fraction = body.slice(at + 1);
  if (!/^\d*$/.test(fraction) || !/\d/.test(body)) return undefined;
  // The same character cannot be both separators: "10,000,00" is a typing error, not 10,000.
  if (mark && whole.includes(mark)) return undefined;
  if (!/^\d*$/.test(whole) && !grouped.test(whole)) return undefined;
  return `${whole.replace(/\D/g, '')}.${fraction}`;
}

/** The character before the decimals; an empty text if there are none. */
function decimalMark(body: string): '.' | ',' | '' {
  const dot = body.lastIndexOf('.');
  const comma = body.lastIndexOf(',');
  if (dot >= 0 && comma >= 0) return dot > comma ? '.' : ',';
  if (comma >= 0) return grouped.test(body) && !body.startsWith('0') ? '' : ',';
  return dot >= 0 && body.indexOf('.') === dot ? '.' : '';
}

const isCurrency = (text: string): boolean => Intl.supportedValuesOf('currency').includes(text);

/** An amount with the short symbol of its currency: "$0.00" for USD and CAD. */
const amountOf = (currency: string, locale: string): string =>
  isCurrency(currency)
    ? new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
      }).format(0)
    : currency;

/**
 * The error message for an amount of money with the symbol of another currency or with a percent sign;
 * `undefined` if there is none. In fields with other units, such symbols are ignored.
 */
export function foreignMark(text: string, unit: string, { locale } = english): string | undefined {
  const marks = text.normalize('NFKC').match(mark);
  const money = marks && (isCurrency(unit) ? unit : /\p{Sc}/u.exec(unit)?.[0]);
  if (!money) return undefined;
  const foreign = marks.find((each) => {
    const own = each.toUpperCase().replace('RS', 'INR');
    if (!isCurrency(own)) return !amountOf(money, locale).includes(own);
    return isCurrency(money) ? own !== money : !amountOf(own, locale).includes(money);
  });
  return foreign && `This amount is in ${money}, not in ${foreign}.`;
}

/** The limits of a field for a message: "from 1 to 300", "above 0"; an empty text without limits. */
export function limits(
  { min, max, above, below }: Pick<NumberField, 'min' | 'max' | 'above' | 'below'>,
  { locale } = english,
): string {
  const formatLimit = (value: number): string =>
    value.toLocaleString(locale, { maximumFractionDigits: 20 });
  if (min !== undefined && max !== undefined)
    return ` from ${formatLimit(min)} to ${formatLimit(max)}`;
  const both = [
    min !== undefined && `${formatLimit(min)} or more`,
    above !== undefined && `above ${formatLimit(above)}`,
    max !== undefined && `at most ${formatLimit(max)}`,
    below !== undefined && `below ${formatLimit(below)}`,
  ]
    .filter(Boolean)
    .join(' and ');
  return both && `${min === undefined ? '' : ','} ${both}`;
}

/** What a blank field counts as, for the form's values by field id; `undefined` if it must be filled in. */
export function blankNumber(
  { whenBlank }: Pick<NumberField, 'whenBlank'>,
  form: Readonly<Record<string, unknown>>,
): Big | undefined {
  if (typeof whenBlank !== 'object') return whenBlank === undefined ? undefined : Big(whenBlank);
  const { by, values } = whenBlank;
  const option = textOf(form[by]);
  return Object.hasOwn(values, option) ? Big(values[option] as number) : undefined;
}

/** `number` and `integer`: a decimal. */
export const number = {
  accepts: (field: NumberField, presentation?: Presentation): string =>
    `Enter a ${isWhole(field) ? 'whole number' : 'number'}${limits(field, presentation)}.`,

  read(
    raw: unknown,
    field: NumberField,
    { form = {}, presentation }: Pick<ReadContext, 'form' | 'presentation'>,
  ): Reading {
    const text = textOf(raw);
    const blank = text === '' ? blankNumber(field, form) : undefined;
    if (blank) return { value: blank };
    if (text === '' && field.optional) return { value: undefined };
    const accepts = () => number.accepts(field, presentation);
    if (text === '') return refuse(accepts());
    const unit = unitOf(field.unit, form);
    const value = readNumber(text, presentation, isAmount(field, unit) ? '' : unit);
    if (!value) return unreadable(`${quoted(text)} is not a number. ${accepts()}`);
    const foreign = foreignMark(text, unit, presentation);
    if (foreign) return unreadable(`${foreign} ${accepts()}`);
    // Few calculators need larger numbers, and a longer result would be hard to read.
    if (value.abs().gte('1e21') && !(Number(field.max) >= 1e21))
      return refuse('Enter a number with at most 21 digits before the decimal point.');
    // A smaller number would become zero in a quotient and cause a division by zero later.
    if (value.abs().lt('1e-21') && !value.eq(0))
      return refuse('That is too close to 0. Enter 0 or a number further from it.');
    const { min, max, above, below } = field;
    const accepted =
      (min === undefined || value.gte(min)) &&
      (max === undefined || value.lte(max)) &&
      (above === undefined || value.gt(above)) &&
      (below === undefined || value.lt(below)) &&
      (!isWhole(field) || value.eq(value.round(0, 0)));
    return accepted ? { value } : refuse(field.message ?? accepts());
  },
} satisfies Kind<NumberField>;

/** Whether a field accepts a number, wherever it stands in the form. */
export const acceptsNumber = (field: NumberField, value: Big): boolean =>
  'value' in number.read(value.toFixed(), field, {});
