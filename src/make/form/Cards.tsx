import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import {
  alternatives,
  discriminants,
  discriminatorOf,
  docOf,
  entryDoc,
  isObject,
  type JsonObject,
  objectOf,
  type Schema,
} from '../../../schemas/shapes.ts';
import { type DraftData, isForOneself, keyAt, type Path } from '../../engine/draft/draft.ts';
import {
  idFrom,
  kindFrom,
  labelAndUnit,
  lawInWords,
  moved,
  newEntry,
  without,
} from '../../engine/draft/entries.ts';
import { idProblem, isShared, renamed, sharedIds } from '../../engine/draft/rename.ts';
import { problemCount } from '../../engine/draft/wording.ts';
import { draftSchema } from '../language.ts';
import { type Node, problemsIn, rekeyed, useForm, useOwnText } from './context.ts';
import { Options } from './controls.tsx';
import { controlId } from './focus.ts';
import styles from './form.module.css';
import { SignButton } from './Labelled.tsx';

/*
 * Lists and records: a card for each entry, which can be moved and removed, and a place to add one. What is
 * in a card is drawn only while it is open.
 */

interface CardsProps extends Node {
  readonly value: readonly unknown[] | JsonObject | undefined;
  /** What an entry may be. */
  readonly of: Schema;
  /** Says more than that nothing is there yet. */
  readonly children?: ReactNode;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What an entry says of itself, for the head of its card. */
function titleOf(data: DraftData, entry: unknown, kind: string | undefined): string {
  if (typeof entry === 'string' || typeof entry === 'number') return String(entry);
  if (!isObject(entry)) return '';
  if (typeof entry.law === 'string') {
    try {
      return lawInWords(data, entry as never);
    } catch {
      // Its other keys are not there yet.
      return kind ?? entry.law;
    }
  }
  const keys = ['label', 'title', 'message', 'say', 'text', 'formula', 'of'];
  const found = keys
    .map((key) => entry[key])
    .find((each) => typeof each === 'string' && each !== '');
  return String(found ?? '');
}

/** What an entry is measured in, for its line: its unit, else what it measures: “unit price”. */
function unitIn(entry: unknown): string | undefined {
  if (!isObject(entry)) return undefined;
  const { unit, quantity } = entry;
  if (typeof unit === 'string') return unit;
  return typeof quantity === 'string'
    ? quantity.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    : undefined;
}

/** The entries of a list or a record, each in a card. */
export function Cards({ path, doc, around, value, of, children }: CardsProps) {
  const form = useForm();
  const { Value } = form;
  const isList = Array.isArray(value);
  const isOwn = isForOneself(form.data);
  const entries = Object.entries(value ?? {});
  const name = doc.entry ?? 'entry';
  const options = alternatives(of);
  const discriminator = discriminatorOf(options);
  const kinds = discriminator === undefined ? [] : discriminants(options, discriminator);
  return (
    <div className={styles.cards}>
      {entries.map(([id, entry], index) => {
        const key = isList ? index : id;
        const text = isObject(entry) && discriminator ? entry[discriminator] : undefined;
        const kind = kinds.find((each) => each.text === text)?.label;
        const title = titleOf(form.data, entry, kind) || `${capital(name)} ${index + 1}`;
        return (
          <Card
            key={isList ? index : id}
            path={[...path, key]}
            index={index}
            count={entries.length}
            value={value as object}
            title={title}
            small={
              <>
                {!isList && !isOwn && <code>{id}</code>}
                {discriminator === 'kind' && ` ${kind ?? text ?? ''}`}
                {unitIn(entry) && (
                  <>
                    , <bdi>{unitIn(entry)}</bdi>
                  </>
                )}
              </>
            }
          >
            <Value
              path={[...path, key]}
              around={[...around, value]}
              schema={of}
              value={entry}
              doc={entryDoc(doc, isList ? 'list' : 'record', title)}
            />
            {!isList && !isOwn && <IdBox path={[...path, id]} />}
          </Card>
        );
      })}
      {children}
      <AddEntry path={path} value={value} of={of} name={name} />
    </div>
  );
}

interface CardProps {
  readonly path: Path;
  readonly index: number;
  readonly count: number;
  /** The list or record that the entry is in. */
  readonly value: object;
  readonly title: string;
  readonly small?: ReactNode;
  readonly children: ReactNode;
}

function Card({ path, index, count, value, title, small, children }: CardProps) {
  const form = useForm();
  const id = controlId(path);
  const around = path.slice(0, -1);
  const key = path.at(-1) ?? 0;
  const isOpen = form.isOpen(keyAt(path));
  const problems = problemsIn(form, path).filter(({ problem }) => !problem.isWarning).length;
  const siblings = Array.isArray(value) ? value.map((_, at) => at) : Object.keys(value);
  const move = (by: number) => {
    form.set(around, moved(value, key, by));
    const target: Path = [...around, index + by];
    if (Array.isArray(value)) {
      const [forth, back] = [rekeyed(path, target), rekeyed(target, path)];
      form.rekey((each) => (forth(each) === each ? back(each) : forth(each)));
    }
    const end = index + by === 0 ? 'down' : index + by === count - 1 ? 'up' : undefined;
    const at = controlId(Array.isArray(value) ? target : path);
    // At an end of the list, the button that was pressed can do nothing more.
    form.focus(`${at}:${end ?? (by < 0 ? 'up' : 'down')}`);
  };
  const remove = () => {
    form.set(around, without(value, key));
    if (Array.isArray(value)) {
      form.rekey((each) => {
        if (rekeyed(path, ['\0'])(each) !== each) return '';
        for (let at = index + 1; at < count; at += 1) {
          const changed = rekeyed([...around, at], [...around, at - 1])(each);
          if (changed !== each) return changed;
        }
        return each;
      });
    }
    const next =
      index + 1 < count
        ? Array.isArray(value)
          ? index
          : siblings[index + 1]
        : siblings[index - 1];
    form.focus(
      next !== undefined && count > 1 ? controlId([...around, next]) : controlId([...around, '+']),
    );
  };
  return (
    <div className={styles.card}>
      <div className={styles.cardHead}>
        <button
          type="button"
          id={id}
          className={styles.fold}
          aria-expanded={isOpen}
          onKeyDown={({ altKey, key: pressed }) => {
            if (altKey && pressed === 'ArrowUp' && index > 0) move(-1);
            if (altKey && pressed === 'ArrowDown' && index < count - 1) move(1);
          }}
          onClick={() => (isOpen ? form.open(keyAt(path), false) : form.openAlone(path))}
        >
          <bdi>{title}</bdi>
          <small>
            {small}
            {problems > 0 && <strong className={styles.count}> {problemCount(problems)}</strong>}
          </small>
        </button>
        {count > 1 && (
          <>
            <SignButton
              sign="↑"
              label={`Move ${title} up`}
              id={`${id}:up`}
              disabled={index === 0}
              onClick={() => move(-1)}
            />
            <SignButton
              sign="↓"
              label={`Move ${title} down`}
              id={`${id}:down`}
              disabled={index === count - 1}
              onClick={() => move(1)}
            />
          </>
        )}
        <SignButton label={`Remove ${title}`} onClick={remove} />
      </div>
      {isOpen && <div className={styles.cardBody}>{children}</div>}
    </div>
  );
}

/** The id of an entry; a new one is written everywhere when the box is left. */
function IdBox({ path }: { readonly path: Path }) {
  const form = useForm();
  const id = useId();
  const from = String(path.at(-1));
  const { text, keep } = useOwnText(from, from);
  const problem = text === from ? undefined : idProblem(form.data, path, text);
  const rename = () => {
    if (text === from || problem !== undefined) return;
    const to = [...path.slice(0, -1), text];
    form.replace(renamed(draftSchema, form.data, path, text));
    form.rekey(rekeyed(path, to));
    form.focus(controlId(to));
  };
  return (
    <div className={styles.control}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          Id
        </label>
      </div>
      <p id={`${id}help`} className={styles.help}>
        Its name in formulas. A new name is written everywhere.
      </p>
      <input
        id={id}
        type="text"
        className={styles.mono}
        value={text}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="none"
        aria-describedby={`${id}help${problem === undefined ? '' : ` ${id}wrong`}`}
        aria-invalid={problem !== undefined || undefined}
        onChange={({ target }) => keep(target.value, from)}
        onBlur={rename}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Otherwise the key would also press what gets the focus.
          event.preventDefault();
          rename();
        }}
      />
      {problem !== undefined && (
        <p id={`${id}wrong`} className={styles.error}>
          {problem}
        </p>
      )}
    </div>
  );
}

