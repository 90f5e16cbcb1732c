import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  centredSum,
  frequenciesOf,
  placesAround,
  sorted,
  sumOf,
  unexplained,
} from '../calculators/shared/statistics.ts';
import { Big } from '../schemas/decimal.ts';
import { runs } from '../scripts/check/random-inputs.ts';

/*
 * Sums about the mean, and places in a sorted list.
 */

const bigs = (...values: readonly (number | string)[]) => values.map((value) => Big(value));
const text = (value: Big) => value.toFixed();
/** Decimals with up to six places. */
const number = fc.integer({ min: -1e12, max: 1e12 }).map((value) => Big(value).times('0.000001'));
const numbers = fc.array(number, { minLength: 2, maxLength: 30 });
const pairs = fc.array(fc.tuple(number, number), { minLength: 2, maxLength: 30 });

describe('a sum about the mean', () => {
  test.each<[string, Big[], string]>([
    ['whole numbers', bigs(2, 4, 4, 4, 5, 5, 7, 9), '32'],
    ['a mean without end', bigs(1, 1, 2), Big(2).div(3).toFixed()],
    ['equal numbers', bigs('0.1', '0.1', '0.1'), '0'],
    ['one number', bigs(7), '0'],
    ['large numbers near each other', bigs('1e20', '100000000000000000000.2'), '0.02'],
    ['small numbers', bigs('1e-30', '3e-30'), Big('2e-60').toFixed()],
    ['numbers below zero', bigs(-1, 1), '2'],
  ])('is exact: %s', (_, values, expected) => {
    expect(text(centredSum(values))).toBe(expected);
  });

  test('of pairs is that of the plain definition', () => {
    fc.assert(
      fc.property(pairs, (given) => {
        const [x, y] = [given.map(([each]) => each), given.map(([, each]) => each)];
        const mean = (values: Big[]) => sumOf(values).div(values.length);
        const [meanX, meanY] = [mean(x), mean(y)];
        const plain = given.reduce(
          (sum, [one, other]) => sum.plus(one.minus(meanX).times(other.minus(meanY))),
          Big(0),
        );
        expect(centredSum(x, y).minus(plain).abs().lt('1e-30')).toBe(true);
      }),
      runs,
    );
  });

  test('does not change when one amount is added to all numbers', () => {
    fc.assert(
      fc.property(numbers, number, (values, more) => {
        const moved = values.map((value) => value.plus(more));
        expect(text(centredSum(moved))).toBe(text(centredSum(values)));
      }),
      runs,
    );
  });
});

describe('what a line leaves unexplained', () => {
  test.each<[string, Big[], Big[], string]>([
    ['points on a line', bigs('0.1', '0.2', '0.7'), bigs('0.3', '0.6', '2.1'), '0'],
    ['equal y values', bigs(1, 2, 3), bigs(4, 4, 4), '0'],
    ['a corner', bigs(0, 1, 2), bigs(0, 1, 0), Big(2).div(3).toFixed()],
    [
      'decimals',
      bigs('0', '0.1', '0.2'),
      bigs(0, '0.01', 0),
      Big(2).div(3).times('0.0001').toFixed(),
    ],
  ])('is exact: %s', (_, x, y, expected) => {
    expect(text(unexplained(x, y))).toBe(expected);
  });

  test('is what the sums about the means say', () => {
    fc.assert(
      fc.property(pairs, (given) => {
        const [x, y] = [given.map(([each]) => each), given.map(([, each]) => each)];
        const sxx = centredSum(x);
        fc.pre(sxx.gt(0));
        const plain = centredSum(y).minus(centredSum(x, y).pow(2).div(sxx));
        expect(unexplained(x, y).minus(plain).abs().lt('1e-10')).toBe(true);
      }),
      runs,
    );
  });
});

describe('a place in a sorted list', () => {
  const list = sorted(bigs(10, 9, '-2.5', 9));

  test('follows the size of the numbers, and leaves the list as it was', () => {
    const given = bigs(10, 9, 2);
    expect(sorted(given).map(text)).toEqual(['2', '9', '10']);
    expect(given.map(text)).toEqual(['10', '9', '2']);
  });

  test('has the number there and the next one; the last is followed by itself', () => {
    const around = (position: number | string) => placesAround(list, Big(position)).map(text);
    expect(around(1)).toEqual(['-2.5', '9']);
    expect(around('3.75')).toEqual(['9', '10']);
    expect(around(4)).toEqual(['10', '10']);
  });
});

test('equal numbers are counted together', () => {
  const rising = sorted(bigs(3, '1.0', 1, '-2', 3, 3));
  expect(frequenciesOf(rising).map(({ value, times }) => [text(value), times])).toEqual([
    ['-2', 1],
    ['1', 2],
    ['3', 3],
  ]);
  expect(frequenciesOf([])).toEqual([]);
});

test('a sum is exact, and 0 for no numbers', () => {
  expect(text(sumOf(bigs('0.1', '0.2', '-1e-20')))).toBe('0.29999999999999999999');
  expect(text(sumOf([]))).toBe('0');
});
