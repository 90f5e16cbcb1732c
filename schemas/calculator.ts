import type {
  Caution,
  Chart,
  Condition,
  Constants,
  Digits,
  Figure,
  Guard,
  Manifest,
  OnDemandTables,
  RangeTable,
  Verdict,
  When,
  Workings,
} from './manifest.ts';

/*
 * A manifest with everything that follows from it, and the part of that which a page needs.
 */

/** Conditions that must all be true; names of cases and constants are replaced by their definitions. */
export type Conditions = readonly Condition[];

interface Conditional {
  readonly when?: Conditions | undefined;
}

/** One formula or table that the page shows as a step to a result. */
export interface Step extends Conditional {
  /** The id of the result or working that it computes. */
  readonly gives: string;
  readonly formula?: string;
  readonly ranges?: RangeTable;
  readonly graduated?: RangeTable;
  /** The name of the step, instead of the label of the figure. */
  readonly label?: string | undefined;
  readonly because: readonly (Conditional & { readonly say: string })[];
}

/** One of several ways to compute a figure: the first one whose conditions are true is used. */
export type ExpandedBranch = Conditional &
  (
    | { readonly formula: string }
    | { readonly ranges: RangeTable }
    | { readonly graduated: RangeTable }
    | { readonly text: string }
    /** The figure is absent. */
    | { readonly absent: true }
  );

/** How a figure is computed. */
export interface Plan {
  readonly id: string;
  readonly kind: Figure['kind'];
  readonly branches: readonly ExpandedBranch[];
}

/** How the lines of a table of summands are computed. */
export interface SumLines {
  readonly lines: readonly { readonly id: string; readonly branches: readonly ExpandedBranch[] }[];
  /** True: each line is a result and shown like it. False: the lines are rounded so that they add up. */
  readonly areResults: boolean;
}

/** A manifest with everything derived from it: tables, symbols, steps, the order of computation. */
export type ExpandedManifest = Omit<
  Manifest,
  'workings' | 'constants' | 'tables' | 'guards' | 'verdict' | 'cautions' | 'cases' | 'money'
> & {
  readonly workings: Workings;
  /** All constants by id, including those of single formulas. */
  readonly constants: Constants;
  readonly guards: readonly (Guard & Conditional)[];
  readonly verdict?: readonly (Verdict & Conditional)[];
  readonly cautions: readonly (Caution & Conditional)[];
  readonly tables?: OnDemandTables | undefined;
  /** The symbols, in TeX, of all ids in the steps, in the order of their appearance. */
  readonly symbols: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
  /** The numbers with which the conditions of steps compare a field, by its id: at them a result may jump. */
  readonly limits?: Readonly<Record<string, readonly number[]>>;
  /** The figures that formulas compute, each after the figures that it depends on. */
  readonly plans: readonly Plan[];
  /**
   * The ids of fields ("debts.balance" in rows), results and workings that are amounts of no stated
   * currency: they are shown in the one that the visitor chose. Such fields are marked as well. An empty list: amounts
   * are in a default currency as long as nobody has chosen one.
   */
  readonly ownMoney?: readonly string[];
  /** The decimals of the workings that sentences and messages name, where the manifest sets them. */
  readonly namedDigits?: Readonly<Record<string, Digits>>;
  /** The tables on demand that formulas fill, by id. */
  readonly sums: Readonly<Record<string, SumLines>>;
};

/** The keys of an expanded manifest that a page needs. */
// biome-ignore format: a list
export const pageKeys = [
  'title', 'fields', 'groups', 'guards', 'results', 'verdict', 'cautions', 'note', 'limits', 'actions', 'needs',
  'ownMoney', 'namedDigits', 'renamed',
] as const satisfies readonly (keyof ExpandedManifest)[];

/** The keys of fields and figures that a page does not need, because steps and constants are prerendered. */
// biome-ignore format: a list
export const notOnPage = [
  'symbol', 'valueLabel', 'source', 'stepLabel', 'formula', 'because', 'sum', 'ranges', 'graduated',
  'choose', 'constants', 'quantity', 'say', 'unasked', 'assumed', 'named', 'percentOf',
  'usual', 'first',
] as const;

type OnPage<T> = T extends unknown ? Omit<T, (typeof notOnPage)[number]> : never;
type EachOnPage<T> = { readonly [K in keyof T]: OnPage<T[K]> };

/** When a step is shown, and which reasons with it. */
export interface StepConditions extends Conditional {
  readonly gives: string;
  readonly because?: readonly Conditional[] | undefined;
}

/** The label of a table that is not loaded yet, and what stands in its chart's place. */
export interface TableOutline {
  readonly label: string;
  readonly when?: When | undefined;
  readonly chart?: Pick<Chart, 'kind' | 'title'> & { readonly legend?: readonly string[] };
}

/** The part of an expanded manifest that a page needs; only the build uses the rest. */
export type PageManifest = Omit<
  Pick<ExpandedManifest, (typeof pageKeys)[number]>,
  'fields' | 'results' | 'guards' | 'cautions'
> & {
  readonly fields: EachOnPage<Manifest['fields']>;
  readonly results: EachOnPage<Manifest['results']>;
  readonly guards?: ExpandedManifest['guards'];
  readonly cautions?: ExpandedManifest['cautions'];
  /** The labels of the tables on demand, for the space that the page reserves. */
  readonly tables?: Readonly<Record<string, TableOutline>> | undefined;
};
