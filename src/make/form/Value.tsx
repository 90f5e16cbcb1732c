import type { ReactNode } from 'react';
import { keyAt } from '../draft/draft.ts';
import { Cards } from './Cards.tsx';
import { Condition } from './Condition.tsx';
import {
  type Form,
  FormContext,
  type NodeProps,
  problemsAt,
  problemsIn,
  useForm,
} from './context.ts';
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
  SelectControl,
  TextControl,
} from './controls.tsx';
import { inShape } from './edits.ts';
import { FormulaBox } from './FormulaBox.tsx';
import { controlId } from './focus.ts';
import styles from './form.module.css';
import { GivenControl } from './GivenControl.tsx';
import { Group } from './Group.tsx';
import { Labelled, Problems } from './Labelled.tsx';
import { PairRows } from './PairRows.tsx';
import { keyNamesAt, namesAt, referenceAt } from './references.ts';
import {
  isObject,
  type JsonObject,
  type JsonSchema,
  type Schemas,
  type Shape,
  within,
} from './shapes.ts';
import { shapeInWords, textInWords, wordsFor } from './words.ts';

/*
 * Draws any value of a draft by its schema. What has another shape than its schema wants is drawn as JSON:
 * nothing that a draft holds is out of sight.
 */

/** A value with its label, by its shape. */
export function Value(props: NodeProps) {
  const { pattern, value, path, around } = props;
  const form = useForm();
  const { schemas } = form;
  if (/(^|\.)when$|^cases\.\*$/.test(pattern)) return <Condition {...props} />;
  if (/^examples\.\*\.given\.\*$/.test(pattern)) return <GivenControl {...props} />;
  const shape = schemas.shape(props.schema);
  if (shape.is === 'union') return <UnionValue {...props} options={shape.options} />;
  const isBlank = value === undefined || value === '';
  if (isUnexpected(shape, value) || isAnything(props.schema)) {
    const why = isAnything(props.schema) ? undefined : `Another kind of value is expected here.`;
    return <JsonControl {...props} why={why} />;
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
  const names = namesAt(form.data, { pattern, path, around }, form.slugs);
  switch (shape.is) {
    case 'texts':
      return shape.texts.length === 1 && props.isOptional ? (
        <FlagControl {...props} flag={shape.texts[0]} />
      ) : (
        <SelectControl {...props} names={textsOf(form, props, shape.texts)} />
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
      if (referenceAt(pattern) === 'formula') return <FormulaBox {...props} />;
      if (names && (names.length > 0 || isBlank)) return <SelectControl {...props} names={names} />;
      return <TextControl {...props} isLong={pattern === 'article'} />;
  }
}

/** A schema that says nothing: of a key that the language does not have. */
const isAnything = (schema: JsonSchema): boolean => Object.keys(schema).length === 0;

/** Whether a value has another shape than its control could hold. */
function isUnexpected({ is }: Shape, value: unknown): boolean {
  if (value === undefined) return false;
  if (is === 'object' || is === 'record') return !isObject(value);
  if (is === 'list' || is === 'tuple') return !Array.isArray(value);
  return (
    typeof value === 'object' || ((is === 'flag' || is === 'boolean') && typeof value !== 'boolean')
  );
}

/** The categories have titles, all other texts their words. */
function textsOf({ categories }: Form, { path, pattern }: NodeProps, texts: readonly string[]) {
  if (pattern !== 'category') return namesOfTexts(String(path.at(-1)), texts);
  return texts.map((id) => ({
    id,
    label: categories.find((each) => each.id === id)?.title ?? id,
  }));
}

/** A part with parts: folded, unless its card or its section folds it. */
function Fold({ children, ...props }: NodeProps & { readonly children: ReactNode }) {
  const { path, pattern, words, remove, schema } = props;
  const form = useForm();
  const { description } = form.schemas.resolve(schema);
  if (/^$|(^|\.)\*$|^(fields|results|examples|laws)$/.test(pattern)) return children;
  if (/^actions$|\.(given|shows|options|unit|fields|columns|formula)$/.test(pattern)) {
    return (
      <Labelled {...{ path, words, description, remove }} problems={[]} isGroup>
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
          <span>{words.label}</span>
          <small>
            <code>{String(path.at(-1))}</code>
            {problems > 0 && <strong className={styles.count}> {problems} to look at</strong>}
          </small>
        </button>
        {remove && (
          <button
            type="button"
            className={styles.sign}
            aria-label={`Remove ${words.label}`}
            onClick={remove}
          >
            ×
          </button>
        )}
      </div>
      {isOpen && (
        <div className={styles.cardBody}>
          <p className={styles.help}>{words.help ?? description}</p>
          {children}
        </div>
      )}
    </div>
  );
}

/** A record: a control for each known name, or cards. */
function RecordValue(props: NodeProps & { readonly of: JsonSchema; readonly value: JsonObject }) {
  const { path, pattern, around, value, of, words } = props;
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
        <p className={styles.help}>Nothing can be named in “{words.label}” yet.</p>
      )}
      {all.map(({ id, label }) => (
        <Each
          key={id}
          path={[...path, id]}
          pattern={within(pattern, '*')}
          around={[...around, value]}
          schema={of}
          value={value[id]}
          words={{ label }}
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
  const { path, pattern, around, words, shape, remove } = props;
  const form = useForm();
  const { Value: Each } = form;
  const value = Array.isArray(props.value) ? props.value : undefined;
  if (shape.is === 'tuple') {
    return (
      <Labelled
        path={path}
        words={words}
        description={form.schemas.resolve(props.schema).description}
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
                pattern={within(pattern, '*')}
                around={[...around, value]}
                schema={of}
                value={value?.[index]}
                words={{ label: index === 0 ? 'First' : 'Second' }}
              />
            ))}
          </div>
        )}
      </Labelled>
    );
  }
  const of = form.schemas.shape(shape.of);
  const isFlat = !value?.some((each) => typeof each === 'object');
  if (isFlat && of.is === 'texts') {
    return <ChecksControl {...props} names={namesOfTexts(String(path.at(-1)), of.texts)} />;
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
  readonly option: JsonSchema;
  /** The value itself, where the shape is one text. */
  readonly text?: string;
}

