import type { PageManifest } from '../../../schemas/calculator.ts';
import { Big } from '../../../schemas/decimal.ts';
import type { Chart, Live } from '../../../schemas/manifest.ts';
import type { Calculator, TablesModule } from '../calculator.ts';
import type { Solved } from './answer.ts';
import {
  type Columns,
  chartView,
  isShown,
  type Row,
  rowsOf,
  viewsOf,
  withLabels,
} from './tables.ts';

/*
 * One table of several answers as charts with a line for each answer.
 */

/** A table of one answer, as its chart draws it. */
interface DrawnTable {
  /** The name of the answer; no two are the same. */
  readonly name: string;
  readonly columns: Columns;
  readonly rows: readonly Row[];
}

/** An answer and its name; no two names are the same. */
interface Named {
  readonly name: string;
  readonly answer: Solved;
}

/** A chart of one figure, with the rows that it draws. */
export interface OverlaidChart {
  readonly chart: Extract<Chart, { kind: 'lines' }>;
  readonly columns: Columns;
  readonly rows: readonly Row[];
}

/** The column of the line of an answer, by the place of the answer. */
const lineOf = (index: number): string => `line${index}`;

/** Whether a chart may show figures over numbers. */
const isOverNumbers = <C extends Pick<Chart, 'kind'>>(
  chart: C,
): chart is Extract<C, { kind: 'bars' | 'stacked' | 'lines' }> =>
  chart.kind === 'bars' || chart.kind === 'stacked' || chart.kind === 'lines';

/** Whether two columns are of the same kind and unit, so that one axis fits both. */
const alike = (one: object | undefined, other: object | undefined): boolean =>
  JSON.stringify({ ...one, label: '' }) === JSON.stringify({ ...other, label: '' });

/**
 * Takes a chart and the same table of several answers; returns a chart for each figure over numbers that
 * differs between the answers. None of a chart that shows parts, classes or points.
 */
export function overlaid(chart: Chart, tables: readonly DrawnTable[]): readonly OverlaidChart[] {
  if (!isOverNumbers(chart)) return [];
  const [first] = tables;
  const x = chart.x ?? Object.keys(first?.columns ?? {})[0];
  const across = x === undefined ? undefined : first?.columns[x];
  const isAcross = (row: Row) => x !== undefined && row[x] instanceof Big;
  if (!x || !across || tables.some(({ rows }) => !rows.length || !rows.every(isAcross))) return [];
  return [chart.y].flat().flatMap((y): OverlaidChart | [] => {
    const column = first?.columns[y];
    if (!column || tables.some(({ columns }) => !alike(columns[y], column))) return [];
    const lines = tables.map((_, index) => lineOf(index));
    // A figure that is `undefined` says that the row is one of other lines.
    const nowhere: Record<string, unknown> = Object.fromEntries(
      lines.map((line) => [line, undefined]),
    );
    const byX = new Map<string, Record<string, unknown>>();
    tables.forEach(({ rows }, index) => {
      for (const row of rows) {
        const at = String(row[x]);
        const figures = byX.get(at) ?? { ...nowhere, [x]: row[x] };
        // A row of its own without the figure is a gap in its line.
        if (row[y] === undefined) delete figures[lineOf(index)];
        else figures[lineOf(index)] = row[y];
        byX.set(at, figures);
      }
    });
    const rows = [...byX.values()].sort((one, other) => (one[x] as Big).cmp(other[x] as Big));
    const isSame = rows.every((row) => new Set(lines.map((line) => String(row[line]))).size === 1);
    if (isSame) return [];
    const title = [chart.y].flat().length > 1 ? `${chart.title}: ${column.label}` : chart.title;
    return {
      chart: { kind: 'lines', title, x, y: lines },
      columns: {
        [x]: across,
        ...Object.fromEntries(
          tables.map(({ name }, index) => [lineOf(index), { ...column, label: name }]),
        ),
      },
      rows,
    };
  });
}

/** Whether answers of a calculator may have charts that can be laid over one another. */
export const mayOverlay = ({ results, tables = {} }: PageManifest): boolean =>
  Object.values({ ...results, ...tables }).some(
    (each) => 'chart' in each && each.chart && isOverNumbers(each.chart),
  );

/** The number of lines of a table in its finest view. */
const lengthOf = (views: ReturnType<typeof viewsOf>): number =>
  Math.max(...views.map(({ rows }) => rows.length));

/**
 * The charts of a calculator's tables with a line for each answer: of results, and of the tables on demand
 * once they are there. Throws, as `rowsOf`, the promise of what a table has to fetch.
 */
export function overlaidCharts(
  calculator: Calculator,
  module: TablesModule | undefined,
  sides: readonly Named[],
  live: Live,
): readonly OverlaidChart[] {
  const charts = Object.entries(calculator.manifest.results).flatMap(([id, result]) => {
    if (!('columns' in result) || !result.chart) return [];
    const { columns, chart } = result;
    const rowsIn = ({ shown, results }: Solved) => (id in shown ? (results[id] as Row[]) : []);
    return overlaid(
      chart,
      sides.map(({ name, answer }) => ({ name, columns, rows: rowsIn(answer) })),
    );
  });
  if (!module) return charts;
  const rows = sides.map(({ answer }) => rowsOf(calculator, module, answer, live));
  const onDemand = Object.entries(module.declared).flatMap(([id, table]) => {
    if (!table.chart || !sides.every(({ answer }) => isShown(table, answer))) return [];
    const views = sides.map(({ answer }, index) => {
      const columns = withLabels(table.columns, calculator, answer);
      return viewsOf({ ...table, columns }, rows[index]?.[id] ?? []);
    });
    // All in the view of the one that has the most lines.
    const [longest = []] = views.toSorted((one, other) => lengthOf(other) - lengthOf(one));
    const view = chartView(longest)?.id;
    return overlaid(
      table.chart,
      sides.map(({ name }, index) => {
        const { columns = {}, rows = [] } = views[index]?.find(({ id }) => id === view) ?? {};
        return { name, columns, rows };
      }),
    );
  });
  return [...charts, ...onDemand];
}
