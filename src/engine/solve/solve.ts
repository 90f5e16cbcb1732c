import { Big } from '../../../schemas/decimal.ts';
import type { Problem, Solved } from '../answer/answer.ts';
import {
  crossing,
  farther,
  isZero,
  type Limit,
  largest,
  limitBetween,
  lowest,
  middle,
  opposite,
  type Point,
  searchDigits,
  shortestBetween,
} from './bracketing.ts';
import type { Scan } from './scan.ts';

/*
 * "Solve for": the values of one field for which a result is a given number. The field's range is scanned
 * once; where the result crosses the target between two samples, a bracketing search finds the value.
 * A scan needs about a hundred calculations, and each crossing about ten more.
 */

/** A value of the field that solves the equation. */
export interface Solution {
  readonly value: Big;
  /** The answer for this value. */
  readonly answer: Solved;
  /** False for a whole number beside the target: no whole number hits it. */
  readonly exact: boolean;
  /** The ends of the interval whose values all give the same result; `value` is in it. */
  readonly interval?: readonly [from: Big, to: Big];
}

/** Where the result jumps over the target: it is never between the two numbers. */
export interface Jump {
  readonly at: Big;
  readonly results: readonly [Big, Big];
}

/** The solutions, ascending; without one, what prevents it. */
export type Solving =
  | {
      readonly solutions: readonly Solution[];
      /** False if the result rises and falls so often that others may have been missed. */
      readonly complete: boolean;
    }
  /** The error for every value of the field; none if there only is no such result. */
  | { readonly errors: readonly Problem[] }
  /** The result is the same for every value of the field. */
  | { readonly constant: Big }
  /** The least and the greatest of the result, and where it jumps over the target. */
  | { readonly reach: readonly [Big, Big]; readonly jump?: Jump | undefined };

/** So many digits a number of JSON holds. */
const printedDigits = 17;

/** So many values on either side of a jump are tried. */
const mostNearJump = 24;

/**
 * Values around a jump over the target. A sum of rounded amounts jumps everywhere by a cent or two, and
 * hits the target beside the jump that was found, where its trend changes it by as little.
 */
function near(a: Point, b: Point, low: Point, high: Point): readonly Big[] {
  const jump = high.y.minus(low.y).abs();
  const slope = b.y.minus(a.y).div(b.x.minus(a.x)).abs();
  // Inputs in whole cents, say, are found as they were typed.
  const distance = Big(10).pow(jump.div(slope).div(mostNearJump / 3).e + 1);
  if (distance.times(2 * mostNearJump).gt(b.x.minus(a.x).abs())) return [];
  const first = low.x.div(distance).round(0, 1).minus(mostNearJump);
  return Array.from({ length: 2 * mostNearJump }, (_, index) => first.plus(index).times(distance));
}

/** So many dips of the distance, that do not reach the target at the samples, are searched. */
const mostDips = 3;
/** With so many jumps over the target, there are probably more between the samples. */
const mostJumps = 6;
/** A cell of the scan is split at a refused value at most so often. */
const mostSplits = 4;

/** How exactly the ends of a range are found where nothing else hits the target. */
const exactEnds = Big('1e-20');

/** Finds all values of the field for which a result is the target. */
export function solveFor(scan: Scan, result: string, target: Big): Solving {
  const found = search(scan, result, target);
  // The target may be the result at the very end of a range.
  return 'reach' in found && !scan.step ? search(scan, result, target, exactEnds) : found;
}

