import type { Tables } from '#schemas/manifest.ts';
import { dayOfPayment } from '#shared/extra-payments.ts';
import { monthsOf } from './compute.ts';
import type manifest from './manifest.ts';

/** The loan month by month, with the days of payment where there are some. */
export const tables: Tables<typeof manifest> = (inputs, { results }) => ({
  schedule: monthsOf(inputs, results).map((row, index) => ({
    ...row,
    date: dayOfPayment(inputs.firstPaymentDate, index + 1),
  })),
});
