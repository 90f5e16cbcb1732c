import { Big } from '../../../schemas/decimal.ts';
import type { Field, Given, NumberField } from '../../../schemas/manifest.ts';
import { isNumberField, isWhole } from '../../../schemas/number-field.ts';
import { answer } from '../../../src/engine/answer/answer.ts';
import type { ExpandedCalculator } from '../../../src/engine/calculator.ts';
import { isHeadline } from '../../../src/engine/format/results.ts';
import { holds } from '../../../src/engine/input/condition.ts';
import { initialValues } from '../../../src/engine/input/inputs.ts';
import type { Random } from './random.ts';

/*
 * Inputs for a calculator that a visitor could have: its examples, and plausible ones around them.
 */

/** Inputs by field id, as typed; rows are lists of the same. */
export type Typed = Readonly<Record<string, Given>>;

/** The current day of all questions that do not set another. */
export const someDay = '2026-11-22';

/** Inputs with an answer. */
export interface Case {
  readonly given: Typed;
  readonly today: string;
  /** The texts of the headline results by id. */
  readonly shown: Readonly<Record<string, unknown>>;
}

/** The texts of the headline results for these inputs; nothing if the calculator refuses them. */
export function headlinesOf(
  calculator: ExpandedCalculator,
  given: Typed,
  today: string,
): Readonly<Record<string, unknown>> | undefined {
  const opening = initialValues(calculator.manifest, today);
  const solved = answer(calculator, { ...opening, ...given }, { today });
  if (!solved.ok) return undefined;
  return Object.fromEntries(
    Object.entries(calculator.manifest.results).flatMap(([id, result]) =>
      isHeadline(result, solved.values) && id in solved.shown ? [[id, solved.shown[id]]] : [],
    ),
  );
}

/** Inputs as texts, without signs of thousands: how they are written is another matter. */
const asText = (given: Typed): Typed =>
  JSON.parse(JSON.stringify(given), (_, value) =>
    typeof value === 'number'
      ? String(value)
      : /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(value)
        ? value.replaceAll(',', '')
        : value,
  );

/** The field's number while it is blank, if it may be. */
function blankOf(field: Field, given: Typed): string | undefined {
  if (!('whenBlank' in field) || field.whenBlank === undefined) return undefined;
  const blank = field.whenBlank;
  return typeof blank === 'object' ? String(blank.values[String(given[blank.by])]) : String(blank);
}

/** Inputs of visible fields that questions fill in, without names, blanks and what a blank counts as. */
function cleaned({ manifest }: ExpandedCalculator, typed: Typed): Typed {
  const given = asText(typed);
  const initial = initialValues(manifest);
  const form = { ...initial, ...given };
  const folded = Object.values(manifest.groups ?? {}).flatMap(({ fields }) => fields);
  return Object.fromEntries(
    Object.entries(given).flatMap(([id, value]): [string, Given][] => {
      const field = manifest.fields[id];
      if (!field || !holds(field.when, form) || value === '') return [];
      // Another choice may decide what the other fields are.
      if (field.unasked && (field.kind !== 'choice' || field.default === value)) return [];
      if (field.kind === 'text' && !field.grammar) return [];
      if (blankOf(field, form as Typed) === value) return [];
      // Nobody names what such a choice is anyway.
      const isLeftOut = folded.includes(id) || (field.kind === 'choice' && field.omitDefault);
      if (field.kind === 'choice' && isLeftOut && initial[id] === value) return [];
      if (field.kind === 'rows' && Array.isArray(value)) {
        const rows = value.map((row: Typed) => {
          const entries = Object.entries(row).filter(([sub, cell]) => {
            const own = field.fields[sub];
            return own && own.kind !== 'text' && cell !== '' && blankOf(own, row) !== cell;
          });
          return Object.fromEntries(entries);
        });
        return [[id, rows as Given]];
      }
      return [[id, value]];
    }),
  );
}

const dayLength = 86_400_000;

const shifted = (date: string, random: Random): string => {
  const day = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(day)) return date;
  return new Date(day + (random.below(1200) - 600) * dayLength).toISOString().slice(0, 10);
};

const factors = [
  '0.4',
  '0.5',
  '0.6',
  '0.75',
  '0.8',
  '0.9',
  '1.1',
  '1.2',
  '1.25',
  '1.5',
  '1.75',
  '2',
];

/** Numbers of people, by quantity and unit, outside of which nobody asks. */
const usual: Readonly<Record<string, readonly [number, number]>> = {
  'height cm': [145, 205],
  'height ft': [4.5, 6.8],
  'height in': [55, 80],
  'bodyWeight kg': [40, 150],
  'bodyWeight lb': [90, 330],
  'age years': [18, 85],
};

/** Whether an entry is one that people have: a usual one of its field, and no number of many digits. */
export function isUsual(field: Field, value: Given, form: Typed): boolean {
  if (field.kind !== 'number' && field.kind !== 'integer') return true;
  const unit =
    typeof field.unit === 'object' ? field.unit.units?.[String(form[field.unit.by])] : field.unit;
  const [least, most] = usual[`${field.quantity} ${unit}`] ?? field.usual ?? [-1e8, 1e8];
  const number = Number(value);
  return Number.isNaN(number) || (number >= least && number <= most);
}

