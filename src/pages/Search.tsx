import { type ComponentType, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { EntryList } from '../layout/EntryList.tsx';
import type { Found } from '../search/find.ts';
import type { IndexState } from '../search/useSearchIndex.ts';
import styles from './Home.module.css';
import { Section } from './Section.tsx';

const box = (): HTMLInputElement | null => document.querySelector('#search');
const matches = (): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('[data-matches] a'),
];

/** The link that Enter opens: the first calculator with the text in its name, else that of the answer. */
const firstNamed = (): HTMLElement | null =>
  document.querySelector('[data-named] a') ?? document.querySelector('[data-asked] a');

/**
 * The keys of a search: up and down walk from the box through the matches and back, Enter opens
 * the first that has the text in its name, or the answer's; Escape empties the box.
 */
export function searchKeys(event: KeyboardEvent, change: (text: string) => void): void {
  const stops = [box(), ...matches()];
  const at = stops.indexOf(event.target as HTMLInputElement);
  if (at < 0) return;
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step) {
    stops[at + step]?.focus();
  } else if (event.key === 'Escape') {
    stops[0]?.focus();
    (stops[0] as HTMLInputElement).value = '';
    change('');
  } else if (event.key === 'Enter' && at === 0) {
    // The link itself is followed, as by a click: its page, its new tab, its place in history.
    firstNamed()?.click();
  } else return;
  event.preventDefault();
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, select, textarea, [contenteditable]');

interface SearchBoxProps {
  readonly change: (text: string) => void;
  /** Called when the visitor is about to type. */
  readonly prefetch: () => void;
}

/** The search box; `/` leads to it from anywhere on the page. */
export function SearchBox({ change, prefetch }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);

  // What was typed before the script came counts.
  useEffect(() => {
    const box = input.current;
    if (box?.value || document.activeElement === box) prefetch();
    change(box?.value ?? '');
  }, [change, prefetch]);

  useEffect(() => {
    const slash = (event: globalThis.KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (key !== '/' || ctrlKey || metaKey || altKey || isTyping(target)) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    addEventListener('keydown', slash);
    return () => removeEventListener('keydown', slash);
  }, []);

  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is too new for older phones
    <div role="search">
      <label htmlFor="search" className="visually-hidden">
        Search calculators
      </label>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13m4.7 11.2L20.5 20.5" />
      </svg>
      <input
        ref={input}
        id="search"
        name="search"
        type="search"
        autoComplete="off"
        enterKeyHint="go"
        aria-keyshortcuts="/"
        placeholder="Search: BMI, Loan EMI, Age Calculator"
        onFocus={prefetch}
        onPointerEnter={prefetch}
        onChange={(event) => change(event.target.value)}
      />
    </div>
  );
}

interface SearchResultsProps {
  readonly text: string;
  readonly index: IndexState;
  /** What was found, once there is an index to search. */
  readonly found: Found | undefined;
  /** The answers to a question, once their script is there. */
  readonly Answers:
    | ComponentType<{ readonly text: string; readonly announce: (sentence: string) => void }>
    | undefined;
  /** Fetches the index again. */
  readonly retry: () => void;
}

/** The message above the results. */
function summaryOf(
  { count, groups, others, nearest }: Found,
  text: string,
  isAnswered: boolean,
): string {
  const listed = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  if (listed < count) {
    return `${count} calculators found, the first of each category listed. Type more to see fewer.`;
  }
  if (count > 0) return `${count} ${count === 1 ? 'calculator' : 'calculators'} found`;
  if (isAnswered) return others.length + nearest.length > 0 ? 'These have to do with it:' : '';
  const advice =
    others.length > 0
      ? 'These have to do with it:'
      : nearest.length > 0
        ? 'These come nearest:'
        : 'Try a shorter word, such as loan or age.';
  return `No calculator is called “${text}”. ${advice}`;
}

/**
 * The calculators whose name holds the text, by category, then those that its words find by keywords;
 * without any, those that come nearest.
 */
export function SearchResults({ text, index, found, Answers, retry }: SearchResultsProps) {
  const [answer, setAnswer] = useState('');
  // Enter while the index is loading opens the first match once it is loaded.
  const entered = useRef('');
  useEffect(() => {
    if (found) {
      if (entered.current === text) firstNamed()?.click();
      entered.current = '';
      return undefined;
    }
    const enter = ({ key, target }: globalThis.KeyboardEvent) => {
      if (key === 'Enter' && target === box()) entered.current = text;
    };
    addEventListener('keydown', enter);
    return () => removeEventListener('keydown', enter);
  }, [found, text]);

  if (!found) {
    return (
      <div className={styles.section}>
        <p role="status" className={styles.hits}>
          {index === 'failed' ? 'The list of calculators could not be fetched.' : 'Searching…'}
        </p>
        {index === 'failed' && (
          <button
            type="button"
            className={styles.retry}
            onClick={() => {
              retry();
              // The button disappears, so the focus moves to the search box.
              box()?.focus();
            }}
          >
            Try again
          </button>
        )}
      </div>
    );
  }
  const { groups, others, nearest } = found;
  return (
    <div data-matches="" className={styles.home}>
      {Answers && <Answers text={text} announce={setAnswer} />}
      <div className={styles.section}>
        <p role="status" className={styles.hits}>
          {answer && <span className="visually-hidden">{answer}. </span>}
          {summaryOf(found, text, answer !== '')}
        </p>
        {groups.length === 0 && <EntryList entries={others.length > 0 ? others : nearest} />}
      </div>
      {groups.map(({ count, entries, ...category }) => (
        <Section
          key={category.id}
          id={`found-${category.id}`}
          title={category.title}
          entries={entries}
          more={entries.length < count ? `/${category.id}` : undefined}
          category={category}
          mark={text}
          named
        />
      ))}
      {groups.length > 0 && others.length > 0 && (
        <Section id="found-others" title={`Also about “${text}”`} entries={others} />
      )}
    </div>
  );
}
