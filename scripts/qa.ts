/*
 * Runs the generated and browser tests of every calculator, recomputes its spreadsheets, and writes a report.
 *   npm run qa                            all calculators
 *   npm run qa -- loan-emi                one of them
 *   npm run qa -- loan-emi --no-browser   without the browser tests
 *   npm run qa -- loan-emi -t "part of a test's name"
 *   npm run qa -- --inputs 200            every input is asked back so many times, instead of 20
 *   npm run qa -- --record                writes the figures to tests/records, for the pages of checks
 * Leaves the reports of Vitest and Playwright in qa-report (vitest.config.ts, playwright.config.ts).
 */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { didYouMean } from '../schemas/nearest.ts';
import { english } from '../src/engine/format/presentation.ts';
import { loadCatalogue, root } from './calculators.ts';
import { findFiles } from './files.ts';
import { nodeCommand } from './platform.js';
import { recordTests, type TestRun } from './qa/record.ts';

const inRoot = (path: string) => join(root, path);
const files = { vitest: '.cache/qa-vitest.json', browser: '.cache/e2e.json' };

const readJson = <T>(path: string): T | undefined => {
  try {
    return JSON.parse(readFileSync(inRoot(path), 'utf8')) as T;
  } catch {
    return undefined;
  }
};

/** The tests of a file; one that failed if the file does not load. */
function fromVitest({ testResults }: JsonTestResults): readonly TestRun[] {
  return testResults.flatMap(({ status, assertionResults }) => {
    const tests = assertionResults
      .filter((each) => each.status === 'passed' || each.status === 'failed')
      .map((each): TestRun => ({ ...each.meta, name: each.title, ok: each.status === 'passed' }));
    return status === 'failed' && tests.every(({ ok }) => ok) ? [notLoaded] : tests;
  });
}

const specsOf = ({ specs, suites = [] }: JSONReportSuite): readonly TestRun[] => [
  ...specs.map(({ title, ok, tags, tests }): TestRun => {
    const annotations = tests.flatMap((each) => each.annotations);
    const slug = tags[0]?.replace('@', '');
    return {
      ...(slug ? { slug } : {}),
      kind: 'browser',
      cases: Number(annotations.find(({ type }) => type === 'cases')?.description ?? 1),
      name: title,
      ok,
    };
  }),
  ...suites.flatMap(specsOf),
];

const fromBrowser = ({ suites, errors }: JSONReport): readonly TestRun[] => [
  ...suites.flatMap(specsOf),
  ...errors.map(() => notLoaded),
];

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
        !/^scripts\/(qa|test|check|calc|serve|new|rates|budgets|budgets\/.*|check\/.*)\.ts$/.test(
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

/** Stands for tests that did not run, of no calculator in particular. */
const notLoaded: TestRun = { name: 'the tests load and run to their end', ok: false };

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
    ...['vitest', 'run', '--typecheck.enabled=false'],
    ...(name ? ['-t', name] : []),
    ...tests.map((each) => `tests/${each}.test.ts`),
  ];
  const passed = await run('generated tests', command, env);
  const report = readJson<JsonTestResults>(files.vitest);
  return { passed, runs: report ? fromVitest(report) : [notLoaded] };
}

async function runBrowserTests({ slug, name, env }: Wanted): Promise<Outcome> {
  const current = isBuilt();
  if (current) console.log('✓ build: the pages are what the sources say');
  else if (!(await run('build', ['node', 'scripts/build.ts']))) {
    return { passed: false, runs: [notLoaded] };
  }
  const command = [
    ...['playwright', 'test', '--pass-with-no-tests'],
    ...['calculators', 'arrival', 'accessibility', 'budgets'],
    ...['-g', `${name ? `(?=.*${name}).*` : ''}@${slug ? `${slug}(?![\\w-])` : '[a-z]'}`],
  ];
  const port = process.env.PORT ?? String(await freePort());
  const passed = await run('browser', command, { ...env, PORT: port });
  const report = readJson<JSONReport>(files.browser);
  return { passed, runs: report ? fromBrowser(report) : [notLoaded] };
}

/** Every figure of the spreadsheets, recomputed by another engine. */
async function checkSpreadsheets({ slug }: Wanted): Promise<Outcome> {
  const command = ['node', 'scripts/qa/spreadsheet.ts', ...(slug ? [slug] : ['--random', '3'])];
  return { passed: await run('spreadsheets', command), runs: [] };
}

const usage =
  'npm run qa [-- slug] [--no-browser | --only-browser] [--inputs 200] [--record | -t "part of a test’s name"]';

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
  for (const file of [...Object.values(files), 'qa-report']) {
    rmSync(inRoot(file), { force: true, recursive: true });
  }

  const started = Date.now();
  const options = { slug, name, env };
  const engine = values['only-browser'] ? undefined : runGeneratedTests(options);
  // The tests of one calculator do not use all processors, so the browser tests run at the same time.
  if (!slug) await engine;
  const sheets =
    values['only-browser'] || name !== undefined ? undefined : checkSpreadsheets(options);
  if (!slug) await sheets;
  const browser = values['no-browser'] ? undefined : runBrowserTests(options);
  const outcomes = (await Promise.all([engine, sheets, browser])).filter(
    (each) => each !== undefined,
  );
  const runs = outcomes.flatMap((outcome) => outcome.runs);
  if (runs.length === 0) throw new Error('No test has such a name.');

  const wanted = catalogue.filter((each) => !slug || each.slug === slug);
  const failed = runs.filter(({ ok }) => !ok);
  if (values.record && failed.every((test) => test.slug !== undefined)) {
    for (const folder of wanted) {
      await recordTests(
        folder,
        runs.filter((test) => test.slug === folder.slug),
      );
    }
  } else if (values.record) console.log('\nNothing is recorded: not all of the tests ran.');

  const good = failed.length === 0 && outcomes.every((outcome) => outcome.passed);
  const places = [...new Set(failed.map((test) => test.slug ?? 'the tests themselves'))];
  const cases = runs.reduce((sum, test) => sum + (test.cases ?? 1), 0);
  console.log(
    `\n${cases.toLocaleString(english.locale)} cases in ${runs.length} tests of ${slug ?? `${wanted.length} calculators`}, ${((Date.now() - started) / 1000).toFixed(1)} s: ${good ? 'all as they should be' : `failures in ${places.join(', ')}`}`,
  );
  console.log(
    'Reports: qa-report/tests/index.html, qa-report/browser/index.html (for a CI: *.xml)',
  );
  return good;
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  console.error(`${(error as Error).message}`);
  process.exitCode = 1;
}
