import { Big } from '#schemas/decimal.ts';
import type { Tables } from '#schemas/manifest.ts';
import { centSchedule, totalsOf } from '#shared/cent-schedule.ts';
import type manifest from './manifest.ts';

/** Both loans side by side, and how far ahead the new one is after every month. */
export const tables: Tables<typeof manifest> = (
  { balance, currentRate, remainingMonths, newRate, newMonths, closingCosts },
  { results: { currentPayment, newPayment, newBalance, costsNow } },
) => {
  const current = centSchedule({
    balance,
    annualRate: currentRate,
    months: remainingMonths,
    payment: currentPayment,
  });
  const next = centSchedule({
    balance: newBalance,
    annualRate: newRate,
    months: newMonths,
    payment: newPayment,
  });
  const keeping = totalsOf(current);
  const changing = totalsOf(next);
  let lessPaid = costsNow.neg();
  return {
    sideBySide: [
      {
        loan: 'current',
        payment: currentPayment,
        months: keeping.months,
        interest: keeping.interest,
        costs: Big(0),
        total: keeping.paid,
      },
      {
        loan: 'new',
        payment: newPayment,
        months: changing.months,
        interest: changing.interest,
        costs: closingCosts,
        total: changing.paid.plus(costsNow),
      },
    ],
    path: Array.from({ length: Math.max(current.length, next.length) }, (_, index) => {
      const [one, other] = [current[index], next[index]];
      const currentBalance = one?.balance ?? Big(0);
      const newOwed = other?.balance ?? Big(0);
      lessPaid = lessPaid.plus(one?.payment ?? 0).minus(other?.payment ?? 0);
      return {
        currentBalance,
        newBalance: newOwed,
        lessPaid,
        ahead: lessPaid.plus(currentBalance).minus(newOwed),
      };
    }),
  };
};
