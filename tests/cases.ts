import type { ExpandedManifest } from '../schemas/calculator.ts';
import { Big } from '../schemas/decimal.ts';
import type {
  Condition,
  Field,
  Given,
  Guard,
  ListField,
  NumberField,
  RowsField,
  SingleField,
  When,
} from '../schemas/manifest.ts';
import { isNumberField, isWhole } from '../schemas/number-field.ts';
import { unitOf } from '../schemas/unit.ts';
import type { Case, Trial } from '../scripts/qa/cases.ts';
import { leastStep, revealing, type Typed, today } from '../src/engine/check/random-inputs.ts';
import { holds } from '../src/engine/input/condition.ts';
import { initialValues, readInputs } from '../src/engine/input/inputs.ts';
import { allKinds } from '../src/engine/input/kinds/all.ts';
import { hasRadios } from '../src/engine/input/kinds/choice.ts';
import { entriesOf } from '../src/engine/input/kinds/extra/list.ts';
import { kindOf } from '../src/engine/input/kinds/index.ts';
import { readNumber } from '../src/engine/input/kinds/number.ts';

/*
 * Generates test cases from a manifest: the inputs, and the expected outcome. The engine is tested with
 * all of them, the browser with those that a person can type.
 */

/** The cases of one test, with its metadata for `npm run qa`. */
export interface Group<T extends Trial = Trial> extends Omit<Case, 'slug' | 'cases'> {
  readonly name: string;
  readonly trials: readonly T[];
}

/** A text in one field of a form that is right but for it. */
interface InField extends Trial {
  /** "principal", or "courses.credits" for a field within rows. */
  readonly path: string;
  readonly field: Field;
  readonly text: string;
}

/** A text that the field takes, or refuses with a message that has this in it. */
export interface Judged extends InField {
  readonly refusal: string | undefined;
}

/**
 * A form known to be right: the first example. The fields that it hides hold what other examples have,
 * so that it is complete in every mode.
 */
export function base(manifest: ExpandedManifest): Typed {
  const { examples, fields } = manifest;
  const [first, ...others] = examples.map(({ given }) => given as Typed);
  const shown = { ...initialValues(manifest), ...first };
  const hidden = Object.entries(fields).flatMap(([id, { when }]) => {
    const known = holds(when, shown) ? undefined : others.find((given) => id in given);
    return known ? [[id, known[id]]] : [];
  });
  const form: Typed = { ...Object.fromEntries(hidden), ...first };
  const rows = Object.entries(form).flatMap(([id, value]) => {
    const field = fields[id];
    if (field?.kind !== 'rows') return [];
    const parts = Object.entries(field.fields).filter(([, { when }]) => when);
    const all = [form, ...others].flatMap((given) => (given[id] ?? []) as readonly object[]);
    const filled = parts.flatMap(([sub]) => all.find((row) => sub in row) ?? []);
    const spare = Object.fromEntries(
      parts.flatMap(([sub], at) => [
        [sub, (filled[at] as Readonly<Record<string, string>> | undefined)?.[sub] ?? ''],
      ]),
    );
    return [[id, (value as readonly object[]).map((row) => ({ ...spare, ...row }))]];
  });
  return { ...form, ...Object.fromEntries(rows) };
}

/** A row known to be right: of the first example that has one. */
const rowOf = (
  manifest: ExpandedManifest,
  id: string,
): Readonly<Record<string, string>> | undefined =>
  [base(manifest), ...manifest.examples.map(({ given }) => given as Typed)].flatMap(
    (given) => (given[id] ?? []) as readonly Readonly<Record<string, string>>[],
  )[0];

/** The error of a field for a text; `undefined` if it accepts the text. */
export function fieldSays(field: Field, typed: unknown, form: Typed = {}): string | undefined {
  const reading = kindOf(field, allKinds).read(typed, field, { today, form, kinds: allKinds });
  return 'refusals' in reading ? reading.refusals[0]?.message : undefined;
}

/** The manifest's fields with those within rows, and how to type one of them into a right form. */
export function everyField(manifest: ExpandedManifest) {
  const right = base(manifest);
  return Object.entries(manifest.fields).flatMap(([id, field]) => {
    const whole = {
      path: id,
      field: field as Field,
      typed: (value: unknown): Typed => ({
        ...right,
        ...revealing(field, right),
        [id]: value as Given,
      }),
    };
    if (field.kind !== 'rows') return [whole];
    const row = rowOf(manifest, id);
    return [
      whole,
      ...Object.entries(field.fields).map(([sub, each]) => ({
        path: `${id}.${sub}`,
        field: each as Field,
        typed(value: unknown): Typed {
          // A field of a row may be shown by another one of the row, or by one of the form.
          const shown = Object.entries(revealing(each, { ...right, ...row }));
          const inRow = shown.filter(([name]) => name in field.fields);
          const inForm = shown.filter(([name]) => !(name in field.fields));
          return {
            ...right,
            ...revealing(field, right),
            ...Object.fromEntries(inForm),
            [id]: [{ ...row, ...(Object.fromEntries(inRow) as object), [sub]: value as string }],
          };
        },
      })),
    ];
  });
}

