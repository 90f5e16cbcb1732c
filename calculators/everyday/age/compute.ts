import type { Compute } from '#schemas/manifest.ts';
import { ageBetween, daysBetween, nextAnniversary, weekdayName } from '#shared/calendar.ts';
import type manifest from './manifest.ts';

/** Age by calendar days, in the proleptic Gregorian calendar. */
export const compute: Compute<typeof manifest> = ({ birthDate, targetDate }) => ({
  ...ageBetween(birthDate, targetDate),
  nextBirthday: daysBetween(targetDate, nextAnniversary(birthDate, targetDate)),
  birthWeekday: weekdayName(birthDate),
});