function search(scan: Scan, result: string, target: Big, precision?: Big): Solving {
  const { grid, step, at } = scan;
  const solved = (x: Big): Solved | undefined => {
    const outcome = at(x);
    return outcome.ok && result in outcome.shown && outcome.results[result] instanceof Big
      ? outcome
      : undefined;
  };
  const distance = (x: Big) => (solved(x)?.results[result] as Big | undefined)?.minus(target);
  const isDefined = (x: Big) => distance(x) !== undefined;
  const isHit = (x: Big) => {
    const y = distance(x);
    return y !== undefined && isZero(y, target);
  };
  const point = (x: Big): Point => ({ x, y: distance(x) as Big });

  const runs = runsOf(grid, isDefined, step, precision).map((run) => run.map(point));
  const all = runs.flat();
  const [first] = all;
  if (!first) return { errors: refusals(scan) };
  const isConstant = all.every(({ y }) => isZero(y.minus(first.y), y.plus(target)));
  if (isConstant && all.length > 1) return { constant: first.y.plus(target) };

  const hits: Big[] = [];
  const beside: Big[] = [];
  const jumps: Jump[] = [];
  const searchCell = (a: Point, b: Point, splits = 0): void => {
    if (isZero(a.y, target)) hits.push(a.x);
    if (isZero(b.y, target)) hits.push(b.x);
    if (!opposite(a.y, b.y) || isZero(a.y, target) || isZero(b.y, target)) return;
    if (step) {
      const sameSide = (x: Big) => distance(x)?.s === a.y.s && !isHit(x);
      const { inside, outside } = limitBetween(a.x, b.x, sameSide, step);
      if (isHit(outside)) hits.push(outside);
      else if (isDefined(outside)) beside.push(inside, outside);
      return;
    }
    const found = crossing(a, b, distance, target);
    if ('root' in found) hits.push(found.root);
    else if ('jump' in found) {
      const [low, high] = found.jump[0].x.lt(found.jump[1].x)
        ? found.jump
        : found.jump.toReversed();
      if (!low || !high) return;
      const results = [low.y.plus(target), high.y.plus(target)] as const;
      jumps.push({ at: shortestBetween(low.x, high.x), results });
      hits.push(...near(a, b, low, high).filter(isHit));
    } else if (splits < mostSplits) {
      for (const end of [a, b]) {
        const { inside } = limitBetween(end.x, found.refused, isDefined, undefined);
        searchCell(end, point(inside), splits + 1);
      }
    }
  };
  const searched = runs.map((run) => withDips(run, distance, target, step));
  for (const run of searched) {
    const [only] = run;
    if (only && run.length === 1 && isZero(only.y, target)) hits.push(only.x);
    for (const [index, next] of run.slice(1).entries()) searchCell(run[index] as Point, next);
  }

  const solutions: Solution[] = [];
  let end: Big | undefined;
  for (const hit of distinct(hits)) {
    if (end && hit.minus(end).lte(farther(hit, end).times('1e-12'))) continue;
    const run = searched.find((each) => each[0]?.x.lte(hit) && each.at(-1)?.x.gte(hit)) ?? [];
    const interval = intervalAround(hit, run, isHit, step);
    const value = interval ? interval.value : printable(hit, distance, target);
    const outcome = solved(value);
    end = interval?.to ?? hit;
    if (!outcome) continue;
    const between = interval ? ([interval.from, interval.to] as const) : undefined;
    // Values that stood alone, seen from below, are part of an interval that is found from above.
    while (between && solutions.at(-1)?.value.gte(between[0])) solutions.pop();
    solutions.push({
      value,
      answer: outcome,
      exact: true,
      ...(between ? { interval: between } : {}),
    });
  }
  if (solutions.length === 0) {
    for (const value of distinct(beside)) {
      const outcome = solved(value);
      if (outcome) solutions.push({ value, answer: outcome, exact: false });
    }
  }
  const complete = jumps.length < mostJumps && solutions.length < mostJumps;
  if (solutions.length > 0) return { solutions, complete };
  return { reach: reachOf(searched, distance, target, step), jump: jumps[0] };
}

/** The parts of a range in which a result is defined, each with its samples and its ends. */
function runsOf(
  grid: readonly Big[],
  isDefined: (x: Big) => boolean,
  step: Big | undefined,
  precision: Big | undefined,
): readonly (readonly Big[])[] {
  const runs: Big[][] = [];
  let run: Big[] | undefined;
  for (const [index, x] of grid.entries()) {
    const before = grid[index - 1];
    if (!isDefined(x)) {
      if (run && before) run.push(limitBetween(before, x, isDefined, step, precision).inside);
      run = undefined;
      continue;
    }
    if (!run) {
      run = before ? [limitBetween(x, before, isDefined, step, precision).inside] : [];
      runs.push(run);
    }
    run.push(x);
  }
  return runs.map((each) => {
    const samples = distinct(each);
    const [first, second] = samples;
    const [last, beforeLast] = [samples.at(-1), samples.at(-2)];
    if (!first || !second || !last || !beforeLast) return samples;
    const more = [...towards(first, second, step), ...towards(last, beforeLast, step)];
    return distinct([...samples, ...more.filter(isDefined)]);
  });
}

/** Each value once, ascending. */
const distinct = (values: readonly Big[]): readonly Big[] =>
  [...new Map(values.map((x) => [x.toFixed(), x])).values()].sort((a, b) => a.cmp(b));

/** So many samples more lead to each end of a range, where results change fastest. */
const samplesAtEnd = 5;

/** Values between the end of a range and the sample beside it, ever nearer to the end. */
function towards(end: Big, beside: Big, step: Big | undefined): readonly Big[] {
  const between = Array.from({ length: samplesAtEnd }, (_, index) =>
    end.plus(beside.minus(end).div(2 ** (index + 1))),
  );
  if (step) return between.map((x) => x.div(step).round(0, 1).times(step));
  // Some guards tolerate a last digit: the end that was meant has few digits.
  const near = end.times('1e-9');
  const meant = shortestBetween(end.minus(near), end.plus(near));
  return [...between.map((x) => x.prec(searchDigits, 1)), meant];
}

