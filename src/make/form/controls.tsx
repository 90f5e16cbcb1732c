import { type ChangeEvent, type ComponentProps, useState } from 'react';
import type { KeyDoc } from '../../../schemas/manifest-keys.ts';
import { type Name, namesAt } from '../../../schemas/references.ts';
import { entryDoc, shapeOf } from '../../../schemas/shapes.ts';
import { capital } from '../../engine/draft/wording.ts';
import { type NodeProps, useForm, useOwnText } from './context.ts';
import { controlId } from './focus.ts';
import styles from './form.module.css';
import { Labelled } from './Labelled.tsx';

/*
 * The controls of single values. Each holds what the draft has, whatever that is, and writes with every
 * keystroke.
 */

/** What all of them give to their label, and how they write. */
function useLabelled({ path, doc, remove }: NodeProps) {
  const form = useForm();
  return { set: (next: unknown) => form.set(path, next), labelled: { path, doc, remove } };
}

/** A key of the draft that has no text is not there; one that must be there has a blank text. */
const textOrNothing = (text: string, { isOptional }: NodeProps): string | undefined =>
  text === '' && isOptional ? undefined : text;

const listOrNothing = (list: readonly unknown[], { isOptional }: NodeProps) =>
  list.length === 0 && isOptional ? undefined : list;

const written = (value: unknown): string =>
  value === undefined || value === null ? '' : String(value);

/** A text; a sentence has a box that grows. */
export function TextControl(props: NodeProps) {
  const { value, schema, doc } = props;
  const { set, labelled } = useLabelled(props);
  const shape = shapeOf(schema);
  const maxLength = shape.is === 'text' ? shape.maxLength : undefined;
  const text = written(value);
  const change = (next: string) => set(textOrNothing(next, props));
  const isArticle = doc.box === 'article';
  return (
    <Labelled
      {...labelled}
      aside={
        maxLength !== undefined && doc.box === 'sentence' ? (
          <span className={styles.count}>
            {text.length} / {maxLength}
          </span>
        ) : undefined
      }
    >
      {(attributes) =>
        isArticle || doc.box === 'sentence' ? (
          <textarea
            {...attributes}
            rows={isArticle ? 6 : 1}
            value={text}
            onChange={({ target }) =>
              change(isArticle ? target.value : target.value.replace(/\s*\n\s*/g, ' '))
            }
          />
        ) : (
          <input
            {...attributes}
            type="text"
            value={text}
            autoComplete="off"
            {...(doc.isCode && { autoCapitalize: 'none', spellCheck: false })}
            onChange={({ target }) => change(target.value)}
          />
        )
      }
    </Labelled>
  );
}

/** The number that a text says; the text itself if it says none. */
const numberIn = (text: string): number | string => {
  const number = Number(text);
  return text.trim() !== '' && Number.isFinite(number) ? number : text;
};

const noNumber = (text: string): string =>
  `“${text}” is not a number. Write digits, with a point before decimals: 1250.5`;

/** A box for a number; what is none is passed on as the text that it is. */
export function NumberBox({
  value,
  change,
  ...attributes
}: Omit<ComponentProps<'input'>, 'value'> & {
  readonly value: unknown;
  readonly change: (value: number | string) => void;
}) {
  const { text, write } = useOwnText(value, written(value), change);
  return (
    <input
      {...attributes}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      value={text}
      onChange={({ target }) => write(target.value, numberIn(target.value))}
    />
  );
}

/** A number. What is none stays in the box, and in the draft. */
export function NumberControl(props: NodeProps) {
  const { value } = props;
  const { set, labelled } = useLabelled(props);
  const text = typeof value === 'number' ? '' : written(value);
  return (
    <Labelled {...labelled} typing={text === '' ? undefined : noNumber(text)}>
      {(attributes) => (
        <NumberBox
          {...attributes}
          value={value}
          change={(next) => set(next === '' ? textOrNothing('', props) : next)}
        />
      )}
    </Labelled>
  );
}

/** A day as the browser asks for one; a text that is no day is shown as it is. */
export function DayControl(props: NodeProps) {
  const { value } = props;
  const { set, labelled } = useLabelled(props);
  const isDay = value === undefined || value === '' || /^\d{4}-\d\d-\d\d$/.test(written(value));
  return (
    <Labelled {...labelled}>
      {(attributes) => (
        <input
          {...attributes}
          type={isDay ? 'date' : 'text'}
          value={written(value)}
          onChange={({ target }) => set(textOrNothing(target.value, props))}
        />
      )}
    </Labelled>
  );
}

