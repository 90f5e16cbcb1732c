import type { Prepared } from '../prepare.ts';
import type { Context } from './context.ts';

type Known = Pick<Context, 'prepared' | 'question' | 'forms' | 'options'>;

/** Whether a token is part of a name of the calculator that has several words: "1 rep max". */
const isInName = (
  { names }: Prepared,
  stems: readonly (string | undefined)[],
  at: number,
): boolean =>
  names.some(
    ({ all }) =>
      all.length > 1 &&
      all.some(
        (stem, index) =>
          stem === stems[at] && all.every((each, other) => stems[at - index + other] === each),
      ),
  );

/** The indices of the quantities that are part of a phrase of the calculator, and fill no field. */
export const quantitiesInPhrases = ({ prepared, question, forms, options }: Known) =>
  new Set(
    question.quantities.filter(
      (at) =>
        forms.some(({ literal }) => literal.has(at)) ||
        options.some(({ from, to }) => from <= at && at < to && to - from > 1) ||
        isInName(prepared, question.stems, at),
    ),
  );
