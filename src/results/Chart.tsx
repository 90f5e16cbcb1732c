import { nice, ticks } from 'd3-array';
import type { Big } from '../../schemas/decimal.ts';
import type { Values } from '../../schemas/inputs.ts';
import type { Column, Chart as Declared, Result } from '../../schemas/manifest.ts';
import { showResult } from '../format/results.ts';
import { Frame } from './Frame.tsx';
import { legendOf } from './legend.ts';
import type { Columns, Row } from './tables.ts';

// Exported from here, so that a page with a chart needs no further file for them.
export { nice, ticks };

const width = 360;
const height = 200;
const margin = { top: 10, right: 10, bottom: 38, left: 46 };
const floor = height - margin.bottom;
const right = width - margin.right;

const short = (locale: string) =>
  new Intl.NumberFormat(locale, { notation: 'compact', maximumSignificantDigits: 4 });
const formats = { western: short('en'), indian: short('en-IN') };

/**
 * A number in few digits, for an axis: 12,000 is 12K. Ten lakh is 10L if the result, or the column, is
 * grouped as in India.
 */
export function shortNumber(value: number, shown?: Result | Column): string {
  const indian = shown?.kind === 'money' && shown.grouping === 'indian';
  // Under a lakh, browsers disagree on what India writes: some have T for a thousand.
  return formats[indian && Math.abs(value) >= 100_000 ? 'indian' : 'western'].format(value);
}

/** One figure of a row: its size and its text. */
interface Figure {
  readonly value: number;
  readonly text: string;
}

/** One row of the chart. */
interface Point {
  readonly at: number;
  readonly name: string;
  readonly figures: readonly Figure[];
}

interface DrawingProps {
  readonly points: readonly Point[];
  /** The unit of the row's number. */
  readonly label: string;
  readonly names: readonly string[];
  /** The unit of the axis. */
  readonly of?: Column | undefined;
}

/** The tooltip of a row. */
const describePoint = ({ name, figures }: Point, { label, names }: DrawingProps): string =>
  `${label} ${name}: ${figures
    .map(({ text }, index) => (names.length > 1 ? `${names[index]} ${text}` : text))
    .join(', ')}`;

interface AxisProps {
  readonly marks: readonly number[];
  readonly up: (value: number) => number;
  readonly of?: Column | undefined;
}

function Axis({ marks, up, of }: AxisProps) {
  return marks.map((tick) => (
    <g key={tick} transform={`translate(0 ${up(tick)})`}>
      <line x1={margin.left} x2={right} />
      <text x={margin.left - 6} dy="0.32em" textAnchor="end">
        {shortNumber(tick, of)}
      </text>
    </g>
  ));
}

function Below({ children, x }: { children: string; x: number }) {
  return (
    <text x={x} y={floor + 16} textAnchor="middle">
      {children}
    </text>
  );
}

/** The scale from 0 to a value, with round ends. */
function scale(most: number): { marks: number[]; up: (value: number) => number } {
  const [, top] = nice(0, most || 1, 4);
  const up = (value: number) => floor - (value / top) * (floor - margin.top);
  return { marks: ticks(0, top, 4), up };
}

/** A bar for each row; of two figures per row, the second is stacked on the first. */
function Bars(props: DrawingProps) {
  const { points, label, of } = props;
  const total = ({ figures }: Point) => figures.reduce((so, { value }) => so + value, 0);
  const { marks, up } = scale(Math.max(...points.map(total)));
  const step = (right - margin.left) / points.length;
  const thickness = step * (points.length > 40 ? 0.9 : 0.7);
  const [first, last] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 0];
  const named = points.length > 12 ? new Set(ticks(first, last, 7)) : undefined;
  return (
    <>
      <Axis {...{ marks, up, of }} />
      {points.map((point, index) => {
        const left = margin.left + step * index + (step - thickness) / 2;
        let below = 0;
        return (
          <g key={point.at}>
            <title>{describePoint(point, props)}</title>
            {point.figures.map(({ value }, series) => {
              const y = up(below + value);
              const tall = up(below) - y;
              below += value;
              return (
                <rect
                  // biome-ignore lint/suspicious/noArrayIndexKey: a figure is known by its place
                  key={series}
                  data-series={series}
                  x={left}
                  y={y}
                  width={thickness}
                  height={tall}
                />
              );
            })}
            {(named?.has(point.at) ?? true) && <Below x={left + thickness / 2}>{point.name}</Below>}
          </g>
        );
      })}
      <text x={(right + margin.left) / 2} y={height - 4} textAnchor="middle">
        {label}
      </text>
    </>
  );
}

