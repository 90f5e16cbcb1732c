import fc from 'fast-check';
import type { ExpandedManifest } from '../../../schemas/calculator.ts';
import { Big } from '../../../schemas/decimal.ts';
import type {
  Condition,
  DateField,
  Field,
  Given,
  ListField,
  NumberField,
  RowsField,
  SingleField,
  When,
} from '../../../schemas/manifest.ts';
import { isNumberField, isWhole } from '../../../schemas/number-field.ts';
import { holds } from '../input/condition.ts';
import { readInputs } from '../input/inputs.ts';
import { allKinds } from '../input/kinds/all.ts';
import { entriesOf } from '../input/kinds/extra/list.ts';
import { readNumber } from '../input/kinds/number.ts';

/*
 * Random inputs for any manifest that a visitor could type and that the form accepts.
 */

/** The parts of a manifest from which random inputs are generated. */
type Form = Pick<ExpandedManifest, 'fields' | 'examples' | 'guards' | 'needs'>;

/** The typed inputs of a form by field id. */
export type Typed = Readonly<Record<string, Given>>;

/** The current day in tests, unless a test sets another. */
export const today = '2026-10-06';

/**
 * A fixed seed, so that every run uses the same random numbers and a failure can be reproduced.
 * There is no `process` in a browser. Mutation testing runs every test a thousand times, so it sets a smaller number of runs.
 */
export const runs = {
  seed: 20261006,
  numRuns: Number(globalThis.process?.env.PROPERTY_RUNS ?? 200),
} as const;

const day = 86_400_000;

/** A day, YYYY-MM-DD, so many days after 1 January 1970. */
export const dayNumber = (days: number): string => new Date(days * day).toISOString().slice(0, 10);

const daysOfYears = (from: number, to: number) =>
  fc
    .integer({
      min: Date.parse(`${String(from).padStart(4, '0')}-01-01`) / day,
      max: Date.parse(`${String(to).padStart(4, '0')}-12-31`) / day,
    })
    .map(dayNumber);

/** Any day that a date field accepts, mostly in the years 1900 to 2100. */
export const anyDay: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: daysOfYears(1900, 2100) },
  { weight: 1, arbitrary: daysOfYears(1, 9999) },
);

/** The greatest distance in days of a random day from the typical one that it is near. */
const mostAway = 200;

/** A day within a date field's bounds; without bounds, most of them near the typical ones. */
function dayWithin({ min, max }: DateField, known: readonly string[]): fc.Arbitrary<string> {
  if (min !== undefined || max !== undefined) {
    const bounds = {
      min: Date.parse(min ?? '0001-01-01') / day,
      max: Date.parse(max ?? '9999-12-31') / day,
    };
    return fc.integer(bounds).map(dayNumber);
  }
  if (known.length === 0) return anyDay;
  const near = fc
    .tuple(fc.constantFrom(...known), fc.integer({ min: -mostAway, max: mostAway }))
    .map(([typical, days]) => dayNumber(Date.parse(typical) / day + days));
  return fc.oneof({ weight: 1, arbitrary: anyDay }, { weight: 3, arbitrary: near });
}

/** A fraction as people write it: "7", "5/6", "-2 3/8", "0.75". */
const anyFraction: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('', '', '-', '+'),
    fc.oneof(
      fc.nat(999).map(String),
      fc.tuple(fc.nat(99), fc.integer({ min: 1, max: 99 })).map((each) => each.join('/')),
      fc
        .tuple(fc.nat(20), fc.nat(99), fc.integer({ min: 1, max: 99 }))
        .map(([whole, above, below]) => `${whole} ${above}/${below}`),
      fc.tuple(fc.nat(99), fc.nat(999)).map((each) => each.join('.')),
    ),
  )
  .map((parts) => parts.join(''));

/** A number in digits that every base has. */
const anyDigits: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('', '', '-'),
    fc.array(fc.constantFrom('0', '1'), { minLength: 1, maxLength: 24 }),
  )
  .map(([sign, digits]) => sign + digits.join(''));

