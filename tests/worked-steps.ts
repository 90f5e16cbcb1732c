import type { Calculator } from '../schemas/calculator.ts';
import { holds } from '../schemas/condition.ts';
import { Big } from '../schemas/decimal.ts';
import { parseFormula } from '../schemas/formula.ts';
import { kindOf } from '../schemas/kinds/index.ts';
import type { Field, Manifest } from '../schemas/manifest.ts';
import { evaluate } from '../scripts/evaluate.ts';
import type { Answer } from '../src/engine/answer.ts';
import { detail } from '../src/format/details.ts';
import { showResult } from '../src/format/results.ts';

/*
 * The steps of a manifest, worked out formula by formula, against what the computation gave.
 */

type Loaded = ExpandedCalculator;
type Solved = Extract<Answer, { ok: true }>;
type Values = Readonly<Record<string, unknown>>;

/** Days since 1970, for the sums of dates. */
const dayNumber = (iso: string): Big => Big(Date.parse(iso) / 86_400_000);

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\+?\d{4,6}-\d{2}-\d{2}$/.test(value);

/** A value as a formula means it. */
function meant(field: Field | undefined, value: unknown): Big {
  const number = field && kindOf(field).option?.(field, value)?.value;
  if (number !== undefined) return Big(number);
  if (value instanceof Big) return value;
  if (isDay(value)) return dayNumber(value);
  // A time of day is its minutes since midnight.
  if (typeof value === 'string' && /^\d\d:\d\d$/.test(value)) {
    const [hours = 0, minutes = 0] = value.split(':').map(Number);
    return Big(hours * 60 + minutes);
  }
  throw new Error(`A formula cannot use ${JSON.stringify(value)}.`);
}

/** What a step's formula gives for an answer, in the steps' own arithmetic. */
function worked({ manifest }: Loaded, said: Solved, formula: string): Big {
  const known: Values = { ...said.values, ...said.workings, ...said.results };
  const rowsOf = (id: string) => (known[id] ?? []) as readonly Values[];
  return evaluate(
    parseFormula(formula),
    (id, row) => {
      const constant = manifest.constants?.[id];
      if (constant) return Big(constant.value);
      const [list = '', sub = ''] = id.split('.');
      const rows = manifest.fields[list];
      if (row !== undefined && rows && 'fields' in rows) {
        return meant(rows.fields[sub], rowsOf(list)[row]?.[sub]);
      }
      return meant(manifest.fields[id], known[id]);
    },
    (id) => rowsOf(id).length,
  );
}

/** Equal but for the last of fifty decimals that a division or root leaves. */
function same(one: Big, other: Big): boolean {
  const apart = one.minus(other).abs();
  const size = other.abs().gt(1) ? other.abs() : Big(1);
  return apart.lte(size.times('1e-28'));
}

/** Throws where a step contradicts the figure that it leads to, or prints another one. */
export function checkSteps(calculator: Loaded, said: Solved): void {
  const { manifest } = calculator;
  for (const { gives, formula, when } of manifest.steps ?? []) {
    if (!holds(when, said.values)) continue;
    const exact = { ...said.workings, ...said.results }[gives];
    const found = worked(calculator, said, formula);
    const wanted = meant(undefined, exact);
    if (!same(found, wanted)) {
      throw new Error(
        `${calculator.slug}: ${gives} is ${wanted.toFixed(12)}, but ${formula} gives ${found.toFixed(12)} for ${JSON.stringify(said.values)}`,
      );
    }
    const result = manifest.results[gives];
    const shown = said.shown[gives];
    if (result && typeof shown === 'string' && !isDay(exact)) {
      const rounded = found.round(30, 1);
      const written = showResult(result, rounded, said.values);
      if (written !== shown) {
        throw new Error(`${calculator.slug}: ${gives} shows ${shown}, its step ${written}`);
      }
    }
    // What a step prints of a number is its own first digits.
    if (exact instanceof Big && !exact.eq(0)) {
      const printed = Big(detail(exact).replace(/[,…]/g, ''));
      const off = printed.minus(exact).abs().div(exact.abs());
      if (off.gte('1e-9') && exact.abs().gte('1e-10')) {
        throw new Error(`${calculator.slug}: ${gives} is ${exact}, but its step prints ${printed}`);
      }
    }
  }
}
