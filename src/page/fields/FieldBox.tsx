import type { ComponentType } from 'react';
import { get } from 'react-hook-form';
import type { Field, FieldKind } from '../../../schemas/manifest.ts';
import { hasRadios } from '../../engine/input/kinds/choice.ts';
import { ChoiceControl } from './ChoiceControl.tsx';
import { type ControlProps, type FieldProps, idOf } from './control.ts';
import styles from './fields.module.css';
import { ListControl } from './ListControl.tsx';
import { NumberControl } from './NumberControl.tsx';
import { RowsControl } from './RowsControl.tsx';
import { DateControl, TextControl, TimeControl } from './TextControls.tsx';

const controls: { readonly [K in FieldKind]: ComponentType<never> } = {
  number: NumberControl,
  integer: NumberControl,
  choice: ChoiceControl,
  date: DateControl,
  time: TimeControl,
  text: TextControl,
  currency: ChoiceControl,
  rows: RowsControl,
  list: ListControl,
};

/** Kinds made of several controls are a group with a caption, the others a control with a label. */
const isGroup = (field: Field): boolean =>
  field.kind === 'rows' || ('options' in field && hasRadios(field));

/** One field: its label, help, control and error. */
export function FieldBox(props: FieldProps) {
  const { name, field, form } = props;
  const id = idOf(name);
  const found: { readonly message?: string } | undefined = get(form.formState.errors, name);
  const error = found?.message;
  const described = [error && `${id}-error`, field.help && `${id}-help`].filter(Boolean).join(' ');
  const Control = controls[field.kind] as ComponentType<ControlProps>;
  const group = isGroup(field);
  const Box = group ? 'fieldset' : 'div';
  const label = (
    <>
      {field.label}
      {field.optional && <small> (optional)</small>}
    </>
  );
  return (
    <Box
      className={styles.field}
      data-invalid={error ? '' : undefined}
      aria-describedby={(group && described) || undefined}
    >
      {group ? <legend>{label}</legend> : <label htmlFor={id}>{label}</label>}
      {field.help && (
        <p id={`${id}-help`} className={styles.help}>
          {field.help}
        </p>
      )}
      <Control
        {...props}
        Nested={FieldBox}
        describedBy={(!group && described) || undefined}
        invalid={!!error}
      />
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </Box>
  );
}
