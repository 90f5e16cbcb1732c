import type { PageManifest } from '../../../schemas/calculator.ts';
import { Big, settled } from '../../../schemas/decimal.ts';
import { InputError } from '../../../schemas/input-error.ts';
import type { Digits, Live, Result } from '../../../schemas/manifest.ts';
import type { Calculator } from '../calculator.ts';
import { formatAmount, formatNumber } from '../format/numbers.ts';
import { english, type Presentation, type TextContext } from '../format/presentation.ts';
import { bandOf, fillLabel, type Shown, showResult } from '../format/results.ts';
import { holds } from '../input/condition.ts';
import { asTyped, guardHolds, initialValues, readInputs, type Values } from '../input/inputs.ts';
import { optionOf } from '../input/kinds/choice.ts';
import { fetchShorthand } from '../input/kinds/number.ts';

/** A validation error. `field` is the control's name; without one, the error is about the form as a whole. */
export interface Problem {
  readonly field?: string;
  readonly message: string;
}

/** The outcome of a calculation: unrounded results with the strings shown for them, or errors. */
export type Answer =
  | {
      readonly ok: true;
      readonly pending?: never;
      readonly values: Values;
      /** How its texts are written. */
      readonly presentation: Presentation;
      readonly results: Values;
      /** Intermediate figures by id, for the steps. */
      readonly workings: Values;
      readonly shown: Readonly<Record<string, Shown>>;
      /** What the result means for this visitor, in a sentence; none where there is nothing to say. */
      readonly verdict: string | undefined;
      /** The warnings that apply. */
      readonly cautions: readonly string[];
    }
  | {
      readonly ok: false;
      readonly errors: readonly Problem[];
      readonly alert?: string;
      /** What the computation waits for; after it, the same inputs may have a result. */
      readonly pending?: Promise<unknown>;
    };

/** What an answer depends on besides the inputs. */
export interface Circumstances extends Live {
  /** How texts are read and written; English if it is not given. */
  readonly presentation?: Presentation;
}

/** The outcome of valid inputs. */
export type Solved = Extract<Answer, { ok: true }>;

/** The largest figure that is shown: a longer one would fill the screen with digits. */
const largest = Big('1e30');
const tooLarge: Answer = {
  ok: false,
  errors: [{ message: 'The result is too large to show. Check the numbers you entered.' }],
};

const notFetched = {
  ok: false,
  errors: [
    {
      message: 'The figures for this choice could not be fetched. Try again.',
    },
  ],
} as const;

/**
 * A figure of at most forty decimal places. Of one from 10^-35 to 10^-20 they would leave too few digits
 * to round it again: it keeps twenty.
 */
function cut(value: Big): Big {
  const rounded = settled(value);
  return rounded.e < -20 && rounded.e >= -35 ? value.prec(20, 1) : rounded;
}

/** Takes the return value of a computation; returns it with all numbers as decimals without false digits. */
export function exact(raw: unknown): unknown {
  if (Array.isArray(raw)) return raw.map(exact);
  if (raw instanceof Big) return cut(raw);
  if (typeof raw === 'string') return raw;
  if (typeof raw !== 'number') {
    // A figure that is `undefined` is left out.
    return Object.fromEntries(
      Object.entries(raw as object).flatMap(([id, cell]) =>
        cell === undefined ? [] : [[id, exact(cell)]],
      ),
    );
  }
  return Big(raw);
}

/** Whether a figure, or one in a table, is too large; those shown with every digit never are. */
function isTooLarge(value: unknown, result: PageManifest['results'][string]): boolean {
  if (value instanceof Big) {
    return value.abs().gt(largest) && (result as { digits?: Digits }).digits !== 'all';
  }
  if (!('columns' in result)) return false;
  const columns = Object.entries(result.columns);
  return ((value ?? []) as readonly Values[]).some((row) =>
    columns.some(([id, column]) => isTooLarge(row[id], column)),
  );
}

/** The computed figures, with the texts that are taken from others: bands, and durations. */
function withTexts(
  results: PageManifest['results'],
  computed: Values,
  presentation: Presentation,
): Values {
  const all = { ...computed };
  for (const [id, result] of Object.entries(results)) {
    if (!('from' in result) || !result.from) continue;
    if ('duration' in result.from) {
      const { duration, as } = result.from;
      const length = computed[duration] as Big | undefined;
      if (length) all[id] = formatNumber(length, presentation, { digits: as });
      continue;
    }
    const { band, show } = result.from;
    const source = results[band];
    const value = computed[band] as Big | undefined;
    const bands = source && 'bands' in source ? source.bands : undefined;
    if (value) all[id] = bandOf(bands ?? [], value)?.[show] ?? '';
  }
  return all;
}

/** The numbers of the chosen options by field id; for rows, of each row. */
const chosenValues = (fields: PageManifest['fields'], values: Values): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([id, field]): [string, unknown][] => {
      const value = values[id];
      if ('fields' in field) {
        return [
          [id, ((value ?? []) as readonly Values[]).map((row) => chosenValues(field.fields, row))],
        ];
      }
      const number = optionOf(field, value)?.value;
      return number === undefined ? [] : [[id, Big(number)]];
    }),
  );

/**
 * The second argument of a computation: the current day, exchange rates, numbers of chosen options, and
 * the check of guards on figures, which throws an `InputError`.
 */
