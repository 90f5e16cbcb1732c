import { Big } from '../../schemas/decimal.ts';
import type { Live, Result } from '../../schemas/manifest.ts';
import { didYouMean } from '../../schemas/nearest.ts';
import { type Answer, answer } from './answer/answer.ts';
import { isNumeric } from './answer/numeric.ts';
import { rowsOf } from './answer/tables.ts';
import { type Asked, answersTo, assumptionsOf, figureIds } from './ask/answers.ts';
import { arithmetic, type Sum } from './ask/arithmetic/arithmetic.ts';
import { missOf } from './ask/miss.ts';
import type { Interpreters } from './ask/parts.ts';
import type { Calculator } from './calculator.ts';
import { isDate } from './input/kinds/date.ts';
import { fieldNamed, scanOf } from './solve/scan.ts';
import { solveFor } from './solve/solve.ts';
import { explain, readTarget } from './solve/solve-words.ts';

/*
 * The engine as programs ask it: a question as JSON (inputs, a target to solve for, or words), its answer as
 * JSON.
 */

/** The calculators that questions are answered with. */
export interface Catalogue {
  readonly slugs: readonly string[];
  /** The calculator with this name in addresses, if there is one. */
  readonly find: (slug: string) => Promise<Calculator | undefined>;
  /** What questions in words are read with. */
  readonly interpreters: () => Promise<Interpreters>;
  /** The current day, YYYY-MM-DD, for questions that name none. */
  readonly today: () => string;
}

interface Question {
  readonly slug: string;
  readonly inputs?: Readonly<Record<string, unknown>>;
  readonly live?: Partial<Live>;
  /** Also the rows of the tables on demand. */
  readonly tables?: boolean;
  /** Asks for the values of a field for which a result is the target, instead of the results. */
  readonly solve?: unknown;
}

/** Why there is no answer, as a reply. */
export const refusal = (slug: unknown, message: string, field?: string) => ({
  slug,
  ok: false,
  errors: [{ ...(field ? { field } : {}), message }],
});

/** The most digits of a whole number that a JSON number holds exactly. */
const mostExact = 15;

/** The most digits of a JSON number. */
const mostPrinted = 17;

/** Converts decimals to JSON numbers; a longer whole number is a text, which keeps every digit. */
function plain(value: unknown, shown?: unknown): unknown {
  if (value instanceof Big) {
    const text = value.toFixed();
    const everyDigit = (shown as { digits?: unknown } | undefined)?.digits === 'all';
    return everyDigit && text.length > mostExact ? text : Number(text);
  }
  if (Array.isArray(value)) return value.map((row) => plain(row, shown));
  if (typeof value !== 'object' || value === null) return value;
  const columns = ((shown as { columns?: object } | undefined)?.columns ?? shown ?? {}) as Readonly<
    Record<string, unknown>
  >;
  return Object.fromEntries(
    Object.entries(value).map(([id, each]) => [id, plain(each, columns[id])]),
  );
}

/** Converts numbers to texts as a visitor types them, also in rows. */
function typed(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(typed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([id, each]) => [id, typed(each)]));
}

function printable({ slug, manifest }: Calculator, outcome: Answer) {
  if (!outcome.ok) return { slug, ...outcome };
  const { results, shown, verdict, cautions } = outcome;
  return {
    slug,
    ok: true,
    results: plain(results, manifest.results),
    shown,
    ...(verdict ? { verdict } : {}),
    ...(cautions.length > 0 ? { cautions } : {}),
  };
}

/** The error message about the day or the rates of a question; `undefined` if they are valid. */
function liveProblem(live: unknown): string | undefined {
  if (typeof live !== 'object' || live === null) return 'What is "live" is an object.';
  const { today = '2000-01-01', rates = { asOf: '2000-01-01' } } = live as Record<string, unknown>;
  if (typeof today !== 'string' || !isDate(today)) return 'The day in "live" is like 2026-10-06.';
  const asOf = (rates as { asOf?: unknown } | null)?.asOf;
  if (typeof asOf !== 'string' || !isDate(asOf)) {
    return 'The rates in "live" are like {"asOf": "2026-10-06", "USD": {"EUR": 0.9}}.';
  }
  return undefined;
}

