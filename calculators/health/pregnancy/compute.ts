import type { Compute } from '#schemas/manifest.ts';
import { addDays } from '#shared/calendar.ts';
import type manifest from './manifest.ts';

/** The due date by convention: 280 calendar days after the first day of the last period. */
export const compute: Compute<typeof manifest> = ({ lastPeriodDate }, { constants }) => ({
  dueDate: addDays(lastPeriodDate, constants.gestation.toNumber()),
});
