import { power, type Rational } from './rational.ts';

/** (1 + monthly rate) to the number of months, and that rate. */
function growth(annualRate: Rational, months: Rational) {
  const rate = annualRate.div(1200);
  return { rate, factor: power(rate.add(1), months) };
}

/** The level payment that pays off a loan; without interest, the loan over the months. */
export function payment(loan: Rational, annualRate: Rational, months: Rational): Rational {
  if (annualRate.cmp(0) === 0) return loan.div(months);
  const { rate, factor } = growth(annualRate, months);
  return loan.mul(rate).mul(factor).div(factor.sub(1));
}

/** The loan that such a payment pays off. */
export function loanFor(monthly: Rational, annualRate: Rational, months: Rational): Rational {
  if (annualRate.cmp(0) === 0) return monthly.mul(months);
  const { rate, factor } = growth(annualRate, months);
  return monthly.mul(factor.sub(1)).div(rate.mul(factor));
}

/** A percentage of an amount. */
export const percent = (amount: Rational, rate: Rational | string): Rational =>
  amount.mul(rate).div(100);

/** One as a percentage of another. */
export const asPercent = (part: Rational, whole: Rational): Rational => part.mul(100).div(whole);
