/*
 * The one vocabulary of quantities: what a field or a result measures. It decides which figures another
 * calculator can carry on with, which amounts are money, and by which words a question names a field.
 */

/** What kind of measure a quantity is. */
export type Measure =
  | 'money'
  | 'percent'
  | 'duration'
  | 'length'
  | 'area'
  | 'volume'
  | 'mass'
  | 'energy'
  | 'number'
  | 'date'
  | 'time';

/** One quantity of the vocabulary. */
export interface QuantityEntry {
  readonly measure: Measure;
  /** Words by which a question may name a field that holds it: "borrow". */
  readonly say?: readonly string[];
  /**
   * True for a quantity that says no more than its measure, such as any amount of money: no
   * calculator carries on with it.
   */
  readonly general?: true;
}

const vocabulary = {
  money: { measure: 'money', general: true },
  percent: { measure: 'percent', general: true },
  loan: { measure: 'money', say: ['loan', 'borrow', 'principal', 'finance'] },
  yearlyRate: { measure: 'percent', say: ['at', 'rate', 'interest', 'apr', 'per annum'] },
  term: { measure: 'duration', say: ['for', 'over', 'term', 'tenure'] },
} as const satisfies Readonly<Record<string, QuantityEntry>>;

/** The id of a quantity. */
export type Quantity = keyof typeof vocabulary;

/** Every quantity by id. */
export const quantities: Readonly<Record<Quantity, QuantityEntry>> = vocabulary;

/** All ids, for the check of manifests. */
export const quantityIds = Object.keys(vocabulary) as [Quantity, ...Quantity[]];
