import { Big } from '#schemas/decimal.ts';
import type { Digits } from '#schemas/manifest.ts';

/*
 * What converters make of the tables of units, one table a measure (weight-units.ts and the like): the
 * options and signs of a manifest, which are plain data, and conversions, which are exact wherever a
 * decimal says them.
 */

/** A unit of a measure. Its numbers are decimals as text, exact however long. */
export interface UnitOfMeasure {
  /** The unit's name in lists, with its sign: "Kilograms (kg)". */
  readonly label: string;
  /** What stands after a number: "kg". */
  readonly sign: string;
  /** What one unit is in the base of its measure. */
  readonly factor: string;
  /** The factor is divided by this, where no decimal says it exactly. */
  readonly over?: string;
  /** What is added to a reading to count from the zero of the base: 273.15 °C are 0 °C in kelvin. */
  readonly zero?: string;
  /** The base is the factor divided by the number, not times it: litres per 100 km. */
  readonly inverse?: true;
}

/** What a conversion needs of a unit. */
type Scale = Pick<UnitOfMeasure, 'over' | 'zero' | 'inverse'> & { readonly factor: string | Big };

/** The units of a measure by id, in the order of their lists. */
export type UnitTable = Readonly<Record<string, UnitOfMeasure>>;

type Ids<T, V> = { readonly [Id in keyof T]: V };

const mapped = <const T extends UnitTable, V>(
  table: T,
  of: (unit: UnitOfMeasure, id: keyof T) => V,
): Ids<T, V> =>
  Object.fromEntries(Object.entries(table).map(([id, unit]) => [id, of(unit, id)])) as Ids<T, V>;

/** The signs by id: the units of a field or result that follow a choice of unit. */
export const signsOf = <const T extends UnitTable>(table: T): Ids<T, string> =>
  mapped(table, ({ sign }) => sign);

/**
 * Further words by which questions name units, by their ids. They are apart from the table, so that
 * pages do not hold them.
 */
export type UnitWords<T extends UnitTable> = { readonly [Id in keyof T]?: readonly string[] };

/** The options of a choice of unit without numbers, for formulas that have the factors as constants. */
export const namesOf = <const T extends UnitTable>(
  table: T,
  words: UnitWords<T> = {},
): Ids<T, { readonly label: string; readonly say?: readonly string[] }> =>
  mapped(table, ({ label }, id) => {
    const say = words[id];
    return { label, ...(say && { say }) };
  });

/**
 * The options of a choice of unit, each with its factor as its number; that of a unit with `over` is rounded, and
 * formulas have a branch for it.
 */
export const optionsOf = <const T extends UnitTable>(
  table: T,
  words: UnitWords<T> = {},
): Ids<T, { readonly label: string; readonly value: number; readonly say?: readonly string[] }> => {
  const names = namesOf(table, words);
  return mapped(table, ({ factor, over = '1' }, id) => ({
    ...names[id],
    value: Number(factor) / Number(over),
  }));
};

/** Where the factors come from: "Ounces: one sixteenth of a pound. Milligrams, grams: SI prefix". */
export function sourcesOf<const T extends UnitTable>(
  table: T,
  sources: Readonly<Record<keyof T, string>>,
): string {
  const names = new Map<string, string[]>();
  for (const [id, { label }] of Object.entries(table)) {
    const source = sources[id as keyof T];
    // "Tonnes, metric (t)" are tonnes: in a list of names, the comma would make two of them.
    const name = label.replace(/ \(.*|,.*/g, '');
    const before = names.get(source) ?? [];
    const first =
      before.length === 0 ? name : name.replace(/^[A-Z](?=[a-z])/, (c) => c.toLowerCase());
    names.set(source, [...before, first]);
  }
  return [...names].map(([source, units]) => `${units.join(', ')}: ${source}`).join('. ');
}

/** A number of one unit in another: multiplied first, divided once at the end. */
export function convert(value: Big, from: Scale, to: Scale): Big {
  const shifted = value.plus(from.zero ?? 0);
  // The amount in the base, as a fraction.
  let [top, bottom] = [shifted.times(from.factor), Big(from.over ?? 1)];
  if (from.inverse) [top, bottom] = [Big(from.factor), shifted.times(from.over ?? 1)];
  const [factor, over] = [Big(to.factor), Big(to.over ?? 1)];
  [top, bottom] = to.inverse
    ? [factor.times(bottom), over.times(top)]
    : [top.times(over), bottom.times(factor)];
  return top.minus(bottom.times(to.zero ?? 0)).div(bottom);
}

/** The units of differences: they are as large as those of readings, but all count from nought. */
export const differencesOf = <const T extends UnitTable>(table: T): Ids<T, UnitOfMeasure> =>
  mapped(table, ({ zero, ...unit }) => unit);

/** A number of one unit in every unit of its table, with the units' names. */
export const inEveryUnit = (
  value: Big,
  from: UnitOfMeasure,
  table: UnitTable,
): readonly { readonly unit: string; readonly amount: Big }[] =>
  Object.values(table).map((to) => ({ unit: to.label, amount: convert(value, from, to) }));

/** The columns of a table in every unit: the units' names, and their amounts under this label. */
export const everyUnit = (label: string, digits: Digits = { significant: 10 }) =>
  ({
    unit: { kind: 'text', label: 'Unit' },
    amount: { kind: 'number', label, digits },
  }) as const;

/** The laws of a conversion by factors alone, where numbers are not negative. */
export const conversionLaws = [
  { law: 'scales', fields: ['value'], results: ['converted'] },
  { law: 'rises', raise: 'value', result: 'converted' },
  { law: 'rises', raise: 'from', result: 'converted' },
  { law: 'falls', raise: 'to', result: 'converted' },
  { law: 'returns', swap: ['from', 'to'], field: 'value', result: 'converted' },
] as const;

/** The numbers that most tables of two units have: whole ones that add up to any other. */
const roundNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20, 50, 100, 500, 1000];

/** Round numbers of one unit in another, and of the other in the first. */
export const inBothDirections = (
  from: Scale,
  to: Scale,
  numbers: readonly number[] = roundNumbers,
) =>
  numbers.map((number) => {
    const amount = Big(number);
    const [converted, convertedBack] = [convert(amount, from, to), convert(amount, to, from)];
    return { amount, converted, otherAmount: amount, convertedBack };
  });

/** The columns of a table in both directions; the units follow the choices `from` and `to`. */
export function bothDirections<const T extends UnitTable>(
  table: T,
  digits: Digits = { significant: 10 },
) {
  const own = { by: 'from', units: signsOf(table) } as const;
  const other = { by: 'to', units: signsOf(table) } as const;
  const number = { kind: 'number', digits } as const;
  return {
    amount: { ...number, label: 'Amount', unit: own },
    converted: { ...number, label: 'Converted', unit: other },
    otherAmount: { ...number, label: 'Other way', unit: other },
    convertedBack: { ...number, label: 'Converted back', unit: own },
  } as const;
}
