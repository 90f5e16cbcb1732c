import { Big } from '#schemas/decimal.ts';
import { cents } from '#schemas/functions/parts.ts';
import type { Compute, Inputs } from '#schemas/manifest.ts';
import { depositsByMonth } from '#shared/deposits.ts';
import { growth, monthlyGrowth } from '#shared/growth.ts';
import type manifest from './manifest.ts';

/** The breakdown covers at most so many months. */
const longestBreakdown = 60;

/** The deposits of a year, which rise by `depositRise` percent from one year to the next, to the cent. */
export function depositOf({ deposit, depositRise }: Inputs<(typeof manifest)['fields']>) {
  const years: Big[] = [deposit];
  let raised = deposit;
  const rise = depositRise?.div(100).plus(1);
  return (year: number): Big => {
    if (!rise || rise.lte(1)) return deposit;
    while (years.length <= year) {
      raised = raised.times(rise).prec(60, 1);
      years.push(cents(raised));
    }
    return years[year] as Big;
  };
}

/** All deposits, what they grow to by the end of the time, and the last of them, year by year. */
function raised(
  ofYear: (year: number) => Big,
  rate: Big,
  {
    perYear,
    count,
    periods,
    atBeginning,
  }: { perYear: Big; count: Big; periods: Big; atBeginning: boolean },
) {
  const worthOf = (deposits: Big): Big =>
    rate.eq(0) ? deposits : growth(rate, deposits).minus(1).div(rate);
  const year = growth(rate, perYear);
  const ofFullYear = worthOf(perYear);
  const years = count.div(perYear).round(0, 0).toNumber();
  let [total, worth] = [Big(0), Big(0)];
  for (let number = 0; number < years; number += 1) {
    total = total.plus(ofYear(number).times(perYear));
    worth = worth.times(year).plus(ofYear(number).times(ofFullYear)).prec(60, 1);
  }
  const rest = count.minus(perYear.times(years));
  total = total.plus(ofYear(years).times(rest));
  worth = worth.times(growth(rate, rest)).plus(ofYear(years).times(worthOf(rest)));
  const last = ofYear(rest.gt(0) ? years : Math.max(0, years - 1));
  return {
    total,
    worth: worth.times(growth(rate, periods.minus(count).plus(atBeginning ? 1 : 0))),
    last: count.gt(0) ? last : undefined,
  };
}

/** The balance at the end of each month of the first years, and what raised deposits come to. */
export const compute: Compute<typeof manifest> = (inputs, { chosen, figures }) => {
  const { principal, years } = inputs;
  const { periodRate, depositRate, depositCount, depositPeriods } = figures;
  const months = Math.min(longestBreakdown, Math.floor(years.times(12).toNumber()));
  const times = chosen.compoundingFrequency;
  const factors = monthlyGrowth(periodRate, times, months);
  const ofYear = depositOf(inputs);
  const perYear = chosen.depositFrequency;
  const hasDeposits = perYear && depositRate && depositCount && depositPeriods;
  const atBeginning = inputs.depositTiming === 'beginning';
  const deposits = hasDeposits
    ? depositsByMonth(
        {
          amount: (number) => ofYear(Math.floor((number - 1) / perYear.toNumber())),
          timesAYear: perYear,
          atBeginning,
          count: depositCount,
        },
        growth(periodRate, times.div(12)),
        months,
      )
    : undefined;
  const monthlyBreakdown = factors.map((factor, index) => {
    const { made, worth } = deposits?.[index] ?? { made: Big(0), worth: Big(0) };
    const balance = principal.times(factor).plus(worth);
    return { month: index + 1, balance, interest: balance.minus(principal).minus(made) };
  });
  const all =
    hasDeposits && inputs.depositRise?.gt(0)
      ? raised(ofYear, depositRate, {
          perYear,
          count: depositCount,
          periods: depositPeriods,
          atBeginning,
        })
      : undefined;
  return {
    monthlyBreakdown,
    raisedTotal: all?.total,
    raisedGrown: all?.worth,
    lastDeposit: all?.last,
  };
};
