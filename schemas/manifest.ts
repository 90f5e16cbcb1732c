import type { Big, Numeric } from './decimal.ts';

/*
 * The manifest language. A calculator is plain data plus one pure function: this file holds the
 * types of the data and `defineCalculator`, which lets the compiler check one id against another.
 * The same rules for people who do not run a compiler are in `meta.ts`.
 */

// ---------------------------------------------------------------- fields

/** A number, or the id of a constant, a field or a figure that holds it. */
export type Limit = number | string;

interface Limits {
  readonly above?: Limit;
  readonly atLeast?: Limit;
  readonly below?: Limit;
  readonly atMost?: Limit;
}

/** Holds while a field has one of these options, is filled in or blank, or while a number is within limits. */
export type Condition =
  | { readonly field: string; readonly is: string | readonly string[] }
  | { readonly field: string; readonly filled: boolean }
  | ({ readonly field: string } & Limits)
  /** The same of a result or working. */
  | { readonly figure: string; readonly is: string | readonly string[] }
  | ({ readonly figure: string } & Limits);

/** A condition, the name of one from `cases`, or several that must all hold. */
export type When = string | Condition | readonly (string | Condition)[];

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
  /** The field's symbol in formulas, in TeX. */
  readonly symbol?: string;
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
  /** What an arrow key adds, 1 unless told; never a constraint. */
  readonly step?: number;
  /** Only whole numbers (an `integer` has it of itself). */
  readonly whole?: true;
  readonly default?: number;
  /** May stay blank, and then counts as this. */
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
  /** May stay blank, and then is the visitor's day. */
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

/** Numbers, or dates, typed or pasted one after the other. */
export interface ListField
  extends CommonField,
    Pick<NumberField, 'unit' | 'min' | 'max' | 'above' | 'below' | 'whole'> {
  readonly kind: 'list';
  /** What its entries are; without it, numbers, each of which keeps the bounds. */
  readonly of?: 'date';
  /** The least and the most entries of a list that is not blank; at least one, unless told. */
  readonly minCount?: number;
  readonly maxCount: number;
}

export type Field = SingleField | RowsField | ListField;
export type FieldKind = Field['kind'];

// ---------------------------------------------------------------- guards

/** What must hold: a field (or the sum of several), or a figure, `is` `than` a number or another one. */
export type Guard<FieldId extends string = string, FigureId extends string = string> = (
  | { readonly field: FieldId | readonly FieldId[] }
  /** Decided when the figure is computed; `field` is where the message stands, if anywhere. */
  | { readonly figure: FigureId; readonly field?: FieldId }
) & {
  readonly is: 'above' | 'atLeast' | 'below' | 'atMost' | 'equal' | 'notEqual';
  readonly than: FieldId | FigureId | number;
  readonly when?: When;
  /** Shown beside the (first) field when the guard fails; `{id}` stands for a figure. */
  readonly message: string;
  /** Also shown in a browser alert. */
  readonly alert?: true;
};

// ---------------------------------------------------------------- results

export interface Band {
  /** The band ends before this value; the last band has neither limit. */
  readonly below?: number;
  /** The band ends with this value. */
  readonly upTo?: number;
  readonly label: string;
  readonly advice?: string;
}

/** Why a formula is the one that applies, or what a factor stands for; shown while its condition holds. */
export interface Reason {
  readonly when?: When;
  /** `{id}` stands for a constant, `{field.option}` for the value of an option. */
  readonly say: string;
}

/** One of several formulas of a figure. Without a formula, there is no figure (or nothing is added). */
export interface Branch {
  /** Applies if this holds and nothing before it does; the last one may have none. */
  readonly when?: When;
  readonly formula?: string;
  /** In the steps, instead of the label of the figure. `{id}` stands for a constant, `{field.option}` for an option’s value. */
  readonly label?: string;
  readonly because?: string | readonly Reason[];
}

/**
 * An expression over ids of fields (a choice stands for its option's value, a date for its day, a time
 * for its minutes since midnight), figures and constants: "principal * monthlyRate / 12". Signs:
 * + - * / ^ ( ); functions: abs, ceil, exp, floor, ln, log10, max, min, mod, round, sqrt, and over
 * rows or lists count, max, mean, min, sum: "sum(courses.credits)". Several by case: a list.
 */
