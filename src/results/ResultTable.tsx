import type { ReactNode } from 'react';
import type { TableResult } from '../../schemas/manifest.ts';
import type { ShownRow } from '../format/results.ts';
import styles from './results.module.css';

interface ResultTableProps {
  readonly id: string;
  readonly result: TableResult;
  readonly rows: readonly ShownRow[];
  /** The chart, if the table has one. */
  readonly children?: ReactNode;
}

/** A table of results, scrolling by itself when it is long, below its chart. */
export function ResultTable({ id, result, rows, children }: ResultTableProps) {
  const columns = Object.entries(result.columns);
  if (rows.length === 0) return null;
  return (
    <section className={styles.table} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{result.label}</h3>
      {children}
      {result.help && <p>{result.help}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={`${result.label}: table`}>
        <table data-result={id}>
          <thead>
            <tr>
              {columns.map(([column, { label }]) => (
                <th key={column} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
              <tr key={index}>
                {columns.map(([column], at) =>
                  at === 0 ? (
                    <th key={column} scope="row">
                      {row[column]}
                    </th>
                  ) : (
                    <td key={column}>{row[column]}</td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
