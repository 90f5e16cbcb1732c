import type { Tables } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

const roundUp = 3;
const dayCounts = [1, 2, 3, 4, 5, 7, 10, 14, 21, 28];
const hourCounts = [1, 2, 3, 4, 5, 6];

/** The work spread over some days, and the days that it takes at some hours a day. */
export const tables: Tables<typeof manifest> = ({ chapters }, { results: { totalHours } }) => ({
  byDays: dayCounts.map((days) => ({
    days,
    hours: totalHours.div(days),
    chapters: chapters.div(days),
  })),
  byHours: hourCounts.map((hours) => ({ hours, days: totalHours.div(hours).round(0, roundUp) })),
});