/** The ways in which a value can be said, each with a name. */
function choicesOf(
  schemas: Schemas,
  pattern: string,
  options: readonly JsonSchema[],
): readonly Choice[] {
  const objects = options
    .map((option) => schemas.shape(option))
    .filter(({ is }) => is === 'object');
  return options.flatMap((option, index): readonly Choice[] => {
    const shape = schemas.shape(option);
    const key = pattern.split('.').findLast((part) => part !== '*') ?? '';
    if (shape.is === 'texts') {
      return shape.texts.map((text) => ({
        id: `text:${text}`,
        label: textInWords(key, text),
        option,
        text,
      }));
    }
    let name: string = shape.is;
    if (shape.is === 'object') {
      const own = shape.required.find(
        (each) =>
          !objects.some(
            (other) => other !== shape && 'required' in other && other.required.includes(each),
          ),
      );
      const told = Object.values(shape.properties).map((each) => schemas.shape(each));
      const texts = told.find((each) => each.is === 'texts');
      name = own ?? (texts && 'texts' in texts ? texts.texts[0] : undefined) ?? name;
    }
    const label = shapeInWords(pattern, name) ?? wordsFor(within(pattern, name)).label;
    return [{ id: `${index}`, label, option }];
  });
}

/** A value that can have several shapes, with a select of them. */
function UnionValue(props: NodeProps & { readonly options: readonly JsonSchema[] }) {
  const { options, value, pattern, path, words, around } = props;
  const form = useForm();
  const { schemas } = form;

  // Numbers and names: what limits are compared with.
  const types = options.map((option) => schemas.shape(option).is);
  const names = namesAt(form.data, { pattern, path, around }, form.slugs);
  if (names && types.length === 2 && types.includes('number') && types.includes('text')) {
    return typeof value === 'object' && value !== null ? (
      <JsonControl {...props} />
    ) : (
      <NumberOrName {...props} names={names} />
    );
  }

  // A number that is not complete yet is a text.
  const isSingle = (each: JsonSchema) => ['number', 'text'].includes(schemas.shape(each).is);
  const option =
    value === undefined
      ? options[0]
      : (schemas.optionOf(options, value) ??
        (typeof value === 'object' ? undefined : options.find(isSingle)));
  const shape = option && schemas.shape(option);
  const teller = shape?.is === 'object' ? tellerOf(schemas, options) : undefined;
  if (shape?.is === 'object' && teller !== undefined && isObject(value)) {
    return <ToldGroup {...props} shape={shape} value={value} teller={teller} />;
  }

  const choices = choicesOf(schemas, pattern, options);
  const current =
    option &&
    choices.find((each) =>
      each.text === undefined
        ? each.option === option
        : each.text === value || (value === undefined && each.option === option),
    );
  const id = `${controlId(path)}:shape`;
  const select = (
    <select
      id={id}
      className={styles.shape}
      aria-label={`${words.label}: which way`}
      value={current?.id ?? ''}
      onChange={({ target }) => {
        const chosen = choices.find((each) => each.id === target.value);
        if (!chosen) return;
        form.set(path, chosen.text ?? inShape(schemas, value, chosen.option));
        form.open(keyAt(path), true);
        form.focus(id);
      }}
    >
      {current === undefined && <option value="">another shape</option>}
      {choices.map((each) => (
        <option key={each.id} value={each.id}>
          {each.label}
        </option>
      ))}
    </select>
  );
  const { Value: Each } = form;
  return (
    <div className={styles.union}>
      {current?.text === undefined && option ? (
        <Each
          {...props}
          schema={{ ...option, description: form.schemas.resolve(props.schema).description ?? '' }}
        />
      ) : current?.text !== undefined ? (
        <Labelled path={path} words={words} problems={problemsAt(form, path)} remove={props.remove}>
          {(attributes) => <output {...attributes}>{current.label}</output>}
        </Labelled>
      ) : (
        <JsonControl {...props} />
      )}
      {select}
    </div>
  );
}

