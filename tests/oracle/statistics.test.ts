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

const expectRefusal = (slug: string, typed: Typed, message: string, field: string) =>
  expect(answer(statistics[slug], typed)).toEqual({ message, field });

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
  const months =
    '3 4 8 8 10 11 12 13 14 15 15 16 16 17 17 18 21 22 22 24 24 25 26 26 27 27 29 29 31 32 33 33 34 34 35 37 40 44 44 47';

  test('gives the examples', () => {
    expectResults('average', { values: months }, { mean: '23.575', median: '24', count: '40' });
    expectResults(
      'average',
      { values: '3, 7, 7, 2, 9, 12, 15' },
      {
        mean: '7.857142857',
        median: '7',
        mode: '7',
        range: '13',
        q1: '5',
        q3: '10.5',
        geometricMean: '6.473262105',
        harmonicMean: '5.071880391',
      },
    );
  });

  test('tells modes by their values, ten at most', () => {
    const mode = (values: string) => answer(statistics.average, { values }).mode;
    expect(mode('5')).toBe('No mode');
    expect(mode('1.50 1.5 100 100.0 -0 0')).toBe('0, 1.5, 100');
    const twelve = Array.from({ length: 12 }, (_, index) => 12 - index).join(' ');
    expect(mode(`${twelve}\n${twelve}`)).toBe('1, 2, 3, 4, 5, 6, 7, 8, 9, 10 and 2 more');
  });

  test('weighs, and knows both kinds of quartiles', () => {
    const values = '3, 7, 7, 2, 9, 12, 15';
    expectResults('average', { values, weights: '1 0 0 0 0 0 3' }, { weightedMean: '12' });
    expectResults('average', { values, quartileMethod: 'exclusive' }, { q1: '3', q3: '12' });
    expectResults('average', { values: '4;8', quartileMethod: 'exclusive' }, { q1: '4', q3: '8' });
    expect(idsOf('average', { values: '0 1' })).not.toContain('geometricMean');
    expect(idsOf('average', { values: '0 1' })).not.toContain('weightedMean');
  });

  test('refuses weights that fit no values', () => {
    expectRefusal(
      'average',
      { values: '1 2', weights: '1' },
      'Enter as many weights as values: one for each, in the same order.',
      'weights',
    );
    expectRefusal(
      'average',
      { values: '1 2', weights: '0, 0' },
      'At least one weight must be above 0.',
      'weights',
    );
  });
});

