import { type CellStyle, type DataValidation, type Cell as FileCell, writeXlsx } from 'hucre/xlsx';
import type { ExpandedCalculator } from '../calculator.ts';
import { type Accepts, addressOf, type Look, type Sheet, type Workbook } from './cells.ts';
import { plain } from './conditions.ts';
import { workbookOf } from './whole.ts';
import type { Case, SpreadsheetOptions } from './workbook.ts';

/*
 * A workbook as a file, by a library: the one module that knows it.
 */

const font = 'Calibri';
const fill = (rgb: string) => ({ type: 'pattern', pattern: 'solid', fgColor: { rgb } }) as const;
const wrapped = { wrapText: true, vertical: 'top' } as const;
const top = { vertical: 'top' } as const;

const looks: { readonly [L in Look]: CellStyle } = {
  title: { font: { name: font, size: 16, bold: true } },
  section: {
    font: { name: font, size: 11, bold: true, color: { rgb: '1F4E79' } },
    border: { bottom: { style: 'thin', color: { rgb: '1F4E79' } } },
  },
  head: {
    font: { name: font, size: 11, bold: true, color: { rgb: 'FFFFFF' } },
    fill: fill('1F4E79'),
    alignment: wrapped,
  },
  label: { font: { name: font, size: 11 }, alignment: top },
  input: {
    font: { name: font, size: 11, color: { rgb: '0000FF' } },
    fill: fill('FFF7D6'),
    border: { bottom: { style: 'thin', color: { rgb: 'C9B458' } } },
    alignment: { vertical: 'top', horizontal: 'right' },
  },
  result: { font: { name: font, size: 11 }, alignment: { ...wrapped, horizontal: 'right' } },
  headline: {
    font: { name: font, size: 12, bold: true },
    alignment: { ...wrapped, horizontal: 'right' },
  },
  working: { font: { name: font, size: 11 }, alignment: { ...wrapped, horizontal: 'right' } },
  value: {
    font: { name: font, size: 11, italic: true, color: { rgb: '595959' } },
    alignment: { ...wrapped, horizontal: 'right' },
  },
  note: {
    font: { name: font, size: 10, color: { rgb: '595959' } },
    alignment: { ...wrapped, indent: 1, horizontal: 'left' },
  },
};

/** The longest message, and the longest hint, that a cell can have. */
const longestMessage = 250;

const short = (text: string): string =>
  text.length > longestMessage ? `${text.slice(0, longestMessage - 1)}…` : text;

function validationOf(accepts: Accepts): DataValidation {
  const { row, column, rows = 1, type, least, most, formula, refusal, help } = accepts;
  const first = addressOf(row, column);
  const limits =
    formula !== undefined
      ? { formula1: formula }
      : least !== undefined && most !== undefined
        ? { operator: 'between' as const, formula1: plain(least), formula2: plain(most) }
        : { operator: 'greaterThanOrEqual' as const, formula1: plain(least ?? 0) };
  return {
    type,
    range: rows > 1 ? `${first}:${addressOf(row + rows - 1, column)}` : first,
    ...limits,
    allowBlank: true,
    showErrorMessage: true,
    errorMessage: short(refusal),
    ...(help && { showInputMessage: true, inputMessage: short(help) }),
  };
}

/** A text is never a formula, whatever it begins with: it is written as rich text, which has no other meaning. */
function fileCell({
  value,
  formula,
  look,
  format,
}: NonNullable<ReturnType<Sheet['cells']['get']>>): Partial<FileCell> {
  const style = format === undefined ? looks[look] : { ...looks[look], numFmt: format };
  if (formula !== undefined) {
    return { type: 'formula', value: null, formula, formulaResult: value, style };
  }
  if (typeof value === 'number') return { type: 'number', value, style };
  if (value === '') return { type: 'empty', value: null, style };
  return { type: 'richText', value, richText: [{ text: value }], style };
}

function fileSheet(sheet: Sheet) {
  return {
    name: sheet.name,
    rows: Array.from({ length: sheet.rows }, () => []),
    cells: new Map([...sheet.cells].map(([at, cell]) => [at, fileCell(cell)])),
    columns: Array.from({ length: sheet.columns }, (_, at) => ({ width: sheet.widths[at] ?? 14 })),
    dataValidations: sheet.accepts.map(validationOf),
    freezePane: sheet.frozen,
    pageSetup: {
      orientation: 'landscape' as const,
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      printTitlesRow: `$1:$${sheet.frozen.rows}`,
    },
  };
}

/** The bytes of a workbook as an .xlsx file. */
export const xlsxOf = ({ title, sheets, names }: Workbook): Promise<Uint8Array> =>
  writeXlsx({
    sheets: sheets.map(fileSheet),
    namedRanges: [...names],
    properties: { title },
    defaultFont: { name: font, size: 11 },
  });

/**
 * A calculator with one to five answers as an .xlsx file, in which every figure with a formula follows the
 * inputs. Rejects if its tables cannot be fetched.
 */
export const spreadsheetOf = async (
  calculator: ExpandedCalculator,
  cases: readonly Case[],
  options: SpreadsheetOptions,
): Promise<Uint8Array> => xlsxOf(await workbookOf(calculator, cases, options));
