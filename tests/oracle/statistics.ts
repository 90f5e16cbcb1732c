import {
  binomial,
  counted,
  normalAbove,
  normalQuantileAbove,
  studentQuantileAbove,
} from './distributions.ts';
import { limited } from './limit.ts';
import { type Form, need, type Oracles, type Row, refuse, type Typed, within } from './oracle.ts';
import type { Random } from './random.ts';
import { exp, ln, one, Rational } from './rational.ts';
import { sqrt } from './reals.ts';
import { inDigits } from './show.ts';
import { hidden, mostly } from './typing.ts';

// ---------------------------------------------------------------- lists

/** Numbers as whole multiples of one unit, so that sums of many stay short. */
interface Sample {
  readonly parts: readonly bigint[];
  readonly perUnit: bigint;
}

const count = ({ parts }: Sample): number => parts.length;
const total = (parts: readonly bigint[]): bigint => parts.reduce((sum, each) => sum + each, 0n);
const numbersOf = ({ parts, perUnit }: Sample): readonly Rational[] =>
  parts.map((part) => new Rational(part, perUnit));
const sumOf = ({ parts, perUnit }: Sample): Rational => new Rational(total(parts), perUnit);
const meanOf = (sample: Sample): Rational => sumOf(sample).div(count(sample));

const decimal = /^[-+]?\d+(\.\d+)?$/;

/** The numbers of a list; none where the list is blank. */
function sample(form: Form, id: string, domain: Parameters<typeof within>[1] = {}): Sample {
  const numbers = form.entries(id).map((entry) => {
    need(decimal.test(entry));
    return within(entry, domain);
  });
  need(numbers.length <= 2000);
  const perUnit = numbers.reduce((most, { denominator: d }) => (d > most ? d : most), 1n);
  return {
    parts: numbers.map(({ numerator, denominator }) => numerator * (perUnit / denominator)),
    perUnit,
  };
}

/** The sum of the products of two samples' deviations from their means. */
function products(a: Sample, b: Sample): Rational {
  const n = BigInt(count(a));
  const sum = total(a.parts.map((part, index) => part * (b.parts[index] as bigint)));
  return new Rational(
    n * sum - total(a.parts) * total(b.parts),
    n * a.perUnit * b.perUnit,
  ).reduced();
}

const squares = (a: Sample): Rational => products(a, a);

/** A number with every decimal and none too many. */
const exactly = (value: Rational): string => value.toFixed(100).replace(/\.?0+$/, '');

function modes(sorted: readonly Rational[]): string {
  const times = new Map<string, number>();
  for (const value of sorted.map(exactly)) times.set(value, (times.get(value) ?? 0) + 1);
  const most = Math.max(...times.values());
  if (most === 1) return 'No mode';
  const all = [...times.keys()].filter((value) => times.get(value) === most);
  const more = all.length > 10 ? ` and ${all.length - 10} more` : '';
  return all.slice(0, 10).join(', ') + more;
}

/** The value at a position counted from 1, between two by their shares. */
function valueAt(sorted: readonly Rational[], position: Rational): Rational {
  const k = Number(position.floor());
  const low = sorted[k - 1] as Rational;
  const high = sorted[k] ?? low;
  return low.add(position.sub(k).mul(high.sub(low)));
}

/** The equation of a line, in six digits. */
function equationOf(intercept: Rational, slope: Rational): string {
  const text = (value: Rational) => inDigits(value, 6).replace('-', '−');
  const first = intercept.cmp(0) === 0 ? '' : text(intercept);
  if (slope.cmp(0) === 0) return `y = ${first || '0'}`;
  const factor = text(slope.abs()) === '1' ? 'x' : `${text(slope.abs())}x`;
  const isFalling = slope.cmp(0) < 0;
  return first
    ? `y = ${first} ${isFalling ? '−' : '+'} ${factor}`
    : `y = ${isFalling ? '−' : ''}${factor}`;
}

/** The median of sorted values. */
const medianOf = (sorted: readonly Rational[]): Rational =>
  valueAt(sorted, new Rational(BigInt(sorted.length + 1), 2n));

/** The first and the third quartile by a method of the form. */
function quartiles(sorted: readonly Rational[], method: string): readonly [Rational, Rational] {
  if (method === 'inclusive' || method === 'exclusive') {
    const exclusive = method === 'exclusive';
    return [quartile(sorted, '0.25', exclusive), quartile(sorted, '0.75', exclusive)];
  }
  // The medians of the halves; the middle value belongs to both or to neither.
  const n = sorted.length;
  const half = method === 'tukey' ? Math.ceil(n / 2) : Math.max(1, Math.floor(n / 2));
  return [medianOf(sorted.slice(0, half)), medianOf(sorted.slice(n - half))];
}

