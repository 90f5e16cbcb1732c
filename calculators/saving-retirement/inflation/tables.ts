import { Big } from '#schemas/decimal.ts';
import { power } from '#schemas/functions/arithmetic.ts';
import type { Tables } from '#schemas/manifest.ts';
import { indexOf } from './indexes.ts';
import type manifest from './manifest.ts';

type Inputs = Parameters<Tables<typeof manifest>>[0];
type Figures = Parameters<Tables<typeof manifest>>[1]['results'];

const longest = 100;

/** Cost and purchasing power at the end of each whole year, and at the end of the time. */
function pathOf({ amount, annualInflation, years }: Inputs) {
  if (!annualInflation || !years || years.eq(0) || years.gt(longest)) return [];
  const yearly = annualInflation.div(100).plus(1);
  return Array.from({ length: years.round(0, 3).toNumber() + 1 }, (_, index) => {
    const year = years.lt(index) ? years : Big(index);
    const factor = power(yearly, year);
    return { year, cost: amount.times(factor), buys: amount.div(factor) };
  });
}

/** The index of each year from the earlier to the later one, and the amount in its money. */
function byYearOf(inputs: Inputs, { start, end, indexFrom }: Figures) {
  const { mode, series, amount } = inputs;
  if (mode !== 'table' || !series || !indexFrom) return [];
  // A date with a month is no number; the rows are averages of years.
  const [one, other] = [Number(start), Number(end)];
  if (Number.isNaN(one) || one === other) return [];
  const [first, last] = [Math.min(one, other), Math.max(one, other)];
  return Object.entries(indexOf(series).annual)
    .filter(([year]) => Number(year) >= first && Number(year) <= last)
    .map(([year, value]) => ({
      year: Big(year),
      index: Big(value),
      value: amount.times(value).div(indexFrom),
    }));
}

/** Prices and value over the years of a rate, and the index over those of a table. */
export const tables: Tables<typeof manifest> = (inputs, { results }) => ({
  path: pathOf(inputs),
  byYear: byYearOf(inputs, results),
});
