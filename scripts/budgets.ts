/*
 * Compares the sizes of every page of the built site with the budgets.
 *   npm run budgets                      after a build
 *   npm run budgets -- --catalogue 1000  also with generated calculators, so many in total:
 *     the sizes of pages and the indexes, the time of the build, and that no byte changes on the
 *     pages of the other calculators
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parseSync } from 'vite';
import {
  type PartsIndex,
  partAddresses,
  partsFolder,
  indexAddress as wordsAddress,
} from '../src/engine/ask/parts.ts';
import { indexAddress } from '../src/engine/carry/index-format.ts';
import { copySources } from './budgets/copy.ts';
import { addGenerated } from './budgets/generate.ts';
import { root } from './calculators.ts';
import { findFiles, readJsonLines } from './files.ts';

/** The budget of a calculator page: sizes with brotli in kB of 1000 bytes; files include the document. */
export const limits = { script: 92, html: 13, files: 6 } as const;

/** The budget of the search index per calculator, in bytes: 60 kB for a thousand. */
const indexLimit = 60;

/** The budget of the index of quantities per calculator, in bytes. */
const quantitiesLimit = 40;

/** The budget of all that questions are read with, per calculator, in bytes: 50 kB for 119. */
const lexiconLimit = 420;

/** The budget of what one question fetches of that, in bytes, however many calculators there are. */
const questionLimit = 120_000;

/** The budget of a build, in seconds: a fixed part, and a part per calculator. */
const buildLimit = { fixed: 10, each: 0.1 } as const;

/** The budgets of lazy scripts, with everything that only they import. */
const later = {
  // It was 6 kB until the differences between figures, which it shows as well, came no longer with every result.
  WhatIf: 6.2,
  SolveFor: 10,
  // It was 26 kB until a question had to state the number that makes another field appear.
  Asked: 26.1,
  SumCard: 7,
  MissCard: 2,
  EmbedPanel: 2,
  picture: 2.5,
  'save-calendar': 1,
  Linked: 90,
  DraftEditor: 120,
  TextView: 270,
} as const;

/** A built site in a folder. */
export interface Site {
  /** The content at an address, such as /assets/main.js. */
  readonly read: (address: string) => string;
  /** The number of bytes sent, compressed. */
  readonly sent: (address: string) => number;
  /** The static imports of a script. */
  readonly imports: (address: string) => readonly string[];
}

export interface Weight {
  readonly page: string;
  /** The number of bytes sent, compressed. */
  readonly script: number;
  readonly html: number;
  /** The addresses fetched besides the document. */
  readonly files: readonly string[];
}

const kB = (bytes: number): string => (bytes / 1000).toFixed(1);

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];

/** Links to what no browser fetches for the page: other addresses, and the icons of the whole site. */
const notForPage = /^(canonical|alternate|expect|icon|manifest)$/;

/** The addresses that the tags of a document make a browser fetch. */
export function taggedFiles(html: string): string[] {
  const tags = html.match(/<(?:script|link|img|source|iframe|object|embed)\b[^>]*>/g) ?? [];
  const addresses = tags.map((tag) => {
    if (!tag.startsWith('<link')) return attribute(tag, 'src') ?? attribute(tag, 'data');
    const rel = attribute(tag, 'rel') ?? '';
    return notForPage.test(rel) ? undefined : attribute(tag, 'href');
  });
  return [...new Set(addresses.filter((each) => each !== undefined))].filter(
    (address) => !address.startsWith('data:'),
  );
}

/** The addresses of a script's static imports. */
export function staticImports(address: string, code: string): string[] {
  const { staticImports, staticExports } = parseSync(address, code).module;
  const wanted = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
  ];
  return [...new Set(wanted)].map((name) => new URL(name, `http://site${address}`).pathname);
}

/** Caches the return value of a function for each argument. */
function memoize<T>(give: (address: string) => T): (address: string) => T {
  const given = new Map<string, T>();
  return (address) => {
    const known = given.get(address) ?? give(address);
    given.set(address, known);
    return known;
  };
}

/** The site in a folder. Each script is read once, even if many pages use it. */
export function siteIn(folder: string): Site {
  const read = memoize((address) => readFileSync(join(folder, address), 'utf8'));
  return {
    read,
    sent: memoize((address) => {
      const compressed = join(folder, `${address}.br`);
      return existsSync(compressed)
        ? statSync(compressed).size
        : brotliCompressSync(read(address)).length;
    }),
    imports: memoize((address) => staticImports(address, read(address))),
  };
}

/** Everything that a document makes a browser fetch: its tags' files and what those import. */
export function fetchedFiles(html: string, { imports }: Site): string[] {
  const found = new Set<string>();
  const visit = (address: string) => {
    if (found.has(address)) return;
    found.add(address);
    if (address.endsWith('.js')) for (const each of imports(address)) visit(each);
  };
  for (const address of taggedFiles(html)) visit(address);
  return [...found];
}

