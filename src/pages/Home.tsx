import { useEffect, useRef, useState } from 'react';
import type { Category } from '../../calculators/categories.ts';
import {
  count,
  type Group,
  groups,
  type Listed,
  listed,
  popular,
  type Sample,
  search,
} from '../catalogue.ts';
import { CategoryIcon } from '../layout/CategoryIcon.tsx';
import { EntryList } from '../layout/EntryList.tsx';
import { inHue } from '../layout/hue.ts';
import styles from './Home.module.css';

/** The most shortcuts, and the most calculators that a section of a category shows. */
const most = 6;

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly Listed[];
  /** Where all of them are, when not all are shown. */
  readonly more?: string | undefined;
  /** The category that gives it its icon and colours. */
  readonly category?: Category;
}

function Section({ id, title, entries, more, category }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={`${styles.section} ${styles.listing}`}
      {...(category && inHue(category.hue))}
    >
      <h2 id={`${id}-title`}>
        {category && <CategoryIcon path={category.icon} />}
        {title}
      </h2>
      <EntryList entries={entries} />
      {more && (
        <a className={styles.more} href={more}>
          View All<span className="visually-hidden"> {title}</span>
        </a>
      )}
    </section>
  );
}

function SearchResults({ found, text }: { found: readonly Group[]; text: string }) {
  const hits = found.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <>
      <p role="status" className={styles.hits}>
        {hits === 0
          ? `No calculator is called “${text.trim()}”. Try a shorter word, such as loan or age.`
          : `${hits} ${hits === 1 ? 'calculator' : 'calculators'} found`}
      </p>
      {found.map((group) => (
        <Section
          key={group.id}
          id={`found-${group.id}`}
          title={group.title}
          entries={group.entries}
          category={group}
        />
      ))}
    </>
  );
}

/** What a calculator gives for its first example; several figures with what they are. */
function Answer({ sample: { figures } = { title: '', figures: [] } }: { sample?: Sample }) {
  const [first] = figures;
  if (figures.length < 2) return <b>{first?.text}</b>;
  return (
    <b>
      {figures.map(({ label, text }) => (
        <span key={label}>
          {text} <small>{label.toLowerCase()} </small>
        </span>
      ))}
    </b>
  );
}

export function Home() {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);

  // What was typed before the script came counts.
  useEffect(() => setText(input.current?.value ?? ''), []);

  return (
    <div className={styles.home} data-searching={text.trim() ? '' : undefined}>
      <section className={styles.hero} aria-labelledby="home-title">
        <div className={styles.ask}>
          <h1 id="home-title" tabIndex={-1}>
            Free Online Calculators
          </h1>
          <p>
            Right answers at once, with the formula that made them. No login, and nothing you type
            leaves your browser.
          </p>
          {/* biome-ignore lint/a11y/useSemanticElements: the search element is too new for older phones */}
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
              placeholder="Search: BMI, Loan EMI, Age Calculator"
              onChange={(event) => setText(event.target.value)}
            />
          </div>
        </div>
        <nav aria-label="Popular calculators" className={styles.answers}>
          {popular.slice(0, most).map(({ slug, title, sample }) => (
            <div key={slug}>
              <p>
                <a href={`/calculator/${slug}`}>{title}</a>
                <small>{sample?.title}</small>
              </p>
              <Answer sample={sample} />
            </div>
          ))}
        </nav>
      </section>
      {text.trim() ? (
        <SearchResults found={search(text)} text={text} />
      ) : (
        <>
          <section aria-labelledby="categories-title" className={styles.section}>
            <h2 id="categories-title">Categories</h2>
            <ul className={styles.categories}>
              {groups.map(({ id, title, description, icon, hue, entries }) => (
                <li key={id} {...inHue(hue)}>
                  <a href={`/${id}`}>
                    <CategoryIcon path={icon} />
                    <strong>{title}</strong>
                    <span>{description}</span>
                    <small>
                      {entries.length} {entries.length === 1 ? 'calculator' : 'calculators'}
                    </small>
                  </a>
                </li>
              ))}
            </ul>
          </section>
          <Section
            id="popular-calculators"
            title="Popular Calculators"
            entries={popular.map(listed)}
          />
          {groups.map((group) => (
            <Section
              key={group.id}
              id={group.id}
              title={`${group.title} Calculators`}
              entries={group.entries.slice(0, most)}
              more={group.entries.length > most ? `/${group.id}` : undefined}
              category={group}
            />
          ))}
          <section aria-labelledby="why-title" className={styles.section}>
            <h2 id="why-title">Why Choose Our Calculators</h2>
            <ul className={styles.why}>
              <li>
                <strong>{count} tools</strong>
                <span>
                  For money, health, home, work, school and every day, in one place and free for
                  personal and commercial use.
                </span>
              </li>
              <li>
                <strong>Accurate results</strong>
                <span>
                  Published formulas in decimal arithmetic, right to the last digit shown, with the
                  formula on every page.
                </span>
              </li>
              <li>
                <strong>Instant results</strong>
                <span>
                  Your own browser does the sum. There is no account, no waiting and no server that
                  sees your figures.
                </span>
              </li>
            </ul>
          </section>
        </>
      )}
    </div>
  );
}
