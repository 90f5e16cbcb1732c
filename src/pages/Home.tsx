import { useEffect, useRef, useState } from 'react';
import { count, type Group, groups, type Listed, listed, popular, search } from '../catalogue.ts';
import { CategoryIcon } from '../layout/CategoryIcon.tsx';
import { EntryList } from '../layout/EntryList.tsx';
import styles from './Home.module.css';
import { useTools } from './useTools.ts';
import { YourFavourites } from './YourFavourites.tsx';

/** The most shortcuts, and the most calculators that a section of a category shows. */
const most = 6;

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly Listed[];
  /** Where all of them are, when not all are shown. */
  readonly more?: string | undefined;
}

function Section({ id, title, entries, more }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.section}>
      <h2 id={`${id}-title`}>{title}</h2>
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
      {found.map(({ id, title, entries }) => (
        <Section key={id} id={`found-${id}`} title={title} entries={entries} />
      ))}
    </>
  );
}

export function Home() {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const later = useTools(false);

  // What was typed before the script came counts.
  useEffect(() => setText(input.current?.value ?? ''), []);

  return (
    <div className={styles.home}>
      <section className={styles.hero} aria-labelledby="home-title">
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
        <nav aria-label="Popular calculators" className={styles.shortcuts}>
          {popular.slice(0, most).map(({ slug, title }) => (
            <a key={slug} href={`/calculator/${slug}`}>
              {title}
            </a>
          ))}
        </nav>
      </section>
      {text.trim() ? (
        <SearchResults found={search(text)} text={text} />
      ) : (
        <>
          <YourFavourites {...later} />
          <section aria-labelledby="categories-title" className={styles.section}>
            <h2 id="categories-title">Categories</h2>
            <ul className={styles.categories}>
              {groups.map(({ id, title, description, icon, entries }) => (
                <li key={id}>
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
          {groups.map(({ id, title, entries }) => (
            <Section
              key={id}
              id={id}
              title={`${title} Calculators`}
              entries={entries.slice(0, most)}
              more={entries.length > most ? `/${id}` : undefined}
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
          {later?.Forget && <later.Forget ifKept />}
        </>
      )}
    </div>
  );
}
