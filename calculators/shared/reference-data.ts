import type { DataSet, When } from '#schemas/manifest.ts';
import { monthAndYear } from './calendar.ts';

/*
 * Dated figures that several calculators use: one JSON file a set in data/, as `npm run check` checks
 * them. Next year's figures are a change of that file alone: options, cautions and sources follow.
 */

/** What every set says of itself. */
export interface ReferenceData {
  readonly id: string;
  readonly place: string;
  readonly what: string;
  readonly unit: string;
  readonly validFrom: string;
  readonly validUntil: string;
  readonly lookedUp: string;
  readonly source: readonly { readonly title: string; readonly publisher: string }[];
  readonly confidence: string;
  /** The caution once the set is past; `{what}`, `{validUntil}` and `{last}` are replaced. */
  readonly whenPast: string;
  readonly notes: readonly string[];
  /** Of an index: so many months after its last value it is past. */
  readonly pastAfterMonths?: number;
}

/** A price index: its values as they are printed, as texts. */
export interface PriceIndex {
  /** The average of each year, by the year. */
  readonly annual: Readonly<Record<string, string>>;
  /** The values of the months from January on, by the year; "-" where none was published. */
  readonly months: Readonly<Record<string, string>>;
}

/** An option of a set: the entry's label, and one of its figures. */
interface Listed {
  readonly label: string;
  readonly value: number;
  readonly unasked: true;
}

/** The options of a choice from a set: one an entry, with the figure of this name as its number. */
export function asOptions<
  const K extends string,
  const E extends Readonly<
    Record<string, { readonly label: string } & Readonly<Record<K, number>>>
  >,
>(set: { readonly entries: E }, figure: K): { readonly [id in keyof E]: Listed } {
  const options = Object.entries(set.entries).map(([id, entry]): [string, Listed] => [
    id,
    { label: entry.label, value: entry[figure], unasked: true },
  ]);
  return Object.fromEntries(options) as { readonly [id in keyof E]: Listed };
}

/** The ids of a set's entries. */
export const idsOf = <E extends object>(set: { readonly entries: E }) =>
  Object.keys(set.entries) as (keyof E & string)[];

/** The last day on which a set holds: of an index, some months after its last value. */
export function lastDayOf({
  validUntil,
  pastAfterMonths,
}: Pick<ReferenceData, 'validUntil' | 'pastAfterMonths'>): string {
  if (!pastAfterMonths) return validUntil;
  const [year = 0, month = 0] = validUntil.split('-').map(Number);
  return new Date(Date.UTC(year, month + pastAfterMonths, 0)).toISOString().slice(0, 10);
}

/** The last value of a set in words: a month, "May 2026", or a year. */
const lastOf = ({ validUntil }: ReferenceData): string =>
  validUntil.endsWith('-12-31') ? validUntil.slice(0, 4) : monthAndYear(validUntil);

/** A set as a manifest names it, with the condition while its figures count. */
export const dated = (set: ReferenceData, when: When): DataSet => ({
  what: set.what,
  source: set.source.map(({ title, publisher }) => `${title} (${publisher})`).join('; '),
  validFrom: set.validFrom,
  validUntil: lastDayOf(set),
  lookedUp: set.lookedUp,
  whenPast: set.whenPast.replaceAll('{last}', lastOf(set)),
  ...(set.confidence !== 'high' && { doubt: set.notes[0] ?? '' }),
  when,
});
