import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findCalculators, loadCalculator } from '../build/calculators.ts';
import { evaluate } from '../build/evaluate.ts';
import { holds } from '../schemas/condition.ts';
import { Big } from '../schemas/decimal.ts';
import { parseFormula } from '../schemas/formula.ts';
import { kindOf } from '../schemas/kinds/index.ts';
import type { Calculator, Field, Manifest } from '../schemas/manifest.ts';
import { type Answer, answer } from '../src/engine/answer.ts';
import { detail } from '../src/format/details.ts';
import { showResult } from '../src/format/results.ts';
import { runs, type Typed, today, validInputs } from './generators.ts';
import { tried } from './qa.ts';

const calculators = await Promise.all(tried(findCalculators()).map(loadCalculator));

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
function worked(
  { manifest }: Calculator & { manifest: Manifest },
  said: Solved,
  formula: string,
): Big {
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

function checkSteps(calculator: Calculator & { manifest: Manifest }, said: Solved) {
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
      expect(showResult(result, rounded, said.values), `${calculator.slug}: ${gives}`).toBe(shown);
    }
    // What a step prints of a number is its own first digits.
    if (exact instanceof Big && !exact.eq(0)) {
      const printed = Big(detail(exact).replace(/[,…]/g, ''));
      expect(
        printed.minus(exact).abs().div(exact.abs()).lt('1e-9') || exact.abs().lt('1e-10'),
      ).toBe(true);
    }
  }
}

/** Results that a step must lead to: the numbers. */
const needsStep = (manifest: Manifest) =>
  Object.entries(manifest.results).filter(
    ([, { kind }]) => kind === 'money' || kind === 'percent' || kind === 'number',
  );

for (const calculator of calculators) {
  describe(calculator.slug, { meta: { slug: calculator.slug, kind: 'steps' } }, () =>
    everyStep(calculator),
  );
}

function everyStep(calculator: Calculator & { manifest: Manifest }) {
  const { manifest } = calculator;

  test('has formulas on its page', () => {
    const missing = 'its manifest has no steps: write the formula of each result';
    expect(manifest.steps?.length ?? 0, missing).toBeGreaterThan(0);
    expect(
      needsStep(manifest).some(([id]) => manifest.steps?.some(({ gives }) => gives === id)) ||
        Object.values(manifest.results).some(({ kind }) => kind === 'date'),
    ).toBe(true);
  });

  test('every step of every example leads to the figure shown above it', {
    meta: { cases: manifest.examples.length },
  }, () => {
    for (const { given, today: day = today } of manifest.examples) {
      const said = answer(calculator, given, { today: day });
      if (!said.ok) throw new Error(JSON.stringify(said.errors));
      checkSteps(calculator, said);
    }
  });

  test('no step contradicts its figure, whatever is typed', {
    meta: { cases: 50 },
    timeout: 30_000,
  }, () => {
    fc.assert(
      fc.property(validInputs(manifest), (typed: Typed) => {
        const said = answer(calculator, typed, { today });
        if (said.ok) checkSteps(calculator, said);
      }),
      { ...runs, numRuns: 50 },
    );
  });
}
