import { Big } from '#schemas/decimal.ts';
import type { Tables } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

const longest = 100;

/** Both costs at the end of each year, from the first day to the last. */
export const tables: Tables<typeof manifest> = (
  { monthlyRent, rentGrowthRate, downPayment, termYears, years },
  { results },
) => {
  if (years.gt(longest)) return { costs: [] };
  const rise = rentGrowthRate.div(100).plus(1);
  let rent = Big(0);
  let nextYear = monthlyRent.times(12);
  const costs = Array.from({ length: years.round(0, 3).toNumber() }, (_, index) => {
    const year = Big(index);
    const payments = results.monthlyPayment.times(12).times(year.lt(termYears) ? year : termYears);
    const buy = downPayment.plus(payments).plus(results.yearlyCosts.times(year));
    const row = { year, rent, buy };
    rent = rent.plus(nextYear);
    nextYear = nextYear.times(rise).prec(60, 1);
    return row;
  });
  return { costs: [...costs, { year: years, rent: results.rentCost, buy: results.buyCost }] };
};
