import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rates } from '../../schemas/manifest.ts';
import {
  changesIn,
  type DayFile,
  parseDayFile,
  problemsIn,
  RatesError,
  ratesModule,
} from './day-file.ts';
import { filesOf, historyOf, historyText, parseHistory } from './history.ts';
import { readSource } from './source.ts';

interface Renewal {
  /** The file or https address of the new rates. */
  readonly where: string;
  /** The folder of rates.ts and eurofxref.xml. */
  readonly folder: string;
  /** The file of the year's history. */
  readonly history: string;
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

/** The text of the history with further days. */
const historyWith = (file: string, days: readonly DayFile[]): string =>
  historyText(historyOf([...filesOf(JSON.parse(readFileSync(file, 'utf8'))), ...days]));

interface Filling extends Pick<Renewal, 'where' | 'folder' | 'history' | 'check'> {}

/**
 * Fills in the year's history from the one that the European Central Bank publishes; returns what changed.
 * The present rates stay. Throws `RatesError` if the file is refused.
 */
export async function fillHistory({
  where,
  folder,
  history,
  check,
}: Filling): Promise<readonly string[]> {
  const present = parseDayFile(readFileSync(join(folder, 'eurofxref.xml'), 'utf8'));
  const days = parseHistory(await readSource(where, { most: 4_000_000 }));
  const text = historyWith(history, [...days.filter(({ asOf }) => asOf < present.asOf), present]);
  const { length } = Object.keys(JSON.parse(text).days);
  if (check) return ['The file is right. Nothing was changed, because of --check.'];
  writeTogether([[history, text]]);
  return [`The history has ${length} days of the year to ${present.asOf}.`];
}

/** Checks new rates and writes their table; returns what changed. Throws `RatesError` if they are refused. */
export async function renew(renewal: Renewal): Promise<readonly string[]> {
  const { where, folder, history, present, check } = renewal;
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
    [history, historyWith(history, [day])],
  ]);
  return [...changes, `Wrote the rates of ${day.asOf}. Next: npm run check -- --fix`];
}
