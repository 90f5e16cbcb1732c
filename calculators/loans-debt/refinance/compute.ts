import type { Compute } from '#schemas/manifest.ts';
import { centSchedule, totalsOf } from '#shared/cent-schedule.ts';
import type manifest from './manifest.ts';

/** What is still to be paid on the current loan, and on the new one, month by month. */
export const compute: Compute<typeof manifest> = (
  { balance, currentRate, remainingMonths, newRate, newMonths },
  { figures: { currentPayment, newPayment, newBalance } },
) => {
  const current = { balance, annualRate: currentRate, months: remainingMonths };
  const next = { balance: newBalance, annualRate: newRate, months: newMonths };
  return {
    currentTotal: totalsOf(centSchedule({ ...current, payment: currentPayment })).paid,
    newTotal: totalsOf(centSchedule({ ...next, payment: newPayment })).paid,
  };
};
