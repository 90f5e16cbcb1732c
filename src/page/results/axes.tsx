import { nice, ticks } from 'd3-array';
import type { ReactNode } from 'react';
import { Big } from '../../../schemas/decimal.ts';
import type { Column, Chart as Declared, Result } from '../../../schemas/manifest.ts';
import type { Columns, Row } from '../../engine/answer/tables.ts';
import { formatAmount, withPower } from '../../engine/format/numbers.ts';
import { english, type Presentation, type TextContext } from '../../engine/format/presentation.ts';
import { showResult } from '../../engine/format/results.ts';
import { Frame } from './Frame.tsx';
import { legendOf } from './legend.ts';

/*
 * What all charts share: their frame, scales and axes.
 */

// Exported from here, so that a page with a chart needs no further file for them.
export { nice, ticks };

export const width = 360;
export const height = 200;
/** The margins of a drawing without long words. */
export const margin = { top: 10, right: 10, bottom: 38, left: 46 };
export const right = width - margin.right;

/** How wide a character is at most, on a phone, where letters are largest. */
export const letter = 8.5;

const compact = (locale: string, digits: number) =>
  new Intl.NumberFormat(locale, { notation: 'compact', maximumSignificantDigits: digits });
const { locale: western, indian } = english;
const formats = {
  short: { western: compact(western, 4), indian: compact(indian, 4) },
  exact: { western: compact(western, 12), indian: compact(indian, 12) },
};

/** Whether a figure is an amount in the currency that the visitor chose. */
const isOwn = (shown: Result | Column | undefined, { money }: Presentation): boolean =>
  shown?.kind === 'money' && !shown.currency && money !== undefined;

/**
 * A number in few digits, for an axis: 12,000 is 12K. Ten lakh is 10L if the result, or the column, is
 * grouped as in India.
 */
export function shortNumber(
  value: number,
  presentation: Presentation,
  shown?: Result | Column,
  digits: keyof typeof formats = 'short',
): string {
  const locale = isOwn(shown, presentation) ? presentation.money?.locale : undefined;
  const inLakhs =
    locale === indian || (!locale && shown?.kind === 'money' && shown.grouping === 'indian');
  // Under a lakh, browsers disagree on what India writes: some have T for a thousand.
  return formats[digits][inLakhs && Math.abs(value) >= 100_000 ? 'indian' : 'western'].format(
    value,
  );
}

/** The digits of a number among its signs: "1,234.50" in "-kr 1,234.50". */
export const numerals = /\d[\d.,]*/;

/** The same, with the sign of the visitor's own currency. */
function markText(value: number, presentation: Presentation, shown?: Column): string {
  if (!isOwn(shown, presentation)) return shortNumber(value, presentation, shown, 'exact');
  const sign = formatAmount(Big(value < 0 ? -1 : 1), presentation, { digits: 0 });
  return sign.replace(numerals, shortNumber(Math.abs(value), presentation, shown, 'exact'));
}

/** A mark on an axis. */
interface Mark {
  readonly value: number;
  readonly text: string;
}

/** A linear scale with round ends. */
export interface Scale {
  readonly marks: readonly Mark[];
  /** Where a value is, if the ends are at 0 and 1. */
  readonly at: (value: number) => number;
}

/** The marks of an axis in as few digits as tell them apart; with powers of ten where zeros abound. */
export function marksOf(
  values: readonly number[],
  presentation: Presentation,
  of?: Column,
): readonly Mark[] {
  const most = Math.max(...values.map(Math.abs));
  const plain = most === 0 || (most >= 0.001 && most < 1e15);
  return values.map((value) => ({
    value,
    text:
      plain || value === 0
        ? markText(value, presentation, of)
        : withPower(Big(value).prec(12), presentation),
  }));
}

/** The scale between two values; around one value, where they are the same. */
export function scaleOf(
  least: number,
  most: number,
  presentation: Presentation,
  of?: Column,
): Scale {
  const around = least === most ? Math.abs(least) / 10 || 1 : 0;
  const [bottom, top] = nice(least - around, most + around, 4);
  return {
    marks: marksOf(ticks(bottom, top, 4), presentation, of),
    at: (value) => (value - bottom) / (top - bottom),
  };
}

/** The scale of figures that a drawing starts at zero. */
export const fromZero = (
  values: readonly number[],
  presentation: Presentation,
  of?: Column,
): Scale => {
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  return scaleOf(least, most || (least ? 0 : 1), presentation, of);
};

/** The part of a drawing between its axes, and where a value is on the vertical one. */
export interface Plane {
  readonly left: number;
  readonly top: number;
  readonly floor: number;
  readonly marks: readonly Mark[];
  readonly up: (value: number) => number;
}

/** The plane beside a vertical axis, which is as wide as its words. */
export function planeOf({ marks, at }: Scale, { top, bottom } = margin): Plane {
  const floor = height - bottom;
  const longest = Math.max(...marks.map(({ text }) => text.length));
  return {
    left: Math.max(margin.left, 6 + longest * letter),
    top,
    floor,
    marks,
    up: (value) => floor - at(value) * (floor - top),
  };
}

/** The vertical axis. */
export function Axis({ marks, up, left }: Plane) {
  return marks.map(({ value, text }) => (
    <g key={value} transform={`translate(0 ${up(value)})`}>
      <line
        x1={left}
        x2={right}
        data-zero={value === 0 && marks[0]?.value !== 0 ? '' : undefined}
      />
      <text x={left - 6} dy="0.32em" textAnchor="end">
        {text}
      </text>
    </g>
  ));
}

export interface BelowProps {
  readonly children: string;
  readonly x: number;
  readonly floor: number;
}

/** A word under the horizontal axis. */
export function Below({ children, x, floor }: BelowProps) {
  return (
    <text x={x} y={floor + 16} textAnchor="middle">
      {children}
    </text>
  );
}

/** What the horizontal axis is about. */
export function Title({ children, left }: { children: string; left: number }) {
  return (
    <text x={(right + left) / 2} y={height - 4} textAnchor="middle">
      {children}
    </text>
  );
}

interface PictureProps {
  readonly chart: Declared;
  readonly columns: Columns;
  /** What is said of the figures to those who do not see the picture. */
  readonly summary: readonly string[];
  readonly children: ReactNode;
}

/** The picture of a chart with its title and legend. */
export function Picture({ chart, columns, summary, children }: PictureProps) {
  const { kind, title } = chart;
  return (
    <Frame kind={kind} title={title} legend={legendOf(chart, columns)}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${title}: ${summary.join('; ')}.`}
      >
        {children}
      </svg>
    </Frame>
  );
}

/** The text of a row's figure in a column; none where the row has no such figure. */
export function textOf(columns: Columns, row: Row, id: string, context: TextContext): string {
  const column = columns[id];
  return column && row[id] !== undefined ? String(showResult(column, row[id], context)) : '';
}

/** A chart with the rows that it draws. */
export interface ChartProps<C = Declared> {
  readonly chart: C;
  readonly columns: Columns;
  readonly rows: readonly Row[];
  readonly context: TextContext;
}
