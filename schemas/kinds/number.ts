import { Big } from '../decimal.ts';
import type { NumberField } from '../manifest.ts';
import { type Kind, refuse, textOf, unreadable } from './kind.ts';

/** Longer than any number that a person types; what is longer is not looked at. */
const longest = 60;
const grouped = /^\d{1,3}([,. '_])(?:\d{2,3}\1)*\d{3}$/;
const exponent = /^\d+(?:\.\d+)?e[-+]?\d{1,3}$/i;

/**
 * Reads a number as people write it: grouping in threes or the Indian way (commas, dots, spaces,
 * apostrophes), a decimal point or comma, currency and percent signs, full-width and Arabic digits.
 * A comma alone groups where it can ("1,234"), else it is a decimal comma ("1,5"); a single dot is
 * always a decimal point. Gives `undefined` for anything that is not one number.
 */
export function readNumber(text: string): Big | undefined {
  if (text.length > longest) return undefined;
  const bare = text
    .normalize('NFKC')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[\u2212\u2012\u2013]/g, '-')
    .replace(/٫/g, '.')
    .replace(/٬/g, ',')
    .replace(/[’`]/g, "'")
    .replace(/^\s*([-+]?)\s*(?:rs\.?|inr|usd|eur|gbp)(?![a-z])|(?:inr|usd|eur|gbp)\s*$/gi, '$1')
    .replace(/[\p{Sc}%]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
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
  if (!/^\d*$/.test(whole) && !grouped.test(whole)) return undefined;
  return `${whole.replace(/\D/g, '') || '0'}.${fraction || '0'}`;
}

/** Which sign stands before the decimals, if any does. */
function decimalMark(body: string): '.' | ',' | '' {
  const dot = body.lastIndexOf('.');
  const comma = body.lastIndexOf(',');
  if (dot >= 0 && comma >= 0) return dot > comma ? '.' : ',';
  if (comma >= 0) return grouped.test(body) && !body.startsWith('0') ? '' : ',';
  return dot >= 0 && body.indexOf('.') === dot ? '.' : '';
}

const written = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: 20 });

/** The limits of a field in words: "from 1 to 300", "above 0"; blank where there are none. */
function limits({ min, max, above, below }: NumberField): string {
  if (min !== undefined && max !== undefined) return ` from ${written(min)} to ${written(max)}`;
  const low =
    min !== undefined
      ? `${written(min)} or more`
      : above !== undefined
        ? `above ${written(above)}`
        : '';
  const high =
    max !== undefined
      ? `at most ${written(max)}`
      : below !== undefined
        ? `below ${written(below)}`
        : '';
  return low && high
    ? ` ${low} and ${high}`
    : low && min !== undefined
      ? `, ${low}`
      : low || high
        ? ` ${low || high}`
        : '';
}

const isWhole = (field: NumberField): boolean => field.kind === 'integer' || field.whole === true;

/** `number` and `integer`: a decimal. */
export const number: Kind<NumberField> = {
  initial: (field) => (field.default === undefined ? '' : String(field.default)),

  accepts: (field) => `Enter a ${isWhole(field) ? 'whole number' : 'number'}${limits(field)}.`,

  read(raw, field) {
    const text = textOf(raw);
    if (text === '' && field.whenBlank !== undefined) return { value: Big(field.whenBlank) };
    if (text === '' && field.optional) return { value: undefined };
    const accepts = number.accepts(field);
    if (text === '') return refuse(accepts);
    const value = readNumber(text);
    if (!value) {
      const quoted = text.length > 20 ? `${text.slice(0, 20)}…` : text;
      return unreadable(`“${quoted}” is not a number. ${accepts}`);
    }
    // Beyond this nothing that a calculator here measures exists; it keeps every figure readable.
    if (value.abs().gte('1e21'))
      return refuse('Enter a number with at most 21 digits before the decimal point.');
    const { min, max, above, below } = field;
    const accepted =
      (min === undefined || value.gte(min)) &&
      (max === undefined || value.lte(max)) &&
      (above === undefined || value.gt(above)) &&
      (below === undefined || value.lt(below)) &&
      (!isWhole(field) || value.eq(value.round(0, 0)));
    return accepted ? { value } : refuse(accepts);
  },
};
