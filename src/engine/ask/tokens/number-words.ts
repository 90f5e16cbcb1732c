import { Big } from '../../../../schemas/decimal.ts';
import { scales } from '../../input/shorthand.ts';
import { byKey, parts as partTable, smallNumbers } from '../vocabulary.ts';
import { isOneOf } from '../words.ts';
import type { Token } from './token.ts';

/** Words that multiply the number before them: those of fields, and lakh a year. */
export const multipliers: ReadonlyMap<string, number> = new Map([...scales, ['lpa', 1e5]]);
/** Multipliers that are also units, in which case the number has two readings. */
export const multipliersAndUnits = 'm l k b';

/** The numbers that are one word. */
export const small = byKey(smallNumbers);

/** Whether a word is a multiplier that can be no unit: "thousand", not "m". */
export const isScale = (word: string): boolean => multipliers.has(word) && word.length > 2;

const zero = Big(0);

/** The number that words beginning at an index make, and how many there are; nothing if there is none. */
export function inWords(
  tokens: readonly Token[],
  from: number,
): { readonly value: Big; readonly count: number } | undefined {
  let at = from;
  /** The thousands and above so far, and what is below them. */
  let total = zero;
  let part: Big | undefined;
  const text = (index: number): string => {
    const token = tokens[index];
    return token?.kind === 'word' ? token.text.toLowerCase() : '';
  };
  for (; at < tokens.length; at += 1) {
    const word = text(at);
    const next = text(at + 1);
    const value = small.get(word);
    if (value) {
      const below: Big = (part ?? zero).mod(100);
      // "Twenty five" and "hundred five" go on, "five six" does not.
      if (below.gt(0) && (below.lt(20) || below.mod(10).gt(0) || Number(value) > 9)) break;
      part = (part ?? zero).plus(value);
    } else if (!part) {
      // "Half a million", "half percent", "a hundred"
      const isHalf = word === 'half';
      const isLinked =
        isOneOf(isHalf ? next : word, 'a an') && isScale(text(at + (isHalf ? 2 : 1)));
      if (!isLinked && !(isHalf && (isScale(next) || isOneOf(next, 'percent per')))) break;
      part = Big(isHalf ? '0.5' : 1);
      if (isHalf && isLinked) at += 1;
    } else if (isScale(word)) {
      part = part.times(multipliers.get(word) as number);
      if (!isOneOf(word, 'hundred dozen')) [total, part] = [total.plus(part), zero];
    } else if (word === 'and' && next === 'a' && text(at + 2) === 'half') {
      part = part.plus('0.5');
      at += 2;
    } else if (word === 'point' && small.has(next)) {
      let digits = '';
      for (; Number(small.get(text(at + 1))) < 10; at += 1) digits += small.get(text(at + 1));
      part = part.plus(`0.${digits}`);
      // "two hundred and five"
    } else if (word !== 'and' || !small.has(next) || (total.eq(0) && part.lt(100))) break;
  }
  return part && { value: total.plus(part), count: at - from };
}

/** The parts of a whole in words: "three quarters". */
export const parted = byKey(partTable);
