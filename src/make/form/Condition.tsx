import { limitNames } from '../../../schemas/manifest.ts';
import { limitTexts } from '../../../schemas/manifest-keys.ts';
import {
  constantNames,
  fieldNamed,
  fieldNames,
  figureNames,
  type Name,
  objectAt,
  optionNames,
  rowFields,
} from '../../../schemas/references.ts';
import { isObject, type JsonObject } from '../../../schemas/shapes.ts';
import type { Path } from '../../engine/draft/draft.ts';
import { type NodeProps, useForm, useOwnText } from './context.ts';
import { NumberBox, Options } from './controls.tsx';
import styles from './form.module.css';
import { Labelled, SignButton } from './Labelled.tsx';

/*
 * A condition: one or several, all of which must hold. Each says which field, figure or named condition
 * it is about, how that is compared, and with what.
 */

const comparisons = [
  ['is', 'is'],
  ...limitNames.map((name) => [name, `is ${limitTexts[name]}`] as const),
  ['filled', 'is filled in'],
  ['blank', 'is blank'],
] as const;
type Comparison = (typeof comparisons)[number][0];

/** A condition in the terms of its controls: a subject is “field:age”, “figure:…” or “case:…”. */
interface Parts {
  readonly subject: string;
  readonly comparison: Comparison;
  readonly value: unknown;
}

/** The parts of a condition; `undefined` for one that the controls cannot show. */
function readCondition(condition: unknown): Parts | undefined {
  if (typeof condition === 'string') {
    return {
      subject: condition === '' ? '' : `case:${condition}`,
      comparison: 'is',
      value: undefined,
    };
  }
  if (!isObject(condition)) return undefined;
  const { field, figure, ...rest } = condition;
  const [[key, value] = [], ...more] = Object.entries(rest);
  const name = field ?? figure;
  const known = comparisons.find(([each]) => each === key)?.[0];
  if (typeof name !== 'string' || (field !== undefined && figure !== undefined)) return undefined;
  if (key === undefined || more.length > 0 || !known) return undefined;
  const isText = (each: unknown) => typeof each === 'string';
  if (known === 'is' && !isText(value) && !(Array.isArray(value) && value.every(isText)))
    return undefined;
  if (known === 'filled' && typeof value !== 'boolean') return undefined;
  if (typeof value === 'object' && known !== 'is') return undefined;
  return {
    subject: `${field === undefined ? 'figure' : 'field'}:${name}`,
    comparison: known === 'filled' && value === false ? 'blank' : known,
    value,
  };
}

/** The condition of the controls. */
function writeCondition(subject: string, comparison: Comparison, value: unknown): unknown {
  const [what = '', ...name] = subject.split(':');
  const id = name.join(':');
  if (what === 'case' || subject === '') return id;
  if (comparison === 'filled' || comparison === 'blank') {
    return { [what]: id, filled: comparison === 'filled' };
  }
  return { [what]: id, [comparison]: value ?? '' };
}

/** A `when`, or a condition with a name. */
export function Condition(props: NodeProps) {
  const { path, value, doc, remove, isOptional } = props;
  const form = useForm();
  const isEntry = path.length === 2 && path[0] === 'cases';
  const all = value === undefined ? [''] : Array.isArray(value) ? value : [value];
  const write = (next: readonly unknown[]) => {
    const isNothing = next.length === 0 || (next.length === 1 && next[0] === '');
    form.set(path, isNothing ? (isOptional ? undefined : '') : next.length === 1 ? next[0] : next);
  };
  return (
    <Labelled path={path} doc={doc} remove={remove} isGroup>
      {({ id, ...attributes }) => (
        <div className={styles.conditions}>
          {all.map((each, index) => (
            <OneCondition
              // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no ids
              key={index}
              // The card of a condition with a name has the id of its key.
              id={index === 0 && !isEntry ? id : `${id}:${index}`}
              path={path}
              value={each}
              words={index === 0 ? doc.label : 'And'}
              invalid={attributes['aria-invalid']}
              change={(next) => write(all.with(index, next))}
              remove={
                all.length > 1
                  ? () => {
                      write(all.toSpliced(index, 1));
                      form.focus(isEntry ? `${id}:0` : id);
                    }
                  : undefined
              }
            />
          ))}
          {all.at(-1) !== '' && (
            <button
              type="button"
              className={styles.quiet}
              onClick={() => {
                form.set(path, [...all, '']);
                form.focus(`${id}:${all.length}`);
              }}
            >
              And also…
            </button>
          )}
        </div>
      )}
    </Labelled>
  );
}