/** The sizes of the page at an address, such as /calculator/tip.html. */
export function weigh(address: string, site: Site): Weight {
  const files = fetchedFiles(site.read(address), site);
  const scripts = files.filter((file) => file.endsWith('.js'));
  const script = scripts.reduce((sum, file) => sum + site.sent(file), 0);
  const page = address.replace(/^\/calculator\/|\.html$/g, '');
  return { page, script, html: site.sent(address), files };
}

/** Messages about the sizes of a page that exceed the budget. */
export function overBudget({ page, script, html, files }: Weight): string[] {
  const requests = files.length + 1;
  return [
    script > limits.script * 1000 &&
      `${page}: ${kB(script)} kB of script, at most ${limits.script} kB.`,
    html > limits.html * 1000 && `${page}: ${kB(html)} kB of HTML, at most ${limits.html} kB.`,
    requests > limits.files && `${page}: ${requests} files, at most ${limits.files}.`,
  ].filter((each) => each !== false);
}

/** The addresses of the documents of a site's calculators. */
const calculatorDocuments = (folder: string): readonly string[] =>
  findFiles('calculator/*.html', { cwd: folder }).map((file) => `/${file}`);

/** The documents of a site's calculators and embeds, and everything that they fetch: contents by address, by document. */
export function readPages(folder: string): Map<string, ReadonlyMap<string, string>> {
  const site = siteIn(folder);
  return new Map(
    calculatorDocuments(folder)
      .flatMap((page) => [page, embedOf(page)])
      .map((page) => [
        page,
        new Map(
          [page, ...fetchedFiles(site.read(page), site)].map((file) => [file, site.read(file)]),
        ),
      ]),
  );
}

/** Messages about changes on pages that existed before. */
export function changes(
  before: ReturnType<typeof readPages>,
  after: ReturnType<typeof readPages>,
): string[] {
  return [...before].flatMap(([page, files]) => {
    const now = after.get(page);
    if (!now) return [`${page} is gone.`];
    return [...files].flatMap(([file, text]) => {
      if (now.get(file) === text) return [];
      return [`${page}: ${now.has(file) ? 'the bytes changed of' : 'no longer fetches'} ${file}.`];
    });
  });
}

/** A script and everything that it imports. */
function withImports(address: string, site: Site, found = new Set<string>()): Set<string> {
  if (found.has(address)) return found;
  found.add(address);
  for (const each of site.imports(address)) withImports(each, site, found);
  return found;
}

/** The address of a script by its name; throws an Error if the build made none. */
function chunkNamed(name: string, dist: string): string {
  const [found] = findFiles(`assets/${name}-*.js`, { cwd: dist });
  if (!found) throw new Error(`The build made no script ${name}.`);
  return `/${found}`;
}

/** Checks the sizes of lazy scripts, without the files that are there before. */
function laterSizes(dist: string, site: Site): string[] {
  // The page with the fewest files has only files that every page has.
  const [least = []] = calculatorDocuments(dist)
    .map((page) => fetchedFiles(site.read(page), site))
    .sort((a, b) => a.length - b.length);
  const on = (name: string) => withImports(chunkNamed(name, dist), site);
  const there = new Set([...least, ...on('Tools')]);
  // The search box is on the home page, and its words count with the lexicon.
  const withBox = [...there, ...on('Home'), ...on('vocabulary')];
  const before: Readonly<Record<string, ReadonlySet<string>>> = {
    Asked: new Set(withBox),
    SumCard: new Set([...withBox, ...on('Asked')]),
    MissCard: new Set([...withBox, ...on('Asked')]),
  };
  return Object.entries(later).flatMap(([name, most]) => {
    const own = [...on(name)].filter((file) => !(before[name] ?? there).has(file));
    const size = own.reduce((sum, file) => sum + site.sent(file), 0);
    console.log(`${name} comes later: ${kB(size)} kB of script, at most ${most} kB.`);
    return size > most * 1000 ? [`${name}: ${kB(size)} kB of script, at most ${most} kB.`] : [];
  });
}

/** Prints the lines of a table; the first column is as wide as its longest cell. */
function table(rows: readonly (readonly string[])[]): void {
  const width = Math.max(...rows.map(([first = '']) => first.length));
  for (const row of rows) {
    console.log(row.map((cell, at) => (at ? cell.padStart(10) : cell.padEnd(width))).join(' '));
  }
}

