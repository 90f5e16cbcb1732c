import { Big } from '../../schemas/decimal.ts';
import { parseFormula, toText } from '../../schemas/formula.ts';
import type { AnyCompute, Manifest } from '../../schemas/manifest.ts';
import { isNumberField, isWhole } from '../../schemas/number-field.ts';
import type { CalculatorFolder } from '../../scripts/calculators.ts';
import { loadCalculator, loadFunction, loadManifest } from '../../scripts/calculators.ts';
import type { ExpandedCalculator } from '../../src/engine/calculator.ts';
import { leastStep } from '../../src/engine/check/random-inputs.ts';
import { compile, load } from '../../src/engine/formula/compile.ts';
import { constantsOf, expand, figuresOf } from '../../src/engine/manifest/expand.ts';
import { equivalents } from './equivalents.ts';
import { changedFormulas } from './formulas.ts';
import { outsideTrials } from './trials.ts';

/*
 * Mutation of manifests: one thing is changed at a time where it stands (a bound by one step, a
 * formula's operator, a band's edge, an option's number), and the tests that know the calculator from
 * elsewhere have to notice. The manifest of the running program is changed, never the file, and
 * expanded and compiled again for every change. What only explains (labels, reasons, sources, symbols)
 * stays: nothing outside a manifest knows how it is worded.
 */

/** Anything in a manifest, to be changed. */
type Part = Record<string, unknown>;

/** One change: it is made by calling it, which gives the way back. */
interface Mutant {
  readonly key: string;
  readonly change: string;
  readonly make: () => () => void;
}

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;

const toJson = (value: unknown): string =>
  value === undefined ? 'nothing' : JSON.stringify(value);

/** A number moved by so much, without the noise of binary fractions. */
const moved = (value: unknown, by: number | Big): number =>
  Big(value as number)
    .plus(by)
    .toNumber();

/** The unit of a number's last digit: 0.1 for 2.5, 1 for 40. */
function lastPlace(value: unknown): Big {
  const [, decimals = ''] = String(value).split('.');
  return Big(10).pow(-decimals.length);
}

/** The record with two neighbouring keys exchanged, or their values. */
function exchanged(record: Part, one: string, other: string, what: 'keys' | 'values'): Part {
  if (what === 'values') return { ...record, [one]: record[other], [other]: record[one] };
  const swap = (key: string) => (key === one ? other : key === other ? one : key);
  return Object.fromEntries(Object.keys(record).map((key) => [swap(key), record[swap(key)]]));
}

const neighbours = <T>(list: readonly T[]): readonly (readonly [T, T])[] =>
  list.slice(1).map((each, index) => [list[index] as T, each]);

class Mutants {
  readonly all: Mutant[] = [];
  /** What several fields share, such as a list of zones, is changed once. */
  private readonly known = new Map<object, Set<string>>();

  /** Changes one key of a part, or takes it away. */
  set(part: Part, key: string, at: string, ...values: readonly unknown[]): void {
    for (const value of values) {
      // Two neighbours may be alike: to exchange them would change nothing.
      if (toJson(part[key]) === toJson(value)) continue;
      const change = `${toJson(part[key])} → ${toJson(value)}`;
      const changes = this.known.get(part) ?? new Set();
      if (changes.has(`${key} ${change}`)) continue;
      this.known.set(part, changes.add(`${key} ${change}`));
      const make = () => {
        const before = { ...part };
        if (value === undefined) delete part[key];
        else part[key] = value;
        return () => {
          // All keys are set again, so that a removed key returns to its position.
          for (const each of Object.keys(part)) delete part[each];
          Object.assign(part, before);
        };
      };
      this.all.push({ key: `${at}.${key}`, change, make });
    }
  }

  /** Moves the value of one key to another. */
  rename(part: Part, key: string, name: string, at: string): void {
    const value = part[key];
    const make = () => {
      delete part[key];
      part[name] = value;
      return () => {
        delete part[name];
        part[key] = value;
      };
    };
    this.all.push({ key: at, change: `${key} → ${name}`, make });
  }

