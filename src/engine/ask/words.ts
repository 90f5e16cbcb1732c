import { distance } from 'fastest-levenshtein';
import { fillerWords } from './vocabulary.ts';

/*
 * The words of a question and of manifests in a common form, and words that say nothing about a
 * calculator.
 */

/** The stems of the words seen so far. */
const stems = new Map<string, string>();

/** A word without the endings that people vary: "borrowing" and "borrowed" are "borrow", "litres" is "liter". */
export function stem(word: string): string {
  const known = stems.get(word) ?? withoutEnding(word);
  stems.set(word, known);
  return known;
}

function withoutEnding(word: string): string {
  const plain = word.toLowerCase().replace(/'s?$|'/g, '');
  if (plain.length < 4) return plain;
  return plain
    .replace(/ies$/, 'y')
    .replace(/(ss|sh|ch|x)es$/, '$1')
    .replace(/([^su])s$/, '$1')
    .replace(/([^aeiour])re$/, '$1er')
    .replace(/our$/, 'or')
    .replace(/ll(?=[ei])/, 'l')
    .replace(/is(e|ation|ing|ed)$/, 'iz$1')
    .replace(/([a-z]{3})(?:ing|ed)$/, '$1')
    .replace(/([bdgmnprt])\1$/, '$1')
    .replace(/([a-z]{3})e$/, '$1');
}

/** The number of typing errors between two words (Levenshtein distance); two swapped letters count as one. */
export function errorsBetween(word: string, right: string): number {
  const far = distance(word, right);
  const isSwapped =
    far === 2 &&
    word.length === right.length &&
    [...word].sort().join() === [...right].sort().join();
  return isSwapped ? 1 : far;
}

/** "squareFeet" as "square Feet". */
export const spaced = (id: string): string =>
  id.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[_/]/g, ' ');

/** Whether a text is one of a list, which has spaces between its words; upper case does not count. */
export const isOneOf = (text: string, list: string): boolean =>
  ` ${list} `.includes(` ${text.toLowerCase()} `);

/** Words of every question, which no calculator is recognized by and which never block an answer. */
export const fillers: ReadonlySet<string> = new Set(fillerWords.split(' ').map(stem));

/** Whether a stem may stand in any question without changing its meaning. */
export const isCommon = (word: string): boolean => fillers.has(word);
