import type { ReactNode } from 'react';
import { plural } from '../../../schemas/functions/plural.ts';
import type { Chart } from '../../../schemas/manifest.ts';
import { arranged, type Corner, outward } from '../../engine/answer/outlines.ts';
import {
  Axis,
  Below,
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
  width,
} from './axes.tsx';
import { classesOf } from './classes.ts';

/*
 * The kinds of chart that only few calculators have. Apart from the others, so that pages without them
 * fetch none of this.
 */

/** Those of some charts that are drawn here. */
export type PlotOf<C = Chart> = Extract<
  C,
  { readonly kind: 'histogram' | 'box' | 'points' | 'outline' }
>;

/** How far the horizontal axis starts from the vertical one, so that their lowest marks keep apart. */
const apart = 10;

type Of<K extends Chart['kind']> = ChartProps<Extract<Chart, { readonly kind: K }>>;

/** How many rows have a number in each of several classes. */
function Histogram({ chart, columns, rows, context }: Of<'histogram'>) {
  const { presentation } = context;
  const values = rows.map((row) => Number(row[chart.x])).filter(Number.isFinite);
  if (values.length === 0) return null;
  const classes = classesOf(values);
  const scale = fromZero(
    classes.map(({ count }) => count),
    presentation,
  );
  const whole = scale.marks.filter(({ value }) => Number.isInteger(value));
  const plane = planeOf({ ...scale, marks: whole });
  const { up, floor } = plane;
  const left = plane.left + apart;
  const limits = marksOf(
    [classes[0]?.from ?? 0, ...classes.map(({ to }) => to)],
    presentation,
    columns[chart.x],
  );
  const step = (right - left) / classes.length;
  const longest = Math.max(...limits.map(({ text }) => text.length));
  const each = Math.ceil(((longest + 1) * letter) / step);
  const described = classes.map(
    ({ count }, index) => `${limits[index]?.text} to ${limits[index + 1]?.text}: ${count}`,
  );
  return (
    <Picture {...{ chart, columns }} summary={described}>
      <Axis {...plane} />
      {classes.map(({ from, count }, index) => (
        <g key={from}>
          <title>{described[index]}</title>
          <rect
            data-series="0"
            x={left + step * index + step * 0.04}
            y={up(count)}
            width={step * 0.92}
            height={floor - up(count)}
          />
        </g>
      ))}
      {limits.map(
        ({ value, text }, index) =>
          index % each === 0 && (
            <Below key={value} x={left + step * index} floor={floor}>
              {text}
            </Below>
          ),
      )}
      <Title left={left}>{columns[chart.x]?.label ?? chart.x}</Title>
    </Picture>
  );
}

/** With more points than this, each has no tooltip of its own: the page would grow heavy. */
const manyPoints = 200;

