import type { Big } from '#schemas/decimal.ts';
import { sum } from '#schemas/functions/arithmetic.ts';
import { cents } from '#schemas/functions/parts.ts';

/*
 * A debt as a lender keeps it: interest and payments are whole cents in every month, and the totals
 * are the sums of the months.
 */

/** No run is longer than a hundred years. */
export const longestRun = 1200;

/** A month's interest to the cent, of what is owed at a rate in percent a year. */
export const monthInterest = (balance: Big, annualRate: Big): Big =>
  cents(balance.times(annualRate).div(1200));

/** A month of a debt. */
interface CentRow {
  readonly payment: Big;
  readonly interest: Big;
  /** What the payment takes off the debt; below zero where it does not cover the interest. */
  readonly principal: Big;
  /** What is owed after the payment. */
  readonly balance: Big;
}

/**
 * A debt month by month until nothing is owed: never more is paid than the balance with the month's
 * interest. A debt that is not cleared after a hundred years ends there, with what is still owed.
 */
export function payoff(debt: {
  readonly balance: Big;
  /** In percent a year. */
  readonly annualRate: Big;
  /** What is paid with each payment; 1 is the first. `owed` is the balance with the month's interest. */
  readonly payment: (month: number, interest: Big, owed: Big) => Big;
  /** The payment with which all that is left must be paid; without it, there is none. */
  readonly months?: number | undefined;
}): readonly CentRow[] {
  const { annualRate, payment, months } = debt;
  const rows: CentRow[] = [];
  let { balance } = debt;
  for (let month = 1; balance.gt(0) && month <= longestRun; month += 1) {
    const interest = monthInterest(balance, annualRate);
    const owed = balance.plus(interest);
    const wanted = payment(month, interest, owed);
    const paid = month === months || wanted.gt(owed) ? owed : wanted;
    balance = owed.minus(paid);
    rows.push({ payment: paid, interest, principal: paid.minus(interest), balance });
  }
  return rows;
}

/**
 * The cent schedule of a loan: the same payment every month, and what is left in the last one. It ends
 * early where a payment rounded up repays a very small loan before its term.
 */
export const centSchedule = (loan: {
  readonly balance: Big;
  readonly annualRate: Big;
  readonly months: Big;
  /** A month's payment to the cent. */
  readonly payment: Big;
}): readonly CentRow[] =>
  payoff({ ...loan, payment: () => loan.payment, months: loan.months.toNumber() });

/** What the months of a debt add up to. */
export const totalsOf = (
  rows: readonly CentRow[],
): { readonly months: number; readonly paid: Big; readonly interest: Big } => ({
  months: rows.length,
  paid: sum(rows.map(({ payment }) => payment)),
  interest: sum(rows.map(({ interest }) => interest)),
});
