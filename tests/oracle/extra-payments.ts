import { type Day, isoDay, monthsLater } from './calendar.ts';
import { cents } from './cents.ts';
import { type Form, type Row, refuse } from './oracle.ts';
import { fixed, one, Rational, zero } from './rational.ts';

/*
 * A loan with extra payments, month by month: whole numbers of 10^-90, and nothing rounded beyond that.
 */

/** What is paid besides the instalment, in units of 10^-90. */
export interface Extras {
  readonly monthly: bigint;
  readonly yearly: bigint;
  readonly once: bigint;
  readonly onceWith: number;
}

/** The three amounts as typed, and the payment with which the single one comes. */
export function extrasIn(form: Form): Extras {
  const once = form.amountOrZero('oneTimeAmount');
  return {
    monthly: fixed(form.amountOrZero('extraMonthly')),
    yearly: fixed(form.amountOrZero('extraYearly')),
    once: fixed(once),
    onceWith:
      once.cmp(0) > 0 ? form.integer('oneTimeMonth', { from: 1, to: 1200, default: '1' }) : 0,
  };
}

export const isFilled = ({ monthly, yearly, once }: Extras): boolean =>
  monthly > 0n || yearly > 0n || once > 0n;

/** The number of payments of a term: 12.67 years are 152. */
export function paymentsIn(months: Rational): number {
  const count = Number(months.sub('0.05').ceil());
  return count < 1 ? 1 : count;
}

/** The day of the first payment, if one is typed. */
export function firstDay(form: Form): Day | undefined {
  if (form.typedText('firstPaymentDate') === '') return undefined;
  const day = form.day('firstPaymentDate');
  if (day.year < 1900 || day.year > 2199) {
    refuse('Enter a date from 1900 to 2199.', 'firstPaymentDate');
  }
  return day;
}

/** The day of a payment; the first is 1. */
export const dayOfPayment = (first: Day | undefined, number: number): string | undefined =>
  first && isoDay(monthsLater(first, number - 1));

export interface LoanRun {
  readonly paid: readonly bigint[];
  readonly interest: readonly bigint[];
  /** What is owed before each payment, and at the end nothing. */
  readonly owed: readonly bigint[];
}

/** A loan until nothing is owed; the last payment takes what is left. */
export function loanRun(
  loan: Rational,
  annualRate: Rational,
  payment: Rational,
  count: number,
  { monthly, yearly, once, onceWith }: Extras,
): LoanRun {
  const rate = annualRate.div(1200);
  const level = fixed(payment);
  const paid: bigint[] = [];
  const interest: bigint[] = [];
  const owed = [fixed(loan)];
  for (let number = 1; (owed.at(-1) as bigint) > 0n && number <= count; number += 1) {
    const before = owed.at(-1) as bigint;
    const charged = (before * rate.numerator) / rate.denominator;
    const extra = monthly + (number % 12 === 0 ? yearly : 0n) + (number === onceWith ? once : 0n);
    const due = before + charged;
    const left = due - level - extra;
    const ends = number === count || left * 10n ** 20n <= one;
    paid.push(ends ? due : level + extra);
    interest.push(charged);
    owed.push(ends ? 0n : left);
  }
  return { paid, interest, owed };
}

const added = (all: readonly bigint[]): bigint => all.reduce((sum, each) => sum + each, 0n);
const exact = (units: bigint): Rational => new Rational(units, one);

/** The interest of a run. */
export const interestIn = ({ interest }: LoanRun): Rational => exact(added(interest));

/** The rows of a run in whole cents. */
export function centRows({ paid, interest }: LoanRun, first: Day | undefined): readonly Row[] {
  const total = cents(exact(added(paid)));
  const allInterest = cents(exact(added(interest)));
  const principal = total.sub(allInterest);
  const last = exact(paid.at(-1) ?? 0n);
  const single = paid.map((each) => cents(exact(each)));
  const rest = total.sub(single.slice(0, -1).reduce((sum, each) => sum.add(each), zero));
  const isLevel = rest.sub(last).abs().mul(2).cmp(last) <= 0;
  const rows: Row[] = [];
  let [before, charged, sumPaid, sumInterest] = [zero, zero, 0n, 0n];
  for (const [index, each] of paid.entries()) {
    const isLast = index === paid.length - 1;
    sumPaid += each;
    sumInterest += interest[index] as bigint;
    const now = isLast
      ? total
      : isLevel
        ? before.add(single[index] as Rational)
        : cents(exact(sumPaid));
    const part = now.sub(before);
    let upTo = cents(exact(sumInterest));
    for (const least of [charged, now.sub(principal)]) if (upTo.cmp(least) < 0) upTo = least;
    if (upTo.cmp(charged.add(part)) > 0) upTo = charged.add(part);
    if (isLast) upTo = allInterest;
    const share = upTo.sub(charged);
    const date = dayOfPayment(first, index + 1);
    rows.push({
      ...(date && { date }),
      payment: part,
      principal: part.sub(share),
      interest: share,
      balance: principal.sub(now).add(upTo),
    });
    [before, charged] = [now, upTo];
  }
  return rows;
}
