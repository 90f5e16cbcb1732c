import type { Tables } from '#schemas/manifest.ts';
import { repayment } from '#shared/schedule.ts';
import type manifest from './manifest.ts';

/** The loan month by month, to the paisa. */
export const tables: Tables<typeof manifest> = (_, { results }) => ({
  schedule: repayment({
    rate: results.monthlyRate,
    months: results.months,
    payment: results.emi,
    total: results.totalAmount,
    interest: results.totalInterest,
  }),
});
