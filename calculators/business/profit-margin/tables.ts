import type { Big } from '#schemas/decimal.ts';
import type { Tables } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

const margins = [10, 15, 20, 25, 30, 35, 40, 50, 60, 70];

/** The visitor's own sale, then the revenue that the same cost needs for other margins. */
export const tables: Tables<typeof manifest> = ({ cost, revenue }) => {
  if (cost.eq(0)) return { prices: [] };
  const line = (price: Big) => {
    const profit = price.minus(cost);
    return {
      margin: profit.div(price).times(100),
      markup: profit.div(cost).times(100),
      revenue: price,
      profit,
    };
  };
  return { prices: [revenue, ...margins.map((each) => cost.times(100).div(100 - each))].map(line) };
};
