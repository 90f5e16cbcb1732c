import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Big } from '../schemas/decimal.ts';
import {
  normal,
  normalQuantile,
  tDistribution,
  tQuantile,
} from '../schemas/functions/distributions.ts';
import { runs } from '../src/engine/check/random-inputs.ts';
import { exp, fixed, one, Rational } from './oracle/rational.ts';
import * as oracle from './oracle/reals.ts';

/*
 * The normal distribution and Student's t, held against printed tables and against other ways to the
 * same figures: a trapezoid rule for the normal tail, finite sums of sines and cosines for Student's t.
 */

const rational = (value: Big) => Rational.of(value.toFixed());

/** Whether two differ by less than a part of 10^45. */
function agree(value: Big, expected: Rational | Big, part = '1e-45') {
  const other = expected instanceof Rational ? rationalToBig(expected) : expected;
  const off = value.minus(other).abs();
  expect(
    off.lte(other.abs().times(part)),
    `${value.toExponential(60)} for ${other.toExponential(60)}`,
  ).toBe(true);
}

/** The first sixty digits of a rational, however small it is. */
function rationalToBig(value: Rational): Big {
  const digits = value.numerator.toString().length - value.denominator.toString().length;
  const shift = Math.max(0, 62 - digits);
  return Big(value.mul(new Rational(10n ** BigInt(shift))).toFixed(0)).times(Big(`1e-${shift}`));
}

/**
 * The tail of the normal distribution above z by the trapezoid rule in steps of a quarter:
 * C. Chiarella and A. Reichel, "On the Evaluation of Integrals Related to the Error Function",
 * Mathematics of Computation 22, 1968. It is right to 10^-68 of itself.
 */
function tailByTrapezoids(z: Big): Rational {
  const square = rational(z).mul(rational(z)).div(2);
  const x = oracle.sqrt(square);
  const squareFixed = fixed(square);
  let sum = (one * one) / squareFixed;
  for (let n = 1n; n < 80n; n += 1n) {
    const step = (n * n * one) / 16n;
    sum += (2n * exp(-step) * one) / (step + squareFixed);
  }
  // e^(-x²) by squaring its root, in which digits are left.
  const parts = 2 ** 6;
  const factor = new Rational(exp(-squareFixed / BigInt(parts)), one).pow(parts);
  const trapezoids = x.div(4).div(oracle.pi).mul(factor).mul(new Rational(sum, one));
  // Beyond π times four there is no pole to make up for.
  if (x.cmp(oracle.pi.mul(4)) > 0) return trapezoids.div(2);
  const growth = exp(fixed(x.mul(8).mul(oracle.pi)));
  return trapezoids.sub(new Rational(2n * one, growth - one)).div(2);
}

/** The probability of more than t, by the finite sums for whole degrees of freedom. */
function tailBySum(t: Big, df: number): Rational {
  const of = rational(t);
  const degrees = Rational.of(df);
  const below = of.mul(of).add(degrees);
  const cosineSquare = fixed(degrees.div(below));
  const sine = fixed(of.div(oracle.sqrt(below)));
  const odd = df % 2;
  let term = odd ? fixed(oracle.sqrt(degrees.div(below))) : one;
  let sum = df === 1 ? 0n : term;
  for (let k = BigInt(2 + odd); k < df; k += 2n) {
    term = (((term * (k - 1n)) / k) * cosineSquare) / one;
    sum += term;
  }
  const product = new Rational((sine * sum) / one, one);
  const angle = oracle
    .atan(of.div(oracle.sqrt(degrees)))
    .mul(oracle.pi)
    .div(180);
  const inside = odd ? angle.add(product).mul(2).div(oracle.pi) : product;
  return Rational.of(1).sub(inside).div(2);
}

describe('the normal distribution', () => {
  test.each([
    // Figures of the tables in Abramowitz and Stegun, 26.1 and 26.2, and of the error function.
    ['0', '0.5'],
    ['1', '0.841344746068543'],
    ['2', '0.977249868051821'],
    ['3', '0.998650101968370'],
    ['-1', '0.158655253931457'],
    ['-5', '2.86651571879194e-7'],
    ['-8', '6.22096057427178e-16'],
    ['-10', '7.61985302416053e-24'],
    ['-37', '5.72557122252458e-300'],
  ])('at %s is %s', (z, expected) => {
    expect(normal(Big(z)).prec(15, 1).eq(expected)).toBe(true);
  });

  test('at zero is one half, exactly; far out it is 0 and 1', () => {
    expect(normal(Big(0)).toFixed()).toBe('0.5');
    expect(normal(Big(20)).toFixed()).toBe('1');
    expect(normal(Big(-70)).toFixed()).toBe('0');
    expect(normal(Big('-1e9')).toFixed()).toBe('0');
    expect(normal(Big('1e9')).toFixed()).toBe('1');
  });

  test.each([
    '0.001',
    '0.1',
    '1',
    '2.999',
    '3',
    '5.99',
    '5.999999',
    '6',
    '6.5',
    '8',
    '12',
    '20',
    '37',
  ])('above %s is what the trapezoid rule gives', (z) =>
    agree(normal(Big(z).neg()), tailByTrapezoids(Big(z))),
  );

  test('has what it has below z not above', () => {
    for (const z of ['0.3', '2', '5', '7']) {
      const both = normal(Big(z)).plus(normal(Big(z).neg()));
      expect(both.minus(1).abs().lt('1e-58'), z).toBe(true);
    }
  });
});

