import { Big } from '#schemas/decimal.ts';
import type { Tables } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

const secondsAnHour = 3600;

/** How many times the duration is repeated: days of a week, two weeks, months of working days. */
const repeats = [2, 3, 4, 5, 6, 7, 10, 14, 20, 21, 22, 30];

/** The durations of a sum one by one, and the result so many times. */
export const tables: Tables<typeof manifest> = ({ durations }, { results: { totalSeconds } }) => {
  let total = Big(0);
  return {
    running: (durations ?? []).map(({ sign, hours, minutes, seconds }, index) => {
      const size = hours.times(secondsAnHour).plus(minutes.times(60)).plus(seconds);
      const each = sign === 'minus' ? size.neg() : size;
      total = total.plus(each);
      return { row: index + 1, each, total, hours: total.div(secondsAnHour) };
    }),
    several: repeats.map((times) => {
      const seconds = totalSeconds.times(times);
      return { times, total: seconds, hours: seconds.div(secondsAnHour) };
    }),
  };
};