  /** A flag is taken away, or put where there is none. */
  flip(part: Part, key: string, at: string): void {
    this.set(part, key, at, part[key] === undefined ? true : undefined);
  }
}

type Change = (mutants: Mutants, part: Part, at: string, manifest: Manifest) => void;

/** The option ids of the field that a condition or a unit hangs on. */
const optionsOf = ({ fields }: Manifest, id: unknown): readonly string[] => {
  const field = fields[String(id)];
  return field && 'options' in field ? Object.keys(field.options) : [];
};

/** Another field of the same kind, if there is one. */
const otherThan = ({ fields }: Manifest, id: unknown): string | undefined =>
  Object.keys(fields).find(
    (each) => each !== id && fields[each]?.kind === fields[String(id)]?.kind,
  );

const unit: Change = (mutants, part, at, manifest) => {
  const { unit: given } = part;
  if (given === undefined) return;
  mutants.set(part, 'unit', at, undefined);
  if (!isPart(given)) return mutants.set(part, 'unit', at, given === 'kg' ? 'lb' : 'kg');
  if (isPart(given.units)) {
    for (const [one, other] of neighbours(Object.keys(given.units))) {
      mutants.set(given, 'units', `${at}.unit`, exchanged(given.units, one, other, 'values'));
    }
  }
  const other = otherThan(manifest, given.by);
  if (other) mutants.set(given, 'by', `${at}.unit`, other);
};

const loosened = { above: 'atLeast', atLeast: 'above', below: 'atMost', atMost: 'below' } as const;
const reversed = { above: 'below', atLeast: 'atMost', below: 'above', atMost: 'atLeast' } as const;
type Relation = keyof typeof loosened;
const relations = Object.keys(loosened) as Relation[];

/** The record with one key renamed at the same position. */
const renamed = (record: Part, key: string, name: string): Part =>
  Object.fromEntries(
    Object.entries(record).map(([each, value]) => [each === key ? name : each, value]),
  );

/** The mutations of a condition, each with one change; none if there is nothing to change. */
function* changedConditions(when: unknown, manifest: Manifest): Generator<unknown, void> {
  if (Array.isArray(when)) {
    for (const [index, each] of when.entries()) {
      yield when.toSpliced(index, 1);
      for (const other of changedConditions(each, manifest)) yield when.with(index, other);
    }
    return;
  }
  if (typeof when === 'string') {
    const other = Object.keys(manifest.cases ?? {}).find((name) => name !== when);
    if (other) yield other;
    return;
  }
  if (!isPart(when)) return;
  if (typeof when.filled === 'boolean') yield { ...when, filled: !when.filled };
  if (when.is !== undefined) {
    const named = [when.is].flat();
    const others = optionsOf(manifest, when.field).filter((id) => !named.includes(id));
    const other = others[0];
    if (other !== undefined) {
      yield { ...when, is: Array.isArray(when.is) ? named.with(0, other) : other };
    }
    if (named.length > 1) yield { ...when, is: named.slice(1) };
  }
  for (const key of relations) {
    const limit = when[key];
    if (limit === undefined) continue;
    for (const name of [loosened[key], reversed[key]]) {
      if (when[name] === undefined) yield renamed(when, key, name);
    }
    if (typeof limit !== 'number') continue;
    const place = lastPlace(limit);
    yield { ...when, [key]: moved(limit, place) };
    yield { ...when, [key]: moved(limit, place.neg()) };
  }
}

const condition: Change = (mutants, part, at, manifest) => {
  const { when } = part;
  if (when === undefined) return;
  mutants.set(part, 'when', at, undefined, ...changedConditions(when, manifest));
};

