import { InputError } from '#schemas/input-error.ts';
import type { Compute } from '#schemas/manifest.ts';
import { payoff, totalsOf } from '#shared/cent-schedule.ts';
import type manifest from './manifest.ts';

/** The run of payments until nothing is owed, or through the months that were asked for. */
export const compute: Compute<typeof manifest> = (
  { mode, balance, apr, monthlyPayment, targetMonths },
  { figures: { requiredPayment } },
) => {
  const payment = monthlyPayment ?? requiredPayment;
  const months = targetMonths?.toNumber();
  const rows = payoff({ balance, annualRate: apr, payment: () => payment, months });
  if (rows.at(-1)?.balance.gt(0)) {
    throw new InputError(
      'At this payment it takes more than 100 years. Enter a larger payment.',
      'monthlyPayment',
    );
  }
  return {
    monthsToPayOff: mode === 'payment' ? rows.length : undefined,
    payments: mode === 'months' ? rows.length : undefined,
    totalInterest: totalsOf(rows).interest,
  };
};
