import { type ReactNode, useId } from 'react';
import type { ChoiceField, NumberField } from '../../../schemas/manifest.ts';
import { fieldUnit } from '../../engine/answer/entered-inputs.ts';
import type { Asked } from '../../engine/ask/answers.ts';
import {
  figuresOf,
  hrefOf,
  inputsOf,
  linkText,
  reasonsOf,
  spellingOf,
} from '../../engine/ask/in-words.ts';
import styles from './Asked.module.css';

/** What a card can do to the answer. */
export interface Acts {
  /** Asks a question in place of the one in the search box. */
  readonly ask: (question: string, byKeyboard: boolean) => void;
  /** Answers again with another text in a field. */
  readonly change: (read: Asked, field: string, text: string) => void;
}

interface AskButtonProps extends Pick<Acts, 'ask'> {
  readonly question: string;
  readonly children: ReactNode;
}

/** A button that asks a question. */
export const AskButton = ({ question, ask, children }: AskButtonProps) => (
  <button
    type="button"
    // A key that presses a button makes a click without a position.
    onClick={({ detail }) => ask(question, detail === 0)}
  >
    {children}
  </button>
);

interface FigureProps {
  readonly label?: string | undefined;
  readonly id?: string;
  readonly text?: string | undefined;
}

/** A figure of so many characters is smaller, to stay on one line of a phone. */
const longFigure = 14;

/** A figure, large, with its label above it. */
export const Figure = ({ label, id, text = '' }: FigureProps) => (
  <p className={styles.figure} data-long={text.length > longFigure ? '' : undefined}>
    {label && <span>{label} </span>}
    <strong data-result={id}>{text}</strong>
  </p>
);

interface ControlProps extends Pick<Acts, 'change'> {
  readonly read: Asked;
  readonly id: string;
}

/** The control of an input that stands as an assumption: its options, or a number with its unit. */
function Control({ read, id, change }: ControlProps) {
  const noteId = useId();
  const { calculator, solved, given, refused } = read;
  const field = calculator?.manifest.fields[id] as ChoiceField | NumberField;
  const value = String(given[id] ?? field.default);
  const isRefused = refused?.field === id;
  const apply = (text: string) => {
    if (text !== value || isRefused) change(read, id, text);
  };
  const shared = {
    'aria-label': field.label,
    'aria-describedby': noteId,
    'aria-invalid': isRefused || undefined,
  };
  return (
    <>
      {field.kind === 'choice' ? (
        <select {...shared} value={value} onChange={(event) => apply(event.target.value)}>
          {Object.entries(field.options).map(([option, { label }]) => (
            <option key={option} value={option}>
              {label}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          inputMode="decimal"
          autoComplete="off"
          size={5}
          defaultValue={value}
          onBlur={(event) => apply(event.target.value)}
          onKeyDown={({ key, currentTarget }) => key === 'Enter' && apply(currentTarget.value)}
        />
      )}
      <span id={noteId}>
        {fieldUnit(field, solved?.values ?? {})}{' '}
        {!read.changed?.includes(id) && <small>assumed</small>}{' '}
        {isRefused && <em>{refused.message}</em>}
      </span>
    </>
  );
}

interface ReadingProps extends Acts {
  readonly read: Asked;
  /** Enter in the search box opens it. */
  readonly opens?: boolean;
}

/** The figures of a reading, how each part was understood or what was assumed, and a way on. */
function Reading({ read, opens, ask, change }: ReadingProps) {
  const { choice, solved, suggestion, title } = read;
  // Two readings differ in one part: of the others, those are shown that were not said.
  const lines = inputsOf(read).filter(({ assumed }) => !(choice && solved) || assumed);
  return (
    <>
      {figuresOf(read).map((figure) => (
        <Figure key={figure.id} {...figure} />
      ))}
      {lines.length > 0 && (
        <dl className={styles.inputs}>
          {lines.map(({ name, label, text, typed, assumed }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>
                {assumed ? <Control id={assumed} {...{ read, change }} /> : text}{' '}
                {typed && <small>“{typed}”</small>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {reasonsOf(read).map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      {suggestion && !solved && (
        <AskButton question={suggestion.question} ask={ask}>
          Use {suggestion.text}
        </AskButton>
      )}
      <a href={hrefOf(read)} className={styles.open} data-enter={opens ? '' : undefined}>
        {linkText(read)}
        <span className="visually-hidden"> in the {title}</span>
      </a>
    </>
  );
}

interface CardProps extends ReadingProps {
  /** It answers what is in the search box now, not a part of it. */
  readonly isCurrent: boolean;
}

/** One reading of the question: the calculator, and what it answers. */
export const Card = ({ isCurrent, ...props }: CardProps) => (
  <article className={styles.card} data-asked={isCurrent ? '' : undefined}>
    <h2>{props.read.title}</h2>
    {spellingOf(props.read).map((each) => (
      <p key={each}>{each}</p>
    ))}
    <Reading {...props} opens={isCurrent} />
  </article>
);

interface ChoiceCardProps extends Acts {
  readonly all: readonly Asked[];
}

/** A part of the question has two readings: the answer to each, and none that Enter opens. */
export const ChoiceCard = ({ all, ...acts }: ChoiceCardProps) => (
  <article className={styles.card} data-asked="">
    <h2>{all[0]?.doubt}</h2>
    <p>{[...new Set(all.map(({ title }) => title))].join(' or ')}</p>
    {all.map((read) => (
      <section key={read.choice?.as}>
        <h3>
          {read.choice?.text} as {read.choice?.as}
        </h3>
        <Reading read={read} {...acts} />
      </section>
    ))}
  </article>
);
