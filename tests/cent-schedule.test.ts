import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  centSchedule,
  longestRun,
  monthInterest,
  payoff,
  totalsOf,
} from '../calculators/shared/cent-schedule.ts';
import { Big, type Numeric } from '../schemas/decimal.ts';
import { cents } from '../schemas/functions/parts.ts';
import { runs } from '../src/engine/check/random-inputs.ts';
import { levelPayment, monthlyRate } from './loan.ts';

/** A loan as a calculator hands it over. */
function schedule(amount: Numeric | string, annual: Numeric | string, term: number) {
  const [balance, annualRate, months] = [Big(amount), Big(annual), Big(term)];
  const level = cents(levelPayment(balance, monthlyRate(annualRate), months));
  const payment = level.gt(0) ? level : Big('0.01');
  const rows = centSchedule({ balance, annualRate, months, payment });
  return { balance, payment, rows, totals: totalsOf(rows) };
}

const loans = fc.record({
  amount: fc.oneof(
    fc.integer({ min: 100, max: 20_000 }).map((n) => Big(n).div(100)),
    fc.integer({ min: 100, max: 200_000_000 }).map((n) => Big(n).div(100)),
    fc.integer({ min: 1_000_000, max: 20_000_000 }).map((n) => Big(n).div(1e5)),
  ),
  annual: fc.oneof(
    fc.constant(Big(0)),
    fc.integer({ min: 0, max: 10_000 }).map((n) => Big(n).div(100)),
    fc.integer({ min: 1, max: 1000 }).map((n) => Big(n).div(1e6)),
  ),
  term: fc.integer({ min: 1, max: 600 }),
});

describe('a cent schedule', () => {
  test('gives what published and worked examples give', () => {
    expect(schedule(162_000, '3.875', 360).payment.toFixed(2)).toBe('761.78');
    const { payment, totals, rows } = schedule(250_000, '6.5', 360);
    expect(payment.toFixed(2)).toBe('1580.17');
    expect(rows.at(-1)?.payment.toFixed(2)).toBe('1580.55');
    expect(totals.interest.toFixed(2)).toBe('318861.58');
    expect(totals.paid.toFixed(2)).toBe('568861.58');
    expect(rows[59]?.balance.toFixed(2)).toBe('234027.48');
    expect(Object.values(rows[0] ?? {}).map((each) => each.toFixed(2))).toEqual([
      '1580.17',
      '1354.17',
      '226.00',
      '249774.00',
    ]);
  });

  test('adds up in every row and in all, and ends at nothing, in time', () => {
    fc.assert(
      fc.property(loans, ({ amount, annual, term }) => {
        const { rows, totals, payment } = schedule(amount, annual, term);
        let before = amount;
        const wrong = rows.filter((row, index) => {
          const right =
            row.interest.eq(monthInterest(before, annual)) &&
            row.payment.eq(row.interest.plus(row.principal)) &&
            row.balance.eq(before.minus(row.principal)) &&
            row.balance.gte(0) &&
            (index === rows.length - 1 || row.payment.eq(payment));
          before = row.balance;
          return !right;
        });
        expect(wrong).toEqual([]);
        expect(before.eq(0)).toBe(true);
        expect(rows.length).toBeGreaterThan(0);
        expect(rows.length).toBeLessThanOrEqual(term);
        expect(totals.months).toBe(rows.length);
        expect(totals.paid.eq(amount.plus(totals.interest))).toBe(true);
      }),
      { ...runs, numRuns: 100 },
    );
  });

  test('without interest charges none, and leaves the remainder to the last payment', () => {
    const { payment, rows, totals } = schedule(100, 0, 3);
    expect(
      [payment, rows.at(-1)?.payment, totals.interest].map((each) => each?.toFixed(2)),
    ).toEqual(['33.33', '33.34', '0.00']);
  });

  test('pays at least a cent, and so may end early', () => {
    const { payment, totals } = schedule(1, 0, 360);
    expect(payment.toFixed(2)).toBe('0.01');
    expect(totals.months).toBe(100);
  });

  test('keeps typed parts of a cent in the balance', () => {
    const { rows } = schedule('100.005', 0, 2);
    expect(rows.map(({ payment }) => payment.toString())).toEqual(['50', '50.005']);
  });
});

describe('a run of payments', () => {
  const card = { balance: Big(5000), annualRate: Big('22.99') };

  test('ends with the payment that clears the debt', () => {
    const rows = payoff({ ...card, payment: () => Big(200) });
    const { months, interest, paid } = totalsOf(rows);
    expect(months).toBe(35);
    expect([rows.at(-1)?.payment, interest, paid].map((each) => each?.toFixed(2))).toEqual([
      '71.10',
      '1871.10',
      '6871.10',
    ]);
  });

  test('takes another payment in another month', () => {
    const rows = payoff({
      balance: Big(300),
      annualRate: Big(0),
      payment: (month) => Big(month === 2 ? 150 : 100),
    });
    expect(rows.map(({ payment }) => payment.toNumber())).toEqual([100, 150, 50]);
  });

  test('pays all that is left with the last payment', () => {
    const rows = payoff({ ...card, payment: () => Big(10), months: 2 });
    expect(rows).toHaveLength(2);
    expect(rows[0]?.principal.lt(0)).toBe(true);
    expect(rows[1]?.balance.eq(0)).toBe(true);
  });

  test('gives up after a hundred years', () => {
    const rows = payoff({ ...card, payment: () => Big(1) });
    expect(rows).toHaveLength(longestRun);
    expect(rows.at(-1)?.balance.gt(5000)).toBe(true);
  });

  test('of no debt is empty', () => {
    const rows = payoff({ ...card, balance: Big(0), payment: () => Big(1) });
    expect(totalsOf(rows)).toMatchObject({ months: 0, paid: Big(0), interest: Big(0) });
  });
});

test('a month’s interest keeps a half cent that a division would lose', () => {
  expect(monthInterest(Big(1), Big(6)).toFixed(2)).toBe('0.01');
  expect(monthInterest(Big('0.9999'), Big(6)).toFixed(2)).toBe('0.00');
});
