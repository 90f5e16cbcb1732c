import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Condition, Digits, Field, Manifest, Result, Unit } from '../../schemas/manifest.ts';
import { isNumberField } from '../../schemas/number-field.ts';
import { root } from '../../scripts/calculators.ts';
import { findFiles } from '../../scripts/files.ts';
import type { CalculatorContract, ColumnContract, FieldContract } from './contract.ts';
import { alike, toJson } from './specification.ts';

/*
 * Compares a contract with a manifest. The contract's columns are texts: those that can be read without
 * doubt are held against the manifest, the others (“at most initialAmount”) are left to the oracles.
 */

type Fields = Readonly<Record<string, Field>>;

/** A text without the differences that typography makes: ’ and ', − and -, "5 %" and "5%". */
const plain = (text: string): string =>
  text.replace(/[‘’]/g, "'").replace(/[−–]/g, '-').replace(/\s+/g, ' ').replace(/ %/g, '%');

// ---------------------------------------------------------------- the texts of a contract

const figure = '([-−]?\\d[\\d,]*(?:\\.\\d+)?(?:\\^\\d+)?)';
const numberOf = (text: string): number =>
  Number(text.replace('−', '-').replaceAll(',', '').replace('10^', '1e'));

const boundKeys = ['min', 'max', 'above', 'below'] as const;
const limits: readonly (readonly [(typeof boundKeys)[number], RegExp])[] = [
  ['min', new RegExp(`^(?:>=|at least) ${figure}$`)],
  ['max', new RegExp(`^(?:<=|at most) ${figure}$`)],
  ['above', new RegExp(`^(?:>|above) ${figure}$`)],
  ['below', new RegExp(`^(?:<|below) ${figure}$`)],
];
const span = new RegExp(`^${figure}(?:\\.\\.| to )${figure}(?: (whole )?(numbers|rows))?$`);

interface Constraint {
  readonly optional: boolean;
  /** What a blank counts as: a number, or a text that says it in words. */
  readonly blank?: number | string;
  readonly presets?: readonly number[];
  readonly bounds: Readonly<Partial<Record<(typeof boundKeys)[number], number | string>>>;
  /** The largest number of characters. */
  readonly characters?: number;
  /** How many entries a list has, or rows there are. */
  readonly count?: readonly [least: number | undefined, most: number];
  readonly whole: boolean;
  /** All of it has been read. */
  readonly complete: boolean;
}

/** Reads "optional; blank = 0; 0..100; presets 5, 10" and "2 to 12 numbers, each above 0". */
function readConstraint(text = ''): Constraint {
  const [rest = '', presets] = text.split(/(?:^|; )presets /);
  const read: { -readonly [K in keyof Constraint]: Constraint[K] } & { bounds: object } = {
    optional: false,
    bounds: {},
    whole: false,
    complete: true,
    ...(presets && { presets: presets.split(', ').map(numberOf) }),
  };
  for (const clause of rest.split(/[;,] /).filter(Boolean)) {
    const one = clause.replace(/^each /, '');
    const [, first, last, whole, of] = span.exec(one) ?? [];
    const blank = /^blank = (.*)$/.exec(one)?.[1];
    const rows = /^at most (\d+) rows$/.exec(one)?.[1];
    const characters = /^at most (\d+) characters$/.exec(one)?.[1];
    const [, day, lastDay] = /^from (\d{4}-\d\d-\d\d) to (\d{4}-\d\d-\d\d)$/.exec(one) ?? [];
    const limit = limits.find(([, pattern]) => pattern.test(one));
    if (one === 'optional') read.optional = true;
    else if (blank) read.blank = Number.isNaN(Number(blank)) ? blank : Number(blank);
    else if (rows) read.count = [undefined, Number(rows)];
    else if (characters) read.characters = Number(characters);
    else if (day && lastDay) Object.assign(read.bounds, { min: day, max: lastDay });
    else if (first && last) {
      const ends = [numberOf(first), numberOf(last)] as const;
      if (of || rest.includes('a list of')) read.count = ends;
      else Object.assign(read.bounds, { min: ends[0], max: ends[1] });
      if (whole) read.whole = true;
    } else if (limit) {
      Object.assign(read.bounds, { [limit[0]]: numberOf(limit[1].exec(one)?.[1] ?? '') });
    } else if (one !== 'any number' && one !== 'may be negative' && one !== 'a list of dates')
      read.complete = false;
  }
  return read;
}

