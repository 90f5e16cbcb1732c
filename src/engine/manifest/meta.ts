import type * as z from 'zod';
import {
  type Formula,
  idsOf,
  isAggregate,
  parseFormula,
  piWord,
} from '../../../schemas/formula.ts';
import {
  type Branch,
  type Condition,
  type Constants,
  type Field,
  type Figure,
  type FormulaOf,
  type ListField,
  limitNames,
  type Manifest,
  type MoneyFormat,
  type NumberField,
  type OnDemandTable,
  type RangeTable,
  type Result,
  type Unit,
  type When,
} from '../../../schemas/manifest.ts';
import { manifestSchema, wrongName } from '../../../schemas/manifest-schema.ts';
import { factor, fraction, withoutPeriod } from '../../../schemas/measures.ts';
import { didYouMean } from '../../../schemas/nearest.ts';
import { isNumberField } from '../../../schemas/number-field.ts';
import { type Measure, quantities } from '../../../schemas/quantities.ts';
import { misreading, type Named } from '../formula/typed.ts';
import { allKinds } from '../input/kinds/all.ts';
import { kindOf } from '../input/kinds/index.ts';
import { readNumber } from '../input/kinds/number.ts';
import { constantsOf, dayToday, expand, figuresOf, ManifestError, ratesAge } from './expand.ts';

/*
 * Checks a manifest at run time, with messages for editors: its shape by `schemas/manifest-schema.ts`, then
 * the rules between its parts. It uses all of zod, so that of the site's pages only the one that makes
 * calculators may import it.
 */

type Say = (key: string, message: string) => void;

/** Checks a name against the known ones. */
function checkName(say: Say, key: string, what: string, name: string, known: readonly string[]) {
  if (!known.includes(name)) {
    say(key, `there is no ${what} “${name}”.${didYouMean(name, known)}`);
  }
}

