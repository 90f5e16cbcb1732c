import { currencies } from '../../calculators/shared/currencies.ts';
import { Big } from '../../schemas/decimal.ts';
import type { Rates } from '../../schemas/manifest.ts';

/*
 * The European Central Bank's reference rates of one day: how its file is parsed, what is checked before
 * its rates replace the present ones, and the source text of the table that they become.
 */

/** Where the European Central Bank publishes the file of the last working day. */
export const dayFileAddress = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml';

/** The rates of one day: units of each currency for one euro. */
export interface DayFile {
  readonly asOf: string;
  readonly perEuro: ReadonlyMap<string, Big>;
}

/** Why rates are refused, a line each, for the person who runs the command. */
export class RatesError extends Error {
  readonly lines: readonly string[];
  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

/** The currencies that have a row of their own in the table. */
const bases = ['USD', 'EUR', 'GBP'];

/** The currencies that a file must have: the euro is the base. */
export const needed = Object.keys(currencies).filter((code) => code !== 'EUR');

/** The attributes of a tag, in either kind of quotes. */
const attributesOf = (tag: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...tag.matchAll(/([\w:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(
      ([, name = '', double, single]) => [name, double ?? single ?? ''],
    ),
  );

/** Whether a text is a day of the calendar, YYYY-MM-DD. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

/**
 * Parses the XML of one day: an envelope, a `Cube` with the day, and one `Cube` a currency. The format is
 * fixed, so tags and attributes suffice. Throws `RatesError` if the text is anything else.
 */
export function parseDayFile(text: string): DayFile {
  const xml = text.replace(/<!--[\s\S]*?-->/g, '');
  if (/<html[\s>]/i.test(xml)) {
    throw new RatesError(['This is a web page (HTML), not the XML file of the rates.']);
  }
  if (!/<gesmes:Envelope\b[\s\S]*<\/gesmes:Envelope>\s*$/.test(xml)) {
    throw new RatesError([
      'This is not a whole file of euro reference rates: it must be XML with one <gesmes:Envelope>.',
    ]);
  }
  const cubes = [...xml.matchAll(/<Cube\b([^<>]*)>/g)].map(([, tag = '']) => attributesOf(tag));
  const days = cubes.flatMap(({ time }) => time ?? []);
  const [asOf] = days;
  if (asOf === undefined) throw new RatesError(['The file has no day (a <Cube time="…">).']);
  if (days.length > 1) {
    throw new RatesError([
      `The file has the rates of ${days.length} days: give the file of one day.`,
    ]);
  }
  if (!isDay(asOf)) throw new RatesError([`“${asOf}” is not a day like 2026-10-06.`]);

  const perEuro = new Map<string, Big>();
  const problems: string[] = [];
  for (const { currency, rate } of cubes) {
    if (currency === undefined) continue;
    if (!/^[A-Z]{3}$/.test(currency)) {
      problems.push(`“${currency}” is not the code of a currency.`);
    } else if (perEuro.has(currency)) {
      problems.push(`${currency}: the file has two rates.`);
    } else if (rate === undefined || !/^\d+(?:\.\d+)?$/.test(rate) || Big(rate).eq(0)) {
      problems.push(`${currency}: “${rate ?? ''}” is not a rate: it must be a number above 0.`);
    } else {
      perEuro.set(currency, Big(rate));
    }
  }
  if (problems.length > 0) throw new RatesError(problems);
  return { asOf, perEuro };
}

/** The present rate of a currency for one euro; none if the table has none. */
function presentRate({ EUR: row }: Rates, code: string): Big | undefined {
  const rate = typeof row === 'object' ? row[code] : undefined;
  return rate === undefined ? undefined : Big(rate);
}

/** How far a rate moved, in percent of the old one. */
const moved = (old: Big, now: Big): Big => now.minus(old).div(old).times(100);

const signed = (percent: Big): string => `${percent.gte(0) ? '+' : ''}${percent.toFixed(2)} %`;

/** Why the rates of a day must not replace the present ones, a line each; none if they may. */
export function problemsIn(
  { asOf, perEuro }: DayFile,
  present: Rates,
  { today, jump }: { readonly today: string; readonly jump: number },
): readonly string[] {
  const days = [
    asOf > today ? `The rates are of ${asOf}, which is in the future: today is ${today}.` : [],
    asOf < present.asOf
      ? `The rates are of ${asOf}, which is before the present ones of ${present.asOf}.`
      : [],
  ].flat();
  const rates = needed.flatMap((code) => {
    const now = perEuro.get(code);
    if (!now) return `${code}: the file has no rate.`;
    const old = presentRate(present, code);
    if (!old) return [];
    const change = moved(old, now);
    return change.abs().gt(jump)
      ? `${code}: ${old.toFixed()} → ${now.toFixed()} for one euro is a jump of ${signed(change)}, above the ${jump} % that are accepted.`
      : [];
  });
  return [...days, ...rates];
}

/** What changes, a line each: the day, and each rate with its old and new value. */
export function changesIn({ asOf, perEuro }: DayFile, present: Rates): readonly string[] {
  const rates = needed.flatMap((code) => {
    const [old, now] = [presentRate(present, code), perEuro.get(code)];
    if (!now || old?.eq(now)) return [];
    return old
      ? `${code}: ${old.toFixed()} → ${now.toFixed()} (${signed(moved(old, now))})`
      : `${code}: ${now.toFixed()}, which is new`;
  });
  return [...(asOf === present.asOf ? [] : [`Day: ${present.asOf} → ${asOf}`]), ...rates];
}

/** The table that the rates become: a row for each base, crossed and kept to eight significant digits. */
export function tableOf({ asOf, perEuro }: DayFile): Rates {
  const rate = (code: string): Big => (code === 'EUR' ? Big(1) : (perEuro.get(code) as Big));
  const rows = bases.map((base) => {
    const others = Object.keys(currencies).filter((code) => code !== base);
    const cells = others.map((code) => [code, rate(code).div(rate(base)).prec(8, 1).toNumber()]);
    return [base, Object.fromEntries(cells)];
  });
  return { asOf, ...Object.fromEntries(rows) };
}

/** The source text of src/engine/rates/rates.ts. */
export function ratesModule(day: DayFile): string {
  const { asOf, ...rows } = tableOf(day);
  const cells = (row: object) =>
    Object.entries(row).map(([code, rate]) => `    ${code}: ${Big(rate).toFixed()},`);
  const text = Object.entries(rows).map(
    ([base, row]) => `  ${base}: {\n${cells(row as object).join('\n')}\n  },`,
  );
  return `// Made by \`npm run rates\` from eurofxref.xml: euro foreign exchange reference rates of the
// European Central Bank, crossed for the other rows and kept to eight significant digits.
import type { Rates } from '../../../schemas/manifest.ts';

export const rates: Rates = {
  asOf: '${asOf}',
${text.join('\n')}
};
`;
}
