import type { Big, Numeric } from './decimal.ts';
import type { Quantity } from './quantities.ts';

/*
 * The manifest language. A calculator is plain data, and a pure function where formulas are not
 * enough. This file holds the types of the data and `defineCalculator`, which makes the compiler check
 * ids against each other. `manifest-schema.ts` and `src/engine/manifest/meta.ts` check the same at run time,
 * for editors without a compiler, and `manifest-keys.ts` has the descriptions below once more, for people:
 * a test compares them.
 */

// ---------------------------------------------------------------- fields

/** The keys that compare a number with a limit. */
export const limitNames = ['above', 'atLeast', 'below', 'atMost'] as const;
export type LimitName = (typeof limitNames)[number];

/** A number, or the id of a constant, a field or a figure that holds it. */
export type Limit = number | string;

interface Limits extends Readonly<Partial<Record<LimitName, Limit>>> {
  /** The number must be greater than this. */
  readonly above?: Limit;
  /** The number must be this or greater. */
  readonly atLeast?: Limit;
  /** The number must be smaller than this. */
  readonly below?: Limit;
  /** The number must be this or smaller. */
  readonly atMost?: Limit;
}

/** True while a field has one of these options, is filled in or blank, or while a number is within limits. */
export type Condition =
  | {
      /** The id of the choice field. */
      readonly field: string;
      /** The id of the option, or a list of ids of which one is chosen. */
      readonly is: string | readonly string[];
    }
  | {
      /** The id of the field. */
      readonly field: string;
      /** True: the field has an input. False: it is blank. */
      readonly filled: boolean;
    }
  | ({
      /** The id of the number field. */
      readonly field: string;
    } & Limits)
  /** The same for a result or working. */
  | {
      /** The id of the result or working that is a text. */
      readonly figure: string;
      /** The text, or a list of texts of which one is the figure. */
      readonly is: string | readonly string[];
    }
  | ({
      /** The id of the result or working that is a number. */
      readonly figure: string;
    } & Limits);

/** A condition, the name of one from `cases`, or several that must all hold. */
export type When = string | Condition | readonly (string | Condition)[];

/** A unit as it is shown ("kg"), or one that depends on a choice. */
export type Unit =
  | string
  | {
      /** The id of the choice field that decides the unit. */
      readonly by: string;
      /** The unit for each option id; without this key, the option id itself is the unit. */
      readonly units?: Readonly<Record<string, string>>;
      /** When a visitor changes the choice, the number stays instead of being converted. */
      readonly keepsNumber?: true;
    };

interface CommonField {
  /** The field's name on the page, at most 40 characters. */
  readonly label: string;
  /** One sentence under the label: what to enter, where to find it. */
  readonly help?: string;
  /** The field is shown, and its input used, only while this condition is true. */
  readonly when?: When;
  /** The field may stay blank. */
  readonly optional?: true;
  /** The field's symbol in formulas, in TeX. */
  readonly symbol?: string;
  /** What the field measures, from the vocabulary in `quantities.ts`. */
  readonly quantity?: Quantity;
  /** Further words by which a question names the field: "sells for". */
  readonly say?: readonly string[];
  /** The default may stand in the answer to a question that does not name the field. */
  readonly assumed?: true;
  /** No question in words fills in the field: it keeps its default, or stays blank. */
  readonly unasked?: true;
}

/** A field for one decimal or whole number. */
export interface NumberField extends CommonField {
  /** `number` takes decimals, `integer` only whole numbers. */
  readonly kind: 'number' | 'integer';
  /** The unit of the number, shown beside the field. */
  readonly unit?: Unit;
  /** Further units that a visitor can enter the number in; formulas get the field's own unit. */
  readonly alsoIn?: readonly string[];
  /** The smallest accepted number, in the field's unit. */
  readonly min?: number;
  /** The largest accepted number, in the field's unit. */
  readonly max?: number;
  /** Only numbers greater than this are accepted, in the field's unit. */
  readonly above?: number;
  /** Only numbers smaller than this are accepted, in the field's unit. */
  readonly below?: number;
  /** What an arrow key adds or takes away, 1 by default; numbers between the steps are accepted. */
  readonly step?: number;
  /** Only whole numbers are accepted (an `integer` field needs no such key). */
  readonly whole?: true;
  /** The number that the field holds when the page opens. */
  readonly default?: number;
  /** The field may stay blank, and then counts as this number (the one for the chosen option). */
  readonly whenBlank?:
    | number
    | {
        /** The id of the choice field that decides the number. */
        readonly by: string;
        /** The number for each option id. */
        readonly values: Readonly<Record<string, number>>;
      };
  /** The error message for a number outside the bounds, instead of the general one. */
  readonly message?: string;
  /** Numbers offered as buttons beside the field. */
  readonly presets?: readonly number[];
  /** Numbers that a question may say in words: { 'interest free': 0 }. */
  readonly named?: Readonly<Record<string, number>>;
  /** The id of the field of which a percentage in a question is taken: "20% down". */
  readonly percentOf?: string;
  /** The least and the greatest number that people type, in the field's unit: a question with another one asks back. */
  readonly usual?: readonly [least: number, greatest: number];
}

/** One option of a choice field. */
export interface Option {
  /** The option's name on the page. */
  readonly label: string;
  /**
   * The heading in the list over this option and the others with the same one: "India". A comparison can keep to
   * the heading of the chosen one.
   */
  readonly heading?: string;
  /** The number that the formula uses for this option. */
  readonly value?: number;
  /** Further words by which a question names the option: "half-yearly". */
  readonly say?: readonly string[];
  /** No question in words can choose the option: it is one of many from a data set, or goes with them. */
  readonly unasked?: true;
}

