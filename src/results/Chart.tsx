import { nice, ticks } from 'd3-array';
import type { Big } from '../../schemas/decimal.ts';
import type { TableResult } from '../../schemas/manifest.ts';
import type { ShownRow } from '../format/results.ts';
import styles from './results.module.css';

// Others that draw take these from here, so that a page with a chart fetches no file more for them.
export { nice, ticks };

const width = 360;
const height = 200;
const margin = { top: 10, right: 2, bottom: 38, left: 46 };

/** Few digits for an axis: 12,000 is 12K. */
const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 2 });

interface ChartProps {
  readonly result: TableResult;
  readonly rows: readonly Readonly<Record<string, Big>>[];
  readonly shown: readonly ShownRow[];
}

/** Bars over a table's rows. The table beside it holds the figures, so the drawing has one name. */
export default function Chart({ result, rows, shown }: ChartProps) {
  const chart = result.chart;
  if (!chart) return null;
  const { x, y, every = 1, most = rows.length, title } = chart;
  const bars = rows
    .map((row, index) => ({ at: Number(row[x]), value: Number(row[y]), text: shown[index]?.[y] }))
    .filter(({ at }) => at % every === 0)
    .slice(0, most);
  const [first, last] = [bars[0], bars.at(-1)];
  if (!first || !last) return null;
  const [, top] = nice(0, Math.max(...bars.map(({ value }) => value)), 4);
  const floor = height - margin.bottom;
  const up = (value: number) => floor - (value / top) * (floor - margin.top);
  const step = (width - margin.left - margin.right) / bars.length;
  const thickness = step * 0.7;
  const label = result.columns[x]?.label ?? x;
  const summary = `${title}: ${first.text} at ${label.toLowerCase()} ${first.at}, ${last.text} at ${label.toLowerCase()} ${last.at}.`;
  return (
    <figure className={styles.chart}>
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={summary}>
        {ticks(0, top, 4).map((tick) => (
          <g key={tick} transform={`translate(0 ${up(tick)})`}>
            <line x1={margin.left} x2={width - margin.right} />
            <text x={margin.left - 6} dy="0.32em" textAnchor="end">
              {compact.format(tick)}
            </text>
          </g>
        ))}
        {bars.map(({ at, value, text }, index) => {
          const left = margin.left + step * index + (step - thickness) / 2;
          return (
            <g key={at}>
              <rect x={left} y={up(value)} width={thickness} height={floor - up(value)} rx="2">
                <title>{`${label} ${at}: ${text}`}</title>
              </rect>
              <text x={left + thickness / 2} y={floor + 16} textAnchor="middle">
                {at}
              </text>
            </g>
          );
        })}
        <text x={(width + margin.left) / 2} y={height - 4} textAnchor="middle">
          {label}
        </text>
      </svg>
    </figure>
  );
}
