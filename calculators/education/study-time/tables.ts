import { ceil } from '#schemas/functions/arithmetic.ts';
import type { Tables } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

const dayCounts = [1, 2, 3, 4, 5, 6, 7, 10, 14, 21, 28, 42, 56, 84, 120, 180, 240, 365];
/** Plans with more hours per day, or with fewer, are left out. */
const mostHours = 16;
const fewestHours = 0.5;
const hourCounts = [1, 2, 3, 4, 5, 6];

/** The work spread over some days, and the days that it takes at some hours a day. */
export const tables: Tables<typeof manifest> = ({ chapters }, { results: { totalHours } }) => ({
  byDays: dayCounts
    .map((days) => ({ days, hours: totalHours.div(days), chapters: chapters.div(days) }))
    .filter(({ days, hours }) => hours.lte(mostHours) && (days === 1 || hours.gte(fewestHours))),
  byHours: hourCounts.map((hours) => ({ hours, days: ceil(totalHours.div(hours)) })),
});