export const contextOf = (
  { manifest, rates }: Calculator,
  values: Values,
  { presentation = english, ...live }: Circumstances,
) => ({
  rates,
  ...live,
  chosen: chosenValues(manifest.fields, values),
  check(figures: Values) {
    const known: Values = { ...values, ...figures };
    const failed = manifest.guards?.find((guard) => 'figure' in guard && !guardHolds(guard, known));
    if (!failed) return;
    const [field] = [failed.field ?? []].flat();
    throw new InputError(
      fillText(failed.message, manifest, { values: known, presentation }),
      field,
    );
  },
});

/** A text with each `{id}` replaced by the result as it is shown, the figure, or the field's value. */
function fillText(
  text: string,
  { fields, results, ownMoney, namedDigits }: PageManifest,
  known: TextContext,
): string {
  const figures = text.replace(/\{(\w+)\}/g, (placeholder, id: string) => {
    const result = results[id];
    if (result) return String(showResult(result as Result, known.values[id], known));
    const value = known.values[id];
    if (id in fields || value === undefined) return placeholder;
    const write = ownMoney?.includes(id) ? formatAmount : formatNumber;
    const style = { digits: namedDigits?.[id] };
    return value instanceof Big ? write(value, known.presentation, style) : String(value);
  });
  return fillLabel(figures, fields, known);
}

/**
 * Computes and formats. `values` are valid inputs as `readInputs` returns them. Returns the results, or
 * the errors of inputs that have no result; throws only on a bug in a computation.
 */
export function solve(calculator: Calculator, values: Values, live: Circumstances): Answer {
  const { manifest, compute } = calculator;
  const presentation = { ...(live.presentation ?? english), durations: calculator.durations };
  const context = contextOf(calculator, values, { ...live, presentation });
  let computed: Values;
  try {
    computed = exact(compute(values, context)) as Values;
    context.check(computed);
  } catch (error) {
    if (error instanceof InputError) {
      const { field, message } = error;
      return { ok: false, errors: [{ ...(field ? { field } : {}), message }] };
    }
    if (error instanceof RangeError) return tooLarge;
    if (error instanceof Promise) return { ...notFetched, pending: error };
    throw error;
  }
  const declared = Object.entries(manifest.results);
  // A working may be larger: the steps write it with a power of ten.
  if (declared.some(([id, result]) => isTooLarge(computed[id], result))) return tooLarge;
  const isResult = ([id]: readonly [string, unknown]) => Object.hasOwn(manifest.results, id);
  const results = Object.fromEntries(
    Object.entries(withTexts(manifest.results, computed, presentation)).filter(isResult),
  );
  const workings = Object.fromEntries(Object.entries(computed).filter((each) => !isResult(each)));
  const figures = { values, presentation, results, workings };
  return { ok: true, ...figures, ...inText(manifest, figures) };
}

/** Everything that is known of an answer: inputs and figures by id. */
export const knownOf = ({
  values,
  workings,
  results,
}: Pick<Solved, 'values' | 'workings' | 'results'>): Values => ({
  ...values,
  ...workings,
  ...results,
});

/** The texts of a result: again, when the visitor chooses another currency. */
export function inText(
  manifest: PageManifest,
  figures: Omit<Solved, 'ok' | 'shown' | 'verdict' | 'cautions'>,
): Pick<Solved, 'shown' | 'verdict' | 'cautions'> {
  const { values, results, presentation } = figures;
  const known = knownOf(figures);
  const shown = Object.fromEntries(
    Object.entries(manifest.results)
      .filter(([id, { when }]) => results[id] !== undefined && holds(when, known))
      .map(([id, result]) => [
        id,
        showResult(result as Result, results[id], { values, presentation }),
      ]),
  );
  const said = (sentences: PageManifest['cautions'] = []) =>
    sentences
      .filter(({ when }) => holds(when, known))
      .map(({ say }) => fillText(say, manifest, { values: known, presentation }));
  const [verdict] = said(manifest.verdict);
  return { shown, verdict, cautions: said(manifest.cautions) };
}

/** The text for a browser alert, if a failed guard has one. */
export const alertFor = (
  { guards = [] }: PageManifest,
  errors: readonly Problem[],
): string | undefined =>
  guards.find((guard) => guard.alert && errors.some(({ message }) => message === guard.message))
    ?.message;

/**
 * Validates typed inputs by field id, computes and formats. A field that is not named has its initial
 * input. Returns the results or all validation errors.
 */
export function answer(calculator: Calculator, typed: Values, live: Circumstances): Answer {
  const { manifest, kinds } = calculator;
  const context = { ...live, kinds };
  const raw = { ...initialValues(manifest), ...typed };
  const read = readInputs(manifest, raw, context);
  if ('values' in read) {
    const solved = solve(calculator, read.values, live);
    if (solved.ok) return solved;
    // The computation sees only the rows that count.
    const place = (field: string) =>
      asTyped(field.split('.'), manifest.fields, raw, context).join('.');
    const errors = solved.errors.map((each) =>
      each.field ? { ...each, field: place(each.field) } : each,
    );
    return { ...solved, errors };
  }
  const errors = read.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
  const alert = alertFor(manifest, errors);
  // What looks like no number may be a short way to write one.
  const pending = errors.some(({ message }) => /[\d¼-⅞].*” is not a number/.test(message))
    ? fetchShorthand()
    : undefined;
  return { ok: false, errors, ...(alert && { alert }), ...(pending && { pending }) };
}

/** The same, after what the inputs call for is fetched; if it cannot be, the error says so. */
export async function answerFetched(...question: Parameters<typeof answer>): Promise<Answer> {
  const outcome = answer(...question);
  const again = () => answer(...question);
  return outcome.pending ? outcome.pending.then(again, again) : outcome;
}