/** A line for each figure of the rows. */
function Lines(props: DrawingProps) {
  const { points, label, names, of } = props;
  const { marks, up } = scale(
    Math.max(...points.flatMap(({ figures }) => figures.map(({ value }) => value))),
  );
  const [first, last] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 0];
  const across = (at: number) =>
    margin.left + ((at - first) / (last - first || 1)) * (right - margin.left);
  return (
    <>
      <Axis {...{ marks, up, of }} />
      {ticks(first, last, 7).map((tick) => (
        <Below key={tick} x={across(tick)}>
          {tick < 10_000 ? String(tick) : shortNumber(tick)}
        </Below>
      ))}
      {names.map((name, series) => (
        <path
          key={name}
          data-series={series}
          d={points
            .map(({ at, figures }, index) => {
              const y = up(figures[series]?.value ?? 0);
              return `${index ? 'L' : 'M'}${across(at).toFixed(2)} ${y.toFixed(2)}`;
            })
            .join('')}
        />
      ))}
      {points.map((point) => (
        <g key={point.at}>
          <title>{describePoint(point, props)}</title>
          {/* A larger target for the pointer around each row. */}
          <rect
            data-room=""
            x={across(point.at) - 4}
            y={margin.top}
            width="8"
            height={floor - margin.top}
          />
        </g>
      ))}
      <text x={(right + margin.left) / 2} y={height - 4} textAnchor="middle">
        {label}
      </text>
    </>
  );
}

/** The parts of a sum: for each its name, its figure and a bar; negative bars go to the left. */
function Parts({ points }: DrawingProps) {
  const values = points.map(({ figures }) => figures[0]?.value ?? 0);
  const least = Math.min(0, ...values);
  const span = Math.max(0, ...values) - least || 1;
  const across = (value: number) => ((value - least) / span) * width;
  const step = Math.min(height / points.length, 48);
  return points.map(({ name, figures }, index) => {
    const [{ value, text } = { value: 0, text: '' }] = figures;
    const top = step * index;
    return (
      <g key={name}>
        <text y={top + 13}>{name}</text>
        <text x={width} y={top + 13} textAnchor="end">
          {text}
        </text>
        <rect
          data-series={value < 0 ? 1 : 0}
          x={across(Math.min(0, value))}
          y={top + 19}
          width={Math.max(across(Math.abs(value)) - across(0), 0.75)}
          height={Math.max(step - 28, 4)}
        />
      </g>
    );
  });
}

const drawings = { bars: Bars, stacked: Bars, lines: Lines, parts: Parts } as const;

interface ChartProps {
  readonly chart: Declared;
  readonly columns: Columns;
  readonly rows: readonly Row[];
  readonly values: Values;
}

/** The chart of a table. Screen readers read the figures in the table, so the chart has only a name. */
export function Chart({ chart, columns, rows, values }: ChartProps) {
  const { kind, title, y } = chart;
  const x = chart.x ?? Object.keys(columns)[0] ?? '';
  const cellText = (row: Row, id: string) => {
    const column = columns[id];
    return column ? String(showResult(column, row[id], values)) : '';
  };
  let points = rows.map((row) => ({
    at: Number(row[x]),
    name: cellText(row, x),
    figures: [y].flat().map((id) => ({ value: Number(row[id] as Big), text: cellText(row, id) })),
  }));
  if (kind === 'bars') {
    const { every = 1, most = points.length } = chart;
    points = points.filter(({ at }) => at % every === 0).slice(0, most);
  }
  if (points.length === 0) return null;
  const label = columns[x]?.label ?? x;
  const legend = legendOf(chart, columns);
  const props = { points, label, names: legend, of: columns[[y].flat()[0] ?? ''] };
  const Drawing = drawings[kind];
  const summary =
    kind === 'parts'
      ? points.map(({ name, figures }) => `${name} ${figures[0]?.text}`)
      : [points[0], points.at(-1)].map((point) => describePoint(point as Point, props));
  return (
    <Frame kind={kind} title={title} legend={legend}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${title}: ${summary.join('; ')}.`}
      >
        <Drawing {...props} />
      </svg>
    </Frame>
  );
}
