import { Big } from '#schemas/decimal.ts';
import type { Inputs, Tables } from '#schemas/manifest.ts';
import { presentValue } from '#shared/annuity.ts';
import type manifest from './manifest.ts';
import { netWorth } from './net-worth.ts';

const longest = 100;

type Results = Parameters<Tables<typeof manifest>>[1]['results'];

/** What owner and tenant have at the end of each year, from the first day to the last. */
function worthOf(inputs: Inputs<typeof manifest.fields>, results: Results) {
  if (results.typedRates.eq(0)) return [];
  const { stayMonths, savings, home } = netWorth(inputs, results);
  return savings(stayMonths).map(({ month, tenant, owner }) => {
    const { value, owed, proceeds } = home(month);
    const year = Big(month).div(12);
    return { year, value, owed, owner: proceeds.plus(owner.div(12)), renter: tenant.div(12) };
  });
}

/** Both costs at the end of each year, and the owner's share of the home, from the first day to the last. */
export const tables: Tables<typeof manifest> = (inputs, { results }) => {
  const { monthlyRent, rentGrowthRate, homePrice, downPayment, termYears, years } = inputs;
  if (years.gt(longest)) return { costs: [], worth: worthOf(inputs, results) };
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
  return { costs: [...costs, last], worth: worthOf(inputs, results) };
};
