import type { Band, Field, Manifest, Option, Result } from '../../schemas/manifest.ts';
import { answer } from '../../src/engine/answer/answer.ts';
import type { Calculator } from '../../src/engine/calculator.ts';
import { type Typed, today } from '../../src/engine/check/random-inputs.ts';
import { figuresOf } from '../../src/engine/manifest/expand.ts';
import { fixedRates } from '../fixtures/rates/rates.ts';
import { business } from './business.ts';
import { education } from './education.ts';
import { everyday } from './everyday.ts';
import type {
  BandFacts,
  Facts,
  FieldFacts,
  OptionFacts,
  ResultFacts,
  Specification,
} from './facts.ts';
import { finance } from './finance.ts';
import { health } from './health.ts';
import { insurance } from './insurance.ts';
import { realEstate } from './real-estate.ts';
import { technology } from './technology.ts';

/*
 * Compares the specification's tables with the manifests. Both are converted to one form, and every key
 * that differs is reported: changed, missing, or not in the specification.
 */

type Loaded = Calculator & { readonly manifest: Manifest };
type Form = Readonly<Record<string, unknown>>;

export const specification: Specification = {
  ...finance,
  ...health,
  ...insurance,
  ...realEstate,
  ...business,
  ...education,
  ...everyday,
  ...technology,
};

/** A list of one condition is that condition. */
const alone = (value: unknown): unknown =>
  Array.isArray(value) && value.length === 1 ? value[0] : value;

/** Some keys of a record, with their values. */
const pick = (record: object, ...keys: readonly string[]): Form =>
  Object.fromEntries(
    Object.entries(record)
      .filter(([key, value]) => keys.includes(key) && value !== undefined)
      .map(([key, value]) => [key, key === 'when' ? alone(value) : value]),
  );

const each = <A>(
  record: Readonly<Record<string, A>> | undefined,
  form: (one: A, id: string) => unknown,
): Form => Object.fromEntries(Object.entries(record ?? {}).map(([id, one]) => [id, form(one, id)]));

