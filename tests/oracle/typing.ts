/*
 * How people type into the forms of several categories.
 */
import type { Random } from './random.ts';

/** Texts for fields that are hidden: mostly none, now and then a number that must not matter. */
export const rubbish = (random: Random, ...ids: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    ids.flatMap((id) =>
      random.chance(0.15) ? [[id, random.pick(['-1', '7.5', '0', '-99'])]] : [],
    ),
  );
