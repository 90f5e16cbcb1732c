/*
 * The public types of the package. All values are plain data that JSON can hold; nothing here refers to the
 * site or to the libraries inside.
 */

/**
 * A value as the engine computes it. Numbers are decimal texts with all their digits ("8678.232…"), dates are
 * "YYYY-MM-DD", tables are lists of rows.
 */
export type Value = string | boolean | readonly Value[] | { readonly [id: string]: Value };

/** What is typed into a field: a number, or a text as a visitor types it ("10 lakh", "8.5%"); rows are lists of objects. */
export type Input = string | number | boolean | readonly Input[] | { readonly [id: string]: Input };

export type Inputs = Readonly<Record<string, Input>>;

/** A calculator in the list of all. */
export interface Listed {
  /** The name in addresses, and of `load`. */
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly category: string;
  readonly keywords: readonly string[];
  /** Who it is for. */
  readonly audience?: string;
  /** Cases for which another calculator is right, with the slug of that one. */
  readonly whenNotToUse?: readonly { readonly text: string; readonly use: string }[];
}

/** One field of a form. */
export interface Field {
  readonly kind: string;
  readonly label: string;
  readonly help?: string;
  readonly unit?: string;
  /** Of a field whose unit depends on a choice: the id of that field, and the unit for each of its options. */
  readonly units?: { readonly by: string; readonly units: Readonly<Record<string, string>> };
  /** Whether an answer needs it; without, and without a default, the answer names it as missing. */
  readonly required: boolean;
  readonly default?: Input;
  readonly min?: string;
  readonly max?: string;
  /** Only numbers greater than this are accepted. */
  readonly above?: string;
  /** Only numbers smaller than this are accepted. */
  readonly below?: string;
  /** Of a choice: what can be chosen, with labels. */
  readonly options?: Readonly<Record<string, string>>;
  /** Of rows: the fields of each row. */
  readonly fields?: Readonly<Record<string, Field>>;
  /** When the field is part of the form, in words; always, if there is nothing. */
  readonly when?: string;
}

/** One figure or table of an answer. */
export interface Result {
  readonly kind: string;
  readonly label: string;
  readonly unit?: string;
  /** Of a result whose unit depends on a choice. */
  readonly units?: Field['units'];
  /** Of a table: what is in its columns. */
  readonly columns?: Readonly<Record<string, Result>>;
}

export interface Example {
  readonly title: string;
  readonly inputs: Inputs;
  /** The current day of an example that depends on it. */
  readonly today?: string;
  /** What the answer shows, by result id. */
  readonly shows: Readonly<Record<string, string>>;
}

export interface Source {
  readonly title: string;
  readonly href?: string;
}

/** A calculator that was loaded. */
export interface Calculator extends Listed {
  /** The package's version and a hash of the manifest: "1.0.0+3fa9c1d2". */
  readonly version: string;
  readonly fields: Readonly<Record<string, Field>>;
  readonly results: Readonly<Record<string, Result>>;
  readonly examples: readonly Example[];
  readonly sources: readonly Source[];
  /** The address of its page. */
  readonly page: string;
}

/** One line of the working: its formula with symbols, the same with numbers, and its value. */
export interface Step {
  /** The id of the figure that it gives. */
  readonly gives: string;
  readonly label: string;
  /** "E = P × r × (1 + r)^n / ((1 + r)^n − 1)"; what the symbols stand for is in the answer's `symbols`. */
  readonly formula?: string;
  /** "1,000,000 × 0.007083333333… × …"; of a figure from a table, the line that applies. */
  readonly numbers?: string;
  /** With up to ten digits, and "…" where it has more. */
  readonly value: string;
  /** As the result shows it. */
  readonly shown?: string;
  /** Why this way of several. */
  readonly because?: readonly string[];
}

/** Something that is wrong with the inputs, at a field or as a whole. */
export interface Problem {
  readonly field?: string;
  /** What to change, in words. */
  readonly message: string;
}

export interface Refused {
  readonly ok: false;
  readonly slug: string;
  readonly errors: readonly Problem[];
}

