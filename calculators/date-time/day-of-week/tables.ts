import type { Tables } from '#schemas/manifest.ts';
import { dayOfYear, daysIn, isLeap, isoWeekday, weekdayName, yearOf } from '#shared/calendar.ts';
import type manifest from './manifest.ts';

/** How many years before and after that of the date are looked at; four times as many for 29 February. */
const [yearsBefore, yearsAfter] = [5, 12];

const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

/** The same day and month in other years, and the calendar of its month. */
export const tables: Tables<typeof manifest> = ({ date }) => {
  const year = yearOf(date);
  const monthAndDay = date.slice(4);
  const isLeapDay = monthAndDay === '-02-29';
  const step = isLeapDay ? 4 : 1;
  const others = Array.from(
    { length: yearsBefore + 1 + yearsAfter },
    (_, at) => year + (at - yearsBefore) * step,
  )
    .filter((each) => each >= 1 && each <= 9999 && (!isLeapDay || isLeap(each)))
    .map((each) => `${String(each).padStart(4, '0')}${monthAndDay}`);
  const first = `${date.slice(0, 8)}01`;
  const before = isoWeekday(first) - 1;
  const days = daysIn(year, Number(date.slice(5, 7)));
  const weeks = Array.from({ length: Math.ceil((before + days) / 7) }, (_, week) =>
    weekdays.map((name, at): [(typeof weekdays)[number], string] => {
      const day = week * 7 + at - before + 1;
      return [name, day >= 1 && day <= days ? String(day) : ''];
    }),
  );
  return {
    otherYears: others.map((each) => ({
      day: each,
      weekday: weekdayName(each),
      dayOfYear: dayOfYear(each),
    })),
    month: weeks.map(
      (week) => Object.fromEntries(week) as { readonly [K in (typeof weekdays)[number]]: string },
    ),
  };
};
