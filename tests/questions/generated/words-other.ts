import type { Words } from './words.ts';

/** Health, home, dates, mathematics, science and conversions. */
export const otherWords: Readonly<Record<string, Words>> = {};
