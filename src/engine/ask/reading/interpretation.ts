import type { FormValues } from '../../input/kinds/kind.ts';

/** How one part of the question was understood. */
export interface Understood {
  /** The part as typed. */
  readonly text: string;
  /** The label of its field. */
  readonly label: string;
  /** The id of its field, or of the first of several. */
  readonly field: string;
}

/** Another text for a part of the question, and the whole question with it. */
export interface Suggestion {
  readonly text: string;
  readonly question: string;
}

/** What a question says to one calculator. */
export interface Interpretation {
  readonly slug: string;
  readonly title: string;
  /** What the form would hold, by field id. */
  readonly given: FormValues;
  readonly understood: readonly Understood[];
  /** The ids of required fields that the question does not state. */
  readonly missing: readonly string[];
  /** Their labels. */
  readonly missingLabels: readonly string[];
  /** The ids of fields whose defaults stand in the answer. */
  readonly assumed: readonly string[];
  /** Words that carry a number or a name and found no place. */
  readonly unread: readonly string[];
  /** Whether all that is said has one place and nothing is missing, so that a figure may be shown. */
  readonly complete: boolean;
  /** All is said, and another calculator fits as well. */
  readonly isRival?: boolean | undefined;
  /** Why the question can be understood in two ways. */
  readonly doubt?: string | undefined;
  /** How many amounts and bare numbers no words beside them name. */
  readonly unnamed: number;
  /** Mistyped words, as typed and as they were read. */
  readonly corrected: readonly { readonly typed: string; readonly read: string }[];
  /** Some number is one that people do not type, or that the form refuses. */
  readonly unlikely?: boolean | undefined;
  /** What was probably meant by a part of the question that is in doubt. */
  readonly suggestion?: Suggestion | undefined;
  /** The code of the currency that the amounts were typed in; nothing if none was. */
  readonly money?: string | undefined;
  /** Where a part of the question has two readings: the part as typed, and how it is read here. */
  readonly choice?: { readonly text: string; readonly as: string } | undefined;
  /** The result that the question asks for, if it names one. */
  readonly asked?: string | undefined;
  /** The units that the question asks for: "in kg". */
  readonly wanted: readonly string[];
  /** A question that states a result and asks for an input. */
  readonly solve?:
    | { readonly field: string; readonly result: string; readonly target: string }
    | undefined;
  /** How much the question has to do with the calculator's names. */
  readonly named: number;
  readonly score: number;
}

/** Whether two readings fill the same inputs of the same calculator. */
export const haveSameInputs = (one: Interpretation, two: Interpretation): boolean =>
  one.slug === two.slug && JSON.stringify(one.given) === JSON.stringify(two.given);