/** Inputs, by field id, that make a conditional field or result visible, where a form does not yet. */
export function revealing({ when }: { readonly when?: When | undefined }, form: Typed = {}): Typed {
  const conditions = (when ? [when].flat() : []) as readonly Condition[];
  return Object.fromEntries(
    conditions.flatMap((each) => {
      if ('figure' in each || holds([each], form)) return [];
      if ('is' in each) return [[each.field, [each.is].flat()[0] ?? '']];
      if ('filled' in each) return [[each.field, each.filled ? '1' : '']];
      const [above, atLeast, below, atMost] = [
        each.above,
        each.atLeast,
        each.below,
        each.atMost,
      ].map((limit) => (typeof limit === 'number' ? limit : undefined));
      const least = atLeast ?? (above === undefined ? undefined : above + 1);
      return [[each.field, String(least ?? atMost ?? (below ?? 0) - 1)]];
    }),
  );
}

/** The distance from a bound of the nearest inputs that are tested. */
export const leastStep = (field: NumberField): Big => Big(isWhole(field) ? 1 : '0.0001');

/** The inputs in a manifest's examples for a field, as typical ones. */
function usual(
  { examples, fields, needs = [] }: Form,
  id: string,
  sub?: string,
): readonly string[] {
  const field = fields[id];
  // Only where today counts is a day refused because of others.
  if (field?.kind === 'date' && !needs.includes('today')) return [];
  return examples
    .flatMap(({ given }) => {
      const value = given[id];
      if (field?.kind === 'list') return entriesOf(value, field);
      return Array.isArray(value) ? value.map((row) => row[sub ?? '']) : [value];
    })
    .filter((value) => value !== undefined && value !== '')
    .map(String);
}

const numbersIn = (texts: readonly string[]): readonly number[] =>
  texts.map(Number).filter(Number.isFinite);

/** Numbers within the field's bounds, up to ten times the typical ones, with up to four decimals. */
function numbers(field: NumberField, known: readonly string[]): fc.Arbitrary<string> {
  const { min, max, above, below, presets = [] } = field;
  const sizes = [...numbersIn(known), ...presets, field.default ?? 0].map(Math.abs);
  const reach = Math.max(1, ...sizes) * 10;
  const high = max ?? below ?? Math.max(reach, (min ?? above ?? 0) + reach);
  const low = min ?? above ?? Math.min(-reach, high - reach);
  const within = (text: string) =>
    (above === undefined || Big(text).gt(above)) && (below === undefined || Big(text).lt(below));

  const random = fc
    .integer({ min: 0, max: isWhole(field) ? 0 : 4 })
    .chain((decimals) => {
      const scale = 10 ** decimals;
      return fc
        .integer({
          // Beyond these, units of one are no longer told apart.
          min: Math.max(Math.ceil(low * scale), Number.MIN_SAFE_INTEGER),
          max: Math.min(Math.floor(high * scale), Number.MAX_SAFE_INTEGER),
        })
        .map((units) => Big(units).div(scale).toFixed());
    })
    .filter(within);
  const step = leastStep(field);
  const atBounds = [
    ...[min, max].filter((bound) => bound !== undefined).map((bound) => Big(bound)),
    ...(above === undefined ? [] : [Big(above).plus(step)]),
    ...(below === undefined ? [] : [Big(below).minus(step)]),
  ].map((bound) => bound.toFixed());
  return atBounds.length === 0
    ? random
    : fc.oneof(
        { weight: 8, arbitrary: random },
        { weight: 1, arbitrary: fc.constantFrom(...atBounds) },
      );
}

const twoDigits = (most: number) =>
  fc.integer({ min: 0, max: most }).map((part) => String(part).padStart(2, '0'));

/** One entry of a list. */
const entry = (field: ListField, known: readonly string[]): fc.Arbitrary<string> =>
  field.of === 'date' ? anyDay : numbers({ ...field, kind: 'number' }, known);

/** The largest number of entries in random lists, unless the field requires more. */
const handful = 8;