/** A point for each row, and a straight line. */
function Points({ chart, columns, rows, context }: Of<'points'>) {
  const { presentation } = context;
  const { x, y, line } = chart;
  const points = rows
    .map((row) => ({ row, x: Number(row[x]), y: Number(row[y]) }))
    .filter((each) => Number.isFinite(each.x) && Number.isFinite(each.y));
  const ends = line
    ? points
        .map((point) => ({ ...point, y: Number(point.row[line]) }))
        .filter((each) => Number.isFinite(each.y))
        .sort((one, other) => one.x - other.x)
    : [];
  const [from, to] = [ends[0], ends.at(-1)];
  if (points.length === 0) return null;
  const range = (all: readonly number[]) => [Math.min(...all), Math.max(...all)] as const;
  const [lowest, highest] = range([...points, ...ends].map((each) => each.y));
  const plane = planeOf(scaleOf(lowest, highest, presentation, columns[y]), { ...margin, top: 28 });
  const { up, left, floor, top } = plane;
  const [least, most] = range(points.map((each) => each.x));
  const { marks, at: along } = scaleOf(least, most, presentation, columns[x]);
  const across = (value: number) => left + apart + along(value) * (right - left - apart);
  const at = (each: { readonly x: number; readonly y: number }) =>
    `${across(each.x).toFixed(1)} ${up(each.y).toFixed(1)}`;
  const dot = (each: (typeof points)[0]) => `M${at(each)}h.01`;
  const label = (id: string) => columns[id]?.label ?? id;
  const text = (row: (typeof rows)[0] | undefined, id: string) =>
    row ? textOf(columns, row, id, context) : '';
  const by = (id: 'x' | 'y') => {
    const sorted = points.toSorted((one, other) => one[id] - other[id]);
    return `${label(chart[id])} ${text(sorted[0]?.row, chart[id])} to ${text(sorted.at(-1)?.row, chart[id])}`;
  };
  const summary = [
    plural(points.length, { one: '# point', other: '# points' }, presentation.locale),
    by('x'),
    by('y'),
    line ? `${label(line)} from ${text(from?.row, line)} to ${text(to?.row, line)}` : [],
  ].flat();
  // As many marks as have room for their words.
  const longest = Math.max(...marks.map(({ text: mark }) => mark.length));
  const each = Math.ceil(((longest + 1) * letter * marks.length) / (right - left));
  return (
    <Picture {...{ chart, columns, summary }}>
      <text y={top - 14}>{label(y)}</text>
      <Axis {...plane} />
      {marks.map(({ value, text: mark }, index) => {
        const where = across(value);
        return (
          <g key={value}>
            <line x1={where} x2={where} y1={top} y2={floor} />
            {index % each === 0 && (
              <Below x={where} floor={floor}>
                {mark}
              </Below>
            )}
          </g>
        );
      })}
      {points.length > manyPoints ? (
        <path data-points="many" d={points.map(dot).join('')} />
      ) : (
        points.map((point, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may be the same point
          <path key={index} data-points="" d={dot(point)}>
            <title>{`${label(x)} ${text(point.row, x)}, ${label(y)} ${text(point.row, y)}`}</title>
          </path>
        ))
      )}
      {from && to && (
        <>
          {/* Clear of a cloud of points; it must not hide one of a few. */}
          {points.length > manyPoints && <path data-clear="" d={`M${at(from)}L${at(to)}`} />}
          <path data-series="1" d={`M${at(from)}L${at(to)}`} />
        </>
      )}
      <Title left={left}>{label(x)}</Title>
    </Picture>
  );
}

/** How far the box of a box plot reaches up and down from its middle, and the ends of the whiskers. */
const [boxHalf, whiskerHalf] = [28, 14];

/** The room on both sides of a box plot, for half of a word under its axis. */
const aside = 30;

