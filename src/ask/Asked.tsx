import { useEffect, useState } from 'react';
import { linkTo } from '../../schemas/fragment.ts';
import { today } from '../browser/today.ts';
import { fillLabel } from '../format/results.ts';
import { lazyPart, useLazy } from '../lazy.ts';
import { inputText } from '../share/entered-inputs.ts';
import styles from './Asked.module.css';
import { type Asked, answersTo } from './answers.ts';
import { type Lexicon, lexiconAddress } from './lexicon.ts';
import { loadCalculator } from './load-calculator.ts';
import { prepare } from './prepare.ts';

/** What questions are read with: the words of all calculators. */
const interpreter = lazyPart(async () => {
  const response = await fetch(lexiconAddress);
  if (!response.ok) throw response;
  return prepare((await response.json()) as Lexicon);
});

/** The label and text of each input that the question gave, or that stands by default. */
function inputsOf({ calculator, solved, given, understood, assumed }: Asked) {
  if (!calculator || !solved) {
    return understood.map(({ field, label, text }) => ({ field, label, text, note: '' }));
  }
  const { fields } = calculator.manifest;
  const line = (field: string, note: string) => {
    const own = fields[field];
    return own
      ? [
          {
            field,
            label: own.label,
            text: inputText(own, solved.values[field], solved.values),
            note,
          },
        ]
      : [];
  };
  const rows = understood
    .filter(({ field }) => field.includes('.'))
    .map((each) => ({ ...each, note: '' }));
  return [
    ...Object.keys(given)
      .filter((id) => !('fields' in (fields[id] ?? {})))
      .flatMap((id) => line(id, '')),
    ...rows,
    ...assumed.flatMap((id) => line(id, 'assumed')),
  ];
}

/** The figures that the question asks for: the one that it names, else the headline. */
function figuresOf({ calculator, solved, asked }: Asked) {
  if (!calculator || !solved) return [];
  const { fields, results } = calculator.manifest;
  const shown = Object.entries(results).filter(([id]) => typeof solved.shown[id] === 'string');
  const headline = shown.filter(([, { headline: main }]) => main);
  const named = shown.filter(([id]) => id === asked);
  return [...(named.length > 0 ? named : headline)].map(([id, { label }]) => ({
    id,
    label: fillLabel(label, fields, solved.values),
    text: solved.shown[id] as string,
  }));
}

/** Why there is no figure, in words. */
function reasonOf({ doubt, unread, missing, solve }: Asked, labels: readonly string[]): string {
  if (solve) return 'This asks back from a result: the form can solve for it.';
  if (unread.length > 0) return `Not understood: ${unread.map((word) => `“${word}”`).join(', ')}.`;
  if (missing.length > 0) return `Still needed: ${labels.join(', ')}.`;
  return doubt ? `${doubt[0]?.toUpperCase()}${doubt.slice(1)}.` : '';
}

/** The address of the page with its form filled in. */
const hrefOf = ({ slug, given, solve }: Asked): string =>
  solve
    ? `${linkTo(slug, given)}&solve=${solve.field}&for=${solve.result}:${solve.target}`
    : linkTo(slug, given);

/** One reading of the question: the calculator, how each part was understood, the figure, a way on. */
function Card({ read }: { readonly read: Asked }) {
  const figures = figuresOf(read);
  const inputs = inputsOf(read);
  const reason = reasonOf(read, read.missingLabels);
  return (
    <article className={styles.card} data-asked={read.slug}>
      <h2>{read.title}</h2>
      {figures.length > 0 && (
        <dl className={styles.figures}>
          {figures.map(({ id, label, text }) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd>
                <output name={id}>{text}</output>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {inputs.length > 0 && (
        <dl className={styles.inputs}>
          {inputs.map(({ field, label, text, note }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a field within rows may occur several times
            <div key={`${field} ${index}`}>
              <dt>{label}</dt>
              <dd>
                {text}
                {note && <small> {note}</small>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {reason && <p className={styles.reason}>{reason}</p>}
      <a href={hrefOf(read)}>
        {figures.length > 0 ? 'Open with these numbers' : 'Open the form with this'}
        <span className="visually-hidden"> in the {read.title}</span>
      </a>
    </article>
  );
}

/** How many readings without a figure are offered. */
const mostOffered = 2;

/** Whether a reading without a figure is worth showing: some of its numbers have found a place. */
const isWorthwhile = ({ understood, unread }: Asked): boolean =>
  understood.length > 0 && unread.length <= understood.length;

/** The readings of a question that are shown: the one with a figure, else the best few. */
export function offered(read: readonly Asked[]): readonly Asked[] {
  const [first] = read;
  if (first?.solved) return [first];
  return read
    .filter(isWorthwhile)
    .filter(({ score }, _, [best]) => score > (best?.score ?? 0) - 2)
    .slice(0, mostOffered);
}

/** A text that may be a question: it has a number, or several words. */
export const mayBeQuestion = (text: string): boolean =>
  /\d/.test(text) || text.trim().includes(' ');

interface AskedProps {
  readonly text: string;
  /** Called with a sentence about the answer, for screen readers; empty if there is none. */
  readonly announce: (sentence: string) => void;
}

/** The answers to a question in the search box; nothing where no calculator fits. */
export function AskedCards({ text, announce }: AskedProps) {
  const ready = useLazy(interpreter);
  const [read, setRead] = useState<readonly Asked[]>([]);

  useEffect(() => {
    let isCurrent = true;
    const answers =
      ready && mayBeQuestion(text)
        ? answersTo(ready, text, today(), loadCalculator)
        : Promise.resolve([]);
    answers.then(
      (found) => isCurrent && setRead(offered(found)),
      // Without a network the calculators are still found by name.
      () => isCurrent && setRead([]),
    );
    return () => {
      isCurrent = false;
    };
  }, [ready, text]);

  useEffect(() => {
    const [first] = read;
    const figures = first
      ? figuresOf(first).map(({ label, text: figure }) => `${label}: ${figure}`)
      : [];
    announce(first ? [first.title, ...figures].join('. ') : '');
  }, [read, announce]);

  if (read.length === 0) return null;
  return (
    <section aria-label="Answer" className={styles.asked}>
      {read.map((each) => (
        <Card key={each.slug} read={each} />
      ))}
    </section>
  );
}
