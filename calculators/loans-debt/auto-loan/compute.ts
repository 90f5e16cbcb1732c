import type { Compute } from '#schemas/manifest.ts';
import { centSchedule, totalsOf } from '#shared/cent-schedule.ts';
import type manifest from './manifest.ts';

/** The interest of the loan, month by month; none without a loan. */
export const compute: Compute<typeof manifest> = (
  { annualRate, termMonths },
  { figures: { amountFinanced, payment } },
) => {
  const months = centSchedule({ balance: amountFinanced, annualRate, months: termMonths, payment });
  return { totalInterest: totalsOf(months).interest };
};
