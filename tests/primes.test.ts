import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { divisorsOf, primesOf } from '../calculators/shared/primes.ts';
import { runs } from '../src/engine/check/random-inputs.ts';

/*
 * Prime factors and divisors of whole numbers up to 10^12.
 */

const most = 1e12;
const written = (value: number) =>
  primesOf(value)
    .map(({ prime, exponent }) => `${prime}^${exponent}`)
    .join(' ');

describe('prime factors', () => {
  test.each([
    [1, ''],
    [2, '2^1'],
    [49, '7^2'],
    [121, '11^2'],
    [360, '2^3 3^2 5^1'],
    [13_195, '5^1 7^1 13^1 29^1'],
    [510_510, '2^1 3^1 5^1 7^1 11^1 13^1 17^1'],
    [600_851_475_143, '71^1 839^1 1471^1 6857^1'],
    [999_966_000_289, '999983^2'],
    [999_999_999_989, '999999999989^1'],
    [most, '2^12 5^12'],
  ])('of %d are %s', (value, expected) => {
    expect(written(value)).toBe(expected);
  });

  test('multiplied are the number; each is prime; they rise', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer({ min: 1, max: most }), fc.nat(9_999)), (value) => {
        const found = primesOf(Math.max(1, value));
        const product = found.reduce((so, { prime, exponent }) => so * prime ** exponent, 1);
        expect(product).toBe(Math.max(1, value));
        for (const [index, { prime }] of found.entries()) {
          expect(primesOf(prime)).toEqual([{ prime, exponent: 1 }]);
          expect(prime).toBeGreaterThan(found[index - 1]?.prime ?? 1);
        }
      }),
      runs,
    );
  });

  test('of small numbers are those that dividing by every number finds', () => {
    for (let value = 1; value <= 3000; value += 1) {
      const all: number[] = [];
      for (let rest = value, by = 2; rest > 1; ) {
        if (rest % by === 0) {
          all.push(by);
          rest /= by;
        } else by += 1;
      }
      const found = primesOf(value).flatMap(({ prime, exponent }) => Array(exponent).fill(prime));
      expect(found).toEqual(all);
    }
  });
});

describe('divisors', () => {
  test('are all numbers that divide, rising', () => {
    for (let value = 1; value <= 1000; value += 1) {
      const all = Array.from({ length: value }, (_, index) => index + 1);
      expect(divisorsOf(primesOf(value))).toEqual(all.filter((each) => value % each === 0));
    }
  });

  test('are at most 6,720 up to a million million', () => {
    expect(divisorsOf(primesOf(963_761_198_400))).toHaveLength(6720);
  });
});
