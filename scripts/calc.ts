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
import { today } from '../src/browser/today.ts';
import type { Calculator } from '../src/engine/calculator.ts';
import { type Catalogue, refusal, reply } from '../src/engine/reply.ts';
import { interpretersOf } from './build/questions.ts';
import { findCalculators, loadCalculator, loadCatalogue } from './calculators.ts';

const folders = findCalculators();
const loaded = new Map<string, Promise<Calculator>>();
let reading: ReturnType<Catalogue['interpreters']> | undefined;

/** The calculators of the site, each loaded when it is first asked for. */
const catalogue: Catalogue = {
  slugs: folders.map(({ slug }) => slug),
  async find(slug) {
    const folder = folders.find((each) => each.slug === slug);
    if (!folder) return undefined;
    const found = loaded.get(slug) ?? loadCalculator(folder);
    loaded.set(slug, found);
    return found;
  },
  interpreters() {
    reading ??= loadCatalogue().then(interpretersOf);
    return reading;
  },
  today,
};

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
    console.log(JSON.stringify(await reply(catalogue, question)));
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
Calculators: ${catalogue.slugs.join(', ')}`;

/** The two options that ask for an input: `--solve field --for result=target`. */
function parseSolve(field: string, goal: string | undefined) {
  const [result, target] = parseInput(goal ?? '');
  return { field, result, target };
}

/** Answers what the command line asks. */
async function run(words: readonly string[]): Promise<void> {
  // A question is not parsed: it may begin with a minus sign.
  if (words[0] === '--ask') {
    console.log(JSON.stringify(await reply(catalogue, { ask: words.slice(1).join(' ') })));
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
    const outcome = await reply(catalogue, {
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
