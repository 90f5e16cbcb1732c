import type { Big, Numeric } from './decimal.ts';

/*
 * The manifest language. A calculator is plain data plus one pure function: this file holds the
 * types of the data and `defineCalculator`, which lets the compiler check one id against another.
 * The same rules for people who do not run a compiler are in `meta.ts`.
 */

// ---------------------------------------------------------------- fields

/** Holds while another field has one of these options, or a number within these limits. */
export type Condition =
  | { readonly field: string; readonly is: string | readonly string[] }
  | {
      readonly field: string;
      readonly is?: never;
      readonly above?: number;
      readonly atLeast?: number;
      readonly below?: number;
      readonly atMost?: number;
    };

/** A condition, or several that must all hold. */
export type When = Condition | readonly Condition[];

/** A unit's sign; or one that follows a choice (`units` by option id; without it, the option id itself). */
export type Unit =
  | string
  | {
      readonly by: string;
      readonly units?: Readonly<Record<string, string>>;
      /** When a visitor changes the choice, the number stays instead of being converted. */
      readonly keepsNumber?: true;
    };

interface CommonField {
  readonly label: string;
  /** One sentence under the label: what to enter, where to find it. */
  readonly help?: string;
  /** The field is there only while this holds. */
  readonly when?: When;
  /** May stay blank. */
  readonly optional?: true;
}

export interface NumberField extends CommonField {
  readonly kind: 'number' | 'integer';
  readonly unit?: Unit;
  /** Smallest and largest accepted value, both included. */
  readonly min?: number;
  readonly max?: number;
  /** Limits that are themselves refused. */
  readonly above?: number;
  readonly below?: number;
  /** What an arrow key adds; never a constraint. */
  readonly step?: number;
  /** Only whole numbers (an `integer` has it of itself). */
  readonly whole?: true;
  readonly default?: number;
  /** An optional field left blank counts as this. */
  readonly whenBlank?: number;
  /** Values offered as buttons beside the field. */
  readonly presets?: readonly number[];
}

export interface Option {
  readonly label: string;
  /** The number that the formula uses for this option. */
  readonly value?: number;
}

export interface ChoiceField extends CommonField {
  readonly kind: 'choice';
  /** What the options' numbers are, for the table of constants: "Activity factor". */
  readonly valueLabel?: string;
  /** Where they come from. */
  readonly source?: string;
  /** Up to three options are radio buttons, more are a list. */
  readonly options: Readonly<Record<string, Option>>;
  readonly default?: string;
}

export interface DateField extends CommonField {
  readonly kind: 'date';
  readonly todayButton?: true;
  readonly whenBlank?: 'today';
}

export interface TimeField extends CommonField {
  readonly kind: 'time';
}

export interface TextField extends CommonField {
  readonly kind: 'text';
  readonly placeholder?: string;
}

export interface CurrencyField extends CommonField {
  readonly kind: 'currency';
  /** By ISO 4217 code, in the order of the list. */
  readonly options: Readonly<Record<string, { readonly symbol: string; readonly name: string }>>;
  readonly default?: string;
}

export type SingleField =
  | NumberField
  | ChoiceField
  | DateField
  | TimeField
  | TextField
  | CurrencyField;

export interface RowsField extends CommonField {
  readonly kind: 'rows';
  /** What one row is called: "Course". */
  readonly rowLabel: string;
  readonly fields: Readonly<Record<string, SingleField>>;
  /** The most rows a visitor can add. */
  readonly maxRows: number;
  /** A row with a blank or refused number: left out of the sum, or an error. */
  readonly incompleteRows: 'skip' | 'refuse';
}

export type Field = SingleField | RowsField;
export type FieldKind = Field['kind'];

// ---------------------------------------------------------------- guards

