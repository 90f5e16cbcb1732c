import type { Big } from '#schemas/decimal.ts';
import { cents } from '#schemas/functions/parts.ts';
import type { Inputs } from '#schemas/manifest.ts';
import { payoff } from '#shared/cent-schedule.ts';
import type manifest from './manifest.ts';

type Debt = Inputs<typeof manifest.fields>;

/** The months of a card: at a fixed payment, through the months chosen, or at the minimum of each statement. */
export function monthsOf(debt: Debt, requiredPayment: Big | undefined) {
  const { balance, apr, minimumPercent, minimumKind, minimumFloor, targetMonths } = debt;
  if (!minimumPercent || !minimumFloor) {
    const payment = (debt.monthlyPayment ?? requiredPayment) as Big;
    return payoff({
      balance,
      annualRate: apr,
      payment: () => payment,
      months: targetMonths?.toNumber(),
    });
  }
  return payoff({
    balance,
    annualRate: apr,
    payment(_month, interest, owed) {
      const share = (of: Big) => cents(of.times(minimumPercent).div(100));
      const minimum =
        minimumKind === 'plusInterest' ? share(owed.minus(interest)).plus(interest) : share(owed);
      return minimum.gt(minimumFloor) ? minimum : minimumFloor;
    },
  });
}

/** The same debt with one payment every month. */
export const fixedRun = ({ balance, apr }: Debt, payment: Big) =>
  payoff({ balance, annualRate: apr, payment: () => payment });
