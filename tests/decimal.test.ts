import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Big } from '../schemas/decimal.ts';
import { runs } from '../src/engine/check/random-inputs.ts';

/*
 * Our faster quotient gives what that of big.js gives: compared with a long division of whole numbers.
 */

const digits = (longest: number) =>
  fc
    .tuple(fc.bigInt(-(10n ** 80n), 10n ** 80n), fc.integer({ min: -longest, max: longest }))
    .map(([value, power]) => Big(`${value}e${power}`));

/** The quotient to fifty decimals, of fractions with whole parts. */
function expected(a: Big, b: Big): string {
  const [above, below] = [a, b].map((each) => BigInt(each.times('1e140').toFixed(0))) as [
    bigint,
    bigint,
  ];
  const size = (value: bigint) => (value < 0n ? -value : value);
  const [num, den] = [size(above) * 10n ** 50n, size(below)];
  const rest = num % den;
  const quotient = num / den + (2n * rest >= den ? 1n : 0n);
  return Big(`${quotient}e-50`).toFixed();
}

describe('a quotient', () => {
  test('is rounded to fifty decimals, halves away from zero', () => {
    fc.assert(
      fc.property(digits(60), digits(60), (a, b) => {
        fc.pre(!b.eq(0));
        const quotient = a.div(b);
        expect(quotient.abs().toFixed()).toBe(expected(a, b));
        if (!quotient.eq(0)) expect(quotient.s).toBe(a.s * b.s);
      }),
      { ...runs, numRuns: 500 },
    );
    expect(Big('1e-50').div(2).toFixed()).toBe(Big('1e-50').toFixed());
    expect(Big('-1e-50').div(2).toFixed()).toBe(Big('-1e-50').toFixed());
    expect(Big('1e-50').div(3).eq(0)).toBe(true);
  });

  test.each([
    [1, 3, '0.33333333333333333333333333333333333333333333333333'],
    [2, '-3', '-0.66666666666666666666666666666666666666666666666667'],
    [0, 7, '0'],
    ['1e40', '1e-40', Big('1e80').toFixed()],
  ])('of %s and %s is %s', (a, b, quotient) => {
    expect(Big(a).div(b).toFixed()).toBe(quotient);
  });

  test('does not exist for a division by zero', () => {
    expect(() => Big(1).div(0)).toThrow('[big.js] Division by zero');
    expect(() => Big(0).div(0)).toThrow('[big.js] Division by zero');
  });

  test('is what a remainder and a root need', () => {
    expect(Big('-7.5').mod(2).toFixed()).toBe('-1.5');
    expect(Big(2).sqrt().toFixed(50)).toBe('1.41421356237309504880168872420969807856967187537695');
    expect(Big(2).pow(-2).toFixed()).toBe('0.25');
  });

  test('of long whole numbers is exact', () => {
    const [a, b] = [Big(`1${'7'.repeat(900)}`), Big(`3${'1'.repeat(800)}`)];
    expect(a.times(b).div(b).toFixed()).toBe(a.toFixed());
  });
});