/** What must hold between fields: `field` (or the sum of several) `is` `than` a field or a number. */
export interface Guard<FieldId extends string = string> {
  readonly field: FieldId | readonly FieldId[];
  readonly is: 'above' | 'atLeast' | 'below' | 'atMost';
  readonly than: FieldId | number;
  readonly when?: When;
  /** Said beside the (first) field when the guard fails. */
  readonly message: string;
  /** Also said in a browser alert. */
  readonly alert?: true;
}

// ---------------------------------------------------------------- results

export interface Band {
  /** The band ends before this value; the last band has none. */
  readonly below?: number;
  readonly label: string;
  readonly advice?: string;
}

interface CommonResult {
  /** May name fields in braces: "1 {from}". */
  readonly label: string;
  readonly help?: string;
  /** The figure that the visitor came for, shown large. */
  readonly headline?: true;
  /** Shown only while this holds. */
  readonly when?: When;
  /** Shown in a card of its own, with this title. */
  readonly card?: string;
}

/** Decimals shown: exactly so many, or as many as the value has up to a limit. */
export type Digits = number | { readonly atMost: number };

export interface MoneyResult extends CommonResult {
  readonly kind: 'money';
  /** An ISO 4217 code, or the currency field that holds it; without one, the visitor's own money. */
  readonly currency?: string | { readonly by: string };
  /** `indian`: 20,82,776. */
  readonly grouping?: 'indian';
  readonly digits?: Digits;
}

interface Banded {
  /** Ascending; decided on the exact value, never on the rounded one. */
  readonly bands?: readonly Band[];
  /** The ends of the scale that the bands are drawn on; without them, as far as an average band. */
  readonly scale?: readonly [from: number, to: number];
  /** Where the bands come from. */
  readonly source?: string;
}

export interface PercentResult extends CommonResult, Banded {
  readonly kind: 'percent';
  readonly digits?: Digits;
}

export interface NumberResult extends CommonResult, Banded {
  readonly kind: 'number';
  readonly unit?: Unit;
  readonly digits?: Digits;
  /** What is shown instead of some values: { '-1': 'Previous day' }. */
  readonly labels?: Readonly<Record<string, string>>;
}

export interface TextResult extends CommonResult {
  readonly kind: 'text';
  /** What is shown for each text that the computation may return. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Taken from the band that a number falls in, instead of computed. */
  readonly from?: { readonly band: string; readonly show: 'label' | 'advice' };
}

export interface DateResult extends CommonResult {
  readonly kind: 'date';
}

export type FigureResult = MoneyResult | PercentResult | NumberResult | TextResult | DateResult;

/** A picture of a table's rows; x and y are columns. */
export type Chart =
  | {
      readonly kind: 'bars';
      readonly title: string;
      readonly x: string;
      readonly y: string;
      /** Only rows whose x is a multiple of this. */
      readonly every?: number;
      /** At most so many bars. */
      readonly most?: number;
    }
  | {
      /** Two figures a row: one upon the other, or side by side over time. */
      readonly kind: 'stacked' | 'lines';
      readonly title: string;
      /** A number; without it, the period of a table that has views. */
      readonly x?: string;
      readonly y: readonly [string, string];
    }
  | {
      /** What a sum is made of: a bar for each row. */
      readonly kind: 'parts';
      readonly title: string;
      readonly x: string;
      readonly y: string;
    };

export interface TableResult extends CommonResult {
  readonly kind: 'table';
  readonly columns: Readonly<Record<string, FigureResult>>;
  readonly chart?: Chart;
}

export type Result = FigureResult | TableResult;
export type ResultKind = Result['kind'];

// ---------------------------------------------------------------- tables on demand

/** A column of a table on demand. */
export type Column = FigureResult & {
  /** Adds up, over a longer period and in the last line; without it, the figure at the end stands. */
  readonly sums?: true;
  /** The result that its sum (or its last figure) is, rounded to the digits shown here. */
  readonly ties?: string;
};

/**
 * A table that a page makes when it is asked for, by the second function of a calculator,
 * `tables.ts`: no part of the results, and no byte of the page before that.
 */
