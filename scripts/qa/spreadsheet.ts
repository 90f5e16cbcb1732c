/*
 * Proves the spreadsheets: makes the file of every calculator with each of its examples, recomputes it with
 * another engine, and compares every figure.
 *   node scripts/qa/spreadsheet.ts                    all calculators, with HyperFormula
 *   node scripts/qa/spreadsheet.ts loan-emi bmi       some of them
 *   … --random 20                                     also so many random inputs of each
 *   … --libreoffice                                   with LibreOffice, which must be installed
 *   … --out folder                                    keeps the files
 */

import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findCalculators, loadCalculator } from '../calculators.ts';
import { recalculated } from './libreoffice.ts';
import { type Book, booksOf, compared, type Difference, recomputed, sum } from './recompute.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    random: { type: 'string', default: '0' },
    out: { type: 'string' },
    libreoffice: { type: 'boolean', default: false },
  },
});

const folders = findCalculators().filter(
  ({ slug }) => positionals.length === 0 || positionals.includes(slug),
);
const folder = values.out ?? mkdtempSync(join(tmpdir(), 'spreadsheets-'));
if (!existsSync(folder)) mkdirSync(folder, { recursive: true });

let total = { figures: 0, live: 0, values: 0 };
let changes = 0;
const waiting: Book[] = [];
const wrong: Difference[] = [];
const started = Date.now();
for (const each of folders) {
  const calculator = await loadCalculator(each);
  const books = await booksOf(calculator, Number(values.random));
  for (const book of books) writeFileSync(join(folder, `${book.name}.xlsx`), book.bytes);
  if (values.libreoffice) {
    waiting.push(...books);
    continue;
  }
  for (const book of books) {
    const engine = await recomputed(book.bytes, 'HyperFormula');
    const result = await compared(book, engine);
    total = sum(total, result);
    wrong.push(...result.wrong);
    const changed = await book.changed(engine);
    changes += changed.changes;
    wrong.push(...changed.wrong);
  }
}
// Starting LibreOffice takes longer than a file does.
const names = waiting.map(({ name }) => `${name}.xlsx`);
const files = names.length > 0 ? recalculated(folder, names) : [];
for (const [index, book] of waiting.entries()) {
  const engine = await recomputed(readFileSync(files[index] as string), 'cached');
  const result = await compared(book, engine);
  total = sum(total, result);
  wrong.push(...result.wrong);
}
if (values.out === undefined) rmSync(folder, { recursive: true });
for (const { where, expected, found, formula } of wrong) {
  console.log(`✗ ${where}: ${expected} in the engine, ${found} in the spreadsheet\n    ${formula}`);
}
const seconds = ((Date.now() - started) / 1000).toFixed(1);
console.log(
  `${folders.length} calculators: ${total.figures} figures, ${total.live} live formulas, ${total.values} values; ${changes} figures after a changed input; ${wrong.length} disagree (${seconds} s)`,
);
process.exitCode = wrong.length > 0 || total.figures === 0 ? 1 : 0;
