import type { TextField } from '../../../../../schemas/manifest.ts';
import { type Kind, quoted, type Reading, refuse, textOf } from '../kind.ts';
import { readNumber } from '../number.ts';
import { text as plain } from '../text.ts';

/*
 * Texts with a grammar: fractions, and numbers in any base from 2 to 36. Only pages with such a field
 * load this, together with their calculator.
 */

/** A sign, then a whole number, a fraction, a mixed number or a decimal. */
const fraction = /^([-+−]?)(?:(?:(\d+)\s+)?(\d+)\s*\/\s*(\d+)|(\d*)(?:\.(\d+))?)$/;
/** The most digits of each number. */
const mostDigits = 15;
const fractionAccepts =
  'Write a whole number, a fraction like 5/6, a mixed number like 2 3/8 or a decimal like 0.75.';

/** A fraction as "numerator/denominator", not in lowest terms; the denominator is above 0. */
function readFraction(text: string): Reading {
  const found = fraction.exec(text);
  const [, sign = '', mixed = '', above = '', below = '', whole = '', decimals = ''] = found ?? [];
  const lengths = [mixed, above, below, whole + decimals].map(({ length }) => length);
  const digits = `${mixed}${above}${below}${whole}${decimals}`;
  if (!found || !digits || Math.max(...lengths) > mostDigits) return refuse(fractionAccepts);
  const minus = sign === '-' || sign === '−' ? '-' : '';
  const value = (numerator: bigint, denominator: bigint): Reading =>
    denominator === 0n
      ? refuse('The number under the line cannot be 0.')
      : { value: `${numerator ? minus : ''}${numerator}/${denominator}` };
  if (below) return value(BigInt(mixed) * BigInt(below) + BigInt(above), BigInt(below));
  return value(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
}

const prefixes: Readonly<Record<number, RegExp>> = { 2: /^0b/i, 8: /^0o/i, 16: /^0x/i };

/** A number in a base: a sign, digits in capital letters, maybe a point. */
function readInBase(text: string, base: number): Reading {
  const [, sign = '', rest = ''] = /^([-+−]?)(.*)$/.exec(text.replace(/[\s_]/g, '')) ?? [];
  const body = rest.replace(prefixes[base] ?? /^$/, '');
  for (const character of body) {
    const digit = /^[0-9a-z]$/i.test(character) ? Number.parseInt(character, 36) : base;
    if (character !== '.' && digit >= base) {
      return refuse(`${quoted(character)} is not a digit of base ${base}.`);
    }
  }
  if (body.split('.').length > 2) return refuse('Enter one number with at most one point.');
  if (!/[^.]/.test(body)) return refuse('Enter a number.');
  return { value: `${sign && sign !== '+' ? '-' : ''}${body.toUpperCase()}` };
}

/** Reads a text by its field's grammar; `form` has the other inputs, as typed. */
function readBy(
  text: string,
  grammar: NonNullable<TextField['grammar']>,
  form: Readonly<Record<string, unknown>>,
): Reading {
  if (grammar === 'fraction') return readFraction(text);
  const base = readNumber(textOf(form[grammar.base]))?.toNumber() ?? 0;
  // A base that is refused beside its own field leaves every digit possible.
  return readInBase(text, Number.isInteger(base) && base >= 2 && base <= 36 ? base : 36);
}

/** `text` with or without a grammar; with one, a text is read in its plain form. */
export const text: Kind<TextField> = {
  accepts(field) {
    if (!field.grammar) return plain.accepts(field);
    return field.grammar === 'fraction' ? fractionAccepts : 'Enter a number.';
  },

  read(raw, field, context) {
    const { grammar, optional } = field;
    const typed = textOf(raw);
    if (typed === '' && !optional) return refuse(text.accepts(field));
    const reading = plain.read(raw, field, context);
    const isText = 'value' in reading && reading.value !== undefined;
    return grammar && isText ? readBy(typed, grammar, context.form ?? {}) : reading;
  },
};
