import { Big } from '../../../schemas/decimal.ts';

/*
 * Searches on exact decimals: where a function of one number crosses zero, where a condition ends, and
 * where a function is lowest.
 */

/** The engine accepts numbers up to this size, and from its reciprocal on. */
export const largest = 9.9e20;
export const smallest = 1e-21;

/** A value of the field with the distance of the result from the target. */
export interface Point {
  readonly x: Big;
  readonly y: Big;
}

/** So many digits of a value are searched: more than the figures keep. */
export const searchDigits = 30;
/** The relative width of the interval in which a search ends. */
const converged = Big('1e-24');
/** The relative width at which a limit between two intervals is known. */
const located = Big('1e-13');

export const farther = (a: Big, b: Big): Big => (a.abs().gt(b.abs()) ? a.abs() : b.abs());
export const opposite = (a: Big, b: Big): boolean => a.s !== b.s && !a.eq(0) && !b.eq(0);

/** A value between two others: by size where these are of different sizes, and a multiple of the step. */
export function middle(a: Big, b: Big, step?: Big): Big {
  const [from, to] = [Number(a), Number(b)];
  const wide = from * to > 0 && (from / to > 4 || to / from > 4);
  const half = a.plus(b).div(2);
  const mean = wide ? Big(Math.sign(from) * Math.sqrt(from * to)) : half;
  if (!step) return mean.prec(searchDigits, 1);
  const multiple = (value: Big) => value.div(step).round(0, 1).times(step);
  const at = multiple(mean);
  return at.eq(a) || at.eq(b) ? multiple(half) : at;
}

/** The number with the fewest digits in an interval. */
export function shortestBetween(a: Big, b: Big): Big {
  const [low, high] = a.lt(b) ? [a, b] : [b, a];
  if (low.lte(0) && high.gte(0)) return Big(0);
  const near = low.gt(0) ? low : high;
  const far = low.gt(0) ? high : low;
  for (let digits = 1; digits <= searchDigits; digits += 1) {
    // Rounded away from zero, it is at least as large as the end nearer to zero.
    const candidate = near.prec(digits, 3);
    if (candidate.abs().lte(far.abs())) return candidate;
  }
  return near;
}

/** Where a condition that holds for some values ends. */
export interface Limit {
  /** The last value for which it holds, and the first for which it does not. */
  readonly inside: Big;
  readonly outside: Big;
  /** The limit itself, which is one of the two. */
  readonly limit: Big;
}

/** Finds the limit between a value for which a condition holds and one for which it does not. */
export function limitBetween(
  one: Big,
  other: Big,
  holds: (value: Big) => boolean,
  step: Big | undefined,
  precision = located,
): Limit {
  let [inside, outside] = [one, other];
  const width = () => inside.minus(outside).abs();
  const wanted = () => step ?? farther(inside, outside).times(precision).plus(smallest);
  while (width().gt(wanted())) {
    const at = middle(inside, outside, step);
    if (holds(at)) inside = at;
    else outside = at;
  }
  if (step) return { inside, outside, limit: inside };
  // A limit that a person wrote has few digits.
  const limit = shortestBetween(inside, outside);
  return holds(limit) ? { inside: limit, outside, limit } : { inside, outside: limit, limit };
}

/** Whether a difference of figures comes from the last digits of quotients alone. */
export const isZero = (difference: Big, figure: Big): boolean =>
  difference.abs().lte(figure.abs().times('1e-25').plus('1e-38'));

/** What a bracketing search ended with: a value, a jump over the target, or a value that is refused. */
type Crossing =
  | { readonly root: Big }
  | { readonly jump: readonly [Point, Point] }
  | { readonly refused: Big };

/** The most steps of a search; one that only halves its interval needs about a hundred. */
const mostSteps = 200;

/**
 * Finds where the result is the target, between two values with the target between their results: by
 * Chandrupatla's method, which interpolates where that is safe and halves the interval elsewhere.
 */
