import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rates } from '../../schemas/manifest.ts';
import { changesIn, parseDayFile, problemsIn, RatesError, ratesModule } from './day-file.ts';
import { readSource } from './source.ts';

interface Renewal {
  /** The file or https address of the new rates. */
  readonly where: string;
  /** The folder of rates.ts and eurofxref.xml. */
  readonly folder: string;
  readonly present: Rates;
  /** The current day, YYYY-MM-DD. */
  readonly today: string;
  /** By how many percent a rate may differ from the present one. */
  readonly jump: number;
  /** Only checks the file. */
  readonly check: boolean;
}

/** Writes all files or none of them: each is complete beside its place before the first one moves. */
function writeTogether(files: readonly (readonly [path: string, text: string])[]): void {
  try {
    for (const [path, text] of files) writeFileSync(`${path}.new`, text);
    for (const [path] of files) renameSync(`${path}.new`, path);
  } finally {
    for (const [path] of files) rmSync(`${path}.new`, { force: true });
  }
}

/** Checks new rates and writes their table; returns what changed. Throws `RatesError` if they are refused. */
export async function renew(renewal: Renewal): Promise<readonly string[]> {
  const { where, folder, present, check } = renewal;
  const xml = await readSource(where);
  const day = parseDayFile(xml);
  const problems = problemsIn(day, present, renewal);
  if (problems.length > 0) throw new RatesError([...problems, 'Nothing was changed.']);

  const changes = changesIn(day, present);
  const table = join(folder, 'rates.ts');
  const text = ratesModule(day);
  // Git may have written the file with the line ends of Windows.
  if (text === readFileSync(table, 'utf8').replaceAll('\r\n', '\n')) {
    return [`The table already has the rates of ${day.asOf}.`];
  }
  if (check) {
    return [...changes, 'The file is right. Nothing was changed, because of --check.'];
  }
  writeTogether([
    [join(folder, 'eurofxref.xml'), xml],
    [table, text],
  ]);
  return [...changes, `Wrote the rates of ${day.asOf}. Next: npm run check -- --fix`];
}