/** A field for one of several options. */
export interface ChoiceField extends CommonField {
  /** A choice between options. */
  readonly kind: 'choice';
  /** What the options' numbers are, for the table of constants: "Activity factor". */
  readonly valueLabel?: string;
  /** The publication that the options' numbers come from. */
  readonly source?: string;
  /** The options by id, in the order of the page: up to three are radio buttons, more are a list. */
  readonly options: Readonly<Record<string, Option>>;
  /** The id of the option that is chosen when the page opens. */
  readonly default?: string;
  /** The choice stands beside the number whose unit it decides, in the place of the unit. */
  readonly asUnit?: true;
  /** Links, copied texts and questions leave the choice out while it holds its default. */
  readonly omitDefault?: true;
  /** Only so many options are on the page when it opens, and can be named by questions; it fetches the others soon after. */
  readonly first?: number;
  /** The ids of the options are time zones of the IANA database: the visitor's own stands first in the list. */
  readonly timeZones?: true;
}

/** A field for a calendar day. */
export interface DateField extends CommonField {
  /** A calendar day, YYYY-MM-DD. */
  readonly kind: 'date';
  /** The first day that is accepted, YYYY-MM-DD. */
  readonly min?: string;
  /** The last day that is accepted, YYYY-MM-DD. */
  readonly max?: string;
  /** The error message for a day outside the bounds, instead of the general one. */
  readonly message?: string;
  /** A button beside the field fills in the visitor's current day. */
  readonly todayButton?: true;
  /** The page opens with the visitor's current day filled in; a link or a program that does not name the field leaves it blank. */
  readonly opens?: 'today';
  /** The field may stay blank, and then counts as the visitor's current day. */
  readonly whenBlank?: 'today';
}

/** A field for a time of day. */
export interface TimeField extends CommonField {
  /** A time of day, HH:MM. */
  readonly kind: 'time';
  /** A button beside the field fills in this moment, as the clocks of a time zone show it. */
  readonly nowButton?: {
    /** The id of the date field that gets the day. */
    readonly date: string;
    /** The id of the choice whose option is the time zone. */
    readonly zone: string;
  };
}

/** A field for a line of text. */
export interface TextField extends CommonField {
  /** A line of text, which no formula uses. */
  readonly kind: 'text';
  /** An example shown in the empty field. */
  readonly placeholder?: string;
  /** The largest number of characters. */
  readonly maxLength?: number;
  /**
   * What the text must be: a fraction, a mixed number or a decimal, which a function gets as "19/8"; or
   * a number in the base that a field holds, which it gets as "-FF.8".
   */
  readonly grammar?:
    | 'fraction'
    | {
        /** The id of the number field with the base, from 2 to 36. */
        readonly base: string;
      };
}

/** A field for one of several currencies. */
export interface CurrencyField extends CommonField {
  /** A choice between currencies. */
  readonly kind: 'currency';
  /** The currencies by ISO 4217 code, in the order of the list. */
  readonly options: Readonly<
    Record<
      string,
      {
        /** The currency's symbol: "€". */
        readonly symbol: string;
        /** The currency's name: "Euro". */
        readonly name: string;
        /** Further words by which a question names the currency: "bucks". */
        readonly say?: readonly string[];
      }
    >
  >;
  /** The ISO 4217 code that is chosen when the page opens. */
  readonly default?: string;
}

/** A field that holds one value. */
export type SingleField =
  | NumberField
  | ChoiceField
  | DateField
  | TimeField
  | TextField
  | CurrencyField;

/** A list of rows, each with the same fields. */
export interface RowsField extends CommonField {
  /** Rows of fields, which a visitor adds and removes. */
  readonly kind: 'rows';
  /** The name of one row: "Course". */
  readonly rowLabel: string;
  /** The fields of each row by id. */
  readonly fields: Readonly<Record<string, SingleField>>;
  /** The largest number of rows that a visitor can add. */
  readonly maxRows: number;
  /**
   * A row that is only half filled in: `skip` leaves it out, `refuse` is an error. A row in which no
   * required field is filled in is left out.
   */
  readonly incompleteRows: 'skip' | 'refuse';
}

/** A field for many numbers or dates, typed or pasted one after the other. */
export interface ListField
  extends CommonField,
    Pick<NumberField, 'unit' | 'min' | 'max' | 'above' | 'below' | 'whole'> {
  /** A list of numbers or dates in one text box. */
  readonly kind: 'list';
  /** The type of the entries: dates; without this key, numbers, each within the field's bounds. */
  readonly of?: 'date';
  /** The smallest number of entries of a list that is not blank, 1 by default. */
  readonly minCount?: number;
  /** The largest number of entries. */
  readonly maxCount: number;
  /** The error message for too few entries, or one outside the bounds, instead of the general one. */
  readonly message?: string;
}

/** Any field of a form. */
export type Field = SingleField | RowsField | ListField;
/** The `kind` of a field. */
export type FieldKind = Field['kind'];

/** Fields of the form that are folded until somebody wants them. Each may stay as it is. */
export interface FieldGroup {
  /** The group's title, which is always shown. */
  readonly label: string;
  /** The ids of its fields, which stand together in the form. */
  readonly fields: readonly string[];
  /** The group is open when the page opens. */
  readonly open?: true;
}

// ---------------------------------------------------------------- guards

interface Comparison<Id extends string> {
  /** The comparison that must be true. */
  readonly is: LimitName | 'equal' | 'notEqual';
  /** What to compare with: a number, or the id of a field (or of a figure, if a figure is compared). */
  readonly than: Id | number;
}

/**
 * A validation rule between several inputs: a field (or the sum of several), or a figure, compared
 * (`is`) with a number or with another field or figure (`than`). A rule about a field of rows
 * ("discounts.value") holds in every row. Or a rule about all numbers of a list, or of rows.
 */