/** "extra" is the name of "Extra active: hard exercise and physical work", "A" is not that of "A+". */
const named = (label: string, name: string): boolean =>
  label.startsWith(name) && /^($|[:,( ])/.test(label.slice(name.length));

// ---------------------------------------------------------------- the specification

const optionForm = (fact: OptionFacts, id: string): Form => {
  const idAsName = `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
  if (typeof fact === 'string') return { name: fact };
  const [value, name] = typeof fact === 'number' ? [fact, idAsName] : fact;
  return { value, name };
};

const specifiedField = (field: FieldFacts): Form => ({
  ...pick(field, ...plainFieldKeys, 'step'),
  ...(field.options && {
    order: Object.keys(field.options),
    options: each(field.options, optionForm),
  }),
  ...(field.currencies && {
    order: Object.keys(field.currencies),
    options: each(field.currencies, ([symbol, name]) => ({ symbol, name })),
  }),
  ...(field.fields && { fields: each(field.fields, specifiedField) }),
});

/** The default number of decimals is two. */
const usualDigits = ({ kind }: { readonly kind: string }): Form =>
  kind === 'money' || kind === 'percent' || kind === 'number' ? { digits: 2 } : {};

const specifiedResult = (result: ResultFacts): Form => ({
  ...usualDigits(result),
  ...pick(result, ...plainResultKeys, 'bands'),
  ...(result.columns && { columns: each(result.columns, specifiedResult) }),
});

const specified = (facts: Facts): Form => ({
  ...pick(facts, 'category', 'popular', 'reset', 'disabledUntilFilled', 'live', 'swap', 'needs'),
  fields: each(facts.fields, specifiedField),
  results: each(facts.results, specifiedResult),
  guards: (facts.guards ?? []).map((guard) => pick(guard, ...guardKeys, 'alert')),
  constants: facts.constants ?? {},
  ranges: facts.ranges ?? {},
});

// ---------------------------------------------------------------- the manifest

const plainFieldKeys = [
  ...['kind', 'unit', 'min', 'max', 'above', 'below', 'whole', 'default', 'presets', 'optional'],
  ...['whenBlank', 'todayButton', 'when', 'incompleteRows'],
];
const plainResultKeys = [
  ...['kind', 'digits', 'unit', 'currency', 'grouping', 'labels', 'from', 'when', 'chart'],
];
const guardKeys = ['field', 'is', 'than', 'when'];

function foundOptions(field: Field, facts: FieldFacts | undefined): Form {
  if (field.kind === 'currency') {
    // The words by which a question names a currency are not specified.
    const form = (one: object): Form => pick(one, 'symbol', 'name');
    return { order: Object.keys(field.options), options: each(field.options, form) };
  }
  if (field.kind !== 'choice') return {};
  const form = ({ label, value }: Option, id: string): Form => {
    const fact = facts?.options?.[id];
    const name = fact === undefined ? label : String(optionForm(fact, id).name);
    return { ...(value !== undefined && { value }), name: named(label, name) ? name : label };
  };
  return { order: Object.keys(field.options), options: each(field.options, form) };
}

const foundField = (field: Field, facts: FieldFacts | undefined): Form => ({
  // Where the specification names no step, the manifest may have any.
  ...pick(field, ...plainFieldKeys, ...(facts?.step === undefined ? [] : ['step'])),
  ...foundOptions(field, facts),
  ...(field.kind === 'rows' && {
    fields: each(field.fields, (sub, id) => foundField(sub, facts?.fields?.[id])),
  }),
});

/** Bands by their names, each with its beginning, and of its advice the words that it must have. */
function foundBands(bands: readonly Band[], facts: ResultFacts | undefined): Form {
  const form = ({ label, advice }: Band, index: number): BandFacts => {
    const from = bands[index - 1]?.below;
    const words = facts?.bands?.[label]?.advice;
    return {
      ...(from !== undefined && { from }),
      ...(advice !== undefined && { advice: words && advice.includes(words) ? words : advice }),
    };
  };
  return Object.fromEntries(bands.map((band, index) => [band.label, form(band, index)]));
}

function foundResult(result: Result, facts: ResultFacts | undefined): Form {
  const form: Form = {
    ...usualDigits(result),
    ...pick(result, ...plainResultKeys),
    ...('bands' in result && result.bands && { bands: foundBands(result.bands, facts) }),
  };
  if (result.kind !== 'table') return form;
  const { title: _, ...chart } = result.chart ?? {};
  return {
    ...form,
    ...(result.chart && { chart }),
    columns: each(result.columns, (column, id) => foundResult(column, facts?.columns?.[id])),
  };
}

const found = (manifest: Manifest, category: string, facts: Facts): Form => ({
  category,
  ...pick(manifest, 'popular', 'needs'),
  ...pick(manifest.actions, 'reset', 'disabledUntilFilled', 'live', 'swap'),
  fields: each(manifest.fields, (field, id) => foundField(field, facts.fields[id])),
  results: each(manifest.results, (result, id) => foundResult(result, facts.results[id])),
  // A guard on a figure belongs to the formulas: the inputs that it refuses are specified instead.
  guards: (manifest.guards ?? [])
    .filter((guard) => !('figure' in guard))
    .map((guard) => ({
      ...pick(guard, ...guardKeys),
      ...(guard.alert && { alert: guard.message }),
    })),
  constants: each(manifest.constants, ({ value }) => value),
  ranges: Object.fromEntries(
    figuresOf(manifest).flatMap(([id, figure]) => {
      const table =
        ('ranges' in figure && figure.ranges) || ('graduated' in figure && figure.graduated);
      return table ? [[id, table.from]] : [];
    }),
  ),
});

// ---------------------------------------------------------------- the comparison

const isRecord = (value: unknown): value is Form =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const toJson = (value: unknown): string =>
  value === undefined ? 'nothing' : JSON.stringify(value);

/** Whether two values are equal, in any order of their keys. */
export function alike(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object') return one === other;
  const keys = new Set([one, other].flatMap((each) => Object.keys(each ?? {})));
  return (
    Array.isArray(one) === Array.isArray(other) &&
    [...keys].every((key) => alike((one as Form)[key], (other as Form)[key]))
  );
}

function differences(wanted: unknown, given: unknown, key: string): readonly string[] {
  if (isRecord(wanted) && isRecord(given)) {
    const keys = new Set([...Object.keys(wanted), ...Object.keys(given)]);
    return [...keys].flatMap((each) =>
      differences(wanted[each], given[each], key ? `${key}.${each}` : each),
    );
  }
  if (alike(wanted, given)) return [];
  return [`${key}: specified ${toJson(wanted)}, found ${toJson(given)}`];
}

/** Where a manifest strays from the specification, a line each: calculator, key, specified, found. */
export function deviations(
  { slug, manifest }: Pick<Loaded, 'slug' | 'manifest'>,
  category: string,
  facts: Facts,
): readonly string[] {
  const all = differences(specified(facts), found(manifest, category, facts), '');
  return all.map((each) => `${slug}: ${each}`);
}

const ask = (calculator: Loaded, typed: Typed) =>
  answer(calculator, typed, { today, rates: fixedRates });

/** The figures that differ from those worked by the specification's formulas, a line each. */
export const miscalculations = (calculator: Loaded, { worked }: Facts): readonly string[] =>
  worked.flatMap(([typed, shows]) => {
    const outcome = ask(calculator, typed);
    const shown: Form = outcome.ok ? outcome.shown : {};
    const errors = outcome.ok ? '' : ` (${outcome.errors.map(({ message }) => message).join(' ')})`;
    return Object.entries(shows)
      .filter(([id, figure]) => shown[id] !== figure)
      .map(
        ([id, figure]) =>
          `${calculator.slug}: ${id}: specified ${figure}, found ${toJson(shown[id])}${errors} for ${toJson(typed)}`,
      );
  });

/** The inputs that are answered though the specification gives no result for them, a line each. */
export const wronglyAnswered = (calculator: Loaded, { refused }: Facts): readonly string[] =>
  refused
    .filter((typed) => ask(calculator, typed).ok)
    .map((typed) => `${calculator.slug}: no result is specified for ${toJson(typed)}`);
