import type { Tables } from '#schemas/manifest.ts';
import { repayment } from '#shared/schedule.ts';
import type manifest from './manifest.ts';

/** The loan month by month, to the cent. */
export const tables: Tables<typeof manifest> = (_, { results }) => ({
  schedule: repayment({
    rate: results.monthlyRate,
    months: results.months,
    payment: results.monthlyPayment,
    total: results.totalPayment,
    interest: results.totalInterest,
  }),
});