export type Guard<FieldId extends string = string, FigureId extends string = string> = (
  | ({
      /** The id of the field to compare, or a list of ids whose numbers are added. */
      readonly field: FieldId | readonly FieldId[];
    } & Comparison<FieldId>)
  | ({
      /** The id of the result or working to compare, once it is computed. */
      readonly figure: FigureId;
      /** The id of the field beside which the message is shown; without it, the message is the form's. */
      readonly field?: FieldId;
    } & Comparison<FieldId | FigureId>)
  | {
      /** The id of the number field. */
      readonly field: FieldId;
      /** The number may have so many decimals. */
      readonly is: 'decimals';
      /** The largest number of decimals. */
      readonly than: number;
    }
  | {
      /** The id of the list, or of a field of rows: "brackets.from". */
      readonly field: FieldId;
      /** Each number is above the one before (`rising`); at least two differ (`notAllEqual`). */
      readonly is: 'rising' | 'notAllEqual';
    }
) & {
  /**
   * The rule applies only while this condition is true; one about a field of rows may be limited by
   * another of the same row ("discounts.kind").
   */
  readonly when?: When;
  /** The error message shown beside the (first) field; `{id}` is replaced by a field's or figure's value. */
  readonly message: string;
  /** The message is shown in a browser alert as well. */
  readonly alert?: true;
};

// ---------------------------------------------------------------- results

/** A range of numbers with a name: "Normal weight". */
export interface Band {
  /** The band ends before this value; the last band has neither limit. */
  readonly below?: number;
  /** The band ends with this value, which belongs to it. */
  readonly upTo?: number;
  /** The band's name on the page. */
  readonly label: string;
  /** A sentence of advice, for a text result that shows it. */
  readonly advice?: string;
}

/** Why a formula is the one that applies, or what a factor means; shown while its condition is true. */
export interface Reason {
  /** The text is shown only while this condition is true. */
  readonly when?: When;
  /** The text to show; `{id}` is replaced by a constant, `{field.option}` by the value of an option. */
  readonly say: string;
}

/** One of several formulas of a figure. Without a formula, there is no figure (or nothing is added). */
export interface Branch {
  /** The branch applies if this condition is true and those before it are false; the last may have none. */
  readonly when?: When;
  /** The formula of the figure in this case. */
  readonly formula?: string;
  /** The name of the step, instead of the label of the figure; it may name values like a reason. */
  readonly label?: string;
  /** Why this formula applies, shown with the step. */
  readonly because?: string | readonly Reason[];
}

/**
 * An expression over ids of fields (a choice stands for its option's value, a date for its day, a time
 * for its minutes since midnight), figures and constants: "principal * monthlyRate / 12". Operators:
 * + - * / ^ ( ); `pi`; functions: abs, ceil, exp, factorial, floor, gcd, lcm, ln, log10, log2, max, min, mod,
 * round, sqrt; sin, cos, tan, asin, acos, atan in degrees; normal(z), normalQuantile(p), tQuantile(p, df);
 * and over rows or lists count, gcd, lcm, max, mean, min, sum: "sum(courses.credits)". Several by case:
 * a list.
 */
export type FormulaOf = string | readonly Branch[];

/** One summand of a figure that is a sum; where none of its formulas applies, it adds nothing and has no line. */
export interface Part {
  /** The summand's name in the table and the chart. */
  readonly label: string;
  /** The formula of the summand, or several with their conditions. */
  readonly formula: FormulaOf;
  /** Why the summand has this value, shown with the step. */
  readonly because?: string | readonly Reason[];
}

/** A table that gives a figure for each range of a number, such as tax brackets. */
export interface RangeTable {
  /** The id of the field or figure that the limits are about. */
  readonly of: string;
  /**
   * Pairs [limit, figure], limits ascending: from each limit (included) up to the next, the figure, or
   * the rate in percent of that slice.
   */
  readonly from: readonly (readonly [limit: number, figure: number])[];
  /** The unit of the limits. */
  readonly unit?: string;
  /** The unit of the figures. */
  readonly figureUnit?: string;
  /** The publication that the table comes from. */
  readonly source?: string;
  /** The date of the table: a year, YYYY; a month, YYYY-MM; or a day, YYYY-MM-DD. */
  readonly asOf?: string;
  /** The last day on which the table is valid, YYYY-MM-DD. */
  readonly validUntil?: string;
  /** Why this line applies: `{range}` is "from 20,000 to below 50,000", `{figure}` its figure. */
  readonly because?: string;
}

/** How the manifest computes a figure; without any of these, a function computes it. */
interface Worked {
  /** The figure's symbol in formulas, in TeX. */
  readonly symbol?: string;
  /** The formula of the figure, or several with their conditions. */
  readonly formula?: FormulaOf;
  /** The summands by id of a figure that is their sum, for a table and chart of them. */
  readonly sum?: Readonly<Record<string, Part>>;
  /** A table that gives the figure of the highest limit reached. */
  readonly ranges?: RangeTable;
  /** A table that gives a rate for each slice between two limits, as for a graduated tax. */
  readonly graduated?: RangeTable;
  /** The fixed numbers of this formula, by id. */
  readonly constants?: Constants;
  /** The publication that the figure's constants, ranges and bands come from. */
  readonly source?: string;
  /** Why this formula applies, shown with the step. */
  readonly because?: string | readonly Reason[];
}

/** A result that is shown large: always, or while inputs fulfil a condition. */
export type Headline =
  | true
  | {
      /** The result is shown large only while inputs fulfil this condition; else it stands below. */
      readonly when: When;
    };

interface CommonResult {
  /** The result's name on the page; `{id}` is replaced by a field's value: "1 {from}". */
  readonly label: string;
  /** The name of the result in the steps, instead of the label. */
  readonly stepLabel?: string;
  /** One sentence under the label: what the figure means. */
  readonly help?: string;
  /** The main result, shown large; with `when`, only while inputs fulfil this condition. */
  readonly headline?: Headline;
  /** The result is shown only while this condition is true. */
  readonly when?: When;
  /** The result is shown in a card of its own, with this title. */
  readonly card?: string;
  /** What the result measures, from the vocabulary in `quantities.ts`. */
  readonly quantity?: Quantity;
  /** Further words by which a question names the result: "instalment". */
  readonly say?: readonly string[];
  /** No question in words asks for the result by its name. */
  readonly unasked?: true;
}

