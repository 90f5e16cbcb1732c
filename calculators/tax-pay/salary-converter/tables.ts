import { Big } from '#schemas/decimal.ts';
import type { Tables } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** Ten round amounts around one: 20, 22, 24 … for 28.50. */
function roundAmountsNear(amount: Big): readonly Big[] {
  const size = Big(10).pow(amount.e);
  const lead = amount.div(size);
  const step = size.times(lead.lt(2) ? 0.1 : lead.lt(5) ? 0.2 : 0.5);
  const first = amount.div(step).round(0, 0).minus(4);
  return Array.from({ length: 10 }, (_, index) => first.plus(index).times(step));
}

/** Round hourly rates and round yearly salaries near the visitor’s, for the other periods. */
export const tables: Tables<typeof manifest> = (
  { weeksPerYear },
  { results: { annual, hourly, workDays, workHours } },
) => {
  const line = (year: Big) => ({
    annual: year,
    monthly: year.div(12),
    biweekly: year.div(weeksPerYear).times(2),
    weekly: year.div(weeksPerYear),
    daily: year.div(workDays),
    hourly: year.div(workHours),
  });
  return {
    rates: roundAmountsNear(hourly).map((rate) => ({
      ...line(rate.times(workHours)),
      hourly: rate,
    })),
    salaries: roundAmountsNear(annual).map(line),
  };
};