type FieldCase = ReturnType<typeof everyField>[number];

const at = ({ path, field, typed }: FieldCase, text: string): InField => ({
  summary: text === '' ? 'blank' : text,
  typed: typed(text),
  path,
  field,
  text,
});

const judged = (location: FieldCase, text: string, refusal?: string): Judged => ({
  ...at(location, text),
  summary: `${text} ${refusal === undefined ? 'taken' : 'refused'}`,
  refusal,
});

/** Whether a control of this field can hold a text as it is. */
function holdsText(field: SingleField | ListField, text: string): boolean {
  // The browser itself makes every end of a line the same.
  if (/\r/.test(text) || !text.isWellFormed()) return false;
  if (field.kind === 'list') return true;
  if (text.includes('\n')) return false;
  if (isNumberField(field) || field.kind === 'text') return true;
  // The native controls for days and times accept nothing else.
  if (!('options' in field)) return text === '' || (/^\d/.test(text) && !fieldSays(field, text));
  // A list that nothing is chosen in has a blank entry; radio buttons have not.
  const list = field.kind === 'currency' || !hasRadios(field);
  if (text === '') return list && field.default === undefined;
  return Object.hasOwn(field.options, text);
}

/** Whether a person could type it: there are controls for it, and they hold it as it is. */
export function isTypable({ fields }: ExpandedManifest, { typed }: Trial): boolean {
  return Object.entries(typed).every(([id, value]) => {
    const field = fields[id] as Field;
    if (field.kind !== 'rows') {
      return (
        (typeof value === 'string' || Number.isFinite(value)) && holdsText(field, String(value))
      );
    }
    return (
      Array.isArray(value) &&
      value.length > 0 &&
      value.length <= field.maxRows &&
      Array.from(value).every(
        (row) =>
          typeof row === 'object' &&
          row !== null &&
          Object.entries(row).every(([sub, text]) => {
            const part = field.fields[sub];
            const plain = typeof text === 'string' || Number.isFinite(text);
            return part && plain && holdsText(part, String(text));
          }),
      )
    );
  });
}

/** Whether a link can hold it that a browser takes and a person can look at. */
export const isLinkable = (manifest: ExpandedManifest, trial: Trial): boolean =>
  isTypable(manifest, trial) && JSON.stringify(trial.typed).length < 2000;

// ---------------------------------------------------------------- bounds

/** A number as a message writes it. */
const digitsOf = (value: Big): string =>
  value.toNumber().toLocaleString('en', { maximumFractionDigits: 20 });

const sides = { min: 'from', max: 'up to', above: 'above', below: 'below' } as const;

/** What lies outside, on and inside each bound of a number; inside only where there is room. */
function numberBounds(
  location: FieldCase,
  field: NumberField,
  among = (text: string) => text,
): readonly Group<Judged>[] {
  const step = leastStep(field);
  const all = { min: [-1, true], max: [1, true], above: [-1, false], below: [1, false] } as const;
  return Object.entries(all).flatMap(([name, [out, takesIt]]) => {
    const declared = field[name as keyof typeof all];
    if (declared === undefined) return [];
    const bound = Big(declared);
    const outside = bound.plus(step.times(out)).toFixed();
    const inside = bound.minus(step.times(out)).toFixed();
    const shownBound = field.message ?? digitsOf(bound);
    return {
      kind: 'bounds',
      name: `accepts ${location.path} only ${sides[name as keyof typeof sides]} ${digitsOf(bound)}, with an error otherwise`,
      bound: `${location.path}.${name}`,
      trials: [
        judged(location, among(outside), shownBound),
        judged(location, among(bound.toFixed()), takesIt ? undefined : shownBound),
        ...(field.min === field.max && field.min !== undefined
          ? []
          : [judged(location, among(inside))]),
      ],
    };
  });
}

function fractions(
  location: FieldCase,
  field: NumberField,
  among = (text: string) => text,
): readonly Group<Judged>[] {
  if (!isWhole(field)) return [];
  const half = Big(field.min ?? field.above ?? 0).plus('1.5');
  return [
    {
      kind: 'bounds',
      name: `refuses a fraction as ${location.path}`,
      trials: [judged(location, among(half.toFixed()), field.message ?? 'whole number')],
    },
  ];
}

