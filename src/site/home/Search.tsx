import { type KeyboardEvent, useEffect, useRef } from 'react';
import { plural } from '../../../schemas/functions/plural.ts';
import { english } from '../../engine/format/presentation.ts';
import type { Found, IndexState } from '../../engine/search/find.ts';
import { EntryList } from '../layout/EntryList.tsx';
import { firstNamed, searchBox } from '../search/useEnterAhead.ts';
import styles from './Home.module.css';
import { Section } from './Section.tsx';

const matches = (): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('[data-asked] :is(a, button), [data-matches] a'),
];

/**
 * The keys of a search: up and down walk from the box through the answers and the matches and back,
 * Enter opens the first match that has the text in its name, else the answer; Escape empties the box.
 */
export function searchKeys(event: KeyboardEvent, change: (text: string) => void): void {
  const stops = [searchBox(), ...matches()];
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

  // What was typed before the script came counts, and so does a question in the address.
  useEffect(() => {
    const box = input.current as HTMLInputElement;
    const search = () => {
      const asked = new URLSearchParams(location.hash.slice(1)).get('q');
      if (asked) box.value = asked;
      if (box.value || document.activeElement === box) prefetch();
      change(box.value);
    };
    search();
    addEventListener('hashchange', search);
    return () => removeEventListener('hashchange', search);
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
        placeholder="BMI, or 18% of 250"
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
  /** There is an answer, or help in its place. */
  readonly isAnswered: boolean;
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
  if (count > 0)
    return plural(
      count,
      { one: '# calculator found', other: '# calculators found' },
      english.locale,
    );
  if (isAnswered) return others.length > 0 ? 'These have to do with it:' : '';
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
 * without any, those that come nearest, unless the text has an answer.
 */
export function SearchResults({ text, index, found, isAnswered, retry }: SearchResultsProps) {
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
              searchBox()?.focus();
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
      <div className={styles.section}>
        <p role="status" className={styles.hits}>
          {summaryOf(found, text, isAnswered)}
        </p>
        {groups.length === 0 && (
          <EntryList entries={others.length > 0 || isAnswered ? others : nearest} />
        )}
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
