import { Big } from '#schemas/decimal.ts';
import type { Tables } from '#schemas/manifest.ts';
import { compute } from './compute.ts';
import type manifest from './manifest.ts';

const longest = 100;

/** Both costs from the first day to the last: the same sums, for a shorter stay. */
export const tables: Tables<typeof manifest> = (inputs, context) => {
  const { years } = inputs;
  if (years.gt(longest)) return { costs: [] };
  const before = Array.from({ length: years.round(0, 3).toNumber() }, (_, year) => Big(year));
  return {
    costs: [...before, years].map((year) => {
      const { rentCost: rent, buyCost: buy } = compute({ ...inputs, years: year }, context);
      return { year, rent, buy };
    }),
  };
};
