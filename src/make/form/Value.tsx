import type { ReactNode } from 'react';
import * as z from 'zod';
import type { KeyDoc } from '../../../schemas/manifest-keys.ts';
import { condition, given } from '../../../schemas/manifest-schema.ts';
import { keyNamesAt, namesAt } from '../../../schemas/references.ts';
import {
  discriminants,
  discriminatorOf,
  docOf,
  entryDoc,
  isObject,
  type JsonObject,
  type ObjectShape,
  optionOf,
  type Schema,
  type Shape,
  shapeOf,
  unwrapped,
} from '../../../schemas/shapes.ts';
import { keyAt } from '../../engine/draft/draft.ts';
import { inShape } from '../../engine/draft/entries.ts';
import { Cards } from './Cards.tsx';
import { Condition } from './Condition.tsx';
import { FormContext, type NodeProps, problemsAt, problemsIn, useForm } from './context.ts';
import {
  BooleanControl,
  ChecksControl,
  DayControl,
  entryNamesOf,
  FlagControl,
  JsonControl,
  LinesControl,
  NamesControl,
  NumberControl,
  NumberOrName,
  NumbersControl,
  namesOfTexts,
  Options,
  SelectControl,
  TextControl,
} from './controls.tsx';
import { FormulaBox } from './FormulaBox.tsx';
import { controlId } from './focus.ts';
import styles from './form.module.css';
import { GivenControl } from './GivenControl.tsx';
import { Group } from './Group.tsx';
import { Labelled, Problems, SignButton } from './Labelled.tsx';
import { PairRows } from './PairRows.tsx';

/*
 * Draws any value of a draft by its schema. What has another shape than its schema wants is drawn as JSON:
 * nothing that a draft holds is out of sight.
 */

/** A value with its label, by its shape. */
export function Value(props: NodeProps) {
  const { value, doc } = props;
  const form = useForm();
  const schema = unwrapped(props.schema);
  if (schema === condition) return <Condition {...props} />;
  if (schema === given) return <GivenControl {...props} />;
  const shape = shapeOf(schema);
  if (shape.is === 'union') return <UnionValue {...props} options={shape.options} />;
  const isBlank = value === undefined || value === '';
  if (shape.is === 'anything') return <JsonControl {...props} />;
  if (isUnexpected(shape, value)) {
    return <JsonControl {...props} why="Another kind of value is expected here." />;
  }
  if (shape.is === 'object') {
    return (
      <Fold {...props}>
        <Group {...props} shape={shape} value={isObject(value) ? value : {}} />
      </Fold>
    );
  }
  if (shape.is === 'record') {
    return (
      <Fold {...props}>
        <RecordValue {...props} of={shape.of} value={isObject(value) ? value : {}} />
      </Fold>
    );
  }
  if (shape.is === 'list' || shape.is === 'tuple') return <ListValue {...props} shape={shape} />;
  const names = namesAt(form.data, props, form.slugs);
  switch (shape.is) {
    case 'texts':
      return shape.texts.length === 1 && props.isOptional ? (
        <FlagControl {...props} flag={shape.texts[0]} />
      ) : (
        <SelectControl {...props} names={namesOfTexts(doc, shape.texts)} />
      );
    case 'flag':
      return <FlagControl {...props} flag={shape.value} />;
    case 'boolean':
      return <BooleanControl {...props} />;
    case 'number':
      return <NumberControl {...props} />;
    case 'day':
      return <DayControl {...props} />;
    default:
      if (doc.names === 'formula') return <FormulaBox {...props} />;
      if (names && (names.length > 0 || isBlank)) return <SelectControl {...props} names={names} />;
      return <TextControl {...props} />;
  }
}

/** Whether a value has another shape than its control could hold. */
function isUnexpected({ is }: Shape, value: unknown): boolean {
  if (value === undefined) return false;
  if (is === 'object' || is === 'record') return !isObject(value);
  if (is === 'list' || is === 'tuple') return !Array.isArray(value);
  return (
    typeof value === 'object' || ((is === 'flag' || is === 'boolean') && typeof value !== 'boolean')
  );
}