export type FormulaOf = string | readonly Branch[];

/** One summand of a figure that is a sum. */
export interface Part {
  readonly label: string;
  readonly formula: FormulaOf;
  readonly because?: string | readonly Reason[];
}

/** A table from which a figure is read by a number, in rising order of the limits. */
export interface RangeTable {
  /** The field or figure that the limits are about. */
  readonly of: string;
  /** From each limit (included) up to the next: the figure, or the rate in percent of that slice. */
  readonly from: readonly (readonly [limit: number, figure: number])[];
  /** The unit of the limits and of the figures. */
  readonly unit?: string;
  readonly figureUnit?: string;
  readonly source?: string;
  /** The day, month or year that the table is of, and the last day on which it holds: YYYY-MM-DD. */
  readonly asOf?: string;
  readonly validUntil?: string;
  /** Why this line: `{range}` is "from 20,000 to below 50,000", `{figure}` its figure. */
  readonly because?: string;
}

/** How a figure is worked out, where no function does it. */
interface Worked {
  /** The figure's symbol in formulas, in TeX. */
  readonly symbol?: string;
  readonly formula?: FormulaOf;
  /** A sum whose summands have names, for a table and chart of them. */
  readonly sum?: Readonly<Record<string, Part>>;
  /** The figure of the highest limit reached. */
  readonly ranges?: RangeTable;
  /** Each slice between two limits, at its own rate. */
  readonly graduated?: RangeTable;
  /** Numbers of this formula that are not the visitor's. */
  readonly constants?: Constants;
  /** Where its constants, ranges and bands come from. */
  readonly source?: string;
  readonly because?: string | readonly Reason[];
}

interface CommonResult {
  /** May name fields in braces: "1 {from}". */
  readonly label: string;
  /** In the steps, instead of the label. */
  readonly stepLabel?: string;
  readonly help?: string;
  /** The figure that the visitor came for, shown large. */
  readonly headline?: true;
  /** Shown only while this holds. */
  readonly when?: When;
  /** Shown in a card of its own, with this title. */
  readonly card?: string;
}

/** Decimals shown: exactly so many, or as many as the value has up to a limit. Two for money, unless told. */
export type Digits = number | { readonly atMost: number };

/** How amounts are shown. */
export interface MoneyFormat {
  /** An ISO 4217 code, or the currency field that holds it; without one, the visitor's own money. */
  readonly currency?: string | { readonly by: string };
  /** `indian`: 20,82,776. */
  readonly grouping?: 'indian';
  readonly digits?: Digits;
}

export interface MoneyResult extends CommonResult, MoneyFormat {
  readonly kind: 'money';
}

