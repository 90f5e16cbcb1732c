import type { Big } from '#schemas/decimal.ts';
import { growth } from '#shared/growth.ts';

/** A rate per month (0.01 is 1 %) from an annual percentage: 12 is 0.01. */
export const monthlyRate = (annualPercent: Big): Big => annualPercent.div(1200);

/**
 * The level payment that repays a loan over so many months at a rate a month: the ordinary annuity,
 * P r (1 + r)^n / ((1 + r)^n - 1); at a rate of zero, P / n.
 */
export function payment(loan: Big, rate: Big, months: Big): Big {
  if (rate.eq(0)) return loan.div(months);
  const factor = growth(rate, months);
  return loan.times(rate).times(factor).div(factor.minus(1));
}

/**
 * What a level payment over so many months repays at a rate a month: the present value of the
 * ordinary annuity, A ((1 + r)^n - 1) / (r (1 + r)^n); at a rate of zero, A n.
 */
export function presentValue(amount: Big, rate: Big, months: Big): Big {
  if (rate.eq(0)) return amount.times(months);
  const factor = growth(rate, months);
  return amount.times(factor.minus(1)).div(rate.times(factor));
}
