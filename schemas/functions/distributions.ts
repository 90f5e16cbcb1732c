import { Big, settled } from '../decimal.ts';
import { decimal, exp, fixed, ln, one, over, pi, root, scaledExp, times } from './fixed-point.ts';

/*
 * The normal distribution and Student's t, with their quantiles. A tail is worked out as a tail, so
 * that it keeps its digits however thin it is, and is carried as a factor of e^(-w²/2). For the normal
 * distribution w is z; for Student's t, w² is ν ln(1 + t²/ν), in which it is nearly normal, too.
 */

/** The probability above w and the density at w, both times e^(w²/2). */
type Tail = readonly [above: bigint, density: bigint];

const half = one / 2n;
const normalDensity = over(one, root(2n * pi));

/** From this w on, the continued fraction of a tail takes fewer steps than the series. */
const far = 6n * one;

/** The sum of the terms from a first one on, each from the one before and its number. */
function series(first: bigint, next: (term: bigint, n: bigint) => bigint): bigint {
  let sum = first;
  let term = first;
  for (let n = 1n; term !== 0n; n += 1n) {
    term = next(term, n);
    sum += term;
  }
  return sum;
}

/** The continued fraction first + a₁ / (b + a₂ / (b + a₃ / …)), by Steed's method. */
function continuedFraction(first: bigint, b: bigint, a: (n: bigint) => bigint): bigint {
  let inverse = over(one, b);
  let change = times(a(1n), inverse);
  let sum = first + change;
  for (let n = 2n; change !== 0n; n += 1n) {
    inverse = over(one, b + times(a(n), inverse));
    change = times(change, times(b, inverse) - one);
    sum += change;
  }
  return sum;
}

/** Milton Abramowitz and Irene Stegun, Handbook of Mathematical Functions, 26.2.11 and 26.2.14. */
function normalTail(w: bigint): Tail {
  if (w >= far) {
    const mills = over(
      one,
      continuedFraction(w, w, (n) => n * one),
    );
    return [times(normalDensity, mills), normalDensity];
  }
  const square = times(w, w);
  const middle = series(w, (term, n) => times(term, square) / (2n * n + 1n));
  return [times(half, exp(square / 2n)) - times(normalDensity, middle), normalDensity];
}

/**
 * 1 / B(ν/2, 1/2). Of the gamma functions in it, (Γ((ν+1)/2) / Γ(ν/2))² is Brouncker's continued fraction
 * (2ν-1 + 1²/(4ν-2 + 3²/(4ν-2 + 5²/…))) / 4, which is short where ν is large; smaller ν rise in twos.
 */
function inverseBeta(df: bigint): bigint {
  let ratio = one;
  let nu = df;
  for (; nu < 200n; nu += 2n) ratio = (ratio * nu) / (nu + 1n);
  const x = (2n * nu - 1n) * one;
  const fraction = continuedFraction(x, 2n * x, (n) => (2n * n - 1n) ** 2n * one);
  return times(ratio, root(over(fraction, 4n * pi)));
}

/**
 * The tail of Student's t above the t with t²/ν = u, times (1 + u)^(ν/2), which is given as well: half
 * an incomplete beta function, by its series or its continued fraction (Abramowitz and Stegun, 26.5.4
 * and 26.5.8).
 */
function studentAbove(df: bigint, beta: bigint, u: bigint, growth: () => bigint): bigint {
  const y = over(u, one + u);
  const factor = times(beta, root(y));
  if (u < one && times(u, df * one) < times(far, far)) {
    const middle = series(one, (term, n) => (times(term, y) * (df + 2n * n - 1n)) / (2n * n + 1n));
    return times(half, growth()) - times(factor, middle);
  }
  const x = one - y;
  const fraction = continuedFraction(one, one, (n) => {
    const above = n % 2n === 0n ? n * (n - 1n) : (df + n - 1n) * (df + n);
    return (-x * above) / ((df + 2n * n - 2n) * (df + 2n * n));
  });
  return over(factor, df * fraction);
}

