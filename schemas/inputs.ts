import type { ExpandedManifest, PageManifest } from './calculator.ts';
import { holds } from './condition.ts';
import { Big } from './decimal.ts';
import { kindOf } from './kinds/index.ts';
import type { FormValues } from './kinds/kind.ts';

type Guard = ExpandedManifest['guards'][number];
type Form = Pick<PageManifest, 'fields' | 'guards'>;
/** Parsed values or typed texts by field id. */
export type Values = Readonly<Record<string, unknown>>;

/** The inputs of a form when its page opens, by field id: defaults, blanks elsewhere, one empty row. */
export const initialValues = ({ fields }: Pick<Form, 'fields'>): FormValues =>
  Object.fromEntries(
    Object.entries(fields).map(([id, field]) => [id, kindOf(field).initial(field)]),
  );

const relations = {
  above: (sign: number) => sign > 0,
  atLeast: (sign: number) => sign >= 0,
  below: (sign: number) => sign < 0,
  atMost: (sign: number) => sign <= 0,
  equal: (sign: number) => sign === 0,
  notEqual: (sign: number) => sign !== 0,
};

/** Whether a guard is satisfied by values and figures; it is if a value that it compares is missing. */
export function guardHolds(guard: Guard, values: Values): boolean {
  if (!holds(guard.when, values)) return true;
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

/**
 * Parses and validates the inputs of a form by field id. Returns the values for the computation, or all
 * validation errors. Fields that are not visible are skipped. `today` is the visitor's current day,
 * YYYY-MM-DD.
 */
export function readInputs(
  { fields, guards = [] }: Form,
  raw: Values,
  today: string,
): { readonly values: Values } | { readonly issues: readonly Issue[] } {
  const values: Record<string, unknown> = {};
  const issues: Issue[] = [];
  for (const [id, field] of Object.entries(fields)) {
    if (!holds(field.when, raw)) continue;
    const reading = kindOf(field).read(raw[id], field, today, raw);
    if ('value' in reading) values[id] = reading.value;
    else {
      for (const { path, message } of reading.refusals) {
        issues.push({ path: [id, ...path], message });
      }
    }
  }
  if (issues.length > 0) return { issues };
  // A guard on a figure is checked when the figure is computed.
  const failed = guards.find((guard) => !('figure' in guard) && !guardHolds(guard, values));
  if (!failed) return { values };
  return {
    issues: [{ path: [failed.field ?? []].flat().slice(0, 1), message: failed.message }],
  };
}
