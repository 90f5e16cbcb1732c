import type { CalculatorFolder } from '../scripts/calculators.ts';
import type { Case, Trial } from '../scripts/qa/cases.ts';
import { usualUrl } from '../scripts/serve.ts';
import { linkTo } from '../src/engine/input/fragment.ts';

/*
 * Shared by the generated tests: which calculators they test, and the message about inputs that fail.
 */

declare module 'vitest' {
  interface TaskMeta extends Case {}
}

/** The slug of `npm run qa -- slug`, to test only this calculator. */
export const onlySlug = process.env.QA_SLUG || undefined;

/** Whether every calculator runs through every test with many inputs, as in `npm run qa`. */
export const full = process.env.QA_FULL === '1';

/** The calculators to test. */
export const selected = <Each extends { readonly slug: string }>(
  all: readonly Each[],
): readonly Each[] => (onlySlug ? all.filter(({ slug }) => slug === onlySlug) : all);

/** Fixtures: calculators that use features of the language that no published one uses. */
export const fixtures: readonly CalculatorFolder[] = onlySlug
  ? []
  : ['readings', 'workshop'].map((slug) => ({
      slug,
      category: 'education',
      path: `tests/fixtures/${slug}`,
    }));

/** Links to the page with each of the forms filled in. */
export const linksTo = (slug: string, forms: readonly Trial['typed'][]): string =>
  forms
    .map((typed, index) => `  ${index ? 'Then' : 'See '}      ${usualUrl}${linkTo(slug, typed)}`)
    .join('\n');

/** The error with further text in its message. */
export function withDetails(error: Error, words: string): Error {
  const { message, stack = '' } = error;
  const failureText = `${message}\n${words}`;
  return Object.assign(error, {
    message: failureText,
    stack: stack.replace(message, () => failureText),
  });
}

/** The description of a case in the message of a failed test, with a link if there is one. */
export const describeTrial = (
  slug: string,
  { summary, typed }: Pick<Trial, 'summary'> & Partial<Trial>,
): string => [`  Case      ${summary}`, ...(typed ? [linksTo(slug, [typed])] : [])].join('\n');

/** Runs a check of a form; if it fails, the error has the form's description and link. */
export function withTrial(
  slug: string,
  trial: Parameters<typeof describeTrial>[1],
  check: () => void,
): void {
  try {
    check();
  } catch (error) {
    throw withDetails(error as Error, describeTrial(slug, trial));
  }
}
