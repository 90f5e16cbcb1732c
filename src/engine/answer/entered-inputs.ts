import type { PageManifest } from '../../../schemas/calculator.ts';
import { Big } from '../../../schemas/decimal.ts';
import type { Field, RowsField, Unit } from '../../../schemas/manifest.ts';
import { isAmount, unitOf } from '../../../schemas/unit.ts';
import { dayInWords } from '../format/dates.ts';
import { formatAmount, formatNumber } from '../format/numbers.ts';
import type { Presentation, TextContext } from '../format/presentation.ts';
import { holds } from '../input/condition.ts';
import type { Values } from '../input/inputs.ts';
import { optionOf } from '../input/kinds/choice.ts';
import type { FormValue } from '../input/kinds/kind.ts';
import { isExtra, isUntouched } from '../input/untouched.ts';

/*
 * The inputs of a result, as texts to read and as form values.
 */

/**
 * A number of a field with grouped digits and all of its decimals; an amount of no stated currency with
 * the sign of the visitor's own.
 */
export const fieldNumber = (value: Big, field: Field, context: TextContext): string => {
  const unit = fieldUnit(field, context.values);
  const write = isAmount(field, unit) ? formatAmount : formatNumber;
  const grouping = unit === '₹' ? 'indian' : undefined;
  return write(value, context.presentation, { digits: { atMost: 20 }, grouping });
};

/** Units that have a singular. */
const counted = /^(year|month|week|day|hour|minute|chapter|point|mark)s\b/;

/** Puts a unit before or after a number, as is usual: ₹500, 8.5% a year, 30°, 20 years, 1 year. */
function withUnit(text: string, unit: string): string {
  if (/^\p{Sc}/u.test(unit)) return unit + text;
  if (unit.startsWith('%') || unit === '°') return text + unit;
  return `${text} ${text === '1' ? unit.replace(counted, '$1') : unit}`.trim();
}

/** A field's unit for these inputs; an empty text if there is none. */
export const fieldUnit = (field: Field, values: Values): string =>
  'unit' in field ? unitOf(field.unit as Unit | undefined, values) : '';

const typedText = (value: unknown): string =>
  value instanceof Big ? value.toFixed() : String(value ?? '');

/** The largest number of a list's entries that are shown; further entries are counted. */
const mostEntries = 100;

/** "3, 4.5, 1200 kg": without grouped digits, so that it can be typed again. */
function listText(all: readonly unknown[], unit: string, { locale }: Presentation): string {
  const texts = all.slice(0, mostEntries).map(typedText);
  const rest = all.length - texts.length;
  const more = rest > 0 ? ` and ${rest.toLocaleString(locale)} more` : '';
  return `${withUnit(texts.join(', '), unit)}${more}`;
}

/** The value of a field with one value or a list, as a text; empty if nothing was entered. */
export function inputText(field: Field, value: unknown, context: TextContext): string {
  const unit = fieldUnit(field, context.values);
  if ('maxCount' in field) {
    return listText((value ?? []) as readonly unknown[], unit, context.presentation);
  }
  if (value instanceof Big) return withUnit(fieldNumber(value, field, context), unit);
  const label = optionOf(field, value)?.label;
  return label ?? dayInWords(field, String(value ?? ''), context.presentation);
}

/** One line of the list of inputs. */
export interface InputLine {
  /** The control's name; for rows, the row's: "courses.0". */
  readonly name: string;
  readonly label: string;
  readonly text: string;
  readonly value: unknown;
}

/** The name of a row: the value of its first text field, if it has one. */
export function nameOfRow({ fields }: RowsField, row: Values): string | undefined {
  const [id = ''] =
    Object.entries(fields).find(
      ([each, field]) => typeof row[each] === 'string' && field.kind !== 'choice',
    ) ?? [];
  return (row[id] as string | undefined) || undefined;
}

/** "Biology, credits 4, grade A-". */
function rowText(list: RowsField, row: Values, context: TextContext): string {
  const name = nameOfRow(list, row);
  const others = Object.entries(list.fields).flatMap(([id, field]) => {
    const text = inputText(field, row[id], {
      ...context,
      values: { ...context.values, ...row },
    });
    return text && row[id] !== name ? [`${field.label.toLowerCase()} ${text}`] : [];
  });
  return [name ?? [], ...others].flat().join(', ');
}

/**
 * The visible fields with a value, in the order of the form; each row of a list is one line. A choice in
 * the place of a unit is said with its number.
 */
export const inputLines = (
  manifest: Pick<PageManifest, 'fields' | 'groups'>,
  context: TextContext,
): readonly InputLine[] =>
  Object.entries(manifest.fields).flatMap(([name, field]): InputLine[] => {
    const { values } = context;
    const value = values[name];
    if (value === undefined || !holds(field.when, values) || 'asUnit' in field) return [];
    if (isExtra(manifest, name) && isUntouched(field, value)) return [];
    if (!('rowLabel' in field)) {
      return [{ name, label: field.label, text: inputText(field, value, context), value }];
    }
    return (value as readonly Values[]).map((row, at) => ({
      name: `${name}.${at}`,
      label: `${field.rowLabel} ${at + 1}`,
      text: rowText(field, row, context),
      value: row,
    }));
  });

/** The form values, by field id, that are parsed as these values. */
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
