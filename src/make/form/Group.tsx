import * as z from 'zod';
import {
  docOf,
  isObject,
  type JsonObject,
  type ObjectShape,
  propertyOf,
  starting,
} from '../../../schemas/shapes.ts';
import { isForOneself, keyAt } from '../../engine/draft/draft.ts';
import { type Form, type Node, problemsAt, useForm } from './context.ts';
import { AddOne } from './controls.tsx';
import { controlId } from './focus.ts';
import styles from './form.module.css';
import { Problems } from './Labelled.tsx';

interface GroupProps extends Omit<Node, 'schema' | 'value'> {
  readonly shape: ObjectShape;
  readonly value: JsonObject;
  /** Only these keys, of the draft as a whole. */
  readonly only?: ((key: string) => boolean) | undefined;
}

/** The schema of a key that the language does not have. */
const anything = z.unknown();

/** Keys of fields and results that a calculator for oneself works without: the form has them once they are added. */
const onlyAdded: readonly string[] = ['help', 'headline'];

/** The keys that are drawn of an object: the first ones, the required ones, and those that it has. */
export function drawnKeys(
  { shape, value, doc, path }: Pick<GroupProps, 'shape' | 'value' | 'doc' | 'path'>,
  isShown: Form['isShown'],
  isOwn = false,
): readonly string[] {
  const { properties, required } = shape;
  const first = (doc.first ?? []).filter((key) => Object.hasOwn(properties, key));
  const further = Object.keys(properties).filter(
    (key) => required.includes(key) || Object.hasOwn(value, key),
  );
  const isLeftOut = (key: string) => onlyAdded.includes(key) || docOf(shape, key).forSite;
  const drawn = [...first, ...further].filter((key) => !(isOwn && isLeftOut(key)));
  const shown = Object.keys(properties).filter((key) => isShown(keyAt([...path, key])));
  return [...new Set([...drawn, ...shown])];
}

/** The keys of an object, and a select of those that it may have as well. */
export function Group({ path, doc, around, shape, value, only = () => true }: GroupProps) {
  const form = useForm();
  const { Value } = form;
  const isOwn = isForOneself(form.data);
  const drawn = drawnKeys({ shape, value, doc, path }, form.isShown, isOwn).filter(only);
  const unknown = Object.keys(value).filter(
    (key) => !Object.hasOwn(shape.properties, key) && only(key),
  );
  const further = Object.keys(shape.properties).filter(
    (key) =>
      !drawn.includes(key) &&
      only(key) &&
      !key.startsWith('$') &&
      !(isOwn && docOf(shape, key).forSite && !Object.hasOwn(value, key)),
  );
  const isDrawn = (key: string | number) =>
    drawn.includes(String(key)) || unknown.includes(String(key));
  // The problems of the draft as a whole stand above all of its parts.
  const problems = path.length === 0 ? [] : problemsAt(form, path, isDrawn);
  const node = (key: string) => ({
    path: [...path, key],
    around: [...around, value],
    value: value[key],
    schema: propertyOf(shape, key) ?? anything,
    doc: docOf(shape, key),
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
            isOptional={isOptional}
            remove={
              isOptional && !(isSingle && doc.first?.includes(key)) && value[key] !== undefined
                ? takeAway(key)
                : undefined
            }
          />
        );
      })}
      {unknown.map((key) => (
        <Value key={key} {...node(key)} isOptional remove={takeAway(key)} />
      ))}
      {further.length > 0 && (
        <AddOne
          attributes={{ id: controlId([...path, '+']) }}
          label={path.length === 0 ? 'Add something more' : 'Add…'}
          names={further.map((key) => {
            const { label, description } = docOf(shape, key);
            return { id: key, label: `${label}: ${description}` };
          })}
          add={(key) => {
            const at = [...path, key];
            form.show(keyAt(at), true);
            form.open(keyAt(at), true);
            // A text begins blank, which no key of a manifest may be.
            const begun = starting(propertyOf(shape, key) ?? anything);
            if (Object.hasOwn(value, key)) return form.focus(controlId(at));
            if (isObject(begun) || typeof begun === 'boolean') form.set(at, begun);
            form.focus(controlId(at));
          }}
        />
      )}
    </div>
  );
}
