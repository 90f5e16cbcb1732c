import type { PageManifest } from '../../schemas/calculator.ts';
import { holds } from '../../schemas/condition.ts';
import { Big } from '../../schemas/decimal.ts';
import type { Values } from '../../schemas/inputs.ts';
import { kindOf } from '../../schemas/kinds/index.ts';
import type { FormValue } from '../../schemas/kinds/kind.ts';
import type { Field, RowsField, Unit } from '../../schemas/manifest.ts';
import { unitOf } from '../../schemas/unit.ts';
import { dayInWords } from '../format/dates.ts';
import { formatNumber } from '../format/numbers.ts';

/*
 * What an answer was computed from, in words and as a visitor could type it again.
 */

/** A number as a visitor reads it, all of its decimals kept. */
export const plainNumber = (value: Big): string => formatNumber(value, { digits: { atMost: 20 } });

/** A unit stands where it is written by hand: ₹500, 8.5% a year, 20 years. */
function withUnit(text: string, unit: string): string {
  if (/^\p{Sc}/u.test(unit)) return unit + text;
  return unit.startsWith('%') ? text + unit : `${text} ${unit}`.trim();
}

/** A field's unit for these inputs; blank where there is none. */
export const fieldUnit = (field: Field, values: Values): string =>
  'unit' in field ? unitOf(field.unit as Unit | undefined, values) : '';

const typedText = (value: unknown): string =>
  value instanceof Big ? value.toFixed() : String(value ?? '');

/** More entries of a list than these are counted instead of written out. */
const mostEntries = 100;

/** "3, 4.5, 1200 kg": as it can be typed again, which digits in groups could not. */
function listText(all: readonly unknown[], unit: string): string {
  const texts = all.slice(0, mostEntries).map(typedText);
  const rest = all.length - texts.length;
  const more = rest > 0 ? ` and ${rest.toLocaleString('en')} more` : '';
  return `${withUnit(texts.join(', '), unit)}${more}`;
}

/** The value of a field that holds one or a list, in words; blank where nothing was entered. */
export function inputText(field: Field, value: unknown, values: Values): string {
  if ('maxCount' in field) {
    return listText((value ?? []) as readonly unknown[], fieldUnit(field, values));
  }
  if (value instanceof Big) return withUnit(plainNumber(value), fieldUnit(field, values));
  const label = kindOf(field).option?.(field, value)?.label;
  return label ?? dayInWords(field, String(value ?? ''));
}

/** One line of what was entered. */
export interface InputLine {
  /** The control's name; for rows, the row's: "courses.0". */
  readonly name: string;
  readonly label: string;
  readonly text: string;
  readonly value: unknown;
}

/** The text that the visitor gave a row as its name, if there is a field for that. */
export function nameOfRow({ fields }: RowsField, row: Values): string | undefined {
  const [id = ''] =
    Object.entries(fields).find(
      ([each, field]) => typeof row[each] === 'string' && !kindOf(field).option,
    ) ?? [];
  return (row[id] as string | undefined) || undefined;
}

/** "Biology, credits 4, grade A-". */
function rowText(list: RowsField, row: Values): string {
  const name = nameOfRow(list, row);
  const others = Object.entries(list.fields).flatMap(([id, field]) => {
    const text = inputText(field, row[id], row);
    return text && row[id] !== name ? [`${field.label.toLowerCase()} ${text}`] : [];
  });
  return [name ?? [], ...others].flat().join(', ');
}

/** The visible fields with a value, in the order of the form; each row of a list is one line. */
export const inputLines = (
  { fields }: Pick<PageManifest, 'fields'>,
  values: Values,
): readonly InputLine[] =>
  Object.entries(fields).flatMap(([name, field]): InputLine[] => {
    const value = values[name];
    if (value === undefined || !holds(field.when, values)) return [];
    if (!('rowLabel' in field)) {
      return [{ name, label: field.label, text: inputText(field, value, values), value }];
    }
    return (value as readonly Values[]).map((row, at) => ({
      name: `${name}.${at}`,
      label: `${field.rowLabel} ${at + 1}`,
      text: rowText(field, row),
      value: row,
    }));
  });

/** What to type into a form, by field id, for it to be read as these values. */
export const formValuesOf = (
  { fields }: Pick<PageManifest, 'fields'>,
  values: Values,
): Readonly<Record<string, FormValue>> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => holds(field.when, values))
      .map(([id]) => {
        const value = values[id];
        if (!Array.isArray(value)) return [id, typedText(value)];
        if ('maxCount' in (fields[id] ?? {})) return [id, value.map(typedText).join(' ')];
        return [
          id,
          value.map((row: Values) =>
            Object.fromEntries(Object.entries(row).map(([sub, cell]) => [sub, typedText(cell)])),
          ),
        ];
      }),
  );