/** The numbers of a row that must be above those of the row before. */
const rising = ({ guards }: ExpandedManifest, list: string, index: number) =>
  Object.fromEntries(
    guards.flatMap((guard) => {
      const [id, sub] = guard.is === 'rising' ? guard.field.split('.') : [];
      return id === list && sub !== undefined ? [[sub, String(index)]] : [];
    }),
  );

/** As many rows as there may be, one fewer and one more. */
function rowBounds({ path, typed }: FieldCase, field: RowsField, manifest: ExpandedManifest) {
  const { maxRows } = field;
  const row = rowOf(manifest, path);
  const trial = (count: number, refusal?: string): Judged => ({
    summary: `${count} rows ${refusal ? 'refused' : 'taken'}`,
    typed: typed(
      Array.from({ length: count }, (_, index) => ({ ...row, ...rising(manifest, path, index) })),
    ),
    path,
    field,
    text: '',
    refusal,
  });
  const group: Group<Judged> = {
    kind: 'bounds',
    name: `accepts ${maxRows} rows as ${path}, and has an error for more`,
    bound: `${path}.maxRows`,
    trials: [trial(maxRows - 1), trial(maxRows), trial(maxRows + 1, `${maxRows} rows`)],
  };
  return group;
}

/** So many entries of a list, those of the first example in turn. */
function someEntries(
  manifest: ExpandedManifest,
  path: string,
  field: ListField,
  count: number,
): string[] {
  const known = entriesOf(base(manifest)[path], field);
  if (manifest.guards.some((guard) => guard.is === 'rising' && guard.field === path)) {
    return Array.from({ length: count }, (_, index) => String(index + 1));
  }
  return Array.from({ length: count }, (_, index) => known[index % known.length] ?? '');
}

/** The least and the most entries, one fewer and one more; and each bound of an entry. */
function listBounds(location: FieldCase, field: ListField, manifest: ExpandedManifest) {
  const { path } = location;
  const { minCount = 1, maxCount } = field;
  const trial = (count: number, refusal?: string): Judged => ({
    ...judged(location, someEntries(manifest, path, field, count).join(' '), refusal),
    summary: `${count} entries ${refusal ? 'refused' : 'taken'}`,
  });
  const group = (bound: string, name: string, trials: readonly Judged[]): Group<Judged> => ({
    kind: 'bounds',
    name: `accepts ${name} entries as ${path}, with an error otherwise`,
    bound: `${path}.${bound}`,
    trials,
  });
  const fewer = minCount === 1 ? [] : [trial(minCount - 1, field.message ?? ' read. Enter ')];
  const groups = [
    group('minCount', `${minCount}, not fewer`, [...fewer, trial(minCount)]),
    group('maxCount', `${maxCount}, not more`, [
      trial(maxCount),
      trial(maxCount + 1, field.of ? 'Enter at most ' : ' were read. Enter '),
    ]),
  ];
  if (field.of) return groups;
  const others = someEntries(manifest, path, field, Math.max(1, minCount - 1));
  const among = (entry: string) => [...others, entry].slice(-maxCount).join(' ');
  const each: NumberField = { ...field, kind: 'number' };
  return [...groups, ...numberBounds(location, each, among), ...fractions(location, each, among)];
}

/** Every bound from outside, on it and from inside. */
export const bounds = (manifest: ExpandedManifest): readonly Group<Judged>[] =>
  everyField(manifest).flatMap((location) => {
    const { field } = location;
    if (isNumberField(field))
      return [...numberBounds(location, field), ...fractions(location, field)];
    if (field.kind === 'list') return listBounds(location, field, manifest);
    return field.kind === 'rows' ? [rowBounds(location, field, manifest)] : [];
  });

// ---------------------------------------------------------------- blanks and choices

/** Every field left blank: refused where it is required. */
export const blanks = (manifest: ExpandedManifest): readonly Group<Judged>[] =>
  everyField(manifest).flatMap((location) => {
    const { field, path } = location;
    if (field.kind === 'rows') return [];
    const refusal = field.optional ? undefined : kindOf(field, allKinds).accepts(field);
    return {
      kind: 'blanks',
      name: `${field.optional ? 'accepts' : 'refuses'} a blank as ${path}`,
      trials: ['', ' ', '\u00a0\t\u2003'].map((text) => ({
        ...judged(location, text, refusal),
        summary: text === '' ? 'blank' : text === ' ' ? 'a space' : 'other spaces',
      })),
    };
  });

