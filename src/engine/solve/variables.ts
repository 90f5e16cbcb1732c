import type { PageManifest } from '../../../schemas/calculator.ts';
import { Big } from '../../../schemas/decimal.ts';
import type { Fields, NumberField, Result } from '../../../schemas/manifest.ts';
import { isNumberField } from '../../../schemas/number-field.ts';
import type { Solved } from '../answer/answer.ts';
import { fieldUnit, nameOfRow } from '../answer/entered-inputs.ts';
import { holds } from '../input/condition.ts';
import type { Values } from '../input/inputs.ts';
import type { FormValue } from '../input/kinds/kind.ts';

/*
 * The numbers of a form that can be varied, and the results that are numbers: for "What if" and
 * "Solve for".
 */

/** A control for a number. */
export interface NumberInput {
  /** The control's name: "annualRate", or "courses.0.credits" within a row. */
  readonly name: string;
  readonly label: string;
  readonly unit: string;
  readonly field: NumberField;
  /** The parsed number; absent if the control is blank. */
  readonly value?: Big | undefined;
}

/** A number that the visitor entered, which can be varied. */
export type Variable = NumberInput & { readonly value: Big };

/** The visible controls for numbers, blank ones included, in the order of the form. */
export const numberInputs = (fields: Fields, values: Values): readonly NumberInput[] =>
  Object.entries(fields).flatMap(([id, field]): readonly NumberInput[] => {
    const value = values[id];
    // A hidden field may count as a number all the same.
    if (!holds(field.when, values)) return [];
    if (isNumberField(field)) {
      const unit = fieldUnit(field, values);
      return [{ name: id, label: field.label, unit, field, value: value as Big | undefined }];
    }
    if (!('rowLabel' in field)) return [];
    return ((value ?? []) as readonly Values[]).flatMap((row, at) => {
      const rowName = nameOfRow(field, row);
      const rowLabel = `${field.rowLabel} ${at + 1}${rowName ? ` (${rowName})` : ''}`;
      return numberInputs(field.fields, { ...values, ...row }).map((each) => ({
        ...each,
        name: `${id}.${at}.${each.name}`,
        label: `${rowLabel}: ${each.label.toLowerCase()}`,
      }));
    });
  });

/** The numbers among the inputs of a result, in the order of the form. */
export const variables = (fields: Fields, values: Values): readonly Variable[] =>
  numberInputs(fields, values).filter((each): each is Variable => each.value !== undefined);

/** The shown results that are numbers, headlines first. */
export const numericResults = (
  { results }: PageManifest,
  { results: computed, shown }: Solved,
): readonly (readonly [id: string, result: Result])[] =>
  Object.entries(results)
    .filter(([id]) => computed[id] instanceof Big && id in shown)
    .sort(([, a], [, b]) => Number(Boolean(b.headline)) - Number(Boolean(a.headline)));

/** Typed inputs with another text in one control. */
export function withText(
  typed: Readonly<Record<string, FormValue>>,
  name: string,
  text: string,
): Readonly<Record<string, FormValue>> {
  const [id = '', at, sub = ''] = name.split('.');
  const current = typed[id];
  const next = Array.isArray(current)
    ? current.map((row, index) => (String(index) === at ? { ...row, [sub]: text } : row))
    : text;
  return { ...typed, [id]: next };
}
