import type { PageManifest } from '../../../schemas/calculator.ts';
import { Big } from '../../../schemas/decimal.ts';
import { inputText } from '../../../src/engine/answer/entered-inputs.ts';
import { workedSteps } from '../../../src/engine/answer/working-text.ts';
import { holds } from '../../../src/engine/input/condition.ts';
import { withText } from '../../../src/engine/solve/variables.ts';
import type { Entry } from './catalogue-format.ts';
import { type Computed, linkOf, type Searched } from './compute.ts';
import type { Answered, Refused, Solution, Solved, Value } from './types.ts';

/*
 * Answers of the engine as plain data.
 */

/** How a number is written; `declared` is its result or column. */
export type WriteNumber = (value: Big, declared?: object) => unknown;

/** With all its digits. */
export const inFull: WriteNumber = (value) => value.toFixed();

/** Values with their numbers written, also in tables; `declared` has their results or columns by id. */
export function written(value: unknown, write: WriteNumber, declared?: object): unknown {
  if (value instanceof Big) return write(value, declared);
  if (Array.isArray(value)) return value.map((row) => written(row, write, declared));
  if (typeof value !== 'object' || value === null) return value;
  const columns = ((declared as { readonly columns?: object } | undefined)?.columns ??
    declared ??
    {}) as Readonly<Record<string, object>>;
  return Object.fromEntries(
    Object.entries(value).map(([id, each]) => [id, written(each, write, columns[id])]),
  );
}

type Written = Readonly<Record<string, Value>>;

/** The defaults that count in an answer and that the inputs do not name; nothing is said of a blank that is zero. */
function assumedIn({ manifest }: Entry['calculator'], { typed, outcome }: Computed) {
  const { values } = outcome;
  const fields = Object.entries(manifest.fields as PageManifest['fields']);
  const isNamed = (id: string) => typed[id] !== undefined && typed[id] !== '';
  /** Whether a choice is the unit of numbers of which none was named. */
  const isIdleUnit = (id: string) => {
    const measured = fields.filter(
      ([, field]) => 'unit' in field && typeof field.unit === 'object' && field.unit.by === id,
    );
    return measured.length > 0 && !measured.some(([each]) => isNamed(each));
  };
  return fields.flatMap(([field, declared]) => {
    const value = values[field];
    if (isNamed(field) || declared.kind === 'rows' || !holds(declared.when, values)) return [];
    if (value === undefined || isIdleUnit(field)) return [];
    if (value instanceof Big && value.eq(0) && !('default' in declared)) return [];
    const text = inputText(declared, value, outcome);
    return text ? [{ field, label: declared.label, text }] : [];
  });
}

/** The figures of an answer, and what is said about them. */
export function writeFigures(
  { calculator: { slug, manifest } }: Entry,
  { outcome, tables }: Computed,
  write: WriteNumber,
) {
  const { results, shown, verdict, cautions } = outcome;
  return {
    slug,
    ok: true,
    results: written(results, write, manifest.results) as Written,
    shown: shown as Answered['shown'],
    ...(verdict && { verdict }),
    cautions,
    ...(tables && { tables: written(tables.rows, write, tables.declared) as Written }),
  } as const;
}

/** An answer with its steps and all else that is known of it, with numbers in full. */
export function writeAnswer(entry: Entry, computed: Computed): Answered {
  const { calculator, about } = entry;
  const { outcome, typed, given } = computed;
  const { steps, symbols } = workedSteps(calculator.manifest, about.steps, outcome);
  return {
    ...writeFigures(entry, computed, inFull),
    version: about.version,
    steps,
    symbols: Object.fromEntries(
      Object.entries(about.symbols).filter(([symbol]) => symbols.has(symbol)),
    ),
    assumed: assumedIn(calculator, computed),
    sources: about.sources,
    link: linkOf(entry, typed, given.presentation),
  };
}

/** What a search found as plain data. */
export function writeSolved(
  entry: Entry,
  field: string,
  { found, note, typed, given }: Searched,
  write: WriteNumber,
): Solved {
  const { slug, manifest } = entry.calculator;
  const number = (value: Big) => write(value) as string;
  if ('solutions' in found) {
    const solutions = found.solutions.map(({ value, answer, exact, interval }): Solution => {
      const inputs = withText(typed, field, value.toFixed());
      return {
        value: number(value),
        results: written(answer.results, write, manifest.results) as Written,
        shown: answer.shown as Answered['shown'],
        exact,
        ...(interval && { from: number(interval[0]), to: number(interval[1]) }),
        link: linkOf(entry, inputs, given.presentation),
      };
    });
    const { version } = entry.about;
    return { ok: true, slug, version, field, solutions, ...(note && { note }) };
  }
  const errors = 'errors' in found && found.errors.length > 0 ? found.errors : [{ message: note }];
  const reach =
    'constant' in found
      ? ([found.constant, found.constant] as const)
      : 'reach' in found
        ? found.reach
        : undefined;
  const refused: Refused = { slug, ok: false, errors };
  return { ...refused, ...(reach && { reach: [number(reach[0]), number(reach[1])] }) };
}
