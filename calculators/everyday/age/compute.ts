import type { Compute } from '#schemas/manifest.ts';
import {
  ageBetween,
  daysBetween,
  nextAnniversary,
  parseDay,
  weekdayName,
} from '#shared/calendar.ts';
import type manifest from './manifest.ts';

const hoursADay = 24;
const minutesADay = 1440;

/** Age by calendar days, in the proleptic Gregorian calendar. */
export const compute: Compute<typeof manifest> = ({ birthDate, targetDate }) => {
  const birth = parseDay(birthDate);
  const target = parseDay(targetDate);
  const totalDays = daysBetween(birth, target);
  return {
    ...ageBetween(birth, target),
    totalDays,
    totalHours: totalDays * hoursADay,
    totalMinutes: totalDays * minutesADay,
    nextBirthday: daysBetween(target, nextAnniversary(birth, target)),
    birthWeekday: weekdayName(birth),
  };
};