/** Certified: NIST, Statistical Reference Datasets, univariate summary statistics. */
describe('standard-deviation', () => {
  const pairs = (first: string, low: string, high: string) =>
    [first, ...Array.from({ length: 500 }, () => `${low} ${high}`)].join(' ');

  test('gives the examples', () => {
    expectResults(
      'standard-deviation',
      {
        values:
          '9, 9.5, 9.5, 10, 10, 10, 10, 10.5, 10.5, 10.5, 10.5, 11, 11, 11, 11, 11, 11, 11.5, 11.5, 11.5',
      },
      { mean: '10.525', sampleSd: '0.7158910532' },
    );
    expectResults(
      'standard-deviation',
      { values: '2 4 4 4 5 5 7 9' },
      { mean: '5', populationSd: '2', sampleSd: '2.138089935' },
    );
    expectRefusal(
      'standard-deviation',
      { values: '7' },
      'Enter at least two values: one alone has no spread.',
      'values',
    );
    expect(idsOf('standard-deviation', { values: '-1 1' })).not.toContain('variation');
    expect(
      exactAnswer(statistics['standard-deviation'], { values: '3 1' }).deviations,
    ).toHaveLength(2);
  });

  test('gives the certified figures of made data', () => {
    const exact = (text: string) => text + '0'.repeat(20);
    deviation('10000001 10000003 10000002', '10000002', exact('1.'));
    deviation(pairs('1.2', '1.1', '1.3'), exact('1.2'), exact('0.1'));
    deviation(pairs('1000000.2', '1000000.1', '1000000.3'), exact('1000000.2'), exact('0.1'));
    deviation(pairs('10000000.2', '10000000.1', '10000000.3'), exact('10000000.2'), exact('0.1'));
  });

  test('gives the certified figures of measured data', () => {
    const lew =
      '-213 -564 -35 -15 141 115 -420 -360 203 -338 -431 194 -220 -513 154 -125 -559 92 -21 -579 -52 99 -543 -175 162 -457 -346 204 -300 -474 164 -107 -572 -8 83 -541 -224 180 -420 -374 201 -236 -531 83 27 -564 -112 131 -507 -254 199 -311 -495 143 -46 -579 -90 136 -472 -338 202 -287 -477 169 -124 -568 17 48 -568 -135 162 -430 -422 172 -74 -577 -13 92 -534 -243 194 -355 -465 156 -81 -578 -64 139 -449 -384 193 -198 -538 110 -44 -577 -6 66 -552 -164 161 -460 -344 205 -281 -504 134 -28 -576 -118 156 -437 -381 200 -220 -540 83 11 -568 -160 172 -414 -408 188 -125 -572 -32 139 -492 -321 205 -262 -504 142 -83 -574 0 48 -571 -106 137 -501 -266 190 -391 -406 194 -186 -553 83 -13 -577 -49 103 -515 -280 201 300 -506 131 -45 -578 -80 138 -462 -361 201 -211 -554 32 74 -533 -235 187 -372 -442 182 -147 -566 25 68 -535 -244 194 -351 -463 174 -125 -570 15 72 -550 -190 172 -424 -385 198 -218 -536 96';
    deviation(lew, '-177.435000000000', '277.332168044316');
    const mavro =
      '180 170 180 190 180 170 150 140 150 150 170 180 180 190 190 210 200 160 140 130 130 150 150 160 150 140 130 140 150 140 150 160 150 160 190 200 200 210 220 230 240 250 270 260 260 260 270 260 250 240';
    deviation(mavro.replace(/\d+/g, '2.00$&'), '2.00185600000000', '0.000429123454003053');
    const michelson =
      '85 74 90 107 93 85 95 98 98 88 100 98 93 65 76 81 100 100 96 96 96 94 96 94 88 80 85 88 90 84 83 79 81 88 88 83 80 79 76 80 88 88 88 86 72 72 62 86 97 95 88 91 85 87 84 84 85 84 84 84 89 81 81 82 80 77 76 74 75 76 91 92 89 86 88 72 84 85 85 78 89 84 78 81 76 81 79 81 82 85 87 87 81 74 81 94 95 80 81 87';
    const speeds = michelson.replace(/\d+/g, (part) => of(part).div(100).add(299).toFixed(2));
    deviation(speeds, '299.852400000000', '0.0790105478190518');
  });
});

describe('z-score', () => {
  test('gives the examples', () => {
    expectResults('z-score', { x: '65', mean: '63', sd: '5' }, { above: '0.3445782584' });
    expectResults(
      'z-score',
      { mode: 'percentile', probability: '0.9', mean: '63', sd: '5' },
      { valueAt: '69.40775783' },
    );
    expectResults(
      'z-score',
      { mode: 'value', x: '130', mean: '100', sd: '15', lower: 'rubbish' },
      { z: '2', below: '0.9772498681', above: '0.02275013195', twoSided: '0.0455002639' },
    );
    expectResults('z-score', { mode: 'percentile', probability: '0.975' }, { zAt: '1.959963985' });
    expectResults('z-score', { x: '8' }, { above: '0.0000000000000006220960574' });
    expectResults('z-score', { mode: 'percentile', probability: '0.5' }, { zAt: '0' });
  });

  test('counts the smallest probabilities as none, and keeps others far out', () => {
    const none = `0.${'0'.repeat(50)}`;
    // The same distance to both sides is twice as likely, and just above the limit.
    expectResults(
      'z-score',
      { x: '-11.5' },
      { below: none, percentile: none, twoSided: `0.${'0'.repeat(29)}1319154` },
    );
    expectResults('z-score', { x: '-11.6' }, { below: none, twoSided: none });
    expectResults(
      'z-score',
      { mode: 'between', lower: '8', upper: '9' },
      { between: '0.000000000000000621983199', zLower: '8', zUpper: '9' },
    );
    expectResults('z-score', { mode: 'between', lower: '-40', upper: '40' }, { outside: none });
  });

  test('refuses bounds that do not rise', () => {
    expectRefusal(
      'z-score',
      { mode: 'between', lower: '1', upper: '1' },
      'The upper value must be above the lower one.',
      'upper',
    );
  });
});

