import type { Compute } from '#schemas/manifest.ts';
import { growth, monthlyGrowth } from '#shared/growth.ts';
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
  const monthlyBreakdown = monthlyGrowth(rate, timesAYear, months).map((factor, index) => {
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
