import { useRef } from 'react';
import { type Control, useFieldArray } from 'react-hook-form';
import { emptyRow } from '../../schemas/kinds/rows.ts';
import type { RowsField } from '../../schemas/manifest.ts';
import { type ControlProps, idOf } from './control.ts';
import styles from './fields.module.css';

/** A list of rows that can be added, and removed while more than one remains. */
export function RowsControl(props: ControlProps<RowsField>) {
  const { name, field, form, changed, Nested } = props;
  // A manifest's names are not known to the compiler here.
  const control = form.control as unknown as Control<Record<string, Record<string, string>[]>>;
  const { fields: rows, append, remove } = useFieldArray({ control, name });
  const list = useRef<HTMLDivElement>(null);
  const fresh = emptyRow(field);

  function removeRow(index: number) {
    remove(index);
    changed();
    // The pressed button is gone: the visitor goes on from the row that took its place.
    const next = Math.min(index, rows.length - 2);
    setTimeout(() => list.current?.querySelectorAll<HTMLElement>('[data-row]')[next]?.focus());
  }

  return (
    <div ref={list}>
      {rows.map((row, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset reads badly aloud
        <div
          key={row.id}
          role="group"
          aria-label={`${field.rowLabel} ${index + 1}`}
          tabIndex={-1}
          data-row
          className={styles.row}
        >
          {Object.entries(field.fields).map(([id, sub]) => (
            <Nested
              {...props}
              key={id}
              field={sub}
              name={`${name}.${index}.${id}`}
              initial={fresh[id] ?? ''}
            />
          ))}
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
        onClick={() => {
          append(fresh);
          changed();
        }}
      >
        Add {field.rowLabel.toLowerCase()}
      </button>
    </div>
  );
}