const number: Change = (mutants, field, at) => {
  const step = leastStep(field as never);
  for (const [bound, strict] of [
    ['min', 'above'],
    ['max', 'below'],
  ] as const) {
    for (const key of [bound, strict]) {
      if (field[key] === undefined) continue;
      mutants.set(field, key, at, moved(field[key], step), moved(field[key], step.neg()));
      mutants.set(field, key, at, undefined);
    }
    // A bound where there is none; beside one of the same side it is the stricter of the two.
    if (field[bound] === undefined)
      mutants.set(field, bound, at, field[strict] ?? (bound === 'min' ? 0 : 1e6));
    if (field[strict] === undefined && field[bound] !== undefined) {
      mutants.set(field, strict, at, field[bound]);
    }
  }
  mutants.set(field, 'kind', at, isWhole(field as never) ? 'number' : 'integer');
  if (field.default === undefined) mutants.set(field, 'default', at, 1);
  else mutants.set(field, 'default', at, moved(field.default, lastPlace(field.default)), undefined);
  if (isPart(field.whenBlank) && isPart(field.whenBlank.values)) {
    const { values } = field.whenBlank;
    for (const option of Object.keys(values)) {
      mutants.set(values, option, `${at}.whenBlank`, moved(values[option], 1));
    }
  } else if (field.whenBlank !== undefined) {
    mutants.set(field, 'whenBlank', at, moved(field.whenBlank, 1), undefined);
  }
  const { presets } = field;
  if (Array.isArray(presets)) {
    mutants.set(field, 'presets', at, [moved(presets[0], 1), ...presets.slice(1)]);
    mutants.set(field, 'presets', at, presets.slice(0, -1), undefined);
  }
};

const options: Change = (mutants, field, at) => {
  const all = field.options as Record<string, Part>;
  const ids = Object.keys(all);
  for (const id of ids) {
    const option = all[id] as Part;
    const where = `${at}.options.${id}`;
    if (option.value !== undefined) {
      const place = lastPlace(option.value);
      mutants.set(
        option,
        'value',
        where,
        moved(option.value, place),
        moved(option.value, place.neg()),
      );
    }
    for (const key of ['symbol', 'name']) if (key in option) mutants.set(option, key, where, '?');
    const { [id]: _, ...others } = all;
    mutants.set(field, 'options', at, others);
  }
  for (const [one, other] of neighbours(ids)) {
    mutants.set(field, 'options', at, exchanged(all, one, other, 'keys'));
    const [first, second] = [all[one] as Part, all[other] as Part];
    if ('label' in first) {
      mutants.set(field, 'options', at, {
        ...all,
        [one]: { ...first, label: second.label },
        [other]: { ...second, label: first.label },
      });
    }
  }
  const next = ids.find((id) => id !== field.default);
  mutants.set(field, 'default', at, next, ...(field.default === undefined ? [] : [undefined]));
};

const field: Change = (mutants, part, at, manifest) => {
  if (isNumberField({ kind: String(part.kind) })) number(mutants, part, at, manifest);
  if (part.kind === 'choice' || part.kind === 'currency') options(mutants, part, at, manifest);
  if (part.kind === 'date') {
    mutants.flip(part, 'todayButton', at);
    if (part.whenBlank) mutants.set(part, 'whenBlank', at, undefined);
  }
  if (part.kind === 'rows') {
    const { incompleteRows } = part;
    mutants.set(part, 'incompleteRows', at, incompleteRows === 'skip' ? 'refuse' : 'skip');
    for (const [id, sub] of Object.entries(part.fields as Part)) {
      field(mutants, sub as Part, `${at}.fields.${id}`, manifest);
    }
  }
  // Where a blank counts as something, the field is optional either way.
  if (part.whenBlank === undefined) mutants.flip(part, 'optional', at);
  unit(mutants, part, at, manifest);
  condition(mutants, part, at, manifest);
};

const bands: Change = (mutants, result, at) => {
  const all = result.bands as readonly Part[];
  for (const [index, band] of all.entries()) {
    const where = `${at}.bands[${index}]`;
    if (band.below !== undefined) {
      const place = lastPlace(band.below);
      mutants.set(band, 'below', where, moved(band.below, place), moved(band.below, place.neg()));
    }
    mutants.set(
      result,
      'bands',
      at,
      all.filter((each) => each !== band),
    );
  }
  for (const [index, [one, other]] of neighbours(all).entries()) {
    for (const key of ['label', 'advice']) {
      if (!(key in one)) continue;
      const swapped = all.with(index, { ...one, [key]: other[key] });
      mutants.set(result, 'bands', at, swapped.with(index + 1, { ...other, [key]: one[key] }));
    }
  }
};