/** A number, or its text if a JSON number has too few digits for it. */
const withAllDigits = (value: Big): number | string =>
  value.c.length > mostPrinted ? value.toFixed() : Number(value);

/** Finds the values of a field for which a result is the target; errors are part of the answer. */
function solved(
  calculator: Calculator,
  inputs: Readonly<Record<string, unknown>>,
  solve: unknown,
  live: Live,
): unknown {
  const { slug, manifest } = calculator;
  const asked = (typeof solve === 'object' ? solve : undefined) as
    | Readonly<Record<string, unknown>>
    | undefined;
  const [field, result] = [String(asked?.field), String(asked?.result)];
  if (!asked?.field || !asked.result) {
    return refusal(slug, 'What is in "solve" is a "field", a "result" and a "target".');
  }
  const [id = ''] = field.split('.');
  if (!Object.hasOwn(manifest.fields, id)) {
    const hint = didYouMean(id, Object.keys(manifest.fields));
    return refusal(slug, `There is no field “${id}”.${hint}`, id);
  }
  if (!fieldNamed(manifest, field))
    return refusal(slug, `“${field}” is not a number field.`, field);
  const declared = Object.hasOwn(manifest.results, result) ? manifest.results[result] : undefined;
  if (!declared) {
    const hint = didYouMean(result, Object.keys(manifest.results));
    return refusal(slug, `There is no result “${result}”.${hint}`);
  }
  if (!isNumeric(declared)) return refusal(slug, `The result “${result}” is not a number.`);
  const text = String(typed(asked.target) ?? '');
  const target = readTarget(declared as Result, text);
  if (!target) return refusal(slug, `“${text}” is not a number.`);

  const scan = scanOf(calculator, inputs, field, live);
  if ('errors' in scan) return { slug, ok: false, errors: scan.errors };
  const found = solveFor(scan, result, target);
  const note = explain({ calculator, scan, result, target }, found);
  if ('solutions' in found) {
    const solutions = found.solutions.map(({ value, answer, exact, interval }) => ({
      value: withAllDigits(value),
      results: plain(answer.results, manifest.results),
      shown: answer.shown,
      ...(exact ? {} : { exact }),
      ...(interval ? { from: plain(interval[0]), to: plain(interval[1]) } : {}),
    }));
    return { slug, ok: true, field, solutions, ...(note ? { note } : {}) };
  }
  const errors = 'errors' in found && found.errors.length > 0 ? found.errors : [{ message: note }];
  const reach =
    'constant' in found
      ? [found.constant, found.constant]
      : 'reach' in found
        ? found.reach
        : undefined;
  return { slug, ok: false, errors, ...(reach ? { reach: plain(reach) } : {}) };
}

/** The answer to a question that is an arithmetic expression. */
function printableSum({ expression, shown, fraction, approx, refusal, doubt }: Sum) {
  const answer = { kind: 'arithmetic', expression };
  if (shown === undefined) return { ...answer, ok: false, errors: [{ message: refusal }] };
  const figures = {
    shown: { value: shown },
    ...(fraction ? { fraction } : {}),
    ...(approx ? { approximate: true } : {}),
  };
  // Of two readings neither is the answer.
  if (doubt) return { ...answer, ok: false, doubt, reading: figures };
  return { ...answer, ok: true, ...figures };
}

