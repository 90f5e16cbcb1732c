import type { Big } from '../../../schemas/decimal.ts';
import type { FigureResult } from '../../../schemas/manifest.ts';
import { unitOf } from '../../../schemas/unit.ts';
import { roundedTo } from '../format/numbers.ts';
import type { Presentation, TextContext } from '../format/presentation.ts';
import { digitsOf } from './digits.ts';
import type { Row } from './tables.ts';

/**
 * Where a spreadsheet would read a formula: at the start of a cell, also after spaces, invisible signs and
 * quotes, and after a separator of other countries or programs, where a reader that splits cells there
 * begins another one. Operators may be full-width.
 */
const formulaStart = /(^|[;|])(?=[\s\p{Cf}"']*[=+\-@＝＋－＠])/gu;

/** A text in quotes, on one line, that no spreadsheet interprets as a formula. */
const safe = (text: string): string =>
  `"${text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(formulaStart, "$1'")
    .replaceAll('"', '""')}"`;

/** Digits with a dot and nothing else. */
function plain(value: Big, column: FigureResult, presentation: Presentation): string {
  const digits = digitsOf(column, value, presentation);
  const rounded = roundedTo(value, digits);
  return typeof digits === 'number' ? rounded.toFixed(digits) : rounded.toFixed();
}

/** A column's name with its unit, which its figures do not repeat. */
function title(column: FigureResult, { values, presentation }: TextContext): string {
  const { label } = column;
  if (column.kind === 'percent') return `${label} (%)`;
  const unit =
    column.kind === 'money'
      ? column.currency
        ? unitOf(column.currency, values)
        : presentation.money?.code
      : column.kind === 'number'
        ? unitOf(column.unit, values)
        : '';
  return unit ? `${label} (${unit})` : label;
}

function cell(column: FigureResult, value: unknown, presentation: Presentation): string {
  if (value === undefined) return '';
  switch (column.kind) {
    case 'money':
    case 'percent':
      return plain(value as Big, column, presentation);
    case 'number': {
      const text = plain(value as Big, column, presentation);
      const label = column.labels?.[(value as Big).toFixed()];
      return label === undefined ? text : safe(label);
    }
    case 'text':
      return safe(column.labels?.[value as string] ?? String(value));
    case 'date':
      // A year after 9999 has a sign.
      return /^\d/.test(value as string) ? (value as string) : safe(value as string);
  }
}

/**
 * Rows as a CSV file for all spreadsheets: UTF-8 with a byte order mark, names in quotes, figures with
 * a dot and without grouping, rounded as they are shown, days as YYYY-MM-DD.
 */
export function csvOf(
  columns: Readonly<Record<string, FigureResult>>,
  rows: readonly Row[],
  context: TextContext,
): string {
  const entries = Object.entries(columns);
  const lines = [
    entries.map(([, column]) => safe(title(column, context))),
    ...rows.map((row) =>
      entries.map(([id, column]) => cell(column, row[id], context.presentation)),
    ),
  ];
  return `\ufeff${lines.map((cells) => `${cells.join(',')}\r\n`).join('')}`;
}

/** A file name from slugs and ids: "loan-emi-schedule-by-month.csv". */
export const csvName = (...words: readonly string[]): string =>
  `${words.map((word) => word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)).join('-')}.csv`;
