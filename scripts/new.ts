/*
 * Creates the draft of a calculator: a folder that compiles, is formatted, and has a TODO for each part.
 *   npm run new                                         asks
 *   npm run new -- --category education --slug stopping-distance \
 *     --title "Stopping Distance Calculator" \
 *     --field speed:number --field road:choice --result stopping:number --result thinking:number
 *   npm run new -- --function …                         with a function, if formulas are not enough
 *   npm run new -- --from draft.zip                     what the page /make saved, or a link of it
 * It writes only that folder and never overwrites a file.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { categories } from '../calculators/categories.ts';
import type { FieldKind, ResultKind } from '../schemas/manifest.ts';
import { didYouMean } from '../schemas/nearest.ts';
import { isNumberField } from '../schemas/number-field.ts';
import { type DraftData, envelopeOf } from '../src/engine/draft/draft.ts';
import { articleSkeleton } from '../src/engine/draft/folder/article.ts';
import { type LoadedCalculator, loadCatalogue, root } from './calculators.ts';

// ---------------------------------------------------------------- the inputs

/** The inputs as typed, in flags or answers: `field` and `result` are “id:kind” or “id:kind:Label”. */
export interface Draft {
  readonly category: string;
  readonly slug: string;
  readonly title: string;
  readonly field: readonly string[];
  readonly result: readonly string[];
  /** Also create a function, `compute.ts`; a result that is a table always needs one. */
  readonly function?: boolean | undefined;
}

/** The calculators that exist. */
type Known = readonly Pick<LoadedCalculator, 'slug' | 'category' | 'path' | 'manifest'>[];

interface Part {
  readonly id: string;
  readonly kind: string;
  readonly label: string;
}

/** The code that each kind of field needs besides its label. */
const fieldKinds: Readonly<Record<FieldKind, string>> = {
  number: '',
  integer: '',
  choice:
    "options: { first: { label: 'TODO: the first option, here and as its id' }, second: { label: 'TODO: the second option, likewise' } },",
  currency: "options: currencies, default: 'USD',",
  date: '',
  time: '',
  text: '',
  list: 'maxCount: 1000,',
  rows: "rowLabel: 'TODO: what one row is called', maxRows: 20, incompleteRows: 'refuse', fields: { amount: { kind: 'number', label: 'TODO: a field of each row, id too', symbol: 'x' } },",
};

/** Kinds of fields that formulas cannot use. */
const withoutSymbol: readonly string[] = ['currency', 'text', 'rows'] satisfies FieldKind[];

/** The code that each kind of result needs besides its label. */
const resultKinds: Readonly<Record<ResultKind, string>> = {
  money: 'digits: 2,',
  percent: 'digits: 2,',
  number: 'digits: 2,',
  text: '',
  date: '',
  table:
    "columns: { row: { kind: 'number', digits: 0, label: 'TODO: a column of the table, id too' } },",
};

/** The words of an id, slug or sentence. */
const wordsIn = (text: string): readonly string[] =>
  text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? [];

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
const kebab = (text: string): string => wordsIn(text).join('-');
const camel = (text: string): string =>
  wordsIn(text)
    .map((word, index) => (index === 0 ? word : capital(word)))
    .join('');
const quoted = (guess: string): string => (guess ? ` Did you mean “${guess}”?` : '');

function partOf(text: string): Part {
  const [id = '', kind = '', ...label] = text.split(':').map((each) => each.trim());
  return { id, kind, label: label.join(': ') || capital(wordsIn(id).join(' ')) };
}

/** Reserved words, which cannot be names of variables in a computation. */
const reserved = new Set(
  'arguments await break case catch class const constructor continue debugger default delete do else enum eval export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield'.split(
    ' ',
  ),
);

const identifier = /^[a-z][A-Za-z0-9]*$/;

const noHeadline = 'A table alone has no headline: add a result of another kind.';

