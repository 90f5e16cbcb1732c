import type { ChoiceField, CurrencyField, RangeTable } from '../../../schemas/manifest.ts';
import { quote, type Sheet } from './cells.ts';

/*
 * The sheet of what formulas look up: options with their numbers, tables of ranges, long texts.
 */

/** The longest text that a formula can hold. */
const longestText = 250;

/** Fills the sheet with what is asked for, each list once. */
export class Lookups {
  readonly sheet: Sheet;
  private readonly known = new Map<unknown, { column: number; rows: number; hasAll: boolean }>();
  private next = 0;
  private readonly texts = new Map<string, string>();
  private textColumn: number | undefined;

  constructor(sheet: Sheet) {
    this.sheet = sheet;
  }

  private head(label: string, width: number): number {
    const column = this.next;
    this.next += 1;
    this.sheet.put(0, column, { value: label, look: 'head' });
    this.sheet.widths[column] = width;
    return column;
  }

  private optionsOf(field: ChoiceField | CurrencyField) {
    const known = this.known.get(field.options);
    if (known) return known;
    const options = Object.entries(field.options);
    const column = this.head(field.label, 28);
    const numbers = options.map(([, option]) => ('value' in option ? option.value : undefined));
    const hasNumbers = numbers.some((number) => number !== undefined);
    if (hasNumbers) this.head(('valueLabel' in field && field.valueLabel) || 'Number', 16);
    for (const [row, [id, option]] of options.entries()) {
      this.sheet.put(row + 1, column, {
        value: 'label' in option ? option.label : id,
        look: 'note',
      });
      if (!hasNumbers) continue;
      const number = numbers[row];
      this.sheet.put(row + 1, column + 1, {
        value: number ?? '',
        ...(number === undefined && { formula: '""' }),
        look: 'note',
      });
    }
    const found = {
      column,
      rows: options.length,
      hasAll: numbers.every((number) => number !== undefined),
    };
    this.known.set(field.options, found);
    this.next += 1;
    return found;
  }

  /** The cells with the options of a field, for a list to choose from. */
  optionCells(field: ChoiceField | CurrencyField, from: Sheet): string {
    const { column, rows } = this.optionsOf(field);
    return this.sheet.range(column, 1, rows, from);
  }

  /** The formula of the number of the option that a cell names. */
  numberOf(
    field: ChoiceField,
    cell: string,
    from: Sheet,
  ): { readonly formula: string; readonly hasAll: boolean } {
    const { column, rows, hasAll } = this.optionsOf(field);
    const [labels, numbers] = [column, column + 1].map((each) =>
      this.sheet.range(each, 1, rows, from),
    );
    return { formula: `INDEX(${numbers},MATCH(${cell},${labels},0))`, hasAll };
  }

  private rangesOf(table: RangeTable, label: string, isGraduated: boolean) {
    const known = this.known.get(table);
    if (known) return known;
    const { from, unit, figureUnit = isGraduated ? '%' : undefined } = table;
    const column = this.head(`${label}: from${unit ? ` (${unit})` : ''}`, 24);
    this.head(figureUnit ? `Figure (${figureUnit})` : 'Figure', 16);
    if (isGraduated) this.head('Sum of the slices below', 16);
    let sum = 0;
    for (const [index, [limit, figure]] of from.entries()) {
      const row = index + 1;
      this.sheet.put(row, column, { value: limit, look: 'note' });
      this.sheet.put(row, column + 1, { value: figure, look: 'note' });
      if (!isGraduated) continue;
      const above = (each: number) => this.sheet.at(row - 1, each, this.sheet);
      const own = this.sheet.at(row, column, this.sheet);
      // What the slices below the limit come to, from the row above.
      const [before, rate] = from[index - 1] ?? [limit, 0];
      sum += ((limit - before) * rate) / 100;
      this.sheet.put(row, column + 2, {
        value: sum,
        ...(index > 0 && {
          formula: `${above(column + 2)}+(${own}-${above(column)})*${above(column + 1)}/100`,
        }),
        look: 'working',
      });
    }
    const found = { column, rows: from.length, hasAll: true };
    this.known.set(table, found);
    this.next += 1;
    return found;
  }

  /** The figure of the highest limit that a cell reaches; blank below the first. */
  inRange(table: RangeTable, label: string, cell: string, from: Sheet): string {
    const { column, rows } = this.rangesOf(table, label, false);
    const [limits, figures] = [column, column + 1].map((each) =>
      this.sheet.range(each, 1, rows, from),
    );
    const least = this.sheet.range(column, 1, 1, from).split(':')[0];
    return `IF(${cell}<${least},"",INDEX(${figures},MATCH(${cell},${limits},1)))`;
  }

  /** The sum of the slices between the limits, each times its rate in percent. */
  graduated(table: RangeTable, label: string, cell: string, from: Sheet): string {
    const { column, rows } = this.rangesOf(table, label, true);
    const [limits = '', rates, sums] = [column, column + 1, column + 2].map((each) =>
      this.sheet.range(each, 1, rows, from),
    );
    const line = `MATCH(${cell},${limits},1)`;
    const slice = `(${cell}-INDEX(${limits},${line}))*INDEX(${rates},${line})/100`;
    return `IF(${cell}<${limits.split(':')[0]},0,INDEX(${sums},${line})+${slice})`;
  }

  /** A text within a formula: one that is too long stands in a cell. */
  text(text: string, from: Sheet): string {
    if (text.length <= longestText) return quote(text);
    const known = this.texts.get(text);
    if (known) return known;
    this.textColumn ??= this.head('Texts', 60);
    const row = this.texts.size + 1;
    this.sheet.put(row, this.textColumn, { value: text, look: 'note' });
    const cell = this.sheet.range(this.textColumn, row, row, from).split(':')[0] as string;
    this.texts.set(text, cell);
    return cell;
  }
}
