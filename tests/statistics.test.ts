import { describe, expect, test } from 'vitest';
import { frequenciesOf, placesAround, sorted } from '../calculators/shared/statistics.ts';
import { compute } from '../calculators/statistics/linear-regression/compute.ts';
import { Big } from '../schemas/decimal.ts';

/*
 * Places in a sorted list.
 */

const bigs = (...values: readonly (number | string)[]) => values.map((value) => Big(value));
const text = (value: Big) => value.toFixed();

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

describe('the equation of a line', () => {
  const equation = (intercept: Big, slope: Big, meanY: Big) =>
    compute({} as never, { figures: { intercept, slope, meanY } } as never).equation;

  test('through the origin has no rest of a slope without an end', () => {
    expect(equation(Big('2e-50'), Big(1).div(3), Big(7).div(3))).toBe('y = 0.333333x');
    expect(equation(Big('-1e-45'), Big(-1), Big(-2))).toBe('y = −x');
  });

  test('keeps a small intercept of small numbers', () => {
    expect(equation(Big('1.5e-40'), Big('2e-40'), Big('3e-40'))).toBe('y = 1.5×10⁻⁴⁰ + 2×10⁻⁴⁰x');
  });
});
