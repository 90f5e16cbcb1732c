import type { Notation } from './notation.ts';

/** A regular expression and how what it finds is read; nothing if it is no such thing after all. */
export type Scanner<T> = readonly [
  expression: RegExp,
  read: (found: RegExpExecArray, today: string, notation: Notation) => T | undefined,
];

/** A number of two digits, as in 09:05. */
export const two = (part: string | number): string => String(part).padStart(2, '0');
