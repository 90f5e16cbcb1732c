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

const parts = (iso: string) =>
  iso.split('-').map(Number) as [year: number, month: number, day: number];

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

function daysIn(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Calendar days from one day to another; negative if it is earlier. A date alone is read as UTC. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / millisecondsADay;

/**
 * Whole years, months and days from one day to a later one. A month is complete when the day of the
 * month is reached; the days that remain count from the last completed month's day, clamped to that
 * month's end: 31 January to 1 March is 1 month and 1 day.
 */
export function ageBetween(
  from: string,
  to: string,
): { years: number; months: number; days: number } {
  const [fromYear, fromMonth, fromDay] = parts(from);
  const [toYear, toMonth, toDay] = parts(to);
  const complete = (toYear - fromYear) * 12 + toMonth - fromMonth - (toDay < fromDay ? 1 : 0);
  const month = fromMonth - 1 + complete;
  const year = fromYear + Math.floor(month / 12);
  const lastMonth = (month % 12) + 1;
  const last = formatDay(year, lastMonth, Math.min(fromDay, daysIn(year, lastMonth)));
  return { years: Math.floor(complete / 12), months: complete % 12, days: daysBetween(last, to) };
}

/** The anniversary of a day in a year. 29 February falls on 1 March in common years. */
function anniversary(of: string, year: number): string {
  const [, month, day] = parts(of);
  return day > daysIn(year, month) ? formatDay(year, month + 1, 1) : formatDay(year, month, day);
}

/** The first anniversary on or after a day. */
export function nextAnniversary(of: string, onOrAfter: string): string {
  const [year] = parts(onOrAfter);
  const thisYear = anniversary(of, year);
  return daysBetween(onOrAfter, thisYear) < 0 ? anniversary(of, year + 1) : thisYear;
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The English name of a day of the week. */
export const weekdayName = (iso: string): string => weekdays[new Date(iso).getUTCDay()] as string;
