import { InputError } from '#schemas/input-error.ts';
import type { Compute } from '#schemas/manifest.ts';
import { monthsLater } from '#shared/calendar.ts';
import { totalsOf } from '#shared/cent-schedule.ts';
import type manifest from './manifest.ts';
import { fixedRun, monthsOf } from './runs.ts';

/** The run of payments until nothing is owed, or through the months that were asked for. */
export const compute: Compute<typeof manifest> = (inputs, { figures, today }) => {
  const { mode } = inputs;
  const rows = monthsOf(inputs, figures.requiredPayment);
  const last = rows.at(-1);
  if (last?.balance.gt(0)) {
    throw mode === 'minimum'
      ? new InputError(
          'At these minimum payments it takes more than 100 years. Enter a higher percentage or a higher smallest payment.',
          'minimumPercent',
        )
      : new InputError(
          'At this payment it takes more than 100 years. Enter a larger payment.',
          'monthlyPayment',
        );
  }
  const { interest, paid } = totalsOf(rows);
  const fixed = figures.fixedPaymentUsed && totalsOf(fixedRun(inputs, figures.fixedPaymentUsed));
  return {
    monthsToPayOff: mode === 'months' ? undefined : rows.length,
    payments: mode === 'months' ? rows.length : undefined,
    totalInterest: interest,
    paidBefore: mode === 'minimum' ? paid.minus(last?.payment ?? 0) : undefined,
    payoffDate: monthsLater(today, rows.length),
    fixedMonths: fixed?.months,
    fixedInterest: fixed?.interest,
  };
};