function quartile(sorted: readonly Rational[], share: string, exclusive: boolean): Rational {
  const n = sorted.length;
  if (!exclusive) {
    return valueAt(
      sorted,
      Rational.of(n - 1)
        .mul(share)
        .add(1),
    );
  }
  const position = Rational.of(n + 1).mul(share);
  const first = position.cmp(1) < 0;
  return valueAt(sorted, first ? Rational.of(1) : position.cmp(n) > 0 ? Rational.of(n) : position);
}

/** Sums or products in halves keep the numbers short. */
function inHalves(
  list: readonly Rational[],
  join: (a: Rational, b: Rational) => Rational,
): Rational {
  const [first, second] = list as readonly [Rational, Rational | undefined];
  if (list.length < 3) return second ? join(first, second) : first;
  const half = list.length >> 1;
  return join(inHalves(list.slice(0, half), join), inHalves(list.slice(half), join));
}

function geometricMean(values: readonly Rational[]): Rational {
  const n = values.length;
  const product = inHalves(values, (a, b) => a.mul(b));
  const mean = new Rational(exp(ln(product) / BigInt(n)), one);
  // A root with few decimals is taken exactly: its last digit shown may be a half.
  const short = mean.rounded(25);
  const isShort = short.sub(mean).abs().cmp(Rational.of(10).pow(-60)) < 0;
  return isShort && short.pow(n).cmp(product) === 0 ? short : mean;
}

const harmonicMean = (values: readonly Rational[]): Rational =>
  Rational.of(values.length).div(
    inHalves(
      values.map((value) => Rational.of(1).div(value)),
      (a, b) => a.add(b),
    ),
  );

// ---------------------------------------------------------------- normal intervals

/** The probability above the critical value of a confidence level in percent. */
const tailOf = (confidence: Rational): Rational => Rational.of(100).sub(confidence).div(200);

const confidenceLevel = (form: Form): Rational =>
  form.number('confidence', { from: 50, to: '99.99', default: '95' });

const tiny = Rational.of(10).pow(-9);
const people = (n: Rational): Rational => new Rational(n.sub(tiny).ceil());

// ---------------------------------------------------------------- counting

/** The product of the whole numbers from one to another, both included. */
function product(from: bigint, to: bigint): bigint {
  let all = 1n;
  for (let k = from; k <= to; k += 1n) all *= k;
  return all;
}

const choose = (n: bigint, r: bigint): bigint =>
  r > n ? 0n : product(n - r + 1n, n) / product(1n, r);

// ---------------------------------------------------------------- inputs

const separators = [' ', ', ', '; ', ';', '\n', '\t', ',\n', '  ', ' , ', ' ; '];

/** Entries as a list is typed: one separator or several, perhaps also at the ends. */
function typedList(random: Random, entries: readonly string[]): string {
  const mixed = random.chance(0.3);
  const own = random.pick(separators);
  const between = () => (mixed ? random.pick(separators) : own);
  const list = entries.reduce((text, each) => text + between() + each);
  return random.chance(0.1)
    ? `${random.pick([' ', '\n'])}${list}${random.pick([',', ' ;'])}`
    : list;
}

const listLength = (random: Random, least: number): number =>
  random.chance(0.01)
    ? random.pick([1999, 2000, 2001])
    : Math.max(
        least,
        random.pick([
          () => random.int(1, 3),
          () => random.int(3, 12),
          () => random.int(3, 12),
          () => random.int(10, 40),
          () => random.int(40, 250),
        ])(),
      );

/** Numbers of one kind: few different ones, decimals, close together, of any size, exact halves. */
function listOf(random: Random, length: number): readonly string[] {
  const apart = random.pick(['10000000.', '-9999.', '0.000', '123456789.00']);
  const same = random.pick(['7', '-2.50', '1.00000000005', '0.3', '0', '123456.78905']);
  const kind = random.pick<() => string>([
    () => String(random.int(1, 9)),
    () => random.pick(['1.5', '1.50', '2', '2.0', '-3', '+4', '0', '10', '007']),
    () => String(random.int(-50, 500)),
    () => random.between(-100, 100, 3),
    () => random.between(0.5, 60, 2),
    () => random.between(1000, 200_000, 2),
    () => random.amount(0.01, 1e8),
    () => apart + random.int(1, 9),
    () => same,
  ]);
  return Array.from({ length }, kind);
}

