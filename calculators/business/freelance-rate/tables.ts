import { Big } from '#schemas/decimal.ts';
import type { Tables } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** What the exact hourly rate makes of a day, a week, a month and a year. */
export const tables: Tables<typeof manifest> = ({ hoursPerWeek }, { results }) => {
  const { hourlyRate, billableHours } = results;
  const hours = {
    hour: Big(1),
    day: hoursPerWeek.div(5),
    week: hoursPerWeek,
    month: billableHours.div(12),
    year: billableHours,
  };
  return {
    rates: Object.entries(hours).map(([time, each]) => ({
      time,
      hours: each,
      price: hourlyRate.times(each),
    })),
  };
};
