import { Big } from '#schemas/decimal.ts';
import type { Tables } from '#schemas/manifest.ts';
import { frequenciesOf, sorted } from '#shared/statistics.ts';
import type manifest from './manifest.ts';

/** The values in order, what the box plot draws, and how often each value occurs. */
export const tables: Tables<typeof manifest> = (
  { values },
  { results: { q1, median, q3, whiskerLow, whiskerHigh } },
) => {
  const rising = sorted(values);
  const percent = (count: number) => Big(count).times(100).div(rising.length);
  let upTo = 0;
  const outside = rising.filter((value) => value.lt(whiskerLow) || value.gt(whiskerHigh));
  return {
    box: [
      { part: 'Lower whisker', value: whiskerLow },
      { part: 'First quartile', value: q1 },
      { part: 'Median', value: median },
      { part: 'Third quartile', value: q3 },
      { part: 'Upper whisker', value: whiskerHigh },
      ...outside.map((value) => ({ part: 'Outlier', value })),
    ],
    ordered: rising.map((value, index) => ({ place: index + 1, value })),
    frequencies: frequenciesOf(rising).map(({ value, times }) => {
      upTo += times;
      return { value, times, percent: percent(times), upTo: percent(upTo) };
    }),
  };
};
