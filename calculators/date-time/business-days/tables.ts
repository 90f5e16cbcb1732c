import type { Tables } from '#schemas/manifest.ts';
import { dayNumber, dayOf, monthAndYear, weekdayName } from '#shared/calendar.ts';
import { daysOff, isWeekend } from './days.ts';
import type manifest from './manifest.ts';

/** The list of months is for periods of up to ten years. */
const mostDays = 3653;

/** The months of a period, and what each listed holiday does in it. */
export const tables: Tables<typeof manifest> = (
  { start, end, includeStart, weekend, holidays = [] },
  { results: { resultDate, holidayTable = [] } },
) => {
  const isFree = isWeekend(weekend);
  const listed = daysOff(holidays);
  const off = daysOff([...holidays, ...holidayTable.map(({ day }) => day)]);
  const from = dayNumber(start);
  const to = dayNumber(end ?? resultDate);
  const first = end ? from + (includeStart === 'no' ? 1 : 0) : Math.min(from + 1, to);
  const last = end ? to : Math.max(from - 1, to);
  const months = new Map<string, { calendar: number; weekend: number; holidays: number }>();
  if (end && last - first < mostDays) {
    for (let day = first; day <= last; day += 1) {
      const month = (dayOf(day) ?? start).slice(0, 7);
      const line = months.get(month) ?? { calendar: 0, weekend: 0, holidays: 0 };
      line.calendar += 1;
      if (isFree(day)) line.weekend += 1;
      else if (off.has(day)) line.holidays += 1;
      months.set(month, line);
    }
  }
  const effect = (day: number) => {
    if (day < first || day > last) return 'outside';
    return isFree(day) ? 'weekend' : 'off';
  };
  return {
    months: [...months].map(([month, line]) => ({
      month: monthAndYear(month),
      ...line,
      business: line.calendar - line.weekend - line.holidays,
    })),
    yourHolidays: [...listed]
      .sort((a, b) => a - b)
      .map((number) => {
        const day = dayOf(number) ?? start;
        return { day, weekday: weekdayName(day), effect: effect(number) };
      }),
  };
};