/** A field of fixed values: the options of a choice, the presets of a number. */
function valuesOf(field: Field): readonly string[] {
  if ('options' in field) return Object.keys(field.options);
  return isNumberField(field) ? (field.presets ?? []).map(String) : [];
}

/** Every option and every preset; and options that are none. */
export const choices = (manifest: ExpandedManifest): readonly Group<Judged>[] =>
  everyField(manifest).flatMap((location): readonly Group<Judged>[] => {
    const { field, path } = location;
    const values = valuesOf(field);
    if (values.length === 0) return [];
    const group = (name: string, trials: readonly Judged[]) =>
      ({ kind: 'choices', name, trials }) as const;
    const taken = values.map((value) => judged(location, value));
    if (isNumberField(field)) return [group(`answers with every preset of ${path}`, taken)];
    const unknown = ['no such option', 'constructor', '__proto__', 'toString'];
    return [
      group(`answers with every option of ${path}`, taken),
      group(
        `refuses an option that ${path} does not have`,
        unknown.map((id) => judged(location, id, 'Choose')),
      ),
    ];
  });

/** The options that a page opens with and one more; all options if it opens with all. */
const someOf = (field: Field): readonly string[] => {
  const values = valuesOf(field);
  return 'first' in field && field.first ? values.slice(0, field.first + 1) : values;
};

/** Every pair of options of two choices. */
export function pairs(manifest: ExpandedManifest): readonly Group[] {
  const places = everyField(manifest).filter(({ field }) => 'options' in field);
  return places.flatMap((one, index) =>
    places.slice(index + 1).map((other): Group => {
      const whole = base(manifest);
      const right = {
        ...whole,
        ...revealing(one.field, whole),
        ...revealing(other.field, whole),
      };
      return {
        kind: 'choices',
        name: `answers every pair of ${one.path} and ${other.path}`,
        trials: someOf(one.field).flatMap((a) =>
          someOf(other.field).map((b) => ({
            summary: `${a}, ${b}`,
            typed: withText(withText(right, one.path, a), other.path, b),
          })),
        ),
      };
    }),
  );
}

/** A form with a text at a path: in the first row, if it is a path into rows. */
export function withText(typed: Typed, path: string, text: string): Typed {
  const [id = '', sub] = path.split('.');
  if (sub === undefined) return { ...typed, [id]: text };
  const [first, ...others] = (typed[id] ?? []) as readonly Readonly<Record<string, string>>[];
  return { ...typed, [id]: [{ ...first, [sub]: text }, ...others] };
}

// ---------------------------------------------------------------- conditions

const limitsOf = (condition: Condition): readonly number[] =>
  'is' in condition || 'filled' in condition
    ? []
    : [condition.above, condition.atLeast, condition.below, condition.atMost].filter(
        (limit) => typeof limit === 'number',
      );

/** What makes something disappear that is shown only on a condition. */
function hiding({ fields }: ExpandedManifest, when: When): Typed {
  for (const each of [when].flat() as readonly Condition[]) {
    if ('figure' in each) continue;
    const field = fields[each.field] as Field;
    const candidates =
      'options' in field
        ? Object.keys(field.options)
        : 'filled' in each
          ? ['', '1', ...('min' in field ? [String(field.min)] : [])]
          : [...limitsOf(each).flatMap((limit) => [limit, limit - 1, limit + 1].map(String)), ''];
    const found = candidates.find(
      (text) => !holds([each], { [each.field]: text }) && fieldSays(field, text) === undefined,
    );
    if (found !== undefined) return { [each.field]: found };
  }
  throw new Error(`Nothing hides what is shown when ${JSON.stringify(when)}.`);
}

/** What may still lie in a field when it is hidden. */
const leftovers = ['not a number', '-1', '9'.repeat(40), '<script>'];

/** Something on a condition: where it is there, where it is not, and where it is not but was used. */
export interface Conditional extends Trial {
  readonly id: string;
  readonly there: boolean;
}

/** Each field that hangs on another: shown and blank; hidden, with nothing in it or with leftovers. */
export const hiddenFields = (manifest: ExpandedManifest): readonly Group<Conditional>[] =>
  Object.entries(manifest.fields).flatMap(([id, field]): readonly Group<Conditional>[] => {
    if (!field.when) return [];
    const right = base(manifest);
    const without = { ...right, ...hiding(manifest, field.when) };
    return [
      {
        kind: 'conditions',
        name: `asks for ${id} while it is shown, and forgets it while it is hidden`,
        trials: [
          {
            summary: 'shown, blank',
            typed: { ...right, ...revealing(field, right), [id]: '' },
            id,
            there: true,
          },
          { summary: 'hidden', typed: { ...without, [id]: '' }, id, there: false },
          ...leftovers.map((text) => ({
            summary: `hidden, with ${text.slice(0, 20)} left in it`,
            typed: { ...without, [id]: text },
            id,
            there: false,
          })),
        ],
      },
    ];
  });

