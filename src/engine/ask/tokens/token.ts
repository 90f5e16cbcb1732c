import type { Big } from '../../../../schemas/decimal.ts';
import { isOneOf } from '../words.ts';
import type { Notation } from './notation.ts';

/*
 * What a question is split into: words, signs, numbers with their units, days and times of day.
 */

/** One way to understand a number: "2m" is two million or two metres. */
export interface Reading {
  readonly value: Big;
  /** A unit's sign as `units.ts` has it: "kg"; "%"; "$" for money, "$USD" for a stated currency. */
  readonly unit?: string | undefined;
}

/** Where a token stands in the question. */
export interface Placed {
  /** The text as typed. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** A word or sign is the unit of the number at this index. */
  unitOf?: number;
  /** A word such as "one" or "today", which may be no number or day at all. */
  readonly weak?: boolean | undefined;
}

export interface WordToken extends Placed {
  readonly kind: 'word';
  readonly stem: string;
}

interface SignToken extends Placed {
  readonly kind: 'sign';
}

export interface NumberToken extends Placed {
  readonly kind: 'number';
  readonly readings: readonly Reading[];
  /** A duration or length of several parts: 5 ft 9 in, each with its unit. */
  readonly parts?: readonly Reading[] | undefined;
  /** The period that an amount is for: "a month", "per year". */
  readonly per?: string | undefined;
  /** The unit that a price is for: "per litre". */
  readonly perUnit?: readonly string[] | undefined;
  /** The only fields that may hold it, for a word that stands for a number. */
  readonly slots?: readonly string[] | undefined;
  /** The day so long ago, YYYY-MM-DD: "3 weeks ago". */
  readonly ago?: string | undefined;
  /** Written the Indian way: 10 lakh, 1,00,000. */
  readonly indian?: boolean | undefined;
  /** A numerator and denominator as typed: "3/8", "2 3/8". */
  readonly fraction?: string | undefined;
  /** The key of the notation with which it is another number. */
  readonly other?: keyof Notation | undefined;
}

export interface DateToken extends Placed {
  readonly kind: 'date';
  /** The day as YYYY-MM-DD, or as MM-DD where the year is not stated. */
  readonly iso: string;
  /** Why the day cannot be understood in one way. */
  readonly doubt?: string | undefined;
  /** The key of the notation with which it is another day. */
  readonly other?: keyof Notation | undefined;
}

export interface TimeToken extends Placed {
  readonly kind: 'time';
  /** The time of day as HH:MM; nothing for a duration such as 25:30. */
  readonly time?: string | undefined;
  /** The numbers between the colons, as a duration. */
  readonly clock?: readonly number[] | undefined;
}

export type Token = WordToken | SignToken | NumberToken | DateToken | TimeToken;

/** A token that a field may hold. */
export type Quantity = NumberToken | DateToken | TimeToken;

export const isQuantity = (token: Token): token is Quantity =>
  token.kind === 'number' || token.kind === 'date' || token.kind === 'time';

/** Whether a token is a word or a sign of a list, which has spaces between them. */
export const isWord = (token: Token | undefined, list: string): boolean =>
  token !== undefined && !isQuantity(token) && isOneOf(token.text, list);

/** The index after a quantity and its unit, which stands at an index. */
export function afterUnit(tokens: readonly Token[], at: number): number {
  let next = at + 1;
  while (tokens[next]?.unitOf === at) next += 1;
  return next;
}
