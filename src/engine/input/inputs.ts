import type { ExpandedManifest, PageManifest } from '../../../schemas/calculator.ts';
import { Big } from '../../../schemas/decimal.ts';
import type { RowsField } from '../../../schemas/manifest.ts';
import { formatNumber } from '../format/numbers.ts';
import { english } from '../format/presentation.ts';
import { holds, relations } from './condition.ts';
import { kindOf } from './kinds/index.ts';
import { initialOf } from './kinds/initial.ts';
import type { FormValues, ReadContext } from './kinds/kind.ts';
import { blankNumber } from './kinds/number.ts';

type Guard = ExpandedManifest['guards'][number];
type Form = Pick<PageManifest, 'fields' | 'guards'>;
/** Parsed values or typed texts by field id. */
export type Values = Readonly<Record<string, unknown>>;

/** The inputs of a form when its page opens, by field id: defaults, blanks elsewhere, one empty row. */
export const initialValues = ({ fields }: Pick<Form, 'fields'>, today?: string): FormValues =>
  Object.fromEntries(Object.entries(fields).map(([id, field]) => [id, initialOf(field, today)]));

/** The number of decimals of a number. */
const decimalsOf = (value: Big): number => value.toFixed().split('.')[1]?.length ?? 0;

/** The index of the first number that is not above the one before it; -1 if all rise. */
const notAbove = (numbers: readonly Big[]): number =>
  numbers.findIndex((value, index) => index > 0 && value.lte(numbers[index - 1] as Big));

/** Whether a guard is satisfied by values and figures; it is if a value that it compares is missing. */
export function guardHolds(guard: Guard, values: Values): boolean {
  if (!holds(guard.when, values)) return true;
  if (!('than' in guard)) {
    const numbers = (values[guard.field] ?? []) as readonly Big[];
    return guard.is === 'rising'
      ? notAbove(numbers) < 0
      : numbers.length < 2 || numbers.some((value) => !value.eq(numbers[0] as Big));
  }
  if (guard.is === 'decimals') {
    const value = values[guard.field] as Big | undefined;
    return value === undefined || decimalsOf(value) <= guard.than;
  }
  const ids = 'figure' in guard ? [guard.figure] : [guard.field].flat();
  const left = ids.map((id) => values[id]);
  const right = typeof guard.than === 'number' ? Big(guard.than) : values[guard.than];
  if (right === undefined || left.includes(undefined)) return true;
  const sign =
    typeof right === 'string'
      ? Number((left[0] as string) > right) - Number((left[0] as string) < right)
      : (left as Big[]).reduce((sum, value) => sum.plus(value), Big(0)).cmp(right as Big);
  return relations[guard.is](sign);
}

/** A validation error of a form: the path is the field's id, then the row and the field within it. */
interface Issue {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

type FormContext = Omit<ReadContext, 'form'>;

/**
 * Parses and validates the inputs of a form by field id. Returns the values for the computation, or all
 * validation errors. Fields that are not visible are skipped. The context has the kinds that the
 * calculator brings along.
 */
export function readInputs(
  { fields, guards = [] }: Form,
  raw: Values,
  context: FormContext,
): { readonly values: Values } | { readonly issues: readonly Issue[] } {
  const values: Record<string, unknown> = {};
  const issues: Issue[] = [];
  for (const [id, field] of Object.entries(fields)) {
    if (!holds(field.when, raw)) {
      // Nothing is asked here, so the number is what a blank counts as.
      const blank = 'whenBlank' in field && field.kind !== 'date' && blankNumber(field, raw);
      if (blank) values[id] = blank;
      continue;
    }
    const reading = kindOf(field, context.kinds).read(raw[id], field, { ...context, form: raw });
    if ('value' in reading) values[id] = reading.value;
    else {
      for (const { path, message } of reading.refusals) {
        issues.push({ path: [id, ...path], message });
      }
    }
  }
  if (issues.length > 0) return { issues };
  // A guard on a figure is checked when the figure is computed.
  for (const guard of guards) {
    const path = 'figure' in guard ? undefined : failedAt(guard, values);
    if (!path) continue;
    const typed = asTyped(path, fields, raw, context);
    return {
      issues: [{ path: typed, message: withValues(guard.message, values, context.presentation) }],
    };
  }
  return { values };
}

/** A message with each `{id}` replaced by the number of that field. */
const withValues = (message: string, values: Values, presentation = english): string =>
  message.replace(/\{(\w+)\}/g, (place, id: string) => {
    const value = values[id];
    return value instanceof Big
      ? formatNumber(value, presentation, { digits: { atMost: 10 } })
      : place;
  });

/**
 * Takes the path of a control in which a row has its place among the rows that count; returns it with
 * the row's place among all typed rows.
 */
export function asTyped(
  path: Issue['path'],
  fields: Form['fields'],
  raw: Values,
  context: FormContext,
): Issue['path'] {
  const [id = '', index, ...within] = path;
  const field = fields[id];
  if (index === undefined || field?.kind !== 'rows') return path;
  return [id, placeOf(Number(index), field, raw, raw[id], context), ...within];
}

/** The place of a row among all typed rows, from its place among those that count. */
function placeOf(
  index: number,
  field: RowsField,
  form: Values,
  typed: unknown,
  context: FormContext,
) {
  let counted = -1;
  return (typed as readonly unknown[]).findIndex((row) => {
    const reading = kindOf(field, context.kinds).read(
      [row],
      { ...field, optional: true },
      { ...context, form },
    );
    if ('value' in reading && (reading.value as readonly unknown[]).length > 0) counted += 1;
    return counted === index;
  });
}

/**
 * The path of the field beside which a guard's message belongs, with a row's place among those that
 * count; `undefined` if the guard is satisfied.
 */
function failedAt(guard: Guard, values: Values): Issue['path'] | undefined {
  const [path = ''] = [guard.field ?? []].flat();
  const [list = '', sub] = path.split('.');
  if (sub === undefined) return guardHolds(guard, values) ? undefined : [path];
  const rows = (values[list] ?? []) as readonly Values[];
  const ofRow = (row: Values) =>
    Object.fromEntries(Object.entries(row).map(([id, value]) => [`${list}.${id}`, value]));
  if (!('than' in guard)) {
    const numbers = rows.map((row) => row[sub] as Big);
    if (guardHolds(guard, { ...values, [path]: numbers })) return undefined;
    return guard.is === 'rising' ? [list, notAbove(numbers), sub] : [list];
  }
  const index = rows.findIndex((row) => !guardHolds(guard, { ...values, ...ofRow(row) }));
  return index < 0 ? undefined : [list, index, sub];
}