/** Each result that hangs on a field: shown and hidden. What hangs on a figure, random inputs try. */
export const hiddenResults = (manifest: ExpandedManifest): readonly Group<Conditional>[] =>
  Object.entries(manifest.results).flatMap(([id, { when }]): readonly Group<Conditional>[] => {
    if (!when || ([when].flat() as readonly Condition[]).some((each) => 'figure' in each))
      return [];
    const right = base(manifest);
    return [
      {
        kind: 'conditions',
        name: `shows ${id} where it belongs, and nowhere else`,
        trials: [
          { summary: 'shown', typed: shownBy(manifest, { when }), id, there: true },
          { summary: 'hidden', typed: { ...right, ...hiding(manifest, when) }, id, there: false },
        ],
      },
    ];
  });

// ---------------------------------------------------------------- guards

/** A form just on the right or on the wrong side of a guard. */
export interface Guarded extends Trial {
  readonly guard: Guard;
  readonly holds: boolean;
}

/** Both sides of every guard, reached by moving each of the fields that it compares. */
export const guards = (manifest: ExpandedManifest): readonly Group<Guarded>[] =>
  // A guard on a figure has no field whose two sides could be typed: unit tests of the engine try it.
  manifest.guards
    .filter((guard) => !('figure' in guard))
    .map((guard) => ({
      kind: 'guards',
      name: `holds its visitors to this: ${guard.message}`,
      trials: guardSides(manifest, guard),
    }));

/**
 * Forms on both sides of a guard: the base with one field changed, within its bounds. Where no field of
 * the base leads to both sides, the examples follow: the sum of two fields that are above 0 in the base
 * may be 0 only in an example that leaves one of them blank. Empty if no form leads to both.
 */
function guardSides(manifest: ExpandedManifest, guard: Guard): readonly Guarded[] {
  if (!('than' in guard)) return ofMany(manifest, guard);
  const examples = manifest.examples.map(({ given }) => given as Typed);
  const applies = (form: Typed) => holds(guard.when, { ...initialValues(manifest), ...form });
  for (const form of [shownBy(manifest, guard), ...examples.filter(applies)]) {
    const sides = guardSidesFrom(manifest, guard, form);
    if (sides.length > 0) return sides;
  }
  return [];
}

function guardSidesFrom(
  manifest: ExpandedManifest,
  guard: Extract<Guard, { than: unknown }>,
  right: Typed,
): readonly Guarded[] {
  const [path = ''] = [guard.field ?? []].flat();
  const { fields } = manifest;
  const read = readInputs(
    manifest,
    { ...initialValues(manifest), ...right },
    { today, kinds: allKinds },
  );
  if (!('values' in read)) throw new Error(`No example can show this guard: ${guard.message}`);
  const values: Readonly<Record<string, unknown>> = {
    ...read.values,
    ...firstRow(read.values, path),
  };
  if (guard.is === 'decimals') {
    const value = values[path] as Big | undefined;
    // The form does not show the field: another one may.
    if (!value) return [];
    const whole = value.round(0, 0).toFixed();
    return [guard.than, guard.than + 1].map((decimals, index) => ({
      summary: `${decimals} decimals`,
      typed: withText(right, path, decimals ? `${whole}.${'1'.repeat(decimals)}` : whole),
      guard,
      holds: index === 0,
    }));
  }
  const inclusive = guard.is === 'atLeast' || guard.is === 'atMost';
  const upward = guard.is === 'above' || guard.is === 'atLeast' ? 1 : -1;
  const left = [guard.field ?? []].flat();
  const value = (of: string | number) => (typeof of === 'number' ? Big(of) : values[of]);
  const moved = [
    ...left.map((id) => ({ id, sign: 1 })),
    ...(typeof guard.than === 'string' ? [{ id: guard.than, sign: -1 }] : []),
  ];
  return moved.flatMap(({ id, sign }): readonly Guarded[] => {
    const field = fieldOf(fields, id);
    /** What the field has to hold for the two sides to be so many steps apart. */
    const apart = (count: number): string => {
      if (field.kind === 'date') {
        const other = String(value(sign === 1 ? (guard.than as string) : (left[0] as string)));
        const moment = Date.parse(other) + count * sign * 86_400_000;
        return new Date(moment).toISOString().slice(0, 10);
      }
      const sum = left.reduce((total, each) => total.plus(value(each) as Big), Big(0));
      const gap = (value(guard.than) as Big).minus(sum);
      return (value(id) as Big)
        .plus(gap.plus(leastStep(field as NumberField).times(count)).times(sign))
        .toFixed();
    };
    const [inside, outside] = (inclusive ? [0, -upward] : [upward, 0]) as [number, number];
    const texts = [apart(inside), apart(outside)] as const;
    if (texts.some((text) => fieldSays(field, text) !== undefined)) return [];
    const [holding, failing] = texts;
    return [
      {
        summary: `${id} ${holding} taken`,
        typed: withText(right, id, holding),
        guard,
        holds: true,
      },
      {
        summary: `${id} ${failing} refused`,
        typed: withText(right, id, failing),
        guard,
        holds: false,
      },
    ];
  });
}

