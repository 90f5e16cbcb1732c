import type { ExpandedBranch, SumLines } from '../../../schemas/calculator.ts';
import type { FigureResult, OnDemandTable, TableResult } from '../../../schemas/manifest.ts';
import { type Columns, isShown, type Row, rowsOf, viewsOf, withLabels } from '../answer/tables.ts';
import { needsOf } from '../manifest/expand.ts';
import type { Sheet } from './cells.ts';
import { figureFormat } from './formats.ts';
import { Untranslatable } from './places.ts';
import { type Builder, shownValue } from './workbook.ts';

/*
 * The tables of an answer, each on a sheet of its own: the parts of a figure as formulas, all others as
 * values.
 */

/** The rows of a table's sheet before the first of the table: what it is, and the names of its columns. */
const headRows = 2;

const asValues =
  'Values: the calculator works this table out with a program, and it does not follow the inputs here.';
const asFormulas = 'Formulas: this table follows the inputs on the sheet “Calculator”.';

function addTable(
  builder: Builder,
  of: number,
  { label, columns }: { readonly label: string; readonly columns: Columns },
  rows: readonly Row[],
): { readonly sheet: Sheet; readonly ids: readonly string[] } {
  const { answer } = builder.cases[of] as Builder['cases'][number];
  const context = builder.contextOf(of);
  const shown = Object.entries(withLabels(columns, builder.calculator, answer)).filter(
    ([, column]) => isShown(column, answer),
  );
  const sheet = builder.newSheet(builder.nameFor(label, of));
  sheet.frozen = { rows: headRows, columns: 0 };
  sheet.put(0, 0, { value: `${label}. ${asValues}`, look: 'label' });
  for (const [column, [id, each]] of shown.entries()) {
    const unit = 'unit' in each && typeof each.unit === 'string' ? ` (${each.unit})` : '';
    sheet.put(1, column, { value: each.label + unit, look: 'head' });
    sheet.widths[column] = each.kind === 'text' ? 28 : 18;
    for (const [index, row] of rows.entries()) {
      sheet.put(headRows + index, column, {
        value: shownValue(each, row[id]),
        look: 'value',
        format: figureFormat(each, row[id], context),
      });
    }
  }
  return { sheet, ids: shown.map(([id]) => id) };
}

/** The parts of a figure as formulas; nothing changes where one of them has none. */
function addFormulas(
  builder: Builder,
  of: number,
  table: OnDemandTable,
  { lines, areResults }: SumLines,
  rows: readonly Row[],
) {
  const amount = table.columns.amount as FigureResult;
  const { sheet } = addTable(builder, of, table, []);
  const { values, presentation } = builder.contextOf(of);
  const formulaOf = (branches: readonly ExpandedBranch[]) =>
    builder.branchesFormula(branches, amount, of, sheet);
  const formulas = lines.map(({ branches }) => formulaOf(branches));
  sheet.put(0, 0, { value: `${table.label}. ${asFormulas}`, look: 'label' });
  const part = table.columns.part as FigureResult;
  if (!areResults) {
    sheet.put(1, 2, { value: 'Before rounding', look: 'head' });
    sheet.widths[2] = 18;
  }
  for (const [index, { id, branches }] of lines.entries()) {
    const row = headRows + index;
    const own = rows.find((each) => each.part === id)?.amount;
    const format = figureFormat(amount, own, { values, presentation });
    sheet.put(row, 0, { value: shownValue(part, id), look: 'label' });
    const raw = sheet.at(row, 2, sheet);
    const sum = (last: number) =>
      last < 0
        ? '0'
        : `ROUND(ROUND(SUM(${sheet.range(2, headRows, headRows + last, sheet)}),10),2)`;
    if (!areResults) {
      sheet.put(row, 2, { value: '', formula: formulas[index], look: 'working' });
    }
    sheet.put(row, 1, {
      value: shownValue(amount, own),
      // Rounded so that the lines add up to the rounded whole.
      formula: areResults ? formulas[index] : `IF(${raw}="","",${sum(index)}-${sum(index - 1)})`,
      look: 'working',
      format,
    });
    builder.figures.push({
      id: `${table.label}: ${id}`,
      of,
      sheet: sheet.name,
      row,
      column: 1,
      expected: shownValue(amount, own),
      isLive: true,
      fixed: builder.fixedIn(branches.flatMap(needsOf), of),
    });
  }
}

/** Adds a sheet for each table of each answer. Rejects if what fills the tables cannot be fetched. */
export async function addTables(builder: Builder): Promise<void> {
  const { calculator, cases, options } = builder;
  const { manifest } = calculator;
  const module = await calculator.tables?.();
  await module?.loadEverything?.();
  for (const [of, { answer }] of cases.entries()) {
    for (const [id, result] of Object.entries(manifest.results)) {
      if (result.kind !== 'table' || answer.shown[id] === undefined) continue;
      const rows = (answer.results[id] ?? []) as readonly Row[];
      if (rows.length > 0) addTable(builder, of, result as TableResult, rows);
    }
    if (!module) continue;
    const all = rowsOf(calculator, module, answer, options);
    for (const [id, table] of Object.entries(module.declared)) {
      const rows = all[id] ?? [];
      if (rows.length === 0) continue;
      const sums = manifest.sums[id];
      if (!sums) {
        const [view] = viewsOf(table, rows);
        if (view) addTable(builder, of, { label: table.label, columns: view.columns }, view.rows);
        continue;
      }
      try {
        addFormulas(builder, of, table, sums, rows);
      } catch (error) {
        if (!(error instanceof Untranslatable)) throw error;
        builder.sheets.pop();
        addTable(builder, of, table, rows);
      }
    }
  }
}
