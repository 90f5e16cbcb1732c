import type { Tables } from '#schemas/manifest.ts';
import { accrual } from '#shared/schedule.ts';
import type manifest from './manifest.ts';

/** The growth of the principal month by month to the end, to the cent. */
export const tables: Tables<typeof manifest> = ({ principal, years }, { chosen, results }) => ({
  growth: accrual({
    start: principal,
    rate: results.periodRate,
    timesAYear: chosen.compoundingFrequency,
    years,
    final: results.finalAmount,
  }),
});
