import type { Compute } from '#schemas/manifest.ts';
import { ageBetween, daysBetween, nextAnniversary, weekdayName } from '#shared/calendar.ts';
import type manifest from './manifest.ts';

const hoursADay = 24;
const minutesADay = 1440;

/** Age by calendar days, in the proleptic Gregorian calendar. */
export const compute: Compute<typeof manifest> = ({ birthDate, targetDate }) => {
  const totalDays = daysBetween(birthDate, targetDate);
  return {
    ...ageBetween(birthDate, targetDate),
    totalDays,
    totalHours: totalDays * hoursADay,
    totalMinutes: totalDays * minutesADay,
    nextBirthday: daysBetween(targetDate, nextAnniversary(birthDate, targetDate)),
    birthWeekday: weekdayName(birthDate),
  };
};