/** The field at a path: "price", or "boards.length" for one within rows. */
function fieldOf(fields: ExpandedManifest['fields'], path: string): Field {
  const [id = '', sub] = path.split('.');
  const field = fields[id] as Field;
  return sub !== undefined && field.kind === 'rows' ? (field.fields[sub] as Field) : field;
}

/** A form for which a guard applies, or a result is shown: the base, or the first example that does so. */
function shownBy(
  manifest: ExpandedManifest,
  { when, field }: Pick<Guard, 'when' | 'field'>,
): Typed {
  const right = base(manifest);
  const [path = ''] = [field ?? []].flat();
  const shown = (given: Typed) => {
    const form = { ...initialValues(manifest), ...right, ...given };
    return holds(when, { ...form, ...firstRow(form, path) });
  };
  const example = manifest.examples.find(({ given }) => shown(given as Typed));
  return {
    ...right,
    ...(shown({}) ? {} : ((example?.given as Typed | undefined) ?? revealing({ when }))),
  };
}

/** The values of the first row of a list by path: "boards.length". */
function firstRow(values: Readonly<Record<string, unknown>>, path: string): object {
  const [list = '', sub] = path.split('.');
  const [row = {}] = sub === undefined ? [] : ((values[list] ?? []) as readonly object[]);
  return Object.fromEntries(Object.entries(row).map(([id, value]) => [`${list}.${id}`, value]));
}

/** Both sides of a guard about all numbers of a list, or of rows. */
function ofMany(manifest: ExpandedManifest, guard: Guard): readonly Guarded[] {
  const [path = ''] = [guard.field ?? []].flat();
  const [id = '', sub] = path.split('.');
  const shown = manifest.fields[id] as Field;
  const form = shownBy(manifest, guard);
  const right = { ...form, ...revealing(shown, form) };
  return [
    ['1', '2'],
    ['2', '2'],
  ].map((texts, index) => {
    const [row] = (sub === undefined ? [] : (right[id] ?? [])) as readonly object[];
    const value =
      sub === undefined ? texts.join(' ') : texts.map((text) => ({ ...row, [sub]: text }));
    return {
      summary: texts.join(', '),
      typed: { ...right, [id]: value as Given },
      guard,
      holds: index === 0,
    };
  });
}

// ---------------------------------------------------------------- texts

/** A number that the field takes: from an example, or beside its lower bound. */
function usualNumber({ examples }: ExpandedManifest, path: string, field: NumberField): string {
  const [id = '', sub] = path.split('.');
  const given = examples.map((example) => {
    const value = example.given[id];
    return Array.isArray(value) ? value[0]?.[sub ?? ''] : value;
  });
  const texts = [
    ...given,
    field.default,
    Big(field.min ?? field.above ?? 0)
      .plus(1)
      .toFixed(),
  ];
  const usual = texts.find((text) => text !== undefined && readNumber(String(text))?.gt(0));
  return (readNumber(String(usual)) as Big).toFixed();
}

/** Amounts with the symbol or code of a currency, by currency. */
const withMark: Readonly<Record<string, (plain: string) => readonly string[]>> = {
  INR: (plain) => [`₹${plain}`, `Rs. ${plain}`],
  USD: (plain) => [`$ ${plain}`, `USD ${plain}`],
  EUR: (plain) => [`${plain} €`],
  GBP: (plain) => [`£${plain}`],
};

/** The currency of a number in the first example; nothing where its unit is none. */
function currencyOf(manifest: ExpandedManifest, { unit }: NumberField): string | undefined {
  const sign = unitOf(unit, { ...initialValues(manifest), ...base(manifest) });
  return sign === '₹' ? 'INR' : Object.hasOwn(withMark, sign) ? sign : undefined;
}