/** Reads "2", "≤ 6", "up to 4", "10 sig", "10 sig, whole in full", "whole", "all", "h:mm:ss". */
export function readDecimals(text: string): Digits {
  const [, most] = /^(?:≤|up to) (\d+)$/.exec(text) ?? [];
  const [, significant, whole] = /^(\d+) sig(, whole in full)?$/.exec(text) ?? [];
  if (most) return { atMost: Number(most) };
  if (significant) return { significant: Number(significant), ...(whole && { whole: 'all' }) };
  if (text === 'all') return 'all';
  if (text === 'whole') return 0;
  // The contract's "h:mm:ss" has no hours where there are none.
  if (text === 'h:mm:ss') return 'm:ss';
  if (/^\d+$/.test(text)) return Number(text);
  throw new Error(`“${text}” is no number of decimals.`);
}

/** A unit that follows a choice, or one for all; `undecided` where the text does not say which. */
type PlainUnit = string | undefined | { readonly by: string; readonly units?: object };
const undecided = Symbol();

const optionsOf = (field: Field | undefined): readonly string[] =>
  field && 'options' in field ? Object.keys(field.options) : [];

function readUnit(
  text: string | undefined,
  { units = {} }: CalculatorContract,
  fields: Fields,
): PlainUnit | typeof undecided {
  if (!text || text === 'currency') return undefined;
  if (text.startsWith('currency/')) return undecided;
  const [, sign] = /^sign of (\w+)$/.exec(text) ?? [];
  if (sign) {
    const signs = Object.entries(units).map(([id, unit]) => [id, unit.sign]);
    return { by: sign, units: Object.fromEntries(signs) };
  }
  const [, by] = /^by (\w+)$/.exec(text) ?? [];
  if (by) return { by };
  const [, choice, list] = /^(\w+): (.*=.*)$/.exec(text) ?? [];
  if (choice && list) {
    const pairs = list.split(', ').map((pair) => pair.split('='));
    return { by: choice, units: Object.fromEntries(pairs) };
  }
  const each = readByOption(text, fields);
  return each ? { by: each.by, units: each.of } : text;
}

/** Reads "cm (metric), in (imperial)": the choice with these options, and what stands for each. */
function readByOption(text: string, fields: Fields) {
  const pairs = [...text.matchAll(/(\S+) \((\w+)\)/g)].map(([, one = '', id = '']) => [id, one]);
  if (pairs.length === 0) return undefined;
  const [by = 'no choice has these options'] =
    Object.entries(fields).find(([, field]) =>
      pairs.every(([id = '']) => optionsOf(field).includes(id)),
    ) ?? [];
  return { by, of: Object.fromEntries(pairs) as Readonly<Record<string, string>> };
}

/** The last part of an id: conditions and units within a row may name a field with its rows or without. */
const lastPart = (id: string): string => id.split('.').at(-1) as string;

function plainUnit(unit: Unit | undefined, fields: Fields, wanted: PlainUnit): PlainUnit {
  if (unit === undefined || typeof unit === 'string') return unit;
  const by = lastPart(unit.by);
  if (typeof wanted === 'object' && !wanted.units) return { by };
  const ids = optionsOf(fields[by]);
  return { by, units: Object.fromEntries(ids.map((id) => [id, unit.units?.[id] ?? id])) };
}