/** Prints the sizes of the calculators' pages; returns messages about those that exceed the budget. */
function calculatorSizes(dist: string, site: Site, each: boolean): string[] {
  const weights = calculatorDocuments(dist).map((page) => weigh(page, site));
  const heaviest = {
    page: `the most of ${weights.length}`,
    script: Math.max(...weights.map(({ script }) => script)),
    html: Math.max(...weights.map(({ html }) => html)),
    requests: Math.max(...weights.map(({ files }) => files.length + 1)),
  };
  const rows = each ? weights.map((one) => ({ ...one, requests: one.files.length + 1 })) : [];
  table([
    ['calculators', 'script kB', 'HTML kB', 'files'],
    ...[...rows, heaviest].map(({ page, script, html, requests }) => [
      page,
      kB(script),
      kB(html),
      String(requests),
    ]),
    ['at most', String(limits.script), String(limits.html), String(limits.files)],
  ]);
  return weights.flatMap(overBudget);
}

/** The document of the embed of a calculator, by that of its page. */
const embedOf = (page: string): string => page.replace('/calculator/', '/embed/');

/** Prints how the embeds compare with their pages; returns messages about heavier ones. */
function embedSizes(dist: string, site: Site): string[] {
  const pairs = calculatorDocuments(dist).map((page) => ({
    page: weigh(page, site),
    embed: weigh(embedOf(page), site),
  }));
  const most = Math.max(...pairs.map(({ page, embed }) => embed.html / page.html));
  console.log(`An embed has at most ${(most * 100).toFixed(0)} % of the HTML of its page.`);
  return pairs.flatMap(({ page, embed }) =>
    (['html', 'script'] as const)
      .filter((part) => embed[part] > page[part])
      .map(
        (part) =>
          `${embed.page}: ${kB(embed[part])} kB of ${part}, and ${kB(page[part])} kB on its page.`,
      ),
  );
}

/** Questions of the tests, and about every calculator of a built site by its title and keywords. */
async function questionsFor(dist: string): Promise<readonly string[]> {
  const asked = findFiles('tests/questions/*.jsonl', { cwd: root }).flatMap((file) =>
    readJsonLines<{ readonly ask: string }>(join(root, file)).map(({ ask }) => ask),
  );
  const titled = findFiles('manifests/*.json', { cwd: dist }).flatMap((file) => {
    const { title, keywords = [] } = JSON.parse(readFileSync(join(dist, file), 'utf8'));
    return title ? `${title} ${keywords.join(' ')} 20 kg 5% for 3 years` : [];
  });
  return [...asked, ...titled];
}

/** Prints what questions fetch; returns messages like `calculatorSizes`. */
async function questionSizes(dist: string, site: Site): Promise<string[]> {
  const parts = findFiles(`${partsFolder.slice(1)}/*.js`, { cwd: dist }).map((file) => `/${file}`);
  const sum = (files: readonly string[]) =>
    files.reduce((total, file) => total + site.sent(file), 0);
  const index: PartsIndex = JSON.parse(site.read(wordsAddress).replace(/^export default /, ''));
  const fetched = partAddresses(index);
  const questions = await questionsFor(dist);
  const vocabulary = chunkNamed('vocabulary', dist);
  const sizes = questions.map((ask) =>
    sum([wordsAddress, vocabulary, ...fetched(ask, '2026-11-22')]),
  );
  const most = Math.max(...sizes);
  const all = sum([wordsAddress, vocabulary, ...parts]);
  const count = calculatorDocuments(dist).length;
  const allMost = lexiconLimit * Math.max(count, 100);
  table([
    ['words of questions', 'kB', 'at most'],
    [`all, in ${parts.length} parts`, kB(all), kB(allMost)],
    ['their index', kB(site.sent(wordsAddress))],
    ['words of every question', kB(site.sent(vocabulary))],
    ['a question, on average', kB(sizes.reduce((total, size) => total + size, 0) / sizes.length)],
    [`the most of ${sizes.length} questions`, kB(most), kB(questionLimit)],
  ]);
  return [
    ...(all > allMost ? [`words of questions: ${kB(all)} kB, at most ${kB(allMost)} kB.`] : []),
    ...(most > questionLimit
      ? [
          `“${questions[sizes.indexOf(most)]}” fetches ${kB(most)} kB, at most ${kB(questionLimit)}.`,
        ]
      : []),
  ];
}

