import type { Listed } from '../../engine/search/index-format.ts';
import { NewTab } from '../../page/ExternalLink.tsx';
import styles from './EntryList.module.css';

/** A name with a part of it marked, whatever its case. */
function Marked({ title, mark }: { readonly title: string; readonly mark: string | undefined }) {
  const at = mark ? title.toLowerCase().indexOf(mark.toLowerCase()) : -1;
  if (!mark || at < 0) return title;
  return (
    <>
      {title.slice(0, at)}
      <mark>{title.slice(at, at + mark.length)}</mark>
      {title.slice(at + mark.length)}
    </>
  );
}

interface EntryListProps {
  readonly entries: readonly Listed[];
  /** A part of the names that is marked. */
  readonly mark?: string | undefined;
}

/** Calculators as cards that lead to their pages; tools of other sites open in a new tab. */
export function EntryList({ entries, mark }: EntryListProps) {
  return (
    <ul className={styles.entries}>
      {entries.map(({ href, title, summary, external }) => (
        <li key={href}>
          <a href={href} {...(external ? { target: '_blank', rel: 'noopener' } : {})}>
            <strong>
              <Marked title={title} mark={mark} />
              {external && <NewTab />}
            </strong>
            <span>{summary}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
