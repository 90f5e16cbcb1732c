/*
 * Calendar days by counting, without Date or Temporal: the Gregorian calendar, days numbered from
 * 1 January of the year 1.
 */

export interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

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

/** So many days later, a day at a time where months end. */
export function daysLater(from: Day, count: number): Day {
  let { year, month, day } = from;
  day += count;
  while (day > daysIn(year, month)) {
    day -= daysIn(year, month);
    month += 1;
    if (month > 12) [year, month] = [year + 1, 1];
  }
  return { year, month, day };
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The first of January of the year 1 was a Monday. */
export const weekday = (day: Day): string => weekdays[dayNumber(day) % 7] ?? '';
