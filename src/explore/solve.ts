import type { Calculator, PageManifest } from '../../schemas/calculator.ts';
import { holds } from '../../schemas/condition.ts';
import { Big } from '../../schemas/decimal.ts';
import { initialValues, readInputs, type Values } from '../../schemas/inputs.ts';
import { kindOf } from '../../schemas/kinds/index.ts';
import { type FormValue, textOf } from '../../schemas/kinds/kind.ts';
import { readNumber } from '../../schemas/kinds/number.ts';
import type { Digits, Live, NumberField, Result } from '../../schemas/manifest.ts';
import { type Answer, answer, type Problem, type Solved } from '../engine/answer.ts';
import { within } from '../format/labels.ts';
import { roundedTo } from '../format/numbers.ts';
import { fillLabel, showResult } from '../format/results.ts';
import { plainNumber } from '../share/entered-inputs.ts';
import { withText } from './variables.ts';

/*
 * "Solve for": the values of one field for which a result is a given number. The field's range is scanned
 * once; where the result crosses the target between two samples, a bracketing search finds the value.
 * A scan needs about a hundred calculations, and each crossing about ten more.
 */

type Typed = Readonly<Record<string, FormValue>>;

/** The calculations of one form for any value of one of its fields; each is done once. */
export interface Scan {
  readonly field: NumberField;
  /** The distance between accepted values, if the field accepts only multiples of it. */
  readonly step: Big | undefined;
  /** The values at which the range is sampled, ascending. The field accepts all of them. */
  readonly grid: readonly Big[];
  readonly at: (value: Big) => Answer;
}

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

const isWhole = (field: NumberField): boolean => field.kind === 'integer' || field.whole === true;

// ---------------------------------------------------------------- the samples

/** The engine accepts numbers up to this size, and from its reciprocal on. */
const largest = 9.9e20;
const smallest = 1e-21;
/** A range of at most so many whole numbers is tried completely. */
const mostWholeNumbers = 200;

const powers = (from: number, to: number, mantissas: readonly number[]): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index).flatMap((exponent) =>
    mantissas.map((mantissa) => Number(`${mantissa}e${exponent}`)),
  );

/** Positive numbers of every size the engine accepts, more of those that people type. */
const sizes = [
  smallest,
  ...powers(-18, -5, [1]).filter((_, index) => index % 3 === 0),
  ...powers(-4, -2, [1, 3]),
  ...powers(-1, 5, [1, 1.5, 2.2, 3.3, 4.7, 6.8]),
  ...powers(6, 8, [1, 2, 5]),
  ...powers(9, 20, [1]),
  largest,
];

/** The least size that is sampled where zero is accepted too. */
const leastBesideZero = 1e-12;
/** So many equal parts of a range with two ends. */
const parts = 32;
/** How near to an end of the range it is sampled. */
const endShares = [1e-12, 1e-9, 1e-7, 1e-5, 1e-3, 1e-2];
/** Multiples of the visitor's own number. */
const factors = [
  0.25, 0.5, 0.7, 0.8, 0.9, 0.95, 0.99, 0.999, 1, 1.001, 1.01, 1.05, 1.1, 1.2, 1.3, 1.6, 2, 4,
];

/** The numbers that conditions and guards compare a field with: results may jump there. */
function limitsOf(node: unknown, id: string): readonly number[] {
  if (typeof node !== 'object' || node === null) return [];
  const { field, than, above, atLeast, below, atMost } = node as Record<string, unknown>;
  const own = field === id ? [than, above, atLeast, below, atMost] : [];
  return [
    ...own.filter((limit) => typeof limit === 'number'),
    ...Object.values(node).flatMap((each) => limitsOf(each, id)),
  ];
}

/** The number at which the fields of a guard add up to what it compares their sum with. */
function sumLimits({ guards = [] }: PageManifest, id: string, known: ReadonlyMap<string, Big>) {
  return guards.flatMap((guard): number[] => {
    if (!('than' in guard) || 'figure' in guard) return [];
    const ids = [guard.field].flat();
    const than = typeof guard.than === 'number' ? Big(guard.than) : known.get(guard.than);
    if (!ids.includes(id) || !than) return [];
    const others = ids.filter((each) => each !== id).map((each) => known.get(each) ?? Big(0));
    return [Number(others.reduce((left, each) => left.minus(each), than))];
  });
}