/** Random inputs of a field with one input, never blank. */
function filled(field: SingleField | ListField, known: readonly string[]): fc.Arbitrary<string> {
  switch (field.kind) {
    case 'list': {
      const { minCount = 1, maxCount } = field;
      const maxLength = Math.min(maxCount, Math.max(minCount, handful));
      return fc
        .tuple(
          fc.array(entry(field, known), { minLength: minCount, maxLength }),
          fc.constantFrom(' ', '\n', '\t', ';', ', ', ' ;\n'),
        )
        .map(([entries, between]) => entries.join(between));
    }
    case 'number':
    case 'integer':
      return numbers(field, known);
    case 'choice':
    case 'currency': {
      const options = Object.keys(field.options);
      const all = fc.constantFrom(...options);
      if (!('first' in field && field.first)) return all;
      // The options that the page opens with are the usual ones.
      return fc.oneof(fc.constantFrom(...options.slice(0, field.first)), all);
    }
    case 'date':
      return dayWithin(field, known);
    case 'time':
      return fc.tuple(twoDigits(23), twoDigits(59)).map((parts) => parts.join(':'));
    case 'text':
      if (field.grammar) return field.grammar === 'fraction' ? anyFraction : anyDigits;
      return fc.string({ maxLength: 30 }).filter((text) => text.trim() !== '');
  }
}

const orBlank = (field: SingleField | ListField, arbitrary: fc.Arbitrary<string>) =>
  field.optional ? fc.option(arbitrary, { nil: '', freq: 4 }) : arbitrary;

/** Random inputs of a field within rows. Half of its numbers are typical: one that is refused would refuse the form. */
function cell(field: SingleField, known: readonly string[]): fc.Arbitrary<string> {
  const any = filled(field, known);
  const typical = numbersIn(known).map((value) => Big(value).toFixed());
  return isNumberField(field) && typical.length > 0
    ? fc.oneof(any, fc.constantFrom(...typical))
    : any;
}

function rows(manifest: Form, id: string, field: RowsField): fc.Arbitrary<Given> {
  const row = Object.fromEntries(
    Object.entries(field.fields).map(([sub, each]) => [
      sub,
      orBlank(each, cell(each, usual(manifest, id, sub))),
    ]),
  );
  return fc.array(fc.record(row), { minLength: 1, maxLength: Math.min(field.maxRows, 8) });
}

/** Random inputs of one field of a manifest, sometimes blank if it is optional. */
export function fieldInput(manifest: Form, id: string): fc.Arbitrary<Given> {
  const field = manifest.fields[id] as Field;
  return field.kind === 'rows'
    ? rows(manifest, id, field)
    : orBlank(field, filled(field, usual(manifest, id)));
}

/** The field at a law's path: "annualRate", or "courses.credits" for one within rows. */
export function fieldAt({ fields }: Form, path: string): SingleField | ListField {
  const [id = '', sub] = path.split('.');
  const field = fields[id];
  const found = field?.kind === 'rows' ? field.fields[sub ?? ''] : field;
  if (!found) throw new Error(`“${path}” is not a field of one value.`);
  return found;
}

/** Random inputs of the field at a law's path, never blank. */
export function valueAt(manifest: Form, path: string): fc.Arbitrary<string> {
  const [id = '', sub] = path.split('.');
  return filled(fieldAt(manifest, path), usual(manifest, id, sub));
}

/** The same; for a list, random inputs of one entry. */
export function entryAt(manifest: Form, path: string): fc.Arbitrary<string> {
  const field = fieldAt(manifest, path);
  return field.kind === 'list' ? entry(field, usual(manifest, path)) : valueAt(manifest, path);
}

