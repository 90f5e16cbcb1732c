import { plural } from '../../../schemas/functions/plural.ts';
import { english } from '../../engine/format/presentation.ts';
import { count, type Group, groups, popular, popularListed, type Sample } from '../catalogue.ts';
import { CategoryIcon } from '../layout/CategoryIcon.tsx';
import { inHue } from '../layout/hue.ts';
import styles from './Home.module.css';
import { Section } from './Section.tsx';

/** The most shortcuts, and the most calculators that a section of a category shows. */
const most = 6;

/** The most names that a category without a section of its own shows. */
const mostNames = 10;

/** What a calculator gives for its first example; several figures with their labels. */
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

/** The first popular calculators, each with its answer to an example. */
export const Shortcuts = () =>
  popular.slice(0, most).map(({ slug, title, sample }) => (
    <div key={slug}>
      <p>
        <a href={`/calculator/${slug}`}>{title}</a>
        <small>{sample?.title}</small>
      </p>
      <Answer sample={sample} />
    </div>
  ));

/** The names of calculators by category, for categories that have no section of their own. */
function Names({ groups: some }: { readonly groups: readonly Group[] }) {
  return (
    <section aria-labelledby="more-title" className={styles.section}>
      <h2 id="more-title">More Calculators</h2>
      <ul className={styles.names}>
        {some.map(({ id, title, entries }) => (
          <li key={id} id={id}>
            <h3>
              <a href={`/${id}`}>{title}</a>
            </h3>
            <ul>
              {entries.slice(0, mostNames).map((entry) => (
                <li key={entry.href}>
                  <a href={entry.href}>{entry.title.replace(/ Calculator$/, '')}</a>
                </li>
              ))}
            </ul>
            {entries.length > mostNames && (
              <a className={styles.more} href={`/${id}`}>
                View All<span className="visually-hidden"> {title} Calculators</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Everything on the home page below search and favourites. */
export function HomeLists() {
  const compact = groups.filter(({ featured }) => !featured);
  return (
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
                  {plural(
                    entries.length,
                    { one: '# calculator', other: '# calculators' },
                    english.locale,
                  )}
                </small>
              </a>
            </li>
          ))}
        </ul>
      </section>
      <Section id="popular-calculators" title="Popular Calculators" entries={popularListed} />
      {groups
        .filter(({ featured }) => featured)
        .map((group) => (
          <Section
            key={group.id}
            id={group.id}
            title={`${group.title} Calculators`}
            entries={group.entries.slice(0, most)}
            more={group.entries.length > most ? `/${group.id}` : undefined}
            category={group}
          />
        ))}
      {compact.length > 0 && <Names groups={compact} />}
      <section aria-labelledby="make-title" className={styles.section}>
        <h2 id="make-title">Make Your Own Calculator</h2>
        <p>
          The one you need is not here? Name its fields, write its formula, and it works at once, in
          your browser. Share it with a link.
        </p>
        <a className={styles.more} href="/make">
          Make a calculator
        </a>
      </section>
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
              Your own browser does the sum. There is no account, no waiting and no server that sees
              your figures.
            </span>
          </li>
        </ul>
      </section>
    </>
  );
}
