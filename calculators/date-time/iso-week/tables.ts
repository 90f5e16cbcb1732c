import type { Tables } from '#schemas/manifest.ts';
import { yearOf } from '#shared/calendar.ts';
import { daysOfWeek, weeksIn } from './compute.ts';
import type manifest from './manifest.ts';

/** How many years from that of the week on are listed. */
const years = 15;

/** All weeks of the year, and how many weeks the years from it on have. */
export const tables: Tables<typeof manifest> = ({ system }, { results: { newYear } }) => {
  const year = yearOf(newYear);
  const weeks = Array.from({ length: weeksIn(system, year) }, (_, at) => at + 1);
  const list = Array.from({ length: years }, (_, at) => year + at).filter((each) => each <= 9999);
  return {
    weeks: weeks.flatMap((week) => {
      const days = daysOfWeek(system, year, week);
      return days ? [{ week, ...days }] : [];
    }),
    years: list.flatMap((each) => {
      const days = daysOfWeek(system, each, 1);
      return days ? [{ year: String(each), weeks: weeksIn(system, each), first: days.first }] : [];
    }),
  };
};
