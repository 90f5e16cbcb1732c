import { InputError } from '#schemas/input-error.ts';
import type { Compute, Inputs } from '#schemas/manifest.ts';
import { dayOfYear, daysLater, isLeap, isoWeek, isoWeekday, yearOf } from '#shared/calendar.ts';
import type manifest from './manifest.ts';

type System = Inputs<(typeof manifest)['fields']>['system'];

const onDay = (year: number, monthAndDay: string): string =>
  `${String(year).padStart(4, '0')}-${monthAndDay}`;

const newYearOf = (year: number): string => onDay(year, '01-01');

/** How many days a day is after the first day of its week: Monday in ISO 8601, Sunday in the US. */
const daysIntoWeek = (system: System, day: string): number =>
  system === 'iso' ? isoWeekday(day) - 1 : isoWeekday(day) % 7;

/** The year of the week of a day, and the week's number in it. */
function weekOf(system: System, day: string): { readonly year: number; readonly week: number } {
  if (system === 'iso') return isoWeek(day);
  const year = yearOf(day);
  const days = daysIntoWeek('us', newYearOf(year)) + dayOfYear(day);
  return { year, week: Math.ceil(days / 7) };
}

/**
 * How many weeks a year has: by ISO 8601 52 or 53, and 28 December lies in the last one; in the US all
 * that have a day of it.
 */
export const weeksIn = (system: System, year: number): number =>
  weekOf(system, onDay(year, system === 'iso' ? '12-28' : '12-31')).week;

/** The first and last day of a week of a year; `undefined` where it reaches outside the years 1 to 9999. */
export function daysOfWeek(
  system: System,
  year: number,
  week: number,
): { readonly first: string; readonly last: string } | undefined {
  // 4 January always lies in week 1 of ISO 8601.
  const inWeek1 = system === 'iso' ? onDay(year, '01-04') : newYearOf(year);
  const ahead = 7 * (week - 1) - daysIntoWeek(system, inWeek1);
  const first = daysLater(inWeek1, ahead);
  const last = daysLater(inWeek1, ahead + 6);
  return first && last ? { first, last } : undefined;
}

/** The year of the week and what the formulas need of it. */
export const compute: Compute<typeof manifest> = ({ system, date, weekYear, week }) => {
  const { year, week: number } = date
    ? weekOf(system, date)
    : { year: weekYear?.toNumber() ?? 0, week: week?.toNumber() ?? 0 };
  const weeks = weeksIn(system, year);
  if (number > weeks) {
    throw new InputError(`${year} has only ${weeks} weeks in this numbering.`, 'week');
  }
  const days = daysOfWeek(system, year, number);
  if (!days) {
    throw new InputError('That week reaches outside the years 1 to 9999.', date ? 'date' : 'week');
  }
  const code = `${onDay(year, 'W')}${String(number).padStart(2, '0')}`;
  return {
    yearOfWeek: date && String(year),
    weekCode: date && system === 'iso' ? `${code}-${isoWeekday(date)}` : undefined,
    newYear: newYearOf(year),
    yearDays: isLeap(year) ? 366 : 365,
    yearShift: date ? year - yearOf(date) : undefined,
    yearsInWeek: yearOf(days.last) - yearOf(days.first) + 1,
  };
};
