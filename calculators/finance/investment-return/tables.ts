import type { Tables } from '#schemas/manifest.ts';
import { accrual } from '#shared/schedule.ts';
import type manifest from './manifest.ts';

/** The growth of the investment and the contributions month by month, to the cent. */
export const tables: Tables<typeof manifest> = (inputs, { chosen, results }) => {
  const { contribution, contributionTiming } = inputs;
  const { contributionFrequency: timesAYear } = chosen;
  const { contributionCount: count, totalContributions: total } = results;
  const rows = accrual({
    start: inputs.initialInvestment,
    rate: inputs.annualRate.div(100).div(chosen.compounding),
    timesAYear: chosen.compounding,
    years: results.time,
    final: results.futureValue,
    deposits: timesAYear &&
      count &&
      total && {
        amount: () => contribution,
        timesAYear,
        atBeginning: contributionTiming === 'beginning',
        count,
        total,
      },
  });
  return {
    growth: rows.map(({ deposits: contributions, depositsToDate, ...row }) => ({
      ...row,
      contributions,
      contributionsToDate: depositsToDate,
    })),
  };
};
