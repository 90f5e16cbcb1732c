import { InputError } from '#schemas/input-error.ts';
import type { Compute, Inputs } from '#schemas/manifest.ts';
import {
  daysBetween,
  daysLater,
  isLeap,
  isoWeek,
  isoWeekday,
  isoWeeksIn,
  yearOf,
} from '#shared/calendar.ts';
import type manifest from './manifest.ts';

type System = Inputs<(typeof manifest)['fields']>['system'];

const onDay = (year: number, monthAndDay: string): string =>
  `${String(year).padStart(4, '0')}-${monthAndDay}`;

const newYearOf = (year: number): string => onDay(year, '01-01');

/** How many days a day is after the first day of its week: Monday in ISO 8601, Sunday in the US. */
const daysIntoWeek = (system: System, day: string): number =>
  system === 'iso' ? isoWeekday(day) - 1 : isoWeekday(day) % 7;

/** How many weeks a year has: by ISO 8601 52 or 53; in the US all that have a day of it. */
export function weeksIn(system: System, year: number): number {
  if (system === 'iso') return isoWeeksIn(year);
  const days = daysIntoWeek('us', newYearOf(year)) + (isLeap(year) ? 366 : 365);
  return Math.ceil(days / 7);
}

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
export const compute: Compute<typeof manifest> = ({ mode, system, date, weekYear, week }) => {
  const ofDate = mode === 'toWeek' ? date : undefined;
  const year =
    ofDate === undefined
      ? (weekYear?.toNumber() ?? 0)
      : system === 'iso'
        ? isoWeek(ofDate).year
        : yearOf(ofDate);
  const weeks = weeksIn(system, year);
  const number =
    ofDate === undefined
      ? (week?.toNumber() ?? 0)
      : system === 'iso'
        ? isoWeek(ofDate).week
        : Math.floor(
            (daysBetween(newYearOf(year), ofDate) + daysIntoWeek('us', newYearOf(year))) / 7,
          ) + 1;
  if (number > weeks) {
    throw new InputError(`${year} has only ${weeks} weeks in this numbering.`, 'week');
  }
  const days = daysOfWeek(system, year, number);
  if (!days) {
    throw new InputError(
      'That week reaches outside the years 1 to 9999.',
      ofDate === undefined ? 'week' : 'date',
    );
  }
  const code = `${onDay(year, 'W')}${String(number).padStart(2, '0')}`;
  return {
    yearOfWeek: ofDate === undefined ? undefined : String(year),
    weekCode: ofDate && system === 'iso' ? `${code}-${isoWeekday(ofDate)}` : undefined,
    newYear: newYearOf(year),
    yearDays: isLeap(year) ? 366 : 365,
    yearShift: ofDate === undefined ? undefined : year - yearOf(ofDate),
    yearsInWeek: yearOf(days.last) - yearOf(days.first) + 1,
  };
};
