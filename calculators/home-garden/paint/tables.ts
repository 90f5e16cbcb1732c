import { Big } from '#schemas/decimal.ts';
import { ceil } from '#schemas/functions/arithmetic.ts';
import type { Tables } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** Cans that most shops sell, and coverages from a rough to a smooth wall, by system of units. */
const usual = {
  metric: { cans: ['1', '2.5', '5', '10'], coverages: ['5', '6', '8', '10', '12', '14'] },
  imperial: { cans: ['0.25', '1', '5'], coverages: ['200', '250', '300', '350', '400', '450'] },
} as const;

/** Usual numbers and the visitor's own, in ascending order. */
const withOwn = (numbers: readonly string[], own: Big): readonly Big[] =>
  [...numbers.map((each) => Big(each)).filter((each) => !each.eq(own)), own].sort((a, b) =>
    a.cmp(b),
  );

/** The same paint in other cans, and with paint that covers less or more. */
export const tables: Tables<typeof manifest> = (
  { units, coats, coverage, canSize },
  { results: { paintArea } },
) => {
  const need = paintArea.times(coats);
  const cansOf = (covers: Big, size: Big) => ceil(need.div(covers.times(size)));
  return {
    sizes: withOwn(usual[units].cans, canSize).map((size) => {
      const cans = cansOf(coverage, size);
      const bought = cans.times(size);
      return { size, cans, bought, leftover: bought.minus(need.div(coverage)) };
    }),
    coverages: withOwn(usual[units].coverages, coverage).map((each) => ({
      coverage: each,
      paint: need.div(each),
      cans: cansOf(each, canSize),
    })),
  };
};
