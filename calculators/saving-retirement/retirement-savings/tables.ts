import { Big } from '#schemas/decimal.ts';
import { power } from '#schemas/functions/arithmetic.ts';
import type { Tables } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** The savings at each birthday: with deposits until retirement, then with a withdrawal at the start of each year. */
export const tables: Tables<typeof manifest> = (inputs, { results }) => {
  const { currentAge, retirementAge, lifeExpectancy, currentSavings, monthlyDeposit } = inputs;
  const before = inputs.returnBefore.div(100).plus(1);
  const after = inputs.returnAfter.div(100).plus(1);
  const prices = inputs.inflationRate.div(100).plus(1);
  const saved = (years: Big): Big => {
    if (before.eq(1)) return currentSavings.plus(monthlyDeposit.times(12).times(years));
    const growth = power(before, years);
    const deposits = monthlyDeposit.times(growth.minus(1)).div(results.monthlyGrowth);
    return currentSavings.times(growth).plus(deposits);
  };
  let spending = results.firstYearSpending;
  let savings = Big(0);
  const path = Array.from(
    { length: lifeExpectancy.minus(currentAge).toNumber() + 1 },
    (_, index) => {
      const age = currentAge.plus(index);
      if (age.lte(retirementAge)) {
        savings = saved(Big(index));
      } else {
        const left = savings.minus(spending);
        savings = left.lte(0) ? Big(0) : left.times(after).prec(60, 1);
        spending = spending.times(prices).prec(60, 1);
      }
      return { age, savings, today: savings.div(power(prices, Big(index))) };
    },
  );
  return { path };
};
