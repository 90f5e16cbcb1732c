/*
 * Runs calculators on the command line:
 *   npm run -s calc -- loan-emi principal=1000000 annualRate=8.5 tenureYears=20
 *   npm run -s calc -- --batch < lines.jsonl
 *   npm run -s calc -- --tables loan-emi …      also its tables on demand, unrounded
 *   npm run -s calc -- loan-emi annualRate=8.5 tenureYears=20 --solve principal --for emi=20000
 *   npm run -s calc -- --ask "emi on 10 lakh at 8.5% for 20 years"
 * Prints one line of JSON per calculation.
 */
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { Big } from '../schemas/decimal.ts';
import type { Live, Result } from '../schemas/manifest.ts';
import { didYouMean } from '../schemas/nearest.ts';
import { today } from '../src/browser/today.ts';
import { type Answer, answer } from '../src/engine/answer/answer.ts';
import { isNumeric } from '../src/engine/answer/numeric.ts';
import { rowsOf } from '../src/engine/answer/tables.ts';
import { type Asked, answersTo, assumptionsOf, figureIds } from '../src/engine/ask/answers.ts';
import { arithmetic, type Sum } from '../src/engine/ask/arithmetic/arithmetic.ts';
import { missOf } from '../src/engine/ask/miss.ts';
import type { Interpreters } from '../src/engine/ask/parts.ts';
import type { Calculator } from '../src/engine/calculator.ts';
import { isDate } from '../src/engine/input/kinds/date.ts';
import { fieldNamed, scanOf } from '../src/engine/solve/scan.ts';
import { solveFor } from '../src/engine/solve/solve.ts';
import { explain, readTarget } from '../src/engine/solve/solve-words.ts';
import { interpretersOf } from './build/questions.ts';
import {
  type CalculatorFolder,
  findCalculators,
  loadCalculator,
  loadCatalogue,
} from './calculators.ts';

interface Question {
  readonly slug: string;
  readonly inputs?: Readonly<Record<string, unknown>>;
  readonly live?: Partial<Live>;
  /** Also the rows of the tables on demand. */
  readonly tables?: boolean;
  /** Asks for the values of a field for which a result is the target, instead of the results. */
  readonly solve?: unknown;
}

const folders = findCalculators();
const loaded = new Map<string, Promise<Calculator>>();

const refusal = (slug: unknown, message: string, field?: string) => ({
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
  const { results, shown, cautions } = outcome;
  return {
    slug,
    ok: true,
    results: plain(results, manifest.results),
    shown,
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

const calculatorOf = (folder: CalculatorFolder): Promise<Calculator> => {
  const found = loaded.get(folder.slug) ?? loadCalculator(folder);
  loaded.set(folder.slug, found);
  return found;
};

let reading: Promise<Interpreters> | undefined;

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

/** Answers a question in words. */
async function replyInWords(ask: unknown, live: Partial<Live>): Promise<unknown> {
  if (typeof ask !== 'string') return refusal(null, 'What is asked is a text: {"ask": "…"}.');
  const unusable = liveProblem(live);
  if (unusable) return refusal(null, unusable);
  reading ??= loadCatalogue().then(interpretersOf);
  const day = live.today ?? today();
  const interpreter = await (await reading)(ask, day);
  const read = await answersTo(interpreter, ask, day, async (slug) => {
    const calculator = await calculatorOf(
      folders.find((each) => each.slug === slug) as CalculatorFolder,
    );
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

/** Answers one question; errors are part of the answer, so it never throws. */
async function reply(question: unknown): Promise<unknown> {
  if (typeof question === 'object' && question !== null && 'ask' in question) {
    const { ask, live = {} } = question as { ask: unknown; live?: Partial<Live> };
    return replyInWords(ask, live);
  }
  if (typeof question !== 'object' || question === null || !('slug' in question)) {
    return refusal(null, 'Each line is a JSON object with a "slug" and "inputs", or an "ask".');
  }
  const { slug, inputs = {}, live = {}, tables, solve } = question as Question;
  if (typeof inputs !== 'object' || inputs === null) {
    return refusal(slug, 'The "inputs" are an object: one number or text by field id.');
  }
  const folder = folders.find((each) => each.slug === slug);
  if (!folder) {
    const known = folders.map((each) => each.slug);
    return refusal(slug, `There is no calculator “${slug}”.${didYouMean(String(slug), known)}`);
  }
  const calculator = await calculatorOf(folder);
  const known = Object.keys(calculator.manifest.fields);
  const unknown = Object.keys(inputs).find((id) => !known.includes(id));
  if (unknown !== undefined) {
    return refusal(slug, `There is no field “${unknown}”.${didYouMean(unknown, known)}`, unknown);
  }
  const unusable = liveProblem(live);
  if (unusable) return refusal(slug, unusable);
  const given = { today: today(), ...live };
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

async function batch(): Promise<void> {
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() === '') continue;
    let question: unknown;
    try {
      question = JSON.parse(line);
    } catch (error) {
      question = undefined;
      console.log(
        JSON.stringify(refusal(null, `This line is not JSON: ${(error as Error).message}`)),
      );
      continue;
    }
    console.log(JSON.stringify(await reply(question)));
  }
}

/** `courses=[...]` is JSON; everything else is the text after the first equals sign. */
function parseInput(argument: string): [string, unknown] {
  const at = argument.indexOf('=');
  if (at < 1) throw new Error(`“${argument}” is not a field=value pair.`);
  const value = argument.slice(at + 1);
  if (!value.startsWith('[')) return [argument.slice(0, at), value];
  try {
    return [argument.slice(0, at), JSON.parse(value)];
  } catch (error) {
    throw new Error(`“${argument}” holds rows that are not JSON: ${(error as Error).message}`);
  }
}

const usage = `Usage: npm run -s calc -- [--tables] <calculator> <field>=<value> ...
       npm run -s calc -- <calculator> <field>=<value> ... --solve <field> --for <result>=<target>
       npm run -s calc -- --batch < lines.jsonl
       npm run -s calc -- --ask "<question>"
Calculators: ${folders.map(({ slug }) => slug).join(', ')}`;

/** The two options that ask for an input: `--solve field --for result=target`. */
function parseSolve(field: string, goal: string | undefined) {
  const [result, target] = parseInput(goal ?? '');
  return { field, result, target };
}

/** Answers what the command line asks. */
async function run(words: readonly string[]): Promise<void> {
  // A question is not parsed: it may begin with a minus sign.
  if (words[0] === '--ask') {
    console.log(JSON.stringify(await reply({ ask: words.slice(1).join(' ') })));
    return;
  }
  const { values: options, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      batch: { type: 'boolean' },
      help: { type: 'boolean' },
      tables: { type: 'boolean' },
      solve: { type: 'string' },
      for: { type: 'string' },
    },
  });
  const [slug, ...inputs] = positionals;
  if (options.batch) await batch();
  else if (slug === undefined || options.help) console.log(usage);
  else {
    const outcome = await reply({
      slug,
      inputs: Object.fromEntries(inputs.map(parseInput)),
      ...(options.tables ? { tables: true } : {}),
      ...(options.solve === undefined ? {} : { solve: parseSolve(options.solve, options.for) }),
    });
    console.log(JSON.stringify(outcome));
    if (!(outcome as { ok: boolean }).ok) process.exitCode = 1;
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(`${(error as Error).message}\n${usage}`);
  process.exitCode = 2;
}
