import { Big } from '#schemas/decimal.ts';
import { power } from '#schemas/functions/arithmetic.ts';

/**
 * Compound growth: (1 + rate)^periods for a rate of 0 or more (0.01 is 1 % a period) and any number
 * of periods of 0 or more, whole or not. Throws a RangeError past 10^1000.
 */
export function growth(rate: Big, periods: Big): Big {
  const factor = power(rate.plus(1), periods);
  if (factor.e > 1000) throw new RangeError('The result is too large.');
  return factor;
}

/**
 * The factor of growth after each of so many months, at a rate for each of so many periods a year.
 * After whole periods it is exact: a half cent falls where it should.
 */
export function monthlyGrowth(rate: Big, timesAYear: Big, months: number): readonly Big[] {
  const month = growth(rate, timesAYear.div(12));
  let factor = Big(1);
  return Array.from({ length: months }, (_, index) => {
    const elapsed = timesAYear.times(index + 1).div(12);
    factor = elapsed.eq(elapsed.round(0, 0))
      ? growth(rate, elapsed)
      : factor.times(month).prec(60, 1);
    return factor;
  });
}
