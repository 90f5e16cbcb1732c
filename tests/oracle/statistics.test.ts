import { describe, expect, test } from 'vitest';
import { answer, exactAnswer, expectRounded, roundedRows } from './answers.ts';
import {
  binomial,
  mostSummed,
  normalAbove,
  normalQuantileAbove,
  studentAbove,
  studentQuantileAbove,
} from './distributions.ts';
import type { Typed } from './oracle.ts';
import { Rational } from './rational.ts';
import { statistics } from './statistics.ts';

const of = (text: string | number) => Rational.of(text);

const expectResults = (slug: string, typed: Typed, expected: Readonly<Record<string, string>>) =>
  expectRounded(statistics[slug], typed, expected);

const idsOf = (slug: string, typed: Typed) => Object.keys(answer(statistics[slug], typed));

/** So many decimal places as the figures of NIST have. */
const deviation = (values: string, mean: string, sampleSd: string) =>
  expectResults('standard-deviation', { values }, { mean, sampleSd });

describe('distributions', () => {
  test('the normal distribution is right far out and back again', () => {
    expect(normalAbove(of(0)).cmp('0.5')).toBe(0);
    expect(normalAbove(of(8)).toFixed(31)).toBe('0.0000000000000006220960574271784');
    expect(normalQuantileAbove(of('0.025')).toFixed(30)).toBe('1.959963984540054235524594430521');
    for (const tail of ['0.499999', '0.25', '0.001', `0.${'0'.repeat(28)}1`, '0.9999999999']) {
      const back = normalAbove(normalQuantileAbove(of(tail)));
      expect(back.div(tail).toFixed(40)).toBe(of(1).toFixed(40));
    }
  });

  test('both ways to Student’s t agree, and quantiles lead back', () => {
    for (const n of [mostSummed, mostSummed + 1, 5000]) {
      expect(studentAbove(of('1.7'), n, true).toFixed(60)).toBe(
        studentAbove(of('1.7'), n, false).toFixed(60),
      );
    }
    // One and two degrees have closed forms.
    expect(studentQuantileAbove(of('0.00005'), 1).toFixed(20)).toBe('6366.19767131593578479692');
    const tail = of('0.01');
    const square = of('0.98').pow(2).div(tail.mul('1.98'));
    const two = studentQuantileAbove(tail, 2);
    expect(two.mul(two).toFixed(50)).toBe(square.toFixed(50));
    for (const n of [1, 2, 3, 24, 299, 300, 301, 999_999]) {
      expect(studentAbove(studentQuantileAbove(of('0.0125'), n), n).toFixed(50)).toBe(
        of('0.0125').toFixed(50),
      );
    }
  });

  test('exact and scaled weights of the binomial distribution meet', () => {
    const [few, more] = [binomial(100, of('0.37')), binomial(101, of('0.37'))];
    for (const k of [1, 37, 60]) {
      const pascal = few(k - 1, k - 1)
        .mul('0.37')
        .add(few(k, k).mul('0.63'));
      expect(more(k, k).toFixed(60)).toBe(pascal.toFixed(60));
    }
  });
});

describe('average', () => {
  test('weighs, and knows both kinds of quartiles', () => {
    expect(idsOf('average', { values: '0 1' })).not.toContain('geometricMean');
    expect(idsOf('average', { values: '0 1' })).not.toContain('weightedMean');
  });
});

/** Certified: NIST, Statistical Reference Datasets, univariate summary statistics. */
describe('standard-deviation', () => {
  const pairs = (first: string, low: string, high: string) =>
    [first, ...Array.from({ length: 500 }, () => `${low} ${high}`)].join(' ');

  test('gives the examples', () => {
    expect(idsOf('standard-deviation', { values: '-1 1' })).not.toContain('variation');
    expect(
      exactAnswer(statistics['standard-deviation'], { values: '3 1' }).deviations,
    ).toHaveLength(2);
  });

  test('gives the certified figures of made data', () => {
    const exact = (text: string) => text + '0'.repeat(20);
    deviation(pairs('1.2', '1.1', '1.3'), exact('1.2'), exact('0.1'));
    deviation(pairs('1000000.2', '1000000.1', '1000000.3'), exact('1000000.2'), exact('0.1'));
    deviation(pairs('10000000.2', '10000000.1', '10000000.3'), exact('10000000.2'), exact('0.1'));
  });
});

test('combinations gives the examples', () => {
  const { permutationsRepeated } = exactAnswer(statistics.combinations, { n: '1000', r: '1000' });
  expect((permutationsRepeated as Rational).toFixed(0)).toHaveLength(3001);
});

describe('sample-size', () => {
  test('gives the examples', () => {
    expect(idsOf('sample-size', {})).toEqual(['sampleSize', 'zValue']);
  });
});

describe('linear-regression', () => {
  test('leaves out what two pairs or equal values do not have', () => {
    const two = { xValues: '1 2', yValues: '5 3' };
    expect(idsOf('linear-regression', two)).toEqual([
      'equation',
      'slope',
      'intercept',
      'r',
      'rSquared',
      'count',
    ]);

    const flat = { xValues: '1 2 3', yValues: '4 4 4' };
    expect(idsOf('linear-regression', flat)).not.toContain('r');

    expect(exactAnswer(statistics['linear-regression'], flat).residuals).toHaveLength(3);
  });
});

describe('binomial-probability', () => {
  test('has certain ends, and a table around the middle', () => {
    const rows = (trials: string, probability: string) =>
      roundedRows(
        statistics['binomial-probability'],
        { trials, probability, successes: '0' },
        'distribution',
        0,
      );
    expect(rows('60', '0.01')).toHaveLength(61);
    // 50 ± 4·5.
    expect(rows('100', '0.5').map(({ k }) => k)).toEqual(
      Array.from({ length: 41 }, (_, index) => String(30 + index)),
    );
  });
});
