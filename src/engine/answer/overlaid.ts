import { Big } from '../../../schemas/decimal.ts';
import type { Chart } from '../../../schemas/manifest.ts';
import type { Columns, Row } from './tables.ts';

/*
 * One table of several answers as charts with a line for each answer.
 */

/** A table of one answer, as its chart draws it. */
export interface DrawnTable {
  /** The name of the answer; no two are the same. */
  readonly name: string;
  readonly columns: Columns;
  readonly rows: readonly Row[];
}

/** A chart of one figure, with the rows that it draws. */
export interface OverlaidChart {
  readonly chart: Extract<Chart, { kind: 'lines' }>;
  readonly columns: Columns;
  readonly rows: readonly Row[];
}

/** The column of the line of an answer, by the place of the answer. */
const lineOf = (index: number): string => `line${index}`;

/** Whether two columns are of the same kind and unit, so that one axis fits both. */
const alike = (one: object | undefined, other: object | undefined): boolean =>
  JSON.stringify({ ...one, label: '' }) === JSON.stringify({ ...other, label: '' });

/**
 * Takes a chart and the same table of several answers; returns a chart for each figure over numbers that
 * differs between the answers. None of a chart that shows parts, classes or points.
 */
export function overlaid(chart: Chart, tables: readonly DrawnTable[]): readonly OverlaidChart[] {
  if (chart.kind !== 'bars' && chart.kind !== 'stacked' && chart.kind !== 'lines') return [];
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