/** The checks of each input; they return messages, none if it is valid. */
const checks: {
  readonly [Key in DraftPart]: (value: Draft[Key], known: Known, draft: Partial<Draft>) => string[];
} = {
  category(id) {
    const ids = categories.map((each) => each.id);
    if (ids.includes(id)) return [];
    return [
      `There is no category “${id}”; known are ${ids.join(', ')}.${didYouMean(id, ids)} (A new one is a line in calculators/categories.ts.)`,
    ];
  },

  slug(slug, known, { category = '' }) {
    if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(slug)) {
      const guess = kebab(slug).replace(/^[\d-]+/, '');
      return [
        `The slug “${slug}” is not in kebab-case: small letters and digits, a hyphen between words.${quoted(guess)}`,
      ];
    }
    const taken = known.find((each) => each.slug === slug)?.path;
    const there = `calculators/${category}/${slug}`;
    if (taken) return [`The slug “${slug}” is taken: see ${taken}.`];
    return existsSync(join(root, there)) ? [`${there} is there already; it is left as it is.`] : [];
  },

  title(title, known) {
    if (!title.trim()) return ['The title is blank.'];
    if (title.includes('\n')) return ['The title must be one line.'];
    const same = (other: string) => other.toLowerCase() === title.trim().toLowerCase();
    const taken = known.find(({ manifest }) => same(manifest.title));
    return taken ? [`The title “${title}” is taken: see ${taken.path}.`] : [];
  },

  field: (fields) => partProblems('field', fields, Object.keys(fieldKinds)),

  result(results, _, { field = [] }) {
    const problems = partProblems('result', results, Object.keys(resultKinds));
    const ids = new Set(field.map((each) => partOf(each).id));
    for (const { id } of results.map(partOf)) {
      if (ids.has(id)) problems.push(`The id “${id}” is a field’s: give the result its own.`);
    }
    if (problems.length === 0 && results.every((each) => partOf(each).kind === 'table')) {
      problems.push(noHeadline);
    }
    return problems;
  },
};

function partProblems(what: string, parts: readonly string[], kinds: readonly string[]): string[] {
  if (parts.length === 0) return [`A calculator has at least one ${what}.`];
  const ids = parts.map((each) => partOf(each).id);
  return parts.flatMap((each, index) => {
    const { id, kind, label } = partOf(each);
    const problems: string[] = [];
    if (!identifier.test(id)) {
      const guess = camel(id).replace(/^\d+/, '');
      problems.push(`The ${what} id “${id}” is not one word in camelCase.${quoted(guess)}`);
    } else if (reserved.has(id)) {
      problems.push(`The ${what} id “${id}” is a word of JavaScript’s own: choose another.`);
    } else if (ids.indexOf(id) < index) problems.push(`The ${what} id “${id}” is there twice.`);
    if (!kind) {
      problems.push(`The ${what} “${each}” has no kind: write ${id || 'id'}:${kinds[0]}.`);
    } else if (!kinds.includes(kind)) {
      problems.push(
        `“${kind}” is not a kind of ${what}; known are ${kinds.join(', ')}.${didYouMean(kind, kinds)}`,
      );
    }
    if (label.length > 40) {
      problems.push(`The label “${label}” is too long: 40 characters at most.`);
    }
    return problems;
  });
}

const parts = ['category', 'slug', 'title', 'field', 'result'] as const;
type DraftPart = (typeof parts)[number];

/** The messages about one input. */
function problemsIn(part: DraftPart, draft: Partial<Draft>, known: Known): string[] {
  const check = checks[part] as (value: unknown, known: Known, draft: Partial<Draft>) => string[];
  return draft[part] === undefined ? [] : check(draft[part], known, draft);
}

/** The messages about all inputs; an input that is still missing is no error. */
export const problemsOf = (draft: Partial<Draft>, known: Known): string[] =>
  parts.flatMap((part) => problemsIn(part, draft, known));

// ---------------------------------------------------------------- the files

const text = (value: string): string => JSON.stringify(value);
const list = (some: readonly Part[]): string => some.map(({ id }) => id).join(', ');

/** A symbol for each id, no letter twice: an initial, another letter of the id, or any unused letter. */
function symbolsFor(some: readonly Part[]): ReadonlyMap<string, string> {
  // The draft of a row uses x.
  const taken = new Set(['x']);
  return new Map(
    some.map(({ id }) => {
      const own = `${wordsIn(id).map(([initial]) => initial)}${id.toLowerCase()}`;
      const letters = [...own.replace(/[^a-z]/g, ''), ...'abcdefghijklmnopqrstuvwyz'];
      const symbol = letters.find((letter) => !taken.has(letter)) ?? `x_{${taken.size}}`;
      taken.add(symbol);
      return [id, symbol];
    }),
  );
}

/** The results that the function computes: all if a function was requested, else the tables. */
const resultsOfFunction = (draft: Draft): readonly Part[] =>
  draft.result.map(partOf).filter(({ kind }) => draft.function || kind === 'table');

/** The draft of a result's formula; an empty text if the function computes the result. */
function formulaOf({ id, kind }: Part, draft: Draft): string {
  if (resultsOfFunction(draft).some((each) => each.id === id)) return '';
  if (kind === 'text')
    return "choose: [{ text: 'TODO: one text for each condition, with its `when` before it.' }],";
  const operands = draft.field.map(partOf).filter((each) => !withoutSymbol.includes(each.kind));
  return `
// TODO: the formula instead of 0 / 0${operands.length > 0 ? `, over ${list(operands)} and other results` : ''}.
formula: '0 / 0',`;
}

