import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Big } from '../schemas/decimal.ts';
import { factorial, gcd, lcm } from '../schemas/functions/whole-numbers.ts';
import { runs } from '../src/engine/check/random-inputs.ts';

/*
 * Functions of whole numbers.
 */

const of = (...values: readonly (number | string)[]) => values.map((each) => Big(each));

describe('a factorial', () => {
  test.each([
    [0, '1'],
    [1, '1'],
    [2, '2'],
    [5, '120'],
    [20, '2432902008176640000'],
    [30, '265252859812191058636308480000000'],
  ])('of %d is %s', (n, expected) => {
    expect(factorial(Big(n)).toFixed()).toBe(expected);
  });

  test('is exact however long, and n! is n times (n - 1)!', () => {
    expect(factorial(Big(1999)).toFixed()).toHaveLength(5733);
    expect(factorial(Big(10_000)).e + 1).toBe(35_660);
    for (const n of [3, 64, 100, 1000]) {
      expect(factorial(Big(n)).eq(factorial(Big(n - 1)).times(n)), `${n}`).toBe(true);
    }
  });

  test('is that of the whole number that a quotient should be', () => {
    expect(factorial(Big(1).div(3).times(9)).toFixed()).toBe('6');
  });

  test('is a RangeError of what is not whole, below 0 or too large', () => {
    expect(() => factorial(Big('1.5'))).toThrow(new RangeError('The number is not whole.'));
    const none = new RangeError('Only whole numbers from 0 to 10,000 have a factorial here.');
    expect(() => factorial(Big(-1))).toThrow(none);
    expect(() => factorial(Big(10_001))).toThrow(none);
  });
});

describe('the greatest common divisor and the least common multiple', () => {
  test.each([
    [[12, 18], '6', '36'],
    [[360, 84, 126], '6', '2520'],
    [[-4, 6], '2', '12'],
    [[-7], '7', '7'],
    [[0, 5], '5', '0'],
    [[0, 0], '0', '0'],
    [[1, 97], '1', '97'],
    [[999999999989, 999999999961], '1', '999999999950000000000429'],
  ])('of %j are %s and %s', (values, divisor, multiple) => {
    expect(gcd(...of(...values)).toFixed()).toBe(divisor);
    expect(lcm(...of(...values)).toFixed()).toBe(multiple);
  });

  test('of two numbers multiply to their product, and take a factor of both along', () => {
    const number = fc.bigInt({ min: 1n, max: 10n ** 40n });
    fc.assert(
      fc.property(number, number, number, (a, b, k) => {
        const [x, y] = of(String(a), String(b)) as [Big, Big];
        const product = x.times(y).toFixed();
        expect(gcd(x, y).times(lcm(x, y)).toFixed()).toBe(product);
        const times = String(k);
        expect(gcd(x.times(times), y.times(times)).toFixed()).toBe(
          gcd(x, y).times(times).toFixed(),
        );
      }),
      runs,
    );
  });

  test('of a number that is not whole are a RangeError', () => {
    expect(() => gcd(...of(6, '1.5'))).toThrow(RangeError);
    expect(() => lcm(...of('0.5', 2))).toThrow(RangeError);
  });
});