/**
 * How a duration is written: seconds as "5:15" (with hours where there are some) or "0:05:15",
 * minutes as "46:00", months as "2 years 11 months", days as "23 weeks 4 days".
 */
export type DurationFormat = 'm:ss' | 'h:mm:ss' | 'h:mm' | 'years and months' | 'weeks and days';

/**
 * Decimals shown: exactly so many, or as many as the value has, up to a limit; so many significant
 * digits; every digit of a whole number, however long; a whole number without separators, such as a year;
 * or a duration instead of a plain number.
 */
export type Digits =
  | number
  | {
      /** The largest number of decimals shown. */
      readonly atMost: number;
    }
  | {
      /** The number of significant digits shown: a very large or small number as a power of ten. */
      readonly significant: number;
      /** A whole number is shown with every digit. */
      readonly whole?: 'all';
    }
  | 'all'
  | 'ungrouped'
  | DurationFormat;

/** How amounts of money are shown. */
export interface MoneyFormat {
  /**
   * The currency: its ISO 4217 code, or the field that holds it. Without this key, amounts are in the
   * currency that the visitor chose.
   */
  readonly currency?:
    | string
    | {
        /** The id of the currency field. */
        readonly by: string;
      }
    | {
        /** The id of the choice whose option has its own currency: amounts are shown without a sign. */
        readonly of: string;
      };
  /** `indian` groups digits as in 20,82,776. */
  readonly grouping?: 'indian';
  /** The number of decimals shown, 2 by default. */
  readonly digits?: Digits;
}

/** A result that is an amount of money. */
export interface MoneyResult extends CommonResult, MoneyFormat {
  /** An amount of money. */
  readonly kind: 'money';
}

interface Banded {
  /** The named ranges of the number, ascending; the exact number decides, not the rounded one. */
  readonly bands?: readonly Band[];
  /** The bands are drawn only while inputs fulfil this condition. */
  readonly bandsWhen?: When;
  /** Both ends of the scale that the bands are drawn on; by default, the outer bands have average width. */
  readonly scale?: readonly [from: number, to: number];
}

/** A result that is a percentage. */
export interface PercentResult extends CommonResult, Banded {
  /** A percentage: 12 is shown as 12%. */
  readonly kind: 'percent';
  /** The number of decimals shown, 2 by default. */
  readonly digits?: Digits;
}

/** A result that is a number. */
export interface NumberResult extends CommonResult, Banded {
  /** A number. */
  readonly kind: 'number';
  /** The unit shown after the number. */
  readonly unit?: Unit;
  /** The number of decimals shown, 2 by default. */
  readonly digits?: Digits;
  /** A text for each number that is shown as a text: { '-1': 'Previous day' }. */
  readonly labels?: Readonly<Record<string, string>>;
}

/** A result that is a text. */
export interface TextResult extends CommonResult {
  /** A text. */
  readonly kind: 'text';
  /** The text to show for each text that the computation may return. */
  readonly labels?: Readonly<Record<string, string>>;
  /** The text is taken from another figure, instead of computed: from its band, or as a duration. */
  readonly from?:
    | {
        /** The id of the result with the bands. */
        readonly band: string;
        /** The text of the band to show: its label or its advice. */
        readonly show: 'label' | 'advice';
      }
    | {
        /** The id of the result or working that is a number of seconds, minutes, days or months. */
        readonly duration: string;
        /** How the duration is written. */
        readonly as: DurationFormat;
      };
}

/** A result that is a calendar day. */
export interface DateResult extends CommonResult {
  /** A calendar day. */
  readonly kind: 'date';
}

/** How a figure is shown; a column of a table has nothing else. */
export type FigureResult = MoneyResult | PercentResult | NumberResult | TextResult | DateResult;

/** A single result or working: how it is shown and how it is computed. */
export type Figure =
  | ((MoneyResult | PercentResult | NumberResult) & Worked)
  | (DateResult &
      Worked & {
        /** What the day is called in a calendar, for a day that people want to keep: "Last payment of the loan". */
        readonly calendar?: string;
      })
  | (TextResult & {
      /** Texts with their conditions: the first whose condition is true is shown. */
      readonly choose?: readonly {
        /** The text applies if this condition is true; the last text may have none. */
        readonly when?: When;
        /** The text, or its key in `labels`. */
        readonly text: string;
      }[];
    });

