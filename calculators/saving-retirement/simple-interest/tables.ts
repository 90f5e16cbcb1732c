import { Big } from '#schemas/decimal.ts';
import { floor, power } from '#schemas/functions/arithmetic.ts';
import type { Tables } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** The table has about so many rows. */
const rows = 12;
/** No table goes on for more than a hundred years, or to figures that nobody could read. */
const longest = 100;
const largest = Big('1e30');

/** The step between two rows: the smallest of 1, 2, 5, 10, 20, 50, … that leads to few rows. */
function stepOf(time: Big): Big {
  for (let power = Big(1); ; power = power.times(10)) {
    const found = [1, 2, 5]
      .map((each) => power.times(each))
      .find((step) => time.lte(step.times(rows)));
    if (found) return found;
  }
}

/** Interest so far at round times and at the end, without and with interest on interest. */
export const tables: Tables<typeof manifest> = (
  { principal, annualRate, time },
  { results: { principalNeeded, rateNeeded, timeNeeded, unitsInYear } },
) => {
  const start = principal ?? principalNeeded;
  const rate = (annualRate ?? rateNeeded).div(100);
  const end = time ?? timeNeeded;
  const isShort = end.gt(0) && rate.gt(0) && start.gt(0) && end.lte(unitsInYear.times(longest));
  if (!isShort) return { byTime: [] };
  const row = (after: Big) => {
    const years = after.div(unitsInYear);
    const whole = floor(years);
    const simple = start.times(rate).times(years);
    const part = rate.times(years.minus(whole)).plus(1);
    const compound = start.times(power(rate.plus(1), whole).times(part).minus(1));
    return { time: after, simple, balance: start.plus(simple), compound };
  };
  const last = row(end);
  if (last.compound.gt(largest)) return { byTime: [] };
  const step = stepOf(end);
  const count = Number(end.div(step).round(0, 3));
  const before = Array.from({ length: count }, (_, index) => row(step.times(index)));
  return { byTime: [...before, last] };
};