/** What a record has under a name of its own: it inherits a `constructor` and more. */
const entryOf = <T>(record: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

/** Names that every object inherits: as a key or a unit, look-ups would find what is inherited. */
function checkInherited(say: Say, part: unknown, at = '', isUnit = false) {
  const refuse = (key: string, name: string) => {
    if (name in Object.prototype)
      say(key, `“${name}” is a word of JavaScript’s own: choose another.`);
  };
  if (isUnit && typeof part === 'string') for (const each of fraction(part)) refuse(at, each);
  if (typeof part !== 'object' || part === null) return;
  for (const [name, value] of Object.entries(part)) {
    const key = Array.isArray(part) ? `${at}[${name}]` : at ? `${at}.${name}` : name;
    refuse(key, name);
    checkInherited(say, value, key, isUnit || name === 'unit' || name === 'alsoIn');
  }
}

function optionsOf(field: Field | undefined): readonly string[] | undefined {
  return field && 'options' in field ? Object.keys(field.options) : undefined;
}

/** The ids that conditions can name. */
interface Known {
  readonly fields: Manifest['fields'];
  readonly figures: Readonly<Record<string, Result>>;
  readonly constants: Readonly<Record<string, unknown>>;
  readonly cases: Readonly<Record<string, When>>;
}

/** The age of the exchange rates in days, which a calculator that needs them can name. */
const ageOfRates = { [ratesAge]: { kind: 'number', label: 'Age of the exchange rates' } } as const;

const knownIn = (manifest: Manifest): Known => ({
  fields: manifest.fields,
  figures: {
    ...manifest.results,
    ...manifest.workings,
    ...(manifest.needs?.includes('rates') && ageOfRates),
  },
  constants: constantsOf(manifest),
  cases: manifest.cases ?? {},
});

function checkCondition(say: Say, key: string, whens: When | undefined, known: Known) {
  const all = (whens === undefined ? [] : Array.isArray(whens) ? whens : [whens]) as readonly (
    | string
    | Condition
  )[];
  for (const when of all) {
    if (typeof when === 'string') checkName(say, key, 'case', when, Object.keys(known.cases));
    else checkOneCondition(say, key, when, known);
  }
}

function checkOneCondition(say: Say, key: string, when: Condition, known: Known) {
  if ('figure' in when) {
    checkName(say, `${key}.figure`, 'result or working', when.figure, Object.keys(known.figures));
  } else {
    checkName(say, `${key}.field`, 'field', when.field, Object.keys(known.fields));
    const options = optionsOf(entryOf(known.fields, when.field));
    if ('is' in when && options) {
      for (const id of [when.is].flat()) checkName(say, `${key}.is`, 'option', id, options);
    }
  }
  const ids = [known.constants, known.fields, known.figures].flatMap((each) => Object.keys(each));
  const compared = (at: string, id: string) => {
    const found = entryOf(known.fields, id) ?? entryOf(known.figures, id);
    if (found && !comparable.includes(found.kind)) {
      say(at, `“${id}” is a ${found.kind}: only numbers are above or below something.`);
    }
  };
  for (const name of limitNames) {
    const limit =
      name in when ? (when as { [K in typeof name]?: number | string })[name] : undefined;
    if (limit === undefined) continue;
    if ('figure' in when) compared(`${key}.${name}`, when.figure);
    else compared(`${key}.${name}`, when.field);
    if (typeof limit === 'string') {
      checkName(say, `${key}.${name}`, 'constant, field or figure', limit, ids);
      compared(`${key}.${name}`, limit);
    }
  }
}

const comparable = ['number', 'integer', 'money', 'percent'];

/** The most conditions that the name of a case can stand for: cases that name cases multiply. */
const mostConditions = 100;

/**
 * The conditions with a name: each is used, and none is defined by itself. Returns whether each can be
 * written out.
 */
function checkCases(say: Say, manifest: Manifest, known: Known): boolean {
  const { cases = {}, ...rest } = manifest;
  const used = new Set<string>();
  const namesIn = (when: unknown) => [when].flat().filter((each) => typeof each === 'string');
  const look = (part: unknown) => {
    if (typeof part !== 'object' || part === null) return;
    for (const [name, value] of Object.entries(part)) {
      if (name === 'when' || name === 'bandsWhen')
        for (const each of namesIn(value)) used.add(each);
      look(value);
    }
  };
  look(rest);
  for (const when of Object.values(cases)) for (const each of namesIn(when)) used.add(each);
  const sizes = new Map<string, number>();
  /** How many conditions a case stands for: infinitely many if it is defined by itself. */
  const sizeOf = (id: string): number => {
    const known = sizes.get(id);
    if (known !== undefined) return known;
    sizes.set(id, Number.POSITIVE_INFINITY);
    const when = [entryOf(cases, id) ?? []].flat();
    const size = when.reduce((all, each) => all + (typeof each === 'string' ? sizeOf(each) : 1), 0);
    sizes.set(id, size);
    return size;
  };
  let canWriteOut = true;
  for (const [id, when] of Object.entries(cases)) {
    checkCondition(say, `cases.${id}`, when, known);
    const size = sizeOf(id);
    if (size === Number.POSITIVE_INFINITY) {
      say(`cases.${id}`, 'is defined by itself: write out what must hold.');
    } else if (size > mostConditions) {
      say(`cases.${id}`, `stands for ${size} conditions: ${mostConditions} at most.`);
    }
    canWriteOut &&= size <= mostConditions;
    if (!used.has(id)) say(`cases.${id}`, 'no `when` names this case.');
  }
  return canWriteOut;
}

/** Whether a field may stay as it is when the page opens: blank, or at its default. */
const mayStay = (field: Field): boolean =>
  field.optional === true || 'default' in field || 'whenBlank' in field;

/** The groups of a form: fields that stand together, each in one group, and none that must be filled in. */
function checkGroups(say: Say, { groups = {}, fields }: Manifest) {
  const order = Object.keys(fields);
  const groupOf = new Map<string, string>();
  for (const [id, group] of Object.entries(groups)) {
    const at = `groups.${id}`;
    if (!identifier.test(id)) say(at, 'an id is one word in camelCase: “extraPayments”.');
    for (const name of group.fields) {
      checkName(say, `${at}.fields`, 'field', name, order);
      const other = groupOf.get(name);
      if (other)
        say(`${at}.fields`, `“${name}” is in \`${other}\` already: a field is in one group.`);
      groupOf.set(name, id);
      const field = entryOf(fields, name);
      const depends = [field?.when ?? []]
        .flat()
        .some(
          (when) =>
            typeof when === 'string' || ('field' in when && group.fields.includes(when.field)),
        );
      if (field && !mayStay(field) && !depends) {
        say(
          `fields.${name}`,
          `must be filled in, and is folded away in \`${id}\`: write \`optional: true\`, \`whenBlank\` or \`default\`.`,
        );
      }
    }
    const places = group.fields.map((name) => order.indexOf(name)).filter((place) => place >= 0);
    if (places.some((place, index) => place !== (places[0] as number) + index)) {
      say(
        `${at}.fields`,
        'stand apart in `fields`: write them one after the other, in this order.',
      );
    }
  }
}

/** A choice in the place of a unit has one number beside which it stands. */
function checkAsUnit(say: Say, { fields, groups = {} }: Manifest) {
  const inGroup = (id: string) => Object.values(groups).find((group) => group.fields.includes(id));
  for (const [id, field] of Object.entries(fields)) {
    if (field.kind !== 'choice' || !field.asUnit) continue;
    const numbers = Object.entries(fields).filter(
      ([, other]) => isNumberField(other) && typeof other.unit === 'object' && other.unit.by === id,
    );
    const [[number = ''] = []] = numbers;
    if (numbers.length !== 1) {
      say(
        `fields.${id}.asUnit`,
        `needs one number with \`unit: { by: '${id}' }\`, and there are ${numbers.length}.`,
      );
    } else if (inGroup(id) !== inGroup(number)) {
      say(`fields.${id}.asUnit`, `stands beside “${number}”, which is not in the same group.`);
    }
    if (field.when || field.default === undefined) {
      say(
        `fields.${id}.asUnit`,
        'needs a `default` and no `when`: it is there whenever its number is.',
      );
    }
  }
}

function checkUnit(say: Say, key: string, unit: Unit | undefined, fields: Manifest['fields']) {
  if (typeof unit !== 'object') return;
  checkName(say, `${key}.by`, 'field', unit.by, Object.keys(fields));
  const options = optionsOf(entryOf(fields, unit.by));
  if (!options || !unit.units) return;
  for (const id of Object.keys(unit.units)) checkName(say, `${key}.units`, 'option', id, options);
  for (const id of options) {
    if (!(id in unit.units)) say(`${key}.units`, `the option “${id}” has no unit.`);
  }
}

function checkCurrency(
  say: Say,
  key: string,
  currency: MoneyFormat['currency'],
  fields: Manifest['fields'],
) {
  if (typeof currency !== 'object') return;
  const [[role, name = ''] = []] = Object.entries(currency);
  checkName(say, `${key}.${role}`, 'field', name, Object.keys(fields));
}

/** Checks that the form accepts a value, such as a default or an example's input. */
function checkReads(say: Say, key: string, field: Field, value: unknown) {
  const raw = typeof value === 'number' ? String(value) : value;
  const reading = kindOf(field, allKinds).read(raw, field, {
    today: '2000-01-01',
    kinds: allKinds,
  });
  if ('refusals' in reading) {
    say(key, `the form itself refuses ${JSON.stringify(value)}: ${reading.refusals[0]?.message}`);
  }
}

const identifier = /^[a-z][A-Za-z0-9]*$/;

/** Checks the style of a label: no punctuation at its end, a capital first, not all capitals. */
function checkLabel(say: Say, key: string, label: string) {
  const letters = label.replace(/\{\w+\}/g, '').match(/\p{L}/gu) ?? [];
  const word = letters.join('');
  if (label !== label.trim()) say(key, 'has a blank before or after it.');
  if (/[:.]\s*$/.test(label)) say(key, `ends with “${label.trim().at(-1)}”: a label has no end.`);
  // A few capitals are an abbreviation: UTC, A+, GPA.
  if (letters.length > 5 && word === word.toUpperCase() && word !== word.toLowerCase()) {
    say(key, 'is all capitals: write it as in a sentence.');
  }
  // A word with a capital within is written so: pH, kWh.
  if (/^\s*\p{Ll}(?!\S*\p{Lu})/u.test(label)) {
    say(key, 'starts in lower case: begin with a capital.');
  }
}

/** Every label within a part of the manifest, however deep. */
function checkLabels(say: Say, key: string, part: unknown) {
  if (typeof part !== 'object' || part === null) return;
  for (const [name, value] of Object.entries(part)) {
    const at = `${key}.${name}`;
    // The labels of texts and bands are results, which may be sentences; that of a chart is a column.
    if (['labels', 'bands', 'chart'].includes(name)) continue;
    if (typeof value === 'object') checkLabels(say, at, value);
    else if (/^(?:label|rowLabel|valueLabel)$/.test(name)) checkLabel(say, at, String(value));
  }
}

function checkList(say: Say, at: string, { of, minCount = 1, maxCount, ...field }: ListField) {
  if (minCount > maxCount) say(`${at}.minCount`, 'is above `maxCount`: nothing could be entered.');
  const ofNumbers = ['unit', 'min', 'max', 'above', 'below', 'whole'].filter((key) => key in field);
  for (const key of of ? ofNumbers : []) say(`${at}.${key}`, 'is for numbers: these are dates.');
}

/** The paths of fields within rows: "courses.credits". */
const rowIdsOf = (fields: Manifest['fields']): readonly string[] =>
  Object.entries(fields).flatMap(([id, field]) =>
    'fields' in field ? Object.keys(field.fields).map((sub) => `${id}.${sub}`) : [],
  );

/** The fields of the row in which a field lies, by their paths; none for a field that is in no row. */
function fieldsInRow(path = '', fields: Manifest['fields']): Manifest['fields'] {
  const [id = '', sub] = path.split('.');
  const field = entryOf(fields, id);
  if (sub === undefined || !field || !('fields' in field)) return {};
  return Object.fromEntries(
    Object.entries(field.fields).map(([own, each]) => [`${id}.${own}`, each]),
  );
}

function checkBlank(say: Say, at: string, field: NumberField, fields: Manifest['fields']) {
  if (typeof field.whenBlank !== 'object') return;
  const { by, values } = field.whenBlank;
  checkName(say, `${at}.by`, 'field', by, Object.keys(fields));
  const options = optionsOf(entryOf(fields, by)) ?? [];
  for (const id of Object.keys(values)) checkName(say, `${at}.values`, 'option', id, options);
  for (const id of options) {
    if (!(id in values)) say(`${at}.values`, `the option “${id}” has no number.`);
  }
}

/** What a field or result with a quantity of each measure must be, as the check of a manifest says it. */
const shapeOf: Readonly<Record<Measure, string>> = {
  money: 'an amount of money: a number without a unit, or a result of the kind `money`',
  percent: 'a percentage: a number in %, or a result of the kind `percent`',
  duration: 'a duration: a number in a unit of time',
  length: 'a length: a number in a unit of length',
  area: 'an area: a number in a unit of area',
  mass: 'a mass: a number in a unit of mass',
  energy: 'an energy: a number in a unit of energy',
  power: 'a power: a number in a unit of power',
  speed: 'a speed: a number in a unit of speed',
  number: 'a number without a unit',
  date: 'a date',
  choice: 'a choice',
};

/** Units to which every unit of a measure converts: months do not convert to seconds. */
const unitsOf: Partial<Readonly<Record<Measure, readonly string[]>>> = {
  duration: ['s', 'months'],
  length: ['m'],
  area: ['m²'],
  mass: ['kg'],
  energy: ['J'],
  power: ['W'],
  speed: ['m/s'],
};

/** Whether a quantity of a measure can be in a field or a result of this kind and unit. */
function isMeasure(measure: Measure, kind: string, unit: Unit | undefined): boolean {
  if (measure === 'date' || measure === 'choice') return kind === measure;
  if (kind === 'money' || kind === 'percent') return kind === measure;
  if (kind !== 'number' && kind !== 'integer') return false;
  const all = typeof unit === 'object' ? Object.values(unit.units ?? {}) : [unit ?? ''];
  // An amount may also be typed as a percentage of another.
  const amounts = measure === 'money' ? all.filter((each) => !each.startsWith('%')) : [];
  const units = amounts.length > 0 ? amounts : all;
  return units.every((each) => {
    if (measure === 'money') return /^(?:\p{Sc}|per .+|)$/u.test(each);
    if (measure === 'percent') return each.startsWith('%');
    if (measure === 'number') return each === '';
    return unitsOf[measure]?.some((known) => factor(withoutPeriod(each), known));
  });
}

function checkQuantity(say: Say, at: string, measured: Field | Result) {
  const { quantity, kind } = measured;
  if (quantity === undefined) return;
  const { measure } = quantities[quantity];
  if (!isMeasure(measure, kind, 'unit' in measured ? measured.unit : undefined)) {
    say(`${at}.quantity`, `“${quantity}” is ${shapeOf[measure]}.`);
  }
}

/** The keys by which questions find a field. */
function checkAskedField(say: Say, at: string, field: Field, known: Known) {
  if (field.assumed && !('default' in field && field.default !== undefined)) {
    say(
      `${at}.assumed`,
      'Remove this key: the field has no `default` that could stand in an answer.',
    );
  }
  if (field.kind !== 'number' && field.kind !== 'integer') return;
  for (const value of Object.values(field.named ?? {})) {
    checkReads(say, `${at}.named`, field, value);
  }
  const { percentOf, usual } = field;
  if (usual) {
    for (const value of usual) checkReads(say, `${at}.usual`, field, value);
    if (usual[0] >= usual[1]) {
      say(`${at}.usual`, `${usual[0]} is not below ${usual[1]}: write the smaller number first.`);
    }
    if (typeof field.unit === 'object') {
      say(`${at}.usual`, 'Remove this key: the unit follows a choice. A `quantity` can say it.');
    }
  }
  if (percentOf === undefined) return;
  checkName(say, `${at}.percentOf`, 'field', percentOf, Object.keys(known.fields));
  const whole = entryOf(known.fields, percentOf);
  if (whole === field) say(`${at}.percentOf`, 'is this field itself: name another.');
  else if (whole && whole.kind !== 'number' && whole.kind !== 'integer') {
    say(`${at}.percentOf`, `“${percentOf}” is a ${whole.kind}: name a field with a number.`);
  }
}

/** The forms of questions: “{marksObtained}/{totalMarks}”. */
function checkForms(say: Say, { ask, fields }: Manifest) {
  const ids = [
    ...Object.keys(fields).filter((id) => !('fields' in (entryOf(fields, id) ?? {}))),
    ...rowIdsOf(fields),
  ];
  for (const [index, form] of (ask?.forms ?? []).entries()) {
    const at = `ask.forms[${index}]`;
    const rest = form.replace(/\{([^{}]*)\}/g, (_, id: string) => {
      checkName(say, at, 'field', id, ids);
      return '';
    });
    if (/[{}]/.test(rest)) say(at, 'has a brace without its other: write “{marksObtained}”.');
  }
}

/** The ids of the fields that something is true for. */
const namesOf = (fields: Manifest['fields'], is: (field: Field) => boolean): readonly string[] =>
  Object.entries(fields).flatMap(([id, field]) => (is(field) ? [id] : []));

function checkFields(say: Say, fields: Manifest['fields'], key: string, known: Known) {
  for (const [id, field] of Object.entries(fields)) {
    const at = `${key}.${id}`;
    if (!identifier.test(id)) say(at, 'an id is one word in camelCase: “annualRate”.');
    checkCondition(say, `${at}.when`, field.when, known);
    checkQuantity(say, at, field);
    checkAskedField(say, at, field, known);
    const options = optionsOf(field);
    if (options && options.length < 2) say(`${at}.options`, 'needs at least two options.');
    if (options?.some((option) => /^\d+$/.test(option))) {
      say(`${at}.options`, 'an option id must not be a whole number: it would lose its place.');
    }
    if ('default' in field && field.default !== undefined) {
      if (options) checkName(say, `${at}.default`, 'option', String(field.default), options);
      else checkReads(say, `${at}.default`, field, field.default);
    }
    if ('first' in field && field.first && options) {
      const opening = options.slice(0, field.first);
      if (options.length === opening.length) {
        say(
          `${at}.first`,
          `Remove this key, or name fewer options than the ${options.length} there are.`,
        );
      } else if (field.default && !opening.includes(field.default)) {
        say(`${at}.default`, `is not one of the ${field.first} options that the page opens with.`);
      }
    }
    if ('nowButton' in field && field.nowButton) {
      const { date, zone } = field.nowButton;
      checkName(
        say,
        `${at}.nowButton.date`,
        'date field',
        date,
        namesOf(known.fields, ({ kind }) => kind === 'date'),
      );
      checkName(
        say,
        `${at}.nowButton.zone`,
        'choice of time zones',
        zone,
        namesOf(known.fields, (each) => 'timeZones' in each),
      );
    }
    if ('whenBlank' in field && field.whenBlank !== undefined && field.optional) {
      say(`${at}.optional`, 'Remove this key: `whenBlank` says that the field may be blank.');
    }
    if ('presets' in field) {
      for (const preset of field.presets ?? []) checkReads(say, `${at}.presets`, field, preset);
    }
    if ('unit' in field) checkUnit(say, `${at}.unit`, field.unit, known.fields);
    if ('min' in field && 'max' in field && (field.min ?? 0) > (field.max ?? 0)) {
      say(`${at}.min`, 'is above `max`: nothing could be entered.');
    }
    if (field.kind === 'list') checkList(say, at, field);
    if (isNumberField(field)) {
      checkBlank(say, `${at}.whenBlank`, field, known.fields);
      for (const other of field.alsoIn ?? []) {
        if (typeof field.unit !== 'string' || !factor(field.unit, other)) {
          say(`${at}.alsoIn`, `nothing is known of “${other}” in ${JSON.stringify(field.unit)}.`);
        }
      }
    }
    if (field.kind === 'text' && typeof field.grammar === 'object') {
      checkName(say, `${at}.grammar.base`, 'field', field.grammar.base, Object.keys(known.fields));
    }
    if ('fields' in field) {
      // A field of a row may depend on a choice of the row, or of the form.
      checkFields(say, field.fields, `${at}.fields`, {
        ...known,
        fields: { ...known.fields, ...field.fields },
      });
    }
  }
}

function checkResult(say: Say, at: string, result: Result, manifest: Manifest) {
  const { fields, results } = manifest;
  checkCondition(say, `${at}.when`, result.when, knownIn(manifest));
  // What is large, and what is drawn, follows from inputs alone: the page has no workings there.
  const inputs = { ...knownIn(manifest), figures: {} };
  if (typeof result.headline === 'object') {
    checkCondition(say, `${at}.headline.when`, result.headline.when, inputs);
  }
  if ('bandsWhen' in result) checkCondition(say, `${at}.bandsWhen`, result.bandsWhen, inputs);
  checkQuantity(say, at, result);
  for (const [, name = ''] of result.label.matchAll(/\{(\w+)\}/g)) {
    checkName(say, `${at}.label`, 'field', name, Object.keys(fields));
  }
  if ('unit' in result) checkUnit(say, `${at}.unit`, result.unit, fields);
  if (result.kind === 'money') checkCurrency(say, `${at}.currency`, result.currency, fields);
  if ('bands' in result && result.bands) {
    const limits = result.bands.map(({ below, upTo }) => below ?? upTo);
    if (limits.at(-1) !== undefined)
      say(`${at}.bands`, 'the last band is open: it has no `below`.');
    if (result.bands.some(({ below, upTo }) => below !== undefined && upTo !== undefined)) {
      say(`${at}.bands`, 'a band ends `below` a value, or `upTo` it: not both.');
    }
    const closed = limits.slice(0, -1) as number[];
    if (
      closed.some(
        (limit, index) => limit === undefined || limit <= (closed[index - 1] ?? -Infinity),
      )
    ) {
      say(`${at}.bands`, 'every band but the last has a `below` or `upTo`, above the one before.');
    }
    const [from, to] = result.scale ?? [-Infinity, Infinity];
    if (closed.some((limit) => limit <= from || limit >= to)) {
      say(
        `${at}.scale`,
        'the scale starts below the first limit of a band and ends above the last.',
      );
    }
  } else if ('scale' in result && result.scale) {
    say(`${at}.scale`, 'is the scale of `bands`, and there are none.');
  }
  if ('from' in result && result.from) {
    const banded = Object.entries(results).flatMap(([id, each]) =>
      'bands' in each && each.bands ? [id] : [],
    );
    if ('band' in result.from) {
      checkName(say, `${at}.from.band`, 'result with bands', result.from.band, banded);
    } else {
      const numbers = Object.entries({ ...results, ...manifest.workings }).flatMap(([id, each]) =>
        each.kind === 'number' ? [id] : [],
      );
      checkName(say, `${at}.from.duration`, 'number', result.from.duration, numbers);
    }
  }
  if ('columns' in result && result.chart) checkChart(say, at, result);
}

const isTable = (result: Result | undefined): boolean => result?.kind === 'table';
const isNumber = ({ kind }: Result): boolean => ['money', 'percent', 'number'].includes(kind);

/** The keys of a chart that name columns. */
const chartKeys = ['x', 'y', 'from', 'line', 'label', 'figure'];

function checkChart(say: Say, at: string, { columns, chart, by }: Partial<OnDemandTable>) {
  if (!columns || !chart) return;
  const { kind, x } = chart;
  const isBars = kind === 'bars' || kind === 'stacked';
  for (const [key, named] of Object.entries(chart)) {
    if (!chartKeys.includes(key)) continue;
    for (const id of [named as string | string[]].flat()) {
      checkName(say, `${at}.chart.${key}`, 'column', id, Object.keys(columns));
      const column = entryOf(columns, id);
      if (!column) continue;
      const isNamed = key === 'x' && (kind === 'parts' || (isBars && column.kind === 'text'));
      if (key === 'label') {
        if (column.kind !== 'text') say(`${at}.chart.label`, `“${id}” is not a text.`);
      } else if (key !== 'figure' && !isNamed && !isNumber(column)) {
        say(`${at}.chart.${key}`, `“${id}” is a ${column.kind}, not a number.`);
      } else if (key === 'x' && isNamed && 'every' in chart) {
        say(`${at}.chart.every`, `takes multiples of a number, and “${id}” is a text.`);
      }
    }
  }
  if ((isBars || kind === 'lines') && by && x !== undefined) {
    say(`${at}.chart.x`, 'Remove this key: in a table with `by`, x is the period.');
  }
  if (!by && x === undefined) say(`${at}.chart.x`, 'is missing: name a column.');
}

function checkTables(say: Say, manifest: Manifest) {
  const { tables = {}, results, workings = {} } = manifest;
  const known = knownIn(manifest);
  for (const [id, table] of Object.entries(tables)) {
    const at = `tables.${id}`;
    if (!identifier.test(id)) say(at, 'an id is one word in camelCase: “schedule”.');
    checkCondition(say, `${at}.when`, table.when, known);
    if ('sumOf' in table) {
      const { sumOf, whole } = table;
      const figures: Readonly<Record<string, Result>> = { ...results, ...workings };
      checkName(say, `${at}.whole`, 'result', whole, Object.keys(results));
      if (typeof sumOf === 'object') {
        for (const each of Object.keys(sumOf)) {
          checkName(say, `${at}.sumOf`, 'result or working', each, Object.keys(figures));
        }
        continue;
      }
      const sums = Object.entries(figures).flatMap(([name, each]) =>
        'sum' in each && each.sum ? [name] : [],
      );
      checkName(say, `${at}.sumOf`, 'figure with a `sum`', sumOf, sums);
      continue;
    }
    if (table.by && Object.keys(table.by).length === 0) say(`${at}.by`, 'needs a view.');
    checkChart(say, at, table);
    if (table.current) {
      const { column, reached } = table.current;
      checkName(say, `${at}.current.column`, 'column', column, Object.keys(table.columns));
      checkName(
        say,
        `${at}.current.reached`,
        'result or working',
        reached,
        Object.keys(known.figures),
      );
      const kinds = [entryOf(table.columns, column), entryOf(known.figures, reached)].map((each) =>
        each && isNumber(each) ? 'number' : each?.kind,
      );
      if (kinds[0] !== kinds[1]) {
        say(
          `${at}.current`,
          'compares two numbers, or two days: name a figure of the kind of the column.',
        );
      }
    }
    for (const [name, column] of Object.entries(table.columns)) {
      const key = `${at}.columns.${name}`;
      if (column.sums && !isNumber(column)) say(`${key}.sums`, 'only numbers add up.');
      for (const [, named = ''] of column.label.matchAll(/\{(\w+)\}/g)) {
        const ids = Object.keys({ ...known.fields, ...known.figures });
        checkName(say, `${key}.label`, 'field or figure', named, ids);
      }
      checkCondition(say, `${key}.when`, column.when, known);
      if (column.ties === undefined) continue;
      checkName(say, `${key}.ties`, 'result or working', column.ties, Object.keys(known.figures));
      const tied = entryOf(known.figures, column.ties);
      if (!isNumber(column) || (tied && !isNumber(tied))) {
        say(`${key}.ties`, 'only a number ties with a number.');
      }
    }
    for (const [, name = '', which = ''] of table.note?.matchAll(/\{([^.}]*)\.?([^}]*)\}/g) ?? []) {
      checkName(say, `${at}.note`, 'column', name, Object.keys(table.columns));
      if (!['first', 'last'].includes(which)) {
        say(`${at}.note`, `write “{${name}.first}” or “{${name}.last}”.`);
      }
    }
  }
}

