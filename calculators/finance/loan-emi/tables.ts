import type { Tables } from '#schemas/manifest.ts';
import { centPayments } from '#shared/extra-payments.ts';
import { repayment } from '#shared/schedule.ts';
import { withExtras } from './compute.ts';
import type manifest from './manifest.ts';

/** The loan month by month, to the paisa, with the prepayments and the days of payment where there are some. */
export const tables: Tables<typeof manifest> = (inputs, { results }) => ({
  schedule:
    results.hasExtras === 'yes' || inputs.firstPaymentDate
      ? centPayments(withExtras(inputs, results), inputs.firstPaymentDate)
      : repayment({
          rate: results.monthlyRate,
          months: results.months,
          payment: results.emi,
          total: results.totalAmount,
          interest: results.totalInterest,
        }).map((row) => ({ ...row, date: undefined })),
});
