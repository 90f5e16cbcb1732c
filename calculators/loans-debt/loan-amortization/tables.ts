import type { Tables } from '#schemas/manifest.ts';
import { centSchedule } from '#shared/cent-schedule.ts';
import type manifest from './manifest.ts';

/** The loan month by month, to the cent. */
export const tables: Tables<typeof manifest> = (
  { principal, annualRate, termMonths },
  { results: { payment } },
) => ({
  schedule: centSchedule({ balance: principal, annualRate, months: termMonths, payment }),
});