/** Prints the sizes of other pages and the indexes; returns messages like `calculatorSizes`. */
function listSizes(dist: string, site: Site): string[] {
  const weight = (file: string) => site.sent(`/${file}`);
  const pages = findFiles('**/*.html', { cwd: dist, exclude: ['calculator', 'embed'] });
  const of = (name: string, files: readonly string[]) => {
    const sizes = files.map(weight);
    const most = Math.max(...sizes);
    const page = files[sizes.indexOf(most)] ?? '';
    return { name, page, most };
  };
  const texts = ['index', '404', 'about', 'contact', 'developers', 'privacy', 'terms'].map(
    (id) => `${id}.html`,
  );
  const kinds = [
    of('home', ['index.html']),
    of(
      'categories',
      pages.filter((page) => !texts.includes(page)),
    ),
    of('texts', texts.slice(1)),
    of('checks', findFiles('calculator/*/checks.html', { cwd: dist })),
  ];
  const count = calculatorDocuments(dist).length;
  const index = weight(findFiles('assets/search-*.js', { cwd: dist })[0] ?? '');
  // With few calculators, the fixed part of the index would exceed a budget per calculator.
  const indexMost = indexLimit * Math.max(count, 100);
  const quantities = weight(indexAddress.slice(1));
  const quantitiesMost = quantitiesLimit * Math.max(count, 100);
  table([
    ['other pages', 'HTML kB', 'the most'],
    ...kinds.map(({ name, page, most }) => [name, kB(most), page]),
    ['at most', String(limits.html)],
    ['search index', kB(index)],
    ['at most', kB(indexMost)],
    ['index of quantities', kB(quantities)],
    ['at most', kB(quantitiesMost)],
  ]);
  return [
    ...kinds
      .filter(({ most }) => most > limits.html * 1000)
      .map(({ page, most }) => `${page}: ${kB(most)} kB of HTML, at most ${limits.html} kB.`),
    ...(index > indexMost ? [`search index: ${kB(index)} kB, at most ${kB(indexMost)} kB.`] : []),
    ...(quantities > quantitiesMost
      ? [`index of quantities: ${kB(quantities)} kB, at most ${kB(quantitiesMost)} kB.`]
      : []),
  ];
}

/** Prints that a check passed, or its problems; returns the problems. */
function report(what: string, problems: readonly string[]): readonly string[] {
  console.log(
    problems.length === 0 ? `✓ ${what}\n` : `${problems.map((each) => `✗ ${each}`).join('\n')}\n`,
  );
  return problems;
}

/** Builds a copy of the site without and with generated calculators, and compares both. */
async function catalogueOf(count: number): Promise<readonly string[]> {
  const copy = copySources();
  const dist = join(copy, 'dist');
  // On a busy machine, the processor time is closer to the time of an idle machine.
  const build = () => {
    const output = execFileSync(process.execPath, ['scripts/build.ts'], {
      cwd: copy,
      encoding: 'utf8',
    });
    const [, all = '', processor = ''] = /in (\d+) ms, (\d+) ms/.exec(output) ?? [];
    return Math.min(Number(all), Number(processor)) / 1000;
  };
  try {
    const small = build();
    const before = readPages(dist);
    addGenerated(copy, count);
    const large = build();
    const after = readPages(dist);

    const site = siteIn(dist);
    const mean = (documents: readonly string[]) =>
      kB(documents.reduce((sum, page) => sum + site.sent(page), 0) / documents.length);
    const generated = [...after.keys()].filter((page) => !before.has(page));
    console.log(`— with ${after.size} calculators`);
    console.log(
      `A generated page has ${mean(generated)} kB of HTML on average, a real one ${mean([...before.keys()])} kB.`,
    );
    const most = buildLimit.fixed + buildLimit.each * after.size;
    const each = (large - small) / (after.size - before.size);
    console.log(
      `The build took ${large.toFixed(1)} s, at most ${most.toFixed(1)} s: ${small.toFixed(1)} s with ${before.size} calculators and ${each.toFixed(3)} s for each further one.`,
    );
    return [
      ...report(`${after.size} calculators within the budgets.`, [
        ...calculatorSizes(dist, site, false),
        ...embedSizes(dist, site),
        ...listSizes(dist, site),
        ...(await questionSizes(dist, site)),
        ...(large > most
          ? [`The build took ${large.toFixed(1)} s, at most ${most.toFixed(1)} s.`]
          : []),
      ]),
      ...report(
        `The pages of the ${before.size} calculators keep every byte, and so do their scripts.`,
        changes(before, after),
      ),
    ];
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const args = process.argv.slice(2);
  const count = args[0] === '--catalogue' ? Number(args[1]) : undefined;
  if (args.length > 0 && !(count && Number.isInteger(count))) {
    console.error('Usage: npm run budgets -- [--catalogue 1000]');
    process.exit(2);
  }
  const dist = join(root, 'dist');
  if (!existsSync(join(dist, 'index.html'))) {
    console.error('There is no dist/ yet: npm run build makes it.');
    process.exit(1);
  }
  const site = siteIn(dist);
  const problems = [
    ...report('All pages within the budgets.', [
      ...calculatorSizes(dist, site, true),
      ...embedSizes(dist, site),
      ...listSizes(dist, site),
      ...(await questionSizes(dist, site)),
      ...laterSizes(dist, site),
    ]),
    ...(count ? await catalogueOf(count) : []),
  ];
  process.exitCode = problems.length === 0 ? 0 : 1;
}
