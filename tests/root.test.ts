import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { presentValue } from '../calculators/shared/annuity.ts';
import { rootBetween } from '../calculators/shared/root.ts';
import { Big } from '../schemas/decimal.ts';
import { runs } from '../src/engine/check/random-inputs.ts';

/*
 * Where functions are zero.
 */

/** The zero, and how often the function was asked for it. */
function found(f: (x: Big) => Big, low: number | string, high: number | string, tolerance?: Big) {
  let asked = 0;
  const counted = (x: Big) => {
    asked += 1;
    return f(x);
  };
  return { x: rootBetween(counted, Big(low), Big(high), tolerance), asked };
}

const near = (x: Big, expected: Big | string, by = '1e-40') => x.minus(expected).abs().lte(by);

describe('the zero of a function', () => {
  test.each([
    [
      'a falling line',
      (x: Big) => Big(1).minus(x.times(3)),
      0,
      1,
      '0.33333333333333333333333333333333333333333333',
      6,
    ],
    [
      'a parabola',
      (x: Big) => x.times(x).minus(2),
      0,
      2,
      '1.41421356237309504880168872420969807856967187537694',
      14,
    ],
    [
      'ends in the other order',
      (x: Big) => x.times(x).minus(2),
      2,
      0,
      '1.41421356237309504880168872420969807856967187537694',
      14,
    ],
    ['a steep power', (x: Big) => x.pow(9).minus('1e-9'), -1, 2, '0.1', 40],
    ['a triple zero', (x: Big) => x.pow(3), -1, 2, '0', 145],
    ['a step', (x: Big) => (x.lt('0.7') ? Big(-1) : Big(1)), 0, 1, '0.7', 145],
  ] as const)('is found of %s', (_, f, low, high, expected, most) => {
    const { x, asked } = found(f, low, high);
    expect(near(x, expected), x.toFixed()).toBe(true);
    expect(asked).toBeLessThanOrEqual(most);
  });

  test('may be an end', () => {
    expect(found((x) => x, 0, 1)).toEqual({ x: Big(0), asked: 2 });
    expect(found((x) => x, -1, 0)).toEqual({ x: Big(0), asked: 2 });
  });

  test('need be no nearer than was asked', () => {
    const { x, asked } = found((y) => y.times(y).minus(2), 0, 2, Big('1e-6'));
    expect(near(x, '1.41421356237', '1e-6')).toBe(true);
    expect(asked).toBeLessThan(found((y) => y.times(y).minus(2), 0, 2).asked);
  });

  test('is a RangeError where both ends have one sign', () => {
    for (const sign of [1, -1]) {
      expect(() => rootBetween(() => Big(sign), Big(0), Big(1))).toThrow(
        new RangeError('The function has one sign at both ends.'),
      );
    }
  });
});

test('the yearly rate of the loan in 12 CFR Part 1026, Appendix J, (c)(1)(i), is 9.69 %', () => {
  const { x } = found((rate) => presentValue(Big(230), rate, Big(24)).minus(5000), 0, '0.046');
  expect(x.times(1200).toFixed(11)).toBe('9.68570806228');
});

test('the rate is found again from what it makes of a loan', () => {
  const rates = fc.integer({ min: 1, max: 50_000 }).map((digits) => Big(digits).div(1_000_000));
  fc.assert(
    fc.property(rates, fc.integer({ min: 2, max: 480 }), (rate, months) => {
      const loan = presentValue(Big(1), rate, Big(months));
      const { x, asked } = found(
        (each) => presentValue(Big(1), each, Big(months)).minus(loan),
        0,
        Big(1).div(loan).toFixed(),
      );
      expect(near(x, rate, '1e-36'), `${x} for ${rate}`).toBe(true);
      expect(asked).toBeLessThan(60);
    }),
    { ...runs, numRuns: 30 },
  );
});