/** The key whose text says which of several objects a value is; `undefined` if no key does. */
const tellerOf = (schemas: Schemas, options: readonly JsonSchema[]): string | undefined =>
  ['kind', 'law'].find((key) =>
    options.every((option) => {
      const shape = schemas.shape(option);
      return shape.is === 'object' && Object.hasOwn(shape.properties, key);
    }),
  );

/** An object whose kind says which keys it has: another kind keeps what both have. */
function ToldGroup(
  props: NodeProps & {
    readonly options: readonly JsonSchema[];
    readonly shape: Extract<Shape, { is: 'object' }>;
    readonly value: JsonObject;
    readonly teller: string;
  },
) {
  const { options, shape, teller, path, value } = props;
  const form = useForm();
  const { schemas } = form;
  const tellers = options.flatMap((option) => {
    const each = schemas.shape(option);
    const texts = each.is === 'object' ? schemas.shape(each.properties[teller] ?? {}) : undefined;
    return texts?.is === 'texts' ? texts.texts.map((text) => ({ text, option })) : [];
  });
  // The select offers the kinds of all shapes, and a change brings the keys of the other shape.
  const properties = {
    ...shape.properties,
    [teller]: {
      ...schemas.resolve(shape.properties[teller] ?? {}),
      const: undefined,
      enum: tellers.map(({ text }) => text),
    },
  };
  const set: typeof form.set = (at, next) => {
    const option = tellers.find(({ text }) => text === next)?.option;
    const isTeller = at.length === path.length + 1 && at.at(-1) === teller;
    if (isTeller && option) form.set(path, inShape(schemas, { ...value, [teller]: next }, option));
    else form.set(at, next);
  };
  const group = (
    <FormContext value={{ ...form, set }}>
      <Group {...props} shape={{ ...shape, properties }} />
    </FormContext>
  );
  return <Fold {...props}>{group}</Fold>;
}
