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
  const raises = inputs.depositGrowth.div(100).plus(1);
  const paidIn = results.paidIn ?? monthlyDeposit;
  /** What deposits of 1 a month, raised each year, become. */
  const perUnit = (years: Big, growth: Big): Big => {
    const { monthlyGrowth } = results;
    if (raises.eq(1)) {
      return before.eq(1) ? years.times(12) : growth.minus(1).div(monthlyGrowth);
    }
    const firstYear = before.eq(1) ? Big(12) : before.minus(1).div(monthlyGrowth);
    return before.eq(raises)
      ? firstYear.times(years).times(growth).div(before)
      : firstYear.times(growth.minus(power(raises, years))).div(before.minus(raises));
  };
  const saved = (years: Big): Big => {
    const growth = power(before, years);
    return currentSavings.times(growth).plus(paidIn.times(perUnit(years, growth)));
  };
  const { pensionFrom } = inputs;
  // What a year costs before the pension and with it.
  let spending = results.firstYearSpending;
  let net = results.netSpending?.times(results.priceGrowth) ?? spending;
  let savings = Big(0);
  const path = Array.from(
    { length: lifeExpectancy.minus(currentAge).toNumber() + 1 },
    (_, index) => {
      const age = currentAge.plus(index);
      if (age.lte(retirementAge)) {
        savings = saved(Big(index));
      } else {
        const left = savings.minus(pensionFrom && age.gt(pensionFrom) ? net : spending);
        savings = left.lte(0) ? Big(0) : left.times(after).prec(60, 1);
        spending = spending.times(prices).prec(60, 1);
        net = net.times(prices).prec(60, 1);
      }
      return { age, savings, today: savings.div(power(prices, Big(index))) };
    },
  );
  return { path };
};
