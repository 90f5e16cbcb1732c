import { withToday, withYears } from './implied.ts';
import { merge } from './merge.ts';
import type { Notation } from './notation.ts';
import { scan } from './scan.ts';
import { withSharedUnits } from './shared-units.ts';
import type { Token } from './token.ts';

/** What signs between numbers mean. */
export interface Views {
  /** "3/4" is one number, else it is two with a sign between. */
  readonly fractions: boolean;
  /** "24:36" is a duration or a time of day, else it is two numbers. */
  readonly clocks: boolean;
}

/** Splits a question into tokens; `today` is YYYY-MM-DD. */
export const tokenize = (
  question: string,
  today: string,
  { fractions, clocks }: Views,
  notation: Notation,
): readonly Token[] =>
  withToday(
    withYears(
      withSharedUnits(merge(question, scan(question, today, clocks, notation), fractions)),
      today,
    ),
    today,
  );
