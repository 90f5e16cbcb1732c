import { holds } from '../../schemas/condition.ts';
import { Big } from '../../schemas/decimal.ts';
import { initialValues, readInputs, type Values } from '../../schemas/inputs.ts';
import { kindOf } from '../../schemas/kinds/index.ts';
import type { Calculator, Live, PageManifest } from '../../schemas/manifest.ts';
import { bandOf, type Shown, showResult } from '../format/results.ts';

/** Something the visitor has to mend. `field` is the control's name; without one it is the form as a whole. */
export interface Problem {
  readonly field?: string;
  readonly message: string;
}

/** What a calculator says: unrounded results with the strings shown for them, or what to mend. */
export type Answer =
  | {
      readonly ok: true;
      readonly values: Values;
      readonly results: Values;
      /** What the steps show on the way to the results. */
      readonly workings: Values;
      readonly shown: Readonly<Record<string, Shown>>;
    }
  | { readonly ok: false; readonly errors: readonly Problem[]; readonly alert?: string };

/** What it says of inputs that it takes. */
export type Solved = Extract<Answer, { ok: true }>;

/** Above this a figure would fill the screen with digits that nobody can read. */
const largest = Big('1e30');
const tooLarge: Answer = {
  ok: false,
  errors: [{ message: 'The result is too large to show. Check the numbers you entered.' }],
};

/**
 * Decimals that a result keeps. Quotients and roots are cut after fifty; what that leaves behind (a
 * third times three is 0.99…9) must move nobody over a half or into another band.
 */
const kept = 40;

/** Numbers of every sort become decimals; a table's rows likewise. */
export function exact(raw: unknown): unknown {
  if (Array.isArray(raw)) return raw.map(exact);
  if (raw instanceof Big) return raw.round(kept, 1);
  if (typeof raw === 'string') return raw;
  if (typeof raw !== 'number') {
    return Object.fromEntries(Object.entries(raw as object).map(([id, cell]) => [id, exact(cell)]));
  }
  return Big(raw);
}

function isTooLarge(value: unknown): boolean {
  if (value instanceof Big) return value.abs().gt(largest);
  return typeof value === 'object' && value !== null && Object.values(value).some(isTooLarge);
}

/** The results that a band decides, beside those that were computed. */
function withBands(results: PageManifest['results'], computed: Values): Values {
  const all = { ...computed };
  for (const [id, result] of Object.entries(results)) {
    if (!('from' in result) || !result.from) continue;
    const source = results[result.from.band];
    const bands = source && 'bands' in source ? source.bands : undefined;
    all[id] = bandOf(bands ?? [], computed[result.from.band] as Big)?.[result.from.show] ?? '';
  }
  return all;
}

function chosenValues(fields: PageManifest['fields'], values: Values): Values {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([id, field]) => {
      const value = kindOf(field).option?.(field, values[id])?.value;
      return value === undefined ? [] : [[id, Big(value)]];
    }),
  );
}

const constantValues = ({ constants = {} }: PageManifest): Values =>
  Object.fromEntries(Object.entries(constants).map(([id, { value }]) => [id, Big(value)]));

/** What a computation gets besides the form's values. */
export const contextOf = ({ manifest, rates }: Calculator, values: Values, live: Live) => ({
  rates,
  ...live,
  chosen: chosenValues(manifest.fields, values),
  constants: constantValues(manifest),
});

/**
 * Computes and formats. `values` are what the form's schema gave: read, visible, within every
 * constraint and guard.
 */
export function solve(calculator: Calculator, values: Values, live: Live): Answer {
  const { manifest, compute } = calculator;
  let computed: Values;
  try {
    computed = exact(compute(values, contextOf(calculator, values, live))) as Values;
  } catch (error) {
    if (error instanceof RangeError) return tooLarge;
    throw error;
  }
  if (isTooLarge(computed)) return tooLarge;
  const among = (ids: object) =>
    Object.fromEntries(Object.entries(computed).filter(([id]) => Object.hasOwn(ids, id)));
  const results = withBands(manifest.results, among(manifest.results));
  const workings = among(manifest.workings ?? {});
  const shown = Object.fromEntries(
    Object.entries(manifest.results)
      .filter(([, result]) => holds(result.when, values))
      .map(([id, result]) => [id, showResult(result, results[id], values)]),
  );
  return { ok: true, values, results, workings, shown };
}

/** The text of the alert that a failed guard asks for. */
export const alertFor = (
  { guards = [] }: PageManifest,
  errors: readonly Problem[],
): string | undefined =>
  guards.find((guard) => guard.alert && errors.some(({ message }) => message === guard.message))
    ?.message;

/**
 * A calculator's answer to what a visitor would type, by field id. A field that is not named holds
 * what its page opens with.
 */
export function answer(calculator: Calculator, typed: Values, live: Live): Answer {
  const { manifest } = calculator;
  const read = readInputs(manifest, { ...initialValues(manifest), ...typed }, live.today);
  if ('values' in read) return solve(calculator, read.values, live);
  const errors = read.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
  const alert = alertFor(manifest, errors);
  return { ok: false, errors, ...(alert ? { alert } : {}) };
}
