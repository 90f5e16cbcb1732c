import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { growth } from '../calculators/shared/growth.ts';
import { accrual, repayment } from '../calculators/shared/schedule.ts';
import { Big, type Numeric } from '../schemas/decimal.ts';
import { splitToCents } from '../schemas/functions/parts.ts';
import { runs } from '../src/engine/check/random-inputs.ts';
import { levelPayment, monthlyRate } from './loan.ts';

type Figures = Readonly<Record<string, Big>>;

const sum = (rows: readonly unknown[], id: string): Big =>
  (rows as readonly Figures[]).reduce((so, row) => so.plus(row[id] as Big), Big(0));

const some = { ...runs, numRuns: 150 };

/** A loan as a calculator hands it over: unrounded, from what a visitor types. */
function schedule(amount: Numeric | string, annual: Numeric, inMonths: Numeric | string) {
  const loan = Big(amount);
  const rate = monthlyRate(Big(annual));
  const months = Big(inMonths);
  const level = levelPayment(loan, rate, months);
  const total = level.times(months).round(40, 1);
  const interest = total.minus(loan);
  const rows = repayment({ rate, months, payment: level, total, interest });
  return { rows, loan, rate, months, level, total, interest };
}

/** The rows with a figure below nothing, a part of a cent, a debt that grows or a sum that is none. */
function absurd(rows: ReturnType<typeof repayment>, annual: Big): readonly unknown[] {
  let before = sum(rows, 'principal');
  return rows.filter((row) => {
    const right =
      Object.values(row).every((each) => each.gte(0) && each.eq(each.round(2, 1))) &&
      row.payment.eq(row.principal.plus(row.interest)) &&
      row.balance.eq(before.minus(row.principal)) &&
      (annual.gt(0) || row.interest.eq(0));
    before = row.balance;
    return !right;
  });
}

const digits = (most: number, decimals: number) =>
  fc.integer({ min: 0, max: most * 10 ** decimals }).map((n) => Big(n).div(10 ** decimals));

/** From a handful of cents to billions, from no interest to usury, from days to a hundred years. */
const loans = fc.record({
  amount: fc.oneof(digits(20, 2), digits(20, 5), digits(2_000_000, 2), digits(9e9, 1)),
  annual: fc.oneof(fc.constant(Big(0)), digits(1, 4), digits(30, 2), digits(4000, 1)),
  months: fc.oneof(
    fc.integer({ min: 1, max: 1200 }).map((months) => Big(months)),
    digits(100, 2)
      .filter((years) => years.gt(0))
      .map((years) => years.times(12)),
  ),
});

