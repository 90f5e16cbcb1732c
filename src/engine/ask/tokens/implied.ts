import { converted } from '../units.ts';
import { near } from './dates.ts';
import { afterUnit, type DateToken, isWord, type Reading, type Token } from './token.ts';

/** Days without a year: that of another day in the question, or the next such day after "until". */
export function withYears(tokens: readonly Token[], today: string): readonly Token[] {
  const dated = tokens.find((each) => each.kind === 'date' && each.iso.length > 5 && !each.weak);
  const year = (dated as DateToken | undefined)?.iso.slice(0, 4);
  return tokens.map((token, index) => {
    if (token.kind !== 'date' || token.iso.length > 5) return token;
    if (year) return { ...token, iso: `${year}-${token.iso}` };
    const isNext = tokens
      .slice(Math.max(index - 3, 0), index)
      .some((each) => isWord(each, 'until till til to next before'));
    const thisYear = `${today.slice(0, 4)}-${token.iso}`;
    const iso = thisYear >= today ? thisYear : `${Number(today.slice(0, 4)) + 1}-${token.iso}`;
    return { ...token, iso, doubt: isNext ? undefined : 'the year is missing' };
  });
}

/** The day that is a duration before another; nothing for hours and the like. */
function before(today: string, { value, unit = '' }: Reading): string | undefined {
  const months = converted(value, unit, 'month');
  const count = Number(months ?? converted(value, unit, 'day'));
  if (!Number.isInteger(count) || count > 100_000) return undefined;
  const day = new Date(`${today}T00:00:00Z`);
  if (!months) return near(today, -count).iso;
  const date = day.getUTCDate();
  day.setUTCMonth(day.getUTCMonth() - count);
  // The last day of a shorter month.
  if (day.getUTCDate() !== date) day.setUTCDate(0);
  return day.toISOString().slice(0, 10);
}

/** Words after which a span begins, or ends, on the current day. */
const fromToday = 'until till til left away';
const toToday = 'since passed ago';

/** A question that names one day, or none, and counts from the current day says so in other words. */
export function withToday(tokens: readonly Token[], today: string): readonly Token[] {
  const all = tokens.map((token, index): Token => {
    const [reading] = token.kind === 'number' ? token.readings : [];
    return token.kind === 'number' && reading && isWord(tokens[afterUnit(tokens, index)], 'ago')
      ? { ...token, ago: before(today, reading) }
      : token;
  });
  const days = all.filter(({ kind }) => kind === 'date').length;
  const has = (words: string) => all.some((token) => isWord(token, words));
  const end = all.at(-1)?.end ?? 0;
  const now: Token = { kind: 'date', iso: today, weak: true, text: 'today', start: end, end };
  const fromNow =
    all.some((token, index) => isWord(token, 'from in') && isWord(all[index + 1], 'now')) ||
    has('ago hence');
  if (days === 1 && has(fromToday)) return shifted([{ ...now, start: 0, end: 0 }, ...all]);
  return (days === 1 && has(toToday)) || (days === 0 && fromNow) ? [...all, now] : all;
}

/** Tokens with one more at the beginning: the units of numbers stay with them. */
const shifted = (tokens: readonly Token[]): readonly Token[] =>
  tokens.map((token) =>
    token.unitOf === undefined ? token : { ...token, unitOf: token.unitOf + 1 },
  );