interface Banded {
  /** Ascending; decided on the exact value, never on the rounded one. */
  readonly bands?: readonly Band[];
  /** The ends of the scale that the bands are drawn on; without them, as far as an average band. */
  readonly scale?: readonly [from: number, to: number];
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

/** How a figure is shown: in a column of a table, that is all there is to it. */
export type FigureResult = MoneyResult | PercentResult | NumberResult | TextResult | DateResult;

/** A figure with how it is worked out. */
export type Figure =
  | ((MoneyResult | PercentResult | NumberResult | DateResult) & Worked)
  | (TextResult & {
      /** The text of the first condition that holds, instead of a computed one. */
      readonly choose?: readonly { readonly when?: When; readonly text: string }[];
    });

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

export type Result = Figure | TableResult;
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

/**
 * A table of what a figure is made of, with a chart: a line for each summand of a `sum`, or for each
 * of some figures. It is filled by the formulas.
 */
export interface SumTable {
  readonly label: string;
  readonly help?: string;
  /** The figure with the `sum`, or the figures that add up. */
  readonly sumOf: string | Readonly<Record<string, string>>;
  /** The result that the lines add up to: that figure, or one that is a multiple of it. */
  readonly whole: string;
  /** The chart's title. */
  readonly chart: string;
}

/** The same question at other inputs, with a line for what the visitor entered. */
export interface Variation {
  /** The field that varies: a number or a choice. */
  readonly of: string;
  readonly label?: string;
  /** The values; or so many steps of a size below and above the visitor's own; or every option. */
  readonly at: readonly number[] | { readonly step: number; readonly times: number } | 'options';
  /** The results shown for each. */
  readonly shows: readonly string[];
}

/** Something to know before acting on the result, shown beside it while its condition holds. */
export interface Caution {
  readonly when?: When;
  readonly say: string;
}

// ---------------------------------------------------------------- the rest

/** A number of the formula that is the calculator's own, not the visitor's. */
export interface Constant {
  readonly label: string;
  readonly value: number;
  readonly symbol?: string;
  readonly unit?: string;
  /** Where it comes from: a standard, a paper, or this calculator's own model. */
  readonly source?: string;
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
  /** For the tests alone: not offered to visitors. */
  readonly shown?: false;
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
  /** Said on the page when the figures are this product's own model: that it is an estimate. */
  readonly model?: string;
  /** A card of short hints beside the result. */
  readonly tips?: { readonly title: string; readonly items: readonly string[] };
  /** Small print under the result; `{ratesDate}` stands for the day of the exchange rates. */
  readonly note?: string;
  /** How all amounts are shown, of results, workings and tables; each may have it otherwise. */
  readonly money?: MoneyFormat;
  readonly actions: Actions<FieldId>;
  readonly needs?: readonly Need[];
  /** The month of the last review, YYYY-MM. */
  readonly reviewed?: string;
  /** What computes: the formulas alone, or also the function in `compute.ts` beside the manifest. */
  readonly compute: 'formulas' | 'compute.ts';
}

export type Fields = Readonly<Record<string, Field>>;
export type Results = Readonly<Record<string, Result>>;

/** Figures on the way to the results: computed like them, shown in the steps alone. */
export type Workings = Readonly<Record<string, Figure>>;
export type Constants = Readonly<Record<string, Constant>>;

export type OnDemandTables = Readonly<Record<string, OnDemandTable>>;
export type DeclaredTables = Readonly<Record<string, OnDemandTable | SumTable>>;

/** Conditions by name. */
export type Cases = Readonly<Record<string, When>>;

/** Any calculator's manifest, as its editor writes it. */
export interface Manifest extends Head<string> {
  readonly fields: Fields;
  readonly results: Results;
  readonly workings?: Workings;
  /** The numbers that several formulas or conditions share. */
  readonly constants?: Constants;
  readonly cases?: Cases;
  readonly guards?: readonly Guard[];
  readonly tables?: DeclaredTables;
  readonly variations?: readonly Variation[];
  readonly cautions?: readonly Caution[];
  readonly examples: readonly Example[];
  readonly laws?: readonly Law[];
}

// ---------------------------------------------------------------- checks between ids

/** The ids of a record; none of one that could have any, as that of a part which is not there. */
type Id<T> = string extends keyof T ? never : keyof T & string;
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

/** The ids of constants: shared ones, and those beside a formula. */
type ConstantId<C, R, W> =
  | Id<C>
  | { [K in keyof R]: R[K] extends { constants: infer O } ? Id<O> : never }[keyof R]
  | { [K in keyof W]: W[K] extends { constants: infer O } ? Id<O> : never }[keyof W];

/** The ids that conditions know: of figures, of what a limit can be, of cases. */
interface Names {
  readonly figure: string;
  readonly limit: string;
  readonly case: string;
}
/** Without what only the other conditions have: a wrong option would pass as a limit that is none. */
type LimitsOn<L extends string> = { readonly [K in keyof Limits]?: number | L } & {
  readonly is?: never;
  readonly filled?: never;
};
type OneConditionOn<F, N extends Names> =
  | {
      [K in Id<F>]:
        | { readonly field: K; readonly is: OptionsOf<F[K]> | readonly OptionsOf<F[K]>[] }
        | { readonly field: K; readonly filled: boolean }
        | ({ readonly field: K } & LimitsOn<N['limit']>);
    }[Id<F>]
  | { readonly figure: N['figure']; readonly is: string | readonly string[] }
  | ({ readonly figure: N['figure'] } & LimitsOn<N['limit']>);
type ConditionOn<F, N extends Names> =
  | N['case']
  | OneConditionOn<F, N>
  | readonly (N['case'] | OneConditionOn<F, N>)[];

type UnitOn<F> =
  | string
  | {
      [K in ChoiceId<F>]: {
        readonly by: K;
        readonly units?: Readonly<Record<OptionsOf<F[K]>, string>>;
        readonly keepsNumber?: true;
      };
    }[ChoiceId<F>];

type CheckedField<X, F, N extends Names> = (X extends { kind: 'choice' | 'currency' }
  ? { readonly default?: OptionsOf<X> }
  : X extends { kind: 'number' | 'integer' | 'list' }
    ? { readonly unit?: UnitOn<F> }
    : unknown) & { readonly when?: ConditionOn<F, N> };

type ReasonsOn<F, N extends Names> =
  | string
  | readonly { readonly when?: ConditionOn<F, N>; readonly say: string }[];
type FormulaOn<F, N extends Names> =
  | string
  | readonly {
      readonly when?: ConditionOn<F, N>;
      readonly formula?: string;
      readonly label?: string;
      readonly because?: ReasonsOn<F, N>;
    }[];
type WorkedOn<F, N extends Names> = {
  readonly when?: ConditionOn<F, N>;
  readonly formula?: FormulaOn<F, N>;
  readonly because?: ReasonsOn<F, N>;
  readonly sum?: Readonly<
    Record<
      string,
      {
        readonly label: string;
        readonly formula: FormulaOn<F, N>;
        readonly because?: ReasonsOn<F, N>;
      }
    >
  >;
  readonly choose?: readonly { readonly when?: ConditionOn<F, N>; readonly text: string }[];
};

type CheckedResult<X, F, R, N extends Names> = WorkedOn<F, N> &
  (X extends { kind: 'number' }
    ? { readonly unit?: UnitOn<F> }
    : X extends { kind: 'money' }
      ? { readonly currency?: string | { readonly by: ChoiceId<F> } }
      : X extends { kind: 'text' }
        ? { readonly from?: { readonly band: Id<R>; readonly show: 'label' | 'advice' } }
        : X extends { kind: 'table'; columns: infer C }
          ? { readonly chart?: ChartOn<C> }
          : unknown);

type ChartOn<C> = { readonly x?: Id<C>; readonly y: Id<C> | readonly [Id<C>, Id<C>] };

type CheckedTable<X, R, W> = X extends { columns: infer C }
  ? {
      readonly columns: { readonly [K in keyof C]: { readonly ties?: Id<R> } };
      readonly chart?: ChartOn<C>;
    }
  : {
      readonly sumOf?: Id<R> | Id<W> | { readonly [K in Id<R> | Id<W>]?: string };
      readonly whole?: Id<R>;
    };

type GivenFor<X> = X extends { kind: 'choice' | 'currency' }
  ? OptionsOf<X> | ''
  : X extends { kind: 'rows'; fields: infer S }
    ? readonly { readonly [K in keyof S]?: GivenFor<S[K]> }[]
    : X extends { kind: 'number' | 'integer' }
      ? number | string
      : string;

type GuardOn<F, N extends Names> = Guard<Id<F>, N['figure']> & {
  readonly when?: ConditionOn<F, N>;
};

interface Checked<F, R, W, C, T, K, N extends Names> extends Head<Id<F>> {
  readonly fields: F & { readonly [I in keyof F]: CheckedField<F[I], F, N> };
  readonly results: R & { readonly [I in keyof R]: CheckedResult<R[I], F, R, N> };
  readonly workings?: W & { readonly [I in keyof W]: WorkedOn<F, N> };
  readonly constants?: C;
  readonly cases?: K & { readonly [I in keyof K]: ConditionOn<F, N> };
  readonly tables?: T & { readonly [I in keyof T]: CheckedTable<T[I], R, W> };
  readonly guards?: readonly GuardOn<F, N>[];
  readonly variations?: readonly (Variation & {
    readonly of: Id<F>;
    readonly shows: readonly Id<R>[];
  })[];
  readonly cautions?: readonly { readonly when?: ConditionOn<F, N>; readonly say: string }[];
  readonly examples: readonly (Omit<Example<Id<F>, Id<R>>, 'given'> & {
    readonly given: { readonly [I in keyof F]?: GivenFor<F[I]> };
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
  const T extends DeclaredTables = {},
  // biome-ignore lint/complexity/noBannedTypes: as above
  const K extends Cases = {},
>(
  manifest: Checked<
    F,
    R,
    W,
    C,
    T,
    K,
    {
      readonly figure: Id<R> | Id<W>;
      readonly limit: Id<F> | Id<R> | Id<W> | ConstantId<C, R, W>;
      readonly case: Id<K>;
    }
  >,
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

type Filled<X> = X extends { kind: 'list' }
  ? readonly (X extends { of: 'date' } ? string : Big)[]
  : X extends { kind: 'number' | 'integer' }
    ? Big
    : X extends { kind: 'choice' | 'currency' }
      ? OptionsOf<X>
      : X extends { kind: 'rows'; fields: infer S }
        ? readonly Inputs<S>[]
        : string;

type MayBeMissing<X> = X extends { whenBlank: unknown }
  ? never
  : X extends { optional: true } | { when: object | string }
    ? undefined
    : never;

/** The values of a form by field id: decimals, option ids, ISO dates (YYYY-MM-DD), times (HH:MM), rows, lists. */
export type Inputs<F> = { readonly [K in keyof F]: Filled<F[K]> | MayBeMissing<F[K]> };

type Raw<X> = X extends { kind: 'text' | 'date' }
  ? string
  : X extends { kind: 'table'; columns: infer C }
    ? readonly { readonly [K in keyof C]: Raw<C[K]> }[]
    : Numeric;

/** Ids of figures that the manifest itself works out. */
type ByManifest<R> = {
  [K in keyof R]: R[K] extends
    | { formula: unknown }
    | { sum: object }
    | { ranges: object }
    | { graduated: object }
    | { choose: object }
    | { from: object }
    ? K
    : never;
}[keyof R];

/** The unrounded figures by id that the function has to give. */
export type Outputs<R> = { readonly [K in Exclude<keyof R, ByManifest<R>>]: Raw<R[K]> };

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

type Known<X> = X extends { kind: 'money' | 'percent' | 'number' } ? Big : Raw<X>;
type KnownFigures<M extends Declared> = {
  readonly [K in keyof M['results']]: Known<M['results'][K]>;
} & {
  readonly [K in keyof NonNullable<M['workings']>]: Known<NonNullable<M['workings']>[K]>;
};

type Context<M extends Declared> = Live & {
  readonly chosen: Chosen<M['fields']>;
};

/**
 * The function beside a manifest, for what no formula can say. Pure: the same inputs give the same
 * outputs. It gets `figures`, what the formulas gave that do not depend on it, and returns the
 * unrounded figures that have no formula. It throws an `InputError` for inputs that have no answer,
 * and a RangeError when a figure would be too large to write down.
 */
export type Compute<M extends Declared> = (
  inputs: Inputs<M['fields']>,
  context: Context<M> & { readonly figures: KnownFigures<M> },
) => Outputs<M['results']> & Outputs<NonNullable<M['workings']>>;

type Rows<X> = X extends { columns: infer C }
  ? readonly { readonly [K in keyof C]: Raw<C[K]> }[]
  : never;

type ByFunction<T> = { [K in keyof T]: T[K] extends { columns: object } ? K : never }[keyof T];

/**
 * The function of the tables on demand: pure, too. It gets all that was computed as `results`,
 * results and workings by id, and gives the rows of each table; none where there are none.
 */
export type Tables<M extends Declared> = (
  inputs: Inputs<M['fields']>,
  context: Context<M> & { readonly results: KnownFigures<M> },
) => {
  readonly [K in ByFunction<NonNullable<M['tables']>>]: Rows<NonNullable<M['tables']>[K]>;
};

// biome-ignore lint/suspicious/noExplicitAny: each function is checked against its own manifest
export type AnyCompute = (inputs: any, context: any) => Readonly<Record<string, unknown>>;
