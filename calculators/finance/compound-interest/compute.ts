import { Big } from '#schemas/decimal.ts';
import type { Compute } from '#schemas/manifest.ts';
import { growth } from '#shared/growth.ts';
import type manifest from './manifest.ts';

/** The breakdown covers at most so many months. */
const longestBreakdown = 60;

/** Compound interest at a nominal annual rate: A = P (1 + R / 100 / n)^(n t). */
export const compute: Compute<typeof manifest> = ({ principal, annualRate, years }, { chosen }) => {
  const timesAYear = chosen.compoundingFrequency;
  const rate = annualRate.div(100).div(timesAYear);
  const periods = years.times(timesAYear);
  const finalAmount = principal.times(growth(rate, periods));

  const months = Math.min(longestBreakdown, Math.floor(years.times(12).toNumber()));
  const monthlyGrowth = growth(rate, timesAYear.div(12));
  let factor = Big(1);
  const monthlyBreakdown = Array.from({ length: months }, (_, index) => {
    const elapsed = timesAYear.times(index + 1).div(12);
    // After whole periods the factor is exact: a half cent falls where it should.
    factor = elapsed.eq(elapsed.round(0, 0))
      ? growth(rate, elapsed)
      : factor.times(monthlyGrowth).prec(60, 1);
    const balance = principal.times(factor);
    return { month: index + 1, balance, interest: balance.minus(principal) };
  });

  return {
    periodRate: rate,
    periods,
    finalAmount,
    totalInterest: finalAmount.minus(principal),
    monthlyBreakdown,
  };
};