/** A chart of a table's rows. */
export type Chart =
  | {
      /** A bar for each row. */
      readonly kind: 'bars';
      /** The chart's title. */
      readonly title: string;
      /** The id of the column below the bars: numbers or texts; without this key, the periods of a table that has views. */
      readonly x?: string;
      /** The id of the column that gives the bars' heights; a negative one goes down. */
      readonly y: string;
      /** The id of the column of numbers at which the bars begin; without this key, they begin at zero. */
      readonly from?: string;
      /** Only rows whose x is a multiple of this number get a bar. */
      readonly every?: number;
      /** The largest number of bars. */
      readonly most?: number;
    }
  | {
      /** A bar for each row: two to four figures upon each other. */
      readonly kind: 'stacked';
      /** The chart's title. */
      readonly title: string;
      /** The id of the column below the bars: numbers or texts; without this key, the periods of a table that has views. */
      readonly x?: string;
      /** The ids of the two to four columns that are drawn. */
      readonly y: readonly string[];
    }
  | {
      /** A line for each of one to four figures over ascending numbers: years, ages. */
      readonly kind: 'lines';
      /** The chart's title. */
      readonly title: string;
      /** The id of a column of numbers; without this key, the periods of a table that has views. */
      readonly x?: string;
      /** The ids of the one to four columns that are drawn. */
      readonly y: readonly string[];
    }
  | {
      /** How many rows have a figure in each of several classes of equal width with round limits. */
      readonly kind: 'histogram';
      /** The chart's title. */
      readonly title: string;
      /** The id of the column of numbers that are counted. */
      readonly x: string;
    }
  | {
      /**
       * A box plot: the first five rows are the lower whisker, the first quartile, the median, the third
       * quartile and the upper whisker; each further row is an outlier.
       */
      readonly kind: 'box';
      /** The chart's title. */
      readonly title: string;
      /** The id of the column of numbers that are drawn. */
      readonly x: string;
    }
  | {
      /** A point for each row, on two axes. */
      readonly kind: 'points';
      /** The chart's title. */
      readonly title: string;
      /** The id of the column of numbers on the horizontal axis. */
      readonly x: string;
      /** The id of the column of numbers on the vertical axis. */
      readonly y: string;
      /** The id of a column of numbers that lie on a straight line over x, such as a regression. */
      readonly line?: string;
    }
  | {
      /** A closed figure through the rows' points in their order, drawn to scale. */
      readonly kind: 'outline';
      /** The chart's title. */
      readonly title: string;
      /** The id of the column with the distance of a corner to the right. */
      readonly x: string;
      /** The id of the column with the distance of a corner upwards, in the unit of x. */
      readonly y: string;
      /** The id of the text column with the corners' names. */
      readonly label: string;
      /** The id of the column with the name of the figure that a corner belongs to, if there are several. */
      readonly figure?: string;
    }
  | {
      /** A bar for each part of a sum. */
      readonly kind: 'parts';
      /** The chart's title. */
      readonly title: string;
      /** The id of the column with the parts' names. */
      readonly x: string;
      /** The id of the column with the parts' amounts. */
      readonly y: string;
    };

/** A result that is a table, filled by the function in `compute.ts`. */
export interface TableResult extends CommonResult {
  /** A table. */
  readonly kind: 'table';
  /** The columns by id, in the order of the page. */
  readonly columns: Readonly<Record<string, FigureResult>>;
  /** A chart of the table's rows. */
  readonly chart?: Chart;
}

/** Any result of a calculator. */
export type Result = Figure | TableResult;
/** The `kind` of a result. */
export type ResultKind = Result['kind'];

// ---------------------------------------------------------------- tables on demand

/** A column of a table on demand. */
export type Column = FigureResult & {
  /** A longer period and the last line show the column's sum; without this key, its last figure. */
  readonly sums?: true;
  /** The id of the figure that equals the column's sum (or last figure), rounded to the digits shown. */
  readonly ties?: string;
};

/**
 * A table that is computed when a visitor opens it, by the second function of a calculator,
 * `tables.ts`: it is no part of the results, and the page does not load its code before that.
 */
export interface OnDemandTable {
  /** The table's name on the page. */
  readonly label: string;
  /** One sentence under the label: what the table shows. */
  readonly help?: string;
  /** A note below the table; `{payment.first}` and `{payment.last}` are replaced by figures of a column. */
  readonly note?: string;
  /** The text shown instead of the table when the function returns no rows. */
  readonly none?: string;
  /** The table is shown only while this condition is true. */
  readonly when?: When;
  /** The table's views by id, such as by month and by year; the first one is open. */
  readonly by?: Readonly<
    Record<
      string,
      {
        /** The view's name on the page: "By year". */
        readonly label: string;
        /** How many consecutive rows make one line of the view. */
        readonly rows: number;
      }
    >
  >;
  /** The columns by id, in the order of the page. */
  readonly columns: Readonly<Record<string, Column>>;
  /** The row that is marked as the visitor's: the last one that a figure has reached. */
  readonly current?: {
    /** The id of a column of numbers or days, ascending. */
    readonly column: string;
    /** The id of the result or working that has reached the row: it is not below the column's figure. */
    readonly reached: string;
  };
  /** A chart of the table's rows. */
  readonly chart?: Chart;
}

/**
 * A table of the parts of a figure, with a chart: a line for each summand of a `sum`, or for each of
 * several figures. The formulas fill it.
 */
export interface SumTable {
  /** The table's name on the page. */
  readonly label: string;
  /** One sentence under the label: what the table shows. */
  readonly help?: string;
  /** The id of the figure with the `sum`, or a label for each figure id of a list that adds up. */
  readonly sumOf: string | Readonly<Record<string, string>>;
  /** The id of the result that the lines add up to: that figure, or a multiple of it. */
  readonly whole: string;
  /** The chart's title. */
  readonly chart: string;
  /** The table is shown only while this condition is true. */
  readonly when?: When;
}

/** A table of the same results at other values of one field, with a line for the visitor's input. */
export interface Variation {
  /** The id of the field that varies: a number or a choice. */
  readonly of: string;
  /** The table's name on the page, "By" and the field's label by default. */
  readonly label?: string;
  /**
   * The numbers, in the field's unit; or steps around the visitor's input; or every option, in a list with headings
   * those under the heading of the chosen one ('options') or all ('allOptions').
   */
  readonly at:
    | readonly number[]
    | {
        /** The size of one step, in the field's unit. */
        readonly step: number;
        /** How many steps below the visitor's input, and how many above it. */
        readonly times: number;
      }
    | 'options'
    | 'allOptions';
  /** The ids of the results shown for each value. */
  readonly shows: readonly string[];
  /** The table is shown only while this condition is true. */
  readonly when?: When;
}

/** A warning to read before acting on the result, shown beside it. */
export interface Caution {
  /** The warning is shown only while this condition is true. */
  readonly when?: When;
  /** The warning, one or two sentences; `{id}` is replaced by a field's or figure's value. */
  readonly say: string;
}

