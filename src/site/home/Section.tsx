import type { Listed } from '../../engine/search/index-format.ts';
import { CategoryIcon } from '../layout/CategoryIcon.tsx';
import { EntryList } from '../layout/EntryList.tsx';
import { inHue } from '../layout/hue.ts';
import styles from './Home.module.css';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly Listed[];
  /** Where all of them are, when not all are shown. */
  readonly more?: string | undefined;
  /** The category that gives it its icon and colours. */
  readonly category?: { readonly icon?: string; readonly hue: number };
  /** A part of the names that is marked. */
  readonly mark?: string;
  /** The search's own: calculators that have the text in their names. */
  readonly named?: boolean;
}

/** Calculators under a heading. */
export function Section({ id, title, entries, more, category, mark, named }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={`${styles.section} ${styles.listing}`}
      data-named={named ? '' : undefined}
      {...(category && inHue(category.hue))}
    >
      <h2 id={`${id}-title`}>
        {category?.icon && <CategoryIcon path={category.icon} />}
        {title}
      </h2>
      <EntryList entries={entries} mark={mark} />
      {more && (
        <a className={styles.more} href={more}>
          View All<span className="visually-hidden"> {title}</span>
        </a>
      )}
    </section>
  );
}
