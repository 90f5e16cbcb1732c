import { later } from '#schemas/functions/later.ts';
import { InputError } from '#schemas/input-error.ts';
import type { Compute } from '#schemas/manifest.ts';
import { dayNumber, dayOf, weekdayName } from '#shared/calendar.ts';
import { daysOff, isWeekend } from './days.ts';
import type { CalendarId } from './holidays.ts';
import type manifest from './manifest.ts';

const calendars = later({ all: () => import('./holidays.ts') });

/** The names of the places of the calendars, as a sentence has them. */
const places: Readonly<Record<CalendarId, string>> = {
  us: 'the United States',
  england: 'England and Wales',
  india: 'India',
  canada: 'Canada',
  australia: 'Australia',
  germany: 'Germany',
};

/** The first and the last day of the calendars. */
const covered = { from: dayNumber('2024-01-01'), to: dayNumber('2030-12-31') };

/**
 * Counts between two dates; or walks day by day until so many business days have passed.
 * @throws InputError for a result outside the years 1 to 9999, and for days that the chosen calendar does not cover.
 */
export const compute: Compute<typeof manifest> = (
  { mode, start, end, daysToMove, weekend, calendar, holidays },
  { figures: { calendarDays, daysLeft } },
) => {
  const isFree = isWeekend(weekend);
  const official = calendar === 'none' ? [] : calendars('all').holidaysOf(calendar, isFree);
  const off = daysOff([...(holidays ?? []), ...official.map(({ day }) => day)]);
  const cover = (first: number, last: number) => {
    if (calendar === 'none' || (first >= covered.from && last <= covered.to)) return;
    throw new InputError(
      `The calendar for ${places[calendar]} covers 2024 to 2030. Choose no calendar and list the holidays yourself.`,
      'calendar',
    );
  };
  if (end) {
    const to = dayNumber(end);
    const first = to - calendarDays.toNumber() + 1;
    cover(Math.min(first, to), to);
    const left = Array.from({ length: daysLeft.toNumber() }, (_, index) => first + index);
    const inPeriod = official.filter(({ number }) => first <= number && number <= to);
    return {
      holidaysOff: [...off].filter((day) => first <= day && day <= to && !isFree(day)).length,
      extraWeekend: left.filter(isFree).length,
      calendarHolidays:
        calendar === 'none' ? undefined : inPeriod.filter(({ number }) => !isFree(number)).length,
      holidayTable:
        calendar === 'none'
          ? undefined
          : inPeriod.map(({ day, name }) => ({ day, weekday: weekdayName(day), name })),
      resultDate: undefined,
      resultWeekday: undefined,
    };
  }
  const step = mode === 'add' ? 1 : -1;
  let day = dayNumber(start);
  for (let left = daysToMove?.toNumber() ?? 0; left > 0; ) {
    day += step;
    if (!isFree(day) && !off.has(day)) left -= 1;
  }
  const resultDate = dayOf(day);
  if (!resultDate) throw new InputError('The result lies outside the years 1 to 9999.', 'start');
  const walked = [dayNumber(start) + step, day];
  cover(Math.min(...walked), Math.max(...walked));
  return {
    holidaysOff: undefined,
    extraWeekend: undefined,
    calendarHolidays: undefined,
    holidayTable: undefined,
    resultDate,
    resultWeekday: weekdayName(resultDate),
  };
};