/** Figures of an agency or a law that hold for a time only, and which the calculator uses. */
export interface DataSet {
  /** What the figures are: "VAT and GST rates". */
  readonly what: string;
  /** The publication that they come from, with its publisher. */
  readonly source: string;
  /** The first day on which they hold, YYYY-MM-DD. */
  readonly validFrom: string;
  /** The last day on which they are known to hold, YYYY-MM-DD. */
  readonly validUntil: string;
  /** The day on which they were looked up, YYYY-MM-DD. */
  readonly lookedUp: string;
  /** The caution from the day after the last: `{what}` and `{validUntil}` are replaced. */
  readonly whenPast: string;
  /** What no second source confirmed, in a sentence. */
  readonly doubt?: string;
  /** The figures count only while this condition is true. */
  readonly when?: When;
}

/** A sentence that answers this visitor, at the top of the result: the first whose condition is true. */
export interface Verdict {
  /** The sentence is shown if this condition is true and those before it are false; the last may have none. */
  readonly when?: When;
  /** The sentence; `{id}` is replaced by a field's value, or a figure as it is shown. */
  readonly say: string;
}

// ---------------------------------------------------------------- the rest

/** A fixed number of a formula, which no visitor enters. */
export interface Constant {
  /** The constant's name in the table of constants. */
  readonly label: string;
  /** The number, in the constant's unit. */
  readonly value: number;
  /** The constant's symbol in formulas, in TeX. */
  readonly symbol?: string;
  /** The unit of the number. */
  readonly unit?: string;
  /** Where the number comes from: a standard, a paper, or this calculator's own model. */
  readonly source?: string;
}

/** An input as a visitor may type it: text or a number; a list of rows for a `rows` field. */
export type Given = string | number | ReadonlyArray<Readonly<Record<string, string | number>>>;

/** Inputs with the results that the page must show for them. */
export interface Example<FieldId extends string = string, ResultId extends string = string> {
  /** The example's name on the page. */
  readonly title: string;
  /** The inputs by field id, as typed; a field that is not named keeps its default. */
  readonly given: Readonly<Partial<Record<FieldId, Given>>>;
  /** The current day of the example, YYYY-MM-DD, for calculators that need today. */
  readonly today?: string;
  /** The expected results by id, as strings exactly as the page shows them. */
  readonly shows: Readonly<Partial<Record<ResultId, string>>>;
  /**
   * The publication that the example comes from; without it, the example is ours. `{ratesDate}` is
   * replaced by the day of the exchange rates.
   */
  readonly source?: string;
  /** `false`: the example is only for the tests and not offered to visitors. */
  readonly shown?: false;
  /** Questions in words that must be read as exactly these inputs. */
  readonly asked?: readonly string[];
}

/** A property that is true for every input for which its figures exist; tests try random inputs. */
export type Law<FieldId extends string = string, ResultId extends string = string> = {
  /** The law is about inputs (and results) for which this condition is true. */
  readonly when?: When;
} & (
  | {
      /** When the field is raised, the result never falls (`rises`), never rises (`falls`), stays (`holds`). */
      readonly law: 'rises' | 'falls' | 'holds';
      /** The id of the field that is raised. */
      readonly raise: FieldId;
      /** The id of the result. */
      readonly result: ResultId;
    }
  /** Multiplying these fields by one factor multiplies these results by it. */
  | {
      /** Multiplying the fields multiplies the results. */
      readonly law: 'scales';
      /** The ids of the fields that are multiplied. */
      readonly fields: readonly FieldId[];
      /** The ids of the results that are multiplied by the same factor. */
      readonly results: readonly ResultId[];
    }
  /** Adding one amount (for dates, days) to these fields adds it to these results. */
  | {
      /** Adding to the fields adds to the results. */
      readonly law: 'shifts';
      /** The ids of the fields to which the amount is added. */
      readonly fields: readonly FieldId[];
      /** The ids of the results that grow by the same amount. */
      readonly results: readonly ResultId[];
    }
  /** Fields and results that add up to another. */
  | {
      /** The parts add up to the whole. */
      readonly law: 'sums';
      /** The ids of the fields and results that are added. */
      readonly parts: readonly (FieldId | ResultId)[];
      /** The id of the field or result that is their sum. */
      readonly whole: FieldId | ResultId;
    }
  /** A round trip: with two fields swapped and the result as input, the result is the first input. */
  | {
      /** The calculation in the other direction gives the first input. */
      readonly law: 'returns';
      /** The ids of the two fields that are swapped. */
      readonly swap: readonly [FieldId, FieldId];
      /** The id of the field that takes the result as its input. */
      readonly field: FieldId;
      /** The id of the result. */
      readonly result: ResultId;
    }
  /** Exchanging the inputs of two fields leaves these results as they are. */
  | {
      /** Exchanging the two fields changes none of the results. */
      readonly law: 'symmetric';
      /** The ids of the two fields that are exchanged. */
      readonly fields: readonly [FieldId, FieldId];
      /** The ids of the results that stay as they are. */
      readonly results: readonly ResultId[];
    }
);

/** The buttons of a form, and when it calculates. */
export interface Actions<FieldId extends string = string> {
  /** The submit button's text. */
  readonly calculate: string;
  /** A Reset button: `blank` empties every field, `defaults` restores defaults; choices always get theirs. */
  readonly reset?: 'blank' | 'defaults';
  /** The submit button stays disabled while a required field is blank. */
  readonly disabledUntilFilled?: true;
  /** The form recalculates on every change. */
  readonly live?: true;
  /** The ids of two fields that a button exchanges. */
  readonly swap?: readonly [FieldId, FieldId];
  /** The id of a number field that the same button turns into its inverse: a rate. */
  readonly inverts?: FieldId;
}

/** How questions in words are about a calculator, besides the words of its title, keywords and fields. */
export interface Ask {
  /** Phrases that name the calculator: "split the bill". */
  readonly names?: readonly string[];
  /**
   * Forms in which places, not words, name the fields: "{marksObtained}/{totalMarks}". A minus before a
   * place takes the number off: "decrease {from} by -{percent}".
   */
  readonly forms?: readonly string[];
  /** Words of what is known and not offered, which a question is refused for: "skiing". */
  readonly without?: readonly string[];
}

