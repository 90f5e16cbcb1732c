import { Big } from '../../schemas/decimal.ts';
import type { Manifest, Result } from '../../schemas/manifest.ts';
import { answer, type Problem } from '../../src/engine/answer/answer.ts';
import { rowsOf } from '../../src/engine/answer/tables.ts';
import type { Calculator, TablesModule } from '../../src/engine/calculator.ts';
import { rates } from '../../src/engine/rates/rates.ts';
import { parseDay } from './calendar.ts';
import { randomInputs } from './inputs.ts';
import {
  type Around,
  digitsOf,
  type Format,
  type Oracle,
  type Outcome,
  type Raw,
  type Typed,
} from './oracle.ts';
import { type ExpectedForm, expectedOutcome } from './oracles.ts';
import { Random } from './random.ts';
import { Rational } from './rational.ts';
import { type Shown, show } from './show.ts';

/*
 * A calculator's answers held against those of its oracle: the raw results, and the strings that a
 * visitor sees.
 */

type Loaded = Calculator & { readonly manifest: Manifest };

/** A value as a failure's message has it. */
const toJson = (value: unknown): string =>
  value instanceof Rational
    ? `${value.toFixed(15)} (to fifteen decimals)`
    : value instanceof Big
      ? value.toFixed()
      : JSON.stringify(value);

/** Equal within a billionth; if 0 is expected, within the error of fifty decimals. */
function agrees(expected: Rational, got: unknown): boolean {
  if (!(got instanceof Big)) return false;
  const magnitude = expected.abs();
  const off = Rational.parse(got.toFixed()).sub(expected).abs();
  return magnitude.numerator === 0n
    ? off.cmp('0.00000000000000000001') < 0
    : off.mul(1e9).cmp(magnitude) <= 0;
}

/** What the advice of a band must be: the one that the manifest has for the category foretold. */
function adviceFor(manifest: Manifest, outcome: Outcome, id: string): string | undefined {
  const result = manifest.results[id];
  const from = result?.kind === 'text' ? result.from : undefined;
  if (!from || !('band' in from) || from.show !== 'advice') return undefined;
  const source = manifest.results[from.band];
  const bands = source?.kind === 'number' ? (source.bands ?? []) : [];
  return bands.find(({ label }) => Object.values(outcome.results).includes(label))?.advice;
}

/** The chosen options by field id, for units and currencies that depend on them. */
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
  actual: Extract<ReturnType<typeof answer>, { ok: true }>,
  report: Report,
): void {
  const { hidden = [] } = outcome;
  const values = chosen(manifest, typed);
  for (const [id, result] of Object.entries(manifest.results) as [string, Result][]) {
    const raw = outcome.results[id] ?? adviceFor(manifest, outcome, id);
    if (raw === undefined) {
      // One that is shown under a condition may have been computed in vain.
      const isThere = result.when ? actual.shown[id] : actual.results[id];
      if (isThere !== undefined) {
        report(`a result that must be absent: ${id}`, undefined, actual.results[id]);
      }
      continue;
    }
    compareRaw(id, raw, actual.results[id], report);
    if (hidden.includes(id)) {
      if (id in actual.shown) report(`${id} as shown`, undefined, actual.shown[id]);
    } else {
      const expected = outcome.shown?.[id] ?? show(result, raw, values);
      compareShown(id, expected, actual.shown[id], report);
    }
  }
  for (const [id, raw] of Object.entries(outcome.results)) {
    if (raw !== undefined && !(id in manifest.results)) {
      report(`a result that is missing: ${id}`, id, undefined);
    }
  }
}

/** So many random forms of a calculator, the same in every run, with the oracle's answers. */
export function expectedForms(
  slug: string,
  oracle: Oracle,
  times: number,
): readonly ExpectedForm[] {
  const random = new Random(slug);
  return Array.from({ length: times }, () => {
    const typed = randomInputs(slug, random, oracle);
    // A random day may be one that never was: 29 February 1900.
    const day = random.day();
    const around: Around = { today: parseDay(day) ? day : '1900-02-28', rates };
    return { typed, around, ...expectedOutcome(oracle, typed, around) };
  });
}

/** How many of the random forms also have their tables on demand compared: those are long. */
const formsWithTables = 40;

/** A text with the apostrophe of a typewriter, as contracts and oracles have it. */
const plain = (text: string): string => text.replaceAll('’', "'");

/** Whether an error says what it must, where it must. */
const isSame = (error: Problem, { field, message }: Problem): boolean =>
  plain(error.message) === plain(message) && (field === undefined || error.field === field);

/** Messages about every difference between a calculator's outcomes and the expected ones. */
export function* disagreements(
  calculator: Loaded,
  forms: readonly ExpectedForm[],
  module?: TablesModule,
): Generator<string, void> {
  let tablesLeft = formsWithTables;
  for (const { typed, around, outcome, alert, problem } of forms) {
    const actual = answer(calculator, typed, { today: around.today });
    const lines: string[] = [];
    const report: Report = (what, expected, got) =>
      lines.push(
        `${what}: expected ${toJson(expected)}, got ${toJson(got)} for ${toJson(typed)} on ${around.today}`,
      );
    if (outcome && actual.ok) {
      compare(calculator.manifest, typed, outcome, actual, report);
      if (module && outcome.tables && tablesLeft-- > 0) {
        const rows = rowsOf(calculator, module, actual, { today: around.today });
        for (const [id, expected] of Object.entries(outcome.tables())) {
          compareRaw(`the table ${id}`, expected, rows[id] ?? [], report);
        }
      }
    } else if (outcome) report('no result', 'a result', actual);
    else if (actual.ok) report('a result', 'no result', actual.shown);
    else if (actual.alert !== alert) report('the alert', alert, actual.alert);
    else if (problem && !actual.errors.some((each) => isSame(each, problem))) {
      report('the message', problem, actual.errors);
    }
    yield* lines;
  }
}

/** The decimals of results, by id, that the specification does not name. */
export function wrongDecimals(
  manifest: Manifest,
  oracle: Oracle,
): Readonly<Record<string, unknown>> {
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
    if (allowed === 'any') return false;
    const formats = [allowed ?? []].flat() as readonly Format[];
    return !formats.some((format) => JSON.stringify(digitsOf(format)) === JSON.stringify(shown));
  });
  return Object.fromEntries(wrong);
}
