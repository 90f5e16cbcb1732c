import { InputError } from '#schemas/input-error.ts';
import type { Compute } from '#schemas/manifest.ts';
import { daysBetween } from '#shared/calendar.ts';
import { dayInWords } from '#shared/words.ts';
import type manifest from './manifest.ts';

/** 44 weeks: a longer pregnancy is a mistake in the dates. */
const longest = 308;

/**
 * The day that the age is for (today unless another is entered) and the days from the entered date to it. Where that
 * date is not the first day of a period in a cycle of 28 days: the day on which such a period would have begun.
 * Throws an InputError if the pregnancy would be longer than 44 weeks.
 */
export const compute: Compute<typeof manifest> = (
  { method, lastPeriodDate, conceptionDate, transferDate, scanDate, onDate, cycleLength },
  { today, figures },
) => {
  const day = onDate ?? today;
  const from = {
    lmp: ['lastPeriodDate', lastPeriodDate],
    conception: ['conceptionDate', conceptionDate],
    ivf: ['transferDate', transferDate],
    ultrasound: ['scanDate', scanDate],
  } as const;
  const [field, start] = from[method];
  const daysAlong = daysBetween(figures.periodBegan, day);
  if (daysAlong > longest) {
    const weeks = Math.floor(daysAlong / 7);
    throw new InputError(
      `By ${dayInWords(day)} this would be ${weeks} weeks, and a pregnancy lasts about 40. Check the date.`,
      onDate ? 'onDate' : field,
    );
  }
  const isUsual = method === 'lmp' && cycleLength.eq(28);
  return {
    day,
    daysSince: daysBetween(start as string, day),
    countedFrom: isUsual ? undefined : figures.periodBegan,
  };
};
