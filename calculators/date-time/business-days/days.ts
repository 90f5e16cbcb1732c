import { dayNumber } from '#shared/calendar.ts';

/** The weekdays of each weekend, in the order of numbers of days: 0 is 1 January 1970, a Thursday. */
const weekends = { satSun: [2, 3], friSat: [1, 2], sun: [3], fri: [1] } as const;

/** Whether the day with a number lies on the weekend. */
export const isWeekend =
  (weekend: keyof typeof weekends) =>
  (day: number): boolean =>
    (weekends[weekend] as readonly number[]).includes(((day % 7) + 7) % 7);

/** The numbers of days, each once. */
export const daysOff = (days: readonly string[] = []): ReadonlySet<number> =>
  new Set(days.map(dayNumber));