/** The largest number of calculators of the same category that are proposed as related. */
const mostRelated = 4;

function manifestOf(draft: Draft, related: readonly string[]): string {
  const { title } = draft;
  const today = new Date().toISOString().slice(0, 10);
  const fields = draft.field.map(partOf);
  const results = draft.result.map(partOf);
  const headline = results.find(({ kind }) => kind !== 'table');
  const shown = results.filter(({ kind }) => kind !== 'table');
  const symbols = symbolsFor(
    [...fields, ...shown].filter(({ kind }) => !withoutSymbol.includes(kind)),
  );
  const entry = ({ id, kind, label }: Part, more: string) => {
    const symbol = symbols.has(id) ? ` symbol: '${symbols.get(id)}',` : '';
    return `${id}: {\n kind: ${text(kind)}, label: ${text(label)},${symbol} ${more}},`;
  };
  const hasNumbers = fields.some(isNumberField);
  const hasCurrency = fields.some(({ kind }) => kind === 'currency');
  return `${hasCurrency ? "import { currencies } from '#shared/currencies.ts';\n" : ''}import { defineCalculator } from '#schemas/manifest.ts';

export default defineCalculator({
  title: ${text(title.trim())},
  summary: 'TODO: what it gives, in one line for lists of calculators.',
  intro: 'TODO: what to enter and what comes of it, in a sentence under the heading.',
  description:
    'TODO: what it does, for search engines, in 70 to 160 characters that name the inputs and the result.',
  keywords: ['TODO: words that people search for, one by one.'],
  ${related.length > 0 ? `related: [${related.map(text).join(', ')}],` : ''}
  // TODO: who it is for, and when a related calculator is the right one; nothing, if nobody could take the wrong one.
  // audience: 'For …',
  // whenNotToUse: [{ text: 'For …', use: '…' }],
  fields: {
    ${hasNumbers ? '// TODO: what each number may be (min, max; above, below), its unit, step and help.\n' : ''}${fields.map((each) => entry(each, fieldKinds[each.kind as FieldKind])).join('\n')}
  },
  results: {
    ${results
      .map((each) =>
        entry(
          each,
          `${formulaOf(each, draft)}\n${resultKinds[each.kind as ResultKind]}${each === headline ? 'headline: true,' : ''}`,
        ),
      )
      .join('\n')}
  },
  // TODO: what a reader must know before acting on the result; nothing, if there is no such thing.
  // cautions: [{ when: { field: '…', above: 0 }, say: '…' }],
  examples: [
    {
      title: 'TODO: a case that you can vouch for: a published one, or one worked by hand.',
      // TODO: what a visitor types: ${list(fields)}.
      given: {},
      asked: ['TODO: a question in the words of a visitor, with all that this example gives.'],
      shows: {
        ${shown.map(({ id }) => `${id}: 'TODO: what the page then shows, to the last sign.',`).join('\n')}
      },
      source: 'TODO: publisher, title and year; without this line the example is ours.',
    },
  ],
  // TODO: two laws or more that hold for every input, as in these.
  // laws: [{ law: 'rises', raise: '…', result: '…' }, { law: 'scales', fields: ['…'], results: ['…'] }],
  actions: { calculate: 'TODO: what the button says, as in “Calculate Interest”.' },
  published: '${today}',
  reviewed: '${today}',
  compute: '${resultsOfFunction(draft).length > 0 ? 'compute.ts' : 'formulas'}',
});
`;
}

function computeOf(draft: Draft): string {
  const { category, slug, field } = draft;
  return `import type { Compute } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** TODO: what is worked out, in one sentence, and by whose method. */
export const compute: Compute<typeof manifest> = () => {
  // TODO: take { ${list(field.map(partOf))} } and return { ${list(resultsOfFunction(draft))} }.
  // Numbers are decimals (plus, minus, times, div) and leave unrounded.
  throw new Error('calculators/${category}/${slug}/compute.ts: write the computation');
};
`;
}

/** Formats code as `npm run fix` does. */
const formatted = (path: string, code: string): string =>
  execFileSync(
    process.execPath,
    [
      join(root, 'node_modules/@biomejs/biome/bin/biome'),
      'check',
      '--write',
      `--stdin-file-path=${path}`,
    ],
    { cwd: root, input: code, encoding: 'utf8', stdio: ['pipe', 'pipe', 'inherit'] },
  );

