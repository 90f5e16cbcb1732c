import type { Tables } from '#schemas/manifest.ts';
import { dayNumber } from '#shared/calendar.ts';
import { clockChanges, secondsADay } from '#shared/offsets.ts';
import { offsetText } from './compute.ts';
import type manifest from './manifest.ts';

const written = (reading: number): string =>
  new Date(reading * 1000).toISOString().slice(0, 16).replace('T', ' ');

/** The changes of the zone's clocks in the year of the moment, by those clocks. */
export const tables: Tables<typeof manifest> = ({ zone }, { results: { local } }) => {
  const year = local.slice(0, 4);
  const first = dayNumber(`${year}-01-01`) * secondsADay;
  const last = dayNumber(`${year}-12-31`) * secondsADay + secondsADay;
  return {
    changes: clockChanges(zone, first - secondsADay, last + secondsADay)
      .filter(({ moment, before }) => moment + before >= first && moment + before < last)
      .map(({ moment, before, after }) => ({
        from: written(moment + before),
        to: written(moment + after),
        offset: offsetText(after),
        timestamp: String(moment),
      })),
  };
};