/** The values at which a field's range is sampled: round ones of every size, and special ones. */
function gridOf(field: NumberField, special: readonly number[], step: Big | undefined) {
  const low = field.min ?? field.above ?? -largest;
  const high = field.max ?? field.below ?? largest;
  const accepted = (value: Big) => 'value' in kindOf(field).read(value.toFixed(), field, '');
  // Next to an accepted zero, smaller numbers give nothing that zero does not.
  const all = accepted(Big(0)) ? sizes.filter((size) => size >= leastBesideZero) : sizes;
  const whole = step?.eq(1) === true;
  const round = (value: number): Big =>
    step ? Big(value).div(step).round(0, 1).times(step) : Big(value).prec(15, 1);
  const isBound = (end: number) => Math.abs(end) < largest;
  const range = high - low;
  const numbers =
    whole && range <= mostWholeNumbers
      ? Array.from({ length: range + 1 }, (_, index) => low + index)
      : [
          0,
          ...all,
          ...all.map((size) => -size),
          ...[low, high].filter(isBound).flatMap((end) => {
            const size = isBound(range) ? range : Math.abs(end);
            return [0, ...endShares].map((share) => end + (end === high ? -1 : 1) * share * size);
          }),
          ...(isBound(range)
            ? Array.from({ length: parts }, (_, index) => low + (range * index) / parts)
            : []),
          ...special.flatMap((value) => {
            const near = Math.max(Math.abs(value), 1e-3) * 1e-9;
            return [value - near, value, value + near];
          }),
        ];
  const unique = new Map(numbers.map((value) => [round(value).toFixed(), round(value)]));
  return [...unique.values()].filter(accepted).sort((a, b) => a.cmp(b));
}

/** The field of a control's name: "annualRate", or "courses.0.credits" within a row. */
export function fieldNamed({ fields }: PageManifest, name: string): NumberField | undefined {
  const [id = '', , sub = ''] = name.split('.');
  const field = fields[id];
  const found = field && 'rowLabel' in field ? field.fields[sub] : name === id ? field : undefined;
  return found?.kind === 'number' || found?.kind === 'integer' ? found : undefined;
}

/** Prepares the search for values of the control with this name; the other inputs stay as typed. */
export function scanOf(
  calculator: Calculator,
  typed: Readonly<Record<string, unknown>>,
  name: string,
  live: Live,
): Scan | { readonly errors: readonly Problem[] } {
  const { manifest } = calculator;
  const field = fieldNamed(manifest, name);
  if (!field) throw new Error(`“${name}” is not a field for a number.`);
  const given = { ...initialValues(manifest), ...typed } as Typed;
  const [id = '', row = ''] = name.split('.');
  const rows = name === id ? [given] : (given[id] as readonly Values[] | undefined);
  const around = rows?.[Number(row)];
  if (
    !around ||
    !holds(manifest.fields[id]?.when, given) ||
    !holds(field.when, { ...given, ...around })
  ) {
    const message = `${field.label} is not asked for with these inputs.`;
    return { errors: [{ field: name, message }] };
  }
  // The other inputs are read without this one, which may be blank.
  const { [id]: searched, ...others } = manifest.fields;
  const read = readInputs({ fields: name === id ? others : manifest.fields }, given, live.today);
  const issues = 'issues' in read ? read.issues : [];
  const errors = issues
    .map(({ path, message }) => ({ field: path.join('.'), message }))
    .filter((each) => each.field !== name);
  if (errors.length > 0) return { errors };

  const known = new Map(
    Object.entries('values' in read ? read.values : {}).filter(
      (each): each is [string, Big] => each[1] instanceof Big,
    ),
  );
  const own = searched?.kind === field.kind ? readNumber(textOf(given[id])) : undefined;
  const decimals = manifest.guards?.find((guard) => guard.is === 'decimals' && guard.field === id);
  const step = isWhole(field)
    ? Big(1)
    : decimals && Big(10).pow(-Number((decimals as { than: number }).than));
  const special = [
    ...limitsOf([manifest.fields, manifest.guards, manifest.results, manifest.steps], id),
    ...sumLimits(manifest, id, known),
    ...(field.presets ?? []),
    ...(field.default === undefined ? [] : [field.default]),
    ...[...known.values()].map(Number),
    ...(own ? factors.map((factor) => factor * Number(own)) : []),
  ];
  const results = new Map<string, Answer>();
  const silent = { ...calculator, manifest: { ...manifest, cautions: [] } };
  const at = (value: Big): Answer => {
    const text = value.toFixed();
    const found = results.get(text) ?? answer(silent, withText(given, name, text), live);
    results.set(text, found);
    return found;
  };
  return { field, step, grid: gridOf(field, special, step), at };
}

