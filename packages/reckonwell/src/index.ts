import { catalogue } from './catalogue.ts';
import type { Entry } from './catalogue-format.ts';
import { circumstances, compute, isRefused, search } from './compute.ts';
import { described } from './describe.ts';
import { UnknownCalculator } from './errors.ts';
import type {
  Answer,
  AnswerOptions,
  Asked,
  Calculator,
  Goal,
  Inputs,
  Listed,
  Solved,
} from './types.ts';
import { inFull, writeAnswer, writeSolved } from './write.ts';

export type * from './types.ts';

/**
 * All calculators, in the order of the site.
 *
 * @example
 * calculators.find(({ slug }) => slug === 'loan-emi').title; // 'Loan EMI Calculator'
 */
export const calculators: readonly Listed[] = catalogue.listed;

/** A calculator with what computes it; rejects if there is none. */
async function entryOf(calculator: Pick<Listed, 'slug'> | string): Promise<Entry> {
  const slug = typeof calculator === 'string' ? calculator : calculator.slug;
  const found = await catalogue.find(slug);
  if (found) return found;
  throw new UnknownCalculator(
    slug,
    calculators.map((each) => each.slug),
  );
}

/**
 * Loads a calculator: its fields, results, examples and sources. Takes its slug. Rejects with an Error that
 * names the nearest slug if there is none.
 *
 * @example
 * const loan = await load('loan-emi');
 * loan.fields.principal.label; // 'Loan amount'
 * loan.results.emi.kind; // 'money'
 * await load('lone-emi').catch(({ message }) => message); // 'There is no calculator “lone-emi”. Did you mean “loan-emi”?'
 */
export async function load(slug: string): Promise<Calculator> {
  const entry = await entryOf(slug);
  return described(calculators.find((each) => each.slug === slug) as Listed, entry);
}

/**
 * Computes the results of a calculator for inputs by field id: numbers, or texts as a visitor types them. A field
 * that is not named has its default. Takes the calculator or its slug. What is wrong with the inputs or options
 * is in the answer, `{ ok: false, errors }`; rejects only if there is no such calculator.
 *
 * @example
 * const loan = await load('loan-emi');
 * const emi = await answer(loan, { principal: '10 lakh', annualRate: 8.5, tenureYears: 20 });
 * emi.shown.emi; // '₹8,678'
 * emi.results.emi.slice(0, 12); // '8678.2323336'
 * emi.steps[0].formula; // 'r = R / 12 / 100'
 * const refused = await answer('tip', { bill: -1 });
 * refused.errors; // [{ field: 'bill', message: 'Enter a number, 0 or more.' }]
 */
export async function answer(
  calculator: Pick<Listed, 'slug'> | string,
  inputs: Inputs,
  options?: AnswerOptions,
): Promise<Answer> {
  const entry = await entryOf(calculator);
  const computed = await compute(entry, inputs, options);
  if (!isRefused(computed)) return writeAnswer(entry, computed);
  const { slug, errors } = computed;
  return { ok: false, slug, errors };
}

/**
 * Finds the values of a number field for which a result is a target; the other inputs stay. Takes the calculator
 * or its slug. If nothing gives the target, the answer says why and what the result can be. Rejects only if there
 * is no such calculator.
 *
 * @example
 * const inputs = { annualRate: 8.5, tenureYears: 20 };
 * const goal = { field: 'principal', result: 'emi', target: 20000 };
 * const found = await solve('loan-emi', inputs, goal);
 * found.solutions[0].value; // '2304616.7964917627'
 */
export async function solve(
  calculator: Pick<Listed, 'slug'> | string,
  inputs: Inputs,
  goal: Goal,
  options?: AnswerOptions,
): Promise<Solved> {
  const entry = await entryOf(calculator);
  const searched = await search(entry, inputs, goal, options);
  return isRefused(searched) ? searched : writeSolved(entry, goal.field, searched, inFull);
}

/**
 * Answers a question in English words, or an arithmetic expression. Gives the readings, the best first, and what
 * was not understood. Throws a TypeError for options that cannot be used, such as an impossible day.
 *
 * @example
 * const asked = await ask('emi on 10 lakh at 8.5% for 20 years');
 * asked.answers[0].slug; // 'loan-emi'
 * asked.answers[0].shown.emi; // '₹8,678'
 * const sum = await ask('(12 + 8) * 3 / 4');
 * sum.sums[0].shown; // '15'
 */
export async function ask(
  question: string,
  options?: Omit<AnswerOptions, 'tables'>,
): Promise<Asked> {
  const given = await circumstances(options);
  if ('message' in given) throw new TypeError(given.message);
  const { answerInWords } = await import('./asking.ts');
  return answerInWords(String(question), given);
}
