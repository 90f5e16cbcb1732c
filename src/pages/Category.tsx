import type { Group } from '../catalogue.ts';
import { CategoryIcon } from '../layout/CategoryIcon.tsx';
import { EntryList } from '../layout/EntryList.tsx';
import styles from './pages.module.css';

export function Category({ group }: { readonly group: Group }) {
  return (
    <div className={styles.page}>
      <header className={styles.display}>
        <CategoryIcon path={group.icon} />
        <h1 tabIndex={-1}>{group.title} Calculators</h1>
        <p className={styles.lead}>{group.description}</p>
      </header>
      <EntryList entries={group.entries} />
    </div>
  );
}
