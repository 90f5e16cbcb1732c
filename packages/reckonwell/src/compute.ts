import { Big } from '../../../schemas/decimal.ts';
import type { Field, Rates, Result } from '../../../schemas/manifest.ts';
import { didYouMean } from '../../../schemas/nearest.ts';
import { today } from '../../../src/browser/today.ts';
import {
  answerFetched,
  type Circumstances,
  type Solved as Outcome,
} from '../../../src/engine/answer/answer.ts';
import { isNumeric } from '../../../src/engine/answer/numeric.ts';
import { linkFragment } from '../../../src/engine/answer/share-link.ts';
import { rowsOf } from '../../../src/engine/answer/tables.ts';
import type { TablesModule } from '../../../src/engine/calculator.ts';
import { english, type Presentation, withMoney } from '../../../src/engine/format/presentation.ts';
import { initialValues } from '../../../src/engine/input/inputs.ts';
import { isDate } from '../../../src/engine/input/kinds/date.ts';
import { initialOf } from '../../../src/engine/input/kinds/initial.ts';
import type { FormValues } from '../../../src/engine/input/kinds/kind.ts';
import { fetchShorthand } from '../../../src/engine/input/kinds/number.ts';
import { fieldNamed, scanOf } from '../../../src/engine/solve/scan.ts';
import { type Solving, solveFor } from '../../../src/engine/solve/solve.ts';
import { explain, readTarget } from '../../../src/engine/solve/solve-words.ts';
import { site } from '../../../src/site/site.ts';
import type { Entry } from './catalogue-format.ts';
import { refused } from './errors.ts';
import { typedInputs } from './inputs.ts';
import type { AnswerOptions, Goal, Inputs, Refused } from './types.ts';

/*
 * What is computed for a question, as the engine knows it; `answer` and its neighbours write it for programs.
 */

/** What an answer depends on besides the inputs. */
export interface Given extends Circumstances {
  readonly presentation: Presentation;
}

/** The circumstances that options ask for, or what is wrong with the options. */
export async function circumstances(
  options: AnswerOptions = {},
): Promise<Given | { readonly message: string }> {
  const { rates, currency } = options;
  const day = options.today ?? today();
  if (typeof day !== 'string' || !isDate(day)) {
    return { message: 'The current day, "today", is like 2026-10-06.' };
  }
  const asOf = (rates as { readonly asOf?: unknown } | null | undefined)?.asOf;
  if (rates !== undefined && (typeof asOf !== 'string' || !isDate(asOf))) {
    return { message: 'The "rates" are like {"asOf": "2026-10-06", "USD": {"EUR": 0.9}}.' };
  }
  const live = { today: day, ...(rates && { rates: rates as Rates }) };
  if (currency === undefined) return { ...live, presentation: english };
  const { choiceOf, currencies } = await import('../../../src/engine/money/currencies.ts');
  if (!Object.hasOwn(currencies, currency)) {
    const hint = didYouMean(String(currency), Object.keys(currencies));
    return { message: `There is no currency “${currency}”.${hint}` };
  }
  return { ...live, presentation: withMoney(choiceOf(currency)) };
}

/** The address of a calculator's page with inputs. */
export const linkOf = (
  { calculator: { slug, manifest } }: Entry,
  typed: FormValues,
  presentation: Presentation,
): string => {
  const all = Object.entries({ ...initialValues(manifest), ...typed });
  const isBlank = (id: string, text: unknown) =>
    text === '' && initialOf(manifest.fields[id] as Field) === '';
  const filled = Object.fromEntries(all.filter(([id, text]) => !isBlank(id, text)));
  const fragment = linkFragment(manifest, filled, presentation);
  return `${site.origin}/calculator/${slug}#${fragment}`;
};

/** A computed answer, with the inputs as texts. */
export interface Computed {
  readonly typed: FormValues;
  readonly given: Given;
  readonly outcome: Outcome;
  /** The tables on demand, unrounded, and how they are declared; only if they were asked for. */
  readonly tables?: {
    readonly rows: ReturnType<typeof rowsOf>;
    readonly declared: TablesModule['declared'];
  };
}

/** Whether something could not be computed. */
export const isRefused = (value: object): value is Refused => 'ok' in value && value.ok === false;

