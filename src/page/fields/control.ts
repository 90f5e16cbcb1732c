import type { ComponentType } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ChoiceField, Field } from '../../../schemas/manifest.ts';
import type { FormValues, MoreKinds } from '../../engine/input/kinds/kind.ts';

/** The props of a field on a form. */
export interface FieldProps<F extends Field = Field> {
  /** The control's name: the field id, or "courses.0.credits" within a row. */
  readonly name: string;
  readonly field: F;
  readonly form: UseFormReturn<Record<string, unknown>>;
  /** The kinds that the calculator brings along. */
  readonly kinds: MoreKinds;
  /** What the form's controls hold. */
  readonly values: FormValues;
  /** What this control opens with. */
  readonly initial: string;
  /** Of a number, the choice that stands in the place of its unit. */
  readonly unitChoice?: ChoiceField | undefined;
}

/** What every control gets. */
export interface ControlProps<F extends Field = Field> extends FieldProps<F> {
  /** Ids of the texts that describe the control, or none. */
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  /** What a field within this one is drawn with. */
  readonly Nested: ComponentType<FieldProps>;
}

/** The id of a control in the document. */
export const idOf = (name: string): string => `field-${name}`;

/** The control to focus for an error; for a list as a whole its last, which is beside the message. */
export const controlOf = (name: string): HTMLElement | undefined =>
  document.getElementsByName(name)[0] ??
  [...document.querySelectorAll<HTMLElement>(`form [name^="${name}."]`)].at(-1);

/** Where the focus moves when a button of the form disappears: to its submit button. */
export const focusSubmit = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });

/** The attributes that every native control shares. */
export const native = ({ name, field, form, describedBy, invalid }: ControlProps) => ({
  ...form.register(name),
  id: idOf(name),
  required: !field.optional,
  'aria-describedby': describedBy,
  'aria-invalid': invalid || undefined,
});
