import type { FigureResult } from '../../../schemas/manifest.ts';
import type { ShownRow } from '../../engine/format/results.ts';
import own from './drawing.module.css';
import styles from './results.module.css';

interface FigureTableProps {
  readonly caption: string;
  readonly columns: Readonly<Record<string, FigureResult>>;
  readonly rows: readonly ShownRow[];
  /** The last line, for the columns that add up. */
  readonly totals?: ShownRow | undefined;
  /** The index of the row that is marked as the visitor's; -1 for none. */
  readonly own?: number;
  readonly 'data-result'?: string;
  readonly 'data-table'?: string;
}

/** A table in a box that scrolls if the table is long or wide; the first column has the row's name. */
export function FigureTable({
  caption,
  columns,
  rows,
  totals,
  own: mine,
  ...marks
}: FigureTableProps) {
  const [first = '', ...others] = Object.keys(columns);
  const look = (id: string) => (columns[id]?.kind === 'text' ? own.words : undefined);
  const line = (row: ShownRow, head: string | undefined) => (
    <>
      {head ? (
        <th scope="row" className={look(first)}>
          {head}
        </th>
      ) : (
        <td />
      )}
      {others.map((id) => (
        <td key={id} className={look(id)}>
          {row[id]}
        </td>
      ))}
    </>
  );
  return (
    <section
      className={`${styles.scroll} ${own.rows}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={`${caption}: table`}
    >
      <table {...marks}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {Object.entries(columns).map(([id, { label }]) => (
              <th key={id} scope="col" className={look(id)}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
            <tr key={index} aria-current={index === mine ? 'true' : undefined}>
              {line(row, row[first])}
            </tr>
          ))}
        </tbody>
        {totals && (
          <tfoot>
            <tr>{line(totals, 'Total')}</tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}