/** An example's inputs with each number as plain digits, so that a law can change it. */
function plainInputs({ fields }: Form, given: Typed): Typed {
  const plain = (field: Field | undefined, value: Given): Given => {
    if (field?.kind === 'rows') {
      return (value as readonly Readonly<Record<string, string | number>>[]).map((row) =>
        Object.fromEntries(
          Object.entries(row).map(([sub, cell]) => [sub, plain(field.fields[sub], cell) as string]),
        ),
      );
    }
    const number = isNumberField(field);
    if (field?.kind === 'list') {
      const entries = entriesOf(value, field);
      return entries.map((entry) => readNumber(entry)?.toFixed() ?? entry).join(' ');
    }
    return (number && readNumber(String(value))?.toFixed()) || String(value);
  };
  return Object.fromEntries(
    Object.entries(given).map(([id, value]) => [id, plain(fields[id], value)]),
  );
}

/** A form with as many entries in every list of numbers as in the first: values and their weights. */
function paired({ fields }: Form, typed: Typed): Typed {
  const lists = Object.entries(fields).flatMap(([id, field]) =>
    field.kind === 'list' && !field.of && typed[id]
      ? [[id, entriesOf(typed[id], field)] as const]
      : [],
  );
  const count = lists[0]?.[1].length ?? 0;
  const repeated = lists.slice(1).map(([id, entries]) => {
    const texts = Array.from({ length: count }, (_, index) => entries[index % entries.length]);
    return [id, texts.join(' ')];
  });
  return { ...typed, ...Object.fromEntries(repeated) };
}

/** Rows with random inputs in the fields that a choice of the form, outside of the row, may show. */
function completed(field: Field | undefined, value: Given, random: Given): Given {
  if (field?.kind !== 'rows' || !Array.isArray(value) || !Array.isArray(random)) return value;
  const follows = ({ when = [] }: SingleField) =>
    ([when].flat() as readonly Condition[]).some(
      (each) => 'field' in each && !(each.field in field.fields),
    );
  const ids = Object.keys(field.fields).filter((id) => follows(field.fields[id] as SingleField));
  return value.map((row, index) => {
    const other = random[index % random.length] ?? {};
    return { ...Object.fromEntries(ids.map((id) => [id, other[id]])), ...row };
  });
}

/**
 * Random inputs of a whole form that the manifest accepts: each field within its bounds, and no guard
 * violated. Inputs are discarded only because of guards, so that tests find fields that refuse inputs
 * within their bounds.
 */
export function validInputs(manifest: Form): fc.Arbitrary<Typed> {
  const messages = new Set((manifest.guards ?? []).map(({ message }) => message));
  const fields = Object.fromEntries(
    Object.keys(manifest.fields).map((id) => [id, fieldInput(manifest, id)]),
  );
  // Some guards leave almost no random form: three shares that make 100 %. Forms near an example pass.
  const nearExamples = fc
    .tuple(
      fc.constantFrom(
        ...manifest.examples.map(({ given }) => plainInputs(manifest, given as Typed)),
      ),
      fc.record(fields),
      fc.subarray(Object.keys(fields), { maxLength: Math.min(2, Object.keys(fields).length) }),
    )
    .map(
      ([given, random, changed]): Typed => ({
        ...random,
        ...Object.fromEntries(
          Object.entries(given).flatMap(([id, value]) =>
            changed.includes(id)
              ? []
              : [[id, completed(manifest.fields[id], value, random[id] as Given)]],
          ),
        ),
      }),
    );
  const manyLists = Object.values(manifest.fields).filter(({ kind }) => kind === 'list').length > 1;
  const random = fc.record(fields);
  const some = fc.oneof(
    { weight: manyLists ? 1 : 3, arbitrary: random },
    ...(manyLists
      ? [{ weight: 3, arbitrary: random.map((typed) => paired(manifest, typed)) }]
      : []),
    { weight: 1, arbitrary: nearExamples },
  );
  return some.filter((typed) => {
    const read = readInputs(manifest, typed, { today, kinds: allKinds });
    if ('values' in read) return true;
    // A text in a base that another field holds is right or wrong with that.
    return !read.issues.every(
      ({ path, message }) =>
        messages.has(message) || 'grammar' in (manifest.fields[String(path[0])] ?? {}),
    );
  });
}
