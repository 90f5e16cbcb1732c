import type { Tables } from '#schemas/manifest.ts';
import { accrual } from '#shared/schedule.ts';
import { depositOf } from './compute.ts';
import type manifest from './manifest.ts';

/** The growth of the principal and the deposits month by month to the end, to the cent. */
export const tables: Tables<typeof manifest> = (inputs, { chosen, results }) => {
  const ofYear = depositOf(inputs);
  const { depositFrequency: timesAYear } = chosen;
  const { depositCount: count, totalDeposits: total } = results;
  return {
    growth: accrual({
      start: inputs.principal,
      rate: results.periodRate,
      timesAYear: chosen.compoundingFrequency,
      years: inputs.years,
      final: results.finalAmount,
      deposits: timesAYear &&
        count &&
        total && {
          amount: (number) => ofYear(Math.floor((number - 1) / timesAYear.toNumber())),
          timesAYear,
          atBeginning: inputs.depositTiming === 'beginning',
          count,
          total,
        },
    }),
  };
};
