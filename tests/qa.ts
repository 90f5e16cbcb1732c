import type { Case } from '../build/qa-cases.ts';

/*
 * `npm run qa -- slug` tries one calculator: the cases of the others are not even built.
 */

declare module 'vitest' {
  interface TaskMeta extends Case {}
}

/** The one calculator to try, if it is to be one. */
export const only = process.env.QA_SLUG || undefined;

/** Those of many calculators that are to be tried. */
export const tried = <Each extends { readonly slug: string }>(
  all: readonly Each[],
): readonly Each[] => (only ? all.filter(({ slug }) => slug === only) : all);