/** Whether a formula is never reached while a choice has an option. */
type Unreached = (choice: string, option: string) => boolean;

/** All conditions of a list, with each named case replaced by its own conditions. */
const plainly = (when: When | undefined, known: Known): readonly Condition[] =>
  [when ?? []].flat().flatMap((each) => {
    if (typeof each !== 'string') return [each as Condition];
    return entryOf(known.cases, each) === undefined
      ? []
      : plainly(entryOf(known.cases, each), known);
  });

/** The options that a condition is true for, if it is about a choice. */
const chosenIn = (condition: Condition, choice: string): readonly string[] | undefined =>
  'field' in condition && 'is' in condition && condition.field === choice
    ? [condition.is].flat()
    : undefined;

/** Whether a branch is never reached: its own conditions exclude the option, or an earlier branch takes it. */
const unreachedBy =
  (branches: readonly Branch[], index: number, known: Known): Unreached =>
  (choice, option) =>
    plainly(branches[index]?.when, known).some(
      (each) => chosenIn(each, choice)?.includes(option) === false,
    ) ||
    branches.slice(0, index).some(({ when }) => {
      const [first, ...more] = plainly(when, known);
      return first && more.length === 0 && chosenIn(first, choice)?.includes(option);
    });

type Written = readonly [key: string, text: string, unreached: Unreached];

