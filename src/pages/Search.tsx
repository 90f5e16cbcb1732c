import { type KeyboardEvent, useEffect, useRef } from 'react';
import { type Group, listed, nearest } from '../catalogue.ts';
import { EntryList } from '../layout/EntryList.tsx';
import styles from './Home.module.css';
import { Section } from './Section.tsx';

const box = (): HTMLInputElement | null => document.querySelector('#search');
const matches = (): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('[data-matches] a'),
];

/**
 * The keys of a search: up and down walk from the box through the matches and back, Enter opens
 * the first, Escape empties the box.
 */
export function searchKeys(
  event: KeyboardEvent,
  found: readonly Group[],
  change: (text: string) => void,
): void {
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
  } else if (event.key === 'Enter' && at === 0 && found.length > 0) {
    // The link itself is followed, as by a click: its page, its new tab, its place in history.
    stops[1]?.click();
  } else return;
  event.preventDefault();
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, select, textarea, [contenteditable]');

/** The search box; `/` leads to it from anywhere on the page. */
export function SearchBox({ change }: { readonly change: (text: string) => void }) {
  const input = useRef<HTMLInputElement>(null);

  // What was typed before the script came counts.
  useEffect(() => change(input.current?.value ?? ''), [change]);

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
        onChange={(event) => change(event.target.value)}
      />
    </div>
  );
}

interface SearchResultsProps {
  readonly text: string;
  readonly found: readonly Group[];
}

/** The calculators whose name holds the text, by category; without any, those that come nearest. */
export function SearchResults({ text, found }: SearchResultsProps) {
  const hits = found.reduce((sum, { entries }) => sum + entries.length, 0);
  const near = hits === 0 ? nearest(text) : [];
  const advice =
    near.length > 0 ? 'These come nearest:' : 'Try a shorter word, such as loan or age.';
  return (
    <div data-matches="" className={styles.home}>
      <div className={styles.section}>
        <p role="status" className={styles.hits}>
          {hits === 0
            ? `No calculator is called “${text}”. ${advice}`
            : `${hits} ${hits === 1 ? 'calculator' : 'calculators'} found`}
        </p>
        {near.length > 0 && <EntryList entries={near.map(listed)} />}
      </div>
      {found.map((group) => (
        <Section
          key={group.id}
          id={`found-${group.id}`}
          title={group.title}
          entries={group.entries}
          category={group}
          mark={text}
        />
      ))}
    </div>
  );
}