/** Reads "mode = payment or months", "known is not asa", "linkSpeed>0" and "hip is given". */
export function readCondition(text: string, fields: Fields): Condition | undefined {
  const [, field = '', above] = /^(\w+) ?> ?(\d+)$/.exec(text) ?? [];
  if (above) return { field, above: Number(above) };
  const [, filled] = /^(\w+) is (?:given|filled)$/.exec(text) ?? [];
  if (filled) return { field: filled, filled: true };
  const [, choice = '', not, names = ''] = /^(\w+) ?(?:=|is) ?(not )?([^=]+)$/.exec(text) ?? [];
  const all = optionsOf(fields[choice]);
  const ids = names.split(/, | or /);
  if (ids.length === 0 || !ids.every((id) => all.includes(id))) return undefined;
  return { field: choice, is: all.filter((id) => ids.includes(id) !== Boolean(not)) };
}

/** A condition on options with the ids in the order of the choice. */
function plainCondition(condition: Condition, fields: Fields): unknown {
  if (!('field' in condition)) return condition;
  const field = lastPart(condition.field);
  if (!('is' in condition)) return { ...condition, field };
  const ids = [condition.is].flat();
  return { field, is: optionsOf(fields[field]).filter((id) => ids.includes(id)) };
}

// ---------------------------------------------------------------- the comparison

/** Hears of each key what the contract says and what the manifest has. */
type Compare = (key: string, wanted: unknown, found: unknown) => void;

/** Whether a field is of the contract's type: an integer may also be a number that is whole. */
const isKind = (field: Field, { type }: FieldContract): boolean =>
  field.kind === type || (type === 'integer' && field.kind === 'number' && field.whole === true);

function compareOptions(
  compare: Compare,
  field: Field,
  { options }: FieldContract,
  { units = {} }: CalculatorContract,
): void {
  if (!options || field.kind !== 'choice') return;
  const wanted = options === 'units' ? units : options;
  compare('options', Object.keys(wanted), Object.keys(field.options));
  for (const [id, option] of Object.entries(wanted)) {
    const found = field.options[id];
    if (!found) continue;
    const [label, value] =
      typeof option === 'string'
        ? [option]
        : 'sign' in option
          ? // A factor need not be the option's number: it may stand in the function.
            [option.label, found.value === undefined ? undefined : option.factor]
          : option;
    compare(`options.${id}.label`, plain(label), plain(found.label));
    if (value !== undefined) compare(`options.${id}.value`, value, found.value);
  }
}

function compareConstraint(
  compare: Compare,
  field: Field,
  contract: FieldContract,
  all: Fields,
): void {
  const { optional, blank, presets, bounds, characters, count, whole, complete } = readConstraint(
    contract.constraint,
  );
  const given: Readonly<Record<string, unknown>> = { ...field };
  if (typeof blank === 'number') compare('whenBlank', blank, given.whenBlank);
  else if (blank !== undefined && blank !== 'unlimited') {
    const { by, of = {} } = readByOption(blank, all) ?? {};
    const values = Object.entries(of).map(([id, number]) => [id, Number(number)]);
    compare('whenBlank', { by, values: Object.fromEntries(values) }, given.whenBlank);
  } else if (!contract.constraint?.includes('required with')) {
    compare('optional', optional || undefined, given.optional);
    compare('whenBlank', undefined, given.whenBlank);
  }
  if (isNumberField(field)) {
    compare('presets', presets, field.presets);
  }
  // A range for each system of units is read by no machine.
  const decided = !/\((?:metric|imperial)\)/.test(
    contract.constraint?.replace(/blank = [^;]*/, '') ?? '',
  );
  for (const key of decided ? boundKeys : []) {
    if (bounds[key] !== undefined || complete) compare(key, bounds[key], given[key]);
  }
  if (characters && field.kind === 'text') compare('maxLength', characters, field.maxLength);
  if (field.kind === 'text' && contract.constraint?.startsWith('a fraction')) {
    compare('grammar', 'fraction', field.grammar);
  }
  if (!count) return;
  const [least, most] = count;
  if (field.kind === 'rows') compare('maxRows', most, field.maxRows);
  if (field.kind === 'list') {
    compare('minCount', Math.max(least ?? 1, 1), field.minCount ?? 1);
    compare('maxCount', most, field.maxCount);
    compare('whole', whole || undefined, field.whole);
  }
}