export interface OnDemandTable {
  readonly label: string;
  readonly help?: string;
  /** Said below it; `{payment.first}` and `{payment.last}` stand for figures of a column. */
  readonly note?: string;
  /** Said instead of it when the function gives no rows. */
  readonly none?: string;
  /** Its views, the first one open: a line of each stands for so many rows that follow each other. */
  readonly by?: Readonly<Record<string, { readonly label: string; readonly rows: number }>>;
  readonly columns: Readonly<Record<string, Column>>;
  readonly chart?: Chart;
}

// ---------------------------------------------------------------- the rest

/** A number of the formula that is the calculator's own, not the visitor's. */
export interface Constant {
  readonly label: string;
  readonly value: number;
  readonly unit?: string;
  /** Where it comes from: a standard, a paper, or this calculator's own model. */
  readonly source?: string;
}

/** One formula of the way to the results, shown with symbols and then with the visitor's numbers. */
export interface Step {
  /** The result or working that it gives. */
  readonly gives: string;
  /**
   * A sum over ids of fields (a choice stands for its option's value), workings, results and
   * constants: "principal * monthlyRate / 12". Signs: + - * / ^ ( ); functions: min, max, log10,
   * sqrt, ceil, floor, and sum over rows, "sum(courses.credits)".
   */
  readonly formula: string;
  /** Shown only while this holds. */
  readonly when?: When;
  /** Instead of the label of what it gives. */
  readonly label?: string;
  /** Why a factor was chosen; each shown while its condition holds. `{id}` stands for a constant. */
  readonly because?: readonly { readonly when: When; readonly say: string }[];
}

/** What a visitor may type: text or a number; a list of rows for a `rows` field. */
export type Given = string | number | ReadonlyArray<Readonly<Record<string, string | number>>>;

export interface Example<FieldId extends string = string, ResultId extends string = string> {
  readonly title: string;
  readonly given: Readonly<Partial<Record<FieldId, Given>>>;
  /** The day on which the example is worked, for calculators that need today. */
  readonly today?: string;
  /** The strings that the visitor sees. */
  readonly shows: Readonly<Partial<Record<ResultId, string>>>;
  /** Where the example was published; without it, the example is ours. */
  readonly source?: string;
}

/** A property that holds for every input; checked with random inputs. */
export type Law<FieldId extends string = string, ResultId extends string = string> =
  /** Raising a field never lowers (`rises`), never raises (`falls`) or never moves (`holds`) a result. */
  | {
      readonly law: 'rises' | 'falls' | 'holds';
      readonly raise: FieldId;
      readonly result: ResultId;
    }
  /** Multiplying these fields by one factor multiplies these results by it. */
  | {
      readonly law: 'scales';
      readonly fields: readonly FieldId[];
      readonly results: readonly ResultId[];
    }
  /** Adding one amount (for dates, days) to these fields adds it to these results. */
  | {
      readonly law: 'shifts';
      readonly fields: readonly FieldId[];
      readonly results: readonly ResultId[];
    }
  /** Fields and results that add up to another. */
  | {
      readonly law: 'sums';
      readonly parts: readonly (FieldId | ResultId)[];
      readonly whole: FieldId | ResultId;
    }
  /** Swapping two fields and feeding the result back gives the start. */
  | {
      readonly law: 'returns';
      readonly swap: readonly [FieldId, FieldId];
      readonly field: FieldId;
      readonly result: ResultId;
    };

export interface Actions<FieldId extends string = string> {
  /** The submit button's text. */
  readonly calculate: string;
  /** A Reset button: every field blank, or back to its default. Choices return to their default. */
  readonly reset?: 'blank' | 'defaults';
  /** The submit button stays disabled while a required field is blank. */
  readonly disabledUntilFilled?: true;
  /** Recalculates on every change. */
  readonly live?: true;
  /** A button that exchanges two fields. */
  readonly swap?: readonly [FieldId, FieldId];
}

