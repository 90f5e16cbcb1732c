import type { Big } from '#schemas/decimal.ts';
import { growth } from '#shared/growth.ts';

/**
 * What a level payment over so many months repays at a rate a month: the present value of the
 * ordinary annuity, A ((1 + r)^n - 1) / (r (1 + r)^n); at a rate of zero, A n.
 */
export function presentValue(amount: Big, rate: Big, months: Big): Big {
  if (rate.eq(0)) return amount.times(months);
  const factor = growth(rate, months);
  return amount.times(factor.minus(1)).div(rate.times(factor));
}
