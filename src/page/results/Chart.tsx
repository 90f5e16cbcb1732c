import type { Column, Chart as Declared } from '../../../schemas/manifest.ts';
import { useLazy } from '../../browser/lazy.ts';
import type { Presentation } from '../../engine/format/presentation.ts';
import {
  Axis,
  Below,
  type BelowProps,
  type ChartProps,
  fromZero,
  height,
  letter,
  margin,
  marksOf,
  Picture,
  planeOf,
  right,
  scaleOf,
  Title,
  textOf,
  ticks,
  width,
} from './axes.tsx';
import { legendOf } from './legend.ts';
import { ChartPlace } from './Place.tsx';
import type { PlotOf } from './Plots.tsx';
import { isPlot, plots } from './plots.ts';
import { Unfetched } from './Unfetched.tsx';

/** One figure of a row: its size and its text. */
interface Figure {
  readonly value: number;
  readonly text: string;
  /** Whether the row is one of other lines alone: no gap in this one. */
  readonly isElsewhere: boolean;
}

/** One row of the chart. */
interface Point {
  readonly at: number;
  readonly name: string;
  readonly figures: readonly Figure[];
  /** Where the bar begins, if not at zero. */
  readonly from?: Figure | undefined;
}

interface DrawingProps {
  readonly points: readonly Point[];
  /** The unit of the row's number. */
  readonly label: string;
  readonly names: readonly string[];
  /** The unit of the axis. */
  readonly of?: Column | undefined;
  readonly presentation: Presentation;
}

/** The tooltip of a row. */
const describePoint = ({ name, figures, from }: Point, { label, names }: DrawingProps): string =>
  `${label} ${name}: ${from ? `${from.text} to ` : ''}${figures
    .flatMap(({ text, isElsewhere }, index) =>
      isElsewhere ? [] : names.length > 1 ? `${names[index]} ${text}` : text,
    )
    .join(', ')}`;

/** The most letters of a name that stands aslant. */
const longestName = 12;

/** A name under a bar that is too narrow for it: aslant, and shortened. */
function Aslant({ children, x, floor }: BelowProps) {
  const text =
    children.length > longestName ? `${children.slice(0, longestName - 1).trim()}…` : children;
  return (
    <text transform={`translate(${x + 4} ${floor + 12}) rotate(-40)`} textAnchor="end">
      {text}
    </text>
  );
}

/** A bar for each row, from zero or between two figures; of several per row, each stands on the one before. */
function Bars(props: DrawingProps) {
  const { points, label, of, presentation } = props;
  const total = (sign: number) => (point: Point) =>
    point.figures.reduce((so, { value }) => (value * sign > 0 ? so + value : so), 0);
  const spans = points.flatMap(({ from, figures }) =>
    from ? [from.value, ...figures.map(({ value }) => value)].filter(Number.isFinite) : [],
  );
  const scale =
    spans.length > 0
      ? scaleOf(Math.min(...spans), Math.max(...spans), presentation, of)
      : fromZero([...points.map(total(1)), ...points.map(total(-1))], presentation, of);
  const isNumbered = points.every(({ at }) => Number.isFinite(at));
  const longest = Math.max(...points.map(({ name }) => name.length));
  let plane = planeOf(scale);
  const step = (right - plane.left) / points.length;
  const isAslant = !isNumbered && longest * letter > step;
  if (isAslant) {
    // Letters are narrower than figures, and stand aslant.
    const bottom = margin.bottom - 6 + Math.min(longest, longestName) * 5.2;
    plane = planeOf(scale, { ...margin, bottom });
  }
  const { up, left: start, floor } = plane;
  const thickness = step * (points.length > 40 ? 0.9 : 0.7);
  const [first, last] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 0];
  const round = isNumbered && points.length > 12 ? new Set(ticks(first, last, 7)) : new Set();
  // As many names as have room: aslant for their height, else for their width.
  const each = Math.ceil((isAslant ? 22 : longest * letter + 4) / step);
  const places = points.flatMap(({ at }, index) => (round.has(at) ? [index] : []));
  const isApart = places.every(
    (place, index) => index === 0 || place - (places[index - 1] ?? 0) >= each,
  );
  // Round numbers are named, unless their bars stand too close together.
  const named = places.length > 2 && isApart ? round : undefined;
  const Name = isAslant ? Aslant : Below;
  return (
    <>
      <Axis {...plane} />
      {points.map((point, index) => {
        const left = start + step * index + (step - thickness) / 2;
        const ends = [0, 0];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have the same name
          <g key={index}>
            <title>{describePoint(point, props)}</title>
            {point.figures.map(({ value }, series) => {
              if (Number.isNaN(value) || Number.isNaN(point.from?.value)) return null;
              const sign = value < 0 ? 1 : 0;
              const from = point.from?.value ?? ends[sign] ?? 0;
              const to = point.from ? value : from + value;
              ends[sign] = to;
              return (
                <rect
                  // biome-ignore lint/suspicious/noArrayIndexKey: a figure is known by its place
                  key={series}
                  data-series={series}
                  x={left}
                  y={up(Math.max(from, to))}
                  width={thickness}
                  height={Math.abs(up(from) - up(to))}
                />
              );
            })}
            {(named?.has(point.at) ?? index % each === 0) && (
              <Name x={left + thickness / 2} floor={floor}>
                {point.name}
              </Name>
            )}
          </g>
        );
      })}
      <Title left={start}>{label}</Title>
    </>
  );
}

