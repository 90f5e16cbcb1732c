import type { Slot } from '../prepare.ts';
import type { Suggestion, Understood } from './interpretation.ts';

/** A value within rows, and the token that states it. */
export interface RowItem {
  readonly at: number;
  readonly slot: Slot;
  readonly text: string;
}

/** What one way to place the numbers amounts to, while it is being worked out. */
export interface Draft {
  /** What the form would hold, by field id. */
  readonly given: Record<string, string>;
  readonly rowItems: RowItem[];
  readonly understood: Understood[];
  readonly missing: string[];
  readonly assumed: string[];
  readonly unread: string[];
  /** Why the question can be understood in two ways; the last reason found. */
  doubt?: string | undefined;
  /** Whether a number is one that people do not type, or that the field refuses. */
  unlikely?: boolean;
  /** What an unusual number was probably meant to be: "1.75 m". */
  suggestion?: Suggestion | undefined;
  /** The result that the question states, and its value. */
  target?: { readonly result: string; readonly value: string } | undefined;
  /** What the options add to the score. */
  optionScore: number;
}