const result: Change = (mutants, part, at, manifest) => {
  const { digits, currency, labels, from, columns, chart } = part;
  if (isPart(digits)) {
    const key = 'atMost' in digits ? 'atMost' : 'significant';
    mutants.set(part, 'digits', at, digits[key]);
    mutants.set(digits, key, `${at}.digits`, moved(digits[key], 1), moved(digits[key], -1));
    if (digits.whole) mutants.set(digits, 'whole', `${at}.digits`, undefined);
  } else if (typeof digits === 'string') {
    mutants.set(part, 'digits', at, 0, digits === 'm:ss' ? 'h:mm:ss' : 'm:ss');
  } else if (typeof digits === 'number') {
    mutants.set(part, 'digits', at, digits + 1, ...(digits > 0 ? [digits - 1] : [{ atMost: 2 }]));
  }
  if (currency !== undefined) {
    mutants.set(part, 'currency', at, undefined);
    if (!isPart(currency)) mutants.set(part, 'currency', at, 'USD');
    else {
      const [[role, field] = ['by', '']] = Object.entries(currency);
      mutants.set(currency, role, `${at}.currency`, otherThan(manifest, field));
    }
  } else if (part.kind === 'money') mutants.set(part, 'currency', at, 'USD');
  if (part.kind === 'money') {
    mutants.set(part, 'grouping', at, part.grouping ? undefined : 'indian');
  }
  if (part.kind === 'money' || part.kind === 'percent') {
    mutants.set(part, 'kind', at, part.kind === 'money' ? 'percent' : 'money');
  }
  if ('bands' in part) bands(mutants, part, at, manifest);
  if (isPart(labels)) {
    for (const [one, other] of neighbours(Object.keys(labels))) {
      mutants.set(part, 'labels', at, exchanged(labels, one, other, 'values'));
    }
  }
  if (isPart(from) && 'duration' in from) {
    mutants.set(from, 'as', `${at}.from`, from.as === 'h:mm:ss' ? 'h:mm' : 'h:mm:ss');
  } else if (isPart(from)) {
    mutants.set(from, 'show', `${at}.from`, from.show === 'label' ? 'advice' : 'label');
  }
  for (const [id, column] of Object.entries((columns as Part) ?? {})) {
    result(mutants, column as Part, `${at}.columns.${id}`, manifest);
  }
  if (isPart(chart) && isPart(columns)) {
    const numbers = ['every', 'most'].filter((key) => key in chart);
    for (const key of numbers)
      mutants.set(chart, key, `${at}.chart`, moved(chart[key], 1), undefined);
    if (typeof chart.y === 'string') {
      const other = Object.keys(columns).find((id) => id !== chart.y);
      mutants.set(chart, 'y', `${at}.chart`, other);
    }
  }
  unit(mutants, part, at, manifest);
  condition(mutants, part, at, manifest);
  worked(mutants, part, at, manifest);
};

/** The ids that can replace an id in a formula: the next ones of the same kind. */
function othersIn(manifest: Manifest, id: string): readonly string[] {
  const [list = '', sub] = id.split('.');
  const next = (ids: readonly string[], one: string): readonly string[] => {
    const others = ids.filter((each) => each !== one);
    return others
      .slice(Math.max(0, ids.indexOf(one)))
      .concat(others)
      .slice(0, 1);
  };
  const alike = (record: object, one: string) => {
    const kinds = Object.entries(record as Readonly<Record<string, Part>>);
    const kind = kinds.find(([each]) => each === one)?.[1].kind;
    return kinds.filter(([, each]) => each.kind === kind).map(([each]) => each);
  };
  const field = manifest.fields[list];
  if (field && 'fields' in field && sub !== undefined) {
    return next(Object.keys(field.fields), sub).map((each) => `${list}.${each}`);
  }
  if (field) return next(alike(manifest.fields, id), id);
  const constants = constantsOf(manifest);
  const constant = constants[id];
  if (constant) {
    // Of the same value, one is as good as the other.
    const differ = Object.keys(constants).filter(
      (each) => each === id || constants[each]?.value !== constant.value,
    );
    return next(differ, id);
  }
  const figures = Object.fromEntries(
    figuresOf(manifest).filter(([, { kind }]) => kind !== 'text' && kind !== 'date'),
  );
  return next(Object.keys(figures), id);
}

