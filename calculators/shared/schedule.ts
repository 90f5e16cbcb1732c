import { Big } from '#schemas/decimal.ts';
import { cents } from '#schemas/functions/parts.ts';
import { presentValue } from '#shared/annuity.ts';
import { type Deposits, depositsByMonth } from '#shared/deposits.ts';
import { growth, monthlyGrowth } from '#shared/growth.ts';

/*
 * Tables whose figures are whole cents and add up to the rounded results: a running total is
 * rounded, and each row is the step from one rounded total to the next.
 */

/** No schedule is longer than a hundred years. */
const longest = 1200;

/** The rows of so many months. What is typed as 12.6667 years is 152 months, not a minute more. */
const rowsIn = (months: Big): number => Math.max(1, months.minus('0.01').round(0, 3).toNumber());

const most = (a: Big, b: Big): Big => (a.gt(b) ? a : b);
const least = (a: Big, b: Big): Big => (a.lt(b) ? a : b);

/** A month of a loan. */
interface Instalment {
  readonly payment: Big;
  readonly principal: Big;
  readonly interest: Big;
  /** What is owed after the payment. */
  readonly balance: Big;
}

/**
 * A loan month by month, from its unrounded level payment and totals. Every payment is rounded to the
 * cent and the last one takes what is left; where that would make it half a payment more or less, all
 * follow the running total instead. Payments add up to the rounded total, interest to the rounded
 * interest; the balance never rises and ends at nothing. No rows where there is nothing to repay, or
 * after a hundred years.
 */
export function repayment(loan: {
  /** A month's interest rate: 0.01 is 1 %. */
  readonly rate: Big;
  /** A part of a month at the end is a row of its own. */
  readonly months: Big;
  readonly payment: Big;
  readonly total: Big;
  readonly interest: Big;
}): readonly Instalment[] {
  const { rate, months, payment } = loan;
  const total = cents(loan.total);
  const interest = cents(loan.interest);
  const principal = total.minus(interest);
  if (months.gt(longest) || principal.lte(0)) return [];
  const count = rowsIn(months);
  const lastPart = months.minus(count - 1);

  // What is owed after each payment, from the last one back: errors shrink on the way.
  const owed: Big[] = [];
  const discount = Big(1).div(rate.plus(1));
  let before = presentValue(payment, rate, lastPart);
  for (let month = count - 1; month > 0; month -= 1) {
    owed[month] = before;
    before = before.plus(payment).times(discount).prec(60, 1);
  }
  const interestBy = (month: number) =>
    cents(
      payment
        .times(month)
        .minus(loan.total.minus(loan.interest))
        .plus(owed[month] as Big),
    );

  const level = cents(payment);
  const rest = total.minus(level.times(count - 1));
  const lastPayment = payment.times(lastPart);
  const isLevel = rest.minus(lastPayment).abs().times(2).lte(lastPayment);

  let [paid, charged] = [Big(0), Big(0)];
  return Array.from({ length: count }, (_, index): Instalment => {
    const month = index + 1;
    const isLast = month === count;
    const paidNow = isLast ? total : isLevel ? paid.plus(level) : cents(payment.times(month));
    const part = paidNow.minus(paid);
    // Rounding must neither take interest back nor let the debt grow, or fall below nothing.
    const goal = isLast ? interest : interestBy(month);
    const lowest = most(charged, paidNow.minus(principal));
    const chargedNow = least(most(goal, lowest), charged.plus(part));
    const row = {
      payment: part,
      principal: part.minus(chargedNow.minus(charged)),
      interest: chargedNow.minus(charged),
      balance: principal.minus(paidNow).plus(chargedNow),
    };
    [paid, charged] = [paidNow, chargedNow];
    return row;
  });
}

/** A month of a sum that grows. */
interface Accrual {
  /** The gain of the month. */
  readonly gain: Big;
  readonly start: Big;
  readonly gainToDate: Big;
  readonly balance: Big;
  /** Paid in during the month, and by its end; none without deposits. */
  readonly deposits: Big | undefined;
  readonly depositsToDate: Big | undefined;
}

/**
 * A sum that grows month by month, with or without deposits, to the cent: the gains add up to the rounded
 * gain, the deposits to the rounded deposits, and the last balance is the rounded final one. No rows
 * after a hundred years.
 */
export function accrual(sum: {
  readonly start: Big;
  /** For each of so many periods a year: 0.01 is 1 %. */
  readonly rate: Big;
  readonly timesAYear: Big;
  /** A part of a month at the end is a row of its own. */
  readonly years: Big;
  readonly final: Big;
  /** What is paid in besides, and all of it. */
  readonly deposits?: (Deposits & { readonly total: Big }) | undefined;
}): readonly Accrual[] {
  const months = sum.years.times(12);
  const { deposits } = sum;
  if (months.gt(longest) || (sum.start.lte(0) && !deposits)) return [];
  const start = cents(sum.start);
  const count = rowsIn(months);
  const balances = [
    ...monthlyGrowth(sum.rate, sum.timesAYear, count - 1).map((factor) => sum.start.times(factor)),
    sum.final,
  ];
  if (!deposits) {
    let before = Big(0);
    return balances.map((balance): Accrual => {
      const gainToDate = cents(balance.minus(sum.start));
      const gain = gainToDate.minus(before);
      before = gainToDate;
      const row = { gain, start, gainToDate, balance: cents(balance) };
      return { ...row, deposits: undefined, depositsToDate: undefined };
    });
  }
  const paidIn = depositsByMonth(deposits, growth(sum.rate, sum.timesAYear.div(12)), count - 1);
  let [gainBefore, paidBefore] = [Big(0), Big(0)];
  return balances.map((grown, index): Accrual => {
    const { made, worth } = paidIn[index] ?? { made: deposits.total, worth: Big(0) };
    const gainToDate = cents(grown.plus(worth).minus(sum.start).minus(made));
    const depositsToDate = cents(made);
    const row = {
      deposits: depositsToDate.minus(paidBefore),
      gain: gainToDate.minus(gainBefore),
      start,
      depositsToDate,
      gainToDate,
      balance: start.plus(depositsToDate).plus(gainToDate),
    };
    [gainBefore, paidBefore] = [gainToDate, depositsToDate];
    return row;
  });
}
