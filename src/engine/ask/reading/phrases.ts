import type { Context } from './context.ts';
import { standsAt } from './question.ts';

type Known = Pick<Context, 'prepared' | 'question' | 'forms' | 'options'>;

/** Whether a quantity is part of a phrase of the calculator, and fills no field: "1 rep max", "two sides". */
export const isInPhrase = (
  { prepared: { names }, question: { stems }, forms, options }: Known,
  at: number,
): boolean =>
  forms.some(({ literal }) => literal.has(at)) ||
  options.some(({ from, to }) => from <= at && at < to && to - from > 1) ||
  names.some(
    ({ all }) =>
      all.length > 1 &&
      all.some((stem, index) => stem === stems[at] && standsAt(stems, all, at - index)),
  );
