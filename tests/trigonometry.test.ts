import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Big } from '../schemas/decimal.ts';
import { log2 } from '../schemas/functions/log2.ts';
import { acos, asin, atan, cos, pi, sin, tan } from '../schemas/functions/trigonometry.ts';
import { runs } from '../src/engine/check/random-inputs.ts';
import { Rational } from './oracle/rational.ts';
import * as oracle from './oracle/reals.ts';

/*
 * Angles and binary logarithms, held against exact results and against the oracles' own functions.
 */

const functions = { acos, asin, atan, cos, log2, sin, tan };

test('π has its first sixty digits', () => {
  expect(pi.toFixed()).toBe('3.14159265358979323846264338327950288419716939937510582097494');
  expect(oracle.pi.toFixed(59)).toBe(pi.toFixed());
});

describe('an exact result is exact', () => {
  test.each([
    ['sin', '0', '0'],
    ['sin', '30', '0.5'],
    ['sin', '90', '1'],
    ['sin', '150', '0.5'],
    ['sin', '180', '0'],
    ['sin', '210', '-0.5'],
    ['sin', '270', '-1'],
    ['sin', '-30', '-0.5'],
    ['sin', '-360000000000000000000210', '0.5'],
    ['sin', '36000000000000000000000000000030', '0.5'],
    ['cos', '0', '1'],
    ['cos', '60', '0.5'],
    ['cos', '-60', '0.5'],
    ['cos', '90', '0'],
    ['cos', '120', '-0.5'],
    ['cos', '180', '-1'],
    ['cos', '300', '0.5'],
    ['tan', '0', '0'],
    ['tan', '45', '1'],
    ['tan', '135', '-1'],
    ['tan', '-225', '-1'],
    ['tan', '180', '0'],
    ['asin', '0', '0'],
    ['asin', '0.5', '30'],
    ['asin', '-1', '-90'],
    ['asin', '1', '90'],
    ['acos', '1', '0'],
    ['acos', '0.5', '60'],
    ['acos', '0', '90'],
    ['acos', '-0.5', '120'],
    ['acos', '-1', '180'],
    ['atan', '0', '0'],
    ['atan', '1', '45'],
    ['atan', '-1', '-45'],
    ['atan', '1e300', '90'],
    ['log2', '1', '0'],
    ['log2', '8', '3'],
    ['log2', '0.125', '-3'],
    ['log2', '1267650600228229401496703205376', '100'],
  ] as const)('%s of %s is %s', (name, of, expected) => {
    expect(functions[name](Big(of)).toFixed()).toBe(expected);
  });
});

test('a square of a root and a quotient that should be whole leave nothing', () => {
  const third = Big(1).div(3);
  expect(acos(third.times(3)).toFixed()).toBe('0');
  expect(asin(third.times(-3)).toFixed()).toBe('-90');
  expect(() => tan(third.times(270))).toThrow(RangeError);
  expect(acos(Big(2).sqrt().pow(2).div(2)).toFixed()).toBe('0');
});

test('what has no value is a RangeError', () => {
  for (const angle of [90, -90, 270, 450]) {
    expect(() => tan(Big(angle))).toThrow(new RangeError('A right angle has no tangent.'));
  }
  for (const value of ['1.000001', '-2']) {
    const outside = new RangeError('A sine or cosine lies from -1 to 1.');
    expect(() => asin(Big(value))).toThrow(outside);
    expect(() => acos(Big(value))).toThrow(outside);
  }
  for (const value of [0, -8]) {
    expect(() => log2(Big(value))).toThrow('Only a number above 0 has a logarithm.');
  }
});

/** Numbers between -1 and 1 times a limit, with nine digits. */
const within = (limit: number) =>
  fc
    .integer({ min: -999_999_999, max: 999_999_999 })
    .map((digits) => Big(digits).div(1_000_000_000).times(limit));
const fifty = { ...runs, numRuns: 50 };

describe('the oracles say the same to fifty-five decimals', () => {
  const { sin, cos, tan, asin, acos, atan } = oracle;
  const others = { sin, cos, tan, asin, acos, atan };
  const cases = [
    ['sin', 1000],
    ['cos', 1000],
    ['tan', 89],
    ['asin', 1],
    ['acos', 1],
    ['atan', 1],
    ['atan', 50],
  ] as const;
  test.each(cases)('%s up to %d', (name, limit) => {
    fc.assert(
      fc.property(within(limit), (value) => {
        const expected = others[name](Rational.of(value.toFixed()));
        expect(functions[name](value).round(55, 1).toFixed(55)).toBe(expected.toFixed(55));
      }),
      fifty,
    );
  });

  test('log2', () => {
    fc.assert(
      fc.property(within(1e9), (value) => {
        const size = value.abs().plus('1e-9');
        const expected = oracle
          .logarithm(Rational.of(size.toFixed()))
          .div(oracle.logarithm(Rational.of(2)));
        expect(log2(size).round(55, 1).toFixed(55)).toBe(expected.toFixed(55));
      }),
      fifty,
    );
  });
});

test('very small angles and numbers next to 1 keep their digits', () => {
  expect(sin(Big('1e-30')).toExponential(40)).toBe(
    '1.7453292519943295769236907684886127134429e-32',
  );
  expect(tan(Big('1e-30')).toExponential(40)).toBe(
    '1.7453292519943295769236907684886127134429e-32',
  );
  expect(asin(Big('1e-30')).toExponential(40)).toBe(
    '5.7295779513082320876798154814105170332405e-29',
  );
  expect(atan(Big('-1e-30')).toExponential(40)).toBe(
    '-5.7295779513082320876798154814105170332405e-29',
  );
  expect(log2(Big(1).plus('1e-40')).toExponential(30)).toBe('1.442695040888963407359924681002e-40');
});