/** The texts of all formulas of a figure, with the key of each. */
function formulasOf(figure: Figure, at: string, known: Known): readonly Written[] {
  const textsOf = (formula: FormulaOf | undefined, key: string): readonly Written[] =>
    typeof formula === 'string'
      ? [[key, formula, () => false]]
      : (formula ?? []).flatMap(({ formula: text }, index, all): readonly Written[] =>
          text === undefined
            ? []
            : [[`${key}[${index}].formula`, text, unreachedBy(all, index, known)]],
        );
  return [
    ...('formula' in figure ? textsOf(figure.formula, `${at}.formula`) : []),
    ...('sum' in figure
      ? Object.entries(figure.sum ?? {}).flatMap(([id, part]) =>
          textsOf(part.formula, `${at}.sum.${id}.formula`),
        )
      : []),
  ];
}

const ways = ['formula', 'sum', 'ranges', 'graduated', 'choose', 'from'] as const;

/** All that a formula can name. */
const idsIn = ({ fields, figures, constants }: Known): readonly string[] => [
  ...[fields, figures, constants].flatMap((each) => Object.keys(each)),
  ...rowIdsOf(fields),
];

/** Every `when`, every text that may name constants, and the order of branches, within a figure. */
function checkBranches(say: Say, at: string, part: object, known: Known) {
  for (const [name, value] of Object.entries(part)) {
    const key = Array.isArray(part) ? `${at}[${name}]` : `${at}.${name}`;
    if (name === 'formula' || name === 'choose') checkLastBranch(say, key, value);
    if (name === 'when') checkCondition(say, key, value, known);
    else if (typeof value === 'object' && value !== null) checkBranches(say, key, value, known);
    else if (name === 'say' || name === 'because' || (name === 'label' && Array.isArray(part))) {
      checkPlaces(say, key, String(value), namesInTexts(known), 'constant or option with a value');
    }
  }
}

