import { Big } from '#schemas/decimal.ts';
import type { Compute, Rates } from '#schemas/manifest.ts';
import { daysBetween } from '#shared/calendar.ts';
import type manifest from './manifest.ts';

/** The currency that links two others of which neither has a row of its own. */
const pivot = 'USD';

const entry = (rates: Rates, base: string, target: string): Big | undefined => {
  const row = rates[base];
  const value = typeof row === 'object' ? row[target] : undefined;
  return value === undefined ? undefined : Big(value);
};

/** One unit of `from` in `to`: from the table, else the inverse, else through the pivot. */
export function rateBetween(rates: Rates, from: string, to: string): Big {
  if (from === to) return Big(1);
  const direct = entry(rates, from, to);
  if (direct) return direct;
  const inverse = entry(rates, to, from);
  if (inverse) return Big(1).div(inverse);
  if (from === pivot || to === pivot) {
    throw new Error(`The table of rates has no rate from ${from} to ${to}.`);
  }
  return rateBetween(rates, from, pivot).times(rateBetween(rates, pivot, to));
}

/** The unrounded rate from one currency to the other: the visitor's own, or that of the table. */
export const compute: Compute<typeof manifest> = ({ from, to, ownRate }, { rates, today }) => {
  if (!rates) throw new Error('The currency converter needs a table of rates.');
  const reference = rateBetween(rates, from, to);
  return {
    rate: ownRate ?? reference,
    referenceRate: ownRate && reference,
    age: String(daysBetween(rates.asOf, today)),
  };
};