/** The options of a select: with what the draft has, though it may be none of them. */
export function Options({
  names,
  value,
  blank,
}: {
  readonly names: readonly Name[];
  readonly value: string;
  /** The option for nothing; without it, there is one only while nothing is chosen. */
  readonly blank?: string | undefined;
}) {
  return (
    <>
      {(blank !== undefined || value === '') && <option value="">{blank ?? 'Choose…'}</option>}
      {value !== '' && !names.some(({ id }) => id === value) && (
        <option value={value}>{value} (not known)</option>
      )}
      {names.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </>
  );
}

/** One of several texts: of an enumeration, or the name of something in the draft. */
export function SelectControl(props: NodeProps & { readonly names: readonly Name[] }) {
  const { value, names, isOptional } = props;
  const { set, labelled } = useLabelled(props);
  return (
    <Labelled {...labelled}>
      {(attributes) => (
        <select
          {...attributes}
          value={written(value)}
          onChange={({ target }) =>
            set(target.value === '' && isOptional ? undefined : target.value)
          }
        >
          <Options names={names} value={written(value)} blank={isOptional ? '–' : undefined} />
        </select>
      )}
    </Labelled>
  );
}

/** A key that is there or not. */
export function FlagControl(props: NodeProps & { readonly flag: unknown }) {
  const { value, flag, doc } = props;
  const { set, labelled } = useLabelled(props);
  return (
    <Labelled {...labelled} remove={undefined}>
      {(attributes) => (
        <span className={styles.check}>
          <input
            {...attributes}
            type="checkbox"
            aria-label={doc.label}
            checked={value === flag}
            onChange={({ target }) => set(target.checked ? flag : undefined)}
          />
          {typeof flag === 'string' ? (doc.texts?.[flag] ?? flag) : 'Yes'}
        </span>
      )}
    </Labelled>
  );
}

/** True or false, where both say something. */
export function BooleanControl(props: NodeProps) {
  const { value } = props;
  const { set, labelled } = useLabelled(props);
  return (
    <Labelled {...labelled}>
      {(attributes) => (
        <select
          {...attributes}
          value={written(value)}
          onChange={({ target }) => set(target.value === 'true')}
        >
          <Options
            names={[
              { id: 'true', label: 'Yes' },
              { id: 'false', label: 'No' },
            ]}
            value={written(value)}
          />
        </select>
      )}
    </Labelled>
  );
}

type ListProps = NodeProps & { readonly value: readonly unknown[] | undefined };

/** A list as one text, with the attributes of the box that it stands in. */
function useEntries(props: ListProps, between: string, read: (text: string) => readonly unknown[]) {
  const { set, labelled } = useLabelled(props);
  const { value } = props;
  const { text, write } = useOwnText(value, (value ?? []).map(written).join(between), set);
  const onChange = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    write(target.value, listOrNothing(read(target.value), props));
  return { labelled, box: { value: text, onChange } };
}

/** Several texts, one a line. */
export function LinesControl(props: ListProps) {
  const { doc } = props;
  const { labelled, box } = useEntries(props, '\n', (text) =>
    text.split('\n').filter((line) => line.trim() !== ''),
  );
  return (
    <Labelled {...labelled} doc={{ ...doc, help: doc.help ?? 'One a line.' }}>
      {(attributes) => <textarea {...attributes} rows={2} {...box} />}
    </Labelled>
  );
}

/** Several numbers in one box. What is no number stays in it, and in the draft. */
export function NumbersControl(props: ListProps) {
  const { value, doc } = props;
  const { labelled, box } = useEntries(props, ', ', (text) =>
    text
      .split(/[,;\s]+/)
      .filter(Boolean)
      .map(numberIn),
  );
  const wrong = (value ?? []).find((each) => typeof each !== 'number');
  return (
    <Labelled
      {...labelled}
      doc={{ ...doc, help: doc.help ?? 'Numbers with commas between them: 10, 20, 50.' }}
      typing={wrong === undefined ? undefined : noNumber(written(wrong))}
    >
      {(attributes) => <input {...attributes} type="text" autoComplete="off" {...box} />}
    </Labelled>
  );
}

/** Some of a few texts, each with a box to check. */
export function ChecksControl(props: NodeProps & { readonly names: readonly Name[] }) {
  const { value, names } = props;
  const { set, labelled } = useLabelled(props);
  const chosen = Array.isArray(value) ? value : [];
  const all = [...new Set([...names.map(({ id }) => id), ...chosen.map(written)])];
  return (
    <Labelled {...labelled} isGroup>
      {({ id }) => (
        <div className={styles.checks}>
          {all.map((each, index) => (
            <label key={each} className={styles.check}>
              <input
                type="checkbox"
                id={index === 0 ? id : undefined}
                checked={chosen.includes(each)}
                onChange={({ target }) => {
                  const next = target.checked
                    ? [...chosen, each]
                    : chosen.filter((other) => other !== each);
                  set(listOrNothing(next, props));
                }}
              />
              {names.find((name) => name.id === each)?.label ?? each}
            </label>
          ))}
        </div>
      )}
    </Labelled>
  );
}

/** Names of things in the draft, in an order: each can be taken away, more can be added. */
export function NamesControl(props: NodeProps & { readonly names: readonly Name[] }) {
  const { path, value, names, doc } = props;
  const form = useForm();
  const { set, labelled } = useLabelled(props);
  const chosen = Array.isArray(value) ? value : [];
  const id = controlId(path);
  return (
    <Labelled {...labelled}>
      {(attributes) => (
        <div className={styles.names}>
          {chosen.map((each, index) => {
            const name = names.find((known) => known.id === each)?.label ?? written(each);
            return (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: a name may stand there twice
                key={index}
                type="button"
                className={styles.name}
                aria-label={`Remove ${name}`}
                onClick={() => {
                  const next = chosen.toSpliced(index, 1);
                  set(listOrNothing(next, props));
                  form.focus(id);
                }}
              >
                {name} <span aria-hidden="true">×</span>
              </button>
            );
          })}
          <AddOne
            attributes={attributes}
            label={`Add to ${doc.label}…`}
            names={names.filter((each) => !chosen.includes(each.id))}
            add={(each) => set([...chosen, each])}
          />
        </div>
      )}
    </Labelled>
  );
}

/** A select with a button: arrow keys choose, and nothing happens before the press. */
export function AddOne({
  attributes,
  label,
  names,
  add,
}: {
  readonly attributes: { readonly id: string };
  /** What is added. */
  readonly label: string;
  readonly names: readonly Name[];
  readonly add: (id: string) => void;
}) {
  const [picked, setPicked] = useState('');
  const chosen = names.some(({ id }) => id === picked) ? picked : '';
  return (
    <div className={styles.adding}>
      <select
        {...attributes}
        aria-label={label}
        value={chosen}
        onChange={({ target }) => setPicked(target.value)}
      >
        <Options names={names} value={chosen} blank={label} />
      </select>
      <button
        type="button"
        disabled={chosen === ''}
        onClick={() => {
          add(chosen);
          setPicked('');
        }}
      >
        Add
      </button>
    </div>
  );
}

/** A number, or the name of something that has one. */
export function NumberOrName(props: NodeProps & { readonly names: readonly Name[] }) {
  const { value, names, doc } = props;
  const form = useForm();
  const { set, labelled } = useLabelled(props);
  // A text that is typed is a number to be; only one that was chosen is a name.
  const isName = typeof value === 'string' && names.some(({ id }) => id === value);
  const isWrong = !isName && typeof value === 'string' && value !== '';
  return (
    <Labelled
      {...labelled}
      typing={
        isWrong ? `“${value}” is neither a number nor the name of a field or figure.` : undefined
      }
    >
      {({ id, ...attributes }) => (
        <div className={styles.pair}>
          <select
            id={isName ? id : undefined}
            {...attributes}
            aria-label={`${doc.label}: a number, or which figure`}
            value={isName ? value : ''}
            onChange={({ target }) => {
              set(target.value);
              form.focus(id);
            }}
          >
            <Options
              names={names.map(({ id: each, label }) => ({
                id: each,
                label: label === each ? each : `${label} (${each})`,
              }))}
              value={isName ? value : ''}
              blank="the number"
            />
          </select>
          {!isName && <NumberBox id={id} {...attributes} value={value} change={set} />}
        </div>
      )}
    </Labelled>
  );
}

/** Any value as JSON: for what has an unexpected shape. */
export function JsonControl(props: NodeProps & { readonly why?: string | undefined }) {
  const { value, why } = props;
  const { set, labelled } = useLabelled(props);
  const { text, keep, write } = useOwnText(
    value,
    value === undefined ? '' : JSON.stringify(value, null, 2),
    set,
  );
  const [isBroken, setBroken] = useState(false);
  return (
    <Labelled
      {...labelled}
      typing={isBroken && !isJson(text) ? 'This is not complete JSON yet.' : undefined}
    >
      {(attributes) => (
        <>
          {why && <p className={styles.help}>{why}</p>}
          <textarea
            {...attributes}
            className={styles.json}
            rows={2}
            spellCheck={false}
            autoCapitalize="none"
            value={text}
            onChange={({ target }) => {
              const isWhole = isJson(target.value);
              setBroken(!isWhole);
              if (isWhole) write(target.value, JSON.parse(target.value));
              else keep(target.value, value);
            }}
          />
        </>
      )}
    </Labelled>
  );
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The entries of a list of which each is a name; `undefined` for a list of other texts. */
export const entryNamesOf = (
  form: ReturnType<typeof useForm>,
  { doc, path, around, value }: NodeProps,
): readonly Name[] | undefined =>
  namesAt(
    form.data,
    {
      doc: entryDoc(doc, 'list'),
      path: [...path, 0],
      around: [...around, value],
    },
    form.slugs,
  );

/** The texts of an enumeration as names. */
export const namesOfTexts = (doc: KeyDoc, texts: readonly string[]): readonly Name[] =>
  texts.map((text) => ({ id: text, label: doc.texts?.[text] ?? inWords(text) }));

/** A name of the language as words: “unitPrice” is “Unit price”. */
const inWords = (name: string): string =>
  capital(name.replace(/([a-z])([A-Z])/g, (_, end, start) => `${end} ${start.toLowerCase()}`));
