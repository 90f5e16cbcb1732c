import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { presentValue } from '../calculators/shared/annuity.ts';
import { Big } from '../schemas/decimal.ts';
import { runs } from '../src/engine/check/random-inputs.ts';
import { levelPayment, monthlyRate } from './loan.ts';

/** The balance before and after the last of so many level payments, month by month. */
function lastBalances(
  loan: Big,
  rate: Big,
  months: number,
  paid: Big,
): { before: Big; after: Big } {
  let [before, after] = [loan, loan];
  for (let month = 0; month < months; month += 1) {
    before = after;
    after = before.plus(before.times(rate)).minus(paid).prec(70, 1);
  }
  return { before, after };
}

const loans = fc.integer({ min: 1, max: 1_000_000_000 }).map((cents) => Big(cents).div(100));
const annualRates = fc.integer({ min: 0, max: 4000 }).map((parts) => Big(parts).div(100));

describe('the level payment that other tests compare with', () => {
  test('repays the loan completely in the last month, and not before', () => {
    fc.assert(
      fc.property(loans, annualRates, fc.integer({ min: 1, max: 420 }), (loan, annual, months) => {
        const rate = monthlyRate(annual);
        const paid = levelPayment(loan, rate, Big(months));
        const { before, after } = lastBalances(loan, rate, months, paid);
        // A last digit of the payment grows with the debt it leaves.
        expect(after.abs().lte(loan.times('1e-30')), `${after} of ${loan} is left`).toBe(true);
        expect(before.gt(0)).toBe(true);
      }),
      { ...runs, numRuns: 60 },
    );
  });

  test('without interest is the loan divided by the months', () => {
    expect(levelPayment(Big(120_000), Big(0), Big(12)).eq(10_000)).toBe(true);
    expect(levelPayment(Big(100), Big(0), Big(30)).toFixed(6)).toBe('3.333333');
    expect(levelPayment(Big(100), Big(0), Big('2.5')).eq(40)).toBe(true);
  });

  test('at a billionth of a percent a year is exact', () => {
    const rate = Big('1e-9').div(1200);
    const [loan, months] = [Big(1_000_000), 240];
    const paid = levelPayment(loan, monthlyRate(Big('1e-9')), Big(months));
    // The first terms of its power series: (P / n) (1 + r (n + 1) / 2 + r² (n² - 1) / 12).
    const series = Big(1)
      .plus(rate.times(months + 1).div(2))
      .plus(
        rate
          .times(rate)
          .times(months ** 2 - 1)
          .div(12),
      );
    const expected = loan.div(months).times(series);
    expect(paid.minus(expected).abs().lt('1e-26')).toBe(true);
    expect(paid.gt(loan.div(months))).toBe(true);
    expect(lastBalances(loan, rate, months, paid).after.abs().lt('1e-30')).toBe(true);
  });

  test('is the one in published tables', () => {
    // 1,000 at 6 % over 30 years, and 10,000 at 12 % over one year.
    expect(levelPayment(Big(1000), monthlyRate(Big(6)), Big(360)).toFixed(4)).toBe('5.9955');
    expect(levelPayment(Big(10_000), monthlyRate(Big(12)), Big(12)).toFixed(2)).toBe('888.49');
  });
});

describe('the present value of a level payment', () => {
  test('is the loan that it repays', () => {
    fc.assert(
      fc.property(loans, annualRates, fc.integer({ min: 1, max: 420 }), (loan, annual, months) => {
        const rate = monthlyRate(annual);
        const value = presentValue(levelPayment(loan, rate, Big(months)), rate, Big(months));
        expect(value.minus(loan).abs().lte(loan.times('1e-30')), `${value} of ${loan}`).toBe(true);
      }),
      { ...runs, numRuns: 60 },
    );
  });

  test('is the sum of the payments, each discounted by its months', () => {
    const rate = monthlyRate(Big(6));
    const sum = [1, 2, 3].reduce(
      (total, month) => total.plus(Big(100).div(rate.plus(1).pow(month))),
      Big(0),
    );
    expect(presentValue(Big(100), rate, Big(3)).minus(sum).abs().lt('1e-40')).toBe(true);
  });

  test('without interest is the payment times the months', () => {
    expect(presentValue(Big(100), Big(0), Big('2.5')).eq(250)).toBe(true);
  });

  test('at 100 % a month does not take the branch for a rate of zero', () => {
    expect(presentValue(Big(100), Big(1), Big(1)).eq(50)).toBe(true);
  });
});
