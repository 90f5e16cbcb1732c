import type { ExpandedManifest, PageManifest, StepConditions } from '../../schemas/calculator.ts';
import type { AnyCompute, OnDemandTables, Rates, Variation } from '../../schemas/manifest.ts';
import type { Presentation } from './format/presentation.ts';
import type { MoreKinds } from './input/kinds/kind.ts';

/*
 * A calculator as the engine uses it: data, and the functions that it needs.
 */

/** A calculator: its manifest, its computation, and what only some calculators need. */
export interface Calculator {
  readonly slug: string;
  readonly manifest: PageManifest;
  readonly compute: AnyCompute;
  /** How its lists, rows and texts with a grammar are read; none if it asks for none. */
  readonly kinds: MoreKinds;
  /** How its durations are written; none if it shows none. */
  readonly durations?: Presentation['durations'];
  readonly rates?: Rates;
  /** Of a draft, what a link to it carries besides inputs: the draft itself, "_draft=…". */
  readonly draft?: string;
  /** Of a draft, its whole manifest, which a page of the site fetches when it is wanted. */
  readonly expanded?: ExpandedManifest;
  /** Of a draft, how the names of its files begin, where others have the slug. */
  readonly fileName?: string;
  /** Loads the tables on demand; rejects if they cannot be fetched. */
  readonly tables?: () => Promise<TablesModule>;
  /** Loads what comes after the first look; rejects if it cannot be fetched. */
  readonly more?: () => Promise<MoreModule>;
}

/** A calculator with its expanded manifest. */
export type ExpandedCalculator = Calculator & { readonly manifest: ExpandedManifest };

/** The tables on demand of a calculator, with the function that fills them. */
export interface TablesModule {
  readonly declared: OnDemandTables;
  readonly tables: AnyCompute;
  /** Fetches what the tables need for some inputs only; none if they need nothing. */
  readonly loadEverything?: () => Promise<unknown>;
}

/** What a calculator's page shows after the first look. */
export interface MoreModule {
  /** The steps, as HTML with places for the visitor's numbers. */
  readonly html: string;
  /** When each of them is shown. */
  readonly steps: readonly StepConditions[];
  /** The help of the fields that are folded at first, by field id. */
  readonly help: Readonly<Record<string, string>>;
  /** The tables of the same question at other inputs. */
  readonly variations?: readonly Variation[] | undefined;
  /** The calculator with all options of its fields, if the page opens with some of them only. */
  readonly whole?: Calculator;
  /** The calculator in the visitor's own currency, if it has another one only as long as none is chosen. */
  readonly own?: Calculator;
}

/** The functions beside a manifest: `compute` of compute.ts and `tables` of tables.ts. */
export interface Functions {
  readonly compute?: AnyCompute | undefined;
  readonly tables?: AnyCompute | undefined;
}

/** The chunk of one calculator. */
export interface CalculatorModule {
  readonly calculator: Calculator;
  /** The function of its compute.ts, for drafts that use it as well. */
  readonly own?: AnyCompute;
  /** Fetches what the computation needs for some inputs only; none if it needs nothing. */
  readonly loadEverything?: () => Promise<unknown>;
}
