import type { ExpandedCalculator } from '../calculator.ts';
import type { Workbook } from './cells.ts';
import { addTables } from './tables.ts';
import { Builder, type Case, type SpreadsheetOptions } from './workbook.ts';

/** A calculator with one to five answers as a workbook. Rejects if its tables cannot be fetched. */
export async function workbookOf(
  calculator: ExpandedCalculator,
  cases: readonly Case[],
  options: SpreadsheetOptions,
): Promise<Workbook> {
  const builder = new Builder(calculator, cases, options);
  const workbook = builder.build();
  await addTables(builder);
  const { sheet } = builder.lookups;
  return { ...workbook, sheets: sheet.rows > 0 ? [...builder.sheets, sheet] : builder.sheets };
}
