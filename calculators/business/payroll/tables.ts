import type { Tables } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** How many pay periods a year has, by the length of one. */
const periodsInYear = { week: 52, twoWeeks: 26, halfMonth: 24, month: 12 };

/** The pay of one period over a year, a month and a week, for each length that the period may have. */
export const tables: Tables<typeof manifest> = (_, { results: { grossPay, netPay } }) => ({
  periods: Object.entries(periodsInYear).map(([period, times]) => ({
    period,
    grossYear: grossPay.times(times),
    netYear: netPay.times(times),
    netMonth: netPay.times(times).div(12),
    netWeek: netPay.times(times).div(52),
  })),
});
