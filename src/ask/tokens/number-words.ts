import { Big } from '../../../schemas/decimal.ts';
import type { Token } from './token.ts';

/** The hours of a clock in words. */
export const hours: Readonly<Record<string, number>> = Object.fromEntries(
  'one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, index) => [word, index + 1]),
);

/** Words that multiply the number before them. */
export const multipliers: Readonly<Record<string, string>> = {
  hundred: '1e2',
  thousand: '1e3',
  thousands: '1e3',
  grand: '1e3',
  k: '1e3',
  lakh: '1e5',
  lakhs: '1e5',
  lac: '1e5',
  lacs: '1e5',
  l: '1e5',
  million: '1e6',
  millions: '1e6',
  mil: '1e6',
  mio: '1e6',
  mn: '1e6',
  m: '1e6',
  crore: '1e7',
  crores: '1e7',
  lpa: '1e5',
  cr: '1e7',
  billion: '1e9',
  bn: '1e9',
  b: '1e9',
  trillion: '1e12',
  dozen: '12',
};
/** Multipliers that are also units, in which case the number has two readings. */
export const multipliersAndUnits = new Set(['m', 'l', 'k', 'b']);

/** The numbers that are one word. */
const small: Readonly<Record<string, number>> = {
  zero: 0,
  nil: 0,
  ...hours,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};

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
      /^an?$/.test(next) &&
      isScale(text(at + 2))
    ) {
      part = Big('0.5');
      at += 1;
    } else if (
      word === 'half' &&
      part === undefined &&
      /^(hundred|thousand|million|lakh|crore|dozen|percent|per)$/.test(next)
    ) {
      part = Big('0.5');
    } else if (isScale(word) && part !== undefined) {
      const times = Big(multipliers[word] as string);
      if (times.eq(100) || times.eq(12)) part = part.times(times);
      else {
        total = total.plus(part.times(times));
        part = Big(0);
      }
    } else if (/^an?$/.test(word) && part === undefined && isScale(next)) {
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
export const parted: Readonly<Record<string, number>> = {
  half: 2,
  halves: 2,
  third: 3,
  thirds: 3,
  quarter: 4,
  quarters: 4,
  fifth: 5,
  fifths: 5,
  sixth: 6,
  sixths: 6,
  eighth: 8,
  eighths: 8,
  tenth: 10,
  tenths: 10,
};