export type Need = 'today' | 'rates';

interface Head<FieldId extends string> {
  /** The page's heading and the calculator's name everywhere. */
  readonly title: string;
  /** One line for lists of calculators. */
  readonly summary: string;
  /** A sentence or two under the heading. */
  readonly intro: string;
  /** For search engines, at most 160 characters. */
  readonly description: string;
  /** Words that people search for; the search of the home page finds the calculator by them. */
  readonly keywords: readonly string[];
  /** The slugs of the calculators that its page leads on to, six at most. */
  readonly related?: readonly string[];
  /** Among the shortcuts of the home page. */
  readonly popular?: true;
  /** Place among the quick tools of the footer and the 404 page. */
  readonly quickTool?: number;
  /** Place within its category; those without one follow, by title. */
  readonly order?: number;
  readonly guards?: readonly Guard<FieldId>[];
  readonly steps?: readonly Step[];
  /** Said on the page when the figures are this product's own model: that it is an estimate. */
  readonly model?: string;
  /** A card of short hints beside the result. */
  readonly tips?: { readonly title: string; readonly items: readonly string[] };
  /** Small print under the result; `{ratesDate}` stands for the day of the exchange rates. */
  readonly note?: string;
  readonly actions: Actions<FieldId>;
  readonly needs?: readonly Need[];
  /** Category and folder of `compute.ts`: "finance/loan-emi". */
  readonly compute: string;
}

export type Fields = Readonly<Record<string, Field>>;
export type Results = Readonly<Record<string, Result>>;

/** Figures on the way to the results: computed like them, shown in the steps alone. */
export type Workings = Readonly<Record<string, FigureResult>>;
export type Constants = Readonly<Record<string, Constant>>;

export type OnDemandTables = Readonly<Record<string, OnDemandTable>>;

/** Any calculator's manifest. */
export interface Manifest extends Head<string> {
  readonly fields: Fields;
  readonly results: Results;
  readonly workings?: Workings;
  readonly constants?: Constants;
  readonly tables?: OnDemandTables;
  /** The symbols, in TeX, of the ids that the steps use. */
  readonly symbols?: Readonly<Record<string, string>>;
  readonly examples: readonly Example[];
  readonly laws?: readonly Law[];
}

// ---------------------------------------------------------------- checks between ids

type Id<T> = keyof T & string;
/** Field ids, and "courses.credits" for a field within rows. */
type PathOf<F> =
  | Id<F>
  | {
      [K in Id<F>]: F[K] extends { kind: 'rows'; fields: infer S } ? `${K}.${Id<S>}` : never;
    }[Id<F>];
type ChoiceId<F> = {
  [K in Id<F>]: F[K] extends { kind: 'choice' | 'currency' } ? K : never;
}[Id<F>];

type OptionsOf<X> = X extends { kind: 'choice' | 'currency'; options: infer O }
  ? keyof O & string
  : string;

type OneConditionOn<F> = {
  [K in Id<F>]:
    | { readonly field: K; readonly is: OptionsOf<F[K]> | readonly OptionsOf<F[K]>[] }
    | (Omit<Extract<Condition, { is?: never }>, 'field'> & { readonly field: K });
}[Id<F>];
type ConditionOn<F> = OneConditionOn<F> | readonly OneConditionOn<F>[];

type UnitOn<F> =
  | string
  | {
      [K in ChoiceId<F>]: {
        readonly by: K;
        readonly units?: Readonly<Record<OptionsOf<F[K]>, string>>;
        readonly keepsNumber?: true;
      };
    }[ChoiceId<F>];

type CheckedField<X, F> = (X extends { kind: 'choice' | 'currency' }
  ? { readonly default?: OptionsOf<X> }
  : X extends { kind: 'number' | 'integer' }
    ? { readonly unit?: UnitOn<F> }
    : unknown) & { readonly when?: ConditionOn<F> };

