import type { Tables } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** The energy of a gram of carbohydrate, protein and fat, in kcal. */
const energies = [4, 4, 9] as const;

/** The reference ranges for adults, in percent of all energy, in the same order. */
const ranges = [
  ['Carbohydrate', 45, 65],
  ['Protein', 10, 35],
  ['Fat', 20, 35],
] as const;

/** Splits within all three ranges. */
const splits = [
  [65, 15, 20],
  [60, 15, 25],
  [55, 15, 30],
  [50, 20, 30],
  [45, 20, 35],
  [45, 30, 25],
] as const;

/** The energy of each part, the grams at both ends of the reference ranges, and those of other splits. */
export const tables: Tables<typeof manifest> = (
  { calories },
  { results: { carbGrams, proteinGrams, fatGrams, carbShare, proteinShare, fatShare } },
) => {
  const grams = (percent: number, index: 0 | 1 | 2) =>
    calories.times(percent).div(100).div(energies[index]);
  return {
    energy: [
      { part: 'Carbohydrate', share: carbShare, grams: carbGrams },
      { part: 'Protein', share: proteinShare, grams: proteinGrams },
      { part: 'Fat', share: fatShare, grams: fatGrams },
    ].map((each) => ({ ...each, kilocalories: calories.times(each.share).div(100) })),
    ranges: ranges.map(([part, from, to], index) => ({
      part,
      from: grams(from, index as 0 | 1 | 2),
      to: grams(to, index as 0 | 1 | 2),
      yours: [carbGrams, proteinGrams, fatGrams][index] as typeof carbGrams,
    })),
    splits: splits.map((shares) => ({
      split: shares.join('/'),
      carbohydrate: grams(shares[0], 0),
      protein: grams(shares[1], 1),
      fat: grams(shares[2], 2),
    })),
  };
};
