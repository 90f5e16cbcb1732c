import type { Big } from '#schemas/decimal.ts';
import type { Compute, Inputs } from '#schemas/manifest.ts';
import { centSchedule, totalsOf } from '#shared/cent-schedule.ts';
import { dayOfPayment } from '#shared/extra-payments.ts';
import type manifest from './manifest.ts';

/** The loan month by month, to the cent; no rows without a loan. */
export const monthsOf = (
  { annualRate, termMonths: months }: Inputs<(typeof manifest)['fields']>,
  { amountFinanced, payment }: { readonly amountFinanced: Big; readonly payment: Big },
) => centSchedule({ balance: amountFinanced, annualRate, months, payment });

/** The interest of the loan, and its last payment. */
export const compute: Compute<typeof manifest> = (inputs, { figures }) => {
  const rows = monthsOf(inputs, figures);
  return {
    totalInterest: totalsOf(rows).interest,
    numberOfPayments: rows.length,
    lastPaymentDate: dayOfPayment(inputs.firstPaymentDate, rows.length),
  };
};
