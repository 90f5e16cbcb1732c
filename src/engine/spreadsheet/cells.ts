/*
 * A workbook as data: sheets, cells and names, before a library writes them as a file.
 */

/** How a cell is drawn. */
export type Look =
  | 'title'
  | 'section'
  | 'head'
  | 'label'
  | 'input'
  | 'result'
  | 'headline'
  | 'working'
  | 'value'
  | 'note';

/** A cell: a text, a number, or a formula with the value that it has now. */
export interface Cell {
  readonly value: string | number;
  /** Without the sign of equality before it. What was typed never stands here. */
  readonly formula?: string | undefined;
  readonly look: Look;
  /** The number format: "#,##0.00". */
  readonly format?: string | undefined;
}

/** What a cell accepts, and what is said of it. */
export interface Accepts {
  readonly row: number;
  readonly column: number;
  /** How many rows from there on; one without it. */
  readonly rows?: number;
  readonly type: 'list' | 'whole' | 'decimal' | 'date' | 'time' | 'custom';
  /** The least and the most that is accepted, either of which may be missing; of a list, its cells. */
  readonly least?: number | undefined;
  readonly most?: number | undefined;
  readonly formula?: string | undefined;
  readonly refusal: string;
  readonly help?: string | undefined;
}

/** A sheet; rows and columns count from 0. */
export class Sheet {
  readonly name: string;
  readonly cells = new Map<string, Cell>();
  readonly accepts: Accepts[] = [];
  readonly widths: number[] = [];
  /** How many rows and columns stay while the rest is scrolled. */
  frozen = { rows: 1, columns: 0 };
  rows = 0;
  columns = 0;

  constructor(name: string) {
    this.name = name;
  }

  put(row: number, column: number, cell: Cell): void {
    this.cells.set(`${row},${column}`, cell);
    this.rows = Math.max(this.rows, row + 1);
    this.columns = Math.max(this.columns, column + 1);
  }

  /** The cell's address as a formula of another sheet, or of this one, names it. */
  at(row: number, column: number, from: Sheet): string {
    return this.prefix(from) + addressOf(row, column);
  }

  /** Some rows of a column, to which the address stays when a formula is copied. */
  range(column: number, first: number, last: number, from: Sheet): string {
    const name = letters(column);
    return `${this.prefix(from)}$${name}$${first + 1}:$${name}$${last + 1}`;
  }

  private prefix(from: Sheet): string {
    if (from === this) return '';
    return /^[A-Za-z]+$/.test(this.name)
      ? `${this.name}!`
      : `'${this.name.replaceAll("'", "''")}'!`;
  }
}

/** A figure's cell, for those who compare. */
export interface FigureCell {
  readonly id: string;
  /** Which case, from 0. */
  readonly of: number;
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
  /** What the cell must show: nothing where the figure is absent or hidden. */
  readonly expected: string | number;
  readonly isLive: boolean;
  /** The figures, written as values, that its formula uses. */
  readonly fixed: readonly string[];
}

export interface Workbook {
  readonly title: string;
  readonly sheets: readonly Sheet[];
  /** Names of cells: "principal", with the cell's whole address. */
  readonly names: readonly { readonly name: string; readonly range: string }[];
  readonly figures: readonly FigureCell[];
  /** The cells that fields are typed in, by "field" or "field_2" for the second case. */
  readonly inputs: Readonly<
    Record<string, { readonly sheet: string; readonly row: number; readonly column: number }>
  >;
}

/** The letters of a column from 0: A, B, … Z, AA. */
export function letters(column: number): string {
  const rest = Math.floor(column / 26);
  return (rest > 0 ? letters(rest - 1) : '') + String.fromCharCode(65 + (column % 26));
}

/** A cell's address within its sheet: "C5". */
export const addressOf = (row: number, column: number): string => `${letters(column)}${row + 1}`;

/** A text within a formula. */
export const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** A sheet's name that no other has: at most 31 characters, without those that spreadsheets forbid. */
export function sheetName(wanted: string, taken: readonly string[]): string {
  const lower = new Set(taken.map((name) => name.toLowerCase()));
  const plain =
    wanted
      .replace(/[[\]:*?/\\]/g, ' ')
      .replace(/^'+|'+$/g, '')
      .trim() || 'Sheet';
  for (let n = 1; ; n += 1) {
    const end = n === 1 ? '' : ` (${n})`;
    const name = plain.slice(0, 31 - end.length).trim() + end;
    if (!lower.has(name.toLowerCase())) return name;
  }
}

/** A name for a cell that no spreadsheet takes for an address, as in "tax1", and that no other cell has. */
export function cellName(id: string, taken: ReadonlySet<string>): string {
  const isAddress = /^([a-z]{1,3}\d+|[rc]|r\d*c\d*)$/i.test(id);
  let name = isAddress ? `${id}_` : id;
  while (taken.has(name.toLowerCase())) name += '_';
  return name;
}
