import { Big } from '#schemas/decimal.ts';
import { ceil, ln, power } from '#schemas/functions/arithmetic.ts';
import { cents } from '#schemas/functions/parts.ts';
import type { Tables } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** No plan is longer than a hundred years. */
const longest = 1200;
/** The deposits that are compared, as shares of the visitor's. */
const shares = ['0.5', '0.75', '0.9', '1', '1.1', '1.25', '1.5', '2'];

/** A sum of money that grows at a rate a month and gets a deposit at the end of each. */
interface Saving {
  readonly initial: Big;
  readonly rate: Big;
  readonly deposit: Big;
}

function balanceAfter(months: Big, { initial, rate, deposit }: Saving): Big {
  if (rate.lte(0)) return initial.plus(deposit.times(months));
  const growth = power(rate.plus(1), months);
  return initial.times(growth).plus(deposit.times(growth.minus(1)).div(rate));
}

function monthsTo(goal: Big, { initial, rate, deposit }: Saving): Big {
  if (rate.lte(0)) return ceil(goal.minus(initial).div(deposit));
  const ratio = goal.times(rate).plus(deposit).div(initial.times(rate).plus(deposit));
  return ceil(ln(ratio).div(ln(rate.plus(1))));
}

/** The months of the plan in whole cents that add up to the results. */
function planOf(months: number, saving: Saving) {
  const { initial, rate, deposit } = saving;
  let balance = initial;
  let [deposits, interest] = [Big(0), Big(0)];
  return Array.from({ length: months }, (_, index) => {
    const isLast = index + 1 === months;
    balance = isLast
      ? balanceAfter(Big(months), saving)
      : balance.times(rate.plus(1)).plus(deposit).prec(60, 1);
    const paid = deposit.times(index + 1);
    const [depositsNow, interestNow] = [cents(paid), cents(balance.minus(initial).minus(paid))];
    const row = {
      deposit: depositsNow.minus(deposits),
      interest: interestNow.minus(interest),
      paidIn: cents(initial.plus(paid)),
      balance: cents(balance),
    };
    [deposits, interest] = [depositsNow, interestNow];
    return row;
  });
}

export const tables: Tables<typeof manifest> = ({ goal, initial }, { results }) => {
  const saving = { initial, rate: results.monthlyRate, deposit: results.paid };
  const isThere = initial.gte(goal);
  const needsDeposits = !isThere && saving.deposit.gt(0);
  return {
    plan: isThere ? [] : planOf(results.months.toNumber(), saving),
    otherDeposits: !needsDeposits
      ? []
      : shares.flatMap((share) => {
          const other = { ...saving, deposit: cents(saving.deposit.times(share)) };
          if (other.deposit.lte(0)) return [];
          const months = monthsTo(goal, other);
          if (months.gt(longest)) return [];
          const paid = initial.plus(other.deposit.times(months));
          const interest = balanceAfter(months, other).minus(paid);
          return [{ deposit: other.deposit, time: months, interest }];
        }),
  };
};
