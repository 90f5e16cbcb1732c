import { type NodeProps, useForm } from './context.ts';
import { NumberBox } from './controls.tsx';
import { controlId } from './focus.ts';
import styles from './form.module.css';
import { Labelled, SignButton } from './Labelled.tsx';

/** A list of pairs of numbers, a line for each: the limits of a table with their figures. */
export function PairRows(props: NodeProps & { readonly value: readonly unknown[] | undefined }) {
  const { path, value = [], doc, remove } = props;
  const form = useForm();
  const id = controlId(path);
  const cell = (row: unknown, at: number): unknown => (Array.isArray(row) ? row[at] : row);
  return (
    <Labelled path={path} doc={doc} remove={remove} isGroup>
      {({ id: first }) => (
        <div className={styles.rows}>
          {value.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no ids
            <div key={index} className={styles.row}>
              {['from', 'figure'].map((name, at) => (
                <NumberBox
                  key={name}
                  id={index === 0 && at === 0 ? first : `${id}[${index}][${at}]`}
                  aria-label={`Line ${index + 1}, ${name}`}
                  aria-invalid={typeof cell(row, at) !== 'number' || undefined}
                  value={cell(row, at)}
                  change={(next) =>
                    form.set(
                      path,
                      value.with(index, at === 0 ? [next, cell(row, 1)] : [cell(row, 0), next]),
                    )
                  }
                />
              ))}
              <SignButton
                label={`Remove line ${index + 1}`}
                onClick={() => {
                  form.set(path, value.toSpliced(index, 1));
                  form.focus(`${id}:add`);
                }}
              />
            </div>
          ))}
          <button
            type="button"
            id={`${id}:add`}
            onClick={() => {
              form.set(path, [...value, ['', '']]);
              form.focus(value.length === 0 ? first : `${id}[${value.length}][0]`);
            }}
          >
            Add a line
          </button>
        </div>
      )}
    </Labelled>
  );
}
