import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { didYouMean } from '../../../schemas/nearest.ts';
import { catalogue } from './catalogue.ts';
import { answer, ask, calculators, load, solve } from './index.ts';
import { refusal, reply } from './reply.ts';
import { answerText, askedText, descriptionText, listText, solvedText } from './text.ts';
import type { Goal, Input, Inputs } from './types.ts';

/*
 * The command `reckonwell`, which `npm run calc` is as well.
 */

const usage = `Usage: reckonwell <calculator> <field>=<value> ...       an answer
       reckonwell <calculator> <field>=<value> ... --solve <field> --for <result>=<target>
       reckonwell --ask "<question>"                     a question in words, or a sum
       reckonwell --batch < lines.jsonl                  a line of JSON for each question
       reckonwell --list                                 all calculators
       reckonwell --describe <calculator>                its fields, results and examples
       reckonwell serve [--port <port>] [--cors <origin>]   over HTTP, on this computer
       reckonwell mcp [--http <port>]                    tools for assistants, over standard input or HTTP

Options: --steps           how the answer is worked out
         --tables          the tables of the page as well
         --today <day>     instead of the current day, like 2026-10-06
         --currency <code> the currency of amounts that state none, like EUR
         --json            one line of JSON instead of text
         --version, --help

Rows are JSON: courses='[{"credits": 3, "grade": "A"}]'
Ends with 0 if there is an answer, 1 if the inputs are refused, 2 if the command is wrong or fails.`;

/** What is said of it after a mistake. */
const [first = ''] = usage.split('\n');

/** The command line is wrong. */
class UsageError extends Error {}

/** `courses=[...]` is JSON; everything else is the text after the first equals sign. */
function parseInput(argument: string): [string, Input] {
  const at = argument.indexOf('=');
  if (at < 1) throw new UsageError(`“${argument}” is not a field=value pair.`);
  const value = argument.slice(at + 1);
  if (!value.startsWith('[')) return [argument.slice(0, at), value];
  try {
    return [argument.slice(0, at), JSON.parse(value)];
  } catch (error) {
    throw new UsageError(`“${argument}” holds rows that are not JSON: ${(error as Error).message}`);
  }
}

/** The two options that ask for an input: `--solve field --for result=target`. */
function parseGoal(field: string, goal: string | undefined): Goal {
  const [result, target] = parseInput(goal ?? '');
  return { field, result, target: String(target) };
}

const options = {
  ask: { type: 'string' },
  batch: { type: 'boolean' },
  cors: { type: 'string', multiple: true },
  currency: { type: 'string' },
  describe: { type: 'string' },
  for: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  http: { type: 'string' },
  json: { type: 'boolean' },
  list: { type: 'boolean' },
  port: { type: 'string' },
  solve: { type: 'string' },
  steps: { type: 'boolean' },
  tables: { type: 'boolean' },
  today: { type: 'string' },
  version: { type: 'boolean', short: 'v' },
} as const;

/** Reads the command line; an error names the nearest option. */
function parse(words: readonly string[]) {
  // A question is not parsed: it may begin with a minus sign.
  const at = words.indexOf('--ask');
  const question = at >= 0 ? words.slice(at + 1).filter((word) => word !== '--json') : undefined;
  const isJson = words.includes('--json');
  try {
    const { values, positionals } = parseArgs({
      args: question ? words.slice(0, at) : [...words],
      allowPositionals: true,
      options,
    });
    return {
      positionals,
      values: { ...values, json: isJson, ...(question && { ask: question.join(' ') }) },
    };
  } catch (error) {
    const { message } = error as Error;
    const [, wrong = ''] = /'--([\w-]+)/.exec(message) ?? [];
    const hint =
      wrong && !Object.hasOwn(options, wrong) ? didYouMean(wrong, Object.keys(options)) : '';
    throw new UsageError(`${message.replace(/ To specify .*/s, '')}${hint}`);
  }
}

const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

const printJson = (value: unknown): void => print(JSON.stringify(value));

/** A port from the command line. */
function portOf(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port < 65536) return port;
  throw new UsageError(`“${text}” is not a port.`);
}

