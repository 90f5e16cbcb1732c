import type { Tables } from '#schemas/manifest.ts';
import { yearOf } from '#shared/calendar.ts';
import { clockChanges, secondsSince1970 } from '#shared/offsets.ts';
import { offsetText } from './compute.ts';
import type manifest from './manifest.ts';

const written = (reading: number): string =>
  new Date(reading * 1000).toISOString().slice(0, 16).replace('T', ' ');

/** The changes of the zone's clocks in the year of the moment, by those clocks. */
export const tables: Tables<typeof manifest> = ({ zone }, { results: { local } }) => {
  const year = yearOf(local.slice(0, 10));
  const first = secondsSince1970(`${local.slice(0, 4)}-01-01`, 0);
  const last = secondsSince1970(`${local.slice(0, 4)}-12-31`, 86_400);
  const changes = year < 1800 ? [] : clockChanges(zone, first - 86_400, last + 86_400);
  return {
    changes: changes
      .filter(({ moment, before }) => moment + before >= first && moment + before < last)
      .map(({ moment, before, after }) => ({
        from: written(moment + before),
        to: written(moment + after),
        offset: offsetText(after),
        timestamp: String(moment),
      })),
  };
};