/** A run with the points where the result comes closest to the target without being there. */
function withDips(
  run: readonly Point[],
  distance: (x: Big) => Big | undefined,
  target: Big,
  step: Big | undefined,
): readonly Point[] {
  const dips = run
    .flatMap((each, index) => {
      const [a, b] = [run[index - 1], run[index + 1]];
      if (!a || !b || isZero(each.y, target)) return [];
      if (opposite(a.y, each.y) || opposite(each.y, b.y)) return [];
      const size = each.y.abs();
      const isDip =
        size.lte(a.y.abs()) && size.lte(b.y.abs()) && !(size.eq(a.y.abs()) && size.eq(b.y.abs()));
      return isDip ? [{ three: [a.x, each.x, b.x] as const, each }] : [];
    })
    .sort((a, b) => a.each.y.abs().cmp(b.each.y.abs()))
    .slice(0, mostDips);
  const added = dips.flatMap(({ three, each }): Point[] => {
    const score = (x: Big) => {
      const y = distance(x);
      return y === undefined ? undefined : Number(y.abs());
    };
    const isFound = (x: Big) => {
      const y = distance(x) as Big;
      return opposite(y, each.y) || isZero(y, target);
    };
    const x = lowest(three, score, isFound, step);
    return x.eq(each.x) ? [] : [{ x, y: distance(x) as Big }];
  });
  return [...run, ...added].sort((a, b) => a.x.cmp(b.x));
}

/** A value with as many digits as can be printed, or with more where the result depends on them. */
function printable(x: Big, distance: (x: Big) => Big | undefined, target: Big): Big {
  const width = x.abs().times('1e-18');
  const short = shortestBetween(x.minus(width), x.plus(width));
  const isClose = (value: Big, tolerance: Big) => distance(value)?.abs().lte(tolerance) ?? false;
  if (isClose(short, target.abs().times('1e-25'))) return short;
  const printed = x.prec(printedDigits, 1);
  return isClose(printed, target.abs().times('1e-11')) ? printed : x;
}

/** The interval around a hit whose values all are hits; nothing if it is a single value. */
function intervalAround(
  hit: Big,
  run: readonly Point[],
  isHit: (x: Big) => boolean,
  step: Big | undefined,
): { readonly from: Big; readonly to: Big; readonly value: Big } | undefined {
  const near = step ?? farther(hit, Big('1e-3')).times('1e-9');
  const endOf = (points: readonly Point[], towards: Big) => {
    if (!isHit(hit.plus(towards))) return { limit: hit, inside: hit };
    let last = hit;
    for (const { x } of points) {
      // Between two samples, one more is a hit, or they are two solutions.
      const half = middle(last, x, step);
      const outside = isHit(half) ? x : half;
      if (!isHit(outside)) return limitBetween(last, outside, isHit, step);
      last = x;
    }
    return { limit: last, inside: last };
  };
  const low = endOf(run.filter(({ x }) => x.lt(hit)).toReversed(), near.neg());
  const high = endOf(
    run.filter(({ x }) => x.gt(hit)),
    near,
  );
  if (high.limit.minus(low.limit).lte(step ? 0 : near.times(2))) return undefined;
  const isOwn = ({ limit, inside }: Pick<Limit, 'limit' | 'inside'>) =>
    limit.eq(inside) && limit.abs().lt(largest) && limit.abs().gt('1e-20');
  const end = isOwn(low) || low.limit.eq(0) ? low : isOwn(high) ? high : undefined;
  return { from: low.limit, to: high.limit, value: end && isHit(end.limit) ? end.limit : hit };
}

/** The least and the greatest of a result over the samples, and between them. */
function reachOf(
  runs: readonly (readonly Point[])[],
  distance: (x: Big) => Big | undefined,
  target: Big,
  step: Big | undefined,
): readonly [Big, Big] {
  const ends = [1, -1].map((sign) => {
    const best = runs
      .flatMap((run) => run.map(({ x, y }, index) => ({ y, x, run, index })))
      .reduce((least, each) => (each.y.times(sign).lt(least.y.times(sign)) ? each : least));
    const [a, b] = [best.run[best.index - 1], best.run[best.index + 1]];
    if (!a || !b) return best.y;
    const score = (x: Big) => {
      const y = distance(x);
      return y === undefined ? undefined : Number(y) * sign;
    };
    return distance(lowest([a.x, best.x, b.x], score, () => false, step)) ?? best.y;
  });
  return ends.map((y) => y.plus(target)) as [Big, Big];
}

/** Why no value of the field has an answer: the error that most of them have. */
function refusals({ grid, at }: Scan): readonly Problem[] {
  const outcomes = grid.map(at);
  const errors = outcomes.flatMap((each) => (each.ok ? [] : each.errors.slice(0, 1)));
  if (errors.length < outcomes.length) return [];
  const byMessage = Map.groupBy(errors, ({ message }) => message);
  const [most] = [...byMessage.values()].sort((a, b) => b.length - a.length);
  return most?.slice(0, 1) ?? [];
}
