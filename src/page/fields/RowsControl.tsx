import { useRef } from 'react';
import { get } from 'react-hook-form';
import type { RowsField } from '../../../schemas/manifest.ts';
import { holds } from '../../engine/input/condition.ts';
import { emptyRow } from '../../engine/input/kinds/initial.ts';
import { type ControlProps, idOf } from './control.ts';
import styles from './fields.module.css';

type Row = Readonly<Record<string, string>>;

/**
 * A list of rows that can be added, and removed while more than one remains. The form holds them as
 * one list; react-hook-form's `useFieldArray` would be a kilobyte more on every page.
 */
export function RowsControl(props: ControlProps<RowsField>) {
  const { name, field, form, values, Nested } = props;
  const rows: readonly Row[] = get(values, name);
  const list = useRef<HTMLDivElement>(null);
  const fresh = emptyRow(field);

  /** Changes the list, and moves the focus to one of its rows or a part of it. */
  function change(next: readonly Row[], index: number, part = '') {
    form.setValue(name, next);
    const there = `[data-row]:nth-child(${index + 1})${part}`;
    setTimeout(() => list.current?.querySelector<HTMLElement>(there)?.focus());
  }

  function removeRow(index: number) {
    const others = rows.filter((_, at) => at !== index);
    // The clicked button was removed, so the focus moves to the row at its position.
    change(others, Math.min(index, others.length - 1));
  }

  return (
    <div ref={list}>
      {rows.map((row, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset reads badly aloud
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a control belongs to its place, the form fills it
          key={index}
          role="group"
          aria-label={`${field.rowLabel} ${index + 1}`}
          tabIndex={-1}
          data-row
          className={styles.row}
        >
          {Object.entries(field.fields).map(([id, sub]) => {
            // A field may depend on the inputs of its row, and on those of the form.
            const inputs = { ...values, ...row };
            return (
              holds(sub.when, inputs) && (
                <Nested
                  {...props}
                  key={id}
                  field={sub}
                  values={inputs}
                  name={`${name}.${index}.${id}`}
                  initial={fresh[id] ?? ''}
                />
              )
            );
          })}
          {rows.length > 1 && (
            <button
              type="button"
              className={styles.remove}
              aria-label={`Remove ${field.rowLabel.toLowerCase()} ${index + 1}`}
              onClick={() => removeRow(index)}
            >
              Remove
            </button>
          )}
        </div>
      ))}
      <button
        type="button"
        id={`${idOf(name)}-add`}
        disabled={rows.length >= field.maxRows}
        onClick={() => change([...rows, fresh], rows.length, ' [name]')}
      >
        Add {field.rowLabel.toLowerCase()}
      </button>
    </div>
  );
}
