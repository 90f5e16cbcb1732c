import type { Big } from '../../../schemas/decimal.ts';
import { catalogue } from './catalogue.ts';
import { compute, isRefused, search } from './compute.ts';
import { refused, UnknownCalculator } from './errors.ts';
import { ask as askInWords } from './index.ts';
import type { AnswerOptions, Goal, Inputs, Reading, Sum } from './types.ts';
import { type WriteNumber, writeAnswer, writeFigures, writeSolved } from './write.ts';

/*
 * A question as one line of JSON, and its answer as another: short, with numbers as JSON has them.
 */

interface Question {
  readonly slug: string;
  readonly inputs?: Inputs;
  /** The current day, the exchange rates, and the currency of amounts that state none. */
  readonly live?: Omit<AnswerOptions, 'tables'>;
  /** Also how the answer is worked out. */
  readonly steps?: boolean;
  /** Also the rows of the tables on demand. */
  readonly tables?: boolean;
  /** Asks for the values of a field for which a result is the target, instead of the results. */
  readonly solve?: Goal;
}

/** Why there is no answer, as a reply. */
export const refusal = (slug: unknown, message: string, field?: string) =>
  refused(slug as string, message, field);

/** The most digits of a whole number that a JSON number holds exactly, and the most of any number. */
const [mostExact, mostPrinted] = [15, 17];

/** A number as JSON has it; as a text if that would lose digits that are shown. */
const asJson: WriteNumber = (value: Big, declared) => {
  const text = value.toFixed();
  const isLong = declared
    ? (declared as { readonly digits?: unknown }).digits === 'all' && text.length > mostExact
    : value.c.length > mostPrinted;
  return isLong ? text : Number(text);
};

/** The answer to a question that is an arithmetic expression. */
function replyToSum({ expression, problem, doubt, shown, ...more }: Sum) {
  const answer = { kind: 'arithmetic', expression };
  if (shown === undefined) return { ...answer, ok: false, errors: [{ message: problem }] };
  const figures = { shown: { value: shown }, ...more };
  // Of two readings neither is the answer.
  return doubt
    ? { ...answer, ok: false, doubt, reading: figures }
    : { ...answer, ok: true, ...figures };
}

/** One reading of a question in words. */
function replyToReading({ slug, inputs, missing, ok, shown, choice, ...rest }: Reading) {
  const { assumed, corrected, money, doubt, solve } = rest;
  return {
    slug,
    given: inputs,
    missing,
    ok,
    ...(shown && { shown }),
    ...(choice && { choice }),
    ...(assumed.length > 0 && { assumed }),
    ...(corrected.length > 0 && { corrected }),
    ...(money && { money }),
    ...(doubt && { doubt }),
    ...(solve && { solve }),
  };
}

/** Answers a question in words. */
async function replyInWords(ask: unknown, live: Question['live']): Promise<unknown> {
  if (typeof ask !== 'string') return refusal(null, 'What is asked is a text: {"ask": "…"}.');
  try {
    const { answers, sums, unread, note, near } = await askInWords(ask, live);
    const all = [...sums.map(replyToSum), ...answers.map(replyToReading)];
    const isAnswered = sums.length > 0 || answers.some(({ ok, choice }) => ok || choice);
    return { ask, answers: all, unread, ...(note && { note }), ...(!isAnswered && { near }) };
  } catch (error) {
    if (error instanceof TypeError) return refusal(null, error.message);
    throw error;
  }
}

/** Answers one question; errors are part of the answer, so it never throws. */
export async function reply(question: unknown): Promise<unknown> {
  if (typeof question === 'object' && question !== null && 'ask' in question) {
    const { ask, live } = question as { readonly ask: unknown; readonly live?: Question['live'] };
    return replyInWords(ask, live);
  }
  if (typeof question !== 'object' || question === null || !('slug' in question)) {
    return refusal(null, 'Each line is a JSON object with a "slug" and "inputs", or an "ask".');
  }
  const { slug, inputs = {}, live = {}, steps, tables, solve } = question as Question;
  const entry = await catalogue.find(slug);
  if (!entry) {
    const slugs = catalogue.listed.map((each) => each.slug);
    return refusal(slug, new UnknownCalculator(String(slug), slugs).message);
  }
  if (typeof live !== 'object' || live === null) {
    return refusal(slug, 'What is "live" is an object.');
  }
  if (solve !== undefined) {
    const found = await search(entry, inputs, solve, live);
    if (isRefused(found)) return found;
    const solved = writeSolved(entry, solve.field, found, asJson);
    if (!solved.ok) return solved;
    const { field, solutions, note } = solved;
    return {
      slug,
      ok: true,
      field,
      solutions: solutions.map(({ link: _, exact, ...each }) => ({
        ...each,
        ...(!exact && { exact }),
      })),
      ...(note && { note }),
    };
  }
  const computed = await compute(entry, inputs, { ...live, tables: tables === true });
  if (isRefused(computed)) return computed;
  const { cautions, tables: rows, ...figures } = writeFigures(entry, computed, asJson);
  return {
    ...figures,
    ...(cautions.length > 0 && { cautions }),
    ...(steps === true && { steps: writeAnswer(entry, computed).steps }),
    ...(rows && { tables: rows }),
  };
}
