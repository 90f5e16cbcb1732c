/*
 * The normal, Student's t and the binomial distribution by series and sums of whole numbers: more
 * than 25 digits, in far tails too. They share no code with the calculators.
 */
import { exp, fixed, ln, one, Rational } from './rational.ts';
import { atan, pi, wholeSqrt } from './reals.ts';

const real = (x: bigint): Rational => new Rational(x, one);
const times = (a: bigint, b: bigint): bigint => (a * b) / one;
const over = (a: bigint, b: bigint): bigint => (a * one) / b;
const root = (x: bigint): bigint => wholeSqrt(x * one);
const size = (x: bigint): bigint => (x < 0n ? -x : x);
const double = (x: bigint): number => Number(x) / Number(one);

const smallest = Rational.of(10).pow(-30);
/** A probability as it counts: one that is too small is none. */
export const counted = (probability: Rational): Rational =>
  probability.cmp(smallest) < 0 ? Rational.of(0) : probability;

/** A function of a key, computed once for each. */
function once<T>(compute: (x: bigint, n: number) => T): (x: bigint, n?: number) => T {
  const known = new Map<string, T>();
  return (x, n = 0) => {
    const key = `${x} ${n}`;
    const found = known.get(key) ?? compute(x, n);
    known.set(key, found);
    return found;
  };
}

// ---------------------------------------------------------------- normal

const rootOf2Pi = root(2n * fixed(pi));
/** Beyond, a tail is smaller than the unit of fixed-point reals. */
const farthest = 20n * one;

/**
 * The probability above z, from 0, and the density. The series for the probability from 0 to z has
 * positive terms only; with ninety decimals, the difference from a half keeps its digits.
 */
function aboveNormal(z: bigint): { tail: bigint; density: bigint } {
  let [sum, term] = [z, z];
  const square = times(z, z);
  for (let n = 3n; term > 0n; n += 2n) {
    term = (term * square) / (one * n);
    sum += term;
  }
  const inverse = times(exp(square / 2n), rootOf2Pi);
  return { tail: one / 2n - over(sum, inverse), density: over(one, inverse) };
}

/** The probability that a standard normal variable is above z. */
export function normalAbove(z: Rational): Rational {
  if (z.cmp(0) < 0) return Rational.of(1).sub(normalAbove(z.neg()));
  return z.cmp(20) > 0 ? Rational.of(0) : real(aboveNormal(fixed(z)).tail);
}

/** The z, from 0, with this probability above it: Newton's method from Hastings' approximation. */
const normalAt = once((tail) => {
  const t = Math.sqrt(-2 * Math.log(double(tail)));
  const start =
    t -
    (2.515517 + t * (0.802853 + t * 0.010328)) /
      (1 + t * (1.432788 + t * (0.189269 + t * 0.001308)));
  let z = fixed(Rational.of(Math.max(start, 0).toFixed(12)));
  for (let i = 0; i < 12; i += 1) {
    const at = aboveNormal(z);
    const step = over(at.tail - tail, at.density);
    z += step;
    if (z > farthest) z = farthest;
    if (size(step) < one / 10n ** 45n) break;
  }
  return real(z);
});

/** The z with this probability above it. */
export function normalQuantileAbove(tail: Rational): Rational {
  const side = tail.cmp('0.5');
  if (side === 0) return Rational.of(0);
  return side < 0 ? normalAt(fixed(tail)) : normalAt(fixed(Rational.of(1).sub(tail))).neg();
}

// ---------------------------------------------------------------- Student's t

/** Up to so many degrees of freedom, the distribution function is a short finite sum. */
export const mostSummed = 300;

/** Bernoulli's numbers B2, B4, … */
const bernoulli: readonly Rational[] = (() => {
  const all = [Rational.of(1)];
  for (let m = 1; m <= 52; m += 1) {
    let [sum, choose] = [Rational.of(0), 1n];
    for (let k = 0; k < m; k += 1) {
      sum = sum.add((all[k] as Rational).mul(new Rational(choose))).reduced();
      choose = (choose * BigInt(m + 1 - k)) / BigInt(k + 1);
    }
    all.push(sum.div(-(m + 1)).reduced());
  }
  return all.filter((_, index) => index > 0 && index % 2 === 0);
})();

/** The logarithm of the gamma function by Stirling's series, less half of ln 2π; from 100. */
function logGamma(x: Rational): bigint {
  let sum = times(fixed(x) - one / 2n, ln(x)) - fixed(x);
  for (const [index, b] of bernoulli.entries()) {
    const n = 2 * (index + 1);
    sum += fixed(b.div(x.pow(n - 1).mul(n * (n - 1))));
  }
  return sum;
}

/** Γ((n + 1)/2) / Γ(n/2) for degrees of freedom n. */
function gammaRatio(n: number): bigint {
  if (n > mostSummed) {
    return exp(logGamma(new Rational(BigInt(n + 1), 2n)) - logGamma(new Rational(BigInt(n), 2n)));
  }
  const rootOfPi = root(fixed(pi));
  let ratio = n % 2 === 1 ? over(one, rootOfPi) : rootOfPi / 2n;
  for (let k = 2 - (n % 2); k < n; k += 2) ratio = (ratio * BigInt(k + 1)) / BigInt(k);
  return ratio;
}

