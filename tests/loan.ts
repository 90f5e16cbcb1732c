import { growth } from '../calculators/shared/growth.ts';
import type { Big } from '../schemas/decimal.ts';

/*
 * The level payment of a loan, as an oracle: the pages compute it by the formulas of their manifests.
 */

/** A rate per month (0.01 is 1 %) from an annual percentage: 12 is 0.01. */
export const monthlyRate = (annualPercent: Big): Big => annualPercent.div(1200);

/**
 * The level payment that repays a loan over so many months at a rate per month: the ordinary annuity,
 * P r (1 + r)^n / ((1 + r)^n - 1); at a rate of zero, P / n.
 */
export function levelPayment(loan: Big, rate: Big, months: Big): Big {
  if (rate.eq(0)) return loan.div(months);
  const factor = growth(rate, months);
  return loan.times(rate).times(factor).div(factor.minus(1));
}
