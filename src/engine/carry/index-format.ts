import type { Unit, When } from '../../../schemas/manifest.ts';

/*
 * The index of quantities: what each calculator takes and gives, so that a page can lead to others
 * which it knows nothing of. It is a file of its own at an address that never changes, so that no page
 * and no script changes with the catalogue. The build writes it; the tools of a result fetch it.
 */

/** The address of the index. */
export const indexAddress = '/quantities.js';

/** A field that takes a quantity. The keys are those of the manifest. */
export interface TakenField {
  readonly quantity: string;
  /** Without the period, which belongs to the quantity: "%" for "% a year". */
  readonly unit?: Unit;
  readonly min?: number | string;
  readonly max?: number | string;
  readonly above?: number;
  readonly below?: number;
  /** Only whole numbers are accepted. */
  readonly whole?: true;
  /** The ids of the options, of a choice. */
  readonly options?: readonly string[];
  readonly when?: When;
  /** Without this field there is no answer. */
  readonly required?: true;
}

/** A result that gives a quantity. */
export interface GivenResult {
  readonly quantity: string;
  readonly unit?: Unit;
  readonly headline?: true;
}

/** A calculator with a quantity that others share. */
export interface CarryEntry {
  readonly title: string;
  /** Only where it does not follow from the title. */
  readonly slug?: string;
  readonly fields: Readonly<Record<string, TakenField>>;
  readonly results: Readonly<Record<string, GivenResult>>;
  /** The options that choices open with, of those that the fields depend on. */
  readonly opens?: Readonly<Record<string, string>>;
  /** Every headline is one of the results above. */
  readonly onlyShared?: true;
  /** How many other fields must be filled in before there is an answer. */
  readonly others?: number;
  /** The related calculators, by their places in the whole index. */
  readonly related?: readonly number[];
}

/** The calculators by category, both in the order of the catalogue. */
export type CarryIndex = readonly (readonly CarryEntry[])[];
