import { InputError } from '#schemas/input-error.ts';
import type { Compute } from '#schemas/manifest.ts';
import { dayNumber, dayOf, weekdayName } from '#shared/calendar.ts';
import type manifest from './manifest.ts';

/** The weekdays of each weekend, in the order of numbers of days: 0 is 1 January 1970, a Thursday. */
const weekends = { satSun: [2, 3], friSat: [1, 2], sun: [3], fri: [1] } as const;

/** Whether the day with a number lies on the weekend. */
export const isWeekend =
  (weekend: keyof typeof weekends) =>
  (day: number): boolean =>
    (weekends[weekend] as readonly number[]).includes(((day % 7) + 7) % 7);

/** The numbers of the listed days, each once. */
export const daysOff = (holidays: readonly string[] = []): ReadonlySet<number> =>
  new Set(holidays.map(dayNumber));

/** Counts between two dates; or walks day by day until so many business days have passed. */
export const compute: Compute<typeof manifest> = (
  { mode, start, end, daysToMove, weekend, holidays },
  { figures: { calendarDays, daysLeft } },
) => {
  const isFree = isWeekend(weekend);
  const listed = daysOff(holidays);
  if (end) {
    const to = dayNumber(end);
    const first = to - calendarDays.toNumber() + 1;
    const left = Array.from({ length: daysLeft.toNumber() }, (_, index) => first + index);
    return {
      holidaysOff: [...listed].filter((day) => first <= day && day <= to && !isFree(day)).length,
      extraWeekend: left.filter(isFree).length,
      resultDate: undefined,
      resultWeekday: undefined,
    };
  }
  const step = mode === 'add' ? 1 : -1;
  let day = dayNumber(start);
  for (let left = daysToMove?.toNumber() ?? 0; left > 0; ) {
    day += step;
    if (!isFree(day) && !listed.has(day)) left -= 1;
  }
  const resultDate = dayOf(day);
  if (!resultDate) throw new InputError('The result lies outside the years 1 to 9999.', 'start');
  return {
    holidaysOff: undefined,
    extraWeekend: undefined,
    resultDate,
    resultWeekday: weekdayName(resultDate),
  };
};
