import type { Field, Given } from '../../../schemas/manifest.ts';
import { isNumberField } from '../../../schemas/number-field.ts';
import { quantities } from '../../../schemas/quantities.ts';
import type { ExpandedCalculator } from '../../../src/engine/calculator.ts';
import { type Case, decisive, measuring, type Typed } from './inputs.ts';
import { type Country, inWords, isContinental, withScale, write } from './numbers.ts';
import type { Random } from './random.ts';
import { ages, inFeetAndInches, inOtherUnits, spellings } from './units.ts';
import type { Words } from './words.ts';

/*
 * A question about one case: its values as text, put into the patterns of its calculator.
 */

/** How the numbers of one question are written. */
export interface Writing {
  readonly country: Country;
  /** The sign or code of money, with a place for the amount. */
  readonly money: string;
  readonly scaled: boolean;
  readonly inWords: boolean;
  readonly otherUnits: boolean;
  /** Whether the signs of thousands may be written. */
  readonly groups: boolean;
}

/** A case about to be said: the values may still change where a unit is another one. */
export interface Speech {
  readonly calculator: ExpandedCalculator;
  readonly words: Words;
  readonly random: Random;
  readonly writing: Writing;
  readonly given: Record<string, Given>;
  readonly said: readonly string[];
  /** The ids of fields that were written with a unit or a sign. */
  readonly marked: Set<string>;
  /** What was changed about the writing: "number words". */
  readonly used: Set<string>;
  /** Texts that stand for the values of some fields. */
  readonly instead?: Readonly<Record<string, string>>;
  /** Values stand beside labels: options by their own labels, ages as years. */
  readonly plainOptions?: true;
}

/** Choices that the rest of a question implies. */
const implied = new Set(
  'mode find solveFor known given kind areaFrom missing direction operation shape sign'.split(' '),
);

/** The ids of the fields that a question must state. */
export function saidOf(calculator: ExpandedCalculator, { given }: Case): readonly string[] {
  const byUnit = measuring(calculator);
  return Object.entries(given).flatMap(([id, value]) => {
    const field = calculator.manifest.fields[id];
    if (!field || byUnit.has(id) || implied.has(id)) return [];
    const isDefault = 'default' in field && String(field.default) === value;
    return isDefault && field.assumed ? [] : [id];
  });
}

const isMoney = (field: Field): boolean =>
  field.quantity !== undefined &&
  quantities[field.quantity]?.measure === 'money' &&
  isNumberField(field);

const unitOf = (field: Field, given: Typed): string => {
  const unit = 'unit' in field ? field.unit : undefined;
  if (typeof unit !== 'object') return unit ?? '';
  const option = String(given[unit.by]);
  return unit.units?.[option] ?? option;
};

const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** A day as people write it; never one that could be another day. */
export function dateText(date: string, random: Random): string {
  const [year = '', month = '', day = ''] = date.split('-');
  const name = months[Number(month) - 1] ?? '';
  const number = Number(day);
  const ending = number % 10 < 4 && Math.floor(number / 10) !== 1 ? number % 10 : 0;
  const nth = `${number}${['th', 'st', 'nd', 'rd'][ending]}`;
  const forms = [
    `${number} ${name} ${year}`,
    `${name} ${number}, ${year}`,
    `${number} ${name.slice(0, 3)} ${year}`,
    `${name.slice(0, 3)} ${number} ${year}`,
    `${nth} ${name} ${year}`,
    `${name} ${nth}, ${year}`,
    date,
    ...(number > 12
      ? [`${day}/${month}/${year}`, `${month}/${day}/${year}`, `${day}.${month}.${year}`]
      : []),
  ];
  return random.pick(forms);
}

