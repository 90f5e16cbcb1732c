import { useState } from 'react';
import { count, groups, listed, popular, search } from '../catalogue.ts';
import { CategoryIcon } from '../layout/CategoryIcon.tsx';
import styles from './Home.module.css';
import { SearchBox, SearchResults, searchKeys } from './Search.tsx';
import { Section } from './Section.tsx';

/** The most shortcuts, and the most calculators that a section of a category shows. */
const most = 6;

export function Home() {
  const [typed, setText] = useState('');
  const text = typed.trim();
  const found = text ? search(text) : [];

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the search box and the links within take the keys
    <div className={styles.home} onKeyDown={(event) => searchKeys(event, found, setText)}>
      <section className={styles.hero} aria-labelledby="home-title">
        <h1 id="home-title" tabIndex={-1}>
          Free Online Calculators
        </h1>
        <p>
          Right answers at once, with the formula that made them. No login, and nothing you type
          leaves your browser.
        </p>
        <SearchBox change={setText} />
        <nav aria-label="Popular calculators" className={styles.shortcuts}>
          {popular.slice(0, most).map(({ slug, title }) => (
            <a key={slug} href={`/calculator/${slug}`}>
              {title}
            </a>
          ))}
        </nav>
      </section>
      {text ? (
        <SearchResults found={found} text={text} />
      ) : (
        <>
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
        </>
      )}
    </div>
  );
}
