import { Big } from '#schemas/decimal.ts';
import { cents } from '#schemas/functions/parts.ts';
import type { Tables } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

const prices = [1, 2, 5, 10, 20, 25, 50, 75, 100, 200, 500, 1000];

/** The tax on round prices, at the rate that was typed or found. */
export const tables: Tables<typeof manifest> = ({ taxRate }, { results }) => {
  const rate = taxRate ?? results.rateUsed ?? results.foundRate;
  if (rate.eq(0)) return { amounts: [] };
  return {
    amounts: prices.map((price) => {
      const before = Big(price);
      const tax = cents(before.times(rate).div(100));
      return { before, tax, total: before.plus(tax) };
    }),
  };
};
