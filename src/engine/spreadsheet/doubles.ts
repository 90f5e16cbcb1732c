import type { ExpandedBranch, ExpandedManifest } from '../../../schemas/calculator.ts';
import { Big } from '../../../schemas/decimal.ts';
import {
  type Formula,
  type FunctionName,
  idsOf,
  isAggregate,
  parseFormula,
} from '../../../schemas/formula.ts';
import { graduate, inRange } from '../../../schemas/functions/arithmetic.ts';
import { evaluate, lookupIn } from '../formula/evaluate.ts';
import { holds } from '../input/condition.ts';
import type { Values } from '../input/inputs.ts';

/*
 * The figures as a spreadsheet works them out, with numbers of about 15 digits: to find those for which
 * that is not enough, such as the difference of two numbers that are nearly the same.
 */

type Lookup = (id: string) => number | readonly number[] | undefined;

const settled = (value: number): number => Math.round(value * 1e10) / 1e10;

const degrees = 180 / Math.PI;

const wholes = (values: readonly number[]): readonly number[] =>
  values.every((value) => Number.isSafeInteger(value)) ? values.map(Math.abs) : [Number.NaN];

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

const add = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** The functions that a spreadsheet computes with as many digits as its numbers have. */
const calls: { readonly [K in FunctionName]?: (...of: readonly number[]) => number } = {
  abs: (x = 0) => Math.abs(x),
  acos: (x = 0) => Math.acos(x) * degrees,
  asin: (x = 0) => Math.asin(x) * degrees,
  atan: (x = 0) => Math.atan(x) * degrees,
  ceil: (x = 0) => Math.ceil(settled(x)),
  cos: (x = 0) => Math.round(Math.cos(x / degrees) * 1e15) / 1e15,
  count: (...of) => of.length,
  exp: (x = 0) => Math.exp(x),
  factorial: (x = 0) => {
    let product = 1;
    for (let n = 2; n <= x && Number.isFinite(product); n += 1) product *= n;
    return product;
  },
  floor: (x = 0) => Math.floor(settled(x)),
  gcd: (...of) => wholes(of).reduce(divisor, 0),
  lcm: (...of) => {
    const least = wholes(of).reduce(
      (a, b) => (a === 0 || b === 0 ? 0 : (a / divisor(a, b)) * b),
      1,
    );
    return Number.isSafeInteger(least) ? least : Number.NaN;
  },
  ln: (x = 0) => Math.log(x),
  log10: (x = 0) => Math.log10(x),
  log2: (x = 0) => Math.log2(x),
  max: (...of) => Math.max(...of),
  mean: (...of) => add(of) / of.length,
  min: (...of) => Math.min(...of),
  mod: (x = 0, by = 1) => x - by * Math.floor(settled(x / by)),
  sin: (x = 0) => Math.round(Math.sin(x / degrees) * 1e15) / 1e15,
  sqrt: (x = 0) => Math.sqrt(x),
  sum: (...of) => add(of),
  tan: (x = 0) => Math.tan(x / degrees),
};

function inDoubles(formula: Formula, at: Lookup, whole: Lookup): number | undefined {
  const value = (each: Formula) => inDoubles(each, at, whole);
  switch (formula.kind) {
    case 'number':
      return Number(formula.text);
    case 'pi':
      return Math.PI;
    case 'id':
      return at(formula.id) as number | undefined;
    case 'negative': {
      const of = value(formula.of);
      return of === undefined ? undefined : -of;
    }
    case 'binary': {
      const [a, b] = [value(formula.left), value(formula.right)];
      if (a === undefined || b === undefined) return undefined;
      if (formula.operator === '+') return a + b;
      if (formula.operator === '-') return a - b;
      if (formula.operator === '*') return a * b;
      return formula.operator === '/' ? a / b : a ** b;
    }
    case 'call': {
      const values = isAggregate(formula)
        ? overRows(formula.of[0] as Formula, whole)
        : formula.of.map(value);
      if (!values || values.includes(undefined)) return undefined;
      const own = calls[formula.name];
      if (own) return own(...(values as number[]));
      // Rounding, and distributions: exact, from numbers that are not.
      const numbers = (values as number[]).map(
        (each): Formula => ({
          kind: 'number',
          text: Big(each.toPrecision(15)).toFixed(),
        }),
      );
      return evaluate({ ...formula, of: numbers }, () => undefined)?.toNumber();
    }
  }
}

function overRows(of: Formula, whole: Lookup): readonly (number | undefined)[] | undefined {
  const found = new Map(idsOf(of).map((id) => [id, whole(id)]));
  const first = [...found.values()].find((each) => Array.isArray(each)) as number[] | undefined;
  if (!first) return [inDoubles(of, whole, whole)];
  return first.map((_, index) =>
    inDoubles(
      of,
      (id) => {
        const each = found.get(id);
        return Array.isArray(each) ? each[index] : (each as number | undefined);
      },
      whole,
    ),
  );
}

function branchValue(branch: ExpandedBranch, at: Lookup): number | undefined {
  if ('formula' in branch) return inDoubles(parseFormula(branch.formula), at, at);
  const table =
    'ranges' in branch ? branch.ranges : 'graduated' in branch ? branch.graduated : undefined;
  const of = table && (at(table.of) as number | undefined);
  if (!table || of === undefined || !Number.isFinite(of)) return undefined;
  return ('ranges' in branch ? inRange : graduate)(Big(of), table.from)?.toNumber();
}

/** How near a figure must come to the exact one: ten times nearer than what is promised. */
const near = 1e-10;

/** The ids of the figures that 15 digits do not suffice for, with these inputs and exact figures. */
export function needMoreDigits(manifest: ExpandedManifest, known: Values): ReadonlySet<string> {
  const exact = lookupIn(manifest, known);
  const found = new Map<string, number>();
  const number = (value: Big) => value.toNumber();
  const at: Lookup = (id) => {
    const own = found.get(id);
    if (own !== undefined) return own;
    const value = exact(id);
    return value instanceof Big
      ? number(value)
      : (value as readonly Big[] | undefined)?.map((each) =>
          each instanceof Big ? number(each) : Number.NaN,
        );
  };
  const failed = new Set<string>();
  for (const { id, kind, branches } of manifest.plans) {
    const value = exact(id);
    if (kind === 'text' || !(value instanceof Big)) continue;
    const branch = branches.find(({ when }) => holds(when, known));
    let own: number | undefined;
    try {
      own = branch && branchValue(branch, at);
    } catch {
      own = undefined;
    }
    const wanted = number(value);
    const isNear =
      own !== undefined &&
      Math.abs(own - wanted) <= near * Math.max(Math.abs(own), Math.abs(wanted));
    // What is written as a value is exact again for those that need it.
    if (isNear) found.set(id, own as number);
    else failed.add(id);
  }
  return failed;
}