function compareField(
  compare: Compare,
  field: Field,
  contract: FieldContract,
  calculator: CalculatorContract,
  all: Fields,
): void {
  compare('label', plain(contract.label), plain(field.label));
  const agrees = isKind(field, contract);
  compare('kind', contract.type, agrees ? contract.type : field.kind);
  if (!agrees) return;
  compareOptions(compare, field, contract, calculator);
  if ('default' in field || contract.default !== undefined) {
    compare('default', contract.default, (field as { default?: unknown }).default);
  }
  compareConstraint(compare, field, contract, all);
  if (isNumberField(field) || field.kind === 'list') {
    const wanted = readUnit(contract.unit, calculator, all);
    if (wanted !== undecided) compare('unit', wanted, plainUnit(field.unit, all, wanted));
  }
  if (field.kind === 'list')
    compare('of', contract.constraint?.match(/list of (date)s/)?.[1], field.of);
  if (field.kind === 'date') {
    const hasButton = contract.constraint?.includes('Today button') || undefined;
    compare('todayButton', hasButton, field.todayButton);
  }
  compare('has a condition', contract.shown !== undefined, field.when !== undefined);
  const condition = contract.shown && readCondition(contract.shown, all);
  const found = [field.when ?? []].flat();
  if (condition && found.length === 1 && typeof found[0] === 'object') {
    compare('when', condition, plainCondition(found[0], all));
  }
  if (field.kind === 'rows') {
    compareIds(compare, 'fields', contract.fields, field.fields);
    for (const [id, each] of Object.entries(contract.fields ?? {})) {
      const own = field.fields[id];
      const inRow: Compare = (key, ...both) => compare(`${id}.${key}`, ...both);
      if (own) compareField(inRow, own, each, calculator, { ...all, ...field.fields });
    }
  }
}

const compareIds = (compare: Compare, key: string, wanted: object = {}, found: object = {}): void =>
  compare(key, Object.keys(wanted), Object.keys(found));

/** What a result and a column of a table have in common. */
function compareFigure(
  compare: Compare,
  result: Result,
  contract: ColumnContract,
  calculator: CalculatorContract,
  all: Fields,
): void {
  const { kind, decimals, words } = contract;
  if (kind) compare('kind', kind, result.kind);
  const digits = decimals ? readDecimals(decimals) : undefined;
  if (result.kind === 'money' || result.kind === 'percent' || result.kind === 'number') {
    if (digits !== undefined) compare('digits', digits, result.digits ?? 2);
  }
  // No contract has a currency that visitors do not choose, or groups digits as India does.
  if (result.kind === 'money') {
    compare('grouping', undefined, result.grouping);
    const { currency } = result;
    // The currency of a chosen option is known and shows no sign.
    const shown = typeof currency === 'object' && 'of' in currency ? undefined : currency;
    if (!contract.unit || contract.unit === 'currency') compare('currency', undefined, shown);
  }
  // A duration has no unit behind it.
  if (result.kind === 'number' && kind && (typeof digits !== 'string' || digits === 'all')) {
    const wanted = readUnit(contract.unit, calculator, all);
    if (wanted !== undecided) compare('unit', wanted, plainUnit(result.unit, all, wanted));
  }
  if (words && result.kind === 'text') {
    const labels = Object.entries(result.labels ?? {}).map(([id, label]) => [id, plain(label)]);
    const wanted = Object.entries(words).map(([id, label]) => [id, plain(label)]);
    compare('labels', Object.fromEntries(wanted), Object.fromEntries(labels));
  }
}

