import { Big } from '#schemas/decimal.ts';
import type { Tables } from '#schemas/manifest.ts';
import { frequenciesOf, sorted } from '#shared/statistics.ts';
import type manifest from './manifest.ts';

export const tables: Tables<typeof manifest> = ({ values }) => {
  const rising = sorted(values);
  const percent = (count: number) => Big(count).times(100).div(rising.length);
  let upTo = 0;
  return {
    ordered: rising.map((value, index) => ({ place: index + 1, value })),
    frequencies: frequenciesOf(rising).map(({ value, times }) => {
      upTo += times;
      return { value, times, percent: percent(times), upTo: percent(upTo) };
    }),
  };
};
