import type { Tables } from '#schemas/manifest.ts';
import { daysBetween, daysLater, monthsLater, weekdayName } from '#shared/calendar.ts';
import type manifest from './manifest.ts';

/** How many dates of a series are listed. */
const howMany = 12;

/** The day after some months and then some days, where it lies in the years 1 to 9999. */
function moved(date: string, months: number, days: number): string | undefined {
  const after = monthsLater(date, months);
  return after && daysLater(after, days);
}

/** The dates of a step that repeats, each counted from the start; and the two orders of one step. */
export const tables: Tables<typeof manifest> = (
  { date, direction },
  { results: { totalMonths, totalDays, resultDate } },
) => {
  const sign = direction === 'add' ? 1 : -1;
  const [months, days] = [sign * totalMonths.toNumber(), sign * totalDays.toNumber()];
  const daysFirst = daysLater(date, days);
  const otherOrder = daysFirst && monthsLater(daysFirst, months);
  return {
    series:
      months === 0 && days === 0
        ? []
        : Array.from({ length: howMany }, (_, index) => index + 1).flatMap((times) => {
            const day = moved(date, times * months, times * days);
            if (!day) return [];
            return {
              times,
              day,
              weekday: weekdayName(day),
              away: Math.abs(daysBetween(date, day)),
            };
          }),
    orders:
      months === 0 || days === 0 || !otherOrder
        ? []
        : [
            { order: 'months', day: resultDate, weekday: weekdayName(resultDate) },
            { order: 'days', day: otherOrder, weekday: weekdayName(otherOrder) },
          ],
  };
};
