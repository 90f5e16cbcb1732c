import { later } from '#schemas/functions/later.ts';
import type { PriceIndex } from '#shared/reference-data.ts';

const json = { with: { type: 'json' } } as const;

const sets = later({
  us: () => import('#shared/data/price-index-us.json', json),
  uk: () => import('#shared/data/price-index-uk.json', json),
  euro: () => import('#shared/data/price-index-euro.json', json),
  in: () => import('#shared/data/price-index-in.json', json),
});

/** A price index; throws the promise of it while it is not fetched. */
export const indexOf = (series: Parameters<typeof sets>[0]): PriceIndex => sets(series).default;

/** The value of a month (1 to 12) of a year, or of the whole year (0), as it is printed; nothing if there is none. */
export function indexValue({ annual, months }: PriceIndex, year: number, month: number) {
  if (month === 0) return annual[year];
  const value = months[year]?.split(' ')[month - 1];
  return value === '-' ? undefined : value;
}