test('combinations gives the examples', () => {
  const remark = 'Without repetition no more than n things can be chosen, so there is no way.';
  expectResults(
    'combinations',
    { n: '52', r: '5' },
    {
      combinations: '2598960',
      permutations: '311875200',
      combinationsRepeated: '3819816',
      permutationsRepeated: '380204032',
    },
  );
  expectResults('combinations', { n: '49', r: '6' }, { combinations: '13983816' });
  expectResults(
    'combinations',
    { n: '3', r: '5' },
    {
      combinations: '0',
      permutations: '0',
      combinationsRepeated: '21',
      permutationsRepeated: '243',
      remark,
    },
  );
  expectResults(
    'combinations',
    { n: '0', r: '0' },
    { combinations: '1', permutations: '1', combinationsRepeated: '1', permutationsRepeated: '1' },
  );
  expectResults(
    'combinations',
    { n: '0', r: '2' },
    { combinations: '0', combinationsRepeated: '0', permutationsRepeated: '0', remark },
  );
  const { permutationsRepeated } = exactAnswer(statistics.combinations, { n: '1000', r: '1000' });
  expect((permutationsRepeated as Rational).toFixed(0)).toHaveLength(3001);
});

describe('sample-size', () => {
  test('gives the examples', () => {
    expectResults(
      'sample-size',
      { confidence: '90', margin: '3', proportion: '50' },
      { sampleSize: '752' },
    );
    expectResults('sample-size', {}, { sampleSize: '385' });
    expect(idsOf('sample-size', {})).toEqual(['sampleSize', 'zValue']);
    expectResults(
      'sample-size',
      { population: '2000' },
      { sampleSize: '323', unlimitedSize: '385' },
    );
    expectResults(
      'sample-size',
      { confidence: '99', margin: '3', proportion: '30' },
      { sampleSize: '1549', zValue: '2.575829' },
    );
    expectResults('sample-size', { population: '1' }, { sampleSize: '1' });
  });

  test('finds the margin of a sample', () => {
    const margin = (sample: string, population: string) => ({
      find: 'margin',
      sample,
      population,
    });
    expectResults('sample-size', margin('385', ''), { marginOfError: '4.99' });
    expectResults('sample-size', margin('1', '1'), { marginOfError: '0.00000000' });
    expectRefusal(
      'sample-size',
      margin('11', '10'),
      'The sample cannot be larger than the population.',
      'sample',
    );
  });
});

describe('confidence-interval', () => {
  test('gives the examples', () => {
    const interval = (mean: string, sd: string, sampleSize: string) => ({ mean, sd, sampleSize });
    expectResults('confidence-interval', interval('8.2267', '1.6722', '15'), {
      lower: '7.30',
      upper: '9.15',
    });
    expectResults(
      'confidence-interval',
      { kind: 'meanKnown', ...interval('68', '3', '36'), confidence: '90' },
      { lower: '67.17757319', upper: '68.82242681' },
    );
    expectResults('confidence-interval', interval('9.261460', '0.02278881', '195'), {
      // NIST prints …242, from a mean with more decimals than it prints.
      lower: '9.258241',
      upper: '9.264679',
    });
    expectResults('confidence-interval', interval('21.5', '3.2', '25'), {
      criticalValue: '2.063899',
      lower: '20.17910492',
      upper: '22.82089508',
    });
    expectResults(
      'confidence-interval',
      { kind: 'proportion', successes: '54', sampleSize: '120' },
      { lowerShare: '36.39', upperShare: '53.92', share: '45' },
    );
  });

  test('knows the ends of shares', () => {
    const zeros = '0'.repeat(30);
    const share = (successes: string) => ({ kind: 'proportion', successes, sampleSize: '7' });
    expectResults('confidence-interval', share('0'), { lowerShare: `0.${zeros}` });
    expectResults('confidence-interval', share('7'), { upperShare: `100.${zeros}` });
  });

  test('refuses what has no interval', () => {
    expectRefusal(
      'confidence-interval',
      { mean: '1', sd: '1', sampleSize: '1' },
      'Enter a sample of at least 2: one value says nothing about the spread.',
      'sampleSize',
    );
    expectRefusal(
      'confidence-interval',
      { kind: 'proportion', successes: '8', sampleSize: '7' },
      'There cannot be more cases than the sample has.',
      'successes',
    );
  });
});

