import { type ReactNode, useEffect, useRef, useState } from 'react';
import { get, type UseFormReturn } from 'react-hook-form';
import type { Field, Fields, FieldGroup as Group, Unit } from '../../../schemas/manifest.ts';
import { unitOf } from '../../../schemas/unit.ts';
import { holds } from '../../engine/input/condition.ts';
import { optionOf } from '../../engine/input/kinds/choice.ts';
import type { FormValue, FormValues } from '../../engine/input/kinds/kind.ts';
import { isInitial } from '../../engine/input/untouched.ts';
import styles from './FieldGroup.module.css';

interface FieldGroupProps {
  readonly group: Group;
  readonly fields: Fields;
  readonly form: UseFormReturn<Record<string, unknown>>;
  /** What the form holds. */
  readonly values: FormValues;
  /** The fields of the group. */
  readonly children: ReactNode;
}

/** What a field holds, in a few words: "1.2% of the price"; of rows, how many there are. */
function inWords(field: Field, value: FormValue, values: FormValues): string {
  if (typeof value !== 'string') return String(value.length);
  const unit = 'unit' in field ? unitOf(field.unit as Unit | undefined, values) : '';
  const label = optionOf(field, value)?.label;
  return label ?? `${value}${unit.startsWith('%') ? '' : ' '}${unit}`.trim();
}

/**
 * Fields that are folded until somebody wants them. They are open while one of them is filled in or
 * refused, and stay as the visitor left them. While they are folded, they are not in the document.
 */
export function FieldGroup({ group, fields, form, values, children }: FieldGroupProps) {
  const box = useRef<HTMLDetailsElement>(null);
  /** What the visitor chose; nothing so far. */
  const [chosen, setChosen] = useState<boolean>();
  /** What is filled in, in a few words each. */
  const filled = group.fields.flatMap((id) => {
    const field = fields[id];
    const value = values[id];
    return !field ||
      value === undefined ||
      'asUnit' in field ||
      !holds(field.when, values) ||
      isInitial(field, value)
      ? []
      : [`${field.label} ${inWords(field, value, values)}`];
  });
  const isRefused = group.fields.some((id) => get(form.formState.errors, id));
  const isOpen = isRefused || (chosen ?? (group.open || filled.length > 0));

  // It may have been opened before React was there; and what was refused stays open while it is mended.
  useEffect(() => {
    if (box.current?.open) setChosen((before) => isRefused || (before ?? true));
  }, [isRefused]);

  return (
    <details
      ref={box}
      data-group=""
      className={styles.group}
      open={isOpen}
      suppressHydrationWarning
      onToggle={({ currentTarget }) => {
        if (currentTarget.open === isOpen) return;
        setChosen(currentTarget.open);
        // What is refused has to be seen.
        if (isRefused) currentTarget.open = true;
      }}
    >
      <summary>
        {group.label}
        {!isOpen && filled.length > 0 ? (
          <span data-filled="">: {filled.join(', ')}</span>
        ) : (
          <small> (optional)</small>
        )}
      </summary>
      {isOpen && <div className={styles.fields}>{children}</div>}
    </details>
  );
}
