import { Big } from '../../../schemas/decimal.ts';
import type { Random } from './random.ts';

/*
 * Numbers as people of several countries write them.
 */

/** How a country writes numbers. */
export type Country = 'plain' | 'us' | 'india' | 'germany' | 'france' | 'switzerland';

/** The countries whose decimals have a comma. */
export const isContinental = (country: Country): boolean =>
  country === 'germany' || country === 'france';

const grouped = (whole: string, sign: string): string => whole.replace(/\B(?=(?:\d{3})+$)/g, sign);
const groupedAsInIndia = (whole: string): string =>
  whole.length <= 3
    ? whole
    : `${whole.slice(0, -3).replace(/\B(?=(?:\d{2})+$)/g, ',')},${whole.slice(-3)}`;

/** A decimal (digits with a dot) as a country writes it. `groups` false leaves out the signs of thousands. */
export function write(decimal: string, country: Country, groups = true): string {
  const [whole = '', fraction] = decimal.replace('-', '').split('.');
  const sign = decimal.startsWith('-') ? '-' : '';
  const mark = isContinental(country) ? ',' : '.';
  const signs: Readonly<Record<Country, (digits: string) => string>> = {
    plain: (digits) => digits,
    us: (digits) => grouped(digits, ','),
    india: groupedAsInIndia,
    germany: (digits) => grouped(digits, '.'),
    france: (digits) => grouped(digits, ' '),
    switzerland: (digits) => grouped(digits, "'"),
  };
  return `${sign}${groups ? signs[country](whole) : whole}${fraction ? mark + fraction : ''}`;
}

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const tens: Readonly<Record<number, string>> = {
  30: 'thirty',
  40: 'forty',
  50: 'fifty',
  60: 'sixty',
  70: 'seventy',
  80: 'eighty',
  90: 'ninety',
  100: 'a hundred',
};

/** A small whole number in words, if it is one. */
export function inWords(decimal: string): string | undefined {
  const number = Number(decimal);
  if (!Number.isInteger(number) || number < 1) return undefined;
  if (number < 100 && number > 20 && number % 10 > 0) {
    const ten = number - (number % 10) === 20 ? 'twenty' : tens[number - (number % 10)];
    return `${ten}-${small[number % 10]}`;
  }
  return small[number] ?? tens[number];
}

const scales: readonly (readonly [words: readonly string[], size: string])[] = [
  [['k', 'K', ' thousand'], '1000'],
  [[' lakh', ' lakhs', ' lac'], '100000'],
  [[' million', ' mn'], '1000000'],
  [[' crore', ' crores', ' cr'], '10000000'],
];

/** An amount with a word of scale ("2.5 million"), if it is exact with at most two decimals. */
export function withScale(decimal: string, random: Random): string | undefined {
  const value = Big(decimal);
  const fitting = scales.flatMap(([words, size]) => {
    const scaled = value.div(size);
    return scaled.gte(1) && scaled.lt(1000) && scaled.eq(scaled.round(2))
      ? words.map((word) => scaled.toFixed() + word)
      : [];
  });
  return fitting.length > 0 ? random.pick(fitting) : undefined;
}
