import { describe, expect, test } from 'vitest';
import { type CalculatorFolder, findCalculators, loadCalculator } from '../../build/calculators.ts';
import { Big } from '../../schemas/decimal.ts';
import type { Manifest, Result } from '../../schemas/manifest.ts';
import { answer } from '../../src/engine/answer.ts';
import { rates } from '../../src/live/rates.ts';
import { only, tried } from '../qa.ts';
import { randomInputs } from './inputs.ts';
import type { Around, Outcome, Raw, Typed } from './oracle.ts';
import { foretell, oracles } from './oracles.ts';
import { Random } from './random.ts';
import { Rational } from './rational.ts';
import { type Shown, show } from './show.ts';

/*
 * Every calculator against the specification written a second time, in exact arithmetic and without
 * a line of the product's own: random inputs, the raw results, and the strings that a visitor sees.
 */

const times = 2000;
/** Disagreements written out; the rest are counted. */
const most = 5;

const folders = findCalculators();
const placeOf = ({ category, slug }: { category: string; slug: string }) => `${category}/${slug}`;

/** A value as a failure's message has it. */
const written = (value: unknown): string =>
  value instanceof Rational
    ? `${value.toFixed(15)} (to fifteen decimals)`
    : value instanceof Big
      ? value.toFixed()
      : JSON.stringify(value);

/** Within a billionth; where exactly nothing is due, within what fifty decimals leave behind. */
function agrees(expected: Rational, got: unknown): boolean {
  if (!(got instanceof Big)) return false;
  const due = expected.abs();
  const off = Rational.parse(got.toFixed()).sub(expected).abs();
  return due.numerator === 0n ? off.cmp('0.00000000000000000001') < 0 : off.mul(1e9).cmp(due) <= 0;
}

/** What the advice of a band must be: the one that the manifest has for the category foretold. */
function adviceFor(manifest: Manifest, outcome: Outcome, id: string): string | undefined {
  const result = manifest.results[id];
  if (result?.kind !== 'text' || result.from?.show !== 'advice') return undefined;
  const source = manifest.results[result.from.band];
  const bands = source?.kind === 'number' ? (source.bands ?? []) : [];
  return bands.find(({ label }) => Object.values(outcome.results).includes(label))?.advice;
}

/** The options that stand chosen, by field id, for units and currencies that follow them. */
const chosen = ({ fields }: Manifest, typed: Typed) => ({
  ...Object.fromEntries(
    Object.entries(fields).map(([id, field]) => [id, 'default' in field ? field.default : '']),
  ),
  ...typed,
});

type Report = (what: string, expected: unknown, got: unknown) => void;

function compareRaw(id: string, expected: Raw, got: unknown, report: Report): void {
  if (typeof expected === 'string') {
    if (got !== expected) report(id, expected, got);
  } else if (expected instanceof Rational) {
    if (!agrees(expected, got)) report(id, expected, got);
  } else {
    const rows = got as readonly Readonly<Record<string, unknown>>[];
    if (rows.length !== expected.length) report(`rows of ${id}`, expected.length, rows.length);
    for (const [index, row] of expected.entries()) {
      for (const [column, cell] of Object.entries(row)) {
        compareRaw(`${id}.${index}.${column}`, cell, rows[index]?.[column], report);
      }
    }
  }
}

function compareShown(id: string, expected: Shown, got: Shown | undefined, report: Report): void {
  if (typeof expected === 'string' || typeof got === 'string' || got === undefined) {
    if (got !== expected) report(`${id} as shown`, expected, got);
    return;
  }
  const differs = expected.findIndex((row, index) =>
    Object.entries(row).some(([column, cell]) => got[index]?.[column] !== cell),
  );
  if (differs >= 0) report(`${id} as shown, row ${differs}`, expected[differs], got[differs]);
}

