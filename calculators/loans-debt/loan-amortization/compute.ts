import type { Compute } from '#schemas/manifest.ts';
import { monthsLater } from '#shared/calendar.ts';
import { centSchedule, totalsOf } from '#shared/cent-schedule.ts';
import type manifest from './manifest.ts';

/** The totals of the schedule, and the day on which it ends. */
export const compute: Compute<typeof manifest> = (
  { principal, annualRate, termMonths, firstPaymentDate },
  { figures: { payment } },
) => {
  const totals = totalsOf(
    centSchedule({ balance: principal, annualRate, months: termMonths, payment }),
  );
  return {
    totalInterest: totals.interest,
    numberOfPayments: totals.months,
    lastPaymentDate: firstPaymentDate && monthsLater(firstPaymentDate, totals.months - 1),
  };
};