function timeText(time: string, random: Random): string {
  const [hours = '', minutes = ''] = time.split(':');
  const hour = Number(hours);
  const half = hour < 12 ? 'am' : 'pm';
  const twelve = hour % 12 === 0 ? 12 : hour % 12;
  const forms = [time, `${twelve}:${minutes} ${half}`, `${twelve}:${minutes}${half}`];
  if (minutes === '00') forms.push(`${twelve} ${half}`, `${twelve}${half}`);
  return random.pick(forms);
}

/** A text with the small words of English as they should be. */
export const tidy = (text: string): string =>
  text.replace(/\b1 (year|yr|month|week|day|hour|minute|mile)s\b/g, '1 $1').replace(/\s+/g, ' ');

/** The number of a field as text, with its unit unless `alone`. */
function numberText(
  speech: Speech,
  id: string,
  field: Field,
  value: string,
  alone: boolean,
): string {
  const { random, writing, given, marked, used } = speech;
  // The sign of a currency is written with the amount, as that of any other.
  const unit = unitOf(field, given).replace(/^\p{Sc}$/u, '');
  const isHeight = field.quantity === 'height';
  if (!/^-?\d+(?:\.\d+)?$/.test(value))
    return alone || !unit || value.endsWith('%') ? value : `${value} ${unit}`;
  if (!alone && isHeight && unit === 'ft') {
    const feet = inFeetAndInches(value, 'ft');
    if (feet.length > 0) {
      marked.add(id);
      return random.pick(feet);
    }
  }
  if (!alone && writing.otherUnits && field.quantity !== 'age') {
    const others = inOtherUnits(value, unit, isHeight);
    if (others.length > 0) {
      const { text, value: own } = random.pick(others);
      used.add('other units');
      marked.add(id);
      given[id] = own;
      return tidy(text);
    }
  }
  const money = isMoney(field) && !unit.startsWith('%');
  let number = write(value, writing.country, writing.groups);
  let isScaled = false;
  if (money && writing.scaled) {
    const scaled = withScale(value, random);
    if (scaled) {
      number = scaled;
      used.add('scale words');
      isScaled = true;
    }
  }
  if (!isScaled && writing.country !== 'plain' && number !== value) used.add(writing.country);
  if (!money && writing.inWords && !unit.includes('%')) {
    const spelled = inWords(value);
    if (spelled) {
      number = spelled;
      used.add('number words');
    }
  }
  // Only an amount of no stated currency can be in any.
  const isOwn = speech.calculator.manifest.ownMoney?.some((each) =>
    each.split('.').includes(id.split('.').at(-1) ?? ''),
  );
  if (money && isOwn && writing.money !== '{}' && !alone) {
    marked.add(id);
    number = writing.money.replace('{}', () => number);
  }
  if (alone || !unit) return number;
  marked.add(id);
  const isAge = field.quantity === 'age' && unit === 'years' && !speech.plainOptions;
  const patterns = spellings[unit] ?? (unit[0] === '%' ? [`{}${unit}`, '{}%'] : [`{} ${unit}`]);
  const pattern = random.pick(isAge ? ages : patterns);
  // "five yrs" and "fivekg" are not written.
  const fitting =
    /[a-z]$/.test(number) && !/\d/.test(number) ? pattern.replace(/^\{\}(?=\S)/, '{} ') : pattern;
  return tidy(fitting.replace('{}', () => number));
}

/** An option as it is said. */
function optionText(speech: Speech, id: string, field: Field, option: string, key = id): string {
  const { words, random } = speech;
  const own = words.options?.[`${key}.${option}`];
  if (own && !speech.plainOptions) return random.pick(own);
  if (field.kind === 'currency') {
    const { name = option } = field.options[option] ?? {};
    return random.pick([option, option.toLowerCase(), name]);
  }
  if (field.kind !== 'choice') return option;
  const { label = option, say = [] } = field.options[option] ?? {};
  const head = (label.split(/[:(]/)[0] ?? label).trim();
  const further = say.filter((each) => each.length > 4 && /^[a-z -]+$/.test(each));
  const plain = /^[A-Z]{2,}|^[A-F][+-]?$/.test(head) ? head : head.toLowerCase();
  const isPlain = speech.plainOptions || further.length === 0 || random.chance(0.6);
  return isPlain ? plain : random.pick(further);
}

const defaultsOf = (fields: Readonly<Record<string, Field>>): Typed =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([id, field]) =>
      'default' in field && field.default !== undefined ? [[id, String(field.default)]] : [],
    ),
  );

