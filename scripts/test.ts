/*
 * Runs all checks, the fastest first: the tools that use one processor run at the same time, then the
 * test runners, which use all processors. Prints the slowest tests, and the totals: each tool counts as
 * one, each test as one. If all pass, tests/tested.json says that what is there now has been tested.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { findFiles } from './files.ts';
import { nodeCommand, root } from './platform.js';
import { fingerprints, hasChanged, writeTested } from './qa/tested.ts';

const cache = join(root, '.cache');
mkdirSync(cache, { recursive: true });

/** How long one check may take, in minutes. One that hangs is terminated, and the others still run. */
const timeout = 40;

interface Totals {
  readonly passed: number;
  readonly failed: number;
}

interface Check {
  readonly name: string;
  readonly command: readonly string[];
  /** The file in which the tool reports its counts, and how to read them. */
  readonly report?: { readonly file: string; readonly read: (report: never) => Totals };
}

/** What is tested: what is edited during the run is not. */
const sources = await fingerprints();
const browserTests = findFiles('e2e/*.spec.ts');
const changed = browserTests.filter(hasChanged);

/** The checks of a stage run at the same time; the tests come after the build, whose output they read. */
const stages: readonly (readonly Check[])[] = [
  [
    { name: 'types', command: ['tsc', '--noEmit', '-p', '.'] },
    { name: 'format, lint and import rules', command: ['biome', 'ci', '.'] },
    { name: 'unused code and packages', command: ['knip'] },
    { name: 'manifests and articles', command: ['node', 'scripts/check.ts'] },
    { name: 'build', command: ['node', 'scripts/build.ts'] },
    { name: 'package for programs', command: ['node', 'scripts/package.ts'] },
  ],
  [
    {
      name: 'unit and generated tests',
      command: [
        'vitest',
        'run',
        '--reporter=default',
        '--reporter=json',
        '--outputFile.json=.cache/vitest.json',
      ],
      report: {
        file: '.cache/vitest.json',
        read: (report: JsonTestResults) => ({
          passed: report.numPassedTests,
          failed: report.numFailedTests,
        }),
      },
    },
  ],
  [
    { name: 'budgets', command: ['node', 'scripts/budgets.ts'] },
    {
      name: 'journeys in the browser engines that are installed',
      command: ['node', 'e2e/engines/browsers.ts', '--short'],
      report: { file: '.cache/browsers.json', read: (totals: Totals) => totals },
    },
  ],
  [
    {
      name: 'end-to-end tests',
      command: ['playwright', 'test', ...changed],
      report: {
        file: '.cache/e2e.json',
        read: (report: JSONReport) => ({
          passed: report.stats.expected + report.stats.flaky,
          failed: report.stats.unexpected,
        }),
      },
    },
  ],
];

let passed = 0;
let failed = 0;
const broken: string[] = [];

/** Runs one check, adds up its counts and prints its output: immediately if it is alone in its stage. */
async function run({ name, command, report }: Check, alone: boolean): Promise<void> {
  if (alone) console.log(`\n— ${name}`);
  if (report) rmSync(join(root, report.file), { force: true });
  const [program, args] = nodeCommand(command);
  const started = Date.now();
  const child = spawn(program, args, {
    cwd: root,
    stdio: alone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    timeout: timeout * 60_000,
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => output.push(chunk));
  }
  const [status, signal] = await once(child, 'close');
  if (!alone) {
    console.log(`\n— ${name}`);
    process.stdout.write(Buffer.concat(output));
  }
  console.log(
    `  ${status === 0 ? 'passed' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`,
  );
  if (signal)
    console.log(`  Terminated by ${signal}. The timeout of a check is ${timeout} minutes.`);
  if (status !== 0) broken.push(name);
  const counted =
    report && existsSync(join(root, report.file))
      ? report.read(JSON.parse(readFileSync(join(root, report.file), 'utf8')) as never)
      : undefined;
  passed += counted?.passed ?? (status === 0 ? 1 : 0);
  // A runner that fails without a failed test (a file that does not load) counts as a failure.
  failed += status === 0 ? (counted?.failed ?? 0) : Math.max(1, counted?.failed ?? 1);
}

interface Timed {
  readonly name: string;
  readonly seconds: number;
  readonly skipped: boolean;
}

const testsIn = ({ title, suites = [], specs }: JSONReportSuite): readonly Timed[] => [
  ...suites.flatMap(testsIn),
  ...specs.flatMap((spec) =>
    spec.tests.map(({ status, results }) => ({
      name: `${title}: ${spec.title}`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      skipped: status === 'skipped',
    })),
  ),
];

/** Prints the slowest tests, and the names of those that were skipped. */
function printDetails(): void {
  const read = <T>(file: string): T | undefined =>
    existsSync(join(cache, file)) && JSON.parse(readFileSync(join(cache, file), 'utf8'));
  const units = read<JsonTestResults>('vitest.json')?.testResults ?? [];
  const pages = read<JSONReport>('e2e.json')?.suites ?? [];
  const all: readonly Timed[] = [
    ...units.flatMap(({ assertionResults }) =>
      assertionResults.map(({ fullName, status, duration }) => ({
        name: fullName,
        seconds: (duration ?? 0) / 1000,
        skipped: status === 'pending' || status === 'skipped',
      })),
    ),
    ...pages.flatMap(testsIn),
  ];
  console.log('\nThe slowest tests, in seconds:');
  for (const { name, seconds } of all.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10)) {
    console.log(`${seconds.toFixed(1).padStart(7)}  ${name.slice(0, 120)}`);
  }
  const unchanged = browserTests.filter((path) => !changed.includes(path));
  if (unchanged.length > 0) {
    console.log('\nPassed before, and what they depend on has not changed (npm run qa runs them):');
    console.log(`  ${unchanged.join(', ')}`);
  }
  const skipped = all.filter((each) => each.skipped);
  if (skipped.length > 0) console.log('\nSkipped:');
  for (const { name } of skipped) console.log(`  ${name.slice(0, 140)}`);
}

const started = Date.now();
for (const stage of stages) {
  await Promise.all(stage.map((check) => run(check, stage.length === 1)));
}

if (broken.length > 0) console.log(`\nFailed: ${broken.join(', ')}`);
printDetails();
if (failed === 0 && writeTested(sources)) {
  console.log(
    '\ntests/tested.json is new: commit it, and the next run tests what changes after this.',
  );
}
console.log(`\nIt took ${((Date.now() - started) / 1000).toFixed(0)} s.`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