type CheckedResult<X, F, R> = { readonly when?: ConditionOn<F> } & (X extends { kind: 'number' }
  ? { readonly unit?: UnitOn<F> }
  : X extends { kind: 'money' }
    ? { readonly currency?: string | { readonly by: ChoiceId<F> } }
    : X extends { kind: 'text' }
      ? { readonly from?: { readonly band: Id<R>; readonly show: 'label' | 'advice' } }
      : X extends { kind: 'table'; columns: infer C }
        ? { readonly chart?: ChartOn<C> }
        : unknown);

type ChartOn<C> = { readonly x?: Id<C>; readonly y: Id<C> | readonly [Id<C>, Id<C>] };

type CheckedTable<X, R> = X extends { columns: infer C }
  ? {
      readonly columns: { readonly [K in keyof C]: { readonly ties?: Id<R> } };
      readonly chart?: ChartOn<C>;
    }
  : unknown;

type GivenFor<X> = X extends { kind: 'choice' | 'currency' }
  ? OptionsOf<X> | ''
  : X extends { kind: 'rows'; fields: infer S }
    ? readonly { readonly [K in keyof S]?: GivenFor<S[K]> }[]
    : X extends { kind: 'number' | 'integer' }
      ? number | string
      : string;

type StepOn<F, R, W> = {
  readonly gives: Id<R> | Id<W>;
  readonly when?: ConditionOn<F>;
  readonly because?: readonly { readonly when: ConditionOn<F>; readonly say: string }[];
} & Step;

interface Checked<F, R, W, C, T> extends Head<Id<F>> {
  readonly fields: F & { readonly [K in keyof F]: CheckedField<F[K], F> };
  readonly results: R & { readonly [K in keyof R]: CheckedResult<R[K], F, R> };
  readonly workings?: W;
  readonly constants?: C;
  readonly tables?: T & { readonly [K in keyof T]: CheckedTable<T[K], R> };
  readonly symbols?: Readonly<
    Partial<Record<PathOf<F> | Id<R> | Id<NoInfer<W>> | Id<NoInfer<C>>, string>>
  >;
  readonly steps?: readonly StepOn<F, R, NoInfer<W>>[];
  readonly guards?: readonly (Guard<Id<F>> & { readonly when?: ConditionOn<F> })[];
  readonly examples: readonly (Omit<Example<Id<F>, Id<R>>, 'given'> & {
    readonly given: { readonly [K in keyof F]?: GivenFor<F[K]> };
  })[];
  readonly laws?: readonly Law<PathOf<F>, Id<R>>[];
}

/**
 * Declares a calculator. Hands its argument back as it is; a wrong field id, option id or result id
 * does not compile. What only a reader of the whole manifest can see is checked by `checkManifest`.
 */
export function defineCalculator<
  const F extends Fields,
  const R extends Results,
  // biome-ignore lint/complexity/noBannedTypes: a manifest without workings or constants has none
  const W extends Workings = {},
  // biome-ignore lint/complexity/noBannedTypes: as above
  const C extends Constants = {},
  // biome-ignore lint/complexity/noBannedTypes: as above
  const T extends OnDemandTables = {},
>(
  manifest: Checked<F, R, W, C, T>,
): Omit<Manifest, 'fields' | 'results' | 'workings' | 'constants' | 'tables'> & {
  readonly fields: F;
  readonly results: R;
  readonly workings?: W;
  readonly constants?: C;
  readonly tables?: T;
} {
  return manifest as never;
}

// ---------------------------------------------------------------- what a computation gets and gives

type Filled<X> = X extends { kind: 'number' | 'integer' }
  ? Big
  : X extends { kind: 'choice' | 'currency' }
    ? OptionsOf<X>
    : X extends { kind: 'rows'; fields: infer S }
      ? readonly Inputs<S>[]
      : string;

type MayBeMissing<X> = X extends { whenBlank: unknown }
  ? never
  : X extends { optional: true } | { when: object }
    ? undefined
    : never;

