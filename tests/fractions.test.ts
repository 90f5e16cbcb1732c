import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  compared,
  dividedBy,
  fraction,
  fractionText,
  madeWhole,
  minus,
  mixedText,
  plus,
  readFraction,
  repeatingDecimal,
  times,
} from '../calculators/shared/fractions.ts';
import { Big } from '../schemas/decimal.ts';
import { runs } from '../src/engine/check/random-inputs.ts';

/*
 * Exact fractions, against what is known of them: the laws of arithmetic, and decimals that are put
 * together again from their digits.
 */

const whole = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });
const anyFraction = fc
  .tuple(
    whole,
    whole.filter((bottom) => bottom !== 0n),
  )
  .map(([top, bottom]) => fraction(top, bottom));
const text = (written: string) => readFraction(written);

describe('a fraction', () => {
  test('is in lowest terms, with its sign above the line', () => {
    expect(fraction(6n, -4n)).toEqual({ top: -3n, bottom: 2n });
    expect(fraction(-6n, -4n)).toEqual({ top: 3n, bottom: 2n });
    expect(fraction(0n, -7n)).toEqual({ top: 0n, bottom: 1n });
    expect(() => fraction(1n, 0n)).toThrow(RangeError);
  });

  test('stands for the same number as before it was reduced', () => {
    fc.assert(
      fc.property(whole, whole, (top, bottom) => {
        fc.pre(bottom !== 0n);
        const reduced = fraction(top, bottom);
        expect(reduced.top * bottom).toBe(top * reduced.bottom);
        expect(reduced.bottom > 0n).toBe(true);
        expect(fraction(reduced.top * 12n, reduced.bottom * 12n)).toEqual(reduced);
      }),
      runs,
    );
  });

  test.each([
    [['17.5', '100'], 10, [175, 1000]],
    [['0.25', '-1.125', '3'], 1000, [250, -1125, 3000]],
    [['12.500', '4'], 10, [125, 40]],
    [['7', '40'], 1, [7, 40]],
    [[], 1, []],
  ])('can be made of %o, times %i', (typed, scale, whole) => {
    const found = madeWhole(typed.map((each) => Big(each)));
    expect(found.scale.toNumber()).toBe(scale);
    expect(found.whole.map(Number)).toEqual(whole);
  });

  test.each([
    ['19/10', '1 9/10'],
    ['-7/2', '-3 1/2'],
    ['9/10', '9/10'],
    ['-9/10', '-9/10'],
    ['-12/4', '-3'],
    ['0/5', '0'],
  ])('%s as a mixed number is %s', (typed, expected) => {
    expect(mixedText(text(typed))).toBe(expected);
  });
});

describe('the arithmetic of fractions', () => {
  test.each([
    [plus(text('7/12'), text('5/18')), '31/36'],
    [minus(text('5/6'), text('7/15')), '11/30'],
    [times(text('19/8'), text('4/5')), '19/10'],
    [dividedBy(text('5/6'), text('7/15')), '25/14'],
    [dividedBy(text('1/2'), text('-3/4')), '-2/3'],
  ])('is exact: %o', (found, expected) => {
    expect(fractionText(found)).toBe(expected);
  });

  test('undoes itself', () => {
    fc.assert(
      fc.property(anyFraction, anyFraction, (a, b) => {
        expect(minus(plus(a, b), b)).toEqual(a);
        expect(plus(a, b)).toEqual(plus(b, a));
        if (b.top !== 0n) expect(dividedBy(times(a, b), b)).toEqual(a);
        expect(compared(a, b)).toBe(-compared(b, a) + 0);
        expect(compared(a, b) > 0).toBe(minus(a, b).top > 0n);
        expect(compared(a, a)).toBe(0);
      }),
      runs,
    );
  });

  test('refuses a division by 0', () => {
    expect(() => dividedBy(text('1/2'), text('0/3'))).toThrow(RangeError);
  });
});

describe('the decimal of a fraction', () => {
  test.each([
    ['11/30', '0.3(6)'],
    ['1/7', '0.(142857)'],
    ['3/8', '0.375'],
    ['4/1', '4'],
    ['-25/14', '-1.7(857142)'],
    ['-1/3', '-0.(3)'],
    ['1/28', '0.03(571428)'],
    ['0/3', '0'],
  ])('%s is %s', (typed, expected) => {
    expect(repeatingDecimal(text(typed), 50)).toBe(expected);
  });

  test('is cut after so many digits, unless it has exactly as many', () => {
    expect(repeatingDecimal(text('1/7'), 6)).toBe('0.(142857)');
    expect(repeatingDecimal(text('1/7'), 5)).toBe('0.14285…');

    expect(repeatingDecimal(text('3/8'), 3)).toBe('0.375');
    expect(repeatingDecimal(text('3/8'), 2)).toBe('0.37…');
    expect(repeatingDecimal(fraction(1n, 2n ** 50n), 50)).toBe(
      `0.${String(5n ** 50n).padStart(50, '0')}`,
    );
    expect(repeatingDecimal(fraction(1n, 2n ** 51n), 50)).toMatch(/^0\.\d{50}…$/);
  });

  test('gives the fraction back when it is put together again', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -5000, max: 5000 }),
        fc.integer({ min: 1, max: 400 }),
        (top, bottom) => {
          const exact = fraction(BigInt(top), BigInt(bottom));
          const [, sign, before = '', once = '', again = ''] =
            /^(-?)(\d+)(?:\.(\d*)(?:\((\d+)\))?)?$/.exec(repeatingDecimal(exact, 500)) ?? [];
          const scale = 10n ** BigInt(once.length);
          const repeating = again
            ? fraction(BigInt(again), (10n ** BigInt(again.length) - 1n) * scale)
            : fraction(0n, 1n);
          const found = plus(fraction(BigInt(before + once), scale), repeating);
          expect(sign ? { ...found, top: -found.top } : found).toEqual(exact);
        },
      ),
      runs,
    );
  });
});
