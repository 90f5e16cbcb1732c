import { Big } from '#schemas/decimal.ts';
import type { Tables } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

const months = { month: 1, quarter: 3, half: 6, year: 12, five: 60, ten: 120 };

/** The tax of a year as the tax of shorter and longer times. */
export const tables: Tables<typeof manifest> = (_, { results: { annual } }) => ({
  periods: Object.entries(months).map(([period, count]) => ({
    period,
    tax: annual.times(Big(count)).div(12),
  })),
});
