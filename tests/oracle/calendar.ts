/*
 * Calendar days by counting, without Date or Temporal: the Gregorian calendar, days numbered from
 * 0 for 1 January of the year 1.
 */

export interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

export const monthNames: readonly string[] =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

export const isLeap = (year: number): boolean =>
  year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Days in a month, 1 to 12. */
export const daysIn = (year: number, month: number): number =>
  month === 2 && isLeap(year) ? 29 : (lengths[month - 1] ?? 0);

/** Reads YYYY-MM-DD; nothing if there is no such day. */
export function parseDay(text: string): Day | undefined {
  const [, ...parts] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  const [year = 0, month = 0, day = 0] = parts.map(Number);
  const exists = year > 0 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
  return exists ? { year, month, day } : undefined;
}

export const isoDay = ({ year, month, day }: Day): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** The number of a day: the days of all years, months and days before it. */
export function dayNumber({ year, month, day }: Day): number {
  const before = year - 1;
  let days = before * 365 + Math.floor(before / 4) - Math.floor(before / 100);
  days += Math.floor(before / 400);
  for (let m = 1; m < month; m += 1) days += daysIn(year, m);
  return days + day - 1;
}

/** The last day that a date field takes. */
export const lastDayNumber = dayNumber({ year: 9999, month: 12, day: 31 });

/** The day with a number; below 0 and past 9999 too. */
export function dayAt(number: number): Day {
  let year = Math.floor(number / 365.2425) + 1;
  while (dayNumber({ year, month: 1, day: 1 }) > number) year -= 1;
  while (dayNumber({ year: year + 1, month: 1, day: 1 }) <= number) year += 1;
  let day = number - dayNumber({ year, month: 1, day: 1 }) + 1;
  let month = 1;
  for (; day > daysIn(year, month); month += 1) day -= daysIn(year, month);
  return { year, month, day };
}

/** So many days later, or earlier. */
export const daysLater = (from: Day, count: number): Day => dayAt(dayNumber(from) + count);

/** So many months later, or earlier; where the month has no such day, its last one. */
export function monthsLater({ year, month, day }: Day, count: number): Day {
  const months = year * 12 + month - 1 + count;
  const [toYear, toMonth] = [Math.floor(months / 12), (((months % 12) + 12) % 12) + 1];
  return { year: toYear, month: toMonth, day: Math.min(day, daysIn(toYear, toMonth)) };
}

/** Whole months between two days, and the days from the last completed month, cut to its end. */
export function monthsAndDays(from: Day, to: Day): { months: number; days: number } {
  let months = (to.year - from.year) * 12 + to.month - from.month;
  if (to.day < from.day) months -= 1;
  return { months, days: dayNumber(to) - dayNumber(monthsLater(from, months)) };
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The first of January of the year 1 was a Monday. */
export const weekday = (day: Day): string => weekdays[dayNumber(day) % 7] ?? '';
