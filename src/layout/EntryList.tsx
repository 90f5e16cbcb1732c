import type { Entry } from '../catalogue.ts';
import styles from './EntryList.module.css';

/** Calculators as cards that lead to their pages. */
export function EntryList({ entries }: { readonly entries: readonly Entry[] }) {
  return (
    <ul className={styles.entries}>
      {entries.map(({ slug, title, summary }) => (
        <li key={slug}>
          <a href={`/calculator/${slug}`}>
            <strong>{title}</strong>
            <span>{summary}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
