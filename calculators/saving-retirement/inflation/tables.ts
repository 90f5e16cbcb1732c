import { Big } from '#schemas/decimal.ts';
import { power } from '#schemas/functions/arithmetic.ts';
import type { Tables } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

const longest = 100;

/** Cost and purchasing power at the end of each whole year, and at the end of the time. */
export const tables: Tables<typeof manifest> = ({ amount, annualInflation, years }) => {
  if (!annualInflation || !years || years.eq(0) || years.gt(longest)) return { path: [] };
  const yearly = annualInflation.div(100).plus(1);
  const path = Array.from({ length: years.round(0, 3).toNumber() + 1 }, (_, index) => {
    const year = years.lt(index) ? years : Big(index);
    const factor = power(yearly, year);
    return { year, cost: amount.times(factor), buys: amount.div(factor) };
  });
  return { path };
};
