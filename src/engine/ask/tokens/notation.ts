import type { Big } from '../../../../schemas/decimal.ts';
import { ambiguousNumber, readNumber } from '../../input/kinds/number.ts';

/*
 * How numbers and days are written in the country of the question. Numbers are read as the forms read
 * them; where a text has two readings, the notation decides, and the token says which key of it.
 */

export interface Notation {
  /** "1.234" is 1234, else 1.234. */
  readonly dotGroups: boolean;
  /** "03/04/2026" is 4 March, else 3 April. */
  readonly monthFirst: boolean;
  /** "5.11 ft" is 5 feet 11 inches, else decimal feet. */
  readonly feet: boolean;
  /** "12,15" and "120 140" are two numbers, else one. */
  readonly lists: boolean;
}

/** A number where it stands in a text. */
interface FoundNumber {
  readonly value: Big;
  readonly text: string;
  readonly length: number;
  /** The key of the notation with which the text is another number, or several. */
  readonly other?: keyof Notation | undefined;
}

const digits = /\d+(?:[.,'_]\d+)*|\.\d+/y;
const spaced = /\d{1,3}(?: \d{3})+(?![\d.,']\d|\d)/y;
const single = /(?:\d{1,3}(?:,\d{2,3})*,\d{3}(?!\d)|\d+)?(?:\.\d+)?/y;

/** Numbers with a decimal point, and with a decimal comma, that can be read in one way only. */
const withPoint =
  /(?<![\d.,])(?:0?\.\d+|\d+\.(?:\d{1,2}|\d{4,})|\d[\d,]*,\d{3}\.\d+)(?![\d.,]*\d|[-/]\d)/;
const withComma =
  /(?<![\d.,])(?:0,\d+|\d+,(?:\d{1,2}|\d{4,})|[\d.]*\.\d{3},\d+|\d{1,3}\.\d{3}(?:\.\d{3})+)(?![\d.,]*\d)/;

const dayBefore = /(?<![\d/.-])(?:1[3-9]|2\d|3[01])([-/.])\d{1,2}\1\d{2,4}(?!\d)/;
const monthBefore = /(?<![\d/.-])\d{1,2}([-/.])(?:1[3-9]|2\d|3[01])\1\d{2,4}(?!\d)/;

const hasPoint = (text: string): boolean => withPoint.test(text);
const hasComma = (text: string): boolean => withComma.test(text);

/** The notation that the numbers and days of a question have, as far as they tell. */
export const notationOf = (text: string): Notation => ({
  dotGroups: hasComma(text) && !hasPoint(text),
  monthFirst: monthBefore.test(text) && !dayBefore.test(text),
  feet: false,
  lists: false,
});

const at = (expression: RegExp, text: string, from: number): string => {
  expression.lastIndex = from;
  return expression.exec(text)?.[0] ?? '';
};

/** Whether digits with spaces between are one number: an amount, or a round one. */
const isGrouped = (text: string, from: number, length: number): boolean =>
  /[\p{Sc}.]\s?$/u.test(text.slice(0, from)) ||
  /^(?:[.,]\d|\s?\p{Sc})/u.test(text.slice(from + length)) ||
  text.slice(from, from + length).endsWith('00');

/** The number that begins at an index of a question; nothing if there is none. */
export function numberAt(
  question: string,
  from: number,
  notation: Notation,
): FoundNumber | undefined {
  const groups = at(spaced, question, from);
  const isSpaced = groups !== '' && isGrouped(question, from, groups.length) && !notation.lists;
  const found = isSpaced
    ? groups + at(/[.,]\d+/y, question, from + groups.length)
    : at(digits, question, from);
  const asOne = found && readNumber(found);
  if (!asOne || (notation.lists && found.includes(',') && !/^\d{1,3},\d{3}$/.test(found))) {
    const text = at(single, question, from);
    const value = text && readNumber(text);
    return value ? { value, text, length: text.length } : undefined;
  }
  const all = { value: asOne, text: found, length: found.length };
  if (ambiguousNumber.test(found)) {
    const [point, comma] = [hasPoint(question), hasComma(question)];
    const isDot = found.includes('.');
    // "1,234" groups unless the other numbers have a decimal comma.
    const groupsHere = isDot ? notation.dotGroups : !(comma && !point);
    const other = groupsHere ? found.replace(/[.,]/, '') : found.replace(',', '.');
    const isSure = !isDot || (point !== comma && !(point && found.endsWith('000')));
    const value = readNumber(other) ?? asOne;
    return { ...all, value, other: isSure ? undefined : 'dotGroups' };
  }
  // "12,5; 14,0" is a list of decimals.
  const mayBeList =
    !question.includes(';') &&
    (isSpaced ? !/[.,]/.test(found) : /^\d+,\d{1,2}$|^\d{3}(?:,\d{3})+$/.test(found));
  return { ...all, other: mayBeList ? 'lists' : undefined };
}
