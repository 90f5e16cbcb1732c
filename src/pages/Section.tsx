import type { Listed } from '../catalogue.ts';
import { EntryList } from '../layout/EntryList.tsx';
import styles from './Home.module.css';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly Listed[];
  /** Where all of them are, when not all are shown. */
  readonly more?: string | undefined;
  /** A part of the names that is marked. */
  readonly mark?: string;
}

/** Calculators under a heading. */
export function Section({ id, title, entries, more, mark }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.section}>
      <h2 id={`${id}-title`}>{title}</h2>
      <EntryList entries={entries} mark={mark} />
      {more && (
        <a className={styles.more} href={more}>
          View All<span className="visually-hidden"> {title}</span>
        </a>
      )}
    </section>
  );
}
