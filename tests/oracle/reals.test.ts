import { expect, test } from 'vitest';
import { power, Rational } from './rational.ts';
import { acos, asin, atan, cos, exponential, logarithm, pi, sin, sqrt, tan } from './reals.ts';

const of = (text: string | number) => Rational.of(text);

test('knows pi, e and roots to fifty digits', () => {
  expect(pi.toFixed(50)).toBe('3.14159265358979323846264338327950288419716939937511');
  expect(exponential(of(1)).toFixed(50)).toBe(
    '2.71828182845904523536028747135266249775724709369996',
  );
  expect(sqrt(of(2)).toFixed(50)).toBe('1.41421356237309504880168872420969807856967187537695');
  expect(sqrt(of('0.0625')).toFixed(10)).toBe('0.2500000000');
  expect(logarithm(of(10)).toFixed(40)).toBe('2.3025850929940456840179914546843642076011');
});

test('angles and their inverses agree', () => {
  expect(sin(of(30)).toFixed(50)).toBe(of('0.5').toFixed(50));
  expect(cos(of(60)).toFixed(50)).toBe(of('0.5').toFixed(50));
  expect(tan(of(45)).toFixed(50)).toBe(of(1).toFixed(50));
  expect(atan(of(1)).toFixed(50)).toBe(of(45).toFixed(50));
  expect(asin(of('0.5')).toFixed(50)).toBe(of(30).toFixed(50));
  expect(acos(of('-0.5')).toFixed(50)).toBe(of(120).toFixed(50));
  expect(atan(tan(of('37.25'))).toFixed(50)).toBe(of('37.25').toFixed(50));
});

test('powers take any base above zero and any exponent', () => {
  expect(power(of('0.25'), of('0.5')).toFixed(20)).toBe(of('0.5').toFixed(20));
  expect(power(of('0.9'), of('-2')).toFixed(20)).toBe(of(1).div('0.81').toFixed(20));
});
