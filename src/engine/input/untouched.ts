import type { PageManifest } from '../../../schemas/calculator.ts';
import { Big } from '../../../schemas/decimal.ts';
import type { ChoiceField, DateField, Field } from '../../../schemas/manifest.ts';
import { initialOf } from './kinds/initial.ts';

type Form = Pick<PageManifest, 'fields' | 'groups'>;

/** Whether a field holds its initial input, typed. */
export const isInitial = (field: Field, typed: unknown): boolean =>
  JSON.stringify(typed) === JSON.stringify(initialOf(field));

/** Whether nothing names a field at its initial input: in a group, in the place of a unit, or declared so. */
export const isExtra = ({ fields, groups = {} }: Form, id: string): boolean => {
  const { asUnit, omitDefault, opens } = (fields[id] ?? {}) as Partial<ChoiceField & DateField>;
  return !!(
    asUnit ||
    omitDefault ||
    opens ||
    Object.values(groups).some((group) => group.fields.includes(id))
  );
};

/** Whether a field has the value that it has when nobody touches it. */
export function isUntouched(field: Field, value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  const blank = 'whenBlank' in field ? field.whenBlank : undefined;
  const initial = 'default' in field ? field.default : blank;
  if (value instanceof Big) return typeof initial === 'number' && value.eq(initial);
  return (value ?? '') === (initial ?? '');
}