/** Writes the files of a new folder, code formatted; returns their paths. */
function writeFolder(
  { category, slug }: Pick<Draft, 'category' | 'slug'>,
  files: ReadonlyMap<string, string>,
): readonly string[] {
  const path = `calculators/${category}/${slug}`;
  // All contents are created before the first file is written: half a folder would break the other tools.
  const ready = [...files].map(
    ([name, text]) =>
      [name, name.endsWith('.ts') ? formatted(`${path}/${name}`, text) : text] as const,
  );
  mkdirSync(join(root, 'calculators', category), { recursive: true });
  mkdirSync(join(root, path));
  for (const [name, content] of ready) {
    writeFileSync(join(root, path, name), content, { flag: 'wx' });
  }
  return ready.map(([name]) => `${path}/${name}`);
}

/** Writes the folder of a valid draft; returns the paths of the files. */
function write(draft: Draft, known: Known): readonly string[] {
  const related = known
    .filter(({ category }) => category === draft.category)
    .map(({ slug }) => slug)
    .slice(0, mostRelated);
  return writeFolder(
    draft,
    new Map([
      ['manifest.ts', manifestOf(draft, related)],
      ['article.md', articleSkeleton()],
      ...(resultsOfFunction(draft).length > 0 ? ([['compute.ts', computeOf(draft)]] as const) : []),
    ]),
  );
}

// ---------------------------------------------------------------- the questions

const questions: Readonly<Record<DraftPart, string>> = {
  category: `Category (${categories.map(({ id }) => id).join(', ')})`,
  slug: 'Slug, the end of its address, as in loan-emi',
  title: 'Title, as in Loan EMI Calculator',
  field: `Field, as id:kind, in the order of the form (${Object.keys(fieldKinds).join(', ')})`,
  result: `Result, as id:kind, the headline first (${Object.keys(resultKinds).join(', ')})`,
};

const isList = (part: DraftPart): part is 'field' | 'result' =>
  part === 'field' || part === 'result';

/** Asks for each missing input until it is valid. */
async function ask(flags: Partial<Draft>, known: Known): Promise<Draft> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const draft: { -readonly [Key in keyof Draft]?: Draft[Key] } = { ...flags };
  // Lines are read one by one, so that several pasted lines answer one question each.
  const typed = lines[Symbol.asyncIterator]();
  const question = async (prompt: string): Promise<string> => {
    lines.setPrompt(`${prompt}: `);
    lines.prompt();
    const { value, done } = await typed.next();
    if (!done) return value.trim();
    // Ctrl-C or Ctrl-D.
    console.error('\nNothing was written.');
    process.exit(130);
  };
  for (const part of parts.filter((each) => flags[each] === undefined)) {
    if (isList(part)) {
      const given: string[] = [];
      while (draft[part] === undefined) {
        const more = given.length > 0 ? `Another ${part}, or Enter to go on` : questions[part];
        const input = await question(more);
        const so = input ? [...given, input] : given;
        const wrong = problemsIn(part, { ...draft, [part]: so }, known);
        // A table may come before the headline, which is required only at the end.
        const early = input !== '' && wrong.length === 1 && wrong[0] === noHeadline;
        if (input && (wrong.length === 0 || early)) given.push(input);
        else if (wrong.length === 0) draft[part] = given;
        if (!early) for (const each of wrong) console.log(`  ${each}`);
      }
    } else {
      while (draft[part] === undefined) {
        const input = await question(questions[part]);
        const wrong = problemsIn(part, { ...draft, [part]: input }, known);
        if (wrong.length === 0) draft[part] = input;
        for (const each of wrong) console.log(`  ${each}`);
      }
    }
  }
  lines.close();
  return draft as Draft;
}

const usage = `Usage: npm run new            asks for everything
       npm run new -- --from draft.zip
       npm run new -- --category education --slug stopping-distance \\
         --title "Stopping Distance Calculator" \\
         --field speed:number --field road:choice --result stopping:number
--from takes the zip or the JSON that the page /make saved, or a link of it ("https://…/make#…" between
  quotation marks); --category, --slug and --title replace what it says
--function also writes a compute.ts, for what no formula says
A label that its id does not spell is a third part: --field taxRate:number:"Tax, in percent"
Kinds of field: ${Object.keys(fieldKinds).join(', ')}
Kinds of result: ${Object.keys(resultKinds).join(', ')}`;

function refuse(problems: readonly string[]): never {
  for (const each of problems) console.error(each);
  console.error('Nothing was written.');
  process.exit(2);
}