/** A round number near another: of so many digits as people use. */
function near(
  text: string,
  field: Pick<NumberField, 'kind' | 'whole' | 'quantity'>,
  random: Random,
) {
  if (!/^-?\d+(?:\.\d+)?$/.test(text)) return text;
  const value = Big(text);
  if (value.eq(0)) return text;
  const next = value.times(random.pick(factors));
  const size = next.abs();
  const decimals =
    isWhole(field) || size.gte(100) ? 0 : Math.min(2, text.split('.')[1]?.length ?? 0);
  if (size.gte(1000)) {
    const unit = Big(10).pow(Math.max(0, size.e - random.pick([1, 1, 2])));
    return next.div(unit).round(0).times(unit).toFixed();
  }
  if (size.lt('0.1')) return next.prec(2).toFixed();
  const quarter = decimals > 0 && random.chance(0.3) ? next.times(4).round(0).div(4) : undefined;
  return (quarter ?? next.round(decimals)).toFixed();
}

/** Another entry for a field that has one. */
function varied(field: Field, value: Given, random: Random, fixed: boolean): Given {
  if (isNumberField(field)) return near(String(value), field, random);
  if (field.kind === 'date') return shifted(String(value), random);
  if (field.kind === 'time') {
    const minutes = random.pick(['00', '00', '15', '30', '45', '20']);
    return `${String(random.below(24)).padStart(2, '0')}:${minutes}`;
  }
  if ((field.kind === 'choice' || field.kind === 'currency') && !fixed) {
    return random.chance(0.5) ? random.pick(Object.keys(field.options)) : value;
  }
  if (field.kind === 'rows' && Array.isArray(value)) {
    return value.map((row: Typed) =>
      Object.fromEntries(
        Object.entries(row).map(([id, cell]) => {
          const own = field.fields[id];
          return [id, own ? (varied(own, cell, random, false) as string) : cell];
        }),
      ),
    ) as Given;
  }
  if (field.kind === 'list' && field.of !== 'date') {
    return String(value).replace(/\d+(?:\.\d+)?/g, (each) =>
      near(each, { kind: field.whole || !each.includes('.') ? 'integer' : 'number' }, random),
    );
  }
  return value;
}

/** The ids of the choices on which other fields, or their units, depend. */
export function decisive({ manifest }: Pick<ExpandedCalculator, 'manifest'>): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const field of Object.values(manifest.fields)) {
    for (const each of [field.when ?? []].flat()) {
      if (typeof each === 'object' && 'field' in each && 'is' in each) ids.add(each.field);
    }
  }
  return ids;
}

/** Choices by whose options the units of fields are chosen. */
export const measuring = ({
  manifest,
}: Pick<ExpandedCalculator, 'manifest'>): ReadonlySet<string> =>
  new Set(
    Object.values(manifest.fields)
      .flatMap((field) => (field.kind === 'rows' ? Object.values(field.fields) : [field]))
      .flatMap((field) =>
        'unit' in field && typeof field.unit === 'object' ? [field.unit.by] : [],
      ),
  );

/** Numbers that are said as they are: a distance, or a base. */
const asTheyAre = new Set(['knownDistance', 'targetDistance', 'exponent', 'pkw']);

/** A number of three decimals that another country would read as one of thousands. */
const hasTwoReadings = (text: string): boolean =>
  /^\d{1,3}\.\d{3}$/.test(text) && !text.startsWith('0.');

/** The examples of a calculator and inputs around them, at most so many, each with an answer. */
export function casesOf(
  calculator: ExpandedCalculator,
  random: Random,
  count: number,
): readonly Case[] {
  const { manifest } = calculator;
  const seen = new Set<string>();
  const cases: Case[] = [];
  const add = (typed: Typed, today: string): boolean => {
    const given = cleaned(calculator, typed);
    const key = JSON.stringify(given);
    if (seen.has(key)) return false;
    seen.add(key);
    if (Object.values(given).some((each) => typeof each === 'string' && hasTwoReadings(each))) {
      return false;
    }
    const isOdd = Object.entries(given).some(([id, value]) => {
      const field = manifest.fields[id];
      if (
        field?.kind === 'choice' &&
        (field.unasked || field.options[String(value)]?.unasked) &&
        value !== field.default
      )
        return true;
      return field && id !== 'timestamp' && id !== 'number' && !isUsual(field, value, given);
    });
    const shown = isOdd ? undefined : headlinesOf(calculator, given, today);
    if (!shown || Object.keys(shown).length === 0) return false;
    cases.push({ given, today, shown });
    return true;
  };
  const all = manifest.examples.map(({ given, shown, today = someDay }) => ({
    given: cleaned(calculator, given as Typed),
    today,
    isShown: shown !== false,
  }));
  for (const { given, today } of all) add(given, today);
  // The others are there for the limits of what is accepted.
  const examples = all.filter(({ isShown }) => isShown);
  const fixed = new Set([...decisive(calculator), ...measuring(calculator)]);
  for (let tries = 0; tries < count * 6 && cases.length < count; tries += 1) {
    const { given, today } = random.pick(examples);
    add(
      Object.fromEntries(
        Object.entries(given).map(([id, value]) => {
          const field = manifest.fields[id];
          const same = !field || asTheyAre.has(id) || random.chance(0.15);
          return [id, same ? value : varied(field, value, random, fixed.has(id))];
        }),
      ),
      today,
    );
  }
  return cases;
}
