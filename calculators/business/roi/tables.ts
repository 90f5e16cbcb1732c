import { power } from '#schemas/arithmetic.ts';
import { Big } from '#schemas/decimal.ts';
import type { Tables } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

const lengths = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 20, 25, 30];

/** The yearly rate that leads from the investment to the final value, for several numbers of years. */
export const tables: Tables<typeof manifest> = ({ initialInvestment, finalValue }) => ({
  yearly: lengths.map((years) => ({
    years,
    rate: power(finalValue.div(initialInvestment), Big(1).div(years)).minus(1).times(100),
  })),
});