/** A part with parts: folded, unless its card or its section folds it. */
function Fold({ children, ...props }: NodeProps & { readonly children: ReactNode }) {
  const { path, doc, remove } = props;
  const form = useForm();
  if (doc.parts === 'open') return children;
  if (doc.parts === 'framed') {
    return (
      <Labelled {...{ path, doc, remove }} problems={[]} isGroup>
        {({ id }) => (
          <div id={id} tabIndex={-1} className={styles.inner}>
            {children}
          </div>
        )}
      </Labelled>
    );
  }
  const isOpen = form.isOpen(keyAt(path));
  const problems = problemsIn(form, path).length;
  return (
    <div className={styles.part}>
      <div className={styles.cardHead}>
        <button
          type="button"
          id={controlId(path)}
          className={styles.fold}
          aria-expanded={isOpen}
          onClick={() => form.open(keyAt(path), !isOpen)}
        >
          <span>{doc.label}</span>
          <small>
            <code>{String(path.at(-1))}</code>
            {problems > 0 && <strong className={styles.count}> {problems} to look at</strong>}
          </small>
        </button>
        {remove && <SignButton label={`Remove ${doc.label}`} onClick={remove} />}
      </div>
      {isOpen && (
        <div className={styles.cardBody}>
          <p className={styles.help}>{doc.help ?? doc.description}</p>
          {children}
        </div>
      )}
    </div>
  );
}

/** A record: a control for each known name, or cards. */
function RecordValue(props: NodeProps & { readonly of: Schema; readonly value: JsonObject }) {
  const { path, around, value, of, doc } = props;
  const form = useForm();
  const { Value: Each } = form;
  const names = keyNamesAt(form.data, props);
  const isDrawn = (key: string | number) =>
    Object.hasOwn(value, key) || (names?.some(({ id }) => id === key) ?? false);
  const problems = problemsAt(form, path, isDrawn);
  if (!names) {
    return (
      <>
        {problems.length > 0 && <Problems path={path} problems={problems} />}
        <Cards {...props} />
      </>
    );
  }
  const all = [
    ...names,
    ...Object.keys(value)
      .filter((id) => !names.some((name) => name.id === id))
      .map((id) => ({ id, label: id })),
  ];
  return (
    <div className={styles.group}>
      {problems.length > 0 && <Problems path={path} problems={problems} />}
      {all.length === 0 && (
        <p className={styles.help}>Nothing can be named in “{doc.label}” yet.</p>
      )}
      {all.map(({ id, label }) => (
        <Each
          key={id}
          path={[...path, id]}
          around={[...around, value]}
          schema={of}
          value={value[id]}
          doc={entryDoc(doc, 'record', label)}
          isOptional
        />
      ))}
    </div>
  );
}

/** A list: of names, texts, numbers, pairs of numbers, or of cards. */
function ListValue(
  props: NodeProps & { readonly shape: Extract<Shape, { is: 'list' | 'tuple' }> },
) {
  const { path, around, doc, shape, remove } = props;
  const form = useForm();
  const { Value: Each } = form;
  const value = Array.isArray(props.value) ? props.value : undefined;
  if (shape.is === 'tuple') {
    return (
      <Labelled
        path={path}
        doc={doc}
        problems={problemsAt(form, path, (key) => Number(key) < shape.of.length)}
        remove={remove}
        isGroup
      >
        {() => (
          <div className={styles.pair}>
            {shape.of.map((of, index) => (
              <Each
                // biome-ignore lint/suspicious/noArrayIndexKey: a tuple has fixed positions
                key={index}
                path={[...path, index]}
                around={[...around, value]}
                schema={of}
                value={value?.[index]}
                doc={entryDoc(doc, 'tuple', index === 0 ? 'First' : 'Second')}
              />
            ))}
          </div>
        )}
      </Labelled>
    );
  }
  const of = shapeOf(shape.of);
  const isFlat = !value?.some((each) => typeof each === 'object');
  if (isFlat && of.is === 'texts') {
    return <ChecksControl {...props} names={namesOfTexts(doc, of.texts)} />;
  }
  if (isFlat && of.is === 'number') return <NumbersControl {...props} value={value} />;
  if (isFlat && of.is === 'text') {
    const names = entryNamesOf(form, props);
    return names ? (
      <NamesControl {...props} names={names} />
    ) : (
      <LinesControl {...props} value={value} />
    );
  }
  if (of.is === 'tuple') return <PairRows {...props} value={value} />;
  const problems = problemsAt(form, path, (key) => Number(key) < (value?.length ?? 0));
  return (
    <Fold {...props}>
      {problems.length > 0 && <Problems path={path} problems={problems} />}
      <Cards {...props} value={value ?? []} of={shape.of} />
    </Fold>
  );
}

/** One way to say a value that has several. */
interface Choice {
  readonly id: string;
  readonly label: string;
  readonly option: Schema;
  /** The value itself, where the shape is one text. */
  readonly text?: string;
}

/** What tells an object from others: the first key that only it needs, or else its first discriminating text. */
function nameOf(shape: ObjectShape, objects: readonly ObjectShape[]): string | undefined {
  const others = objects.filter((each) => each !== shape);
  const own = shape.required.find((key) => !others.some(({ required }) => required.includes(key)));
  if (own !== undefined) return own;
  const texts = Object.values(shape.properties)
    .map(shapeOf)
    .find(({ is }) => is === 'texts');
  return texts?.is === 'texts' ? texts.texts[0] : undefined;
}

