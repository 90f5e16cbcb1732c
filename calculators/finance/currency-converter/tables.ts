import { Big } from '#schemas/decimal.ts';
import type { Tables } from '#schemas/manifest.ts';
import { daysBetween } from '#shared/calendar.ts';
import history from '#shared/rates-history.json' with { type: 'json' };
import { rateBetween } from './compute.ts';
import type manifest from './manifest.ts';

/** The amounts that people look up before a journey. */
const usual = [1, 5, 10, 20, 50, 100, 200, 500, 1000];

/** How many days before the rates a time is. */
const before = { month: 30, quarter: 91, half: 182, year: 365 };
/** How many days from it the day may be that stands for it. */
const near = 7;

/** The rate of every day that is kept, from the first. */
function kept(from: string, to: string): readonly { readonly day: string; readonly rate: Big }[] {
  const codes = history.currencies.split(' ');
  return Object.entries<string>(history.days).map(([day, all]) => {
    const values = all.split(' ');
    const perEuro = (code: string) => Big(code === 'EUR' ? 1 : (values[codes.indexOf(code)] ?? 0));
    return { day, rate: perEuro(to).div(perEuro(from)) };
  });
}

/** What the pair was at times before the rates, and at the ends of its range since a year. */
function movesOf(from: string, to: string, asOf: string, now: Big) {
  if (from === to) return [];
  const days = kept(from, to).filter(({ day }) => day < asOf);
  const change = (rate: Big) => now.div(rate).minus(1).times(100);
  const distance = (day: string, ago: number) => Math.abs(daysBetween(day, asOf) - ago);
  const times = Object.entries(before).flatMap(([when, ago]) => {
    const [nearest] = days.toSorted((a, b) => distance(a.day, ago) - distance(b.day, ago));
    return nearest && distance(nearest.day, ago) <= near ? [{ when, ...nearest }] : [];
  });
  const byRate = days.toSorted((a, b) => a.rate.cmp(b.rate));
  const ends = [
    { when: 'lowest', end: byRate[0] },
    { when: 'highest', end: byRate.at(-1) },
  ].flatMap(({ when, end }) => (end && byRate.length > 1 ? [{ when, ...end }] : []));
  return [...times, ...ends].map((row) => ({ ...row, change: change(row.rate) }));
}

/** Usual amounts at the rates of the day in both directions, every currency, and how the pair moved. */
export const tables: Tables<typeof manifest> = (
  { amount, from, to, ownRate },
  { rates, results },
) => {
  if (!rates) throw new Error('The currency converter needs a table of rates.');
  const back = ownRate ? Big(1).div(ownRate) : rateBetween(rates, to, from);
  // The euro is second in the list of the form.
  const [first = '', ...rest] = history.currencies.split(' ');
  const others = [first, 'EUR', ...rest].filter((code) => code !== from);
  return {
    all: others.map((currency) => {
      const rate = rateBetween(rates, from, currency);
      return { currency, rate, amount: amount.times(rate) };
    }),
    moves: movesOf(from, to, rates.asOf, rateBetween(rates, from, to)),
    amounts: usual.map((amount) => ({
      amount: Big(amount),
      converted: results.rate.times(amount),
      swapped: Big(amount),
      convertedBack: back.times(amount),
    })),
  };
};
