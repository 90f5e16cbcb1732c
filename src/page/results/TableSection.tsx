import { createContext, type ReactNode, useContext } from 'react';
import own from './drawing.module.css';
import styles from './results.module.css';

/** Whether tables and charts are folded, as in an embed, whose frame is not to grow beyond the figures. */
export const TablesFold = createContext(false);

interface TableSectionProps {
  readonly id: string;
  readonly label: string;
  readonly children: ReactNode;
}

/** A table of a result with its chart, under its label. */
export function TableSection({ id, label, children }: TableSectionProps) {
  const title = `result-${id}-title`;
  return useContext(TablesFold) ? (
    <details className={own.fold}>
      <summary>{label}</summary>
      <div className={styles.table}>{children}</div>
    </details>
  ) : (
    <section className={styles.table} aria-labelledby={title}>
      <h3 id={title}>{label}</h3>
      {children}
    </section>
  );
}