function compareResult(
  compare: Compare,
  result: Result,
  contract: CalculatorContract['results'][string],
  calculator: CalculatorContract,
  all: Fields,
): void {
  // The name of a table may end before its comma: "Shares, in the order typed".
  const names = [
    contract.label,
    ...(contract.columns ? [contract.label.split(', ')[0] ?? ''] : []),
  ];
  const label = plain(result.label);
  compare(
    'label',
    plain(contract.label),
    names.map(plain).includes(label) ? plain(contract.label) : label,
  );
  const sometimes = 'for some inputs';
  compare(
    'headline',
    typeof contract.headline === 'string' ? sometimes : contract.headline,
    typeof result.headline === 'object' ? sometimes : result.headline,
  );
  if (!contract.shown) compare('when', undefined, result.when);
  compareFigure(compare, result, contract, calculator, all);
  if (result.kind !== 'table') return;
  compareIds(compare, 'columns', contract.columns, result.columns);
  for (const [id, each] of Object.entries(contract.columns ?? {})) {
    const column = result.columns[id];
    const inColumn: Compare = (key, ...both) => compare(`columns.${id}.${key}`, ...both);
    if (!column) continue;
    if (each.label) inColumn('label', plain(each.label), plain(column.label));
    compareFigure(
      inColumn,
      column,
      { ...(contract.decimals && { decimals: contract.decimals }), ...each },
      calculator,
      all,
    );
  }
}

/** What a manifest has elsewhere than its contract says, a line each: calculator, key, contract, manifest. */
export function disagreements(
  slug: string,
  contract: CalculatorContract,
  manifest: Manifest,
): readonly string[] {
  const lines: string[] = [];
  const compare: Compare = (key, wanted, found) => {
    if (alike(wanted, found)) return;
    lines.push(
      `${slug}: ${key}: the contract says ${toJson(wanted)}, the manifest has ${toJson(found)}`,
    );
  };
  const { fields, results, actions, tables } = manifest;
  compare('title', plain(contract.title), plain(manifest.title));
  compare('summary', plain(contract.summary), plain(manifest.summary));
  compareIds(compare, 'fields', contract.fields, fields);
  for (const [id, each] of Object.entries(contract.fields)) {
    const field = fields[id];
    const inField: Compare = (key, ...both) => compare(`fields.${id}.${key}`, ...both);
    if (field) compareField(inField, field, each, contract, fields);
  }
  compareIds(compare, 'results', contract.results, results);
  for (const [id, each] of Object.entries(contract.results)) {
    const result = results[id];
    const inResult: Compare = (key, ...both) => compare(`results.${id}.${key}`, ...both);
    if (result) compareResult(inResult, result, each, contract, fields);
  }
  for (const id of contract.tables ?? []) compare(`tables.${id}`, true, tables?.[id] !== undefined);
  compare('actions.live', contract.live, actions.live);
  compare('actions.swap', contract.swap, actions.swap);
  return lines;
}

// ---------------------------------------------------------------- messages

/** The text of code with its pieces of strings joined. */
const joined = (code: string): string =>
  plain(code.replace(/(['"`])\s*\+\s*(['"`])/g, '').replace(/\\(['"`])/g, '$1'));

/** The code in which messages stand: a calculator's folder, what several share, the kinds of fields. */
export const codeOf = (path: string): string =>
  joined(
    findFiles([`${path}/*.ts`, 'calculators/shared/*.ts', 'src/engine/input/kinds/**/*.ts'], {
      cwd: root,
    })
      .map((file) => readFileSync(join(root, file), 'utf8'))
      .join('\n'),
  );

const escaped = (text: string): string => text.replace(/[\^$\\.*+?()[\]{}|]/g, '\\$&');

/** The templates of code that have ten letters of their own, as patterns of whole messages. */
const templatesOf = (code: string): readonly RegExp[] =>
  [...code.matchAll(/`([^`]*\$\{[^`]*)`/g)]
    .map(([, template = '']) => template.split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/))
    .filter((parts) => parts.join('').replace(/\W/g, '').length >= 10)
    .map((parts) => new RegExp(`^${parts.map(escaped).join('.+?')}$`));

/** The messages of a contract that stand nowhere in the code, a line each. */
export function unsaid(
  slug: string,
  { messages = [] }: CalculatorContract,
  code: string,
): readonly string[] {
  const templates = templatesOf(code);
  const isSaid = (message: string): boolean => {
    const parts = message.split(/\{[^{}]*\}/).map(escaped);
    return (
      new RegExp(parts.join('.{1,80}?')).test(code) || templates.some((each) => each.test(message))
    );
  };
  return messages
    .filter((message) => !isSaid(plain(message)))
    .map((message) => `${slug}: the contract’s message “${message}” stands nowhere in the code`);
}
