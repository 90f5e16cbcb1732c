import type { ExpandedBranch, ExpandedManifest, SumLines } from '../../../schemas/calculator.ts';
import { Big } from '../../../schemas/decimal.ts';
import {
  type Formula,
  type FunctionName,
  idsOf,
  isAggregate,
  parseFormula,
} from '../../../schemas/formula.ts';
import {
  ceil,
  dayNumber,
  dayOf,
  exp,
  floor,
  graduate,
  inRange,
  ln,
  log10,
  max,
  mean,
  min,
  minutesOf,
  mod,
  power,
  round,
  sum,
} from '../../../schemas/functions/arithmetic.ts';
import { normal, normalQuantile, tQuantile } from '../../../schemas/functions/distributions.ts';
import { log2 } from '../../../schemas/functions/log2.ts';
import { splitToCents } from '../../../schemas/functions/parts.ts';
import { acos, asin, atan, cos, pi, sin, tan } from '../../../schemas/functions/trigonometry.ts';
import { factorial, gcd, lcm } from '../../../schemas/functions/whole-numbers.ts';
import type { AnyCompute, Field } from '../../../schemas/manifest.ts';
import { holds } from '../input/condition.ts';
import { dayToday, guardedFigures, inOrderOfNeed, needsOf, ratesAge } from '../manifest/expand.ts';

/*
 * The interpreter of formulas, which defines their meaning. Pages run code compiled from the same
 * formulas; a generated test compares the results of both.
 */

type Values = Readonly<Record<string, unknown>>;
/** Returns the number of an id, an array for rows and lists, or `undefined` if there is none. */
type Lookup = (id: string) => Big | readonly Big[] | undefined;

/** What a meter is told of: an operation of a formula, or another part of a computation. */
export type Operation =
  | '+'
  | '-'
  | '*'
  | '/'
  | '^'
  | FunctionName
  /** A number, an id or a sign of a formula. */
  | 'term'
  /** All values of rows or of a list, in order to go over them. */
  | 'rows'
  | 'ranges'
  | 'graduated'
  /** A figure that is complete. */
  | 'figure';

/**
 * Watches a computation: it is told of every operation before that is carried out, with the operands,
 * and throws to refuse it.
 */
export type Meter = (operation: Operation, operands: readonly Big[]) => void;

/** What a formula is evaluated with. */
interface Scope {
  readonly lookup: Lookup;
  /** Within a call over rows, `lookup` finds the values of one row, and this those of all rows. */
  readonly whole: Lookup;
  readonly meter: Meter | undefined;
  /** Calls over rows within a call over rows: they are the same for each row. */
  readonly known: Map<Formula, Big | undefined>;
}

/**
 * Takes a parsed formula and a lookup of ids; returns its value, or `undefined` if it needs a figure
 * that is absent. Throws the errors of the decimal functions, such as a division by zero, and those of
 * the meter, if there is one.
 */
export const evaluate = (formula: Formula, lookup: Lookup, meter?: Meter): Big | undefined =>
  valueIn(formula, { lookup, whole: lookup, meter, known: new Map() });

function valueIn(formula: Formula, scope: Scope): Big | undefined {
  const { lookup, meter } = scope;
  const value = (each: Formula) => valueIn(each, scope);
  if (formula.kind !== 'binary' && formula.kind !== 'call') meter?.('term', []);
  if (formula.kind === 'number') return Big(formula.text);
  if (formula.kind === 'pi') return pi;
  if (formula.kind === 'id') {
    const found = lookup(formula.id);
    if (Array.isArray(found)) throw new Error(`“${formula.id}” is a list: use sum or mean.`);
    return found as Big | undefined;
  }
  if (formula.kind === 'negative') return value(formula.of)?.neg();
  if (formula.kind === 'binary') {
    const left = value(formula.left);
    const right = value(formula.right);
    if (!left || !right) return undefined;
    meter?.(formula.operator, [left, right]);
    if (formula.operator === '+') return left.plus(right);
    if (formula.operator === '-') return left.minus(right);
    if (formula.operator === '*') return left.times(right);
    return formula.operator === '/' ? left.div(right) : power(left, right);
  }
  const { name, of } = formula;
  if (isAggregate(formula)) {
    if (!scope.known.has(formula)) {
      const values = overRows(of[0] as Formula, scope);
      if (values) meter?.(name, values);
      scope.known.set(formula, values && together[name]?.(values));
    }
    return scope.known.get(formula);
  }
  const values = of.map(value);
  if (values.includes(undefined)) return undefined;
  meter?.(name, values as Big[]);
  return calls[name]?.(...(values as [Big]));
}

