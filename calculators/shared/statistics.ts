import type { Big } from '#schemas/decimal.ts';

/*
 * Places in a sorted list.
 */

/** The numbers of a list, rising. */
export const sorted = (values: readonly Big[]): readonly Big[] =>
  [...values].sort((one, other) => one.cmp(other));

/**
 * The numbers at a position, from 1, of a sorted list and after it: of a position between two places,
 * those at both. The last number is followed by itself.
 */
export function placesAround(
  rising: readonly Big[],
  position: Big,
): readonly [before: Big, after: Big] {
  const index = Math.min(Math.max(Math.floor(position.toNumber()), 1), rising.length);
  const before = rising[index - 1] as Big;
  return [before, rising[index] ?? before];
}

/** The different numbers of a sorted list, each with how often it occurs. */
export function frequenciesOf(
  rising: readonly Big[],
): readonly { readonly value: Big; readonly times: number }[] {
  const found: { value: Big; times: number }[] = [];
  for (const value of rising) {
    const last = found.at(-1);
    if (last?.value.eq(value)) last.times += 1;
    else found.push({ value, times: 1 });
  }
  return found;
}