function rowsText(
  speech: Speech,
  id: string,
  field: Extract<Field, { kind: 'rows' }>,
  rows: readonly Typed[],
) {
  const { random, words } = speech;
  const texts = rows.map((row) => {
    const inRow: Speech = {
      ...speech,
      given: { ...speech.given, ...defaultsOf(field.fields), ...row },
      said: Object.keys(row).filter((sub) => {
        const own = field.fields[sub];
        if (implied.has(sub)) return false;
        return !(own && 'default' in own && own.assumed && String(own.default) === row[sub]);
      }),
    };
    const patterns = random.shuffle(words.rows?.[id] ?? []);
    for (const pattern of patterns) {
      const text = fill(pattern, inRow, field.fields, `${id}.`);
      if (text) return text;
    }
    return undefined;
  });
  if (texts.includes(undefined)) return undefined;
  const last = random.pick([', ', ' and ', ', and ']);
  return texts.length < 3
    ? texts.join(random.pick([' and ', ', ']))
    : `${texts.slice(0, -1).join(', ')}${last}${texts.at(-1)}`;
}

/** The value of a field as text. Returns nothing if there is no natural one. */
export function valueText(
  speech: Speech,
  id: string,
  alone = false,
  fields: Readonly<Record<string, Field>> = speech.calculator.manifest.fields,
  prefix = '',
): string | undefined {
  const field = fields[id];
  const value = speech.given[id];
  if (!field || value === undefined) return undefined;
  const instead = speech.instead?.[id];
  if (instead !== undefined) return instead;
  if (field.kind === 'rows') return rowsText(speech, id, field, value as readonly Typed[]);
  const text = String(value);
  if (isNumberField(field)) {
    return numberText(speech, id, field, text, alone);
  }
  if (field.kind === 'date') return dateText(text, speech.random);
  if (field.kind === 'time') return timeText(text, speech.random);
  if (field.kind === 'choice' || field.kind === 'currency') {
    return optionText(speech, id, field, text, prefix + id);
  }
  if (field.kind === 'list') {
    return field.of === 'date'
      ? text
          .split(/[\s,;]+/)
          .map((date) => dateText(date, speech.random).replace(',', ''))
          .join(' and ')
      : text.split(/[\s,;]+/).join(speech.random.pick([', ', ' ', ', ']));
  }
  return text;
}

const partWords: Readonly<Record<string, readonly string[]>> = {
  hours: [' hours', ' h', ' hrs'],
  minutes: [' minutes', ' min', ' mins'],
  seconds: [' seconds', ' s', ' sec'],
  years: [' years'],
  months: [' months'],
  weeks: [' weeks'],
  days: [' days'],
};

/** Several fields that make one duration: "1:45:30", "52 min 30 s". */
function durationText({ given, random }: Speech, ids: readonly string[]): string | undefined {
  const parts = ids.flatMap((id) => {
    const name = Object.keys(partWords).find((each) => id.toLowerCase().endsWith(each)) ?? '';
    const value = String(given[id] ?? '0');
    return value === '0' ? [] : [{ name, value }];
  });
  if (parts.length === 0 || parts.some(({ value }) => !/^\d+$/.test(value))) return undefined;
  const clock = ['hours', 'minutes', 'seconds'].map(
    (name) => parts.find((part) => part.name === name)?.value,
  );
  const [hours, minutes = '0', seconds = '0'] = clock;
  const isClock = ids.some((id) => /seconds$/i.test(id)) && Number(minutes) < 60;
  if (isClock && random.chance(0.5)) {
    const rest = `${minutes.padStart(hours ? 2 : 1, '0')}:${seconds.padStart(2, '0')}`;
    return hours ? `${hours}:${rest}` : rest;
  }
  const how = random.below(3);
  const texts = parts.map(({ name, value }) =>
    tidy(value + (partWords[name]?.[how] ?? partWords[name]?.[0] ?? '')),
  );
  return texts.join(random.pick([' ', ' ', how === 0 ? ' and ' : ' ']));
}

