import { linkTo } from '../schemas/fragment.ts';
import type { CalculatorFolder } from '../scripts/calculators.ts';
import type { Case, Trial } from '../scripts/qa/cases.ts';
import { usualUrl } from '../scripts/serve.ts';

/*
 * What the generated tests share: which calculators they try, and what they say of a form that
 * fails.
 */

declare module 'vitest' {
  interface TaskMeta extends Case {}
}

/** The one calculator to try, if it is to be one: `npm run qa -- slug` asks for it. */
export const only = process.env.QA_SLUG || undefined;

/** Whether every calculator goes through every test, with many inputs: `npm run qa` asks for it. */
export const full = process.env.QA_FULL === '1';

/** How many random inputs a test takes: some in `npm test`, many in `npm run qa`. */
export const inputs = (some: number, many: number): number => (full ? many : some);

/** Those of many calculators that are to be tried. */
export const selected = <Each extends { readonly slug: string }>(
  all: readonly Each[],
): readonly Each[] => (only ? all.filter(({ slug }) => slug === only) : all);

/** Calculators of the tests' own, for what the language has and no published one uses. */
export const fixtures: readonly CalculatorFolder[] = only
  ? []
  : [{ slug: 'readings', category: 'education', path: 'tests/fixtures/readings' }];

/** Where forms can be seen, one after the other. */
export const linksTo = (slug: string, forms: readonly Trial['typed'][]): string =>
  forms
    .map((typed, index) => `  ${index ? 'Then' : 'See '}      ${usualUrl}${linkTo(slug, typed)}`)
    .join('\n');

/** An error that says something more. */
export function withDetails(error: Error, words: string): Error {
  const { message, stack = '' } = error;
  const failureText = `${message}\n${words}`;
  return Object.assign(error, {
    message: failureText,
    stack: stack.replace(message, () => failureText),
  });
}

/** A form in the words of a failed test; one that no link can hold has none. */
export const describeTrial = (
  slug: string,
  { says, typed }: Pick<Trial, 'says'> & Partial<Trial>,
): string => [`  Case      ${says}`, ...(typed ? [linksTo(slug, [typed])] : [])].join('\n');

/** Does something with a form; if it fails, the error says with which, and where to see it. */
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