/** A box between the quartiles with the median, whiskers on both sides, and a point for each outlier. */
function BoxPlot({ chart, columns, rows, context }: Of<'box'>) {
  const { presentation } = context;
  const { x } = chart;
  const values = rows.map((row) => Number(row[x]));
  const [low, first, median, third, high, ...outliers] = values;
  if (low === undefined || first === undefined || median === undefined) return null;
  if (third === undefined || high === undefined) return null;
  const floor = height - margin.bottom;
  const { marks, at } = scaleOf(Math.min(...values), Math.max(...values), presentation, columns[x]);
  const across = (value: number) => aside + at(value) * (width - 2 * aside);
  const middle = floor / 2;
  const upright = (value: number, half: number) =>
    `M${across(value).toFixed(1)} ${middle - half}v${2 * half}`;
  const level = (from: number, to: number) =>
    `M${across(from).toFixed(1)} ${middle}H${across(to).toFixed(1)}`;
  const texts = rows.map((row) => textOf(columns, row, x, context));
  const summary = [
    `box from ${texts[1]} to ${texts[3]} with the median ${texts[2]}`,
    `whiskers from ${texts[0]} to ${texts[4]}`,
    plural(outliers.length, { one: '# outlier', other: '# outliers' }, presentation.locale),
  ];
  const longest = Math.max(...marks.map(({ text }) => text.length));
  const each = Math.ceil(((longest + 1) * letter * marks.length) / (width - 2 * aside));
  return (
    <Picture {...{ chart, columns, summary }}>
      {marks.map(({ value, text }, index) => (
        <g key={value}>
          <line x1={across(value)} x2={across(value)} y1={margin.top} y2={floor} />
          {index % each === 0 && (
            <Below x={across(value)} floor={floor}>
              {text}
            </Below>
          )}
        </g>
      ))}
      <rect
        data-series="2"
        x={across(first)}
        y={middle - boxHalf}
        width={Math.max(across(third) - across(first), 1)}
        height={2 * boxHalf}
      />
      <path
        data-series="0"
        d={[
          upright(median, boxHalf),
          upright(low, whiskerHalf),
          upright(high, whiskerHalf),
          level(low, first),
          level(third, high),
        ].join('')}
      />
      {outliers.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two outliers may be equal
        <path key={index} data-points="" d={`M${across(value).toFixed(1)} ${middle}h.01`}>
          <title>{texts[index + 5]}</title>
        </path>
      ))}
      <Title left={margin.right}>{columns[x]?.label ?? x}</Title>
    </Picture>
  );
}

/** Closed figures through the rows' points, all to one scale. */
function Outlines({ chart, columns, rows, context }: Of<'outline'>) {
  const { figure } = chart;
  const corners = rows
    .map((row) => ({
      x: Number(row[chart.x]),
      y: Number(row[chart.y]),
      label: textOf(columns, row, chart.label, context),
      at: `${textOf(columns, row, chart.x, context)}, ${textOf(columns, row, chart.y, context)}`,
      figure: figure ? textOf(columns, row, figure, context) : '',
    }))
    .filter(({ x, y }) => Number.isFinite(x) && Number.isFinite(y));
  if (corners.length === 0) return null;
  const figures = Map.groupBy(corners, (corner) => corner.figure);
  const summary = [...figures].map(
    ([name, all]) =>
      `${name && `${name}: `}${all.map(({ label, at }) => `${label} (${at})`).join(', ')}`,
  );
  const longest = Math.max(...corners.map(({ label }) => label.length));
  const drawn = arranged([...figures.values()], {
    width,
    height,
    aside: Math.min(longest * letter + 16, 100),
    above: 22,
    below: figure ? 42 : 22,
  });
  return (
    <Picture {...{ chart, columns, summary }}>
      {[...figures.keys()].map((name, index) => {
        const { corners: placed, middle, bottom } = drawn[index] as (typeof drawn)[0];
        return (
          <g key={name}>
            <path
              data-outline=""
              d={`M${placed.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}Z`}
            />
            {placed.map((corner, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a corner is known by its place
              <Name key={place} corner={corner} direction={outward(placed, place)} />
            ))}
            {name && (
              <text x={middle} y={bottom - 4} textAnchor="middle">
                {name}
              </text>
            )}
          </g>
        );
      })}
    </Picture>
  );
}

interface NameProps {
  readonly corner: Corner & { readonly label: string };
  readonly direction: { readonly x: number; readonly y: number };
}

/** The name of a corner, outside of the figure. */
function Name({ corner: { x, y, label }, direction }: NameProps) {
  const anchor = direction.x > 0.4 ? 'start' : direction.x < -0.4 ? 'end' : 'middle';
  return (
    <text x={x + direction.x * 8} y={y + direction.y * 12} dy="0.34em" textAnchor={anchor}>
      {label}
    </text>
  );
}

const drawings = { histogram: Histogram, box: BoxPlot, points: Points, outline: Outlines } as const;

/** A chart of one of these kinds. */
export function Plot(props: ChartProps<PlotOf>) {
  const Drawing = drawings[props.chart.kind] as (each: typeof props) => ReactNode;
  return <Drawing {...props} />;
}