interface OneProps {
  readonly id: string;
  readonly path: Path;
  readonly value: unknown;
  readonly words: string;
  readonly invalid: true | undefined;
  readonly change: (value: unknown) => void;
  readonly remove: (() => void) | undefined;
}

/** A condition that the controls cannot show. */
function RawCondition({ id, value, words, invalid, change }: OneProps) {
  const { text, keep, write } = useOwnText(value, JSON.stringify(value), change);
  return (
    <textarea
      id={id}
      className={styles.json}
      aria-label={`${words}, as JSON`}
      aria-invalid={invalid}
      rows={1}
      spellCheck={false}
      value={text}
      onChange={({ target }) => {
        try {
          write(target.value, JSON.parse(target.value));
        } catch {
          keep(target.value, value);
        }
      }}
    />
  );
}

function OneCondition(props: OneProps) {
  const { path, value, words, change, remove } = props;
  const parts = readCondition(value);
  return (
    <div className={styles.condition}>
      {parts ? (
        <>
          <Subject {...props} subject={parts.subject} />
          {parts.subject !== '' && !parts.subject.startsWith('case:') && (
            <Compared parts={parts} path={path} words={words} change={change} />
          )}
        </>
      ) : (
        <RawCondition {...props} />
      )}
      {remove && <SignButton label={`Remove this condition of ${words}`} onClick={remove} />}
    </div>
  );
}

/** What a condition is about: “field:age” is `['field', 'age']`. */
const partsOf = (subject: string): readonly [what: string, name: string] => {
  const [what = ''] = subject.split(':');
  return [what, subject.slice(what.length + 1)];
};

/** All that a condition at a place can be about. */
const subjectsAt = (data: JsonObject, path: Path) => {
  // A field that depends on itself could never be shown again.
  const isOwn = (id: string) => path[0] === 'fields' && path[path.length - 2] === id;
  const near = Object.keys(rowFields(data, path)).map((id) => ({
    id,
    label: `${id} (of the row)`,
  }));
  const cases = Object.keys(objectAt(data, 'cases'))
    .filter((each) => each !== path[1] || path[0] !== 'cases')
    .map((id) => ({ id, label: id }));
  return [
    ['field', 'Fields', [...near, ...fieldNames(data)].filter(({ id }) => !isOwn(id))],
    ['figure', 'Results and figures', figureNames(data)],
    ['case', 'Conditions with a name', cases],
  ] as const;
};

/** Which field, figure or named condition it is about. */
function Subject(props: OneProps & { readonly subject: string }) {
  const { id, path, words, invalid, change, subject } = props;
  const { data } = useForm();
  const groups = subjectsAt(data, path);
  const isListed = groups.some(([what, , names]) =>
    names.some((each) => `${what}:${each.id}` === subject),
  );
  const chosen = (next: string) => {
    if (next === '') return change('');
    const [what, name] = partsOf(next);
    const [first] = what === 'field' ? optionNames(fieldNamed(data, name, path)) : [];
    change(first ? writeCondition(next, 'is', first.id) : writeCondition(next, 'above', 0));
  };
  return (
    <select
      id={id}
      aria-label={`${words}: what`}
      aria-invalid={invalid}
      value={subject}
      onChange={({ target }) => chosen(target.value)}
    >
      <option value="">always</option>
      {!isListed && subject !== '' && (
        <option value={subject}>{partsOf(subject)[1]} (not known)</option>
      )}
      {groups.map(([what, label, names]) =>
        names.length === 0 ? null : (
          <optgroup key={what} label={label}>
            {names.map((each) => (
              <option key={each.id} value={`${what}:${each.id}`}>
                {each.label}
              </option>
            ))}
          </optgroup>
        ),
      )}
    </select>
  );
}