/** A formula, or those of several branches with their conditions. */
const formula: Change = (mutants, part, at, manifest) => {
  const { formula: given } = part;
  const others = (id: string) => othersIn(manifest, id);
  if (typeof given === 'string') {
    mutants.set(part, 'formula', at, ...changedFormulas(given, others));
  }
  if (!Array.isArray(given)) return;
  for (const [index, branch] of given.entries()) {
    const where = `${at}.formula[${index}]`;
    formula(mutants, branch, where, manifest);
    for (const when of changedConditions(branch.when, manifest)) {
      mutants.set(branch, 'when', where, when);
    }
    // The last one without a condition stays the last.
    if (given.length > 1) mutants.set(part, 'formula', at, given.toSpliced(index, 1));
  }
};

/** A table of limits and figures: each one, each line, and what it is read by. */
const rangeTable: Change = (mutants, table, at, manifest) => {
  const lines = table.from as readonly (readonly [number, number])[];
  for (const [index, [limit, figure]] of lines.entries()) {
    for (const place of [lastPlace(limit), lastPlace(limit).neg()]) {
      mutants.set(table, 'from', at, lines.with(index, [moved(limit, place), figure]));
    }
    for (const place of [lastPlace(figure), lastPlace(figure).neg()]) {
      mutants.set(table, 'from', at, lines.with(index, [limit, moved(figure, place)]));
    }
    mutants.set(table, 'from', at, lines.toSpliced(index, 1));
  }
  mutants.set(table, 'of', at, ...othersIn(manifest, String(table.of)));
};

/** How a figure is worked out. */
const worked: Change = (mutants, figure, at, manifest) => {
  formula(mutants, figure, at, manifest);
  if (isPart(figure.sum)) {
    const parts = figure.sum as Readonly<Record<string, Part>>;
    for (const [id, part] of Object.entries(parts)) {
      const { [id]: _, ...others } = parts;
      mutants.set(figure, 'sum', at, others);
      if (typeof part.formula === 'string') {
        const negated = toText({ kind: 'negative', of: parseFormula(part.formula) });
        mutants.set(part, 'formula', `${at}.sum.${id}`, negated);
      }
      formula(mutants, part, `${at}.sum.${id}`, manifest);
    }
  }
  for (const key of ['ranges', 'graduated']) {
    if (isPart(figure[key])) rangeTable(mutants, figure[key], `${at}.${key}`, manifest);
  }
  if (isPart(figure.ranges)) mutants.rename(figure, 'ranges', 'graduated', at);
  if (isPart(figure.graduated)) mutants.rename(figure, 'graduated', 'ranges', at);
  if (Array.isArray(figure.choose)) {
    const texts = figure.choose as readonly Part[];
    for (const [index, [one, other]] of neighbours(texts).entries()) {
      const swapped = texts.with(index, { ...one, text: other.text });
      mutants.set(figure, 'choose', at, swapped.with(index + 1, { ...other, text: one.text }));
    }
    for (const [index, text] of texts.entries()) {
      for (const when of changedConditions(text.when, manifest)) {
        mutants.set(text, 'when', `${at}.choose[${index}]`, when);
      }
      if (texts.length > 1) mutants.set(figure, 'choose', at, texts.toSpliced(index, 1));
    }
  }
  if (isPart(figure.constants)) constants(mutants, figure.constants, `${at}.constants`, manifest);
};