/** What a reason or the label of a branch can name: constants, and options that have a value. */
const namesInTexts = ({ constants, fields }: Pick<Known, 'constants' | 'fields'>): string[] => [
  ...Object.keys(constants),
  ...Object.entries(fields).flatMap(([id, field]) =>
    field.kind === 'choice'
      ? Object.entries(field.options).flatMap(([option, { value }]) =>
          value === undefined ? [] : [`${id}.${option}`],
        )
      : [],
  ),
];

function checkPlaces(say: Say, key: string, text: string, ids: readonly string[], what: string) {
  for (const [, id = ''] of text.matchAll(/\{([\w.-]+)\}/g)) checkName(say, key, what, id, ids);
}

function checkRanges(
  say: Say,
  at: string,
  { of, from, because = '' }: RangeTable,
  ids: readonly string[],
) {
  checkName(say, `${at}.of`, 'field, result or working', of, ids);
  checkPlaces(say, `${at}.because`, because, ['range', 'figure'], 'part of the table');
  const limits = from.map(([limit]) => limit);
  if (limits.some((limit, index) => index > 0 && limit <= (limits[index - 1] as number))) {
    say(`${at}.from`, 'the limits must rise: each is above the one before.');
  }
}

/** The key of each constant: shared ones, and those of single formulas. */
const constantKeys = (manifest: Manifest): readonly (readonly [id: string, key: string])[] => [
  ...Object.keys(manifest.constants ?? {}).map((id) => [id, `constants.${id}`] as const),
  ...figuresOf(manifest).flatMap(([figureId, figure]) => {
    const own = 'constants' in figure ? Object.keys(figure.constants ?? {}) : [];
    const at = figureId in manifest.results ? 'results' : 'workings';
    return own.map((id) => [id, `${at}.${figureId}.constants.${id}`] as const);
  }),
];

/** The key of everything that formulas can name, by id. */
export const keysOf = (manifest: Manifest): readonly (readonly [id: string, key: string])[] => [
  ...Object.entries(manifest.fields).flatMap(([id, field]) => [
    [id, `fields.${id}`] as const,
    ...('fields' in field ? Object.keys(field.fields) : []).map(
      (sub) => [`${id}.${sub}`, `fields.${id}.fields.${sub}`] as const,
    ),
  ]),
  ...Object.keys(manifest.results).map((id) => [id, `results.${id}`] as const),
  ...Object.keys(manifest.workings ?? {}).map((id) => [id, `workings.${id}`] as const),
  ...constantKeys(manifest),
];

