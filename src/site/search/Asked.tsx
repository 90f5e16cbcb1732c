import { type ReactNode, useEffect, useRef, useState } from 'react';
import { importData } from '../../browser/import-data.ts';
import { lazyPart, prefetch, useLazy } from '../../browser/lazy.ts';
import { today } from '../../browser/today.ts';
import { type Asked, answersTo, withInput } from '../../engine/ask/answers.ts';
import { mayBeSum } from '../../engine/ask/arithmetic/may-be-sum.ts';
import {
  type Interpreters,
  indexAddress,
  interpreters,
  type PartsIndex,
} from '../../engine/ask/parts.ts';
import type { Found } from '../../engine/search/find.ts';
import { onMoneyChange, presentation } from '../../page/money/presentation.ts';
import styles from './Asked.module.css';
import { type Acts, Card, ChoiceCard } from './Cards.tsx';
import { loadCalculator } from './load-calculator.ts';
import type { Missed } from './MissCard.tsx';

/** What questions are read with. */
const reading = lazyPart(async () =>
  interpreters(await importData<PartsIndex>(indexAddress), importData<string>),
);

/** What works out arithmetic, and what helps where nothing answers: few texts need them. */
const summing = lazyPart(() => import('./SumCard.tsx'));
const missing = lazyPart(() => import('./MissCard.tsx'));

/** How many readings without a figure are offered. */
const mostOffered = 2;

/** Whether a reading without a figure is worth showing: some of it has found a place. */
const isWorthwhile = ({ understood, unread }: Asked): boolean =>
  understood.length > 0 && unread.length <= understood.length;

/** The readings of a question that are shown: the one with a figure, or two, else the best few. */
function offered(read: readonly Asked[]): readonly Asked[] {
  if (read[0]?.solved) return read.filter(({ solved }) => solved);
  return read
    .filter(isWorthwhile)
    .filter(({ score }, _, [best]) => score > (best?.score ?? 0) - 2)
    .slice(0, mostOffered);
}

/** A text that may be a question: it has a number, or several words. */
const mayBeQuestion = (text: string): boolean => /\d/.test(text) || text.trim().includes(' ');

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

/** The headings, figures and sentences of an answer, as a screen reader says them. */
const spokenText = (answer: HTMLElement | null): string =>
  [...(answer?.querySelectorAll('h2, h3, p, li, em') ?? [])]
    .map(({ textContent }) => textContent.trim().replace(/[^.?:=]$/, '$&.'))
    .join(' ');

/** Counts the visitor's choices of another currency, in which amounts are then shown. */
function useMoneyChanges(): number {
  const [count, setCount] = useState(0);
  useEffect(() => onMoneyChange(() => setCount((before) => before + 1)), []);
  return count;
}

/** What there is to say to a text: one of these, or nothing. */
interface Answered {
  readonly text: string;
  /** How many changes of the currency came before. */
  readonly turn?: number;
  /** The card of an arithmetic expression. */
  readonly sum?: ReactNode;
  readonly read?: readonly Asked[];
  readonly miss?: Missed;
}

/** What is said to a question by its readings, or where it has none that is worth showing. */
async function answerTo(ready: Interpreters, text: string): Promise<Answered> {
  const day = today();
  const interpreter = await ready(text, day);
  const read = offered(await answersTo(interpreter, text, day, loadCalculator, presentation()));
  const [first] = read;
  if (first?.solved) return { text, read };
  const { missed } = await prefetch(missing);
  const miss = missed(interpreter, text, day);
  // What nothing here converts is no matter of one more input.
  const isMissed = !first || (miss.note && first.understood.length < 2);
  return isMissed ? { text, miss } : { text, read };
}

/** Whether nothing in the list of calculators has to do with a text; a question has no name that comes near. */
const isNowhere = (found: Found | undefined, text: string): boolean =>
  found !== undefined &&
  found.count + found.others.length === 0 &&
  (found.nearest.length === 0 || /\d/.test(text));

interface AskedProps {
  readonly text: string;
  /** What the list of calculators has for the text, once it is there. */
  readonly found: Found | undefined;
  /** Called with the text that was read last, and whether it has an answer. */
  readonly change: (answer: { readonly text: string; readonly isAnswered: boolean }) => void;
  /** Puts another text in place of what was typed. */
  readonly retype: (text: string) => void;
}

/** The answers to a question in the search box; nothing where a calculator is found by its name alone. */
export function AskedCards({ text, found, change, retype }: AskedProps) {
  const ready = useLazy(reading);
  const moneyChanges = useMoneyChanges();
  const [answered, setAnswered] = useState<Answered>({ text: '' });
  const { sum, read = [] } = answered;
  const isSum = mayBeSum(text);
  const sums = useLazy(isSum ? summing : undefined);
  const isLost = isNowhere(found, text);
  const miss = isLost || answered.miss?.note ? answered.miss : undefined;
  const isAnswered = Boolean(sum || miss || read.length > 0);
  const isRead = mayBeQuestion(text) || isLost;

  useEffect(() => {
    let isWanted = true;
    const show = (next: Answered) => {
      if (isWanted) setAnswered({ ...next, turn: moneyChanges });
    };
    const cancel = afterPaint(() => {
      // It is on its way.
      if (isSum && sums === undefined) return;
      const sum = isSum && sums?.sumCard(text);
      if (sum) show({ text, sum });
      else if (!text || !isRead || ready === null) show({ text });
      // Without a network the calculators are still found by name.
      else if (ready) answerTo(ready, text).then(show, () => show({ text }));
    });
    return () => {
      isWanted = false;
      cancel();
    };
  }, [ready, sums, text, isSum, isRead, moneyChanges]);

  useEffect(() => change({ text: answered.text, isAnswered }), [answered, isAnswered, change]);
  useEffect(() => () => change({ text: '', isAnswered: false }), [change]);
  const section = useRef<HTMLElement>(null);
  const [spoken, setSpoken] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer is what is on the page
  useEffect(() => {
    setSpoken('');
    const timer = setTimeout(() => setSpoken(spokenText(section.current)), pause);
    return () => clearTimeout(timer);
  }, [text, answered, isAnswered]);

  const acts: Acts = {
    ask: (question, byKeyboard) => {
      const box = document.querySelector('#search') as HTMLInputElement;
      box.value = question;
      retype(question);
      // The button disappears. On a phone, the keyboard for the box would cover the answer.
      (byKeyboard ? box : section.current)?.focus();
    },
    change: async (one, field, value) => {
      const next = await withInput(one, field, value, today(), loadCalculator, presentation());
      setAnswered((now) => ({
        ...now,
        ...(now.read && { read: now.read.map((each) => (each === one ? next : each)) }),
      }));
    },
  };
  const isChoice = read.length > 1 && read[0]?.solved;
  // The controls of another answer begin with what it holds.
  const key = `${answered.turn} ${answered.text}`;

  return (
    <>
      {isAnswered && (
        <section ref={section} aria-label="Answer" className={styles.asked} tabIndex={-1}>
          {sum}
          {isChoice ? (
            <ChoiceCard key={key} all={read} {...acts} />
          ) : (
            read.map((each) => (
              <Card
                key={`${key} ${each.slug}`}
                read={each}
                isCurrent={answered.text === text}
                {...acts}
              />
            ))
          )}
          {miss?.card(acts.ask)}
        </section>
      )}
      <p aria-live="polite" className="visually-hidden">
        {spoken}
      </p>
    </>
  );
}
