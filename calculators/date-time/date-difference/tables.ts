import type { Tables } from '#schemas/manifest.ts';
import { dayNumber, dayOf, isoWeekday, monthName, weekdayName, yearOf } from '#shared/calendar.ts';
import type manifest from './manifest.ts';

/** The list of months has no more lines than this. */
const mostMonths = 120;

const isWeekday = (iso: string): boolean => isoWeekday(iso) <= 5;

/** The days by month, and by weekday. */
export const tables: Tables<typeof manifest> = (
  { start },
  { results: { days, weeks, restDays } },
) => {
  const [first, count] = [dayNumber(start), days.toNumber()];
  const dayAt = (index: number): string => dayOf(first + index) ?? start;
  const last = dayAt(Math.max(0, count - 1));
  const monthOf = (iso: string) => iso.slice(0, 7);
  const calendarMonths =
    (yearOf(last) - yearOf(start)) * 12 + Number(last.slice(5, 7)) - Number(start.slice(5, 7)) + 1;
  const months = new Map<string, { days: number; weekdays: number }>();
  if (calendarMonths <= mostMonths) {
    for (let index = 0; index < count; index += 1) {
      const day = dayAt(index);
      const line = months.get(monthOf(day)) ?? { days: 0, weekdays: 0 };
      months.set(monthOf(day), {
        days: line.days + 1,
        weekdays: line.weekdays + (isWeekday(day) ? 1 : 0),
      });
    }
  }
  const monday = '2024-01-01';
  const firstWeekday = isoWeekday(start);
  return {
    months: [...months].map(([month, line]) => ({
      month: `${monthName(Number(month.slice(5)))} ${Number(month.slice(0, 4))}`,
      days: line.days,
      weekdays: line.weekdays,
      weekend: line.days - line.weekdays,
    })),
    byWeekday:
      count === 0
        ? []
        : Array.from({ length: 7 }, (_, index) => ({
            weekday: weekdayName(dayOf(dayNumber(monday) + index) ?? monday),
            // The days left over after full weeks begin with the weekday of the start.
            count: weeks.plus((index + 8 - firstWeekday) % 7 < restDays.toNumber() ? 1 : 0),
          })),
  };
};