/** The ways in which a value can be said, each with a name. */
function choicesOf(doc: KeyDoc, options: readonly Schema[]): readonly Choice[] {
  const objects = options.map(shapeOf).filter((shape) => shape.is === 'object');
  return options.flatMap((option, index): readonly Choice[] => {
    const shape = shapeOf(option);
    if (shape.is === 'texts') {
      return namesOfTexts(doc, shape.texts).map(({ id: text, label }) => ({
        ...{ id: `text:${text}`, label, option, text },
      }));
    }
    const name = (shape.is === 'object' && nameOf(shape, objects)) || shape.is;
    const label =
      doc.shapes?.[name] ?? (shape.is === 'object' ? docOf(shape, name).label : shape.is);
    return [{ id: `${index}`, label, option }];
  });
}

/** The option that a value has; of one that is not complete yet, the one for a number or a text. */
function currentOption(options: readonly Schema[], value: unknown): Schema | undefined {
  if (value === undefined) return options[0];
  const isSingle = (each: Schema) => ['number', 'text'].includes(shapeOf(each).is);
  return (
    optionOf(options, value) ?? (typeof value === 'object' ? undefined : options.find(isSingle))
  );
}

/** A value that can have several shapes, with a select of them. */
function UnionValue(props: NodeProps & { readonly options: readonly Schema[] }) {
  const { options, value, path, doc } = props;
  const form = useForm();
  const { Value: Each } = form;

  // Numbers and names: what limits are compared with.
  const types = options.map((option) => shapeOf(option).is);
  const names = namesAt(form.data, props, form.slugs);
  if (names && types.length === 2 && types.includes('number') && types.includes('text')) {
    return typeof value === 'object' && value !== null ? (
      <JsonControl {...props} />
    ) : (
      <NumberOrName {...props} names={names} />
    );
  }

  const option = currentOption(options, value);
  const shape = option && shapeOf(option);
  const discriminator = shape?.is === 'object' ? discriminatorOf(options) : undefined;
  if (shape?.is === 'object' && discriminator !== undefined && isObject(value)) {
    return <DiscriminatedGroup {...props} {...{ shape, value, discriminator }} />;
  }

  const choices = choicesOf(doc, options);
  const isUnset = value === undefined;
  const current = choices.find(
    (each) => each.option === option && (isUnset || each.text === undefined || each.text === value),
  );
  const id = `${controlId(path)}:shape`;
  const choose = (chosen: Choice | undefined) => {
    if (!chosen) return;
    form.set(path, chosen.text ?? inShape(value, chosen.option));
    form.open(keyAt(path), true);
    form.focus(id);
  };
  return (
    <div className={styles.union}>
      {current?.text === undefined && option ? (
        <Each {...props} schema={option} />
      ) : current?.text !== undefined ? (
        <Labelled path={path} doc={doc} remove={props.remove}>
          {(attributes) => <output {...attributes}>{current.label}</output>}
        </Labelled>
      ) : (
        <JsonControl {...props} />
      )}
      <select
        id={id}
        className={styles.shape}
        aria-label={`${doc.label}: which way`}
        value={current?.id ?? ''}
        onChange={({ target }) => choose(choices.find((each) => each.id === target.value))}
      >
        <Options
          names={choices}
          value={current?.id ?? ''}
          blank={current ? undefined : 'another shape'}
        />
      </select>
    </div>
  );
}

/** An object whose kind says which keys it has: another kind keeps what both have. */
function DiscriminatedGroup(
  props: NodeProps & {
    readonly options: readonly Schema[];
    readonly shape: ObjectShape;
    readonly value: JsonObject;
    readonly discriminator: string;
  },
) {
  const { options, shape, discriminator, path, value } = props;
  const form = useForm();
  const kinds = discriminants(options, discriminator);
  // The select offers the kinds of all shapes, and a change brings the keys of the other shape.
  const doc = {
    ...docOf(shape, discriminator),
    texts: Object.fromEntries(kinds.map(({ text, label }) => [text, label])),
  };
  const all: ObjectShape = {
    ...shape,
    properties: { ...shape.properties, [discriminator]: z.enum(Object.keys(doc.texts)) },
    docs: { ...shape.docs, [discriminator]: doc },
  };
  const set: typeof form.set = (at, next) => {
    const option = kinds.find(({ text }) => text === next)?.option;
    const isKind = at.length === path.length + 1 && at.at(-1) === discriminator;
    if (isKind && option) form.set(path, inShape({ ...value, [discriminator]: next }, option));
    else form.set(at, next);
  };
  const group = (
    <FormContext value={{ ...form, set }}>
      <Group {...props} shape={all} />
    </FormContext>
  );
  return <Fold {...props}>{group}</Fold>;
}