/** A case for which a related calculator is the right one. */
export interface OtherCalculator {
  /** The case in a short line: "For a loan with fees". */
  readonly text: string;
  /** The slug of the right calculator, one of `related`. */
  readonly use: string;
}

/** Data from outside the form: the visitor's current day, or the exchange rates. */
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
  /** How questions in words are about the calculator. */
  readonly ask?: Ask;
  /** The slugs of related calculators that the page links to, six at most. */
  readonly related?: readonly string[];
  /** Who the calculator is for, in a short line: "For borrowers with one fixed-rate loan". */
  readonly audience?: string;
  /** When a related calculator is the right one: the page says so beside the link to it. */
  readonly whenNotToUse?: readonly OtherCalculator[];
  /** The calculator is one of the shortcuts on the home page. */
  readonly popular?: true;
  /** The position among the quick tools in the footer and on the 404 page: 1 is the first. */
  readonly quickTool?: number;
  /** The position within its category: 1 is the first; calculators without one follow, by title. */
  readonly order?: number;
  /** A sentence on the page that the result is an estimate, where the figures are this site's own model. */
  readonly model?: string;
  /** A card of short hints beside the result. */
  readonly tips?: {
    /** The card's heading. */
    readonly title: string;
    /** The hints, a sentence each. */
    readonly items: readonly string[];
  };
  /** Small print under the result; `{ratesDate}` is replaced by the day of the exchange rates. */
  readonly note?: string;
  /** Dated figures that the calculator uses: named below the result, with a caution once they are past. */
  readonly data?: readonly DataSet[];
  /** How all amounts are shown, in results, workings and tables; each figure may override it. */
  readonly money?: MoneyFormat & {
    /** Amounts are in this currency until the visitor has chosen one, and then in that: no law depends on it. */
    readonly isDefault?: true;
  };
  /** The buttons of the form, and when it calculates. */
  readonly actions: Actions<FieldId>;
  /** Data from outside the form that the calculator uses: `today`, `rates`. */
  readonly needs?: readonly Need[];
  /** The day on which the calculator first stood on the site, YYYY-MM-DD. */
  readonly published?: string;
  /** The day of the last review, YYYY-MM-DD; the sitemap and the feed give it as the day of change. */
  readonly reviewed?: string;
  /** What computes the results: the formulas alone, or also the function in `compute.ts`. */
  readonly compute: 'formulas' | 'compute.ts';
}

/** The fields of a form by id. */
export type Fields = Readonly<Record<string, Field>>;
/** The results of a calculator by id. */
export type Results = Readonly<Record<string, Result>>;

/** Intermediate figures by id: computed like results, shown only in the steps. */
export type Workings = Readonly<Record<string, Figure>>;
/** Constants by id. */
export type Constants = Readonly<Record<string, Constant>>;

/** Tables that `tables.ts` fills, by id. */
export type OnDemandTables = Readonly<Record<string, OnDemandTable>>;
/** All tables of a manifest by id: those that `tables.ts` fills, and those that formulas fill. */
export type DeclaredTables = Readonly<Record<string, OnDemandTable | SumTable>>;

/** Conditions by name. */
export type Cases = Readonly<Record<string, When>>;

/** Any calculator's manifest, as its editor writes it. */
export interface Manifest extends Head<string> {
  /**
   * Former ids of fields, with the ids that they have now, so that older links still open: { rate: 'annualRate' };
   * of a field in rows ("courses.mark"), and of an option ("unit.lbs"), after the present id of its field.
   */
  readonly renamed?: Readonly<Record<string, string>>;
  /** The fields of the form by id, in the order of the page. */
  readonly fields: Fields;
  /** Folded parts of the form by id: fields that may stay as they are. */
  readonly groups?: Readonly<Record<string, FieldGroup>>;
  /** The results by id, in the order of the page. */
  readonly results: Results;
  /** Intermediate figures by id, shown only in the steps. */
  readonly workings?: Workings;
  /** Fixed numbers by id that several formulas or conditions use. */
  readonly constants?: Constants;
  /** Conditions by name, for use in several `when` keys. */
  readonly cases?: Cases;
  /** Validation rules between several inputs or figures. */
  readonly guards?: readonly Guard[];
  /** Tables by id that the page computes when a visitor opens them. */
  readonly tables?: DeclaredTables;
  /** Tables of the same results at other values of one field. */
  readonly variations?: readonly Variation[];
  /** What the result means for this visitor: sentences of which the first whose condition is true is shown. */
  readonly verdict?: readonly Verdict[];
  /** Warnings to read before acting on the result. */
  readonly cautions?: readonly Caution[];
  /** Inputs with the results that the page must show for them, at least one. */
  readonly examples: readonly Example[];
  /** Properties that are true for every input, which the tests check. */
  readonly laws?: readonly Law[];
}

// ---------------------------------------------------------------- checks between ids

/** The ids of a record; `never` for a record with any string as key, such as a part that is absent. */
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

/** The ids that conditions may use: of figures, of limits, of cases. */
interface Names {
  readonly figure: string;
  readonly limit: string;
  readonly case: string;
}
/** Limits without the keys of other conditions: otherwise a wrong option would compile as a limit. */
type LimitsOn<L extends string> = { readonly [K in LimitName]?: number | L } & {
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
    ? { readonly unit?: UnitOn<F>; readonly percentOf?: Id<F> }
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
      ? { readonly currency?: string | { readonly by: ChoiceId<F> } | { readonly of: ChoiceId<F> } }
      : X extends { kind: 'text' }
        ? {
            readonly from?:
              | { readonly band: Id<R>; readonly show: 'label' | 'advice' }
              | { readonly duration: N['figure']; readonly as: DurationFormat };
          }
        : X extends { kind: 'table'; columns: infer C }
          ? { readonly chart?: ChartOn<C> }
          : unknown);