/** The values of a form by field id: decimals, option ids, ISO dates (YYYY-MM-DD), times (HH:MM), rows. */
export type Inputs<F> = { readonly [K in keyof F]: Filled<F[K]> | MayBeMissing<F[K]> };

type Raw<X> = X extends { kind: 'text' | 'date' }
  ? string
  : X extends { kind: 'table'; columns: infer C }
    ? readonly { readonly [K in keyof C]: Raw<C[K]> }[]
    : Numeric;

type Computed<R> = { [K in keyof R]: R[K] extends { from: object } ? never : K }[keyof R];

/** The unrounded results by result id, without those that a band decides. */
export type Outputs<R> = { readonly [K in Computed<R>]: Raw<R[K]> };

/** Units of each currency for one unit of the row's: one row for each base in the table. */
export interface Rates {
  /** The day of the rates, YYYY-MM-DD. */
  readonly asOf: string;
  readonly [base: string]: string | Readonly<Record<string, number>>;
}

/** What comes from outside the form. */
export interface Live {
  /** The visitor's day, YYYY-MM-DD. */
  readonly today: string;
  readonly rates?: Rates;
}

/** The numbers of the chosen options, by field id. */
export type Chosen<F> = {
  readonly [K in Id<F> as F[K] extends {
    kind: 'choice';
    options: Record<string, { value: number }>;
  }
    ? K
    : never]: Big;
};

interface Declared {
  readonly fields: object;
  readonly results: object;
  readonly workings?: object;
  readonly constants?: object;
  readonly tables?: object;
}

type Context<M extends Declared> = Live & {
  readonly chosen: Chosen<M['fields']>;
  readonly constants: { readonly [K in keyof NonNullable<M['constants']>]: Big };
};

/**
 * A calculator's one function. Pure: the same inputs give the same outputs. Returns unrounded
 * values; throws only a RangeError, when a result would be too large to write down.
 */
export type Compute<M extends Declared> = (
  inputs: Inputs<M['fields']>,
  context: Context<M>,
) => Outputs<M['results']> & Outputs<NonNullable<M['workings']>>;

type Rows<X> = X extends { columns: infer C }
  ? readonly { readonly [K in keyof C]: Raw<C[K]> }[]
  : never;

type Known<X> = X extends { kind: 'money' | 'percent' | 'number' } ? Big : Raw<X>;

/**
 * The function of the tables on demand: pure, too. It also gets what was computed, results and
 * workings by id, and gives the rows of each table; none where there is nothing to tell.
 */
export type Tables<M extends Declared> = (
  inputs: Inputs<M['fields']>,
  context: Context<M> & {
    readonly results: { readonly [K in keyof M['results']]: Known<M['results'][K]> } & {
      readonly [K in keyof NonNullable<M['workings']>]: Known<NonNullable<M['workings']>[K]>;
    };
  },
) => { readonly [K in keyof NonNullable<M['tables']>]: Rows<NonNullable<M['tables']>[K]> };

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

/** Where a table on demand will stand. */
export interface TablePlace {
  readonly label: string;
  readonly chart?: Pick<Chart, 'title'> & { readonly legend?: readonly string[] };
}

/** The part of a manifest that a page needs; the rest (examples, laws, the formulas themselves) stays at home. */
export type PageManifest = Omit<
  Manifest,
  | 'summary'
  | 'keywords'
  | 'related'
  | 'order'
  | 'popular'
  | 'quickTool'
  | 'symbols'
  | 'steps'
  | 'examples'
  | 'laws'
  | 'compute'
  | 'tables'
> & {
  readonly steps?: readonly Omit<Step, 'formula'>[];
  /** Enough of the tables on demand to keep their place. */
  readonly tables?: Readonly<Record<string, TablePlace>>;
};

// biome-ignore lint/suspicious/noExplicitAny: each compute is checked against its own manifest
export type AnyCompute = (inputs: any, context: any) => Readonly<Record<string, unknown>>;
