import type { Group } from '../catalogue.ts';
import { CategoryIcon } from '../layout/CategoryIcon.tsx';
import { EntryList } from '../layout/EntryList.tsx';
import styles from '../layout/pages.module.css';

/** The most calculators on one page of a category. */
const most = 60;

/** The part of a category that one of its pages shows. */
export interface CategoryPart {
  readonly group: Group;
  /** From 1. */
  readonly page: number;
  /** The calculators of each page. */
  readonly pages: readonly Group['entries'][];
}

/** The pages of a category, in the order of the catalogue: one, unless it has very many calculators. */
export function partsOf(group: Group): readonly CategoryPart[] {
  const pages: Group['entries'][] = [];
  for (let at = 0; at < group.entries.length; at += most) {
    pages.push(group.entries.slice(at, at + most));
  }
  return pages.map((_, index) => ({ group, page: index + 1, pages }));
}

/** The address of a page of a category. */
export const addressOf = ({ group, page }: Pick<CategoryPart, 'group' | 'page'>): string =>
  page === 1 ? `/${group.id}` : `/${group.id}/${page}`;

/** The first and the last name on a page, or the only one. */
function rangeOf(entries: Group['entries']): string {
  const ends = [entries[0], entries.at(-1)].map((entry) =>
    entry?.title.replace(/ Calculator$/, ''),
  );
  return [...new Set(ends)].join(' to ');
}

/** A page of a category: its calculators, and the way to its other pages where it has several. */
export function Category({ group, page, pages }: CategoryPart) {
  const title = `${group.title} Calculators`;
  return (
    <>
      <header className={styles.display}>
        <CategoryIcon path={group.icon} />
        <h1 tabIndex={-1}>{page === 1 ? title : `${title}, page ${page}`}</h1>
        <p className={styles.lead}>{group.description}</p>
      </header>
      <EntryList entries={pages[page - 1] ?? []} />
      {pages.length > 1 && (
        <nav aria-labelledby="pages-title" className={styles.pages}>
          <h2 id="pages-title">All {title}</h2>
          <ol>
            {pages.map((entries, index) => (
              <li key={rangeOf(entries)}>
                <a
                  href={addressOf({ group, page: index + 1 })}
                  aria-current={index + 1 === page ? 'page' : undefined}
                >
                  {rangeOf(entries)}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
    </>
  );
}
