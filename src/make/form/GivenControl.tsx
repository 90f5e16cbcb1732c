import { isNumberField } from '../../../schemas/number-field.ts';
import { fieldNamed, labelOf, objectAt, optionNames } from '../../../schemas/references.ts';
import { isObject } from '../../../schemas/shapes.ts';
import { keyAt, type Path } from '../../engine/draft/draft.ts';
import { without } from '../../engine/draft/entries.ts';
import { type NodeProps, problemsAt, useForm } from './context.ts';
import { JsonControl, Options } from './controls.tsx';
import styles from './form.module.css';
import { Labelled } from './Labelled.tsx';

/** What an example enters into a field, by the field’s own kind. A blank one keeps its default. */
export function GivenControl(props: NodeProps) {
  const { path, value } = props;
  const form = useForm();
  const field = fieldNamed(
    form.data,
    path
      .slice(3)
      .filter((part) => typeof part === 'string')
      .join('.'),
    path,
  );
  if (field.kind === 'rows' && (value === undefined || isRows(value)))
    return <GivenRows {...props} />;
  if (typeof value === 'object' && value !== null) return <JsonControl {...props} />;
  const text = value === undefined ? '' : String(value);
  const isNumber = isNumberField({ kind: field.kind });
  const set = (next: string) => form.set(path, next === '' ? undefined : typed(next, isNumber));
  const options = optionNames(field);
  const doc = {
    ...props.doc,
    help: typeof field.unit === 'string' ? `Unit: ${field.unit}` : undefined,
  };
  return (
    <Labelled path={path} doc={doc}>
      {(attributes) =>
        options.length > 0 ? (
          <select {...attributes} value={text} onChange={({ target }) => set(target.value)}>
            <Options names={options} value={text} blank="as it opens" />
          </select>
        ) : (
          <input
            {...attributes}
            type={typeOf(field.kind, text)}
            inputMode={isNumber ? 'decimal' : undefined}
            autoComplete="off"
            value={text}
            onChange={({ target }) => set(target.value)}
          />
        )
      }
    </Labelled>
  );
}

/** A number as a number, so that it reads well in JSON; any other text as it is typed. */
function typed(text: string, isNumber: boolean): string | number {
  return isNumber && String(Number(text)) === text ? Number(text) : text;
}

function typeOf(kind: unknown, text: string): string {
  const isBlank = text === '';
  if (kind === 'date' && (isBlank || /^\d{4}-\d\d-\d\d$/.test(text))) return 'date';
  return kind === 'time' && (isBlank || /^\d\d:\d\d$/.test(text)) ? 'time' : 'text';
}

const isRows = (value: unknown): value is readonly object[] =>
  Array.isArray(value) && value.every(isObject);

/** The rows that an example enters, each with the fields of a row. */
function GivenRows(props: NodeProps) {
  const { path, around, schema, doc } = props;
  const form = useForm();
  const { Value } = form;
  const rows = isRows(props.value) ? props.value : [];
  const field = fieldNamed(form.data, path.at(-1), path);
  const fields = objectAt(field, 'fields');
  const name = typeof field.rowLabel === 'string' ? field.rowLabel : 'Row';
  const rowPath = (index: number): Path => [...path, index];
  return (
    <Labelled
      path={path}
      doc={doc}
      isGroup
      problems={problemsAt(form, path, (key) => Number(key) < rows.length)}
    >
      {({ id }) => (
        <div className={styles.inner}>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no ids
            <fieldset key={index} className={styles.card} aria-label={`${name} ${index + 1}`}>
              <div className={styles.cardBody}>
                {Object.entries(fields).map(([sub, each]) => (
                  <Value
                    key={sub}
                    path={[...rowPath(index), sub]}
                    around={[...around, rows, row]}
                    schema={schema}
                    value={(row as Readonly<Record<string, unknown>>)[sub]}
                    doc={{ ...doc, label: labelOf(sub, each) }}
                    isOptional
                  />
                ))}
                <button
                  type="button"
                  onClick={() => {
                    form.set(path, without(rows, index));
                    form.focus(id);
                  }}
                >
                  Remove {name} {index + 1}
                </button>
              </div>
            </fieldset>
          ))}
          <button
            type="button"
            id={id}
            onClick={() => {
              form.set(path, [...rows, {}]);
              const [first] = Object.keys(fields);
              if (first !== undefined)
                form.focus(`draft-${keyAt([...rowPath(rows.length), first])}`);
            }}
          >
            Add {name}
          </button>
        </div>
      )}
    </Labelled>
  );
}
