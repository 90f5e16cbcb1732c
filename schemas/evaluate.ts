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
} from './arithmetic.ts';
import type { ExpandedManifest, SumLines, Way } from './calculator.ts';
import { holds } from './condition.ts';
import { Big } from './decimal.ts';
import { inOrderOfNeed, needsOf } from './expand.ts';
import { type Formula, type FunctionName, idsOf, isAggregate, parseFormula } from './formula.ts';
import type { AnyCompute, Field } from './manifest.ts';
import { splitToCents } from './parts.ts';

/*
 * The interpreter of formulas: what they mean, plainly. Pages run code compiled from the same
 * formulas; a generated test holds the one against the other.
 */

type Values = Readonly<Record<string, unknown>>;
/** The number of an id; a list of them for rows and lists; nothing where there is none. */
type Look = (id: string) => Big | readonly Big[] | undefined;

/**
 * What a formula gives; nothing, if it needs a figure that is absent. Throws what decimals throw.
 * Within a call over rows, `look` gives what stands in one row, and `whole` everything.
 */
export function evaluate(formula: Formula, look: Look, whole: Look = look): Big | undefined {
  const value = (each: Formula) => evaluate(each, look, whole);
  if (formula.kind === 'number') return Big(formula.text);
  if (formula.kind === 'id') {
    const found = look(formula.id);
    if (Array.isArray(found)) throw new Error(`“${formula.id}” is a list: use sum or mean.`);
    return found as Big | undefined;
  }
  if (formula.kind === 'negative') return value(formula.of)?.neg();
  if (formula.kind === 'binary') {
    const left = value(formula.left);
    const right = value(formula.right);
    if (!left || !right) return undefined;
    if (formula.operator === '+') return left.plus(right);
    if (formula.operator === '-') return left.minus(right);
    if (formula.operator === '*') return left.times(right);
    return formula.operator === '/' ? left.div(right) : power(left, right);
  }
  const { name, of } = formula;
  if (isAggregate(formula)) {
    const values = overRows(of[0] as Formula, whole);
    return values && together[name]?.(values);
  }
  const values = of.map(value);
  return values.includes(undefined) ? undefined : calls[name]?.(...(values as [Big]));
}

type Call = (first: Big, ...more: readonly Big[]) => Big;

/** What each function gives for its arguments. */
const calls: { readonly [K in FunctionName]?: Call } = {
  abs: (value) => value.abs(),
  ceil,
  exp,
  floor,
  ln,
  log10,
  max,
  min,
  mod: (value, divisor) => mod(value, divisor as Big),
  round: (value, decimals) => round(value, decimals),
  sqrt: (value) => value.sqrt(),
};

/** What each function gives for all rows of a field, or all numbers of a list. */
const together: { readonly [K in FunctionName]?: (values: readonly Big[]) => Big } = {
  count: (values) => Big(values.length),
  max: (values) => max(...values),
  mean,
  min: (values) => min(...values),
  sum,
};

/** An expression for each row, or each number of a list, that it names. */
function overRows(formula: Formula, look: Look): readonly Big[] | undefined {
  const lists = idsOf(formula)
    .map(look)
    .filter((each) => Array.isArray(each));
  const [first] = lists;
  // One number is a list of one: min(x) is x.
  if (!first) {
    const only = evaluate(formula, look);
    return only && [only];
  }
  const values = first.map((_, index) =>
    evaluate(
      formula,
      (id) => {
        const found = look(id);
        return Array.isArray(found) ? (found[index] as Big) : (found as Big | undefined);
      },
      look,
    ),
  );
  return values.includes(undefined) ? undefined : (values as Big[]);
}

/** A value as formulas mean it: a choice is its option's number, a date its day, a time its minutes. */
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

/** The numbers of ids for a form's values and the figures so far. */
export const lookIn =
  ({ fields, constants }: Pick<ExpandedManifest, 'fields' | 'constants'>, known: Values): Look =>
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

function valueBy(way: Way, look: Look): Big | string | undefined {
  if ('text' in way) return way.text;
  if ('formula' in way) return evaluate(parseFormula(way.formula), look);
  const table = 'ranges' in way ? way.ranges : 'graduated' in way ? way.graduated : undefined;
  const of = table && (look(table.of) as Big | undefined);
  if (!table || !of) return undefined;
  return 'ranges' in way ? inRange(of, table.from) : graduate(of, table.from);
}

const firstWay = (ways: readonly Way[], known: Values): Way | undefined =>
  ways.find(({ when }) => holds(when, known));

/**
 * The computation of a manifest, interpreted: formulas that need nothing of the function beside the
 * manifest, then that function, then the other formulas.
 */
export function interpret(manifest: ExpandedManifest, own?: AnyCompute): AnyCompute {
  return (inputs, context) => {
    const figures: Record<string, unknown> = {};
    const run = (plans: ExpandedManifest['plans']) => {
      for (const { id, kind, ways } of plans) {
        const known = { ...inputs, ...figures };
        const way = firstWay(ways, known);
        const value = way && valueBy(way, lookIn(manifest, known));
        if (value === undefined) continue;
        figures[id] = kind === 'date' ? dayOf(value as Big) : value;
      }
    };
    const { before, after } = aroundFunction(manifest);
    run(before);
    if (own) Object.assign(figures, numbers(own(inputs, { ...context, figures: { ...figures } })));
    run(after);
    return figures;
  };
}

/** What a function gave, with its numbers as decimals. */
const numbers = (given: Values): Values =>
  Object.fromEntries(
    Object.entries(given).map(([id, value]) => [
      id,
      typeof value === 'number' ? Big(value) : value,
    ]),
  );

/** The formulas that can be worked out before the function beside the manifest, and those after it. */
export function aroundFunction({ plans, results, workings }: ExpandedManifest) {
  const planned = new Set(plans.map(({ id }) => id));
  const isGiven = (id: string) => (id in results || id in workings) && !planned.has(id);
  const waiting = new Set<string>();
  for (const plan of inOrderOfNeed(plans)) {
    if (plan.ways.flatMap(needsOf).some((id) => isGiven(id) || waiting.has(id))) {
      waiting.add(plan.id);
    }
  }
  return {
    before: plans.filter(({ id }) => !waiting.has(id)),
    after: plans.filter(({ id }) => waiting.has(id)),
  };
}

/** The tables that formulas fill, interpreted; `context.results` has all figures. */
export function interpretSums(manifest: ExpandedManifest): AnyCompute {
  return (inputs, context) => {
    const known = { ...inputs, ...context.results };
    const look = lookIn(manifest, known);
    const rowsOf = ({ lines, areResults }: SumLines) => {
      const rows = lines.map(({ id, ways }) => {
        const way = firstWay(ways, known);
        return { part: id, amount: (way && (valueBy(way, look) as Big)) ?? Big(0) };
      });
      return areResults ? rows : splitToCents(rows);
    };
    return Object.fromEntries(
      Object.entries(manifest.sums).map(([id, sums]) => [id, rowsOf(sums)]),
    );
  };
}
