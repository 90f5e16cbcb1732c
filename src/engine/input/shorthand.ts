import { Big } from '../../../schemas/decimal.ts';

/*
 * Short ways to write a number, in fields and in questions: "10k", "2 lakh", "1½", "2 1/2".
 */

/** Words that multiply the number before them, and by how much. */
export const scales: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ...{ dozen: 12, hundred: 1e2, k: 1e3, thousand: 1e3, thousands: 1e3, grand: 1e3 },
    ...{ l: 1e5, lac: 1e5, lacs: 1e5, lakh: 1e5, lakhs: 1e5 },
    ...{ m: 1e6, mn: 1e6, mil: 1e6, mio: 1e6, million: 1e6, millions: 1e6 },
    ...{ cr: 1e7, crore: 1e7, crores: 1e7, b: 1e9, bn: 1e9, billion: 1e9, trillion: 1e12 },
  }),
);

/** A number, then words: single letters only right after its digits, since "5 m" is no million. */
const scaled = /^(.*?)((?<=\d)[bklm]|(?: ?[a-z]{2,})*)$/i;
/** A fraction, with a whole number before it or without. The sign is what ½ has between its digits. */
const fraction = /^(?:(\d+) )?(\d+)[/⁄](\d+)$/;
/** Decimals of a fraction that has no end. */
const decimals = 20;

/** The quotient of a fraction; `undefined` if its denominator is 0. */
export const quotient = (above: string, below: string): Big | undefined =>
  Number(below) ? Big(above).div(below).round(decimals, 1) : undefined;

/**
 * The number that a text without signs stands for, "1.5 crore" or "2 1/2"; `undefined` if it is none.
 * Without `hasLetters`, single letters multiply nothing: "3m" may be metres. `digitsOf` gives the digits of
 * a number that is written out.
 */
export function readShorthand(
  text: string,
  hasLetters: boolean,
  digitsOf: (text: string) => string | undefined,
): Big | undefined {
  const [, number = '', words = ''] = scaled.exec(text) ?? [];
  if (words.length === 1 && !hasLetters) return undefined;
  const [, whole = '0', above, below = ''] = fraction.exec(number) ?? [];
  const isMixed = whole !== '0';
  const digits = above ? undefined : digitsOf(number);
  const part = above && !(isMixed && Number(above) >= Number(below)) && quotient(above, below);
  let value = part ? part.plus(whole) : digits && Big(digits);
  for (const word of words.toLowerCase().match(/[a-z]+/g) ?? [])
    value = value && scales.has(word) ? value.times(scales.get(word) as number) : undefined;
  return value || undefined;
}
