import { type Plurals, plural } from '#schemas/functions/plural.ts';

/**
 * The language of the texts that functions beside a manifest return. Manifests are written in it, and a
 * translation of one has to replace both.
 */
export const language = 'en';

/** A whole number with marks between thousands: "1,234". */
export const grouped = (number: number | bigint): string => number.toLocaleString(language);

/** The text for so many: `counted(1, { one: '# day', other: '# days' })` is "1 day". */
export const counted = (count: number, texts: Plurals): string => plural(count, texts, language);

/** The units of calendars, for `counted`. */
export const years: Plurals = { one: '# year', other: '# years' };
export const months: Plurals = { one: '# month', other: '# months' };
export const weeks: Plurals = { one: '# week', other: '# weeks' };
export const days: Plurals = { one: '# day', other: '# days' };
