import type { Big } from '#schemas/decimal.ts';
import { InputError } from '#schemas/input-error.ts';
import type { Compute, Inputs } from '#schemas/manifest.ts';
import { centSchedule, payoff, totalsOf } from '#shared/cent-schedule.ts';
import type manifest from './manifest.ts';

/** The loan month by month as it is agreed, and with the extra payments. */
export function bothRuns(
  {
    balance,
    annualRate,
    remainingMonths: months,
    extraMonthly,
    oneTimeAmount,
    oneTimeMonth,
  }: Inputs<(typeof manifest)['fields']>,
  payment: Big,
) {
  const more = payment.plus(extraMonthly);
  const once = oneTimeMonth?.toNumber();
  return {
    without: centSchedule({ balance, annualRate, months, payment }),
    withExtra: payoff({
      balance,
      annualRate,
      payment: (month) => (month === once ? more.plus(oneTimeAmount) : more),
      months: months.toNumber(),
    }),
  };
}

/** What both runs add up to. */
export const compute: Compute<typeof manifest> = (inputs, { figures: { payment } }) => {
  const { oneTimeMonth, remainingMonths } = inputs;
  if (oneTimeMonth?.gt(remainingMonths)) {
    throw new InputError(`The loan has only ${remainingMonths} payments left.`, 'oneTimeMonth');
  }
  const { without, withExtra } = bothRuns(inputs, payment);
  return {
    oldMonths: without.length,
    newMonths: withExtra.length,
    oldInterest: totalsOf(without).interest,
    newInterest: totalsOf(withExtra).interest,
  };
};