/** An error of the given rates is an answer; any other is a mistake here. */
function refusedFor(slug: string, { rates }: Given, error: unknown): Refused {
  if (rates) return refused(slug, (error as Error).message);
  throw error;
}

/** The inputs as texts and the circumstances, or what is wrong with them. */
async function prepared({ calculator }: Entry, inputs: Inputs, options?: AnswerOptions) {
  const { slug, manifest } = calculator;
  const shaped = typedInputs(manifest, inputs);
  if ('problem' in shaped) return { slug, ok: false, errors: [shaped.problem] } as const;
  const given = await circumstances(options);
  if ('message' in given) return refused(slug, given.message);
  return { typed: shaped.typed, given };
}

/** Computes an answer; errors of the inputs are a refusal. */
export async function compute(
  entry: Entry,
  inputs: Inputs,
  options?: AnswerOptions,
): Promise<Computed | (Refused & { readonly alert?: string })> {
  const { calculator } = entry;
  const { slug } = calculator;
  const ready = await prepared(entry, inputs, options);
  if (isRefused(ready)) return ready;
  const { typed, given } = ready;
  try {
    const outcome = await answerFetched(calculator, typed, given);
    if (!outcome.ok) {
      const { errors, alert } = outcome;
      return { slug, ok: false, errors, ...(alert && { alert }) };
    }
    const module = options?.tables ? await calculator.tables?.() : undefined;
    if (!module) return { typed, given, outcome };
    await module.loadEverything?.();
    const rows = rowsOf(calculator, module, outcome, given);
    return { typed, given, outcome, tables: { rows, declared: module.declared } };
  } catch (error) {
    return refusedFor(slug, given, error);
  }
}

/** What a search found. */
export interface Searched {
  readonly typed: FormValues;
  readonly given: Given;
  readonly found: Solving;
  /** What has to be said about the solutions, or why there is none. */
  readonly note: string;
}

/** What is wrong with a goal, or its target as a number. */
function targetOf({ calculator: { slug, manifest } }: Entry, goal: unknown): Big | Refused {
  const asked = (typeof goal === 'object' ? goal : undefined) as Partial<Goal> | null | undefined;
  if (!asked?.field || !asked.result) {
    return refused(slug, 'What is in "solve" is a "field", a "result" and a "target".');
  }
  const [field, result] = [String(asked.field), String(asked.result)];
  const [id = ''] = field.split('.');
  if (!Object.hasOwn(manifest.fields, id)) {
    const hint = didYouMean(id, Object.keys(manifest.fields));
    return refused(slug, `There is no field “${id}”.${hint}`, id);
  }
  if (!fieldNamed(manifest, field))
    return refused(slug, `“${field}” is not a number field.`, field);
  const declared = Object.hasOwn(manifest.results, result) ? manifest.results[result] : undefined;
  if (!declared) {
    const hint = didYouMean(result, Object.keys(manifest.results));
    return refused(slug, `There is no result “${result}”.${hint}`);
  }
  if (!isNumeric(declared)) return refused(slug, `The result “${result}” is not a number.`);
  const { target = '' } = asked;
  const text = typeof target === 'object' ? '' : String(target);
  return readTarget(declared as Result, text) ?? refused(slug, `“${text}” is not a number.`);
}

/** Searches for the values of a field for which a result is the target; errors are a refusal. */
export async function search(
  entry: Entry,
  inputs: Inputs,
  goal: Goal,
  options?: AnswerOptions,
): Promise<Searched | Refused> {
  const { calculator } = entry;
  const { slug } = calculator;
  const ready = await prepared(entry, inputs, options);
  if (isRefused(ready)) return ready;
  const target = targetOf(entry, goal);
  if (!(target instanceof Big)) return target as Refused;
  const { typed, given } = ready;
  // A search tries many values, and waits for none of them.
  await Promise.all([entry.loadEverything?.(), fetchShorthand()]);
  try {
    const scan = scanOf(calculator, typed, goal.field, given);
    if ('errors' in scan) return { slug, ok: false, errors: scan.errors };
    const found = solveFor(scan, goal.result, target);
    const note = explain({ calculator, scan, result: goal.result, target }, found);
    return { typed, given, found, note };
  } catch (error) {
    return refusedFor(slug, given, error);
  }
}
