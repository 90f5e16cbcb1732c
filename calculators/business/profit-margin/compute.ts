import type { Compute } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** The return on sales of any accounting text: profit as a percentage of revenue. */
export const compute: Compute<typeof manifest> = ({ cost, revenue }) => {
  const profit = revenue.minus(cost);
  return { profit, profitMargin: profit.div(revenue).times(100) };
};
