import { type MouseEvent, useEffect, useRef } from 'react';
import { get, type UseFormReturn } from 'react-hook-form';
import type { Fields } from '../../../schemas/manifest.ts';
import { mayMove } from '../../browser/may-move.ts';
import type { Problem } from '../../engine/answer/answer.ts';
import { controlOf } from '../fields/control.ts';
import styles from '../tools.module.css';

/** The errors of a form. */
export interface ErrorSummaryProps {
  readonly fields: Fields;
  readonly problems: readonly Problem[];
  readonly form: UseFormReturn<Record<string, unknown>>;
}

/** The name of a control: "Principal"; in a row, "Course 2, credits". */
function nameOf(fields: Fields, control = ''): string {
  const [id = '', index, sub = ''] = control.split('.');
  const field = fields[id];
  if (!field || !('fields' in field) || !index) return field?.label ?? '';
  return `${field.rowLabel} ${Number(index) + 1}, ${field.fields[sub]?.label.toLowerCase()}`;
}

function focusControl(event: MouseEvent, control = '') {
  const found = controlOf(control);
  event.preventDefault();
  found?.focus({ preventScroll: true });
  (found?.closest('[data-invalid]') ?? found)?.scrollIntoView({ block: 'center' });
}

/** The list of validation errors after a submit, with a link to each control; a single one needs no list. */
export const ErrorSummary = (props: ErrorSummaryProps) =>
  props.problems.length > 1 ? <Problems {...props} /> : null;

function Problems({ fields, problems, form }: ErrorSummaryProps) {
  const box = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each refusal anew
  useEffect(() => {
    if (mayMove()) box.current?.focus();
  }, [problems]);
  return (
    <section ref={box} tabIndex={-1} aria-labelledby="problems-title" className={styles.problems}>
      <h2 id="problems-title">{problems.length} fields need another look</h2>
      <ul>
        {problems.map(({ field, message }) => {
          const fixed = !get(form.formState.errors, field ?? '');
          return (
            <li key={field} data-fixed={fixed ? '' : undefined}>
              <a href={`#field-${field}`} onClick={(event) => focusControl(event, field)}>
                {fixed && (
                  <>
                    <span aria-hidden="true">✓ </span>
                    <span className="visually-hidden">Done: </span>
                  </>
                )}
                {nameOf(fields, field)}: {message}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
