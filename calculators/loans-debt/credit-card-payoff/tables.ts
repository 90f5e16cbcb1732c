import { Big } from '#schemas/decimal.ts';
import type { Tables } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';
import { fixedRun, monthsOf } from './runs.ts';

/** The debt month by month, to the cent; and beside it the debt at a fixed payment. */
export const tables: Tables<typeof manifest> = (inputs, { results }) => {
  const schedule = monthsOf(inputs, results.requiredPayment);
  const fixed = results.fixedPaymentUsed && fixedRun(inputs, results.fixedPaymentUsed);
  const longer = fixed && fixed.length > schedule.length ? fixed : schedule;
  return {
    schedule,
    comparison: fixed
      ? longer.map((_, index) => ({
          month: Big(index + 1),
          balanceMinimum: schedule[index]?.balance ?? Big(0),
          balanceFixed: fixed[index]?.balance ?? Big(0),
        }))
      : [],
  };
};
