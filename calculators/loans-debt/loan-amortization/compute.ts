import type { Compute } from '#schemas/manifest.ts';
import { centSchedule, totalsOf } from '#shared/cent-schedule.ts';
import type manifest from './manifest.ts';

/** The day so many calendar months later; the end of a month that has no such day. */
function monthsLater(iso: string, months: number): string {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  const end = new Date(Date.UTC(year, month + months, 0));
  end.setUTCDate(Math.min(day, end.getUTCDate()));
  return end.toISOString().slice(0, 10);
}

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
