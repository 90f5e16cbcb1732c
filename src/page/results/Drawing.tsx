import { Suspense, useMemo, useState } from 'react';
import type { OnDemandTable, Variation } from '../../../schemas/manifest.ts';
import { today } from '../../browser/today.ts';
import type { Solved } from '../../engine/answer/answer.ts';
import { csvName, csvOf } from '../../engine/answer/csv.ts';
import {
  type Columns,
  chartView,
  currentRow,
  isShown,
  noteOf,
  type Row,
  rowsOf,
  totalsOf,
  viewsOf,
  withLabels,
} from '../../engine/answer/tables.ts';
import { variationTables } from '../../engine/answer/variations.ts';
import type { Calculator, TablesModule } from '../../engine/calculator.ts';
import type { TextContext } from '../../engine/format/presentation.ts';
import { showResult } from '../../engine/format/results.ts';
import { Chart } from './Chart.tsx';
import own from './drawing.module.css';
import { FigureTable } from './FigureTable.tsx';
import styles from './results.module.css';
import { saveCsv } from './save-csv.ts';
import { TableSection } from './TableSection.tsx';

/*
 * Charts, tables and files of a result: one script, loaded when the page is idle.
 */

export { Chart };

interface SaveProps {
  /** The parts of the file's name. */
  readonly words: readonly string[];
  readonly columns: Columns;
  readonly rows: readonly Row[];
  readonly context: TextContext;
}

/** Saves a table for a spreadsheet. */
export function Save({ words, columns, rows, context }: SaveProps) {
  return (
    <button type="button" onClick={() => saveCsv(csvName(...words), csvOf(columns, rows, context))}>
      Save as CSV
    </button>
  );
}

interface OnDemandProps {
  readonly calculator: Calculator;
  readonly module: TablesModule;
  readonly answer: Solved;
}

/** The tables on demand of a calculator: a chart each, and the figures in a collapsed section. */
export const OnDemand = (props: OnDemandProps) => (
  // A table throws the promise of what it needs for some inputs only.
  <Suspense>
    <Tables {...props} />
  </Suspense>
);

function Tables({ calculator, module, answer }: OnDemandProps) {
  const rows = useMemo(
    () => rowsOf(calculator, module, answer, { today: today() }),
    [calculator, module, answer],
  );
  return Object.entries(module.declared)
    .filter(([, table]) => isShown(table, answer))
    .map(([id, table]) => (
      <TableOnDemand
        key={id}
        fileName={calculator.fileName ?? calculator.slug}
        id={id}
        table={{ ...table, columns: withLabels(table.columns, calculator, answer) }}
        rows={rows[id] ?? []}
        answer={answer}
      />
    ));
}

interface TableProps {
  /** How the names of files of the result begin. */
  readonly fileName: string;
  readonly id: string;
  readonly table: OnDemandTable;
  readonly rows: readonly Row[];
  readonly answer: Solved;
}

function TableOnDemand({ fileName, id, table, rows, answer }: TableProps) {
  const views = viewsOf(table, rows);
  const [open, setOpen] = useState(false);
  const [chosen, choose] = useState(views[0]?.id);
  const { label, help, none, chart } = table;
  const view = views.find((each) => each.id === chosen);
  const drawn = chartView(views);
  if (rows.length === 0 || !view) {
    return none ? (
      <TableSection id={id} label={label}>
        <p>{none}</p>
      </TableSection>
    ) : null;
  }
  const named = view.label ? `${label} by ${view.label.toLowerCase()}` : label;
  const note = noteOf(table, rows, answer);
  return (
    <TableSection id={id} label={label}>
      {chart && drawn && (
        <Chart chart={chart} columns={drawn.columns} rows={drawn.rows} context={answer} />
      )}
      <details className={own.fold} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{chart && drawn ? 'Show as a table' : 'Show the table'}</summary>
        {open && (
          <div className={styles.table}>
            {help && <p>{help}</p>}
            <div className={own.bar}>
              {views.length > 1 && (
                // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend
                <div role="group" aria-label="Rows" className={own.switch}>
                  {views.map((each) => (
                    <button
                      key={each.id}
                      type="button"
                      aria-pressed={each === view}
                      onClick={() => choose(each.id)}
                    >
                      By {each.label?.toLowerCase()}
                    </button>
                  ))}
                </div>
              )}
              <Save
                words={[fileName, id, ...(view.id ? ['by', view.id] : [])]}
                columns={view.columns}
                rows={view.rows}
                context={answer}
              />
            </div>
            <FigureTable
              key={view.id}
              caption={named}
              columns={view.columns}
              rows={view.rows.map((row) => shownRow(view.columns, row, answer))}
              totals={shownTotals(view, answer)}
              own={currentRow(table, view.rows, answer)}
              data-table={id}
            />
            {note && <p>{note}</p>}
          </div>
        )}
      </details>
    </TableSection>
  );
}

interface VariationsProps {
  readonly calculator: Calculator;
  readonly variations: readonly Variation[];
  readonly answer: Solved;
}

/** The variations of a result, in a collapsed section. */
export function Variations({ calculator, variations, answer }: VariationsProps) {
  const tables = useMemo(
    () => variationTables(calculator, variations, answer, { today: today() }),
    [calculator, variations, answer],
  );
  const { slug, fileName = slug } = calculator;
  return tables.map(({ id, label, columns, rows, own: mine }) => (
    <TableSection key={id} id={`${id}-variations`} label={label}>
      <details className={own.fold} data-print="" open={matchMedia('(width >= 60rem)').matches}>
        <summary>Show the table</summary>
        <div className={styles.table}>
          <div className={own.bar}>
            <Save words={[fileName, id, 'variations']} {...{ columns, rows }} context={answer} />
          </div>
          <FigureTable
            caption={label}
            columns={columns}
            rows={rows.map((row) => shownRow(columns, row, answer))}
            own={mine}
            data-table={`${id}-variations`}
          />
        </div>
      </details>
    </TableSection>
  ));
}

const shownRow = (columns: Columns, row: Row, context: TextContext): Record<string, string> =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([id, column]) =>
      row[id] === undefined ? [] : [[id, String(showResult(column, row[id], context))]],
    ),
  );

function shownTotals(view: Parameters<typeof totalsOf>[0], context: TextContext) {
  const totals = totalsOf(view);
  return totals && shownRow(view.columns, totals, context);
}
