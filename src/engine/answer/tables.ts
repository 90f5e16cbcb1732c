import { Big } from '../../../schemas/decimal.ts';
import type { Column, Live, OnDemandTable, When } from '../../../schemas/manifest.ts';
import type { Calculator, TablesModule } from '../calculator.ts';
import type { TextContext } from '../format/presentation.ts';
import { fillLabel, showResult } from '../format/results.ts';
import { holds } from '../input/condition.ts';
import type { Values } from '../input/inputs.ts';
import { optionOf } from '../input/kinds/choice.ts';
import { contextOf, exact, knownOf, type Solved } from './answer.ts';

/** A row of a table, unrounded, by column id. */
export type Row = Values;
export type Columns = Readonly<Record<string, Column>>;

/** Whether a table, or a column of one, is shown with an answer. */
export const isShown = ({ when }: { readonly when?: When | undefined }, answer: Solved) =>
  holds(when, knownOf(answer));

/** The rows of every table on demand that is shown for a result; none if a figure would be too large to show. */
export function rowsOf(
  calculator: Calculator,
  { tables, declared }: TablesModule,
  answer: Solved,
  live: Live,
): Readonly<Record<string, readonly Row[]>> {
  const { values, results, workings, presentation } = answer;
  try {
    const rows = exact(
      tables(values, {
        ...contextOf(calculator, values, { ...live, presentation }),
        results: { ...results, ...workings },
      }),
    ) as Record<string, Row[]>;
    return Object.fromEntries(
      Object.entries(rows).filter(([id]) => isShown(declared[id] ?? {}, answer)),
    );
  } catch (error) {
    if (error instanceof RangeError) return {};
    throw error;
  }
}

/** A label in which fields of rows, "{others.0.zone}", are the options that are chosen there. */
const fillRows = (
  label: string,
  fields: Calculator['manifest']['fields'],
  values: Values,
): string =>
  label.replace(/\{(\w+)\.(\d+)\.(\w+)\}/g, (_, list: string, index: string, id: string) => {
    const field = fields[list];
    const sub = field && 'fields' in field ? field.fields[id] : undefined;
    const rows = values[list] as readonly Values[] | undefined;
    return optionOf(sub, rows?.[Number(index)]?.[id])?.label ?? '';
  });

/** Columns whose labels name fields or figures, "{from}", with the texts of an answer in their places. */
export const withLabels = (columns: Columns, { manifest }: Calculator, answer: Solved): Columns => {
  const context = { values: knownOf(answer), presentation: answer.presentation };
  return Object.fromEntries(
    Object.entries(columns).map(([id, column]) => [
      id,
      {
        ...column,
        label: fillRows(
          fillLabel(column.label, manifest.fields, context),
          manifest.fields,
          context.values,
        ),
      },
    ]),
  );
};

/** The index of the row that is marked as the visitor's; -1 if none is. */
export function currentRow(
  { current }: OnDemandTable,
  rows: readonly Row[],
  answer: Solved,
): number {
  if (!current) return -1;
  const figure = knownOf(answer)[current.reached];
  return rows.findLastIndex((row) => {
    const value = row[current.column];
    // Days are texts that sort by the calendar.
    return figure instanceof Big ? figure.gte(value as Big) : String(figure) >= String(value);
  });
}

const sum = (rows: readonly Row[], id: string): Big =>
  rows.reduce((so, row) => so.plus(row[id] as Big), Big(0));

/** The column with the line numbers of a view. */
const period = 'period';

/** One view of a table: its columns, the first of which names the row, and its lines. */
export interface View {
  readonly id?: string;
  readonly label?: string;
  readonly columns: Columns;
  readonly rows: readonly Row[];
}

/** One line for several consecutive rows: the sum of columns with `sums`, the last figure of others. */
const together = (columns: Columns, rows: readonly Row[]): Row => ({
  ...rows.at(-1),
  ...Object.fromEntries(
    Object.entries(columns).flatMap(([id, { sums }]) => (sums ? [[id, sum(rows, id)]] : [])),
  ),
});

/** Every view of a table, the first one open. A column of which no row has a figure is left out. */
export function viewsOf(
  { by, columns: declared }: OnDemandTable,
  rows: readonly Row[],
): readonly View[] {
  const columns = Object.fromEntries(
    Object.entries(declared).filter(
      ([id]) => rows.length === 0 || rows.some((row) => row[id] !== undefined),
    ),
  );
  if (!by) return [{ columns, rows }];
  return Object.entries(by).map(([id, { label, rows: each }]) => ({
    id,
    label,
    columns: { [period]: { kind: 'number', label, digits: 0 }, ...columns },
    rows: Array.from({ length: Math.ceil(rows.length / each) }, (_, index) => ({
      ...together(columns, rows.slice(index * each, (index + 1) * each)),
      [period]: Big(index + 1),
    })),
  }));
}

/** The view that a chart draws: the first with enough lines, or else the one with the most lines. */
export const chartView = (views: readonly View[]): View | undefined =>
  views.find(({ rows }) => rows.length > 2) ?? views.at(-1);

/** The last line: the sum of each column with `sums`; `undefined` if there is no such column. */
export function totalsOf({ columns, rows }: Pick<View, 'columns' | 'rows'>): Row | undefined {
  const sums = Object.entries(columns).filter(([, each]) => each.sums);
  return sums.length > 0 ? Object.fromEntries(sums.map(([id]) => [id, sum(rows, id)])) : undefined;
}

/** The note below a table, with the first or last figures of columns that it names. */
export const noteOf = (
  { note, columns }: OnDemandTable,
  rows: readonly Row[],
  context: TextContext,
): string | undefined =>
  note?.replace(/\{(\w+)\.(first|last)\}/g, (_, id: string, which: string) =>
    String(showResult(columns[id] as Column, rows.at(which === 'first' ? 0 : -1)?.[id], context)),
  );