/** How the subject is compared, and with what. */
function Compared({
  parts: { subject, comparison, value },
  path,
  words,
  change,
}: Pick<OneProps, 'path' | 'words' | 'change'> & { readonly parts: Parts }) {
  const { data } = useForm();
  const [what, name] = partsOf(subject);
  const field = what === 'field' ? fieldNamed(data, name, path) : {};
  const figure = { ...objectAt(data, 'workings'), ...objectAt(data, 'results') }[name];
  const isText = what === 'figure' ? isObject(figure) && figure.kind === 'text' : isOfTexts(field);
  const fitting = comparisons.filter(([each]) => {
    if (each === comparison) return true;
    if (each === 'is') return isText;
    if (each === 'filled' || each === 'blank') return what === 'field';
    return !isText;
  });
  const write = (next: unknown, by = comparison) => change(writeCondition(subject, by, next));
  return (
    <>
      <select
        aria-label={`${words}: how compared`}
        value={comparison}
        onChange={({ target }) =>
          write(typeof value === 'boolean' ? 0 : value, target.value as Comparison)
        }
      >
        <Options names={fitting.map(([id, label]) => ({ id, label }))} value={comparison} />
      </select>
      {comparison === 'is' && (
        <Texts
          words={words}
          names={optionNames(field)}
          value={value}
          change={(next) => write(next)}
        />
      )}
      {!['is', 'filled', 'blank'].includes(comparison) && (
        <Limit words={words} data={data} value={value} change={(next) => write(next)} />
      )}
    </>
  );
}

const isOfTexts = (field: JsonObject): boolean =>
  ['choice', 'currency', 'text'].includes(String(field.kind));

interface TextsProps {
  readonly words: string;
  readonly names: readonly Name[];
  readonly value: unknown;
  readonly change: (value: unknown) => void;
}

/** One text, or one of several: of a choice, boxes to check. */
function Texts({ words, names, value, change }: TextsProps) {
  const chosen = [value].flat().map(String);
  const written = chosen.join(', ');
  const { text, write } = useOwnText(value, written, change);
  if (names.length === 0) {
    return (
      <input
        type="text"
        aria-label={`${words}: which texts, with commas between them`}
        value={text}
        onChange={({ target }) => {
          const texts = target.value.split(',').map((each) => each.trim());
          write(target.value, texts.length > 1 ? texts.filter(Boolean) : (texts[0] ?? ''));
        }}
      />
    );
  }
  const all = [...new Set([...names.map(({ id }) => id), ...chosen.filter(Boolean)])];
  return (
    <fieldset className={styles.checks} aria-label={`${words}: which options`}>
      {all.map((id) => (
        <label key={id} className={styles.check}>
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={({ target }) => {
              const next = all.filter((each) =>
                each === id ? target.checked : chosen.includes(each),
              );
              change(next.length === 1 ? next[0] : next);
            }}
          />
          {names.find((each) => each.id === id)?.label ?? id}
        </label>
      ))}
    </fieldset>
  );
}

interface LimitProps {
  readonly words: string;
  readonly data: JsonObject;
  readonly value: unknown;
  readonly change: (value: unknown) => void;
}

/** A number, or the name of one. */
function Limit({ words, data, value, change }: LimitProps) {
  const names = [...constantNames(data), ...fieldNames(data), ...figureNames(data)];
  const isName = typeof value === 'string' && names.some(({ id }) => id === value);
  return (
    <div className={styles.pair}>
      {!isName && (
        <NumberBox
          aria-label={`${words}: the number`}
          aria-invalid={typeof value !== 'number' || undefined}
          value={value}
          change={change}
        />
      )}
      <select
        aria-label={`${words}: a number, or which figure`}
        value={isName ? value : ''}
        onChange={({ target }) => change(target.value === '' ? 0 : target.value)}
      >
        <Options names={names} value={isName ? value : ''} blank="the number" />
      </select>
    </div>
  );
}
