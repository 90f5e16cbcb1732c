import type { Big } from '#schemas/decimal.ts';
import { InputError } from '#schemas/input-error.ts';
import type { Compute, Inputs } from '#schemas/manifest.ts';
import { centSchedule, payoff, totalsOf } from '#shared/cent-schedule.ts';
import { dayOfPayment } from '#shared/extra-payments.ts';
import type manifest from './manifest.ts';

/** The loan month by month as it is agreed, and with the extra payments. */
export function bothRuns(
  {
    balance,
    annualRate,
    remainingMonths: months,
    extraMonthly,
    extraYearly,
    oneTimeAmount,
    oneTimeMonth,
    rhythm,
  }: Inputs<(typeof manifest)['fields']>,
  { payment, biweeklyExtra }: { readonly payment: Big; readonly biweeklyExtra: Big },
) {
  const more = payment.plus(extraMonthly).plus(rhythm === 'biweekly' ? biweeklyExtra : 0);
  const once = oneTimeMonth?.toNumber();
  const paidWith = (month: number): Big => {
    const paid = month % 12 === 0 ? more.plus(extraYearly) : more;
    return month === once ? paid.plus(oneTimeAmount) : paid;
  };
  return {
    without: centSchedule({ balance, annualRate, months, payment }),
    withExtra: payoff({
      balance,
      annualRate,
      payment: paidWith,
      months: months.toNumber(),
    }),
  };
}

/** What both runs add up to. */
export const compute: Compute<typeof manifest> = (inputs, { figures }) => {
  const { oneTimeMonth, remainingMonths, nextPaymentDate } = inputs;
  if (oneTimeMonth?.gt(remainingMonths)) {
    throw new InputError(`The loan has only ${remainingMonths} payments left.`, 'oneTimeMonth');
  }
  const { without, withExtra } = bothRuns(inputs, figures);
  return {
    oldMonths: without.length,
    newMonths: withExtra.length,
    oldInterest: totalsOf(without).interest,
    newInterest: totalsOf(withExtra).interest,
    payoffDate: dayOfPayment(nextPaymentDate, withExtra.length),
    oldPayoffDate: dayOfPayment(nextPaymentDate, without.length),
  };
};
