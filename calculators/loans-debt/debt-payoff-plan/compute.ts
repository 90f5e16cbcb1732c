import { Big } from '#schemas/decimal.ts';
import { min, sum } from '#schemas/functions/arithmetic.ts';
import { InputError } from '#schemas/input-error.ts';
import type { Compute, Inputs } from '#schemas/manifest.ts';
import { longestRun, monthInterest } from '#shared/cent-schedule.ts';
import type manifest from './manifest.ts';

type Form = Inputs<(typeof manifest)['fields']>;

/** What one debt gets and costs in a month. */
interface Share {
  readonly payment: Big;
  readonly interest: Big;
  /** What is owed on it after the payment. */
  readonly balance: Big;
}

/** A month of a plan, with the share of each debt in the order of the list. */
type Month = readonly Share[];

interface Debt {
  readonly apr: Big;
  readonly minimum: Big;
  balance: Big;
}

/** Whether a debt comes before another when money is left after the minimums. */
const comesBefore: Readonly<Record<Form['strategy'], (one: Debt, other: Debt) => boolean>> = {
  avalanche: (one, other) => one.apr.gt(other.apr),
  snowball: (one, other) => one.balance.lt(other.balance),
};

/** The names of the debts: those without one are called after their place. */
export const namesOf = ({ debts }: Form): readonly string[] =>
  debts.map(({ name }, index) => name ?? `Debt ${index + 1}`);

/**
 * The months until every debt is cleared: interest is added, each debt gets its minimum, and what is
 * left of the budget goes to one debt after the other. After a hundred years it ends with debts open.
 */
export function planOf(form: Form, budget: Big, strategy: Form['strategy']): readonly Month[] {
  const debts = form.debts.map(
    ({ apr, minimumPayment: minimum, balance }): Debt => ({ apr, minimum, balance }),
  );
  const months: Month[] = [];
  while (months.length < longestRun && debts.some(({ balance }) => balance.gt(0))) {
    const month = debts.map((debt) => {
      const interest = monthInterest(debt.balance, debt.apr);
      debt.balance = debt.balance.plus(interest);
      return { interest, payment: Big(0) };
    });
    let left = budget;
    const pay = (debt: Debt, most: Big) => {
      const share = month[debts.indexOf(debt)] as { payment: Big };
      const paid = min(most, debt.balance);
      share.payment = share.payment.plus(paid);
      debt.balance = debt.balance.minus(paid);
      left = left.minus(paid);
    };
    for (const debt of debts) pay(debt, debt.minimum);
    while (left.gt(0)) {
      const open = debts.filter(({ balance }) => balance.gt(0));
      if (open.length === 0) break;
      pay(
        open.reduce((first, each) => (comesBefore[strategy](each, first) ? each : first)),
        left,
      );
    }
    months.push(
      month.map((share, index) => ({ ...share, balance: (debts[index] as Debt).balance })),
    );
  }
  return months;
}

/** Nothing is owed after the last month. */
export const isCleared = (plan: readonly Month[]): boolean =>
  plan.at(-1)?.every(({ balance }) => balance.eq(0)) ?? false;

/** What all debts of a month pay, cost or leave together. */
export const totalOf = (month: Month | undefined, part: keyof Share): Big =>
  sum((month ?? []).map((share) => share[part]));

const interestOf = (plan: readonly Month[]): Big =>
  sum(plan.map((month) => totalOf(month, 'interest')));

/** The plan of the chosen strategy: how long it takes, each debt's end and cost, and both ways. */
export const compute: Compute<typeof manifest> = (form, { figures: { monthlyBudget } }) => {
  const plans = {
    avalanche: planOf(form, monthlyBudget, 'avalanche'),
    snowball: planOf(form, monthlyBudget, 'snowball'),
  };
  const plan = plans[form.strategy];
  if (!isCleared(plan)) {
    throw new InputError(
      'At these payments it takes more than 100 years. Pay more each month.',
      'extraPerMonth',
    );
  }
  const order = namesOf(form).map((name, index) => {
    const shares = plan.map((month) => month[index] as Share);
    return {
      name,
      month: shares.findIndex(({ balance }) => balance.eq(0)) + 1,
      interest: sum(shares.map(({ interest }) => interest)),
    };
  });
  const other = plans[form.strategy === 'avalanche' ? 'snowball' : 'avalanche'];
  const gap =
    form.debts.length > 1 && isCleared(other)
      ? interestOf(other).minus(interestOf(plan))
      : undefined;
  return {
    savedByOrder: gap,
    lostByOrder: gap?.times(-1),
    months: plan.length,
    lastPayment: totalOf(plan.at(-1), 'payment'),
    order: order.sort((one, other) => one.month - other.month),
    comparison: Object.entries(plans)
      .filter(([, each]) => isCleared(each))
      .map(([strategy, each]) => ({
        strategy,
        months: each.length,
        interest: interestOf(each),
      })),
  };
};
