import { Big } from '../../../../schemas/decimal.ts';
import {
  byKey,
  multipliers as multiplierTable,
  parts as partTable,
  smallNumbers,
} from '../vocabulary.ts';
import { isOneOf } from '../words.ts';
import type { Token } from './token.ts';

/** Words that multiply the number before them. */
export const multipliers = byKey(multiplierTable);
/** Multipliers that are also units, in which case the number has two readings. */
export const multipliersAndUnits = new Set(['m', 'l', 'k', 'b']);

/** The numbers that are one word. */
export const small: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(byKey(smallNumbers)).map(([word, value]) => [word, Number(value)]),
);

/** Whether a word is a multiplier that can be no unit: "thousand", not "m". */
export const isScale = (word: string): boolean =>
  Object.hasOwn(multipliers, word) && word.length > 2;

/** The number that words beginning at an index make, and how many there are; nothing if there is none. */
export function inWords(
  tokens: readonly Token[],
  from: number,
): { readonly value: Big; readonly count: number } | undefined {
  let at = from;
  /** The thousands and above so far, and what is below them. */
  let total = Big(0);
  let part: Big | undefined;
  const text = (index: number): string => {
    const token = tokens[index];
    return token?.kind === 'word' ? token.text.toLowerCase() : '';
  };
  for (; at < tokens.length; at += 1) {
    const word = text(at);
    const next = text(at + 1);
    if (Object.hasOwn(small, word)) {
      const value = small[word] as number;
      // "Twenty five" and "hundred five" go on, "five six" does not.
      const goesOn =
        part === undefined ||
        part.mod(100).eq(0) ||
        (part.mod(100).gte(20) && part.mod(10).eq(0) && value < 10);
      if (!goesOn) break;
      part = (part ?? Big(0)).plus(value);
    } else if (
      word === 'half' &&
      part === undefined &&
      isOneOf(next, 'a an') &&
      isScale(text(at + 2))
    ) {
      part = Big('0.5');
      at += 1;
    } else if (
      word === 'half' &&
      part === undefined &&
      isOneOf(next, 'hundred thousand million lakh crore dozen percent per')
    ) {
      part = Big('0.5');
    } else if (isScale(word) && part !== undefined) {
      const times = Big(multipliers[word] as string);
      if (times.eq(100) || times.eq(12)) part = part.times(times);
      else {
        total = total.plus(part.times(times));
        part = Big(0);
      }
    } else if (isOneOf(word, 'a an') && part === undefined && isScale(next)) {
      part = Big(1);
    } else if (word === 'and' && part !== undefined && next === 'a' && text(at + 2) === 'half') {
      part = part.plus('0.5');
      at += 2;
    } else if (
      word === 'and' &&
      part !== undefined &&
      (total.gt(0) || part.gte(100)) &&
      Object.hasOwn(small, next)
    ) {
      // "two hundred and five"
    } else if (word === 'point' && part !== undefined && Object.hasOwn(small, next)) {
      let digits = '';
      for (; (small[text(at + 1)] ?? 10) < 10; at += 1) digits += small[text(at + 1)];
      part = part.plus(`0.${digits}`);
    } else break;
  }
  return part && { value: total.plus(part), count: at - from };
}

/** The parts of a whole in words: "three quarters". */
export const parted = byKey(partTable);
