import type { ExpandedManifest } from '../../../schemas/calculator.ts';
import type { Manifest } from '../../../schemas/manifest.ts';
import { saveFile } from '../../browser/save-file.ts';
import { today } from '../../browser/today.ts';
import type { Solved } from '../../engine/answer/answer.ts';
import type { Calculator } from '../../engine/calculator.ts';
import type { FormValues } from '../../engine/input/kinds/kind.ts';
import { fetched, loadCopy } from '../copies.ts';

/** One column of a spreadsheet: an answer, and what it is called. */
export interface SpreadsheetCase {
  readonly name: string;
  readonly answer: Solved;
  readonly typed: FormValues;
}

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The formulas of a calculator: a draft has them, a page of the site fetches them. */
async function manifestOf({ slug, expanded }: Calculator): Promise<ExpandedManifest> {
  if (expanded) return expanded;
  const [{ draft }, { expand }] = await Promise.all([
    loadCopy(slug, 'What a spreadsheet needs'),
    import('../../engine/manifest/expand.ts'),
  ]);
  return expand(draft as unknown as Manifest);
}

/**
 * Makes a spreadsheet with live formulas of one to five answers and saves it as a file. Rejects, with a
 * message for readers, if what it needs cannot be fetched.
 */
export async function saveSpreadsheet(
  calculator: Calculator,
  cases: readonly SpreadsheetCase[],
): Promise<void> {
  const { slug, fileName = slug, draft } = calculator;
  const [manifest, { spreadsheetOf }] = await Promise.all([
    manifestOf(calculator),
    fetched('What a spreadsheet needs', import('../../engine/spreadsheet/write.ts')),
  ]);
  // Before its rows are worked out: an error in those is no matter of the network.
  if (calculator.tables) await fetched('A table of the spreadsheet', calculator.tables());
  const bytes = await spreadsheetOf({ ...calculator, manifest }, cases, {
    today: today(),
    address: draft === undefined ? `${location.origin}${location.pathname}` : undefined,
  });
  saveFile(`${fileName}.xlsx`, bytes as Uint8Array<ArrayBuffer>, xlsx);
}
