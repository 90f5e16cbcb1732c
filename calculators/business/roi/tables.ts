import { Big } from '#schemas/decimal.ts';
import { exp, ln } from '#schemas/functions/arithmetic.ts';
import type { Tables } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

const lengths = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 20, 25, 30];

/** The yearly rate that leads from the investment to the final value, for several numbers of years. */
export const tables: Tables<typeof manifest> = ({ initialInvestment, finalValue }) => {
  // One logarithm serves all roots. Zero has none, and each of its roots is zero.
  const logarithm = finalValue.gt(0) && ln(finalValue.div(initialInvestment));
  return {
    yearly: lengths.map((years) => {
      const growth = logarithm ? exp(logarithm.div(years)) : Big(0);
      return { years, rate: growth.minus(1).times(100) };
    }),
  };
};
