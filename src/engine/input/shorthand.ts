import { Big } from '../../../schemas/decimal.ts';
import type { Presentation } from '../format/presentation.ts';
import { bareNumber } from './kinds/bare-number.ts';

/*
 * Short ways to write a number, in fields and in questions: "10k", "2 lakh", "1½", "2 1/2". And the letters that
 * stand for currencies, as amounts are shown with them: "kr 1,234.50". No page needs it before one is typed.
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
/** A fraction, with a whole number before it or without. The second sign is what ½ has between its digits. */
const fraction = /^(?:(\d+) )?(\d+)[/⁄](\d+)$/;
/** Decimals of a fraction that has no end. */
const decimals = 20;

/** The quotient of a fraction; `undefined` if its denominator is 0. */
export const quotient = (above: string, below: string): Big | undefined =>
  Number(below) ? Big(above).div(below).round(decimals, 1) : undefined;

const codes = Intl.supportedValuesOf('currency');
/** Letters that stand for a currency on either side of the digits. */
const onBothSides = String.raw`kr\.?|kč|zł|lei|chf`;
/** The same, and those that after the digits would be units or multipliers: "Ft 5,000", "CA$5", "CUP 5". */
const inFront = `${onBothSides}|[a-z]{1,2}\\p{Sc}|r[mp]?|ft|[ktu]sh|${codes.join('|')}`;
const mark = new RegExp(
  `(?<=^[-+]?) ?(${inFront})(?!\\p{L}) ?|(?<![\\p{L}-])(?: ?)(${onBothSides})$`,
  'iu',
);

/** The signs of a currency and its code, in capital letters; a unit that is none as it is. */
function signsOf(unit: string, locale: string): string {
  if (!codes.includes(unit)) return unit.toUpperCase();
  const shown = (['narrowSymbol', 'symbol'] as const).map((currencyDisplay) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency: unit, currencyDisplay }).format(0),
  );
  return `${unit} ${shown.join(' ')}`.toUpperCase();
}

/** Whether a unit is a currency: "USD", "₹ a month". */
const isMoney = (unit: string): boolean => codes.includes(unit) || /\p{Sc}/u.test(unit);

/** What a number is read with, besides its text. */
export interface Reader {
  /** Reads what is written out. */
  readonly plain: (text: string) => Big | undefined;
  /** The unit of its field; empty for a number without one and for an amount of no stated currency. */
  readonly unit: string;
  readonly presentation: Presentation;
}

/**
 * The number that a text stands for which is not written out; `undefined` if it is none. In a field with a unit
 * that is no money, a single letter multiplies nothing: "3m" may be metres. Letters of another currency
 * than the field's, or the visitor's own, are no part of a number.
 */
export function readShorthand(
  text: string,
  { plain, unit, presentation }: Reader,
): Big | undefined {
  const { money, locale } = presentation;
  let bare = bareNumber(text.replace(/[¼-¾⅐-⅞]/g, ' $& '));
  const [found = '', front, back] = mark.exec(bare) ?? [];
  if (found) {
    const own = unit ? signsOf(unit, locale) : money && signsOf(money.code, money.locale);
    const name = (front ?? back ?? '').toUpperCase().replace('.', '').replace('US$', '$');
    if (own !== undefined && !own.includes(name)) return undefined;
    bare = bareNumber(bare.replace(found, ''));
  }
  const [, sign, body = ''] = /^([-+]?) ?(.*)$/.exec(bare) ?? [];
  const [, number = '', words = ''] = scaled.exec(body) ?? [];
  if (words.length === 1 && unit && !isMoney(unit)) return undefined;
  const [, whole, above = '', below = ''] = fraction.exec(number) ?? [];
  const isTooLarge = whole !== undefined && Number(above) >= Number(below);
  let value = above
    ? isTooLarge
      ? undefined
      : quotient(above, below)?.plus(whole ?? 0)
    : /^[-+]/.test(number)
      ? undefined
      : plain(number);
  for (const word of words.toLowerCase().match(/[a-z]+/g) ?? []) {
    const size = scales.get(word);
    value = size === undefined ? undefined : value?.times(size);
  }
  return sign === '-' && value && !value.eq(0) ? value.neg() : value;
}
