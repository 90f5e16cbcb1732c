import type { Compute } from '#schemas/manifest.ts';
import { monthlyGrowth } from '#shared/growth.ts';
import type manifest from './manifest.ts';

/** The breakdown covers at most so many months. */
const longestBreakdown = 60;

/** The balance at the end of each month of the first years. */
export const compute: Compute<typeof manifest> = ({ principal, years }, { chosen, figures }) => {
  const months = Math.min(longestBreakdown, Math.floor(years.times(12).toNumber()));
  const factors = monthlyGrowth(figures.periodRate, chosen.compoundingFrequency, months);
  const monthlyBreakdown = factors.map((factor, index) => {
    const balance = principal.times(factor);
    return { month: index + 1, balance, interest: balance.minus(principal) };
  });
  return { monthlyBreakdown };
};