/** A probability from a tail and w²/2; below 10^-1000 it counts as 0. */
function probability(above: bigint, exponent: bigint): Big {
  const [mantissa, tens] = scaledExp(-exponent);
  return tens < -1000 ? Big(0) : decimal(times(above, mantissa), tens);
}

/** The probability below a number, from that of the tail beyond its absolute value. */
const below = (value: Big, tail: Big): Big => (value.lt(0) ? tail : Big(1).minus(tail).prec(60, 1));

/**
 * The standard normal distribution function Φ: the probability of at most z. Of a thin upper tail it
 * leaves nothing: 1 - normal(8) is written normal(-8).
 */
export function normal(z: Big): Big {
  const w = fixed(z.abs());
  return below(z, probability(normalTail(w)[0], times(w, w) / 2n));
}

/** Degrees of freedom as a whole number; a RangeError where there are none. */
function degreesOfFreedom(df: Big): bigint {
  const exact = settled(df);
  if (!exact.eq(exact.round(0, 0)) || exact.lt(1) || exact.gt('1e15')) {
    throw new RangeError('Degrees of freedom are a whole number from 1 to 10^15.');
  }
  return BigInt(exact.toFixed(0));
}

/**
 * The distribution function of Student's t: the probability of at most t with so many degrees of
 * freedom, a whole number from 1 to 10^15; a RangeError for any other.
 */
export function tDistribution(t: Big, df: Big): Big {
  const nu = degreesOfFreedom(df);
  const size = fixed(t.abs());
  const u = times(size, size) / nu;
  const exponent = (nu * ln(decimal(one + u))) / 2n;
  const above = studentAbove(nu, inverseBeta(nu), u, () => exp(exponent));
  return below(t, probability(above, exponent));
}

/**
 * The w above which a probability up to a half lies. No tail is above e^(-w²/2) / 2, so Newton's method
 * for its logarithm, which is concave, starts beyond the w and goes down to it.
 */
function upperPoint(tail: (w: bigint) => Tail, given: Big): bigint {
  const target = ln(given);
  const start = -2n * (target + ln(Big(2)));
  // So near to a half, a probability counts as a half, which lies above 0.
  if (start < one / 10n ** 30n) return 0n;
  let w = root(start);
  for (;;) {
    const [above, density] = tail(w);
    const gap = ln(decimal(above)) - times(w, w) / 2n - target;
    const step = over(times(gap, above), density);
    w += step;
    // The next step would be about its square.
    if (step * step < one * 10n ** 4n) return w;
  }
}

/** A quantile from the half of the distribution above the middle. */
function quantile(p: Big, upper: (tail: Big) => bigint): Big {
  if (p.lte(0) || p.gte(1)) throw new RangeError('A probability lies between 0 and 1.');
  return p.gt('0.5') ? decimal(upper(Big(1).minus(p))) : decimal(-upper(p));
}

/** The z with Φ(z) = p, for p between 0 and 1; a RangeError for any other. */
export const normalQuantile = (p: Big): Big => quantile(p, (tail) => upperPoint(normalTail, tail));

/**
 * The t with a probability of p, between 0 and 1, of at most t, with so many degrees of freedom, a whole
 * number from 1 to 10^15; a RangeError for any other.
 */
export function tQuantile(p: Big, df: Big): Big {
  const nu = degreesOfFreedom(df);
  const beta = inverseBeta(nu);
  const squareOver = (w: bigint) => exp(times(w, w) / nu) - one;
  const tail = (w: bigint): Tail => {
    const u = squareOver(w);
    const above = studentAbove(nu, beta, u, () => exp(times(w, w) / 2n));
    return [above, over(times(beta, w), nu * root(over(u, one + u)))];
  };
  return quantile(p, (given) => root(nu * squareOver(upperPoint(tail, given))));
}
