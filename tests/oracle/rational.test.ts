import { describe, expect, test } from 'vitest';
import { log10, power, Rational } from './rational.ts';

/*
 * Compares the oracle's arithmetic with constants from printed tables.
 */

const of = Rational.of;

describe('rationals', () => {
  test('round halves away from zero, and never to minus zero', () => {
    expect(of('1.005').toFixed(2)).toBe('1.01');
    expect(of('-1.005').toFixed(2)).toBe('-1.01');
    expect(of('-0.004').toFixed(2)).toBe('0.00');
    expect(of('2.5').toFixed(0)).toBe('3');
    expect(of(1).div(3).toFixed(5)).toBe('0.33333');
  });

  test('have a floor and a ceiling on both sides of zero', () => {
    expect([of('2.1').floor(), of('2.1').ceil(), of(2).ceil()]).toEqual([2n, 3n, 2n]);
    expect([of('-2.1').floor(), of('-2.1').ceil(), of(-2).floor()]).toEqual([-3n, -2n, -2n]);
  });

  test('take whole powers exactly', () => {
    expect(of('1.1').pow(3).cmp('1.331')).toBe(0);
    expect(of('0.5').pow(-2).cmp(4)).toBe(0);
  });
});

describe('real functions', () => {
  test('agree with tables to fifty digits', () => {
    expect(log10(of(2)).toFixed(50)).toBe('0.30102999566398119521373889472449302676818988146211');
    expect(power(of(2), of('0.5')).toFixed(50)).toBe(
      '1.41421356237309504880168872420969807856967187537695',
    );
    expect(log10(of('0.001')).toFixed(50)).toBe(of(-3).toFixed(50));
  });

  test('give the same long power by squaring and by its logarithm', () => {
    const base = of(1).add(of('7.3').div(1200));
    const bySquaring = power(base, of(720));
    const byParts = power(base, of('360.5')).mul(power(base, of('359.5')));
    expect(
      bySquaring
        .sub(byParts)
        .abs()
        .cmp(new Rational(1n, 10n ** 60n)),
    ).toBe(-1);
  });

  test('take a root exactly where there is one', () => {
    expect(power(of('1.21'), of('1.5')).cmp('1.331')).toBe(0);
  });
});
