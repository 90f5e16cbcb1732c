import type { Listed } from '../catalogue.ts';
import styles from './EntryList.module.css';
import { NewTab } from './ExternalLink.tsx';

/** Calculators as cards that lead to their pages; tools of other sites open in a new tab. */
export function EntryList({ entries }: { readonly entries: readonly Listed[] }) {
  return (
    <ul className={styles.entries}>
      {entries.map(({ href, title, summary, external }) => (
        <li key={href}>
          <a href={href} {...(external ? { target: '_blank', rel: 'noopener' } : {})}>
            <strong>
              {title}
              {external && <NewTab />}
            </strong>
            <span>{summary}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