/** Whether the conditions at the beginning of a pattern hold, and the rest of it. */
function conditioned(pattern: string, given: Typed): string | undefined {
  let rest = pattern;
  for (;;) {
    const condition = /^\((\w+)=([\w|]+)\) */.exec(rest);
    if (!condition) return rest;
    const [all, id = '', options = ''] = condition;
    if (!options.split('|').includes(String(given[id]))) return undefined;
    rest = rest.slice(all.length);
  }
}

/** The patterns that apply, without their conditions. */
export const applicable = (patterns: readonly string[], given: Typed): readonly string[] =>
  patterns.flatMap((each) => conditioned(each, given) ?? []);

const placeholder = /\{([\w+]+)(~?)\}/g;

/**
 * A pattern with the values in their places; nothing if it does not fit: not all that must be said has
 * a place, or a place has no value.
 */
export function fill(
  pattern: string,
  speech: Speech,
  fields: Readonly<Record<string, Field>> = speech.calculator.manifest.fields,
  prefix = '',
): string | undefined {
  const { given, said, random } = speech;
  const rest = conditioned(pattern, given);
  if (rest === undefined) return undefined;
  const idsIn = (text: string) =>
    [...text.matchAll(placeholder)].flatMap(([, ids = '']) => ids.split('+'));
  const chosen = rest
    .replace(/<([^>]*)>/g, (_, inner: string) => {
      const ids = idsIn(inner);
      const isIn = ids.length > 0 ? ids.some((id) => said.includes(id)) : random.chance(0.5);
      return isIn ? inner : '';
    })
    .replace(/\[([^\]]*)\]/g, (_, inner: string) => random.pick(inner.split('|')));
  const ids = idsIn(chosen);
  if (said.some((id) => !ids.includes(id))) return undefined;
  let fits = true;
  const text = chosen.replace(placeholder, (_, joined: string, alone: string) => {
    const several = joined.split('+');
    const value =
      several.length > 1
        ? durationText(speech, several)
        : valueText(speech, joined, alone === '~', fields, prefix);
    if (value === undefined) fits = false;
    return value ?? '';
  });
  return fits ? tidy(text).trim() : undefined;
}

/** A label in the middle of a sentence. */
export const lowered = (label: string): string => {
  const plain = label
    .replace(/\{.*?\}|\(.*?\)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return plain
    .split(' ')
    .map((word) => (/^[A-Z][a-z]+,?$/.test(word) ? word.toLowerCase() : word))
    .join(' ');
};

/** What the question wants to know. */
export function wantOf(
  { calculator, words, given, random }: Speech,
  headlines: readonly string[],
): string {
  const own = applicable(words.wants ?? [], given);
  if (own.length > 0) return random.pick(own);
  const label = calculator.manifest.results[headlines[0] ?? '']?.label ?? '';
  return lowered(label);
}

/** How the calculator is named; where it finds one of several things, with the one that is wanted. */
export function nameOf(speech: Speech, headlines: readonly string[]): string {
  const name = speech.random.pick(speech.words.names);
  const isModal = [...decisive(speech.calculator)].some((id) => implied.has(id));
  return isModal ? `${name} ${wantOf(speech, headlines)}` : name;
}

/** Whether decimal commas leave no doubt about the signs of thousands in a text. */
export const isClear = (text: string, country: Country): boolean =>
  !isContinental(country) || /\d,\d{1,2}(?!\d)|\d,\d{4,}/.test(text);