async function batch(): Promise<void> {
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() === '') continue;
    let question: unknown;
    try {
      question = JSON.parse(line);
    } catch (error) {
      printJson(refusal(null, `This line is not JSON: ${(error as Error).message}`));
      continue;
    }
    printJson(await reply(question));
  }
}

type Options = ReturnType<typeof parse>['values'];

/** The options of answers. */
const answerOptions = ({ today, currency, tables }: Options) => ({
  ...(today !== undefined && { today }),
  ...(currency !== undefined && { currency }),
  ...(tables && { tables }),
});

/** Answers a question in words; gives whether there is an answer. */
async function runAsk(question: string, values: Options): Promise<boolean> {
  const { tables: _, ...live } = answerOptions(values);
  if (values.json) {
    const found = (await reply({ ask: question, live })) as {
      readonly answers?: readonly { readonly ok: boolean }[];
    };
    printJson(found);
    return found.answers?.some(({ ok }) => ok) ?? false;
  }
  const asked = await ask(question, live);
  print(await askedText(asked));
  return asked.answers.some(({ ok }) => ok) || asked.sums.some(({ shown }) => shown !== undefined);
}

/** Answers what a calculator is asked; gives whether there is an answer. */
async function runCalculator(slug: string, inputs: Inputs, values: Options): Promise<boolean> {
  const goal = values.solve === undefined ? undefined : parseGoal(values.solve, values.for);
  const given = answerOptions(values);
  if (values.json) {
    const { tables, ...live } = given;
    const outcome = (await reply({
      slug,
      inputs,
      live,
      ...(tables && { tables }),
      ...(values.steps && { steps: true }),
      ...(goal && { solve: goal }),
    })) as { readonly ok: boolean };
    printJson(outcome);
    return outcome.ok;
  }
  const calculator = await load(slug);
  if (goal) {
    const solved = await solve(calculator, inputs, goal, given);
    print(solvedText(calculator, goal, solved));
    return solved.ok;
  }
  const found = await answer(calculator, inputs, given);
  print(answerText(calculator, found, { steps: values.steps ?? false }));
  return found.ok;
}

/** Throws for a calculator that does not exist. */
function known(slug: string): void {
  const slugs = calculators.map((each) => each.slug);
  if (slugs.includes(slug)) return;
  const word = [...slugs, 'serve', 'mcp'];
  throw new UsageError(`There is no calculator “${slug}”.${didYouMean(slug, word)}`);
}

/** Runs what the command line asks; gives whether there is an answer. */
async function run(words: readonly string[]): Promise<boolean> {
  const { values, positionals } = parse(words);
  const [name, ...rest] = positionals;
  if (values.help) print(usage);
  else if (values.version) print(catalogue.version);
  else if (values.ask !== undefined) return runAsk(values.ask, values);
  else if (values.batch) await batch();
  else if (values.list) values.json ? printJson(calculators) : print(listText(calculators));
  else if (values.describe !== undefined) {
    known(values.describe);
    const calculator = await load(values.describe);
    if (values.json) printJson(calculator);
    else print(descriptionText(calculator));
  } else if (name === 'mcp') {
    const { startMcp } = await import('./mcp.ts');
    const { url } = await startMcp(values.http === undefined ? {} : { http: portOf(values.http) });
    if (url) print(`The tools are at ${url} (Ctrl+C stops them).`);
  } else if (name === 'serve') {
    const { serve } = await import('./http.ts');
    const { cors } = values;
    const { url } = await serve({
      port: portOf(values.port ?? '8080'),
      ...(cors && { cors: cors.includes('*') ? ('*' as const) : cors }),
    });
    print(
      `The calculators are at ${url}/calculators, their description at ${url}/openapi.json (Ctrl+C stops them).`,
    );
  } else if (name === undefined) throw new UsageError('No calculator is named.');
  else {
    known(name);
    return runCalculator(name, Object.fromEntries(rest.map(parseInput)), values);
  }
  return true;
}

/** Runs the command; gives the exit code. */
export async function runProgram(words: readonly string[]): Promise<0 | 1 | 2> {
  try {
    return (await run(words)) ? 0 : 1;
  } catch (error) {
    const hint =
      error instanceof UsageError ? `${first}\nreckonwell --help lists all that it does.\n` : '';
    process.stderr.write(`${(error as Error).message}\n${hint}`);
    return 2;
  }
}
