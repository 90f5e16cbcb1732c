import { dayNumber, daysBetween } from '../../calculators/shared/calendar.ts';
import { Big } from '../../schemas/decimal.ts';
import { type DayFile, isDay, needed, RatesError } from './day-file.ts';

/*
 * The rates of a year: one day a week, in a file that the converter's table of moves reads.
 */

/** The file of the history, from the root of the repository. */
export const historyPath = 'calculators/shared/rates-history.json';

/** Units of each currency for one euro, as printed, in the order of the currencies, by the day. */
export interface History {
  readonly currencies: string;
  readonly days: Readonly<Record<string, string>>;
}

/** How many days of the past are kept. */
const kept = 366;

/** The number of the week of a day, from Monday on. 1 January 1970 was a Thursday. */
const weekOf = (day: string): number => Math.floor((dayNumber(day) + 3) / 7);

/** What of the day files is kept: of each week the last day, over a year before the latest one. */
export function historyOf(files: readonly DayFile[]): History {
  const sorted = files.toSorted((a, b) => (a.asOf < b.asOf ? -1 : 1));
  const latest = sorted.at(-1)?.asOf ?? '';
  const ofWeek = new Map(
    sorted
      .filter(({ asOf }) => daysBetween(asOf, latest) <= kept)
      .map((file) => [weekOf(file.asOf), file]),
  );
  const days = [...ofWeek.values()].map(({ asOf, perEuro }) => [
    asOf,
    needed.map((code) => (perEuro.get(code) as Big).toFixed()).join(' '),
  ]);
  return { currencies: needed.join(' '), days: Object.fromEntries(days) };
}

/** The days of a history as day files. */
export const filesOf = ({ currencies: codes, days }: History): readonly DayFile[] =>
  Object.entries(days).map(([asOf, rates]) => {
    const values = rates.split(' ');
    return {
      asOf,
      perEuro: new Map(codes.split(' ').map((code, at) => [code, Big(values[at] as string)])),
    };
  });

/** The text of the file. */
export const historyText = (history: History): string => `${JSON.stringify(history, null, 2)}\n`;

/**
 * Parses the history that the European Central Bank publishes (eurofxref-hist.csv): a line with the codes, then
 * one a day. Days without one of our currencies are left out. Throws `RatesError` if the text is anything else.
 */
export function parseHistory(text: string): readonly DayFile[] {
  const [head = [], ...rows] = text
    .trim()
    .split(/\r?\n/)
    .map((line) =>
      line
        .replace(/,$/, '')
        .split(',')
        .map((cell) => cell.trim()),
    );
  if (head[0] !== 'Date') {
    throw new RatesError([
      'This is not the history of the rates: its first line must begin with “Date,”.',
    ]);
  }
  const missing = needed.filter((code) => !head.includes(code));
  if (missing.length > 0) throw new RatesError(missing.map((code) => `${code}: has no column.`));
  return rows.flatMap(([asOf = '', ...cells], at) => {
    if (!isDay(asOf)) {
      throw new RatesError([`Line ${at + 2}: “${asOf}” is not a day like 2026-10-06.`]);
    }
    const rates = needed.map((code): [string, string] => [
      code,
      cells[head.indexOf(code) - 1] ?? '',
    ]);
    if (!rates.every(([, rate]) => /^\d+(\.\d+)?$/.test(rate) && Number(rate) > 0)) return [];
    return { asOf, perEuro: new Map(rates.map(([code, rate]) => [code, Big(rate)])) };
  });
}