/** A line for each figure of the rows. */
function Lines(props: DrawingProps) {
  const { points, label, of, presentation } = props;
  const values = points.flatMap(({ figures }) => figures.map(({ value }) => value));
  const plane = planeOf(fromZero(values.filter(Number.isFinite), presentation, of));
  const { up, left, top, floor } = plane;
  const [first, last] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 0];
  const across = (at: number) => left + ((at - first) / (last - first || 1)) * (right - left);
  return (
    <>
      <Axis {...plane} />
      {marksOf(ticks(first, last, 7), presentation).map(({ value, text }) => (
        <Below key={value} x={across(value)} floor={floor}>
          {/* Without a comma: most are years. */}
          {Number.isInteger(value) && Math.abs(value) < 10_000 ? String(value) : text}
        </Below>
      ))}
      {points[0]?.figures.map((_, series) => {
        let pen = 'M';
        return (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a figure is known by its place
            key={series}
            data-series={series}
            d={points
              .map(({ at, figures }) => {
                const { value = Number.NaN, isElsewhere } = figures[series] ?? {};
                if (isElsewhere) return '';
                const d = `${pen}${across(at).toFixed(2)} ${up(value).toFixed(2)}`;
                // A row without the figure is a gap.
                pen = Number.isNaN(value) ? 'M' : 'L';
                return Number.isNaN(value) ? '' : d;
              })
              .join('')}
          />
        );
      })}
      {points.map((point) => (
        <g key={point.at}>
          <title>{describePoint(point, props)}</title>
          {/* A larger target for the pointer around each row. */}
          <rect data-room="" x={across(point.at) - 4} y={top} width="8" height={floor - top} />
        </g>
      ))}
      <Title left={left}>{label}</Title>
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

/** The chart of a table. Screen readers read the figures in the table, so the chart has only a name. */
export function Chart(props: ChartProps) {
  const { chart, columns } = props;
  const loaded = useLazy(isPlot(chart) ? plots : undefined);
  if (!isPlot(chart)) return <RowChart {...props} chart={chart} />;
  if (loaded === null) return <Unfetched parts={[plots]} />;
  return loaded ? (
    <loaded.Plot {...props} chart={chart} />
  ) : (
    <ChartPlace title={chart.title} legend={legendOf(chart, columns)} />
  );
}

function RowChart({ chart, columns, rows, context }: ChartProps<Exclude<Declared, PlotOf>>) {
  const { kind } = chart;
  const y = [chart.y].flat().filter((id) => id in columns);
  const x = chart.x ?? Object.keys(columns)[0] ?? '';
  const from = kind === 'bars' ? chart.from : undefined;
  let points = rows.map((row): Point => {
    const figureOf = (id: string): Figure => ({
      value: Number(row[id]),
      text: textOf(columns, row, id, context),
      isElsewhere: id in row && row[id] === undefined,
    });
    return {
      at: columns[x]?.kind === 'text' ? Number.NaN : Number(row[x]),
      name: textOf(columns, row, x, context),
      figures: y.map(figureOf),
      from: from === undefined ? undefined : figureOf(from),
    };
  });
  if (kind === 'bars') {
    const { every, most = points.length } = chart;
    points = points.filter(({ at }) => !every || at % every === 0).slice(0, most);
  }
  if (points.length === 0) return null;
  const label = columns[x]?.label ?? x;
  const names = legendOf(chart, columns);
  const { presentation } = context;
  const props = { points, label, names, of: columns[y[0] ?? ''], presentation };
  const Drawing = drawings[kind];
  const summary =
    kind === 'parts'
      ? points.map(({ name, figures }) => `${name} ${figures[0]?.text}`)
      : [points[0], points.at(-1)].map((point) => describePoint(point as Point, props));
  return (
    <Picture {...{ chart, columns, summary }}>
      <Drawing {...props} />
    </Picture>
  );
}
