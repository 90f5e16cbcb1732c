/*
 * Runs the generated and browser tests of every calculator and writes a report.
 *   npm run qa                            all calculators
 *   npm run qa -- loan-emi                one of them
 *   npm run qa -- loan-emi --no-browser   without the browser tests
 *   npm run qa -- loan-emi -t "part of a test's name"
 *   npm run qa -- --inputs 200            every input is asked back so many times, instead of 20
 *   npm run qa -- --record                writes the figures to tests/records, for the pages of checks
 * Writes qa-report/index.html and qa-report/junit.xml.
 */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, relative, sep } from 'node:path';
import { parseArgs } from 'node:util';
import type { NumberField } from '../schemas/manifest.ts';
import { didYouMean } from '../schemas/nearest.ts';
import { english } from '../src/engine/format/presentation.ts';
import { type LoadedCalculator, loadCatalogue, root } from './calculators.ts';
import { findFiles } from './files.ts';
import { nodeCommand, slashed } from './platform.js';
import type { Case } from './qa/cases.ts';
import { recordTests } from './qa/record.ts';
import {
  type Bound,
  type Failure,
  junit,
  type Mutation,
  page,
  type Row,
  rowsOf,
  type TestRun,
} from './qa/report.ts';

const inRoot = (path: string) => join(root, path);
const files = { vitest: '.cache/qa-vitest.json', browser: '.cache/qa-browser.json' };
const failuresFile = '.cache/qa-failures.json';

const readJson = <T>(path: string): T | undefined => {
  try {
    return JSON.parse(readFileSync(inRoot(path), 'utf8')) as T;
  } catch {
    return undefined;
  }
};

/** An error message for the report: without colour codes and without stack frames of tools. */
const plain = (text: string) =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what a colour begins with
    .replace(/\u001b\[[\d;]*m/g, '')
    .replace(/^ +at .*(?:node_modules|node:internal|<anonymous>).*\n?/gm, '')
    .replaceAll(`${root}${sep}`, '')
    .replace(/^(?:Assertion)?Error: /, '')
    .trimEnd();

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly title: string;
      readonly status: string;
      readonly duration?: number;
      readonly failureMessages: readonly string[];
      readonly meta: Case;
    }[];
  }[];
}

function fromVitest({ testResults }: VitestReport): readonly TestRun[] {
  return testResults.flatMap(({ name, message, status, assertionResults }) => {
    const file = slashed(relative(root, name));
    const tests = assertionResults.flatMap((each): readonly TestRun[] =>
      each.status === 'passed' || each.status === 'failed'
        ? [
            {
              ...each.meta,
              file,
              name: each.title,
              ms: each.duration ?? 0,
              ...(each.status === 'failed'
                ? { failure: plain(each.failureMessages.join('\n\n')) }
                : {}),
            },
          ]
        : [],
    );
    // A file that does not load has no tests, but counts as a failure.
    const broken = status === 'failed' && !tests.some(({ failure }) => failure !== undefined);
    return broken ? [{ file, name: `${file} loads`, ms: 0, failure: plain(message) }] : tests;
  });
}

interface Suite {
  readonly title: string;
  readonly file: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tags: readonly string[];
    readonly tests: readonly {
      readonly annotations: readonly { readonly type: string; readonly description?: string }[];
      readonly results: readonly {
        readonly duration: number;
        readonly errors: readonly { readonly message?: string }[];
      }[];
    }[];
  }[];
}

interface BrowserReport {
  readonly suites: readonly Suite[];
  readonly errors: readonly { readonly message?: string }[];
}

const specsOf = (suite: Suite): readonly TestRun[] => [
  ...suite.specs.map(({ title, ok, tags, tests }): TestRun => {
    const results = tests.flatMap((each) => each.results);
    const annotations = tests.flatMap((each) => each.annotations);
    const errors = results.flatMap((each) => each.errors).map(({ message = '' }) => message);
    const slug = tags[0]?.replace('@', '');
    return {
      ...(slug ? { slug } : {}),
      kind: 'browser',
      cases: Number(annotations.find(({ type }) => type === 'cases')?.description ?? 1),
      file: `e2e/${suite.file}`,
      name: title,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
      ...(ok ? {} : { failure: plain(errors.join('\n\n')) || 'It did not finish.' }),
    };
  }),
  ...(suite.suites ?? []).flatMap(specsOf),
];

const fromBrowser = ({ suites, errors }: BrowserReport): readonly TestRun[] => [
  ...suites.flatMap(specsOf),
  ...errors.map(({ message = '' }) => ({
    file: 'e2e',
    name: 'the browser tests load',
    kind: 'browser' as const,
    ms: 0,
    failure: plain(message),
  })),
];