export function crossing(
  one: Point,
  other: Point,
  distance: (value: Big) => Big | undefined,
  target: Big,
): Crossing {
  const change = one.y.minus(other.y).abs();
  const narrow = one.x.minus(other.x).abs().times('1e-6');
  // The latest point, the end on the other side of the target, and the point before.
  let [latest, opposed, before] = [one, other, other];
  let share = 0.5;
  for (let count = 0; count < mostSteps; count += 1) {
    const width = opposed.x.minus(latest.x);
    const wide = Number(latest.x) * Number(opposed.x) > 0 ? latest.x.div(opposed.x).abs() : Big(1);
    const x =
      wide.gt(4) || wide.lt(0.25)
        ? middle(latest.x, opposed.x)
        : latest.x.plus(width.times(share)).prec(searchDigits, 1);
    const y = distance(x);
    if (!y) return { refused: x };
    if (isZero(y, target)) return { root: x };
    before = y.s === latest.y.s ? latest : opposed;
    if (y.s !== latest.y.s) opposed = latest;
    latest = { x, y };

    const best = opposed.y.abs().lt(latest.y.abs()) ? opposed : latest;
    const left = opposed.x.minus(latest.x).abs();
    const size = farther(latest.x, opposed.x);
    const step = latest.y.minus(opposed.y).abs();
    const isNarrow = left.lte(size.times(located)) && left.lte(narrow);
    if (isNarrow && step.gt(change.times('1e-3'))) {
      return { jump: [latest, opposed] };
    }
    const tolerance = size.times(converged).plus('1e-50');
    if (left.lte(tolerance.times(2))) {
      const scale = farther(target, change);
      return best.y.abs().lte(scale.times('1e-12'))
        ? { root: best.x }
        : { jump: [latest, opposed] };
    }
    const least = Number(tolerance.div(left));
    share = Math.min(Math.max(interpolated(latest, opposed, before), least), 1 - least);
  }
  return { jump: [latest, opposed] };
}

/** Where the next point is, from the latest (0) to the opposed one (1): one half, or by interpolation. */
function interpolated(latest: Point, opposed: Point, before: Point): number {
  const xi = Number(latest.x.minus(opposed.x).div(before.x.minus(opposed.x)));
  const phi = Number(latest.y.minus(opposed.y).div(before.y.minus(opposed.y)));
  if (phi ** 2 >= xi || (1 - phi) ** 2 >= 1 - xi) return 0.5;
  const quotient = (a: Big, b: Big, c: Big) => Number(a.div(b.minus(c)));
  const al = Number(before.x.minus(latest.x).div(opposed.x.minus(latest.x)));
  return (
    quotient(latest.y, opposed.y, latest.y) * quotient(before.y, opposed.y, before.y) +
    al * quotient(latest.y, before.y, latest.y) * quotient(opposed.y, before.y, opposed.y)
  );
}

/** The value with the least score near the middle one of three, which is the best of them so far. */
export function lowest(
  [from, best, to]: readonly [Big, Big, Big],
  score: (value: Big) => number | undefined,
  isFound: (value: Big) => boolean,
  step: Big | undefined,
): Big {
  let [low, at, high] = [from, best, to];
  for (let count = 0; count < 60; count += 1) {
    const [below, above] = [at.minus(low), high.minus(at)];
    if (high.minus(low).lte(farther(low, high).times('1e-9'))) return at;
    // The golden section of the longer part.
    const next = below.gt(above) ? at.minus(below.times(0.381966)) : at.plus(above.times(0.381966));
    const probe = step ? next.div(step).round(0, 1).times(step) : next.prec(searchDigits, 1);
    const found = score(probe);
    if (found === undefined || probe.eq(at) || probe.eq(low) || probe.eq(high)) return at;
    if (isFound(probe)) return probe;
    if (found < (score(at) as number)) {
      if (probe.lt(at)) high = at;
      else low = at;
      at = probe;
    } else if (probe.lt(at)) low = probe;
    else high = probe;
  }
  return at;
}
