/*
 * Everything that has to hold, in the order in which a mistake is cheapest to find. Ends with the
 * totals: each tool counts as one, each test of the test runners as one.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './calculators.ts';

const cache = join(root, '.cache');
mkdirSync(cache, { recursive: true });

interface Totals {
  readonly passed: number;
  readonly failed: number;
}

interface Check {
  readonly name: string;
  readonly command: readonly string[];
  /** Where the tool leaves its own counts, and how they are read. */
  readonly report?: { readonly file: string; readonly read: (report: never) => Totals };
}

const checks: readonly Check[] = [
  { name: 'types', command: ['tsc', '--noEmit', '-p', '.'] },
  { name: 'format, lint and import rules', command: ['biome', 'ci', '.'] },
  { name: 'unused code and packages', command: ['knip'] },
  { name: 'manifests and articles', command: ['node', 'scripts/check.ts'] },
  { name: 'build', command: ['node', 'scripts/build.ts'] },
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
      read: (report: { numPassedTests: number; numFailedTests: number }) => ({
        passed: report.numPassedTests,
        failed: report.numFailedTests,
      }),
    },
  },
  { name: 'budgets', command: ['node', 'scripts/budgets.ts'] },
  {
    name: 'end-to-end tests',
    command: ['playwright', 'test'],
    report: {
      file: '.cache/e2e.json',
      read: (report: { stats: { expected: number; unexpected: number; flaky: number } }) => ({
        passed: report.stats.expected + report.stats.flaky,
        failed: report.stats.unexpected,
      }),
    },
  },
];

let passed = 0;
let failed = 0;
const broken: string[] = [];

for (const { name, command, report } of checks) {
  console.log(`\n— ${name}`);
  if (report) rmSync(join(root, report.file), { force: true });
  const [program = '', ...args] = command;
  const started = Date.now();
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit' });
  console.log(
    `  ${status === 0 ? 'passed' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`,
  );
  if (status !== 0) broken.push(name);
  const counted =
    report && existsSync(join(root, report.file))
      ? report.read(JSON.parse(readFileSync(join(root, report.file), 'utf8')) as never)
      : undefined;
  passed += counted?.passed ?? (status === 0 ? 1 : 0);
  // A runner that fails without a failed test (a file that does not load) is a failure all the same.
  failed += status === 0 ? (counted?.failed ?? 0) : Math.max(1, counted?.failed ?? 1);
}

if (broken.length > 0) console.log(`\nFailed: ${broken.join(', ')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
