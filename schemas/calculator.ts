import type {
  AnyCompute,
  Caution,
  Chart,
  Condition,
  Constants,
  Figure,
  Guard,
  Manifest,
  OnDemandTables,
  RangeTable,
  Rates,
  Workings,
} from './manifest.ts';

/*
 * A calculator as the engine takes it: its manifest with all that follows from it, and its functions.
 */

/** Conditions that must all hold, with the names of cases and constants replaced by what they stand for. */
export type Conditions = readonly Condition[];

interface Conditional {
  readonly when?: Conditions | undefined;
}

/** One formula, or table, of the way to the results. */
export interface Step extends Conditional {
  /** The result or working that it gives. */
  readonly gives: string;
  readonly formula?: string;
  readonly ranges?: RangeTable;
  readonly graduated?: RangeTable;
  /** Instead of the label of what it gives. */
  readonly label?: string | undefined;
  readonly because: readonly (Conditional & { readonly say: string })[];
}

/** One of several ways to a figure: the first whose conditions hold applies. */
export type Way = Conditional &
  (
    | { readonly formula: string }
    | { readonly ranges: RangeTable }
    | { readonly graduated: RangeTable }
    | { readonly text: string }
    /** The figure is absent. */
    | { readonly absent: true }
  );

/** How a figure is worked out. */
export interface Plan {
  readonly id: string;
  readonly kind: Figure['kind'];
  readonly ways: readonly Way[];
}

/** How the lines of a table of summands are worked out. */
export interface SumLines {
  readonly lines: readonly { readonly id: string; readonly ways: readonly Way[] }[];
  /** Each line is a result of its own and is shown as that; else they are rounded to add up. */
  readonly areResults: boolean;
}

/** A manifest with all that follows from it: whole tables, symbols, steps, the order of working. */
export type ExpandedManifest = Omit<
  Manifest,
  'workings' | 'constants' | 'tables' | 'guards' | 'cautions' | 'cases' | 'money'
> & {
  readonly workings: Workings;
  /** All constants, those beside a formula among them. */
  readonly constants: Constants;
  readonly guards: readonly (Guard & Conditional)[];
  readonly cautions: readonly (Caution & Conditional)[];
  readonly tables?: OnDemandTables | undefined;
  /** The symbols, in TeX, of all ids in the steps, in the order of their appearance. */
  readonly symbols: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
  /** The figures that formulas give, each after those that it needs. */
  readonly plans: readonly Plan[];
  /** The tables on demand that formulas fill, by id. */
  readonly sums: Readonly<Record<string, SumLines>>;
};

/** What a page keeps of an expanded manifest. */
// biome-ignore format: a list
export const pageKeys = [
  'title', 'intro', 'fields', 'guards', 'results', 'variations', 'cautions', 'tips', 'note',
  'actions', 'needs',
] as const satisfies readonly (keyof ExpandedManifest)[];

/** What a page does not keep of a field or a figure: the steps and constants are prerendered. */
// biome-ignore format: a list
export const notOnPage = [
  'symbol', 'valueLabel', 'source', 'stepLabel', 'formula', 'because', 'sum', 'ranges', 'graduated',
  'choose', 'constants',
] as const;

type OnPage<T> = T extends unknown ? Omit<T, (typeof notOnPage)[number]> : never;
type EachOnPage<T> = { readonly [K in keyof T]: OnPage<T[K]> };

/** Where a table on demand will stand. */
export interface TableOutline {
  readonly label: string;
  readonly chart?: Pick<Chart, 'title'> & { readonly legend?: readonly string[] };
}

/** The part of a manifest that a page needs; the rest stays with the build. */
export type PageManifest = Omit<
  Pick<ExpandedManifest, (typeof pageKeys)[number]>,
  'fields' | 'results' | 'guards' | 'cautions'
> & {
  readonly fields: EachOnPage<Manifest['fields']>;
  readonly results: EachOnPage<Manifest['results']>;
  readonly guards?: ExpandedManifest['guards'];
  readonly cautions?: ExpandedManifest['cautions'];
  readonly steps?: readonly {
    readonly gives: string;
    readonly when?: Conditions | undefined;
    readonly because?: readonly Conditional[] | undefined;
  }[];
  /** Enough of the tables on demand to keep their place. */
  readonly tables?: Readonly<Record<string, TableOutline>> | undefined;
};

/** A manifest with its computation, as the engine takes it. */
export interface Calculator {
  readonly slug: string;
  readonly manifest: PageManifest;
  readonly compute: AnyCompute;
  readonly rates?: Rates;
  /** Fetches the tables on demand. */
  readonly tables?: () => Promise<TablesModule>;
}

/** The tables on demand of a calculator, with the function that fills them. */
export interface TablesModule {
  readonly declared: OnDemandTables;
  readonly tables: AnyCompute;
}
