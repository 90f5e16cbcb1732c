import { Big } from '#schemas/decimal.ts';
import type { Tables } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

const limits = [
  ['Normal weight', 18.5],
  ['More risk for many Asian adults', 23],
  ['Overweight', 25],
  ['High risk for many Asian adults', 27.5],
  ['Obese', 30],
] as const;

/** What somebody of this height weighs at each limit: the index rises in step with the weight. */
export const tables: Tables<typeof manifest> = (
  { unit, weight, weightPounds, stones, stonePounds },
  { results: { bmi } },
) => {
  // In kilograms, or in pounds.
  const own = {
    metric: weight,
    imperial: weight,
    feetInches: weightPounds,
    stone: stones?.times(14).plus(stonePounds ?? 0),
  }[unit] as Big;
  return {
    weights: limits.map(([begins, index]) => ({
      begins,
      index: Big(index),
      weight: own.times(index).div(bmi),
    })),
  };
};
