import { describe, expect, test } from 'vitest';
import { Big } from '../schemas/decimal.ts';
import * as arithmetic from '../schemas/functions/arithmetic.ts';

/*
 * The functions of formulas at their edges.
 */

const { ceil, dayNumber, dayOf, exp, floor, graduate, inRange, ln, log10, mod, power, round } =
  arithmetic;
const to = (decimals: number, value: Big) => value.round(decimals).toFixed();

describe('a power', () => {
  test.each([
    ['2', '-2', '0.25'],
    ['4', '-0.5', '0.5'],
    ['2', '10', '1024'],
    ['-2', '3', '-8'],
    ['0', '0', '1'],
    ['0', '0.5', '0'],
    ['-1', '100000000000000000001', '-1'],
    ['9', '1.5', '27'],
  ])('of %s to %s is %s', (base, exponent, expected) => {
    expect(to(40, power(Big(base), Big(exponent)))).toBe(expected);
  });

  test('has none below zero for zero, between whole ones for a negative number, or past all bounds', () => {
    expect(() => power(Big(0), Big(-1))).toThrow(new RangeError('Zero has no negative power.'));
    expect(() => power(Big(-8), Big('0.5'))).toThrow(RangeError);
    expect(() => power(Big('10.5'), Big(1001))).toThrow(RangeError);
    expect(power(Big('10.5'), Big(900)).e).toBe(919);
    expect(() => power(Big(10), Big(4000))).toThrow(RangeError);
    expect(() => power(Big(2), Big('1e20'))).toThrow(RangeError);
    expect(() => power(Big('834.3'), Big('1.2e21'))).toThrow(RangeError);
    expect(() => power(Big('0.5'), Big('-1.2e21'))).toThrow(RangeError);
    expect(power(Big('0.5'), Big('1.2e21')).eq(0)).toBe(true);
    expect(power(Big(10), Big(3999)).e).toBe(3999);
  });

  test('of whole numbers keeps every digit, however many there are', () => {
    const plain = (base: bigint, exponent: bigint) => String(base ** exponent);
    expect(power(Big(7), Big(200)).toFixed()).toBe(plain(7n, 200n));
    expect(power(Big(-999), Big(1001)).toFixed()).toBe(plain(-999n, 1001n));
    expect(power(Big(1000), Big(1000)).toFixed()).toBe(plain(1000n, 1000n));
  });
});

test('a power below one keeps its digits, however small it is', () => {
  const product = (one: Big, other: Big) => to(40, one.times(other));
  expect(product(power(Big('0.1'), Big('80.5')), power(Big(10), Big('80.5')))).toBe('1');
  expect(product(power(Big(10), Big(-80)), power(Big(10), Big(80)))).toBe('1');
  expect(product(exp(Big(-300)), exp(Big(300)))).toBe('1');
});

test('logarithms and e to a power undo each other, above one and below', () => {
  expect(to(30, exp(Big(1)))).toBe('2.718281828459045235360287471353');
  expect(to(30, exp(Big(-1)))).toBe('0.367879441171442321595523770161');
  expect(to(30, ln(Big(2)))).toBe('0.693147180559945309417232121458');
  expect(to(30, ln(Big('0.5')))).toBe('-0.693147180559945309417232121458');
  expect(to(30, exp(ln(Big('0.3'))))).toBe('0.3');
  expect(to(30, log10(Big('0.001')))).toBe('-3');
  expect(to(30, ln(Big(1)))).toBe('0');
  for (const value of [0, -1]) {
    expect(() => ln(Big(value))).toThrow('Only a number above 0 has a logarithm.');
  }
});

test('numbers are cut and rounded correctly despite the rounding error of a quotient', () => {
  const one = Big(1).div(3).times(3);
  const each = (by: (value: Big) => Big) =>
    [Big('2.5'), Big('-2.5'), Big(3), one, Big('-0.2')].map((value) => Number(by(value)));
  expect(each(floor)).toEqual([2, -3, 3, 1, -1]);
  expect(each(ceil)).toEqual([3, -2, 3, 1, -0]);
  expect(each(round)).toEqual([3, -3, 3, 1, -0]);
  expect(Number(round(Big('2.345'), Big(2)))).toBe(2.35);
  expect(Number(round(Big('0.125'), Big(2)))).toBe(0.13);
});

test('what a division leaves lies between zero and the divisor', () => {
  expect([7, -7, 6, 7.5].map((value) => Number(mod(Big(value), Big(3))))).toEqual([1, 2, 0, 1.5]);
});

test('days are counted, past 9999, too', () => {
  expect(dayOf(dayNumber('2024-02-28').plus(2))).toBe('2024-03-01');
  expect(dayOf(dayNumber('9999-12-31').plus(1))).toBe('+010000-01-01');
});

test('a table is read by its limits, and slices are charged between them', () => {
  const from = [
    [10, 1],
    [20, 2],
  ] as const;
  const read = ['9.9', '10', '20', '21'].map((value) => inRange(Big(value), from)?.toNumber());
  expect(read).toEqual([undefined, 1, 2, 2]);
  expect([5, 10, 20, 30].map((value) => Number(graduate(Big(value), from)))).toEqual([
    0, 0, 0.1, 0.3,
  ]);
});