const options = {
  category: { type: 'string' },
  slug: { type: 'string' },
  title: { type: 'string' },
  field: { type: 'string', multiple: true },
  result: { type: 'string', multiple: true },
  function: { type: 'boolean' },
  from: { type: 'string' },
  help: { type: 'boolean' },
} as const;

interface Flags extends Partial<Draft> {
  /** The path of a file with a draft, or a link that carries one. */
  readonly from?: string | undefined;
  readonly help?: boolean | undefined;
}

/** Parses the flags; exits with a message for unknown or empty ones. */
function readFlags(): Flags {
  const { values, tokens } = parseArgs({
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const flags = Object.keys(options).map((each) => `--${each}`);
  const wrong = tokens.flatMap((token) => {
    if (token.kind === 'positional') return `“${token.value}” belongs to no flag.`;
    if (token.kind !== 'option') return [];
    if (!Object.hasOwn(options, token.name)) {
      return `There is no flag “${token.rawName}”; known are ${flags.join(', ')}.${didYouMean(token.rawName, flags)}`;
    }
    const { type } = options[token.name as keyof typeof options];
    if (type === 'string' && !token.value) return `The flag ${token.rawName} says nothing.`;
    return [];
  });
  if (wrong.length > 0) refuse(wrong);
  return values as Flags;
}

/** What can be done with a new folder, as the program says at its end. */
const nextSteps = (slug: string, typed: string): string => `Next:
  npm run check -- ${slug}
      lists what is still to write, line by line, until nothing is
  npm run dev
      shows it, draft or not, at /calculator/${slug}
  npm run calc -- ${slug} ${typed}
      says what it answers`;

/** Writes the folder of a draft of the page /make, as it is: the check says what is wrong with it. */
async function writeFrom(from: string, flags: Partial<Draft>, known: Known): Promise<void> {
  // Only here, because a new calculator needs none of the engine.
  const { contentsOf, draftFrom, functionProblem, problemsIn } = await import('./new/from.ts');
  const beside = (['field', 'result', 'function'] as const).filter((each) => flags[each]);
  if (beside.length > 0) {
    refuse(beside.map((each) => `The draft has its own: leave out --${each} beside --from.`));
  }
  const read = await draftFrom(from);
  if ('problem' in read) refuse([read.problem]);
  const data: DraftData = { ...read.data, ...flags };
  const { category, slug } = envelopeOf(data);
  const title = typeof data.title === 'string' ? data.title : '';
  const wrong = [
    ...(category
      ? []
      : ['The draft names no category: add --category, as in --category everyday.']),
    ...problemsOf({ ...(category ? { category } : {}), slug, title }, known),
    functionProblem(data, known) ?? [],
  ].flat();
  if (wrong.some((each) => each.includes('” is taken: see '))) {
    wrong.push('Add --slug and --title to give it names of its own.');
  }
  if (wrong.length > 0) refuse(wrong);
  const files = writeFolder({ category, slug }, contentsOf({ ...data, slug }, known));
  const problems = problemsIn(data);
  const ids = typeof data.fields === 'object' && data.fields ? Object.keys(data.fields) : [];
  console.log(`Wrote ${files.join(', ')}.
${
  problems.length === 0
    ? 'The article is still to be written: its headings and the facts of the manifest stand there.'
    : `The manifest is as it was in the draft, with what the check then says of it:\n${problems.map((each) => `  ${each}`).join('\n')}`
}
${nextSteps(slug, ids.map((id) => `${id}=…`).join(' '))}`);
}

if (import.meta.main) {
  const { help, from, ...flags } = readFlags();
  if (help) {
    console.log(usage);
    process.exit();
  }
  const known = await loadCatalogue();
  if (from !== undefined) {
    await writeFrom(from, flags, known);
    process.exit();
  }
  const wrong = problemsOf(flags, known);
  if (wrong.length > 0) refuse(wrong);
  const missing = parts.filter((part) => flags[part] === undefined);
  if (missing.length > 0 && !process.stdin.isTTY) {
    refuse([
      `Missing: ${missing.map((each) => `--${each}`).join(', ')}. (In a terminal it asks.)`,
      usage,
    ]);
  }
  const draft = missing.length > 0 ? await ask(flags, known) : (flags as Draft);
  const files = write(draft, known);
  const labels = [...draft.field, ...draft.result].map((each) => `“${partOf(each).label}”`);
  console.log(`Wrote ${files.join(', ')}.
The labels are ${labels.join(', ')}: correct what an id did not spell.
${nextSteps(draft.slug, draft.field.map((each) => `${partOf(each).id}=…`).join(' '))}`);
}