type Call = (first: Big, ...more: readonly Big[]) => Big;

/** The functions of formulas for single numbers. */
const calls: { readonly [K in FunctionName]?: Call } = {
  abs: (value) => value.abs(),
  acos,
  asin,
  atan,
  ceil,
  cos,
  exp,
  factorial,
  floor,
  gcd,
  lcm,
  ln,
  log10,
  log2,
  max,
  min,
  mod: (value, divisor) => mod(value, divisor as Big),
  normal,
  normalQuantile,
  round: (value, decimals) => round(value, decimals),
  sin,
  sqrt: (value) => value.sqrt(),
  tan,
  tQuantile: (p, df) => tQuantile(p, df as Big),
};

/** The functions of formulas over all rows of a field, or all numbers of a list. */
const together: { readonly [K in FunctionName]?: (values: readonly Big[]) => Big } = {
  count: (values) => Big(values.length),
  gcd: (values) => gcd(...values),
  lcm: (values) => lcm(...values),
  max: (values) => max(...values),
  mean,
  min: (values) => min(...values),
  sum,
};

/** The values of an expression, one for each row (or number of a list) that it names. */
function overRows(formula: Formula, scope: Scope): readonly Big[] | undefined {
  const { whole, meter } = scope;
  const found = new Map(idsOf(formula).map((id) => [id, whole(id)]));
  const lists = [...found.values()].filter((each) => Array.isArray(each));
  for (const list of lists) meter?.('rows', list);
  const [first] = lists;
  // A single number counts as a list with one entry: min(x) is x.
  if (!first) {
    const only = valueIn(formula, { ...scope, lookup: whole });
    return only && [only];
  }
  const values = first.map((_, index) =>
    valueIn(formula, {
      ...scope,
      lookup(id) {
        const each = found.get(id);
        return Array.isArray(each) ? (each[index] as Big) : (each as Big | undefined);
      },
    }),
  );
  return values.includes(undefined) ? undefined : (values as Big[]);
}

/** The number that formulas use for a value: of a choice its option's, of a date its day, of a time its minutes. */
export function meaningOf(field: Field | undefined, value: unknown): Big | undefined {
  if (value instanceof Big) return value as Big;
  if (typeof value !== 'string') return undefined;
  if (field?.kind === 'choice') {
    const number = field.options[value]?.value;
    return number === undefined ? undefined : Big(number);
  }
  if (/^\+?\d{4,6}-\d{2}-\d{2}$/.test(value)) return dayNumber(value);
  if (/^\d\d:\d\d$/.test(value)) return minutesOf(value);
  return undefined;
}

/** Returns the lookup of ids for a form's values and the figures computed so far. */
export const lookupIn =
  ({ fields, constants }: Pick<ExpandedManifest, 'fields' | 'constants'>, known: Values): Lookup =>
  (id) => {
    const constant = constants[id];
    if (constant) return Big(constant.value);
    const [list = '', sub] = id.split('.');
    const field = fields[list];
    const value = known[list];
    if (field && 'fields' in field) {
      const rows = (value ?? []) as readonly Values[];
      return rows.map((row) =>
        sub === undefined ? Big(1) : (meaningOf(field.fields[sub], row[sub]) as Big),
      );
    }
    if (Array.isArray(value)) return value.map((each) => meaningOf(undefined, each) as Big);
    return meaningOf(field, value);
  };

/** Returns a function that parses each formula once. */
function parser(): (formula: string) => Formula {
  const parsed = new Map<string, Formula>();
  return (formula) => {
    const known = parsed.get(formula) ?? parseFormula(formula);
    parsed.set(formula, known);
    return known;
  };
}

/** How the branches of figures are worked out. */
interface EvalOptions {
  readonly parse: (formula: string) => Formula;
  readonly meter: Meter | undefined;
}