/** Branches of a formula or a choice: only the last may apply to all that is left. */
function checkLastBranch(say: Say, at: string, branches: unknown) {
  if (!Array.isArray(branches)) return;
  const open = (branches as readonly Branch[]).findIndex(({ when }) => when === undefined);
  if (open >= 0 && open < branches.length - 1) {
    say(`${at}[${open}]`, 'has no `when`, so nothing after it can apply: put it last.');
  }
}

/** Checks that each id of a formula has a number there. */
function checkOperands(
  say: Say,
  key: string,
  formula: Formula,
  { fields, figures }: Known,
  unreached: Unreached,
): boolean {
  let right = true;
  const refuse = (message: string) => {
    right = false;
    say(key, message);
  };
  // `call` is the function, if one takes a list together here.
  const look = (each: Formula, call?: string): void => {
    if (each.kind === 'negative') look(each.of, call);
    if (each.kind === 'binary') for (const part of [each.left, each.right]) look(part, call);
    if (each.kind === 'call') {
      for (const part of each.of) look(part, isAggregate(each) ? each.name : call);
    }
    if (each.kind !== 'id') return;
    const [id = '', sub] = each.id.split('.');
    const field = entryOf(fields, id);
    const rows = field && 'fields' in field ? field.fields : undefined;
    const found = rows && sub ? rows[sub] : (field ?? entryOf(figures, id));
    const isList = rows !== undefined || (field?.kind as string) === 'list';
    if (isList && (call === undefined || (rows && !sub && call !== 'count'))) {
      const one = rows && !sub ? `${id}.${Object.keys(rows)[0]}` : each.id;
      refuse(`“${each.id}” holds several: write sum(${one}), or min, max, mean, count.`);
    } else if (found && ['text', 'currency', 'table'].includes(found.kind)) {
      refuse(`“${each.id}” is a ${found.kind}, not a number.`);
    } else if (found?.kind === 'choice') {
      for (const [option, { value }] of Object.entries(found.options)) {
        if (value !== undefined || unreached(each.id, option)) continue;
        refuse(`“${each.id}” stands for a number, and its option “${option}” has no \`value\`.`);
      }
    }
  };
  look(formula);
  return right;
}

/** Every id is one word, has one meaning, and is none of the words of formulas. */
function checkIds(say: Say, manifest: Manifest) {
  const keys = new Map<string, string>();
  for (const [id, key] of keysOf(manifest)) {
    const first = keys.get(id);
    if (first) say(key, `has the id of \`${first}\`: give each its own.`);
    else keys.set(id, key);
    if (id === piWord) say(key, 'in formulas, `pi` is the number π: give this another id.');
    if (id === ratesAge)
      say(key, '`ratesAge` is the age of the exchange rates: give this another id.');
    if (id === dayToday) say(key, '`dayToday` is the visitor’s day: give this another id.');
  }
  for (const [id, key] of constantKeys(manifest)) {
    if (!identifier.test(id)) say(key, 'an id is one word in camelCase: “hoursPerDay”.');
  }
  for (const id of Object.keys(manifest.workings ?? {})) {
    if (!identifier.test(id)) {
      say(`workings.${id}`, 'an id is one word in camelCase: “monthlyRate”.');
    }
  }
}

/** What the formulas of a manifest name. */
interface Used {
  readonly ids: Set<string>;
  /** The ids that the steps show by their symbols. */
  readonly symbols: Set<string>;
  /** Whether a formula does not parse, so that what it names is not known. */
  isPartial: boolean;
}

