import { Big } from '#schemas/decimal.ts';
import { power } from '#schemas/functions/arithmetic.ts';
import type { Tables } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

const longest = 100;

/** The value at the end of each whole year, and at the end of the time. */
export const tables: Tables<typeof manifest> = (
  { initialValue, finalValue, years, growthRate },
  { results },
) => {
  const time = years ?? results.yearsNeeded;
  if (time.eq(0) || time.gt(longest)) return { path: [] };
  const start = initialValue ?? results.startValue;
  const end = finalValue ?? results.endValue;
  const yearly = (growthRate ?? results.cagr).div(100).plus(1);
  let before = start;
  const path = Array.from({ length: time.round(0, 3).toNumber() + 1 }, (_, index) => {
    const year = time.lt(index) ? time : Big(index);
    const value = year.eq(time) ? end : start.times(power(yearly, year));
    const row = { year, change: value.minus(before), value };
    before = value;
    return row;
  });
  return { path };
};
