import type { Tables } from '#schemas/manifest.ts';
import {
  dayNumber,
  dayOf,
  isoWeekday,
  monthAndYear,
  partsOf,
  weekdayName,
} from '#shared/calendar.ts';
import type manifest from './manifest.ts';

/** The list of months has no more lines than this. */
const mostMonths = 120;

/** The days by month, and by weekday. */
export const tables: Tables<typeof manifest> = (
  _,
  { results: { first: start, days, weeks, restDays } },
) => {
  const [first, count] = [dayNumber(start), days.toNumber()];
  const dayAt = (index: number): string => dayOf(first + index) ?? start;
  const last = dayAt(Math.max(0, count - 1));
  const [startYear, startMonth] = partsOf(start);
  const [lastYear, lastMonth] = partsOf(last);
  const calendarMonths = (lastYear - startYear) * 12 + lastMonth - startMonth + 1;
  const months = new Map<string, { days: number; weekdays: number }>();
  if (calendarMonths <= mostMonths) {
    for (let index = 0; index < count; index += 1) {
      const day = dayAt(index);
      const month = day.slice(0, 7);
      const line = months.get(month) ?? { days: 0, weekdays: 0 };
      line.days += 1;
      if (isoWeekday(day) <= 5) line.weekdays += 1;
      months.set(month, line);
    }
  }
  const firstWeekday = isoWeekday(start);
  return {
    months: [...months].map(([month, line]) => ({
      month: monthAndYear(month),
      days: line.days,
      weekdays: line.weekdays,
      weekend: line.days - line.weekdays,
    })),
    byWeekday:
      count === 0
        ? []
        : Array.from({ length: 7 }, (_, index) => ({
            // 1 January 2024 was a Monday.
            weekday: weekdayName(`2024-01-0${index + 1}`),
            // The days left over after full weeks begin with the weekday of the start.
            count: weeks.plus((index + 8 - firstWeekday) % 7 < restDays.toNumber() ? 1 : 0),
          })),
  };
};
