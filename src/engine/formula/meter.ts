import type { Big } from '../../../schemas/decimal.ts';
import { InputError } from '../../../schemas/input-error.ts';
import type { Meter, Operation } from './evaluate.ts';

/*
 * Keeps the computation of a draft short, whatever its formulas say: 10^10^10, workings that square each
 * other, sums over thousands of rows. Every operation is counted before it is carried out, with as many
 * steps as it takes microseconds on a small computer, and refused if its numbers are too long.
 */

/** The most steps of one computation: a fifth of a second at most. */
export const mostSteps = 150_000;

/** The most digits of a number, and of its power of ten: the longest factorial has 35,660. */
const mostDigits = 40_000;

/** The most digits that Euclid’s algorithm takes: it is a recursion. */
const mostDigitsOfDivisor = 1000;

/** The largest power of ten of an exponent, of what `exp` takes, and of the places of `round`. */
const largestPower = 15;

/** Thrown when a computation takes too many steps; the form shows the message. */
export class TooManySteps extends InputError {
  constructor() {
    super('These formulas take too long to work out. Use fewer, or smaller numbers.');
  }
}

const tooLarge = () => new RangeError('The result is too large.');

/** The digits of a number from its first to the last that counts, or to the decimal point. */
const digitsOf = ({ c, e }: Big): number => Math.max(c.length, Math.abs(e) + 1);

/** The digits that a sum of two numbers goes over. */
const span = (a: Big, b: Big): number =>
  Math.max(a.e, b.e) - Math.min(a.e - a.c.length, b.e - b.c.length);

const product = (a: number, b: number): number => (a * b) / 400;

function sumSteps(values: readonly Big[]): number {
  const [first] = values;
  if (!first) return 1;
  const longest = values.reduce((most, each) => Math.max(most, span(first, each)), 0);
  return values.length * (0.4 + longest / 300);
}

function powerSteps([base, exponent]: readonly Big[]): number {
  if (!base || !exponent) return 1;
  if (exponent.e > largestPower) throw tooLarge();
  const once = product(base.c.length, base.c.length);
  const isWhole = exponent.c.length <= exponent.e + 1;
  if (!isWhole) return 1500 + 2 * once;
  // Squared for each binary digit of the exponent; what has many is carried with sixty decimal digits.
  const squarings = 4 + exponent.e * 3.4;
  return 2 * once + squarings * (exponent.e === 0 ? 0.5 : 10);
}

function divisorSteps(values: readonly Big[]): number {
  const all = values.map(digitsOf);
  const digits = all.reduce((sum, each) => sum + each, 0);
  // Together they make the length of a common multiple.
  if (digits > 10 * mostDigitsOfDivisor || all.some((each) => each > mostDigitsOfDivisor)) {
    throw tooLarge();
  }
  return values.length * (4 + digits / 1000) + digits;
}

/** The steps of each operation, in microseconds, for operands whose length is known to be bounded. */
const stepsOf: Readonly<
  Partial<Record<Operation, (operands: readonly Big[], digits: number) => number>>
> = {
  '+': sumSteps,
  '-': sumSteps,
  sum: sumSteps,
  mean: sumSteps,
  '*': ([a, b]) => 0.5 + product(a?.c.length ?? 1, b?.c.length ?? 1),
  '/': (_, digits) => 3 + digits / 10,
  '^': powerSteps,
  mod: ([, b], digits) => 10 + digits / 5 + product(digits, b?.c.length ?? 1),
  exp: ([value], digits) => {
    if (value && value.e > largestPower) throw tooLarge();
    return 500 + digits / 10;
  },
  ln: (_, digits) => 1000 + digits,
  log10: (_, digits) => 1500 + digits,
  log2: (_, digits) => 100 + digits / 20,
  sqrt: (_, digits) => 30 + digits,
  sin: (_, digits) => 100 + digits / 20,
  cos: (_, digits) => 100 + digits / 20,
  tan: (_, digits) => 100 + digits / 20,
  asin: (_, digits) => 100 + digits / 20,
  acos: (_, digits) => 100 + digits / 20,
  atan: (_, digits) => 100 + digits / 20,
  normal: (_, digits) => 500 + digits / 10,
  normalQuantile: (_, digits) => 2000 + digits,
  tQuantile: (_, digits) => 3000 + digits,
  // Of n the product of all numbers up to it, which grows with n.
  factorial: ([n]) => 10 + (n && n.e < 4 ? Number(n.toFixed()) ** 2 / 20_000 : 5000),
  gcd: divisorSteps,
  lcm: divisorSteps,
  round: ([, places], digits) => {
    if (places && places.e > 5) throw tooLarge();
    return 2 + digits / 50;
  },
  term: () => 0.2,
  rows: (values) => 0.2 * values.length,
  ranges: () => 200,
  graduated: (_, digits) => 500 + 10 * digits,
};

/** A meter for one computation: it throws a RangeError before numbers get too long, or `TooManySteps`. */
export function newMeter(): Meter & { readonly steps: () => number } {
  let steps = 0;
  const meter: Meter = (operation, operands) => {
    const digits = operands.reduce((most, each) => Math.max(most, digitsOf(each)), 0);
    if (digits > mostDigits) throw tooLarge();
    steps += stepsOf[operation]?.(operands, digits) ?? operands.length * (0.4 + digits / 100);
    if (steps > mostSteps) throw new TooManySteps();
  };
  return Object.assign(meter, { steps: () => steps });
}

/** The most steps of all computations that a page does without a pause: a table of variations has hundreds. */
export const mostStepsAtOnce = 10 * mostSteps;

let stepsAtOnce = 0;

/**
 * A meter for one of many computations of a page: together they are refused as well, until the page has
 * had time for anything else.
 */
export function newPageMeter(): Meter {
  const meter = newMeter();
  let counted = 0;
  return (operation, operands) => {
    meter(operation, operands);
    if (stepsAtOnce === 0) {
      setTimeout(() => {
        stepsAtOnce = 0;
      });
    }
    stepsAtOnce += meter.steps() - counted;
    counted = meter.steps();
    if (stepsAtOnce > mostStepsAtOnce) throw new TooManySteps();
  };
}
