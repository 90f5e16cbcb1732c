import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  digitOf,
  digitValue,
  fractionDigits,
  partsOfNumber,
  readInBase,
  writtenIn,
} from '../calculators/shared/bases.ts';
import { fraction } from '../calculators/shared/fractions.ts';
import { runs } from '../src/engine/check/random-inputs.ts';

/*
 * Numbers in any base: there and back, and against what JavaScript itself writes.
 */

const base = fc.integer({ min: 2, max: 36 });
const whole = fc.bigInt({ min: -(2n ** 300n), max: 2n ** 300n });

test('digits are 0 to 9 and then capital letters', () => {
  expect([0n, 9n, 10n, 35n].map(digitOf)).toEqual(['0', '9', 'A', 'Z']);
  expect(['0', '9', 'A', 'Z'].map(digitValue)).toEqual([0, 9, 10, 35]);
});

test('a number has a sign, and digits on both sides of its point', () => {
  expect(partsOfNumber('-FF.8')).toEqual({ isNegative: true, whole: 'FF', decimals: '8' });
  expect(partsOfNumber('.5')).toEqual({ isNegative: false, whole: '', decimals: '5' });
  expect(partsOfNumber('5.')).toEqual({ isNegative: false, whole: '5', decimals: '' });
});

describe('a number in a base', () => {
  test.each([
    ['63', 16, 99n, 1n],
    ['-FF.8', 16, -511n, 2n],
    ['.5', 10, 1n, 2n],
    ['5.', 10, 5n, 1n],
    ['-0', 2, 0n, 1n],
    ['ZZ', 36, 1295n, 1n],
  ])('%s in base %i is %i/%i', (text, from, top, bottom) => {
    expect(readInBase(text, from)).toEqual({ top, bottom });
  });

  test.each([
    [255n, 1n, 16, 'FF'],
    [2045n, 8n, 2, '11111111.101'],
    [0n, 1n, 2, '0'],
    [-1n, 2n, 10, '-0.5'],
    [1n, 3n, 10, '0.33333333…'],
    [1n, 3n, 3, '0.1'],
    [1n, 256n, 2, '0.00000001'],
    [1n, 512n, 2, '0.00000000…'],
    [-1n, 1000n ** 4n, 10, '-0.00000000…'],
  ])('%i/%i in base %i is written %s', (top, bottom, to, text) => {
    expect(writtenIn(fraction(top, bottom), to, 8)).toBe(text);
  });

  test('comes back, and is what JavaScript writes', () => {
    fc.assert(
      fc.property(whole, base, (value, to) => {
        const text = writtenIn(fraction(value, 1n), to, 64);
        expect(text).toBe(value.toString(to).toUpperCase());
        expect(readInBase(text, to)).toEqual({ top: value, bottom: 1n });
      }),
      runs,
    );
  });

  test('comes back with its fraction where that ends', () => {
    fc.assert(
      fc.property(whole, base, fc.nat(40), (value, to, decimals) => {
        const number = fraction(value, BigInt(to) ** BigInt(decimals));
        expect(readInBase(writtenIn(number, to, 64), to)).toEqual(number);
      }),
      runs,
    );
  });
});

test('the digits of a fraction come from its rests', () => {
  expect([...fractionDigits(fraction(5n, 8n), 2)]).toEqual([
    { rest: 5n, digit: 1n },
    { rest: 2n, digit: 0n },
    { rest: 4n, digit: 1n },
  ]);
  expect([...fractionDigits(fraction(7n, 1n), 2)]).toEqual([]);
});
