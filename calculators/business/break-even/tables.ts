import { ceil } from '#schemas/functions/arithmetic.ts';
import type { Tables } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** Revenue, costs and profit from no sales to twice the break-even quantity, in quarters of it. */
export const tables: Tables<typeof manifest> = (
  { fixedCosts, pricePerUnit, variableCostPerUnit },
  { results: { breakEvenUnitsRoundedUp: target } },
) => {
  if (target.eq(0)) return { volumes: [] };
  const volumes = [0, 1, 2, 3, 4, 5, 6, 7, 8]
    .map((quarters) => ceil(target.times(quarters).div(4)))
    .filter((units, index, all) => index === 0 || units.gt(all[index - 1] ?? 0));
  return {
    volumes: volumes.map((units) => {
      const revenue = units.times(pricePerUnit);
      const costs = units.times(variableCostPerUnit).plus(fixedCosts);
      return { units, revenue, costs, profit: revenue.minus(costs) };
    }),
  };
};
