/*
 * Calendar days as ISO texts (YYYY-MM-DD) in the proleptic Gregorian calendar: days of the calendar,
 * never hours of a local clock. The tests hold it against Temporal over the whole range of years.
 */

const millisecondsADay = 86_400_000;

/** Writes a day; past 9999 the year takes the six digits that ISO 8601 gives it. */
function formatDay(year: number, month: number, day: number): string {
  const years = year > 9999 ? `+${String(year).padStart(6, '0')}` : String(year).padStart(4, '0');
  return `${years}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The year, month and day of the month of a day. */
export const partsOf = (iso: string) =>
  iso.split('-').map(Number) as [year: number, month: number, day: number];

/** The year of a day. */
export const yearOf = (iso: string): number => partsOf(iso)[0];

/** Whether a year has a 29 February. */
export const isLeap = (year: number): boolean =>
  (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** How many days a month has; the first month is 1. */
export function daysIn(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** The days since 1 January 1970, negative before it. A date alone is read as UTC. */
export const dayNumber = (iso: string): number => Date.parse(iso) / millisecondsADay;

/** Whether a date can be written with four digits of a year: those of the years 1 to 9999. */
const isWritten = (year: number): boolean => year >= 1 && year <= 9999;

/** The day with a number; `undefined` outside the years 1 to 9999. */
export function dayOf(number: number): string | undefined {
  const day = new Date(number * millisecondsADay);
  const [year, month, ofMonth] = [day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate()];
  return isWritten(year) ? formatDay(year, month, ofMonth) : undefined;
}

/** The day so many days later, or earlier; `undefined` outside the years 1 to 9999. */
export const daysLater = (iso: string, days: number): string | undefined =>
  dayOf(dayNumber(iso) + days);

function moved(iso: string, months: number): readonly [year: number, month: number, day: number] {
  const [year, month, day] = partsOf(iso);
  const count = year * 12 + month - 1 + months;
  const toYear = Math.floor(count / 12);
  const toMonth = count - toYear * 12 + 1;
  return [toYear, toMonth, Math.min(day, daysIn(toYear, toMonth))];
}

/**
 * The day so many calendar months later, or earlier; the last of the month where that has no such day.
 * `undefined` outside the years 1 to 9999.
 */
export function monthsLater(iso: string, months: number): string | undefined {
  const to = moved(iso, months);
  return isWritten(to[0]) ? formatDay(...to) : undefined;
}

/** Calendar days from one day to another; negative if it is earlier. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);

/**
 * Whole years, months and days from one day to a later one. A month is complete when the day of the
 * month is reached; the days that remain count from the last completed month's day, clamped to that
 * month's end: 31 January to 1 March is 1 month and 1 day.
 */
export function ageBetween(
  from: string,
  to: string,
): { years: number; months: number; days: number } {
  const [fromYear, fromMonth, fromDay] = partsOf(from);
  const [toYear, toMonth, toDay] = partsOf(to);
  const complete = (toYear - fromYear) * 12 + toMonth - fromMonth - (toDay < fromDay ? 1 : 0);
  const last = formatDay(...moved(from, complete));
  return { years: Math.floor(complete / 12), months: complete % 12, days: daysBetween(last, to) };
}

/** The anniversary of a day in a year. 29 February falls on 1 March in common years. */
function anniversary(of: string, year: number): string {
  const [, month, day] = partsOf(of);
  return day > daysIn(year, month) ? formatDay(year, month + 1, 1) : formatDay(year, month, day);
}

/** The first anniversary on or after a day. */
export function nextAnniversary(of: string, onOrAfter: string): string {
  const year = yearOf(onOrAfter);
  const thisYear = anniversary(of, year);
  return daysBetween(onOrAfter, thisYear) < 0 ? anniversary(of, year + 1) : thisYear;
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The English name of a day of the week. */
export const weekdayName = (iso: string): string => weekdays[new Date(iso).getUTCDay()] as string;

/** The number of a day of the week in ISO 8601: 1 for Monday to 7 for Sunday. */
export const isoWeekday = (iso: string): number => new Date(iso).getUTCDay() || 7;

/** The place of a day in its year: 1 for 1 January. */
export const dayOfYear = (iso: string): number =>
  daysBetween(formatDay(yearOf(iso), 1, 1), iso) + 1;

/**
 * The week of a day in ISO 8601, in which weeks run from Monday to Sunday and belong to the year of
 * their Thursday. Every day of the years 1 to 9999 lies in a week of these years.
 */
export function isoWeek(iso: string): { year: number; week: number } {
  const thursday = daysLater(iso, 4 - isoWeekday(iso)) ?? iso;
  return { year: yearOf(thursday), week: Math.ceil(dayOfYear(thursday) / 7) };
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** The English name of a month; the first is 1. */
export const monthName = (month: number): string => months[month - 1] as string;

/** The month and year of a day, or of a month ("2026-01"): "January 2026". */
export const monthAndYear = (iso: string): string =>
  `${monthName(Number(iso.slice(5, 7)))} ${Number(iso.slice(0, 4))}`;

/** How many of so many days, from a day on, are among the first days of their week: 5 are Monday to Friday. */
export function countWeekdays(from: string, days: number, perWeek: number): number {
  const rest = Array.from({ length: days % 7 }, (_, index) => (isoWeekday(from) - 1 + index) % 7);
  return Math.floor(days / 7) * perWeek + rest.filter((weekday) => weekday < perWeek).length;
}