interface AddEntryProps {
  readonly path: Path;
  readonly value: CardsProps['value'];
  readonly of: Schema;
  readonly name: string;
}

/** Adds an entry: asks for its label, or else for its id, and for its kind if there are several. */
function AddEntry({ path, value, of, name }: AddEntryProps) {
  const form = useForm();
  const [label, setLabel] = useState('');
  const id = controlId([...path, '+']);
  const isList = Array.isArray(value);
  const options = alternatives(of);
  // The key that tells several shapes from each other, with its texts.
  const discriminator = discriminatorOf(options);
  const kinds = discriminator === undefined ? [] : discriminants(options, discriminator);
  const usual = kinds.find(({ text }) => text === 'number') ?? kinds[0];
  const [chosen, setChosen] = useState<string>();
  // The label proposes the kind, until one is chosen.
  const proposed = kinds.find(({ text }) => text === kindFrom(label, path[0]))?.text;
  const kind = chosen ?? proposed ?? usual?.text ?? '';
  const has = (option: Schema, key: string) =>
    Object.hasOwn(objectOf(option)?.properties ?? {}, key);
  const hasLabel = options.some((option) => has(option, 'label'));

  const add = () => {
    const option = kinds.find(({ text }) => text === kind)?.option ?? options[0] ?? of;
    const entry = newEntry(form.data, {
      path,
      option,
      discriminant: discriminator === undefined ? {} : { [discriminator]: kind },
      ...(hasLabel && !isList ? labelAndUnit(label) : { label: undefined }),
    });
    const taken = isShared(path) ? sharedIds(form.data) : Object.keys(value ?? {});
    const key = isList
      ? value.length
      : hasLabel || path[0] === 'cases'
        ? idFrom(labelAndUnit(label).label, taken, /^[a-z]+$/.test(kind) ? kind : name)
        : label.trim();
    form.set(path, isList ? [...value, entry] : { ...value, [key]: entry });
    form.openAlone([...path, key]);
    const keys = ['formula', 'unit', 'options', 'value', 'raise', 'when', 'title'];
    // In a list nobody was asked for a label yet.
    const first = [...(isList ? ['label'] : []), ...keys].find(
      (each) =>
        isObject(entry) &&
        (Object.hasOwn(entry, each) || each === 'unit' || each === 'value') &&
        has(option, each),
    );
    form.focus(controlId(first === undefined ? [...path, key] : [...path, key, first]));
    setLabel('');
    setChosen(undefined);
  };
  const isMissing = !isList && label.trim() === '';
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Otherwise the key would also press what gets the focus.
    event.preventDefault();
    if (!isMissing) add();
  };
  const words = `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
  const object = options[0] && objectOf(options[0]);
  return (
    <fieldset className={styles.addEntry} aria-label={`Add ${words}`}>
      {!isList && (
        <div className={styles.control}>
          <label className={styles.label} htmlFor={id}>
            {hasLabel ? `Label of the new ${name}` : `Id of the new ${name}`}
          </label>
          <input
            id={id}
            type="text"
            value={label}
            autoComplete="off"
            onChange={({ target }) => setLabel(target.value)}
            onKeyDown={onKeyDown}
          />
        </div>
      )}
      {kinds.length > 1 && (
        <div className={styles.control}>
          <label className={styles.label} htmlFor={`${id}:kind`}>
            {object && docOf(object, discriminator ?? '').label}
          </label>
          <select id={`${id}:kind`} value={kind} onChange={({ target }) => setChosen(target.value)}>
            <Options
              names={kinds.map(({ text, label: words }) => ({ id: text, label: words }))}
              value={kind}
            />
          </select>
        </div>
      )}
      <button type="button" id={isList ? id : undefined} disabled={isMissing} onClick={add}>
        Add {words}
      </button>
    </fieldset>
  );
}