/** A list that is refused now and then: an entry that is no number, too large figures, or too many. */
const spoilt = (random: Random, entries: readonly string[]): readonly string[] =>
  random.chance(0.03)
    ? [...entries, random.pick(['x', '1e', '12-3', '2.3.4', '500000000000000000000'])]
    : entries;

const anyNumber = (random: Random): string =>
  random.pick([
    () => random.between(-100, 100, 4),
    () => random.amount(0.001, 1e6),
    () => String(random.int(-5, 5)),
    () => `-${random.amount(0.001, 1e4)}`,
  ])();

const level = (random: Random): string =>
  random.chance(0.06)
    ? random.pick(['49.99', '99.991', '100', '0', ''])
    : random.pick([
        () => random.pick(['90', '95', '99', '50', '99.99', '68.27', '99.9']),
        () => random.between(50, 99.99, 2),
        () => random.between(90, 99.9, 5),
      ])();

/** A whole number, even over the orders of magnitude. */
const wholeUpTo = (random: Random, most: number): number => {
  const size = Math.ceil(Math.log10(most));
  return Math.min(most, Math.max(1, random.int(1, 10 ** random.int(1, size))));
};

function share(random: Random): string {
  return random.pick([
    () => '50',
    () => random.between(0.01, 99.99, 3),
    () => random.pick(['0.001', '1', '99.9', '99.99999', '0.000001']),
    () => String(random.int(1, 99)),
  ])();
}

function probability(random: Random): string {
  if (random.chance(0.06)) return random.pick(['0', '1', '-0.1', '1.5', '']);
  const digits = String(random.int(1, 9_999_999));
  return random.pick([
    () => random.between(0.001, 0.999, 6),
    () => random.pick(['0.5', '0.025', '0.975', '0.05', '0.95', '0.9', '0.1', '0.50000001']),
    () => `0.${'0'.repeat(random.int(1, 12))}${digits}`,
    () => `0.${'9'.repeat(random.int(1, 27))}${random.int(0, 9)}`,
  ])();
}

/** A value so many standard deviations from the mean: on it, near it, or far out. */
function away(random: Random, mean: string, sd: string): string {
  const z = random.pick([
    () => random.between(-3, 3, 4),
    () => random.between(-12, 12, 3),
    () => random.pick(['0', '1', '-1', '1.96', '8', '-8', '11.4', '11.5', '-11.6', '40', '-60']),
  ])();
  return exactly(Rational.of(mean).add(Rational.of(sd).mul(z)));
}