/** Every bound that a manifest declares, including those of fields within rows. */
function boundsOf({ manifest }: LoadedCalculator): readonly Bound[] {
  const limits = (path: string, field: object) =>
    (['min', 'max', 'above', 'below'] as const).flatMap((name) => {
      const value = (field as NumberField)[name];
      return value === undefined ? [] : [{ id: `${path}.${name}`, value }];
    });
  return Object.entries(manifest.fields).flatMap(([id, field]) =>
    field.kind === 'rows'
      ? [
          { id: `${id}.maxRows`, value: field.maxRows },
          ...Object.entries(field.fields).flatMap(([sub, each]) => limits(`${id}.${sub}`, each)),
        ]
      : limits(id, field),
  );
}

/** Whether the build is newer than its sources. */
function isBuilt(): boolean {
  const built = inRoot('dist/sitemap.xml');
  if (!existsSync(built)) return false;
  const since = statSync(built).mtimeMs;
  const sources = findFiles(
    [
      '{src,calculators,schemas}/**/*',
      'scripts/**/*.ts',
      'index.html',
      'vite.config.ts',
      'package.json',
    ],
    { cwd: root },
  );
  return sources
    .filter(
      (path) =>
        !/^scripts\/(qa|test|check|calc|serve|new|rates|budgets|budgets\/.*|qa\/report|check\/.*)\.ts$/.test(
          path,
        ),
    )
    .every((path) => statSync(inRoot(path)).mtimeMs <= since);
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

type Environment = Readonly<Record<string, string>>;

async function run(what: string, command: readonly string[], env: Environment = {}) {
  const started = Date.now();
  const [program, args] = nodeCommand(command);
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  const [status] = await once(child, 'close');
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${status === 0 ? '✓' : '✗'} ${what}: ${seconds} s`);
  return status === 0;
}

/** Which tests to run. */
interface Wanted {
  readonly slug: string | undefined;
  /** Only tests whose name contains this text. */
  readonly name: string | undefined;
  readonly env: Environment;
}

interface Outcome {
  /** Whether the test runner exited without an error. */
  readonly passed: boolean;
  readonly runs: readonly TestRun[];
}

const missing = (file: string): readonly TestRun[] => [
  { file, name: 'the tests run to their end', ms: 0, failure: 'They left no report.' },
];

async function runGeneratedTests({ name, env }: Wanted): Promise<Outcome> {
  const tests = [
    'laws',
    'solve-for',
    'manifests',
    'worked-steps',
    'tables',
    'spec',
    'oracle/oracle',
    'oracle/sweep',
    'generated-questions',
    'beside-results',
    'whatif',
  ];
  const command = [
    ...['vitest', 'run', '--typecheck.enabled=false', '--reporter=json'],
    `--outputFile=${files.vitest}`,
    ...(name ? ['-t', name] : []),
    ...tests.map((each) => `tests/${each}.test.ts`),
  ];
  const passed = await run('generated tests', command, env);
  const report = readJson<VitestReport>(files.vitest);
  return { passed, runs: report ? fromVitest(report) : missing('tests') };
}

async function runBrowserTests({ slug, name, env }: Wanted): Promise<Outcome> {
  const current = isBuilt();
  if (current) console.log('✓ build: the pages are what the sources say');
  else if (!(await run('build', ['node', 'scripts/build.ts']))) {
    return { passed: false, runs: missing('e2e') };
  }
  const command = [
    ...['playwright', 'test', '--reporter=json', '--pass-with-no-tests'],
    ...['calculators', 'arrival', 'accessibility', 'budgets'],
    ...['-g', `${name ? `(?=.*${name}).*` : ''}@${slug ? `${slug}(?![\\w-])` : '[a-z]'}`],
  ];
  const port = process.env.PORT ?? String(await freePort());
  const output = inRoot(files.browser);
  const passed = await run('browser', command, {
    ...env,
    PORT: port,
    PLAYWRIGHT_JSON_OUTPUT_FILE: output,
  });
  const report = readJson<BrowserReport>(files.browser);
  return { passed, runs: report ? fromBrowser(report) : missing('e2e') };
}

const usage =
  'npm run qa [-- slug] [--no-browser | --only-browser] [--inputs 200] [--record | -t "part of a test’s name"]';

/** What `npm run mutate` leaves of a calculator: of the function beside its manifest, and of the manifest. */
type Mutated = Partial<Mutation> & { readonly manifest?: Mutation };

/** The score of both together. */
function mutationOf(found: Mutated = {}): Mutation | undefined {
  const killed = (found.killed ?? 0) + (found.manifest?.killed ?? 0);
  const survived = (found.survived ?? 0) + (found.manifest?.survived ?? 0);
  if (killed + survived === 0) return undefined;
  return { score: (100 * killed) / (killed + survived), killed, survived };
}

/** Writes what was measured to the calculators' records, failures included. */
async function record(folders: readonly LoadedCalculator[], rows: readonly Row[]): Promise<void> {
  // Tests that did not even load are missing from the calculators' rows.
  if (rows.some(({ slug, failures }) => slug === '' && failures.length > 0)) {
    console.log('\nNothing is recorded: not all of the tests ran.');
    return;
  }
  for (const folder of folders) {
    const row = rows.find(({ slug }) => slug === folder.slug);
    if (row) await recordTests(folder, row);
  }
}

async function main(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'no-browser': { type: 'boolean', default: false },
      'only-browser': { type: 'boolean', default: false },
      'test-name': { type: 'string', short: 't' },
      inputs: { type: 'string', default: '' },
      record: { type: 'boolean', default: false },
    },
  });
  const catalogue = await loadCatalogue();
  const slugs = catalogue.map(({ slug }) => slug);
  const [slug, ...more] = positionals;
  if (more.length > 0) throw new Error(`One calculator at a time, or all of them: ${usage}`);
  if (slug !== undefined && !slugs.includes(slug)) {
    throw new Error(`There is no calculator “${slug}”.${didYouMean(slug, slugs)}`);
  }
  const name = values['test-name'];
  if (values.record && (name !== undefined || values['only-browser'])) {
    throw new Error(`Only a run of all generated tests can be recorded: ${usage}`);
  }
  const env = { QA_FULL: '1', QA_SLUG: slug ?? '', QA_INPUTS: values.inputs };
  mkdirSync(inRoot('.cache'), { recursive: true });
  for (const file of Object.values(files)) rmSync(inRoot(file), { force: true });

  const started = Date.now();
  const options = { slug, name, env };
  const engine = values['only-browser'] ? undefined : runGeneratedTests(options);
  // The tests of one calculator do not use all processors, so the browser tests run at the same time.
  if (!slug) await engine;
  const browser = values['no-browser'] ? undefined : runBrowserTests(options);
  const outcomes = (await Promise.all([engine, browser])).filter((each) => each !== undefined);
  const passed = outcomes.every((outcome) => outcome.passed);
  const allRuns = outcomes.flatMap((outcome) => outcome.runs);

  const mutations = readJson<Record<string, Mutated>>('.cache/mutation.json') ?? {};
  const now = new Date().toISOString();
  const known = readJson<Record<string, Failure>>(failuresFile) ?? {};
  const wanted = catalogue.filter((each) => !slug || each.slug === slug);
  const rows: readonly Row[] = rowsOf(
    wanted.map((each) => ({
      slug: each.slug,
      title: each.manifest.title,
      bounds: boundsOf(each),
      mutation: mutationOf(mutations[each.slug]),
      before: known[each.slug],
    })),
    allRuns,
    now,
  );
  for (const { slug: id, last } of rows) if (last) known[id] = last;
  writeFileSync(inRoot(failuresFile), JSON.stringify(known, null, 2));

  const took = (Date.now() - started) / 1000;
  mkdirSync(inRoot('qa-report'), { recursive: true });
  writeFileSync(
    inRoot('qa-report/index.html'),
    page(rows, {
      now,
      took,
      filter: name,
      browser: !values['no-browser'],
      inputs: !values['only-browser'],
    }),
  );
  writeFileSync(inRoot('qa-report/junit.xml'), junit(rows));

  const failed = rows.filter(({ failures }) => failures.length > 0);
  for (const { title, failures } of failed) {
    for (const { test, message, command } of failures.slice(0, 3)) {
      console.log(
        `\n✗ ${title}: ${test}\n${message.split('\n').slice(0, 12).join('\n')}\n  Again: ${command}`,
      );
    }
  }
  if (values.record) await record(wanted, rows);
  const cases = rows.reduce((sum, row) => sum + row.cases, 0);
  const good = passed && failed.length === 0;
  if (allRuns.length === 0) throw new Error('No test has such a name.');
  console.log(
    `\n${cases.toLocaleString(english.locale)} cases in ${allRuns.length} tests of ${wanted.length === 1 ? wanted[0]?.slug : `${wanted.length} calculators`}, ${took.toFixed(1)} s: ${good ? 'all as they should be' : `failures in ${failed.map((row) => row.slug).join(', ') || 'the tests themselves'}`}`,
  );
  console.log('The report: qa-report/index.html (for a CI: qa-report/junit.xml)');
  return good;
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  console.error(`${(error as Error).message}`);
  process.exitCode = 1;
}
