import { Big } from '#schemas/decimal.ts';
import type { Tables } from '#schemas/manifest.ts';
import { accrual } from '#shared/schedule.ts';
import type manifest from './manifest.ts';

/** The growth of the investment month by month, to the cent. */
export const tables: Tables<typeof manifest> = (
  { initialInvestment, annualRate, years },
  { results },
) => ({
  growth: accrual({
    start: initialInvestment,
    rate: annualRate.div(100),
    timesAYear: Big(1),
    years,
    final: results.futureValue,
  }),
});