/** One number as people around the world type or paste it, in a field of a currency or of none. */
function waysToWrite(plain: string, currency: string | undefined): readonly string[] {
  const [whole = '', fraction = ''] = plain.split('.');
  const digits = (zero: number, point: string) =>
    plain.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit))).replace('.', point);
  // Three digits after a comma would be thousands.
  const decimals = fraction.length === 3 ? `${fraction}0` : fraction || '0';
  const grouped = (sign: string, then = 3) => {
    const [head, tail] = [whole.slice(0, -3), whole.slice(-3)];
    const parts: string[] = [];
    for (let end = head.length; end > 0; end -= then) {
      parts.unshift(head.slice(Math.max(0, end - then), end));
    }
    return `${[...parts, tail].join(sign)}${fraction && `.${fraction}`}`;
  };
  return [
    digits(0xff10, '．'),
    digits(0x0660, '٫'),
    digits(0x06f0, '٫'),
    `${whole},${decimals}`,
    ...[',', ' ', '\u00a0', '\u202f', '’', "'"].map((sign) => grouped(sign)),
    grouped(',', 2),
    ...Object.entries(withMark).flatMap(([code, write]) =>
      currency === undefined || currency === code ? write(grouped(',')) : [],
    ),
    ...(currency === undefined ? [`${plain} %`] : []),
    `  ${plain}\t`,
    `\u200f${plain}\u200e`,
    `+${plain}`,
    `00${plain}`,
    `${plain}${fraction ? '' : '.'}00`,
  ];
}

/** Other ways to write the number that the first trial of its group has plainly. */
export interface SameMeaning extends InField {
  readonly plain: Typed;
  /** The number, as digits. */
  readonly number: string;
}

/** A number in each field, in many notations. */
const rewritten = (
  manifest: ExpandedManifest,
  name: (path: string, number: string) => string,
  write: (path: string, field: NumberField) => readonly [number: string, texts: readonly string[]],
): readonly Group<SameMeaning>[] =>
  everyField(manifest).flatMap((location): readonly Group<SameMeaning>[] => {
    const { field, path, typed } = location;
    if (!isNumberField(field)) return [];
    const [number, texts] = write(path, field);
    const trials = [...new Set(texts)].map((text) => ({
      ...at(location, text),
      plain: typed(number),
      number,
    }));
    return [{ kind: 'text', name: name(path, number), trials }];
  });

/** A typical number of each field in other digits and with other minus signs. */
export const writings = (manifest: ExpandedManifest): readonly Group<SameMeaning>[] =>
  rewritten(
    manifest,
    (path, number) => `parses ${number} as ${path} in every notation`,
    (path, field) => {
      const usual = usualNumber(manifest, path, field);
      return [usual, waysToWrite(usual, currencyOf(manifest, field))];
    },
  );

/** A typical amount with the symbol of another currency, and with a percent sign. */
export const foreignMarks = (manifest: ExpandedManifest): readonly Group<Judged>[] =>
  everyField(manifest).flatMap((location): readonly Group<Judged>[] => {
    const { field, path } = location;
    const currency = isNumberField(field) ? currencyOf(manifest, field) : undefined;
    if (!isNumberField(field) || !currency) return [];
    const usual = usualNumber(manifest, path, field);
    const texts = Object.entries(withMark).flatMap(([code, write]) =>
      code === currency ? [] : write(usual),
    );
    return [
      {
        kind: 'text',
        name: `refuses ${path} in another currency than its own`,
        trials: [...texts, `${usual} %`].map((text) => judged(location, text, ', not in ')),
      },
    ];
  });

/** Zeros with a plus or minus sign. */
export const negativeZeros = (manifest: ExpandedManifest): readonly Group<SameMeaning>[] =>
  rewritten(
    manifest,
    (path) => `takes a negative zero as ${path} for what it is, a zero`,
    () => ['0', ['-0', '-0.0', '\u22120', '- 0', '-0,00', '-０', '-٠']],
  );

/** A word among the entries of each list, whose error has its position. */
export const wordsInLists = (manifest: ExpandedManifest): readonly Group<Judged>[] =>
  everyField(manifest).flatMap((location): readonly Group<Judged>[] => {
    const { field, path } = location;
    if (field.kind !== 'list') return [];
    const right = someEntries(manifest, path, field, Math.min(field.maxCount, 5));
    const trials = right.map((_, index) =>
      judged(
        location,
        right.with(index, 'many').join(' '),
        field.of ? '“many” is not a ' : `Entry ${index + 1}: “many” is not a `,
      ),
    );
    return [{ kind: 'text', name: `names the entry of ${path} that cannot be read`, trials }];
  });

/** A list with something else between its entries than in the plain form. */
export interface Separated extends InField {
  readonly plain: Typed;
}