export const statistics: Oracles = {
  average: {
    decimals: {
      mean: '10 sig',
      median: '10 sig',
      weightedMean: '10 sig',
      count: 0,
      sum: '10 sig',
      minimum: '10 sig',
      maximum: '10 sig',
      range: '10 sig',
      q1: '10 sig',
      q3: '10 sig',
      iqr: '10 sig',
      lowerFence: '10 sig',
      upperFence: '10 sig',
      whiskerLow: '10 sig',
      whiskerHigh: '10 sig',
      geometricMean: '10 sig',
      harmonicMean: '10 sig',
    },
    inputs(random) {
      const entries = spoilt(random, listOf(random, listLength(random, 1)));
      const weighted = random.chance(0.4);
      const length = entries.length + (random.chance(0.1) ? random.pick([-1, 1]) : 0);
      const weight = random.chance(0.07)
        ? () => random.pick(['0', '0.00'])
        : () => random.pick(['0', '1', '2.5', random.between(0, 100, 2), '0.001']);
      const weights = Array.from({ length: Math.max(1, length) }, weight);
      if (random.chance(0.03)) weights.push('-1');
      const blank = random.pick<Typed>([{}, { weights: '' }, { weights: ' ,\n' }]);
      return {
        values: typedList(random, entries),
        ...(weighted ? { weights: typedList(random, weights) } : blank),
        ...mostly(
          random,
          'quartileMethod',
          random.pick(['inclusive', 'exclusive', 'tukey', 'mooreMcCabe']),
        ),
      };
    },
    solve(form) {
      const values = sample(form, 'values');
      need(count(values) >= 1);
      const weights = sample(form, 'weights', { from: 0 });
      const method = form.option(
        'quartileMethod',
        ['inclusive', 'exclusive', 'tukey', 'mooreMcCabe'],
        'inclusive',
      );
      const weighted = count(weights) > 0;
      if (weighted && count(weights) !== count(values)) {
        refuse('Enter as many weights as values: one for each, in the same order.', 'weights');
      }
      if (weighted && total(weights.parts) === 0n) {
        refuse('At least one weight must be above 0.', 'weights');
      }
      const parts = [...values.parts].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
      const sorted = numbersOf({ parts, perUnit: values.perUnit });
      const n = sorted.length;
      const [minimum, maximum] = [sorted[0] as Rational, sorted[n - 1] as Rational];
      const positive = minimum.cmp(0) > 0;
      const [q1, q3] = quartiles(sorted, method);
      const iqr = q3.sub(q1);
      const [lowerFence, upperFence] = [q1.sub(iqr.mul('1.5')), q3.add(iqr.mul('1.5'))];
      const isOut = (value: Rational) => value.cmp(lowerFence) < 0 || value.cmp(upperFence) > 0;
      const inside = sorted.filter((value) => !isOut(value));
      const outside = sorted.filter(isOut);
      const more = outside.length > 10 ? ` and ${outside.length - 10} more` : '';
      const weightedSum = () =>
        total(weights.parts.map((weight, index) => weight * (values.parts[index] as bigint)));
      return limited({
        results: {
          mean: meanOf(values),
          median: valueAt(sorted, new Rational(BigInt(n + 1), 2n)),
          mode: modes(sorted),
          weightedMean: weighted
            ? new Rational(weightedSum(), total(weights.parts) * values.perUnit)
            : undefined,
          count: Rational.of(n),
          sum: sumOf(values),
          minimum,
          maximum,
          range: maximum.sub(minimum),
          q1,
          q3,
          iqr,
          lowerFence,
          upperFence,
          whiskerLow: inside[0] as Rational,
          whiskerHigh: inside.at(-1) as Rational,
          outliers:
            outside
              .slice(0, 10)
              .map((value) => inDigits(value, 10))
              .join(', ') + more || 'None',
          geometricMean: positive ? geometricMean(sorted) : undefined,
          harmonicMean: positive ? harmonicMean(sorted) : undefined,
        },
      });
    },
  },

  'standard-deviation': {
    decimals: {
      sampleSd: '10 sig',
      populationSd: '10 sig',
      sampleVariance: '10 sig',
      populationVariance: '10 sig',
      mean: '10 sig',
      count: 0,
      squares: '10 sig',
      standardError: '10 sig',
      variation: 2,
    },
    inputs(random) {
      const length = random.chance(0.04) ? 1 : listLength(random, 2);
      const entries = spoilt(random, listOf(random, length));
      // A mean of exactly nothing.
      const mirrored = random.chance(0.07) && entries.every((entry) => /^\d/.test(entry));
      const all = mirrored ? [...entries, ...entries.map((entry) => `-${entry}`)] : entries;
      return { values: typedList(random, all) };
    },
    solve(form) {
      const values = sample(form, 'values');
      const n = count(values);
      need(n >= 1);
      if (n === 1) refuse('Enter at least two values: one alone has no spread.', 'values');
      const mean = meanOf(values).reduced();
      const squared = squares(values);
      const sampleVariance = squared.div(n - 1);
      const populationVariance = squared.div(n);
      const sampleSd = sqrt(sampleVariance);
      const deviations = (): readonly Row[] =>
        numbersOf(values).map((value) => {
          const deviation = value.sub(mean);
          return { value, deviation, squared: deviation.mul(deviation) };
        });
      return {
        ...limited({
          results: {
            sampleSd,
            populationSd: sqrt(populationVariance),
            sampleVariance,
            populationVariance,
            mean,
            count: Rational.of(n),
            squares: squared,
            standardError: sqrt(sampleVariance.div(n)),
            variation: mean.cmp(0) === 0 ? undefined : sampleSd.div(mean.abs()).mul(100),
          },
        }),
        tables: () => ({ deviations: deviations() }),
      };
    },
  },

  'z-score': {
    decimals: {
      z: '<= 6',
      below: '10 sig',
      above: '10 sig',
      twoSided: '10 sig',
      percentile: 2,
      valueAt: '10 sig',
      zAt: '10 sig',
      between: '10 sig',
      outside: '10 sig',
      zLower: '<= 6',
      zUpper: '<= 6',
    },
    inputs(random) {
      const mode = random.pick(['value', 'percentile', 'between']);
      const standard = random.chance(0.3);
      const mean = standard ? '0' : anyNumber(random);
      const sd = standard
        ? '1'
        : random.pick([random.between(0.1, 50, 3), random.amount(0.001, 1e5), '15']);
      const [a, b] = [away(random, mean, sd), away(random, mean, sd)];
      const rises = Rational.of(a).cmp(b) < 0;
      const mirror = exactly(Rational.of(mean).mul(2).sub(a));
      const close = exactly(Rational.of(a).add(Rational.of(sd).mul('0.0001')));
      const bounds = random.pick<readonly (string | undefined)[]>([
        ...[1, 2, 3, 4].map(() => (rises ? [a, b] : [b, a])),
        [b, a],
        [a, a],
        [a, close],
        a.startsWith('-') ? [a, mirror] : [mirror, a],
      ]);
      return {
        ...(mode === 'value' ? (random.chance(0.5) ? {} : { mode }) : { mode }),
        ...(mode === 'value' ? { x: a } : hidden(random, 'x')),
        ...(mode === 'percentile'
          ? { probability: probability(random) }
          : hidden(random, 'probability')),
        ...(mode === 'between'
          ? { lower: bounds[0] ?? '', upper: bounds[1] ?? '' }
          : hidden(random, 'lower', 'upper')),
        ...(standard && random.chance(0.5) ? {} : { mean, sd }),
        ...(random.chance(0.03) ? { sd: random.pick(['0', '-1', '']) } : {}),
      };
    },
    solve(form) {
      const mode = form.option('mode', ['value', 'percentile', 'between'], 'value');
      const [x, lower, upper] = [
        mode === 'value' ? form.number('x') : undefined,
        mode === 'between' ? form.number('lower') : undefined,
        mode === 'between' ? form.number('upper') : undefined,
      ];
      const probability =
        mode === 'percentile' ? form.number('probability', { above: 0, below: 1 }) : undefined;
      const mean = form.number('mean', { default: '0' });
      const sd = form.number('sd', { above: 0, default: '1' });
      const score = (value: Rational) => value.sub(mean).div(sd);
      if (x) {
        const z = score(x);
        const below = counted(normalAbove(z.neg()));
        return limited({
          results: {
            z,
            below,
            above: counted(normalAbove(z)),
            twoSided: counted(normalAbove(z.abs()).mul(2)),
            percentile: below.mul(100),
          },
        });
      }
      if (probability) {
        const zAt = normalQuantileAbove(Rational.of(1).sub(probability));
        return limited({ results: { valueAt: mean.add(sd.mul(zAt)), zAt } });
      }
      need(lower !== undefined && upper !== undefined);
      if (upper.cmp(lower) <= 0) {
        refuse('The upper value must be above the lower one.', 'upper');
      }
      const [zLower, zUpper] = [score(lower), score(upper)];
      return limited({
        results: {
          between: counted(normalAbove(zLower).sub(normalAbove(zUpper))),
          outside: counted(normalAbove(zLower.neg()).add(normalAbove(zUpper))),
          zLower,
          zUpper,
        },
      });
    },
  },

  combinations: {
    decimals: {
      combinations: 'all',
      permutations: 'all',
      combinationsRepeated: 'all',
      permutationsRepeated: 'all',
    },
    inputs(random) {
      const whole = () =>
        random.pick([
          () => random.int(0, 5),
          () => random.int(0, 12),
          () => random.int(0, 60),
          () => random.int(0, 1000),
          () => random.pick([0, 1, 2, 999, 1000]),
        ])();
      const a = whole();
      const b = random.pick([whole(), random.int(0, a), a, a + 1, Math.max(0, a - 1)]);
      const [few, many] = a < b ? [a, b] : [b, a];
      const [n, r] = random.chance(0.25) ? [few, many] : [many, few];
      const wrong = () => random.pick(['1001', '-1', '2.5', '']);
      return {
        n: random.chance(0.03) ? wrong() : String(n),
        r: random.chance(0.03) ? wrong() : String(r),
      };
    },
    solve(form) {
      const whole = (id: string) =>
        form.number(id, { from: 0, to: 1000, whole: true }).reduced().numerator;
      const [n, r] = [whole('n'), whole('r')];
      const repeated = n === 0n ? (r === 0n ? 1n : 0n) : choose(n + r - 1n, r);
      return {
        results: {
          combinations: new Rational(choose(n, r)),
          permutations: new Rational(r > n ? 0n : product(n - r + 1n, n)),
          combinationsRepeated: new Rational(repeated),
          permutationsRepeated: new Rational(n ** r),
          remark:
            r > n
              ? 'Without repetition no more than n things can be chosen, so there is no way.'
              : undefined,
        },
      };
    },
  },

  'sample-size': {
    decimals: { sampleSize: 0, unlimitedSize: 0, marginOfError: 2, zValue: '<= 6' },
    inputs(random) {
      const find = random.pick(['size', 'margin']);
      const limit = wholeUpTo(random, 1e12);
      const population = random.chance(0.5)
        ? random.pick([String(limit), String(limit), '1', '2', '1000000000000', '0', '2.5'])
        : undefined;
      const most = Math.floor(Number(population ?? 1e12)) || 1;
      const sample = random.pick([
        String(Math.min(most, wholeUpTo(random, 1e12))),
        String(random.int(1, Math.min(most, 5000))),
        String(most),
        String(Math.min(most + 1, 1e12)),
        '1',
      ]);
      const margin = random.chance(0.05)
        ? random.pick(['0', '50.01', ''])
        : random.pick([
            () => random.between(0.5, 10, 2),
            () => random.pick(['1', '3', '5', '50', '0.1', '0.01']),
            () => random.between(1, 50, 4),
          ])();
      const given = random.chance(0.04) ? random.pick(['0', '100', '']) : share(random);
      return {
        ...(find === 'size' && random.chance(0.5) ? {} : { find }),
        ...mostly(random, 'confidence', level(random)),
        ...(find === 'size' ? mostly(random, 'margin', margin) : hidden(random, 'margin')),
        ...(find === 'margin' ? { sample } : hidden(random, 'sample')),
        ...mostly(random, 'proportion', given),
        ...(population ? { population } : random.pick<Typed>([{}, { population: '' }])),
      };
    },
    solve(form) {
      const findsSize = form.choice('find', { size: true, margin: false }, 'size');
      const confidence = confidenceLevel(form);
      const margin = findsSize
        ? form.number('margin', { above: 0, to: 50, default: '5' })
        : undefined;
      const sample = findsSize
        ? undefined
        : form.number('sample', { from: 1, to: 1e12, whole: true });
      const p = form.number('proportion', { above: 0, below: 100, default: '50' }).div(100);
      const population = form.optional('population', { from: 1, to: 1e12, whole: true });
      if (sample && population && sample.cmp(population) > 0) {
        refuse('The sample cannot be larger than the population.', 'sample');
      }
      const zValue = normalQuantileAbove(tailOf(confidence));
      const spread = p.mul(Rational.of(1).sub(p));
      if (margin) {
        const e = margin.div(100);
        const unlimited = zValue.mul(zValue).mul(spread).div(e.mul(e));
        const size = population
          ? unlimited.div(unlimited.sub(1).div(population).add(1))
          : unlimited;
        return limited({
          results: {
            sampleSize: people(size),
            unlimitedSize: population ? people(unlimited) : undefined,
            zValue,
          },
        });
      }
      need(sample !== undefined);
      const left = population
        ? sample.cmp(population) === 0
          ? Rational.of(0)
          : population.sub(sample).div(population.sub(1))
        : Rational.of(1);
      const marginOfError = zValue.mul(100).mul(sqrt(spread.div(sample).mul(left)));
      return limited({ results: { marginOfError, zValue } });
    },
  },

  'confidence-interval': {
    decimals: {
      lower: '10 sig',
      upper: '10 sig',
      marginOfError: '10 sig',
      standardError: '10 sig',
      lowerShare: 2,
      upperShare: 2,
      share: 2,
      waldLower: 2,
      waldUpper: 2,
      waldMargin: 2,
      criticalValue: '<= 6',
    },
    inputs(random) {
      const kind = random.pick(['meanSample', 'meanKnown', 'proportion']);
      const size = random.pick([
        () => random.int(2, 30),
        () => random.int(2, 30),
        () => random.int(31, 350),
        () => wholeUpTo(random, 1e6),
        () => random.pick([1, 2, 3, 4, 300, 301, 302, 999_999, 1_000_000]),
      ])();
      const cases = random.pick([0, size, random.int(0, size), random.int(0, size), size + 1]);
      const sd = random.chance(0.03)
        ? random.pick(['0', '-1', ''])
        : random.pick([random.between(0.1, 50, 3), random.amount(0.001, 1e5)]);
      const isMean = kind !== 'proportion';
      return {
        ...(kind === 'meanSample' && random.chance(0.5) ? {} : { kind }),
        ...(isMean ? { mean: anyNumber(random), sd } : hidden(random, 'mean', 'sd')),
        sampleSize: random.chance(0.03) ? random.pick(['0', '2.5', '1000001', '']) : String(size),
        ...(isMean ? hidden(random, 'successes') : { successes: String(cases) }),
        ...mostly(random, 'confidence', level(random)),
      };
    },
    solve(form) {
      const kind = form.option('kind', ['meanSample', 'meanKnown', 'proportion'], 'meanSample');
      const isMean = kind !== 'proportion';
      const mean = isMean ? form.number('mean') : undefined;
      const sd = isMean ? form.number('sd', { above: 0 }) : undefined;
      const n = form.number('sampleSize', { from: 1, to: 1e6, whole: true });
      const cases = isMean
        ? undefined
        : form.number('successes', { from: 0, to: 1e6, whole: true });
      const tail = tailOf(confidenceLevel(form));
      if (kind === 'meanSample' && n.cmp(1) === 0) {
        refuse(
          'Enter a sample of at least 2: one value says nothing about the spread.',
          'sampleSize',
        );
      }
      if (cases && cases.cmp(n) > 0) {
        refuse('There cannot be more cases than the sample has.', 'successes');
      }
      const criticalValue =
        kind === 'meanSample'
          ? studentQuantileAbove(tail, Number(n.floor()) - 1)
          : normalQuantileAbove(tail);
      if (mean && sd) {
        const standardError = sd.div(sqrt(n));
        const marginOfError = criticalValue.mul(standardError);
        return limited({
          results: {
            lower: mean.sub(marginOfError),
            upper: mean.add(marginOfError),
            marginOfError,
            standardError,
            criticalValue,
          },
        });
      }
      need(cases !== undefined);
      const q = cases.div(n);
      const square = criticalValue.mul(criticalValue).div(n);
      const scale = square.add(1);
      const centre = q.add(square.div(2)).div(scale);
      const spread = q.mul(Rational.of(1).sub(q)).div(n).add(square.div(n).div(4));
      const margin = criticalValue.mul(sqrt(spread)).div(scale);
      const wald = criticalValue.mul(sqrt(q.mul(Rational.of(1).sub(q)).div(n)));
      return limited({
        results: {
          lowerShare: cases.cmp(0) === 0 ? Rational.of(0) : centre.sub(margin).mul(100),
          upperShare: cases.cmp(n) === 0 ? Rational.of(100) : centre.add(margin).mul(100),
          share: q.mul(100),
          waldLower: q.sub(wald).mul(100),
          waldUpper: q.add(wald).mul(100),
          waldMargin: wald.mul(100),
          waldRemark:
            cases.cmp(10) < 0 || n.sub(cases).cmp(10) < 0
              ? 'Too few cases for Wald: use the Wilson limits'
              : 'Enough cases for Wald',
          criticalValue,
        },
      });
    },
  },

  'linear-regression': {
    decimals: {
      slope: '10 sig',
      intercept: '10 sig',
      prediction: '10 sig',
      r: '<= 6',
      rSquared: '10 sig',
      count: 0,
      residualSd: '10 sig',
      slopeError: '10 sig',
      interceptError: '10 sig',
    },
    inputs(random) {
      const length = random.chance(0.03) ? 1 : listLength(random, 2);
      const x = listOf(random, length);
      const [a, b] = [random.between(-5, 5, 1), random.between(-20, 20, 1)];
      const onLine = (value: string) => exactly(Rational.of(value).mul(a).add(b));
      const y = random.pick([
        () => listOf(random, length),
        () => x.map(onLine),
        () => x.map((value) => exactly(Rational.of(onLine(value)).add(random.between(-2, 2, 2)))),
        () => listOf(random, length + random.pick([-1, 0, 0, 0, 1])),
        () => x.map(() => '4.2'),
      ])();
      const predictAt = random.pick<Typed>([
        {},
        { predictAt: '' },
        { predictAt: anyNumber(random) },
      ]);
      return {
        xValues: typedList(random, spoilt(random, x)),
        yValues: y.length > 0 ? typedList(random, y) : '',
        ...predictAt,
      };
    },
    solve(form) {
      const [x, y] = [sample(form, 'xValues'), sample(form, 'yValues')];
      const n = count(x);
      need(n >= 2 && count(y) >= 2);
      const predictAt = form.optional('predictAt');
      if (count(y) !== n) refuse('Enter as many y values as x values.', 'yValues');
      const xx = squares(x);
      if (xx.cmp(0) === 0) {
        refuse(
          'All x values are equal: the line would be upright. Enter at least two different ones.',
          'xValues',
        );
      }
      const yy = squares(y);
      const xy = products(x, y);
      const slope = xy.div(xx).reduced();
      const [meanX, meanY] = [meanOf(x), meanOf(y)];
      const intercept = meanY.sub(slope.mul(meanX)).reduced();
      const at = (value: Rational) => intercept.add(slope.mul(value));
      const slopes = yy.cmp(0) > 0;
      const rSquared = slopes ? slope.mul(xy).div(yy).reduced() : undefined;
      const r = rSquared && (xy.cmp(0) < 0 ? sqrt(rSquared).neg() : sqrt(rSquared));
      // The variance around the line; none with two pairs.
      const variance = n > 2 ? yy.sub(slope.mul(xy)).div(n - 2) : undefined;
      const offset = meanX
        .mul(meanX)
        .div(xx)
        .add(new Rational(1n, BigInt(n)));
      const residuals = (): readonly Row[] =>
        numbersOf(x).map((value, index) => {
          const measured = new Rational(y.parts[index] as bigint, y.perUnit);
          const fitted = at(value);
          return { x: value, y: measured, fitted, residual: measured.sub(fitted) };
        });
      return {
        ...limited({
          results: {
            equation: equationOf(intercept, slope),
            slope,
            intercept,
            prediction: predictAt && at(predictAt),
            r,
            rSquared,
            count: Rational.of(n),
            residualSd: variance && sqrt(variance),
            slopeError: variance && sqrt(variance.div(xx)),
            interceptError: variance && sqrt(variance.mul(offset)),
          },
        }),
        tables: () => ({ residuals: residuals() }),
      };
    },
  },

  'binomial-probability': {
    decimals: {
      exactly: '10 sig',
      atMost: '10 sig',
      atLeast: '10 sig',
      fewerThan: '10 sig',
      moreThan: '10 sig',
      mean: '<= 6',
      sd: '<= 6',
    },
    inputs(random) {
      const n = random.pick([
        () => random.int(1, 20),
        () => random.int(1, 20),
        () => random.int(21, 130),
        () => random.pick([1, 59, 60, 61, 100, 101]),
        () => random.int(100, 2000),
        () => (random.chance(0.3) ? 10_000 : random.int(130, 600)),
      ])();
      const p = random.pick([
        () => random.pick(['0.5', '0.25', '0.2', '0.75', '0.1']),
        () => random.between(0, 1, 4),
        () => random.between(0.001, 0.2, 5),
        () => random.pick(['0', '1', '0.000001', '0.999999', '0.0000000000001']),
      ])();
      const mean = n * Number(p);
      const sd = Math.sqrt(mean * (1 - Number(p)));
      const within = (k: number) => Math.min(n, Math.max(0, Math.round(k)));
      const k = random.pick([
        () => random.int(0, n),
        () => within(mean + sd * Number(random.between(-3, 3))),
        () => within(mean + sd * Number(random.between(-12, 12))),
        () => random.pick([0, n, within(mean)]),
      ])();
      const successes = random.chance(0.05) ? n + 1 : k;
      return {
        trials: random.chance(0.02) ? random.pick(['0', '10001', '2.5', '']) : String(n),
        probability: random.chance(0.02) ? random.pick(['-0.1', '1.01', '']) : p,
        successes: random.chance(0.02) ? random.pick(['-1', '0.5', '']) : String(successes),
      };
    },
    solve(form) {
      const trials = form.number('trials', { from: 1, to: 10_000, whole: true });
      const p = form.number('probability', { from: 0, to: 1 });
      const successes = form.number('successes', { from: 0, to: 10_000, whole: true });
      if (successes.cmp(trials) > 0) {
        refuse('There cannot be more successes than trials.', 'successes');
      }
      const [n, k] = [Number(trials.floor()), Number(successes.floor())];
      const sum = binomial(n, p);
      const mean = trials.mul(p);
      const sd = sqrt(mean.mul(Rational.of(1).sub(p)));
      const distribution = (): readonly Row[] => {
        const first = n <= 60 ? 0 : Math.max(0, Number(mean.sub(sd.mul(4)).floor()));
        const last = n <= 60 ? n : Math.min(n, Number(mean.add(sd.mul(4)).ceil()));
        return Array.from({ length: last - first + 1 }, (_, index) => {
          const at = first + index;
          return { k: Rational.of(at), probability: sum(at, at), cumulative: sum(0, at) };
        });
      };
      return {
        ...limited({
          results: {
            exactly: sum(k, k),
            atMost: sum(0, k),
            atLeast: sum(k, n),
            fewerThan: sum(0, k - 1),
            moreThan: sum(k + 1, n),
            mean,
            sd,
          },
        }),
        tables: () => ({ distribution: distribution() }),
      };
    },
  },
};
