import * as PlainDate from 'temporal-polyfill/fns/PlainDate';

type Day = ReturnType<typeof PlainDate.create>;

/** A calendar day from YYYY-MM-DD. */
export function parseDay(iso: string): Day {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  return PlainDate.create(year, month, day);
}

/** Calendar days from one day to a later one. */
export const daysBetween = (from: Day, to: Day): number =>
  PlainDate.diff(from, to, { largestUnit: 'day' }).days;

/**
 * Whole years, months and days from one day to a later one. A month is complete when the day of the
 * month is reached; the days that remain count from the last completed month's day, clamped to that
 * month's end: 31 January to 1 March is 1 month and 1 day.
 */
export function ageBetween(from: Day, to: Day): { years: number; months: number; days: number } {
  const { years, months, days } = PlainDate.diff(from, to, { largestUnit: 'year' });
  return { years, months, days };
}

/** The anniversary of a day in a year. 29 February falls on 1 March in common years. */
function anniversary(of: Day, year: number): Day {
  const leapDay = of.month === 2 && of.day === 29;
  const leapYear = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return leapDay && !leapYear
    ? PlainDate.create(year, 3, 1)
    : PlainDate.create(year, of.month, of.day);
}

/** The first anniversary on or after a day. */
export function nextAnniversary(of: Day, onOrAfter: Day): Day {
  const thisYear = anniversary(of, onOrAfter.year);
  return daysBetween(onOrAfter, thisYear) < 0 ? anniversary(of, onOrAfter.year + 1) : thisYear;
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The English name of a day of the week. */
export const weekdayName = (day: Day): string => weekdays[PlainDate.dayOfWeek(day) - 1] as string;