/** Checks how a figure is worked out; adds what that names. */
function checkFigure(say: Say, at: string, figure: Figure, known: Known, named: Used) {
  const [, id = ''] = at.split('.');
  const ids = idsIn(known);
  const has = ways.filter((way) => way in figure);
  if (has.length > 1)
    say(at, `has ${has.map((way) => `\`${way}\``).join(' and ')}: one is enough.`);
  for (const [way, part] of Object.entries(figure)) {
    if (['formula', 'sum', 'choose', 'because'].includes(way)) {
      checkBranches(say, at, { [way]: part }, known);
    } else if ((way === 'ranges' || way === 'graduated') && part) {
      const table = part as RangeTable;
      checkRanges(say, `${at}.${way}`, table, ids);
      for (const each of [id, table.of]) named.symbols.add(each);
      named.ids.add(table.of);
    }
  }
  for (const [key, text, unreached] of formulasOf(figure, at, known)) {
    named.symbols.add(id);
    const parsed = parsedOrNothing(text);
    if (!parsed || idsOf(parsed).some((each) => !ids.includes(each))) {
      named.isPartial = true;
      say(key, misreading(text, namesIn(known)));
      continue;
    }
    const right = checkOperands(say, key, parsed, known, unreached);
    for (const each of idsOf(parsed)) {
      named.ids.add(each);
      if (right) named.symbols.add(each);
    }
  }
}

function parsedOrNothing(formula: string): Formula | undefined {
  try {
    return parseFormula(formula);
  } catch {
    return undefined;
  }
}

/** All that a formula can name, with the words and the letter for it. */
const namesIn = ({ fields, figures, constants }: Known): readonly Named[] =>
  [fields, figures, constants].flatMap((record) =>
    Object.entries(
      record as Readonly<Record<string, Partial<Named> & { fields?: object }>>,
    ).flatMap(([id, { label = id, symbol, fields: row = {} }]) => [
      { id, label, symbol },
      ...Object.entries(row as typeof fields).map(([part, of]) => ({
        id: `${id}.${part}`,
        label: of.label,
        symbol: of.symbol,
      })),
    ]),
  );

/** The symbol of what has an id in formulas. */
function symbolOf(id: string, { fields, figures, constants }: Known): string | undefined {
  const [list = '', sub] = id.split('.');
  const field = entryOf(fields, list);
  if (sub !== undefined) return field && 'fields' in field ? field.fields[sub]?.symbol : undefined;
  const found = field ?? entryOf(figures, id) ?? entryOf(constants as Constants, id);
  return found && 'symbol' in found ? found.symbol : undefined;
}

/** Constants and figures that nothing uses. */
function checkUnused(say: Say, manifest: Manifest, used: ReadonlySet<string>) {
  const { fields, results, workings = {}, guards = [], verdict, cautions, cases } = manifest;
  const texts = JSON.stringify([results, workings, cases, guards, verdict, cautions, fields]);
  const isNamed = (id: string) =>
    texts.includes(`{${id}}`) || limitNames.some((limit) => texts.includes(`"${limit}":"${id}"`));
  for (const [id, key] of constantKeys(manifest)) {
    if (!used.has(id) && !isNamed(id)) say(key, 'nothing uses this constant.');
  }
  // A function may use figures that no formula does.
  if (manifest.compute !== 'formulas') return;
  const parts = JSON.stringify([
    ...[cases, guards, verdict, cautions, manifest.tables],
    ...[results, workings].map((each) => Object.values(each)),
  ]);
  for (const id of Object.keys(workings)) {
    if (!used.has(id) && !isNamed(id) && !parts.includes(`"${id}"`)) {
      say(`workings.${id}`, 'nothing uses this figure.');
    }
  }
}

/** Every figure has a formula, or a function that gives it. */
function checkFunction(say: Say, { results, compute }: Manifest, given: readonly string[]) {
  const tables = Object.keys(results).filter((id) => isTable(results[id]));
  if (compute === 'formulas') {
    for (const at of given) {
      say(
        `${at}.formula`,
        "is missing: write it, or give the figure by a function, `compute: 'compute.ts'`.",
      );
    }
    for (const id of tables) {
      say(`results.${id}.kind`, "a table is filled by a function: write `compute: 'compute.ts'`.");
    }
  } else if (given.length + tables.length === 0) {
    say('compute', "every figure has a formula: write 'formulas', and delete compute.ts.");
  }
}

function checkFigures(say: Say, manifest: Manifest) {
  const { results, workings = {}, verdict = [], cautions = [] } = manifest;
  const known = knownIn(manifest);
  checkIds(say, manifest);
  for (const [id, working] of Object.entries(workings)) {
    checkResult(say, `workings.${id}`, working, manifest);
  }
  const named: Used = { ids: new Set(), symbols: new Set(), isPartial: false };
  const given: string[] = [];
  for (const [id, figure] of figuresOf(manifest)) {
    const at = id in results ? `results.${id}` : `workings.${id}`;
    checkFigure(say, at, figure, known, named);
    if (!ways.some((way) => way in figure)) given.push(at);
  }
  const keys = new Map(keysOf(manifest));
  for (const id of named.symbols) {
    if (keys.has(id) && symbolOf(id, known) === undefined) {
      say(`${keys.get(id)}.symbol`, 'is missing, and the steps use it: write it in TeX.');
    }
  }
  if (!named.isPartial) checkUnused(say, manifest, named.ids);
  checkFunction(say, manifest, given);
  const sayable = [...Object.keys(known.fields), ...Object.keys(known.figures)];
  for (const [key, sentences] of Object.entries({ verdict, cautions })) {
    for (const [index, { when, say: text }] of sentences.entries()) {
      checkCondition(say, `${key}[${index}].when`, when, known);
      checkPlaces(say, `${key}[${index}].say`, text, sayable, 'field or figure');
    }
  }
  const always = verdict.findIndex(({ when }) => when === undefined);
  if (always >= 0 && always < verdict.length - 1) {
    say(`verdict[${always}].when`, 'is missing, so that no sentence after this one is ever shown.');
  }
}

/** No figure needs itself, by way of others. */
function checkOrder(say: Say, manifest: Manifest) {
  try {
    expand(manifest);
  } catch (error) {
    if (!(error instanceof ManifestError)) throw error;
    const { figure, message } = error;
    say(`${figure in manifest.results ? 'results' : 'workings'}.${figure}`, `${message}.`);
  }
}

function checkVariations(say: Say, manifest: Manifest) {
  const { variations = [], fields, results } = manifest;
  const known = knownIn(manifest);
  for (const [index, { of, at: values, shows, when }] of variations.entries()) {
    const at = `variations[${index}]`;
    checkCondition(say, `${at}.when`, when, known);
    checkName(say, `${at}.of`, 'field', of, Object.keys(fields));
    const field = entryOf(fields, of);
    if (!field) continue;
    const hasOptions = 'options' in field;
    if (!hasOptions && field.kind !== 'number' && field.kind !== 'integer') {
      say(`${at}.of`, `“${of}” is a ${field.kind}: only numbers and choices vary.`);
    } else if ((typeof values === 'string') !== hasOptions) {
      say(
        `${at}.at`,
        hasOptions
          ? `“${of}” is a ${field.kind}: write 'options' or 'allOptions'.`
          : `“${of}” has no options: list numbers.`,
      );
    } else if (Array.isArray(values)) {
      for (const value of values) checkReads(say, `${at}.at`, field, value);
    }
    for (const id of shows) checkName(say, `${at}.shows`, 'result', id, Object.keys(results));
  }
}

/** Former ids lead to ids that exist, and are none themselves. */
function checkRenamed(say: Say, { renamed = {}, fields }: Manifest) {
  for (const [before, now] of Object.entries(renamed)) {
    const key = `renamed.${before}`;
    const [id = '', part] = before.split('.');
    const field = fields[id];
    const known =
      part === undefined
        ? Object.keys(fields)
        : field && 'fields' in field
          ? Object.keys(field.fields)
          : optionsOf(field);
    if (!known) checkName(say, key, 'field with options or rows', id, Object.keys(fields));
    else if (known.includes(part ?? id)) say(key, 'is no former id: it is in use.');
    else checkName(say, key, part === undefined ? 'field' : 'option or field in rows', now, known);
  }
}

/** Numbers of an example are such as people type; zero always is. */
function checkUsual(say: Say, at: string, path: string, field: Field, value: unknown): void {
  if ('fields' in field && Array.isArray(value)) {
    for (const row of value as readonly Readonly<Record<string, unknown>>[]) {
      for (const [id, each] of Object.entries(row)) {
        const own = entryOf(field.fields, id);
        if (own) checkUsual(say, `${at}.${id}`, `${path}.fields.${id}`, own, each);
      }
    }
  }
  if (!('usual' in field) || !field.usual) return;
  const [least, greatest] = field.usual;
  const number = readNumber(String(value));
  if (!number || number.eq(0) || (number.gte(least) && number.lte(greatest))) return;
  say(
    at,
    `${value} is not within \`usual\` of ${path}, ${least} to ${greatest}: widen that, or change this.`,
  );
}

function checkExamples(say: Say, { examples, fields, results }: Manifest) {
  for (const [index, { given, shows }] of examples.entries()) {
    const at = `examples[${index}]`;
    for (const [id, value] of Object.entries(given)) {
      const field = entryOf(fields, id);
      if (!field) checkName(say, `${at}.given`, 'field', id, Object.keys(fields));
      else {
        checkReads(say, `${at}.given.${id}`, field, value);
        checkUsual(say, `${at}.given.${id}`, `fields.${id}`, field, value);
      }
    }
    for (const id of Object.keys(shows)) {
      checkName(say, `${at}.shows`, 'result', id, Object.keys(results));
    }
    if (Object.keys(shows).length === 0) say(`${at}.shows`, 'must say what is shown.');
  }
}

function checkLaws(say: Say, manifest: Manifest) {
  const { laws = [], fields, results } = manifest;
  const known = knownIn(manifest);
  const fieldIds = Object.entries(fields).flatMap(([id, field]) =>
    'fields' in field ? Object.keys(field.fields).map((sub) => `${id}.${sub}`) : [id],
  );
  const resultIds = Object.keys(results);
  for (const [index, each] of laws.entries()) {
    const at = `laws[${index}]`;
    checkCondition(say, `${at}.when`, each.when, known);
    const field = (id: string) => {
      const rows = entryOf(fields, id);
      if (rows && 'fields' in rows) {
        const [sub] = Object.keys(rows.fields);
        say(at, `“${id}” is a list: name a field of its rows, like “${id}.${sub}”.`);
      } else checkName(say, at, 'field', id, fieldIds);
    };
    const result = (id: string) => checkName(say, at, 'result', id, resultIds);
    const either = (id: string) =>
      checkName(say, at, 'field or result', id, [...fieldIds, ...resultIds]);
    if ('raise' in each) {
      field(each.raise);
      result(each.result);
    } else if ('parts' in each) [...each.parts, each.whole].forEach(either);
    else if ('swap' in each) {
      [...each.swap, each.field].forEach(field);
      result(each.result);
    } else {
      each.fields.forEach(field);
      each.results.forEach(result);
    }
  }
}

