import { useEffect, useState } from 'react';
import { linkTo } from '../../schemas/fragment.ts';
import { importData } from '../browser/import-data.ts';
import { today } from '../browser/today.ts';
import { fillLabel } from '../format/results.ts';
import { lazyPart, useLazy } from '../lazy.ts';
import { inputLines } from '../share/entered-inputs.ts';
import styles from './Asked.module.css';
import { type Asked, answersTo } from './answers.ts';
import { loadCalculator } from './load-calculator.ts';
import { indexAddress, interpreters, type PartsIndex } from './parts.ts';

/** What questions are read with. */
const reading = lazyPart(async () =>
  interpreters(await importData<PartsIndex>(indexAddress), importData<string>),
);

/** One input as the card shows it. */
interface Line {
  readonly name: string;
  readonly label: string;
  readonly text: string;
  /** The words of the question, where they differ from the text. */
  readonly typed?: string | undefined;
  readonly isAssumed?: boolean;
}

const bare = (text: string): string => text.toLowerCase().replace(/[\s,\p{Sc}]/gu, '');

/** Whether a part of the question says more than the value shown for it: "10 lakh", "woman". */
function differs(typed: string, shown: string): boolean {
  const [one, other] = [bare(typed), bare(shown)];
  return !other.includes(one) && !one.includes(other) && Number(one) !== Number.parseFloat(other);
}

/** The inputs that the question gave, or that stand by default. */
function linesOf({ calculator, solved, given, understood, assumed }: Asked): readonly Line[] {
  if (!calculator || !solved) {
    return understood
      .filter(
        ({ text }) => !understood.some((other) => other.text !== text && other.text.includes(text)),
      )
      .map(({ field, label, text }, index) => ({ name: `${field} ${index}`, label, text }));
  }
  return inputLines(calculator.manifest, solved.values).flatMap(({ name, label, text }): Line[] => {
    const [field = ''] = name.split('.');
    const isAssumed = assumed.includes(field);
    if (!isAssumed && !(field in given)) return [];
    const typed = understood.find((each) => each.field === field)?.text;
    return [
      { name, label, text, isAssumed, typed: typed && differs(typed, text) ? typed : undefined },
    ];
  });
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

const sentence = (text: string): string => `${text[0]?.toUpperCase()}${text.slice(1)}.`;

/** Why there is no figure, in words. */
function reasonsOf(read: Asked): readonly string[] {
  const { doubt, unread, missingLabels, refusal, solve, solved } = read;
  if (solved) return [];
  if (solve) return [`Asked for: ${missingLabels.join()}. The calculator solves for it.`];
  const reasons = [
    ...(unread.length > 0
      ? [`Not understood: ${unread.map((word) => `“${word}”`).join(', ')}.`]
      : []),
    ...(missingLabels.length > 0 ? [`Still needed: ${missingLabels.join(', ')}.`] : []),
    ...(doubt ? [sentence(doubt)] : []),
    ...(refusal ? [refusal] : []),
  ];
  return reasons.length > 0 ? reasons : ['This fits more than one calculator.'];
}

/** The address of the page with its form filled in. */
const hrefOf = ({ slug, given, solve }: Asked): string =>
  solve
    ? `${linkTo(slug, given)}&solve=${solve.field}&for=${solve.result}:${solve.target}`
    : linkTo(slug, given);

/** What the link of a card says. */
function linkText({ solved, solve, missingLabels }: Asked): string {
  if (solved) return 'Open with these numbers';
  if (solve) return `Solve for ${missingLabels.join()}`;
  return missingLabels.length > 0 ? 'Fill in the rest' : 'Open the form with this';
}

interface CardProps {
  readonly read: Asked;
  /** It answers what is in the search box now, not a part of it. */
  readonly isCurrent: boolean;
}

/** One reading of the question: the calculator, the figure, how each part was understood, a way on. */
function Card({ read, isCurrent }: CardProps) {
  const lines = linesOf(read);
  return (
    <article className={styles.card} data-asked={isCurrent ? read.slug : undefined}>
      <h2>{read.title}</h2>
      {figuresOf(read).map(({ id, label, text }) => (
        <p key={id} className={styles.figure}>
          <span>{label}</span> <strong data-result={id}>{text}</strong>
        </p>
      ))}
      {lines.length > 0 && (
        <dl className={styles.inputs}>
          {lines.map(({ name, label, text, typed, isAssumed }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>
                {text} {typed && <small>“{typed}”</small>}
                {isAssumed && <small>assumed</small>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {reasonsOf(read).map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      <a href={hrefOf(read)}>
        {linkText(read)}
        <span className="visually-hidden"> in the {read.title}</span>
      </a>
    </article>
  );
}

/** What a screen reader says of the answer. */
function spokenText(read: Asked | undefined): string {
  if (!read) return '';
  const figures = figuresOf(read).map(({ label, text }) => `${label}: ${text}.`);
  return [`${read.title}.`, ...figures, ...reasonsOf(read)].join(' ');
}

/** How many readings without a figure are offered. */
const mostOffered = 2;

/** Whether a reading without a figure is worth showing: some of it has found a place. */
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

/** Calls a function after the next paint, so that a keystroke is on the screen first. Returns what cancels it. */
function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** A text of which a screen reader hears nothing before the visitor has stopped typing, in milliseconds. */
const pause = 700;

function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled === text ? settled : '';
}

/** Counts the visitor's choices of another currency, in which amounts are then shown. */
function useMoneyChanges(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const update = () => setCount((before) => before + 1);
    addEventListener('money', update);
    return () => removeEventListener('money', update);
  }, []);
  return count;
}

interface Answered {
  readonly text: string;
  readonly read: readonly Asked[];
}

interface AskedProps {
  readonly text: string;
  /** Called with the text that was read last, and whether it has an answer. */
  readonly change: (answer: { readonly text: string; readonly isAnswered: boolean }) => void;
}

/** The answers to a question in the search box; nothing where no calculator fits. */
export function AskedCards({ text, change }: AskedProps) {
  const ready = useLazy(reading);
  const moneyChanges = useMoneyChanges();
  const [answered, setAnswered] = useState<Answered>({ text: '', read: [] });
  const isCurrent = answered.text === text;
  const { read } = answered;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another currency gives other texts
  useEffect(() => {
    let isWanted = true;
    const show = (all: readonly Asked[]) => {
      if (isWanted) setAnswered({ text, read: offered(all) });
    };
    const cancel = afterPaint(() => {
      if (ready === undefined) return;
      if (!ready || !mayBeQuestion(text)) return show([]);
      // Without a network the calculators are still found by name.
      const day = today();
      ready(text, day)
        .then((interpreter) => answersTo(interpreter, text, day, loadCalculator))
        .then(show, () => show([]));
    });
    return () => {
      isWanted = false;
      cancel();
    };
  }, [ready, text, moneyChanges]);

  useEffect(
    () => change({ text: answered.text, isAnswered: answered.read.length > 0 }),
    [answered, change],
  );
  useEffect(() => () => change({ text: '', isAnswered: false }), [change]);
  const spoken = useSettled(spokenText(read[0]));

  return (
    <>
      {read.length > 0 && (
        <section aria-label="Answer" className={styles.asked}>
          {read.map((each) => (
            <Card key={each.slug} read={each} isCurrent={isCurrent} />
          ))}
        </section>
      )}
      <p aria-live="polite" className="visually-hidden">
        {spoken}
      </p>
    </>
  );
}
