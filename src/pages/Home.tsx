import { useState } from 'react';
import { count, groups, listed, popular, type Sample, search } from '../catalogue.ts';
import { CategoryIcon } from '../layout/CategoryIcon.tsx';
import { inHue } from '../layout/hue.ts';
import { useLazy } from '../lazy.ts';
import styles from './Home.module.css';
import { tools } from './parts.ts';
import { SearchBox, SearchResults, searchKeys } from './Search.tsx';
import { Section } from './Section.tsx';
import { YourFavourites } from './YourFavourites.tsx';

/** The most shortcuts, and the most calculators that a section of a category shows. */
const most = 6;

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
  const [typed, setText] = useState('');
  const text = typed.trim();
  const found = text ? search(text) : [];
  const later = useLazy(tools, false)?.tools;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the search box and the links within take the keys
    <div
      className={styles.home}
      data-searching={text ? '' : undefined}
      onKeyDown={(event) => searchKeys(event, found, setText)}
    >
      <section className={styles.hero} aria-labelledby="home-title">
        <div className={styles.ask}>
          <h1 id="home-title" tabIndex={-1}>
            Free Online Calculators
          </h1>
          <p>
            Right answers at once, with the formula that made them. No login, and nothing you type
            leaves your browser.
          </p>
          <SearchBox change={setText} />
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
      {text ? (
        <SearchResults found={found} text={text} />
      ) : (
        <>
          <YourFavourites {...later} />
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
          {later?.Forget && <later.Forget ifKept />}
        </>
      )}
    </div>
  );
}