/** The entries of each list with all separators between and around them. */
export const separators = (manifest: ExpandedManifest): readonly Group<Separated>[] =>
  everyField(manifest).flatMap((location): readonly Group<Separated>[] => {
    const { field, path, typed } = location;
    if (field.kind !== 'list') return [];
    const entries = entriesOf(base(manifest)[path], field);
    const plain = typed(entries.join(' '));
    const between = [
      ...[', ', '\n', ',\n', '\t', ';', '; ', ' \u2003 ', '\n\n', ' ;; \t\n, ', '；', '， '],
    ];
    const texts = [...between.map((each) => entries.join(each)), ` ;\n${entries.join(' ')}, ,`];
    const trials = texts.map((text) => ({ ...at(location, text), plain }));
    return [{ kind: 'text', name: `reads ${path} whatever stands between its entries`, trials }];
  });

const megabyte = 2 ** 20;
const hostileTexts = [
  'x'.repeat(megabyte),
  '9'.repeat(megabyte),
  '<script>alert(1)</script>'.repeat(megabyte / 25),
  '9'.repeat(100_000),
  '1,'.repeat(30),
  ' '.repeat(10_000),
  `${'0'.repeat(59)}1`,
  `0.${'0'.repeat(50)}1`,
  'a lot',
  '1e999',
  '-1e999',
  '1e-999',
  '1e-22',
  '1e21',
  '999999999999999999999',
  '-999999999999999999999',
  '0.000000000000000000001',
  '-0',
  '-0.0',
  '+5',
  'NaN',
  'Infinity',
  '-Infinity',
  '0x10',
  '0b1',
  '1_000',
  '12.34.56',
  '5 6',
  '١٢٣',
  '１２３',
  '१२३',
  '²',
  '½',
  '﷽',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'; DROP TABLE visitors; --",
  '{{1.emi}}',
  '$$',
  '$&',
  '👩‍👩‍👧‍👦',
  '\ud800',
  '1\udfff',
  '\u0000',
  '\u202e123',
  'constructor',
  '__proto__',
  'toString',
  '0000-01-01',
  '2023-02-29',
  '2023-13-01',
  '0001-01-01',
  '9999-12-31',
  '+010000-01-01',
  '00:00',
  '24:00',
];

/** What no page sends, but a script, a link or a mistake could. */
const oddities: readonly unknown[] = [
  0,
  -1,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.MIN_VALUE,
  Number.MAX_VALUE,
  10n,
  true,
  null,
  undefined,
  [],
  [null],
  [[]],
  [{}],
  ['1'],
  new Array(5),
  {},
  { length: 3 },
  { toString: null },
  Symbol('text'),
  () => '1',
  new Date(Number.NaN),
];

const briefly = (text: string): string => (text.length > 30 ? `${text.slice(0, 29)}…` : text);

/** What no field is made for: nothing may come of it but an answer or a word of what is accepted. */
export const hostile = (manifest: ExpandedManifest): readonly Group[] =>
  everyField(manifest).map(({ path, typed }) => ({
    kind: 'text',
    name: `never stumbles over what is typed as ${path}`,
    trials: [...hostileTexts, ...oddities].map((raw) => ({
      summary: typeof raw === 'string' || typeof raw === 'number' ? briefly(`${raw}`) : typeof raw,
      typed: typed(raw),
    })),
  }));

const typable = (manifest: ExpandedManifest, trials: readonly Trial[]) =>
  trials.filter((each) => isTypable(manifest, each));

const typableOf = (
  manifest: ExpandedManifest,
  ...makers: readonly ((manifest: ExpandedManifest) => readonly Group[])[]
): readonly Trial[] =>
  makers.flatMap((make) =>
    typable(
      manifest,
      make(manifest).flatMap(({ trials }) => trials),
    ),
  );

/** What a person can type, for the browser: bounds, options, conditions and guards. */
export const formTrials = (manifest: ExpandedManifest): readonly Trial[] =>
  typableOf(manifest, bounds, choices, hiddenFields, hiddenResults, guards);

/**
 * Further forms for the browser: how texts are read, and every pair of options. A text that no field is
 * made for is tried in one field, another one each time, because all number fields have the same control.
 */
export const textTrials = (manifest: ExpandedManifest): readonly Trial[] => [
  ...typableOf(manifest, foreignMarks, wordsInLists, separators, blanks, pairs),
  ...[writings, negativeZeros, hostile].flatMap((make) => {
    const groups: readonly Group[] = make(manifest);
    const most = Math.max(0, ...groups.map(({ trials }) => trials.length));
    return Array.from({ length: most }, (_, index) => {
      const candidates = typable(
        manifest,
        groups.flatMap(({ trials }) => trials[index] ?? []),
      );
      return candidates[index % candidates.length] ?? [];
    }).flat();
  }),
];