// ---------------------------------------------------------------- the search

/** A value of the field with the distance of the result from the target. */
interface Point {
  readonly x: Big;
  readonly y: Big;
}

/** So many digits of a value are searched: more than the figures keep. */
const searchDigits = 30;
/** So many digits a number of JSON holds. */
const printedDigits = 17;
/** The relative width of the interval in which a search ends. */
const converged = Big('1e-24');
/** The relative width at which a limit between two intervals is known. */
const located = Big('1e-13');

const farther = (a: Big, b: Big): Big => (a.abs().gt(b.abs()) ? a.abs() : b.abs());
const opposite = (a: Big, b: Big): boolean => a.s !== b.s && !a.eq(0) && !b.eq(0);

/** A value between two others: by size where these are of different sizes, and a multiple of the step. */
function middle(a: Big, b: Big, step?: Big): Big {
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
interface Limit {
  /** The last value for which it holds, and the first for which it does not. */
  readonly inside: Big;
  readonly outside: Big;
  /** The limit itself, which is one of the two. */
  readonly limit: Big;
}

/** Finds the limit between a value for which a condition holds and one for which it does not. */
function limitBetween(
  one: Big,
  other: Big,
  holds: (value: Big) => boolean,
  step: Big | undefined,
): Limit {
  let [inside, outside] = [one, other];
  const width = () => inside.minus(outside).abs();
  const wanted = () => step ?? farther(inside, outside).times(located).plus(smallest);
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
const isZero = (difference: Big, figure: Big): boolean =>
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
function crossing(
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
function lowest(
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

/** Finds all values of the field for which a result is the target. */
export function solveFor(scan: Scan, result: string, target: Big): Solving {
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

  const runs = runsOf(grid, isDefined, step).map((run) => run.map(point));
  const all = runs.flat();
  const [first] = all;
  if (!first) return { errors: refusals(scan) };
  const isConstant = all.every(({ y }) => isZero(y.minus(first.y), y.plus(target)));
  if (isConstant && all.length > 1) return { constant: first.y.plus(target) };

  const hits: Big[] = [];
  const beside: Big[] = [];
  const jumps: Jump[] = [];
  const search = (a: Point, b: Point, splits = 0): void => {
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
        search(end, point(inside), splits + 1);
      }
    }
  };
  const searched = runs.map((run) => withDips(run, distance, target, step));
  for (const run of searched) {
    const [only] = run;
    if (only && run.length === 1 && isZero(only.y, target)) hits.push(only.x);
    for (const [index, next] of run.slice(1).entries()) search(run[index] as Point, next);
  }

  const solutions: Solution[] = [];
  const ascending = (some: readonly Big[]) => some.toSorted((a, b) => a.cmp(b));
  let end: Big | undefined;
  for (const hit of ascending(hits)) {
    if (end && hit.minus(end).lte(farther(hit, end).times('1e-12'))) continue;
    const run = searched.find((each) => each[0]?.x.lte(hit) && each.at(-1)?.x.gte(hit)) ?? [];
    const interval = intervalAround(hit, run, isHit, step);
    const value = interval ? interval.value : printable(hit, distance, target);
    const outcome = solved(value);
    end = interval?.to ?? hit;
    if (!outcome) continue;
    const between = interval ? ([interval.from, interval.to] as const) : undefined;
    solutions.push({
      value,
      answer: outcome,
      exact: true,
      ...(between ? { interval: between } : {}),
    });
  }
  if (solutions.length === 0) {
    const neighbours = new Map(ascending(beside).map((x) => [x.toFixed(), x]));
    for (const value of neighbours.values()) {
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
): readonly (readonly Big[])[] {
  const runs: Big[][] = [];
  let run: Big[] | undefined;
  for (const [index, x] of grid.entries()) {
    const before = grid[index - 1];
    if (!isDefined(x)) {
      if (run && before) run.push(limitBetween(before, x, isDefined, step).inside);
      run = undefined;
      continue;
    }
    if (!run) {
      run = before ? [limitBetween(x, before, isDefined, step).inside] : [];
      runs.push(run);
    }
    run.push(x);
  }
  return runs.map((each) => each.filter((x, index) => !x.eq(each[index - 1] ?? x.plus(1))));
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

// ---------------------------------------------------------------- in words

/** A result as text with every digit it has, unless its format shows them all. */
function figureText(result: Result, figure: Big, values: Values): string {
  const { digits = 2 } = result as { digits?: Digits };
  const shown = showResult(result, figure, values) as string;
  if (typeof digits === 'string' || roundedTo(figure, digits).eq(figure)) return shown;
  return showResult({ ...result, digits: { atMost: 12 } } as Result, figure, values) as string;
}

/** What a search found, with the calculator and what was searched for. */
export interface Question {
  readonly calculator: Calculator;
  readonly scan: Scan;
  readonly result: string;
  readonly target: Big;
}

const resultOf = ({ calculator, result }: Question) =>
  calculator.manifest.results[result] as Result;

/** The inputs of a calculation that succeeded: units and currencies may depend on them. */
function valuesOf({ scan }: Question): Values {
  const outcome = scan.grid.map(scan.at).find(({ ok }) => ok);
  return outcome?.ok ? outcome.values : {};
}

/** The target as the result is shown, with all of its digits. */
export const targetText = (question: Question): string =>
  figureText(resultOf(question), question.target, valuesOf(question));

const duration = /^(-?)(\d+):(\d\d)(?::(\d\d))?$/;

/** Parses a target: a number as fields read it, or a duration as the result shows it ("25:30"). */
export function readTarget(result: Result, text: string): Big | undefined {
  const { digits } = result as { digits?: Digits };
  const [, sign, first = '', second = '', third] = duration.exec(text.trim()) ?? [];
  if (typeof digits !== 'string' || sign === undefined) return readNumber(text);
  const pair = Big(first).times(60).plus(second);
  // Minutes and seconds, or hours and minutes, of which seconds are shown.
  const value =
    third !== undefined ? pair.times(60).plus(third) : pair.times(digits === 'h:mm:ss' ? 60 : 1);
  return sign ? value.neg() : value;
}

/** The decimals of a number that nobody minds typing. */
const fewDecimals = 4;

/** The solution to fill in: with as few decimals as show the same result. */
export function typeable({ scan, result }: Question, { value, answer }: Solution): Big {
  if (value.eq(value.round(fewDecimals, 1))) return value;
  for (let decimals = 0; decimals < searchDigits; decimals += 1) {
    const rounded = value.round(decimals, 1);
    const outcome = scan.at(rounded);
    if (outcome.ok && outcome.shown[result] === answer.shown[result]) return rounded;
  }
  return value;
}

/** Beyond this, a figure comes from a field without a limit, and says nothing to a reader. */
const unlimited = Big('1e15');

/** What has to be said about the solutions, or why there is none; an empty text if nothing has. */
export function explain(question: Question, found: Solving): string {
  const { calculator, scan, target } = question;
  const result = resultOf(question);
  const values = valuesOf(question);
  const label = fillLabel(result.label, calculator.manifest.fields, values);
  const text = (figure: Big) => {
    const shown = showResult(result, figure, values) as string;
    const isTarget = shown === showResult(result, target, values);
    return isTarget ? figureText(result, figure, values) : shown;
  };
  if ('errors' in found) {
    return found.errors[0]?.message ?? `There is no ${within(label)} with these inputs.`;
  }
  if ('constant' in found) {
    return `${label} does not depend on ${within(scan.field.label)}: it is ${text(found.constant)} for every value.`;
  }
  if ('solutions' in found) {
    if (!found.complete) return `${label} rises and falls many times: there may be more solutions.`;
    if (found.solutions.every(({ exact }) => exact)) return '';
    return `No whole number gives exactly ${targetText(question)}. These are the nearest ones.`;
  }
  const never = `${label} is never ${targetText(question)}`;
  const { reach, jump } = found;
  const [from, to] = (jump?.results ?? reach).map(text);
  const field = within(scan.field.label);
  if (jump) {
    return `${never}: where ${field} is ${plainNumber(jump.at)}, it jumps from ${from} to ${to}.`;
  }
  const [isOpenBelow, isOpenAbove] = reach.map((end) => end.abs().gt(unlimited));
  if (isOpenBelow && isOpenAbove) return `${never}, whatever is entered as ${field}.`;
  const range = isOpenAbove
    ? `${from} or more`
    : isOpenBelow
      ? `${to} or less`
      : `between ${from} and ${to}`;
  return `${never}: whatever is entered as ${field}, it is ${range}.`;
}