describe('linear-regression', () => {
  test('gives the certified figures of Norris', () => {
    const xValues =
      '0.2 337.4 118.2 884.6 10.1 226.5 666.3 996.3 448.6 777.0 558.2 0.4 0.6 775.5 666.9 338.0 447.5 11.6 556.0 228.1 995.8 887.6 120.2 0.3 0.3 556.8 339.1 887.2 999.0 779.0 11.1 118.3 229.2 669.1 448.9 0.5';
    const yValues =
      '0.1 338.8 118.1 888.0 9.2 228.1 668.5 998.5 449.1 778.9 559.2 0.3 0.1 778.1 668.8 339.3 448.9 10.8 557.7 228.3 998.0 888.8 119.6 0.3 0.6 557.6 339.3 888.0 998.5 778.9 10.2 117.6 228.9 668.4 449.2 0.2';
    expectResults(
      'linear-regression',
      { xValues, yValues },
      {
        intercept: '-0.262323073774029',
        slope: '1.00211681802045',
        rSquared: '0.999993745883712',
        residualSd: '0.884796396144373',
        interceptError: '0.232818234301152',
        slopeError: '0.000429796848199937',
        count: '36',
      },
    );
  });

  test('gives the other example', () => {
    expectResults(
      'linear-regression',
      {
        xValues: '65, 67, 71, 71, 66, 75, 67, 70, 71, 69, 69',
        yValues: '175, 133, 185, 163, 126, 198, 153, 163, 159, 151, 159',
        predictAt: '73',
      },
      { slope: '4.83', intercept: '-173.51', r: '0.6631', prediction: '178.89' },
    );
  });

  test('leaves out what two pairs or equal values do not have', () => {
    const two = { xValues: '1 2', yValues: '5 3' };
    expect(idsOf('linear-regression', two)).toEqual([
      'slope',
      'intercept',
      'r',
      'rSquared',
      'count',
    ]);
    expectResults('linear-regression', two, { r: '-1', slope: '-2', intercept: '7' });
    const flat = { xValues: '1 2 3', yValues: '4 4 4' };
    expect(idsOf('linear-regression', flat)).not.toContain('r');
    expectResults('linear-regression', flat, { slope: '0', residualSd: '0', slopeError: '0' });
    expect(exactAnswer(statistics['linear-regression'], flat).residuals).toHaveLength(3);
  });

  test('refuses lists without a line', () => {
    expectRefusal(
      'linear-regression',
      { xValues: '1 2', yValues: '1 2 3' },
      'Enter as many y values as x values.',
      'yValues',
    );
    expectRefusal(
      'linear-regression',
      { xValues: '2 2.0', yValues: '1 2' },
      'All x values are equal: the line would be upright. Enter at least two different ones.',
      'xValues',
    );
  });
});

describe('binomial-probability', () => {
  test('gives the examples', () => {
    expectResults(
      'binomial-probability',
      { trials: '20', probability: '0.41', successes: '12' },
      { atMost: '0.9737849204' },
    );
    expectResults(
      'binomial-probability',
      { trials: '20', probability: '0.3', successes: '5' },
      {
        exactly: '0.1788630506',
        atMost: '0.4163708294',
        atLeast: '0.7624922211',
        mean: '6',
        sd: '2.04939',
      },
    );
    expectResults(
      'binomial-probability',
      { trials: '100', probability: '0.5', successes: '60' },
      { atLeast: '0.02844396682' },
    );
  });

  test('has certain ends, and a table around the middle', () => {
    const certain = { trials: '500', probability: '1', successes: '500' };
    expectResults('binomial-probability', certain, { exactly: '1', fewerThan: '0', moreThan: '0' });
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

  test('refuses more successes than trials', () => {
    expectRefusal(
      'binomial-probability',
      { trials: '5', probability: '0.5', successes: '6' },
      'There cannot be more successes than trials.',
      'successes',
    );
  });
});
