import { type ReactNode, useId } from 'react';
import type { ChoiceField, NumberField } from '../../schemas/manifest.ts';
import { fieldUnit } from '../share/entered-inputs.ts';
import styles from './Asked.module.css';
import type { Asked } from './answers.ts';
import type { Sum } from './arithmetic/arithmetic.ts';
import {
  figuresOf,
  hrefOf,
  inputsOf,
  linkText,
  missedWords,
  missTitle,
  reasonsOf,
  sharedText,
  spellingOf,
} from './in-words.ts';
import type { Miss } from './miss.ts';

/** A question that has an answer, for one that has none. */
const example = 'emi on 10 lakh at 8.5% for 20 years';

/** What a card can do to the answer. */
export interface Acts {
  /** Asks a question in place of the one in the search box. */
  readonly ask: (question: string, button: HTMLElement, byKeyboard: boolean) => void;
  /** Answers again with another text in a field. */
  readonly change: (read: Asked, field: string, text: string) => void;
}

interface AskButtonProps extends Pick<Acts, 'ask'> {
  readonly question: string;
  readonly children: ReactNode;
}

const AskButton = ({ question, ask, children }: AskButtonProps) => (
  <button
    type="button"
    // A key that presses a button makes a click without a position.
    onClick={({ currentTarget, detail }) => ask(question, currentTarget, detail === 0)}
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
const Figure = ({ label, id, text = '' }: FigureProps) => (
  <p className={styles.figure} data-long={text.length > longFigure ? '' : undefined}>
    {label && <span>{label} </span>}
    <strong data-result={id}>{text}</strong>
  </p>
);

/** The value of an arithmetic expression, or why it has none. */
function SumValue({ sum: { shown, approx, fraction, refusal } }: { readonly sum: Sum }) {
  if (refusal) return <p>{refusal}</p>;
  return (
    <>
      <Figure label={approx && 'about'} text={shown} />
      {fraction && <p>exactly {fraction}</p>}
    </>
  );
}

/** An arithmetic expression as it was read, with its value; or its two readings. */
export function SumCard({ sums }: { readonly sums: readonly Sum[] }) {
  const [first] = sums;
  return (
    <article className={styles.card} data-asked="">
      <h2>{first?.doubt ?? `${first?.expression} =`}</h2>
      {sums.map((sum) => (
        <section key={sum.expression}>
          {sum.doubt && <h3>{sum.expression}</h3>}
          <SumValue sum={sum} />
        </section>
      ))}
    </article>
  );
}

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

interface MissCardProps extends Pick<Acts, 'ask'> {
  readonly miss: Miss;
}

/** Where nothing answers: what was understood, what comes near, and a question that works. */
export const MissCard = ({ miss, ask }: MissCardProps) => (
  <article className={styles.card} data-asked="">
    <h2>{missTitle(miss)}</h2>
    {missedWords(miss).map((each) => (
      <p key={each}>{each}</p>
    ))}
    {miss.near.length > 0 && (
      <ul className={styles.near}>
        {miss.near.map(({ slug, title, shared }) => (
          <li key={slug}>
            <a href={`/calculator/${slug}`}>{title}</a> <small>{sharedText(shared)}</small>
          </li>
        ))}
      </ul>
    )}
    <p>A question that has an answer:</p>
    <AskButton question={example} ask={ask}>
      {example}
    </AskButton>
  </article>
);