describe('the quantile of the normal distribution', () => {
  test.each([
    ['0.5', '0.000000'],
    ['0.75', '0.674490'],
    ['0.9', '1.281552'],
    ['0.95', '1.644854'],
    ['0.975', '1.959964'],
    ['0.995', '2.575829'],
    ['0.9995', '3.290527'],
    ['0.025', '-1.959964'],
  ])('at %s is %s', (p, expected) => {
    expect(normalQuantile(Big(p)).toFixed(6)).toBe(expected);
  });

  test('gives the probability back, in both tails and next to the middle', () => {
    for (const p of [
      '1e-300',
      '1e-100',
      '1e-17',
      '0.0001',
      '0.3',
      '0.499999',
      '0.5000000000000001',
      '0.6',
      '0.99',
    ]) {
      agree(normal(normalQuantile(Big(p))), Big(p));
    }
    const almost = Big(1).minus('1e-25');
    agree(normal(normalQuantile(almost).neg()), Big('1e-25'));
    expect(normalQuantile(Big(1).div(3).times('1.5')).toFixed()).toBe('0');
  });

  test('is a RangeError of what is no probability between 0 and 1', () => {
    for (const p of ['0', '1', '-0.1', '1.5']) {
      expect(() => normalQuantile(Big(p))).toThrow(
        new RangeError('A probability lies between 0 and 1.'),
      );
    }
  });
});

const degrees = [1, 2, 3, 4, 5, 8, 9, 30, 31, 199, 200, 201, 1000, 20_001] as const;

describe("Student's t distribution", () => {
  test.each(degrees)('with %d degrees of freedom is what the finite sum gives', (df) => {
    for (const t of ['0.01', '0.5', '0.999', '1', '1.001', '2', '3', '4.5', '5.9', '6.1', '7']) {
      agree(tDistribution(Big(t).neg(), Big(df)), tailBySum(Big(t), df));
    }
  });

  test('is so with a million as well', () => {
    for (const t of ['1.96', '6.05']) {
      agree(tDistribution(Big(t).neg(), Big(1_000_000)), tailBySum(Big(t), 1_000_000));
    }
  });

  test('has exact results, tails that keep their digits, and two sides that are alike', () => {
    expect(tDistribution(Big(0), Big(7)).toFixed()).toBe('0.5');
    expect(tDistribution(Big(1), Big(1)).round(55).toFixed()).toBe('0.75');
    // Far out, one degree of freedom leaves 1 / (π t) but for a part of 1 / (3 t²).
    agree(tDistribution(Big('-1e30'), Big(1)).times('1e30'), Rational.of(1).div(oracle.pi));
    const both = tDistribution(Big(2), Big(9)).plus(tDistribution(Big(-2), Big(9)));
    expect(both.minus(1).abs().lt('1e-58')).toBe(true);
    agree(tDistribution(Big(-2), Big('1e15')), normal(Big(-2)), '1e-13');
  });

  test('needs whole degrees of freedom', () => {
    for (const df of ['0', '-3', '2.5', '2e15']) {
      expect(() => tDistribution(Big(1), Big(df)), df).toThrow(
        'Degrees of freedom are a whole number',
      );
      expect(() => tQuantile(Big('0.9'), Big(df)), df).toThrow(RangeError);
    }
    expect(tDistribution(Big(0), Big(1).div(3).times(3)).toFixed()).toBe('0.5');
  });
});

describe("the quantile of Student's t", () => {
  test.each([
    // The printed table, to three decimals.
    ['0.75', 1, '1.000'],
    ['0.75', 10, '0.700'],
    ['0.9', 1, '3.078'],
    ['0.95', 1, '6.314'],
    ['0.975', 1, '12.706'],
    ['0.99', 1, '31.821'],
    ['0.995', 1, '63.657'],
    ['0.975', 2, '4.303'],
    ['0.995', 3, '5.841'],
    ['0.975', 4, '2.776'],
    ['0.95', 9, '1.833'],
    ['0.975', 14, '2.145'],
    ['0.975', 24, '2.064'],
    ['0.975', 30, '2.042'],
    ['0.995', 120, '2.617'],
    ['0.975', 1_000_000, '1.960'],
    ['0.025', 14, '-2.145'],
  ] as const)('at %s with %d degrees of freedom is %s', (p, df, expected) => {
    expect(tQuantile(Big(p), Big(df)).toFixed(3)).toBe(expected);
  });

  test('has a formula for one and for two degrees of freedom', () => {
    for (const p of ['0.75', '0.9', '0.975', '0.99995']) {
      const angle = Rational.of(p).sub('0.5').mul(180);
      agree(tQuantile(Big(p), Big(1)), oracle.tan(angle));
      const q = Rational.of(p);
      const spread = Rational.of(2).mul(q).mul(Rational.of(1).sub(q));
      const two = q.mul(2).sub(1).div(oracle.sqrt(spread));
      agree(tQuantile(Big(p), Big(2)), two);
    }
  });

  test('gives the probability back, whatever the degrees of freedom', () => {
    const tails = fc.integer({ min: 50, max: 499_999 }).map((digits) => Big(digits).div(1_000_000));
    const freedom = fc.oneof(
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 1, max: 1_000_000 }),
    );
    fc.assert(
      fc.property(tails, freedom, (p, df) => {
        const t = tQuantile(p, Big(df));
        agree(tDistribution(t, Big(df)), p);
        expect(tQuantile(Big(1).minus(p), Big(df)).eq(t.neg())).toBe(true);
      }),
      { ...runs, numRuns: 60 },
    );
  });

  test('is 0 at one half, and goes to that of the normal distribution', () => {
    expect(tQuantile(Big('0.5'), Big(3)).toFixed()).toBe('0');
    agree(tQuantile(Big('0.975'), Big('1e12')), normalQuantile(Big('0.975')), '1e-11');
    expect(() => tQuantile(Big(1), Big(3))).toThrow(RangeError);
  });
});
