import { Big } from '#schemas/decimal.ts';
import { power } from '#schemas/functions/arithmetic.ts';
import type { Inputs } from '#schemas/manifest.ts';
import { presentValue } from '#shared/annuity.ts';
import type manifest from './manifest.ts';

type Figures = Readonly<Record<'monthlyPayment' | 'monthlyRate' | 'months' | 'yearlyCosts', Big>>;

/** No stay that is compared is longer: a hundred years. */
const longestStay = 1200;

const atLeast0 = (value: Big): Big => (value.lt(0) ? Big(0) : value);
/** A rate in percent as a part of one; a blank one is 0. */
const part = (percent: Big | undefined): Big => (percent ?? Big(0)).div(100);

/** What owner and tenant have month by month. Takes the inputs, and the figures of the mortgage. */
export function netWorth(inputs: Inputs<typeof manifest.fields>, figures: Figures) {
  const { homePrice, downPayment, monthlyRent, years } = inputs;
  const { monthlyPayment, monthlyRate, months, yearlyCosts } = figures;
  const rentFactor = part(inputs.rentGrowthRate).plus(1);
  const valueFactor = part(inputs.homeGrowthRate).plus(1);
  const kept = Big(1).minus(part(inputs.sellingCosts));
  const yearFactor = part(inputs.investmentReturn).plus(1);
  const monthFactor = power(yearFactor, Big(1).div(12));
  /** What 1 at the end of every month becomes in a year. */
  const yearOfSavings = yearFactor.eq(1) ? Big(12) : yearFactor.minus(1).div(monthFactor.minus(1));
  const outlay = downPayment.plus(homePrice.times(part(inputs.buyingCosts)));
  const stay = years.times(12).minus('0.05').round(0, 3).toNumber();

  return {
    /** The months of the stay; a part of one counts as one. */
    stayMonths: Math.min(Math.max(1, stay), longestStay),
    /**
     * What each side has saved on the first day, after every year, and after so many months. In twelfths,
     * so that a year's costs need not be divided.
     */
    savings(count: number) {
      const full = monthlyPayment.times(12);
      let rent = monthlyRent.times(12);
      let [tenant, owner] = [outlay.times(12), Big(0)];
      /** Lets savings grow, while the side that pays less puts the difference away. */
      const add = (due: Big, factor: Big, times: Big) => {
        const gap = full.times(due).plus(yearlyCosts).minus(rent);
        tenant = tenant.times(factor).plus(atLeast0(gap).times(times)).prec(60, 1);
        owner = owner
          .times(factor)
          .plus(atLeast0(gap.times(-1)).times(times))
          .prec(60, 1);
      };
      const after = [{ month: 0, tenant, owner }];
      for (let month = 0; month < count; month += 12) {
        if (month > 0) rent = rent.times(rentFactor).prec(60, 1);
        const end = Math.min(month + 12, count);
        const left = atLeast0(months.minus(month));
        if (end === month + 12 && (left.gte(12) || left.eq(0))) {
          add(left.eq(0) ? Big(0) : Big(1), yearFactor, yearOfSavings);
        } else {
          for (let each = month; each < end; each += 1) {
            const due = atLeast0(months.minus(each));
            add(due.lt(1) ? due : Big(1), monthFactor, Big(1));
          }
        }
        after.push({ month: end, tenant, owner });
      }
      return after;
    },
    /** The home after so many months: its value, what is owed, and what a sale leaves. */
    home(month: number) {
      const value = homePrice.times(power(valueFactor, Big(month).div(12)));
      const owed = presentValue(monthlyPayment, monthlyRate, atLeast0(months.minus(month)));
      return { value, owed, proceeds: value.times(kept).minus(owed) };
    },
  };
}
