import { Big } from '#schemas/decimal.ts';
import { sum } from '#schemas/functions/arithmetic.ts';
import { cents } from '#schemas/functions/parts.ts';
import { monthsLater } from '#shared/calendar.ts';

/*
 * A loan month by month with extra payments, nothing rounded, and its table in whole cents.
 */

/** No run is longer than a hundred years; a term of 100.0008 years still is 1,200 payments. */
export const longestTerm = Big('1200.01');

/** More digits than any figure of the page has. */
const digits = 50;

/** What is owed less than this counts as nothing. */
const nothing = Big('1e-20');

/** What is paid besides the instalment. */
export interface ExtraPayments {
  readonly extraMonthly: Big;
  /** With every twelfth payment. */
  readonly extraYearly: Big;
  readonly oneTimeAmount: Big;
  /** The number of the payment that the one extra payment comes with. */
  readonly oneTimeMonth: Big | undefined;
}

/** The extra payment that comes with a payment; 1 is the first. */
export function extraWith(
  { extraMonthly, extraYearly, oneTimeAmount, oneTimeMonth }: ExtraPayments,
  number: number,
): Big {
  const yearly = number % 12 === 0 ? extraMonthly.plus(extraYearly) : extraMonthly;
  return oneTimeMonth?.eq(number) ? yearly.plus(oneTimeAmount) : yearly;
}

/** A payment of a run, unrounded. */
export interface Payment {
  readonly paid: Big;
  readonly interest: Big;
  /** What is owed after the payment. */
  readonly balance: Big;
}

/**
 * A loan until nothing is owed: every month its interest is added, and the instalment and the extra payment
 * are paid. The last payment takes what is left.
 */
export function run(loan: {
  readonly principal: Big;
  /** A month's interest rate: 0.01 is 1 %. */
  readonly rate: Big;
  readonly payment: Big;
  /** How many payments the term has. */
  readonly count: Big;
  readonly extra?: ExtraPayments;
}): readonly Payment[] {
  const { rate, payment, extra } = loan;
  const count = loan.count.toNumber();
  const rows: Payment[] = [];
  let balance = loan.principal;
  for (let number = 1; balance.gt(0) && number <= count; number += 1) {
    const interest = balance.times(rate).prec(digits, 1);
    const due = balance.plus(interest);
    const wanted = extra ? payment.plus(extraWith(extra, number)) : payment;
    const paid = number === count || due.minus(wanted).lte(nothing) ? due : wanted;
    balance = due.minus(paid);
    rows.push({ paid, interest, balance });
  }
  return rows;
}

/** The interest of a run. */
export const interestOf = (rows: readonly Payment[]): Big =>
  sum(rows.map(({ interest }) => interest));

/** The day of a payment by its number, for a first one on a day; `undefined` without a day. */
export const dayOfPayment = (first: string | undefined, number: number): string | undefined =>
  first === undefined ? undefined : monthsLater(first, number - 1);

const most = (a: Big, b: Big): Big => (a.gt(b) ? a : b);
const least = (a: Big, b: Big): Big => (a.lt(b) ? a : b);

/** A row of the table. */
export interface CentPayment {
  readonly date: string | undefined;
  readonly payment: Big;
  readonly principal: Big;
  readonly interest: Big;
  readonly balance: Big;
}

/**
 * The table of a run in whole cents. Payments add up to the rounded total, interest to the rounded interest;
 * the last payment takes what is left. Where that would make it half a payment more or less, all payments
 * follow the running total.
 */
export function centPayments(rows: readonly Payment[], first?: string): readonly CentPayment[] {
  const total = cents(sum(rows.map(({ paid }) => paid)));
  const interest = cents(interestOf(rows));
  const principal = total.minus(interest);
  const rounded = rows.map(({ paid }) => cents(paid));
  const rest = total.minus(sum(rounded.slice(0, -1)));
  const last = rows.at(-1)?.paid ?? Big(0);
  const isLevel = rest.minus(last).abs().times(2).lte(last);

  let [paid, charged, exactPaid, exactCharged] = [Big(0), Big(0), Big(0), Big(0)];
  return rows.map((row, index): CentPayment => {
    const isLast = index === rows.length - 1;
    exactPaid = exactPaid.plus(row.paid);
    exactCharged = exactCharged.plus(row.interest);
    const paidNow = isLast ? total : isLevel ? paid.plus(rounded[index] as Big) : cents(exactPaid);
    const part = paidNow.minus(paid);
    // Rounding must neither take interest back nor let the debt grow, or fall below nothing.
    const goal = isLast ? interest : cents(exactCharged);
    const lowest = most(charged, paidNow.minus(principal));
    const chargedNow = isLast ? interest : least(most(goal, lowest), charged.plus(part));
    const result = {
      date: dayOfPayment(first, index + 1),
      payment: part,
      principal: part.minus(chargedNow.minus(charged)),
      interest: chargedNow.minus(charged),
      balance: principal.minus(paidNow).plus(chargedNow),
    };
    [paid, charged] = [paidNow, chargedNow];
    return result;
  });
}
