import { keyAt } from '../draft/draft.ts';
import { type Form, type Node, problemsAt, useForm } from './context.ts';
import { AddOne } from './controls.tsx';
import { controlId } from './focus.ts';
import styles from './form.module.css';
import { Problems } from './Labelled.tsx';
import { isObject, type JsonObject, type Shape, within } from './shapes.ts';
import { firstKeys, wordsFor } from './words.ts';

interface GroupProps extends Omit<Node, 'schema' | 'value'> {
  readonly shape: Extract<Shape, { is: 'object' }>;
  readonly value: JsonObject;
  /** Only these keys, of the draft as a whole. */
  readonly only?: ((key: string) => boolean) | undefined;
}

/** The keys that are drawn of an object: the first ones, the required ones, and those that it has. */
export function drawnKeys(
  { shape, value, pattern, path }: Pick<GroupProps, 'shape' | 'value' | 'pattern' | 'path'>,
  isShown: Form['isShown'],
): readonly string[] {
  const { properties, required } = shape;
  const first = firstKeys(pattern).filter((key) => Object.hasOwn(properties, key));
  const further = Object.keys(properties).filter(
    (key) => required.includes(key) || Object.hasOwn(value, key) || isShown(keyAt([...path, key])),
  );
  return [...new Set([...first, ...further])];
}

/** The keys of an object, and a select of those that it may have as well. */
export function Group({ path, pattern, around, shape, value, only = () => true }: GroupProps) {
  const form = useForm();
  const { Value } = form;
  const drawn = drawnKeys({ shape, value, pattern, path }, form.isShown).filter(only);
  const unknown = Object.keys(value).filter(
    (key) => !Object.hasOwn(shape.properties, key) && only(key),
  );
  const further = Object.keys(shape.properties).filter(
    (key) => !drawn.includes(key) && only(key) && !key.startsWith('$'),
  );
  const isDrawn = (key: string | number) =>
    drawn.includes(String(key)) || unknown.includes(String(key));
  // The problems of the draft as a whole stand above all of its parts.
  const problems = path.length === 0 ? [] : problemsAt(form, path, isDrawn);
  const first = firstKeys(pattern);
  const node = (key: string) => ({
    path: [...path, key],
    pattern: within(pattern, key),
    around: [...around, value],
    value: value[key],
  });
  const takeAway = (key: string) => () => {
    form.set([...path, key], undefined);
    form.show(keyAt([...path, key]), false);
    form.focus(controlId([...path, '+']));
  };
  return (
    <div className={styles.group}>
      {problems.length > 0 && <Problems path={path} problems={problems} />}
      {drawn.map((key) => {
        const isOptional = !shape.required.includes(key);
        const isSingle = !isObject(value[key]) && !Array.isArray(value[key]);
        return (
          <Value
            key={key}
            {...node(key)}
            schema={shape.properties[key] ?? {}}
            words={wordsFor(within(pattern, key))}
            isOptional={isOptional}
            remove={
              isOptional && !(isSingle && first.includes(key)) && value[key] !== undefined
                ? takeAway(key)
                : undefined
            }
          />
        );
      })}
      {unknown.map((key) => (
        <Value
          key={key}
          {...node(key)}
          schema={{}}
          words={{ label: key, help: 'A key that calculators do not have.' }}
          isOptional
          remove={takeAway(key)}
        />
      ))}
      {further.length > 0 && (
        <AddOne
          attributes={{ id: controlId([...path, '+']) }}
          label={path.length === 0 ? 'Add something more' : 'Add…'}
          names={further.map((key) => {
            const { label } = wordsFor(within(pattern, key));
            const { description } = form.schemas.resolve(shape.properties[key] ?? {});
            return { id: key, label: description ? `${label}: ${description}` : label };
          })}
          add={(key) => {
            const schema = shape.properties[key] ?? {};
            const at = [...path, key];
            form.show(keyAt(at), true);
            form.open(keyAt(at), true);
            // A text begins blank, which no key of a manifest may be.
            const starting = form.schemas.starting(schema);
            if (isObject(starting) || typeof starting === 'boolean') form.set(at, starting);
            form.focus(controlId(at));
          }}
        />
      )}
    </div>
  );
}
