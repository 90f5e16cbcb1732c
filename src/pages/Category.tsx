import type { Group } from '../catalogue.ts';
import { EntryList } from '../layout/EntryList.tsx';
import styles from './pages.module.css';

export function Category({ group }: { readonly group: Group }) {
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{group.title} Calculators</h1>
      <p className={styles.lead}>{group.description}</p>
      <EntryList entries={group.entries} />
    </div>
  );
}
