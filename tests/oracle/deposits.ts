import { cents } from './cents.ts';
import { type Form, type Row, refuse } from './oracle.ts';
import { fixed, one, power, Rational, zero } from './rational.ts';

/*
 * A sum and its deposits, each grown by itself from the day on which it is made.
 */

const exact = (units: bigint): Rational => new Rational(units, one);
const times = (a: bigint, b: bigint): bigint => (a * b) / one;

export interface Plan {
  readonly start: Rational;
  /** The growth of a period of compounding, and how many there are in a year. */
  readonly base: Rational;
  readonly timesAYear: Rational;
  readonly years: Rational;
  readonly deposit: Rational;
  readonly perYear: number;
  readonly atBeginning: boolean;
  /** In percent; each year's deposits are then whole cents. */
  readonly rise: Rational;
}

/** The choices of deposits: how many a year, and whether at the beginning of each period. */
export const rhythmIn = (form: Form, often: string, timing: string) => ({
  perYear: Number(form.factor(often, { monthly: 12, quarterly: 4, yearly: 1 }, 'monthly').floor()),
  atBeginning: form.choice(timing, { end: false, beginning: true }, 'end'),
});

/** The deposits with what they are worth at the end, and month by month. */
export function depositsOf(plan: Plan, tooLong: string) {
  const { base, timesAYear, years, deposit, perYear, atBeginning, rise } = plan;
  const periods = years.mul(perYear);
  const whole = periods.rounded(30).floor();
  if (whole > 12000n) refuse(tooLong, 'years');
  const count = Number(whole);
  const deposits: Rational[] = [];
  let ofYear = deposit;
  for (let number = 1; number <= count; number += 1) {
    if (number > 1 && (number - 1) % perYear === 0)
      ofYear = ofYear.mul(rise.div(100).add(1)).rounded(60);
    deposits.push(rise.cmp(0) > 0 && number > perYear ? cents(ofYear) : deposit);
  }
  const between = fixed(power(base, timesAYear.div(perYear)));
  let worth = 0n;
  for (const each of deposits) worth = times(worth, between) + fixed(each);
  const rest = periods.sub(count).add(atBeginning ? 1 : 0);
  const atEnd = exact(times(worth, fixed(power(base, timesAYear.div(perYear).mul(rest)))));
  const month = fixed(power(base, timesAYear.div(12)));
  const apart = 12 / perYear;

  /** What was paid in by the end of a month, and what it is worth then. */
  function by(last: number): { readonly made: Rational; readonly worth: Rational } {
    let [made, grown] = [zero, 0n];
    for (let now = 0; now <= last; now += 1) {
      if (now > 0) grown = times(grown, month);
      const number = now / apart + (atBeginning ? 1 : 0);
      const isMade = Number.isInteger(number) && (atBeginning ? now < last : now > 0);
      const paid = isMade ? deposits[number - 1] : undefined;
      if (!paid) continue;
      made = made.add(paid);
      grown += fixed(paid);
    }
    return { made, worth: exact(grown) };
  }

  return {
    total: deposits.reduce((sum, each) => sum.add(each), zero),
    atEnd,
    last: deposits.at(-1),
    by,
  };
}

/** The table of growth with deposits, in whole cents. */
export function growthRows(
  { start, base, timesAYear, years }: Plan,
  { total, by }: ReturnType<typeof depositsOf>,
  final: Rational,
): readonly Row[] {
  const months = years.mul(12);
  if (months.cmp(1200) > 0) return [];
  const count = Math.max(1, Number(months.sub('0.01').ceil()));
  let [paidBefore, gainBefore] = [zero, zero];
  return Array.from({ length: count }, (_, index): Row => {
    const isLast = index === count - 1;
    const { made, worth } = isLast ? { made: total, worth: zero } : by(index + 1);
    const grown = isLast ? final : start.mul(power(base, timesAYear.mul(index + 1).div(12)));
    const depositsToDate = cents(made);
    const gainToDate = cents(grown.add(worth).sub(start).sub(made));
    const row = {
      deposits: depositsToDate.sub(paidBefore),
      gain: gainToDate.sub(gainBefore),
      start: cents(start),
      depositsToDate,
      gainToDate,
      balance: cents(start).add(depositsToDate).add(gainToDate),
    };
    [paidBefore, gainBefore] = [depositsToDate, gainToDate];
    return row;
  });
}