function valueBy(
  branch: ExpandedBranch,
  lookup: Lookup,
  { parse, meter }: EvalOptions,
): Big | string | undefined {
  if ('text' in branch) return branch.text;
  if ('formula' in branch) return evaluate(parse(branch.formula), lookup, meter);
  const table =
    'ranges' in branch ? branch.ranges : 'graduated' in branch ? branch.graduated : undefined;
  const of = table && (lookup(table.of) as Big | undefined);
  if (!table || !of) return undefined;
  meter?.('ranges' in branch ? 'ranges' : 'graduated', [of]);
  return 'ranges' in branch ? inRange(of, table.from) : graduate(of, table.from);
}

const firstBranch = (
  branches: readonly ExpandedBranch[],
  known: Values,
): ExpandedBranch | undefined => branches.find(({ when }) => holds(when, known));

/**
 * Takes an expanded manifest and its function, if it has one; returns its computation, interpreted:
 * first the formulas that do not depend on the function, then the function, then the other formulas.
 * Each run of the computation gets a meter of its own, if there is one.
 */
export function interpret(
  manifest: ExpandedManifest,
  own?: AnyCompute,
  newMeter?: () => Meter,
): AnyCompute {
  const parse = parser();
  const guarded = guardedFigures(manifest);
  const { before, after } = aroundFunction(manifest);
  return (inputs, context) => {
    const figures: Record<string, unknown> = {};
    const meter = newMeter?.();
    const run = (plans: ExpandedManifest['plans']) => {
      for (const { id, kind, branches } of plans) {
        const known = { ...inputs, ...figures };
        const branch = firstBranch(branches, known);
        const value = branch && valueBy(branch, lookupIn(manifest, known), { parse, meter });
        meter?.('figure', value instanceof Big ? [value] : []);
        if (value === undefined) continue;
        figures[id] = kind === 'date' ? dayOf(value as Big) : value;
        // Before another figure divides by one that a guard excludes.
        if (guarded.has(id)) context.check?.(figures);
      }
    };
    run(before);
    if (own) {
      Object.assign(figures, numbers(own(inputs, { ...context, figures: { ...figures } })));
      context.check?.(figures);
    }
    run(after);
    const { rates, today } = context;
    if (rates) figures[ratesAge] = dayNumber(today).minus(dayNumber(rates.asOf));
    if (manifest.data) figures[dayToday] = dayNumber(today);
    return figures;
  };
}

/** The return value of a function, with its numbers as decimals. */
const numbers = (given: Values): Values =>
  Object.fromEntries(
    Object.entries(given).map(([id, value]) => [
      id,
      typeof value === 'number' ? Big(value) : value,
    ]),
  );

/** Splits the formulas of a manifest: those that can be computed before its function, and those after. */
export function aroundFunction({ plans, results, workings }: ExpandedManifest) {
  const planned = new Set(plans.map(({ id }) => id));
  const isGiven = (id: string) => (id in results || id in workings) && !planned.has(id);
  const waiting = new Set<string>();
  for (const plan of inOrderOfNeed(plans)) {
    if (plan.branches.flatMap(needsOf).some((id) => isGiven(id) || waiting.has(id))) {
      waiting.add(plan.id);
    }
  }
  return {
    before: plans.filter(({ id }) => !waiting.has(id)),
    after: plans.filter(({ id }) => waiting.has(id)),
  };
}

/** Returns the function that fills the tables of formulas; its `context.results` has all figures. */
export function interpretSums(manifest: ExpandedManifest, newMeter?: () => Meter): AnyCompute {
  const parse = parser();
  return (inputs, context) => {
    const meter = newMeter?.();
    const known = { ...inputs, ...context.results };
    const lookup = lookupIn(manifest, known);
    const rowsOf = ({ lines, areResults }: SumLines) => {
      const rows = lines.flatMap(({ id, branches }) => {
        const branch = firstBranch(branches, known);
        const amount = branch && (valueBy(branch, lookup, { parse, meter }) as Big | undefined);
        return amount ? [{ part: id, amount }] : [];
      });
      return areResults ? rows : splitToCents(rows);
    };
    return Object.fromEntries(
      Object.entries(manifest.sums).map(([id, sums]) => [id, rowsOf(sums)]),
    );
  };
}