export interface Answered {
  readonly ok: true;
  readonly slug: string;
  readonly version: string;
  /** Raw values by result id. */
  readonly results: Readonly<Record<string, Value>>;
  /** The same as the page shows them, rounded and with units. */
  readonly shown: Readonly<Record<string, string | readonly Readonly<Record<string, string>>[]>>;
  readonly verdict?: string;
  readonly steps: readonly Step[];
  /** What the symbols in the steps stand for: { P: "Loan amount (₹)" }. */
  readonly symbols: Readonly<Record<string, string>>;
  /** Defaults that were used for fields that the inputs do not name, in words. */
  readonly assumed: readonly {
    readonly field: string;
    readonly label: string;
    readonly text: string;
  }[];
  readonly cautions: readonly string[];
  readonly sources: readonly Source[];
  /** The address of the page with these inputs. */
  readonly link: string;
  /** Tables on demand, if they were asked for. */
  readonly tables?: Readonly<Record<string, Value>>;
}

export type Answer = Answered | Refused;

export interface AnswerOptions {
  /** The current day, "YYYY-MM-DD", for calculators that need it; by default the day of the device. */
  readonly today?: string;
  /** Exchange rates, instead of those of the package: { asOf: "2026-10-06", USD: { EUR: 0.9 } }. */
  readonly rates?: Readonly<Record<string, unknown>>;
  /** Also the rows of the tables on demand. */
  readonly tables?: boolean;
  /** The currency of amounts where a calculator leaves it open: "EUR". */
  readonly currency?: string;
}

export interface Goal {
  /** The field to solve for: "principal". */
  readonly field: string;
  /** The result that has a target: "emi". */
  readonly result: string;
  readonly target: string | number;
}

export interface Solution {
  readonly value: string;
  readonly results: Readonly<Record<string, Value>>;
  readonly shown: Answered['shown'];
  /** False if no input gives the target exactly: the nearest is given. */
  readonly exact: boolean;
  /** The ends of the interval whose values all give the same result, if there is one. */
  readonly from?: string;
  readonly to?: string;
  readonly link: string;
}

export type Solved =
  | {
      readonly ok: true;
      readonly slug: string;
      readonly version: string;
      readonly field: string;
      readonly solutions: readonly Solution[];
      readonly note?: string;
    }
  | (Refused & {
      /** The least and the most that the result can be. */ readonly reach?: readonly [
        string,
        string,
      ];
    });

/** One reading of a question in words. */
export interface Reading {
  readonly slug: string;
  /** Which inputs were read from the question. */
  readonly inputs: Inputs;
  /** The ids of required fields that the question does not state. */
  readonly missing: readonly string[];
  /** Defaults that stand in the answer: "Tip: 15%". */
  readonly assumed: readonly string[];
  /** Whether there is an answer. */
  readonly ok: boolean;
  readonly shown?: Answered['shown'];
  /** Where a part of the question has two readings: the part, how it is read here, and the answer to that. */
  readonly choice?: {
    readonly text: string;
    readonly as: string;
    readonly shown: Answered['shown'];
  };
  /** Words that were mistyped: "“intrest” is read as interest". */
  readonly corrected: readonly string[];
  /** The code of the currency that the question states. */
  readonly money?: string;
  /** Why there is no answer although nothing is missing. */
  readonly doubt?: string;
  /** A question that states a result and asks for an input: what `solve` can be asked. */
  readonly solve?: Goal;
  /** The address of the page with these inputs. */
  readonly link: string;
}

/** An arithmetic expression, as it was read, with its value or the reason why there is none. */
export interface Sum {
  readonly expression: string;
  readonly shown?: string;
  /** The value as a fraction in lowest terms: "5/4". */
  readonly fraction?: string;
  /** Whether the value is rounded. */
  readonly approximate?: true;
  readonly problem?: string;
  /** Why it has two readings, neither of which is the answer. */
  readonly doubt?: string;
}

export interface Asked {
  readonly question: string;
  /** The best first; empty if nothing was understood. */
  readonly answers: readonly Reading[];
  /** Of an arithmetic expression: its value, or those of its two readings; else empty. */
  readonly sums: readonly Sum[];
  /** Words that were not understood. */
  readonly unread: readonly string[];
  /** Why there is no answer, where that is known. */
  readonly note?: string;
  /** Slugs that may be meant, if there is no answer. */
  readonly near: readonly string[];
}
