import type { DataSet, When } from '#schemas/manifest.ts';

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
  /** The caution once the set is past; `{what}` and `{validUntil}` are replaced. */
  readonly whenPast: string;
  readonly notes: readonly string[];
}

/** A rate of a set. */
interface Entry {
  readonly place: string;
  /** Its name in a list: "Austria, reduced 10%". */
  readonly label: string;
  /** In percent. */
  readonly rate: number;
}

/** The options of a choice from a set of rates: one an entry, with its rate as number. */
export const ratesAsOptions = <const E extends Readonly<Record<string, Entry>>>(set: {
  readonly entries: E;
}) =>
  Object.fromEntries(
    Object.entries(set.entries).map(([id, { label, rate }]) => [
      id,
      { label, value: rate, unasked: true },
    ]),
  ) as {
    readonly [id in keyof E]: {
      readonly label: string;
      readonly value: number;
      readonly unasked: true;
    };
  };

/** A set as a manifest names it, with the condition while its figures count. */
export const dated = (set: ReferenceData, when: When): DataSet => ({
  what: set.what,
  source: set.source.map(({ title, publisher }) => `${title} (${publisher})`).join('; '),
  validFrom: set.validFrom,
  validUntil: set.validUntil,
  lookedUp: set.lookedUp,
  whenPast: set.whenPast,
  when,
});
