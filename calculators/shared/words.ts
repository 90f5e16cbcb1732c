import { type Plurals, plural } from '#schemas/functions/plural.ts';

/**
 * The language of the texts that functions beside a manifest return. Manifests are written in it, and a
 * translation of one has to replace both.
 */
export const language = 'en';

/** A whole number with marks between thousands: "1,234". */
export const grouped = (number: number | bigint): string => number.toLocaleString(language);

/** A day in words: "5 April 2027", of "2027-04-05". */
export const dayInWords = (day: string): string =>
  new Date(day).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

const units = {
  year: { one: '# year', other: '# years' },
  month: { one: '# month', other: '# months' },
  week: { one: '# week', other: '# weeks' },
  day: { one: '# day', other: '# days' },
} satisfies Record<string, Plurals>;

/** So many units of a calendar: "1 day", "1,234 days". */
export const counted = (count: number, unit: keyof typeof units): string =>
  plural(count, units[unit], language);
