import { Big } from '#schemas/decimal.ts';
import type { Tables } from '#schemas/manifest.ts';
import { presentValue } from '#shared/annuity.ts';
import type manifest from './manifest.ts';

const longest = 100;

/** Both costs at the end of each year, and the owner's share of the home, from the first day to the last. */
export const tables: Tables<typeof manifest> = (
  { monthlyRent, rentGrowthRate, homePrice, downPayment, termYears, years },
  { results },
) => {
  if (years.gt(longest)) return { costs: [] };
  const { monthlyPayment, monthlyRate, months, yearlyCosts } = results;
  const rise = rentGrowthRate.div(100).plus(1);
  let rent = Big(0);
  let nextYear = monthlyRent.times(12);
  const shareAfter = (year: Big): Big => {
    if (year.eq(0)) return downPayment;
    if (year.gte(termYears)) return homePrice;
    return homePrice.minus(presentValue(monthlyPayment, monthlyRate, months.minus(year.times(12))));
  };
  const costs = Array.from({ length: years.round(0, 3).toNumber() }, (_, index) => {
    const year = Big(index);
    const payments = monthlyPayment.times(12).times(year.lt(termYears) ? year : termYears);
    const buy = downPayment.plus(payments).plus(yearlyCosts.times(year));
    const share = shareAfter(year);
    const row = { year, rent, buy, share, net: buy.minus(share) };
    rent = rent.plus(nextYear);
    nextYear = nextYear.times(rise).prec(60, 1);
    return row;
  });
  const last = {
    year: years,
    rent: results.rentCost,
    buy: results.buyCost,
    share: results.ownersShare,
    net: results.buyLessShare,
  };
  return { costs: [...costs, last] };
};