/** The names of types in messages. */
const typeNames: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

/** The message for an issue for which the schema itself has none. */
function inWords(issue: z.core.$ZodRawIssue): string | undefined {
  const missing = issue.input === undefined;
  switch (issue.code) {
    case 'invalid_type':
      return missing ? 'is missing.' : `must be ${typeNames[issue.expected]}.`;
    case 'invalid_value': {
      const known = issue.values.map(String);
      if (missing) return `is missing; known are ${known.join(', ')}.`;
      return known.length > 1
        ? wrongName(issue.input, 'known value', known)
        : `can only be ${known[0]}, or be left out.`;
    }
    case 'too_big':
      return `must be at most ${issue.maximum}.`;
    case 'too_small':
      if (issue.origin !== 'array') {
        return `must be ${issue.inclusive ? 'at least' : 'above'} ${issue.minimum}.`;
      }
      return `needs at least ${issue.minimum === 1 ? 'one entry' : `${issue.minimum} entries`}.`;
    case 'invalid_key':
      return issue.issues[0]?.message;
    case 'invalid_format':
      return 'must be a day like 2026-10-06.';
    default:
      return undefined;
  }
}

/** The issues to report: of several possible shapes, those of the shape with the fewest issues. */
function nearestIssues(issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const isOther = (one: z.core.$ZodIssue) => one.code === 'invalid_type' && one.path.length === 0;
  const [closest = []] = issue.errors
    .filter((each) => !each.some(isOther))
    .sort((a, b) => a.length - b.length);
  if (closest.length > 0) {
    return closest
      .flatMap(nearestIssues)
      .map((each) => ({ ...each, path: [...issue.path, ...each.path] }));
  }
  const shapes = issue.errors
    .flat()
    .flatMap((each) => ('expected' in each ? [typeNames[each.expected]] : []));
  const message = issue.input === undefined ? 'is missing.' : `must be ${shapes.join(' or ')}.`;
  return [{ ...issue, message }];
}

/** An error in a manifest: the path of the key, and a message with the likely fix. */
export interface ManifestIssue {
  readonly key: string;
  readonly message: string;
}

/** Takes any value; returns all errors that it has as a manifest, an empty list if none. Never throws. */
export function issuesIn(given: unknown): ManifestIssue[] {
  const problems: ManifestIssue[] = [];
  const say: Say = (key, message) => problems.push({ key, message });

  const parsed = manifestSchema.safeParse(given, { reportInput: true, error: inWords });
  if (!parsed.success) {
    for (const issue of parsed.error.issues.flatMap(nearestIssues)) {
      const key = issue.path.reduce<string>(
        (so, part) =>
          typeof part === 'number' ? `${so}[${part}]` : so ? `${so}.${String(part)}` : String(part),
        '',
      );
      for (const message of issue.message.split('\n')) say(key || 'manifest', message);
    }
    return problems;
  }

  checkInherited(say, given);
  if (problems.length > 0) return problems;
  const manifest = given as Manifest;
  const { fields, results, guards = [], actions } = manifest;
  const fieldIds = Object.keys(fields);
  checkFields(say, fields, 'fields', knownIn(manifest));
  checkGroups(say, manifest);
  checkAsUnit(say, manifest);
  checkCurrency(say, 'money.currency', manifest.money?.currency, fields);
  for (const key of ['fields', 'groups', 'results', 'workings', 'constants', 'tables'] as const) {
    checkLabels(say, key, manifest[key]);
  }
  for (const [id, result] of Object.entries(results)) {
    if (!identifier.test(id))
      say(`results.${id}`, 'an id is one word in camelCase: “totalInterest”.');
    checkResult(say, `results.${id}`, result, manifest);
  }
  if (!Object.values(results).some(({ headline }) => headline)) {
    say('results', 'none is the `headline`: mark the figure that the visitor came for.');
  }
  const { published, reviewed } = manifest;
  if (published !== undefined && reviewed !== undefined && reviewed < published) {
    say('reviewed', `is before ${published}, the day on which it was published.`);
  }
  const figures = Object.keys({ ...results, ...manifest.workings });
  for (const [index, guard] of guards.entries()) {
    const at = `guards[${index}]`;
    for (const id of [guard.field ?? []].flat()) {
      checkName(say, `${at}.field`, 'field', id, [...fieldIds, ...rowIdsOf(fields)]);
    }
    if (!('than' in guard)) {
      if (fieldIds.includes(guard.field) && fields[guard.field]?.kind !== 'list') {
        say(`${at}.field`, `“${guard.field}” has one value: name a list, or a field of rows.`);
      }
    } else {
      for (const id of 'figure' in guard ? [] : [guard.field, guard.than].flat()) {
        if (entryOf(fields, String(id))?.kind === 'list') {
          say(at, `“${id}” is a list: a guard compares single values.`);
        }
      }
    }
    if ('figure' in guard) {
      checkName(say, `${at}.figure`, 'result or working', guard.figure, figures);
    }
    if ('than' in guard && typeof guard.than === 'string') {
      const than = 'figure' in guard ? [...fieldIds, ...figures] : fieldIds;
      checkName(
        say,
        `${at}.than`,
        'figure' in guard ? 'field, result or working' : 'field',
        guard.than,
        than,
      );
    }
    // A rule about a field of rows may depend on another field of the same row.
    const known = knownIn(manifest);
    const inRow = fieldsInRow([guard.field ?? []].flat()[0], fields);
    checkCondition(say, `${at}.when`, guard.when, { ...known, fields: { ...fields, ...inRow } });
    checkPlaces(say, `${at}.message`, guard.message, [...fieldIds, ...figures], 'field or figure');
  }
  // What depends on conditions can be judged when they can be written out.
  if (!checkCases(say, manifest, knownIn(manifest))) return problems;
  for (const id of actions.swap ?? []) checkName(say, 'actions.swap', 'field', id, fieldIds);
  if (actions.inverts) checkName(say, 'actions.inverts', 'field', actions.inverts, fieldIds);
  checkTables(say, manifest);
  checkFigures(say, manifest);
  checkVariations(say, manifest);
  checkExamples(say, manifest);
  checkRenamed(say, manifest);
  checkForms(say, manifest);
  checkLaws(say, manifest);
  // A manifest can be expanded only if all its names are right.
  if (problems.length === 0) checkOrder(say, manifest);
  return problems;
}

/** The same errors as texts: the file, the key, the message with the likely fix. */
export const checkManifest = (file: string, given: unknown): string[] =>
  issuesIn(given).map(({ key, message }) => `${file}: ${key}: ${message}`);