interface Student {
  readonly n: number;
  /** The constant of the density, without the root of π. */
  readonly ratio: bigint;
}

/**
 * The probability between -t and t. With tan θ = t/√n it is a finite sum of powers of cos θ
 * (Abramowitz and Stegun 26.7.3 and 26.7.4); else the series of the incomplete beta function, whose
 * terms are all positive.
 */
function withinStudent(t: bigint, { n, ratio }: Student, summed: boolean): bigint {
  const degrees = BigInt(n);
  const cosSquare = (degrees * one * one) / (degrees * one + times(t, t));
  const sine = over(t, root(degrees * one + times(t, t)));
  if (summed) {
    const odd = n % 2 === 1;
    let term = odd ? root(cosSquare) : one;
    let sum = n === 1 ? 0n : term;
    for (let k = odd ? 2 : 1; k <= n - 3; k += 2) {
      term = (times(term, cosSquare) * BigInt(k)) / BigInt(k + 1);
      sum += term;
    }
    if (!odd) return times(sine, sum);
    const angle = fixed(atan(new Rational(t, root(degrees * one))).div(90));
    return angle + over(2n * times(sine, sum), fixed(pi));
  }
  const sineSquare = times(sine, sine);
  let [sum, term] = [one, one];
  for (let k = 1n; term > 0n; k += 1n) {
    term = (times(term, sineSquare) * (degrees + 2n * k - 1n)) / (2n * k + 1n);
    sum += term;
  }
  const power = exp((degrees * ln(real(cosSquare))) / 2n);
  const constant = over(2n * ratio, root(fixed(pi)));
  return times(times(times(sine, power), constant), sum);
}

/** The probability that Student's t with n degrees of freedom is above t, from 0. */
export function studentAbove(t: Rational, n: number, summed = n <= mostSummed): Rational {
  const within = withinStudent(fixed(t), { n, ratio: gammaRatio(n) }, summed);
  return real((one - within) / 2n);
}

const studentAt = once((tail, n) => {
  const ratio = gammaRatio(n);
  // Newton's method from a point below the root: the function is concave, so it never overshoots.
  let t = fixed(normalAt(tail));
  for (let i = 0; i < 80; i += 1) {
    const above = (one - withinStudent(t, { n, ratio }, n <= mostSummed)) / 2n;
    const at = double(t);
    const density =
      (double(ratio) / Math.sqrt(Math.PI * n)) *
      Math.exp((-(n + 1) / 2) * Math.log1p((at * at) / n));
    const step = ((above - tail) * 10n ** 30n) / BigInt(Math.round(density * 1e30));
    t += step;
    if (size(step) < one / 10n ** 60n) break;
  }
  return real(t);
});

/** The t with this probability, at most a half, above it. */
export const studentQuantileAbove = (tail: Rational, n: number): Rational =>
  tail.cmp('0.5') === 0 ? Rational.of(0) : studentAt(fixed(tail), n);

// ---------------------------------------------------------------- binomial

/** Up to so many trials every weight is exact, so that halves of a last digit are too. */
const mostExact = 100;

/** The weights of 0 to n successes, and their sum. */
function weights(n: number, p: Rational): { all: readonly bigint[]; total: bigint } {
  const { numerator: yes, denominator } = p.reduced();
  const no = denominator - yes;
  if (n <= mostExact) {
    let choose = 1n;
    const all = Array.from({ length: n + 1 }, (_, k) => {
      const weight = choose * yes ** BigInt(k) * no ** BigInt(n - k);
      choose = (choose * BigInt(n - k)) / BigInt(k + 1);
      return weight;
    });
    return { all, total: denominator ** BigInt(n) };
  }
  // From the largest weight both ways, to 150 decimals of it.
  const all = new Array<bigint>(n + 1).fill(0n);
  const mode = Math.min(n, Number(p.mul(n + 1).floor()));
  const largest = 10n ** 150n;
  let total = largest;
  all[mode] = largest;
  for (let [k, weight] = [mode, largest]; k < n && weight > 0n; k += 1) {
    weight = (weight * BigInt(n - k) * yes) / (BigInt(k + 1) * no);
    all[k + 1] = weight;
    total += weight;
  }
  for (let [k, weight] = [mode, largest]; k > 0 && weight > 0n; k -= 1) {
    weight = (weight * BigInt(k) * no) / (BigInt(n - k + 1) * yes);
    all[k - 1] = weight;
    total += weight;
  }
  return { all, total };
}

/** The probability of so many successes, both ends included, in n trials. */
export function binomial(n: number, p: Rational): (from: number, to: number) => Rational {
  const { all, total } = weights(n, p);
  return (from, to) => {
    let sum = 0n;
    for (let k = from; k <= to; k += 1) sum += all[k] as bigint;
    return counted(new Rational(sum, total));
  };
}
