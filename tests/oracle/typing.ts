/*
 * How people type into the forms of several categories.
 *
 * Three functions put numbers, which must not matter, into fields that the form hides. They stay apart
 * because each draws random numbers in its own way: with one for all, every random form of an oracle
 * that changed to it would be another, and other mutants would survive.
 */
import type { Typed } from './oracle.ts';
import type { Random } from './random.ts';

/** Numbers in a few of these hidden fields. */
export const rubbish = (random: Random, ...ids: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    ids.flatMap((id) =>
      random.chance(0.15) ? [[id, random.pick(['-1', '7.5', '0', '-99'])]] : [],
    ),
  );

/** Numbers or blanks in some of these hidden fields. */
export const hidden = (random: Random, ...ids: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    ids
      .filter(() => random.chance(0.25))
      .map((id) => [id, random.pick(['', '0', '-7', '12.5', '99999999'])]),
  );

/** Numbers or blanks in all of these hidden fields, or in none. */
export const unread = (random: Random, ...ids: readonly string[]): Typed =>
  random.chance(0.3)
    ? Object.fromEntries(ids.map((id) => [id, random.pick(['-5', '0', '123456', '7.77', ''])]))
    : {};

/** Mostly this text; now and then the field is left out and has its default. */
export const mostly = (random: Random, id: string, text: string): Record<string, string> =>
  random.chance(0.15) ? {} : { [id]: text };
