import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { growth, monthlyGrowth } from '../calculators/shared/growth.ts';
import { Big } from '../schemas/decimal.ts';
import { log10 } from '../schemas/functions/arithmetic.ts';
import { runs } from '../src/engine/check/random-inputs.ts';

/*
 * Compound growth against arithmetic that shares nothing with it: whole numbers of any length for
 * whole periods, and for the others what every power obeys.
 */

const thirtyDigits = Big('1e-30');
const scale = 10n ** 80n;

/** A decimal as a whole number of 10^-80ths. */
const units = (value: Big): bigint => BigInt(value.times(scale.toString()).toFixed(0));

function expectNear(got: Big, expected: Big) {
  const gap = got.minus(expected).abs();
  expect(gap.lte(expected.abs().times(thirtyDigits)), `${got} instead of ${expected}`).toBe(true);
}

/** A rate of up to 50 % a period, to six decimals. */
const rates = fc.integer({ min: 0, max: 500_000 }).map((millionths) => Big(millionths).div(1e6));
/** A number of periods to four decimals: a century of months at most. */
const periods = fc.integer({ min: 0, max: 12_000_000 }).map((parts) => Big(parts).div(1e4));

describe('growth', () => {
  test('over whole periods is the exact power to thirty digits', () => {
    const whole = fc.integer({ min: 0, max: 1200 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500_000 }), whole, (millionths, count) => {
        const over = (1_000_000n + BigInt(millionths)) ** BigInt(count);
        const under = 1_000_000n ** BigInt(count);
        const got = units(growth(Big(millionths).div(1e6), Big(count)));
        const gap = got * under - over * scale;
        expect((gap < 0n ? -gap : gap) * 10n ** 30n <= over * scale).toBe(true);
      }),
      runs,
    );
  });

  test('over two times in turn is growth over both together', () => {
    fc.assert(
      fc.property(rates, periods, periods, (rate, one, other) => {
        expectNear(growth(rate, one).times(growth(rate, other)), growth(rate, one.plus(other)));
      }),
      runs,
    );
  });

  test('over half a period, twice, is growth over one', () => {
    fc.assert(
      fc.property(rates, (rate) => {
        const half = growth(rate, Big('0.5'));
        expectNear(half.times(half), rate.plus(1));
      }),
      runs,
    );
  });

  test('over a tenth of a period, ten times, is growth over one', () => {
    fc.assert(
      fc.property(rates, (rate) => expectNear(growth(rate, Big('0.1')).pow(10), rate.plus(1))),
      runs,
    );
  });

  test('over a fraction of a period lies between growth before and after it', () => {
    fc.assert(
      fc.property(rates, periods, (rate, count) => {
        const before = growth(rate, count.round(0, 0));
        const after = growth(rate, count.round(0, 3));
        const slack = after.times('1e-50');
        expect(growth(rate, count).gte(before.minus(slack))).toBe(true);
        expect(growth(rate, count).lte(after.plus(slack))).toBe(true);
      }),
      runs,
    );
  });

  test('at a known rate over a known time is the known figure', () => {
    // The square root of 2, and 1.05 to the power of 2.5.
    expect(growth(Big(1), Big('0.5')).toFixed(40)).toBe(
      '1.4142135623730950488016887242096980785697',
    );
    expect(growth(Big('0.05'), Big('2.5')).toFixed(20)).toBe('1.12972632194704572175');
  });

  test('without interest or without time is none', () => {
    expect(growth(Big(0), Big('7.25')).eq(1)).toBe(true);
    expect(growth(Big(0), Big(1200)).eq(1)).toBe(true);
    expect(growth(Big('0.3'), Big(0)).eq(1)).toBe(true);
  });

  test('at a tiny rate does not lose the digits of the interest', () => {
    const interest = growth(Big('1e-20'), Big('0.5')).minus(1);
    expectNear(interest, Big('5e-21').minus('1.25e-41'));
  });

  test.each([
    ['9', '1001'],
    ['9', '1001.5'],
    ['1e20', '60'],
    ['0.5', '1e15'],
    ['0.5', '100000.5'],
    ['1e20', '200.25'],
  ])('at %s over %s periods is refused as too large', (rate, count) => {
    expect(() => growth(Big(rate), Big(count))).toThrow(RangeError);
  });

  test('up to ten to the thousandth is given', () => {
    expect(growth(Big(9), Big(1000)).eq('1e1000')).toBe(true);
    expectNear(growth(Big(9), Big('999.5')).pow(2), Big('1e1999'));
  });
});

describe('growth by month', () => {
  test.each([1, 2, 4, 12, 365])('at a rate for %i periods a year is growth so far', (times) => {
    const rate = Big('0.06').div(times);
    const factors = monthlyGrowth(rate, Big(times), 30);
    expect(factors).toHaveLength(30);
    for (const [index, factor] of factors.entries()) {
      const months = times * (index + 1);
      const expected = growth(rate, Big(months).div(12));
      if (months % 12 === 0) expect(factor.toFixed()).toBe(expected.toFixed());
      else expectNear(factor, expected);
    }
  });
});

describe('the common logarithm', () => {
  /** Numbers from a billionth to a billion, with nine digits. */
  const numbers = fc
    .tuple(fc.integer({ min: 1, max: 999_999_999 }), fc.integer({ min: -9, max: 0 }))
    .map(([digits, exponent]) => Big(`${digits}e${exponent}`));

  test.each([
    ['1000', '3'],
    ['10', '1'],
    ['1', '0'],
    ['0.1', '-1'],
    ['0.001', '-3'],
    // Printed to fifty decimals in tables.
    ['2', '0.30102999566398119521373889472449302676818988146211'],
    ['0.5', '-0.30102999566398119521373889472449302676818988146211'],
    ['1.05', '0.02118929906993807279350526712325847591551137905255'],
  ])('of %s is %s', (value, expected) => {
    expect(log10(Big(value)).toFixed(45)).toBe(Big(expected).toFixed(45));
  });

  test('of a product is the sum of the logarithms', () => {
    fc.assert(
      fc.property(numbers, numbers, (one, other) => {
        const gap = log10(one.times(other)).minus(log10(one)).minus(log10(other));
        expect(gap.abs().lt('1e-45')).toBe(true);
      }),
      { ...runs, numRuns: 50 },
    );
  });
});