const constants: Change = (mutants, record, at) => {
  for (const [id, part] of Object.entries(record) as [string, Part][]) {
    const place = lastPlace(part.value);
    const values = [moved(part.value, place), moved(part.value, place.neg())];
    mutants.set(part, 'value', `${at}.${id}`, ...values);
  }
};

const guards: Change = (mutants, part, at, manifest) => {
  const all = (part.guards as readonly Part[]) ?? [];
  for (const [index, guard] of all.entries()) {
    const where = `guards[${index}]`;
    const is = guard.is as Relation | 'equal' | 'notEqual';
    mutants.set(
      part,
      'guards',
      at,
      all.filter((each) => each !== guard),
    );
    if (is === 'equal') mutants.set(guard, 'is', where, 'notEqual');
    else if (is === 'notEqual') mutants.set(guard, 'is', where, 'equal');
    else mutants.set(guard, 'is', where, loosened[is], reversed[is]);
    if (typeof guard.than === 'number') mutants.set(guard, 'than', where, guard.than + 1);
    else mutants.set(guard, 'than', where, ...othersIn(manifest, String(guard.than)));
    if (guard.figure !== undefined) {
      mutants.set(guard, 'figure', where, ...othersIn(manifest, String(guard.figure)));
    }
    if (Array.isArray(guard.field)) mutants.set(guard, 'field', where, guard.field.slice(0, -1));
    if (guard.figure === undefined) mutants.flip(guard, 'alert', where);
    if (guard.alert) mutants.set(guard, 'message', where, 'Not so.');
    condition(mutants, guard, where, manifest);
  }
};

const actions: Change = (mutants, part, at) => {
  const all = [undefined, 'blank', 'defaults'];
  mutants.set(part, 'reset', at, ...all.filter((each) => each !== part.reset));
  mutants.flip(part, 'disabledUntilFilled', at);
  mutants.flip(part, 'live', at);
  if (part.swap) mutants.set(part, 'swap', at, undefined);
};

const cases: Change = (mutants, record, at, manifest) => {
  // A case that only laws name decides nothing on the page.
  const { laws: _, cases: all = {}, ...others } = manifest;
  const named = (name: string, place: object) => JSON.stringify(place).includes(`"${name}"`);
  for (const [name, when] of Object.entries(record)) {
    const decides = named(name, others) || named(name, Object.values(all));
    if (decides) mutants.set(record, name, at, ...changedConditions(when, manifest));
  }
};

const sentences: Change = (mutants, part, at, manifest) => {
  for (const key of ['verdict', 'cautions']) {
    const all = (part[key] as readonly Part[]) ?? [];
    for (const [index, sentence] of all.entries()) {
      mutants.set(part, key, at, all.toSpliced(index, 1));
      condition(mutants, sentence, `${key}[${index}]`, manifest);
    }
  }
};

const variations: Change = (mutants, part, at, manifest) => {
  for (const [index, variation] of ((part.variations as readonly Part[]) ?? []).entries()) {
    const where = `variations[${index}]`;
    const other = otherThan(manifest, variation.of);
    if (other) mutants.set(variation, 'of', where, other);
    const { at: values, shows } = variation;
    if (Array.isArray(values)) {
      mutants.set(variation, 'at', where, values.slice(1), values.with(0, moved(values[0], 1)));
    } else if (isPart(values)) {
      mutants.set(variation, 'at', where, {
        ...values,
        step: moved(values.step, lastPlace(values.step)),
      });
      mutants.set(variation, 'at', where, { ...values, times: moved(values.times, 1) });
    }
    if (Array.isArray(shows)) mutants.set(variation, 'shows', where, shows.slice(1));
  }
  if (Array.isArray(part.variations)) mutants.set(part, 'variations', at, undefined);
};

