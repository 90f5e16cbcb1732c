import { InputError } from '#schemas/input-error.ts';
import type { Compute } from '#schemas/manifest.ts';
import { countWeekdays, dayNumber, dayOf, isoWeekday } from '#shared/calendar.ts';
import type manifest from './manifest.ts';

/** The date of a study day by its number, where the first is the given day or the next one; none after the year 9999. */
function studyDay(from: string, count: number, perWeek: number): string | undefined {
  let day = dayNumber(from) + 7 * Math.floor((count - 1) / perWeek);
  let left = count - perWeek * Math.floor((count - 1) / perWeek);
  for (; ; day += 1) {
    const date = dayOf(day);
    if (date === undefined) return undefined;
    if (isoWeekday(date) <= perWeek) left -= 1;
    if (left === 0) return date;
  }
}

/**
 * The study days from today to the day before the exam, and the day on which the work is done. Throws an InputError
 * if no study day is left.
 */
export const compute: Compute<typeof manifest> = (
  { examDate, daysPerWeek },
  { today, figures: { daysNeeded } },
) => {
  const perWeek = daysPerWeek.toNumber();
  if (examDate !== undefined && examDate <= today)
    throw new InputError('Enter a day after today.', 'examDate');
  const daysLeft =
    examDate && countWeekdays(today, dayNumber(examDate) - dayNumber(today), perWeek);
  if (daysLeft === 0)
    throw new InputError('There is no study day left before this date.', 'examDate');
  return {
    daysLeft: daysLeft || undefined,
    finishDay: daysNeeded && studyDay(today, daysNeeded.toNumber(), perWeek),
  };
};