/** One reading of a question in words. */
function printableAsked(each: Asked) {
  const { slug, given, missing, solved, doubt, solve, choice, corrected, money } = each;
  const assumed = assumptionsOf(each).map(({ label, text }) => `${label}: ${text}`);
  return {
    slug,
    given,
    missing,
    ok: solved !== undefined && !choice,
    ...(solved && !choice ? { shown: solved.shown } : {}),
    ...(solved && choice ? { choice: { ...choice, shown: solved.shown } } : {}),
    ...(assumed.length > 0 ? { assumed } : {}),
    ...(corrected.length > 0
      ? { corrected: corrected.map(({ typed, read }) => `“${typed}” is read as ${read}`) }
      : {}),
    ...(money ? { money } : {}),
    ...(doubt ? { doubt } : {}),
    ...(solve ? { solve } : {}),
  };
}

/** Answers a question in words. */
async function replyInWords(
  { find, interpreters, today }: Catalogue,
  ask: unknown,
  live: Partial<Live>,
): Promise<unknown> {
  if (typeof ask !== 'string') return refusal(null, 'What is asked is a text: {"ask": "…"}.');
  const unusable = liveProblem(live);
  if (unusable) return refusal(null, unusable);
  const day = live.today ?? today();
  const interpreter = await (await interpreters())(ask, day);
  const read = await answersTo(interpreter, ask, day, async (slug) => {
    const calculator = (await find(slug)) as Calculator;
    return live.rates ? { ...calculator, rates: live.rates } : calculator;
  });
  const sums = arithmetic(ask);
  if (sums.length > 0) {
    // Of calculators, only one with the same figure may show it.
    const [{ shown = '' } = {}] = sums;
    const same = read.filter((each) =>
      figureIds(each).some((id) => each.solved?.shown[id] === shown),
    );
    return { ask, answers: [...sums.map(printableSum), ...same.map(printableAsked)], unread: [] };
  }
  const answers = read.map(printableAsked);
  if (answers.some(({ ok, choice }) => ok || choice)) {
    return { ask, answers, unread: read[0]?.unread ?? [] };
  }
  const { unread, note, near } = missOf(interpreter, ask, day);
  return {
    ask,
    answers,
    unread: read[0]?.unread ?? unread,
    ...(note ? { note } : {}),
    near: near.map(({ slug }) => slug),
  };
}

/** Answers one question; errors are part of the answer, so it never throws. */
export async function reply(catalogue: Catalogue, question: unknown): Promise<unknown> {
  if (typeof question === 'object' && question !== null && 'ask' in question) {
    const { ask, live = {} } = question as { ask: unknown; live?: Partial<Live> };
    return replyInWords(catalogue, ask, live);
  }
  if (typeof question !== 'object' || question === null || !('slug' in question)) {
    return refusal(null, 'Each line is a JSON object with a "slug" and "inputs", or an "ask".');
  }
  const { slug, inputs = {}, live = {}, tables, solve } = question as Question;
  if (typeof inputs !== 'object' || inputs === null) {
    return refusal(slug, 'The "inputs" are an object: one number or text by field id.');
  }
  const calculator = await catalogue.find(slug);
  if (!calculator) {
    const hint = didYouMean(String(slug), catalogue.slugs);
    return refusal(slug, `There is no calculator “${slug}”.${hint}`);
  }
  const known = Object.keys(calculator.manifest.fields);
  const unknown = Object.keys(inputs).find((id) => !known.includes(id));
  if (unknown !== undefined) {
    return refusal(slug, `There is no field “${unknown}”.${didYouMean(unknown, known)}`, unknown);
  }
  const unusable = liveProblem(live);
  if (unusable) return refusal(slug, unusable);
  const given = { today: catalogue.today(), ...live };
  const texts = typed(inputs) as Record<string, unknown>;
  try {
    if (solve !== undefined) return solved(calculator, texts, solve, given);
    const outcome = answer(calculator, texts, given);
    const module = tables === true && outcome.ok ? await calculator.tables?.() : undefined;
    return {
      ...printable(calculator, outcome),
      ...(module && outcome.ok
        ? { tables: plain(rowsOf(calculator, module, outcome, given), module.declared) }
        : {}),
    };
  } catch (error) {
    if (given.rates) return refusal(slug, (error as Error).message);
    throw error;
  }
}