type ChartOn<C> = {
  readonly x?: Id<C>;
  readonly y?: Id<C> | readonly Id<C>[];
  readonly from?: Id<C>;
  readonly line?: Id<C>;
  readonly label?: Id<C>;
  readonly figure?: Id<C>;
};

type CheckedTable<X, F, R, W, N extends Names> = {
  readonly when?: ConditionOn<F, N>;
} & (X extends { columns: infer C }
  ? {
      readonly columns: {
        readonly [K in keyof C]: {
          readonly ties?: Id<R> | Id<W>;
          readonly when?: ConditionOn<F, N>;
        };
      };
      readonly current?: { readonly column: Id<C>; readonly reached: Id<R> | Id<W> };
      readonly chart?: ChartOn<C>;
    }
  : {
      readonly sumOf?: Id<R> | Id<W> | { readonly [K in Id<R> | Id<W>]?: string };
      readonly whole?: Id<R>;
    });

type GivenFor<X> = X extends { kind: 'choice' | 'currency' }
  ? OptionsOf<X> | ''
  : X extends { kind: 'rows'; fields: infer S }
    ? readonly { readonly [K in keyof S]?: GivenFor<S[K]> }[]
    : X extends { kind: 'number' | 'integer' }
      ? number | string
      : string;

/** The fields within rows by their paths: "courses.credits". */
type InRows<F> = {
  [P in Exclude<PathOf<F>, Id<F>>]: P extends `${infer K extends Id<F>}.${infer S}`
    ? F[K] extends { fields: Readonly<Record<S, infer X>> }
      ? X
      : never
    : never;
};

type GuardOn<F, N extends Names> = Guard<PathOf<F>, N['figure']> & {
  readonly when?: ConditionOn<F & InRows<F>, N>;
};

interface Checked<F, R, W, C, T, K, N extends Names> extends Head<Id<F>> {
  readonly fields: F & { readonly [I in keyof F]: CheckedField<F[I], F, N> };
  readonly groups?: Readonly<Record<string, FieldGroup & { readonly fields: readonly Id<F>[] }>>;
  readonly results: R & { readonly [I in keyof R]: CheckedResult<R[I], F, R, N> };
  readonly workings?: W & { readonly [I in keyof W]: WorkedOn<F, N> };
  readonly constants?: C;
  readonly cases?: K & { readonly [I in keyof K]: ConditionOn<F, N> };
  readonly tables?: T & { readonly [I in keyof T]: CheckedTable<T[I], F, R, W, N> };
  readonly guards?: readonly GuardOn<F, N>[];
  readonly variations?: readonly (Variation & {
    readonly of: Id<F>;
    readonly shows: readonly Id<R>[];
    readonly when?: ConditionOn<F, N>;
  })[];
  readonly verdict?: readonly { readonly when?: ConditionOn<F, N>; readonly say: string }[];
  readonly cautions?: readonly { readonly when?: ConditionOn<F, N>; readonly say: string }[];
  readonly examples: readonly (Omit<Example<Id<F>, Id<R>>, 'given'> & {
    readonly given: { readonly [I in keyof F]?: GivenFor<F[I]> };
  })[];
  readonly laws?: readonly Law<PathOf<F>, Id<R>>[];
}

/**
 * Declares a calculator: takes a manifest and returns the same object. A wrong field id, option id or
 * result id does not compile; `checkManifest` checks the rules that types cannot express.
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
      /** With `needs: ['rates']`, the age of the rates in days as well. */
      readonly figure: Id<R> | Id<W> | 'ratesAge';
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

// ---------------------------------------------------------------- input and output of a computation

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

/** The ids of figures that the manifest computes by itself, without a function. */
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

/** The unrounded figures by id that the function returns; `undefined` for one that is absent. */
export type Outputs<R> = string extends keyof R
  ? unknown
  : { readonly [K in Exclude<keyof R, ByManifest<R>>]: Raw<R[K]> | undefined };

/** Exchange rates: for each base currency, the units of every other currency that one unit buys. */
export interface Rates {
  /** The day of the rates, YYYY-MM-DD. */
  readonly asOf: string;
  readonly [base: string]: string | Readonly<Record<string, number>>;
}

/** The data of a computation that does not come from the form. */
export interface Live {
  /** The visitor's current day, YYYY-MM-DD. */
  readonly today: string;
  /** The exchange rates, for a calculator that needs them. */
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
 * The function in `compute.ts`, for figures that no formula can express. It is pure: the same inputs
 * give the same outputs. It gets the results of all formulas that do not depend on it as `figures`,
 * and returns the unrounded figures that have no formula. It throws an `InputError` for inputs that
 * have no answer, and a RangeError when a figure is too large to show.
 */
export type Compute<M extends Declared> = (
  inputs: Inputs<M['fields']>,
  context: Context<M> & { readonly figures: KnownFigures<M> },
) => Outputs<M['results']> & Outputs<NonNullable<M['workings']>>;

/** The rows of a table; a column with a condition has no figure while that is not true. */
type Rows<X> = X extends { columns: infer C }
  ? readonly {
      readonly [K in keyof C]:
        | Raw<C[K]>
        | (C[K] extends { when: object | string } ? undefined : never);
    }[]
  : never;

type ByFunction<T> = { [K in keyof T]: T[K] extends { columns: object } ? K : never }[keyof T];

/**
 * The function in `tables.ts`, pure as well. It gets the computed results and workings by id as
 * `results`, and returns the rows of each table by its id; an empty list where there are none.
 */
export type Tables<M extends Declared> = (
  inputs: Inputs<M['fields']>,
  context: Context<M> & { readonly results: KnownFigures<M> },
) => {
  readonly [K in ByFunction<NonNullable<M['tables']>>]: Rows<NonNullable<M['tables']>[K]>;
};

/** The function of any `compute.ts`, where the manifest is not known. */
// biome-ignore lint/suspicious/noExplicitAny: each function is checked against its own manifest
export type AnyCompute = (inputs: any, context: any) => Readonly<Record<string, unknown>>;