function compare(
  manifest: Manifest,
  typed: Typed,
  outcome: Outcome,
  said: Extract<ReturnType<typeof answer>, { ok: true }>,
  report: Report,
): void {
  const { hidden = [] } = outcome;
  const values = chosen(manifest, typed);
  for (const [id, result] of Object.entries(manifest.results) as [string, Result][]) {
    const raw = outcome.results[id] ?? adviceFor(manifest, outcome, id);
    if (raw === undefined) {
      report(`a result that the specification does not have: ${id}`, undefined, said.shown[id]);
      continue;
    }
    compareRaw(id, raw, said.results[id], report);
    if (hidden.includes(id)) {
      if (id in said.shown) report(`${id} as shown`, undefined, said.shown[id]);
    } else {
      const expected = outcome.shown?.[id] ?? show(result, raw, values);
      compareShown(id, expected, said.shown[id], report);
    }
  }
  for (const id of Object.keys(outcome.results)) {
    if (!(id in manifest.results)) report(`a result that is missing: ${id}`, id, undefined);
  }
}

test.skipIf(only)(
  'every oracle has a calculator, and the specification’s 39 calculators have an oracle',
  () => {
    expect(folders.map(placeOf)).toEqual(expect.arrayContaining(Object.keys(oracles)));
    // One that was added since needs none: its own examples, steps and laws speak for it.
    expect(Object.keys(oracles)).toHaveLength(39);
  },
);

for (const folder of tried(folders)) {
  if (!(placeOf(folder) in oracles)) continue;
  describe(folder.slug, { meta: { slug: folder.slug, kind: 'oracle' } }, () => compareAll(folder));
}

function compareAll(folder: CalculatorFolder) {
  const oracle = oracles[placeOf(folder)] as (typeof oracles)[string];

  test('shows the decimals that the specification names', async () => {
    const { manifest } = await loadCalculator(folder);
    const all: Readonly<Record<string, unknown>> = Object.fromEntries(
      Object.entries(manifest.results).flatMap(([id, result]) =>
        result.kind === 'table'
          ? Object.entries(result.columns).map(([column, cell]) => [`${id}.${column}`, cell])
          : [[id, result]],
      ),
    );
    const digits = Object.keys(oracle.decimals).map((id) => [
      id,
      (all[id] as { digits?: unknown } | undefined)?.digits ?? 2,
    ]);
    const wrong = digits.filter(([id, shown]) => {
      const allowed = oracle.decimals[id as string];
      return allowed !== 'any' && ![allowed].flat().includes(shown as number);
    });
    expect(Object.fromEntries(wrong)).toEqual({});
  });

  test('agrees with exact arithmetic over random inputs', {
    meta: { cases: times },
    timeout: 60_000,
  }, async () => {
    const calculator = await loadCalculator(folder);
    const random = new Random(folder.slug);
    const disagreements: string[] = [];
    let results = 0;
    for (let i = 0; i < times; i += 1) {
      const typed = randomInputs(folder.slug, random);
      const around: Around = { today: random.day(), rates };
      const { outcome, alert } = foretell(oracle, typed, around);
      const said = answer(calculator, typed, { today: around.today });
      const report: Report = (what, expected, got) =>
        disagreements.push(
          `${what}: expected ${written(expected)}, got ${written(got)} for ${written(typed)} on ${around.today}`,
        );
      if (!outcome || !said.ok) {
        if (outcome) report('no result', 'a result', said);
        if (said.ok) report('a result', 'no result', said.shown);
        else if (said.alert !== alert) report('the alert', alert, said.alert);
        continue;
      }
      results += 1;
      compare(calculator.manifest, typed, outcome, said, report);
    }
    expect(disagreements.slice(0, most), `${disagreements.length} disagreements`).toEqual([]);
    // Inputs that mostly fail a guard would prove little; inputs that never do, not enough.
    expect(results).toBeGreaterThan(times / 2);
    expect(results).toBeLessThan(times);
  });
}
