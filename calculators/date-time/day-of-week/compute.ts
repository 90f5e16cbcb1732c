import type { Compute } from '#schemas/manifest.ts';
import { isLeap, isoWeekday, partsOf, weekdayName } from '#shared/calendar.ts';
import type manifest from './manifest.ts';

/** The first day of the Gregorian calendar. */
const gregorian = '1582-10-15';

/** The same day and month in a year of the years 2000 to 2399, which has the same weekday. */
const inCycle = (date: string, year: number): string => `${2000 + (year % 400)}${date.slice(4)}`;

const isLeapDay = (date: string): boolean => date.endsWith('-02-29');

/** The first later year, also past 9999, in which a day and month fall on the same weekday. */
function nextSameYear(date: string): number {
  const [year] = partsOf(date);
  for (let later = year + 1; ; later += 1) {
    if (isLeapDay(date) && !isLeap(later)) continue;
    if (isoWeekday(inCycle(date, later)) === isoWeekday(date)) return later;
  }
}

/** The parts of a date, and what follows from its weekday. */
export const compute: Compute<typeof manifest> = ({ date }) => {
  const [year, month, day] = partsOf(date);
  return {
    year,
    month,
    day,
    weekday: weekdayName(date),
    quarter: `Q${Math.ceil(month / 3)}`,
    nextSameYear: String(nextSameYear(date)),
    calendar: date < gregorian ? 'Gregorian, carried back before 15 October 1582' : 'Gregorian',
  };
};