/** Every mutation of a manifest. */
export function mutantsOf(manifest: Manifest): readonly Mutant[] {
  const mutants = new Mutants();
  const whole = manifest as unknown as Part;
  const each = (key: 'fields' | 'results' | 'workings', change: Change) => {
    for (const [id, part] of Object.entries((whole[key] as Part) ?? {})) {
      change(mutants, part as Part, `${key}.${id}`, manifest);
    }
  };
  each('fields', field);
  each('results', result);
  // Of a working, a visitor sees the results that it leads to.
  each('workings', worked);
  constants(mutants, (whole.constants as Part) ?? {}, 'constants', manifest);
  cases(mutants, (whole.cases as Part) ?? {}, 'cases', manifest);
  guards(mutants, whole, 'manifest', manifest);
  sentences(mutants, whole, 'manifest', manifest);
  variations(mutants, whole, 'manifest', manifest);
  actions(mutants, whole.actions as Part, 'actions', manifest);
  mutants.flip(whole, 'popular', 'manifest');
  if (manifest.needs) mutants.set(whole, 'needs', 'manifest', undefined);
  return mutants.all;
}

/** Random forms that the oracle answers for each mutant. */
const forms = 60;

/** What became of a manifest's mutants. */
export interface Mutated {
  readonly slug: string;
  readonly killed: number;
  /** How many each trial was the first to catch. */
  readonly by: Readonly<Record<string, number>>;
  readonly survivors: readonly string[];
  /** Survivors that are explained, and explanations of what did not survive. */
  readonly equivalent: number;
  readonly stale: readonly string[];
}

/** Whether a trial kills the mutant: it fails or throws. */
function notices(trial: () => string | undefined): boolean {
  try {
    return trial() !== undefined;
  } catch {
    return true;
  }
}

/** Tests every mutation of one manifest. */
export async function mutateManifest(folder: CalculatorFolder): Promise<Mutated> {
  const { slug, path } = folder;
  const manifest = await loadManifest(folder);
  const own = manifest.compute === 'compute.ts' ? await loadFunction(folder, 'compute') : undefined;
  // The trials hold on to the calculator: the one that they try is exchanged for every change.
  const calculator: Changing = { ...(await loadCalculator(folder)) };
  const trials = Object.entries(outsideTrials(calculator, folder, forms));
  for (const [name, trial] of trials) {
    const wrong = trial();
    if (wrong) throw new Error(`${slug}: ${name} fails without any change: ${wrong}`);
  }
  const by: Record<string, number> = Object.fromEntries(trials.map(([name]) => [name, 0]));
  const alive: string[] = [];
  let killed = 0;
  const before = JSON.stringify(manifest);
  for (const { key, change, make } of mutantsOf(manifest)) {
    const undo = make();
    const valid = exchange(calculator, manifest, own);
    const first = valid ? trials.find(([, trial]) => notices(trial))?.[0] : undefined;
    undo();
    if (first !== undefined) {
      by[first] = (by[first] ?? 0) + 1;
      killed += 1;
    } else if (valid) alive.push(`${key}: ${change}`);
  }
  if (JSON.stringify(manifest) !== before) {
    throw new Error(`${slug}: a change was not taken back.`);
  }
  exchange(calculator, manifest, own);
  for (const [name, trial] of trials) {
    const wrong = trial();
    if (wrong) throw new Error(`${slug}: ${name} fails after all changes: ${wrong}`);
  }
  const explained = equivalents
    .filter(({ file }) => file === `${path}/manifest.ts`)
    .flatMap(({ line, mutants }) => mutants.map(([from, to]) => `${line}: ${from} → ${to}`));
  return {
    slug,
    killed,
    by,
    survivors: alive.filter((each) => !explained.includes(each)),
    equivalent: alive.filter((each) => explained.includes(each)).length,
    stale: explained
      .filter((each) => !alive.includes(each))
      .map((each) => `${path}/manifest.ts: ${each} is explained, but does not survive`),
  };
}

type Changing = { -readonly [K in keyof ExpandedCalculator]: ExpandedCalculator[K] };

/** Expands and compiles a changed manifest; false if it is none, as one whose formulas go in a circle. */
function exchange(calculator: Changing, manifest: Manifest, own: AnyCompute | undefined): boolean {
  try {
    calculator.manifest = expand(manifest);
    calculator.compute = load(compile(calculator.manifest), own);
    return true;
  } catch {
    return false;
  }
}