describe('a repayment schedule', () => {
  test('adds up to the results to the cent, and ends at exactly zero', () => {
    fc.assert(
      fc.property(loans, ({ amount, annual, months }) => {
        const { rows, total, interest } = schedule(amount, annual, months);
        if (rows.length === 0) {
          // A loan of less than a cent.
          expect(total.round(2, 1).minus(interest.round(2, 1)).toFixed(2)).toBe('0.00');
          return;
        }
        expect(sum(rows, 'payment').toFixed()).toBe(total.round(2, 1).toFixed());
        expect(sum(rows, 'interest').toFixed()).toBe(interest.round(2, 1).toFixed());
        expect(rows.at(-1)?.balance.toFixed()).toBe('0');
        if (amount.eq(amount.round(2, 1))) {
          expect(sum(rows, 'principal').eq(amount)).toBe(true);
        }
      }),
      some,
    );
  });

  test('has only sensible rows: no negative figure, no growing debt, whole cents', () => {
    fc.assert(
      fc.property(loans, ({ amount, annual, months }) => {
        const { rows } = schedule(amount, annual, months);
        if (rows.length > 0) expect(rows.length).toBe(Math.ceil(Number(months)));
        expect(absurd(rows, annual)).toEqual([]);
      }),
      some,
    );
  });

  test('pays the same every month, and in the last within half a payment of it', () => {
    fc.assert(
      fc.property(
        digits(2_000_000, 2).filter((amount) => amount.gt(1000)),
        digits(30, 2),
        fc.integer({ min: 1, max: 480 }),
        (amount, annual, months) => {
          const { rows, level } = schedule(amount, annual, months);
          const [last, ...others] = [...rows].reverse();
          for (const { payment: paid } of others) {
            expect(paid.toFixed(2)).toBe(level.round(2, 1).toFixed(2));
          }
          expect(
            last?.payment.minus(level).abs().lte(Big('0.005').times(months).plus('0.01')),
          ).toBe(true);
        },
      ),
      some,
    );
  });

  test('charges each month what a bank would, to the rounding of the months before', () => {
    const { rows, rate, loan } = schedule(300_000, 6, 360);
    let before = loan;
    for (const { interest, balance } of rows) {
      expect(interest.minus(before.times(rate)).abs().lt('0.02')).toBe(true);
      before = balance;
    }
  });

  test('is what working it out by hand gives: 500 at 1 % a month over half a year', () => {
    // 86.2742 a month. The interest so far is 5.0000, 9.1873, 12.5536, 15.0910, 16.7909, 17.6451.
    const { rows } = schedule(500, 12, 6);
    expect(rows.map(({ interest }) => interest.toFixed(2))).toEqual(
      '5.00 4.19 3.36 2.54 1.70 0.86'.split(' '),
    );
    expect(rows.map(({ payment: paid }) => paid.toFixed(2))).toEqual(
      '86.27 86.27 86.27 86.27 86.27 86.30'.split(' '),
    );
    expect(rows.map(({ balance }) => balance.toFixed(2))).toEqual(
      '418.73 336.65 253.74 170.01 85.44 0.00'.split(' '),
    );
  });

  test('over part of a month ends with a smaller payment', () => {
    const { rows, level } = schedule(1000, 0, '2.496');
    expect(rows.map((row) => row.payment.toFixed(2))).toEqual(['400.64', '400.64', '198.72']);
    expect(level.toFixed(2)).toBe('400.64');
  });

  test('rounds years with decimals to the intended number of months', () => {
    const { rows, level } = schedule(1000, 6, Big('12.6666666667').times(12));
    expect(rows).toHaveLength(152);
    expect(rows.at(-1)?.payment.minus(level).abs().lt(1)).toBe(true);
  });

  test('of a few cents shares them out instead of paying them all at once', () => {
    const { rows } = schedule('0.03', 0, 6);
    expect(rows.map((row) => row.payment.toFixed(2)).sort()).toEqual([
      '0.00',
      '0.00',
      '0.00',
      '0.01',
      '0.01',
      '0.01',
    ]);
  });

  test.each([
    ['1000', '3.5', '285.71 285.71 285.71 142.87', 'the last payment takes what rounding left'],
    ['0.11', '5', '0.02 0.02 0.02 0.02 0.03', 'which may be nearly half of one more'],
    ['0.04', '3', '0.01 0.02 0.01', 'but if it is half of one, all share it'],
    ['0.05', '3.5', '0.01 0.02 0.01 0.01', 'as they do where the last is for part of a month'],
  ])('of %s over %s months pays %s: %s', (amount, months, paid) => {
    const { rows } = schedule(amount, 0, months);
    expect(rows.map((row) => row.payment.toFixed(2)).join(' ')).toBe(paid);
  });

  test('at an extreme rate, where rounding adds up to the last payment, has no negative balance', () => {
    const { rows } = schedule('0.30153', 4000, 60);
    expect(rows.at(-1)?.payment.lt('0.75')).toBe(true);
    expect(absurd(rows, Big(4000))).toEqual([]);
  });

  test('is empty for an amount of zero, and for more than a hundred years', () => {
    expect(schedule(0, 5, 120).rows).toEqual([]);
    expect(schedule(1000, 5, 1200).rows).toHaveLength(1200);
    expect(schedule(1000, 5, '1200.12').rows).toEqual([]);
    expect(schedule(1000, 0, '1e9').rows).toEqual([]);
  });
});

describe('growth by month', () => {
  test('adds up to the gain and ends at the final amount, to the cent, and never falls', () => {
    fc.assert(
      fc.property(
        digits(2_000_000, 2).filter((amount) => amount.gt(0)),
        digits(60, 2),
        fc.constantFrom(1, 2, 4, 12, 365),
        digits(20, 2).filter((years) => years.gt(0)),
        (start, annual, times, years) => {
          const rate = annual.div(100).div(times);
          const final = start.times(growth(rate, years.times(times)));
          const gain = final.minus(start);
          const rows = accrual({ start, rate, timesAYear: Big(times), years, final });
          expect(rows.length).toBe(Math.ceil(Number(years.times(12))));
          expect(sum(rows, 'gain').toFixed()).toBe(gain.round(2, 1).toFixed());
          expect(rows.at(-1)?.balance.toFixed()).toBe(final.round(2, 1).toFixed());
          for (const row of rows) {
            expect(row.gain.gte(0)).toBe(true);
            expect(row.balance.eq(row.start.plus(row.gainToDate))).toBe(true);
          }
        },
      ),
      { ...runs, numRuns: 60 },
    );
  });

  test('is empty for an amount of zero, and for more than a hundred years', () => {
    const nothing = { rate: Big('0.05'), timesAYear: Big(1), final: Big(1) };
    expect(accrual({ ...nothing, start: Big(0), years: Big(2) })).toEqual([]);
    expect(accrual({ ...nothing, start: Big(1), years: Big(100) })).toHaveLength(1200);
    expect(accrual({ ...nothing, start: Big(1), years: Big(101) })).toEqual([]);
  });
});

test('the parts of a sum add up to the rounded sum', () => {
  const third = Big(10).div(3);
  const rows = splitToCents([
    { part: 'one', amount: third },
    { part: 'two', amount: third },
    { part: 'three', amount: third },
    { part: 'off', amount: Big('-0.005') },
  ]);
  expect(rows.map(({ part, amount }) => `${part} ${amount.toFixed(2)}`)).toEqual([
    'one 3.33',
    'two 3.34',
    'three 3.33',
    'off 0.00',
  ]);
  // Half a cent is rounded up.
  const halves = splitToCents([
    { part: 'one', amount: Big('0.005') },
    { part: 'two', amount: Big('0.02') },
  ]);
  expect(halves.map(({ amount }) => amount.toFixed(2))).toEqual(['0.01', '0.02']);
});
