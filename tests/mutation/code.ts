import { readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { root } from '../../scripts/calculators.ts';
import { slashed } from '../../scripts/platform.js';
import { teachDecimals } from './decimals.ts';
import { type Equivalent, equivalents } from './equivalents.ts';

/*
 * Mutation of code by Stryker: functions beside a manifest, and the engine that calculators share.
 */

/** What became of one file's mutants. */
export interface MutatedFile {
  /** From the root of the repository. */
  readonly file: string;
  readonly killed: number;
  readonly survivors: readonly string[];
  /** Survivors that are explained, and explanations of what did not survive. */
  readonly equivalent: number;
  readonly stale: readonly string[];
}

type Result = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

const caught = (status: string) => status === 'Killed' || status === 'Timeout';

/** The changed part of a file. Lines and columns are counted from one. */
function original({ fileName, location: { start, end } }: Result): { line: string; part: string } {
  const lines = readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line);
  const line = (lines[0] ?? '').trim();
  lines[lines.length - 1] = (lines.at(-1) ?? '').slice(0, end.column - 1);
  lines[0] = (lines[0] ?? '').slice(start.column - 1);
  return { line, part: oneLine(lines.join('\n')) };
}

const oneLine = (text = '') => text.replace(/\s+/g, ' ').trim();

function sorted(file: string, results: readonly Result[]): MutatedFile {
  const explained = equivalents
    .filter((each) => each.file === file)
    .flatMap((each) => each.mutants.map((mutant) => ({ ...each, mutant, used: false })));
  const isExplained = (result: Result) => {
    const { line, part } = original(result);
    const found = explained.find(
      (each) =>
        !each.used &&
        each.line === line &&
        each.mutant[0] === part &&
        each.mutant[1] === oneLine(result.replacement),
    );
    if (found) found.used = true;
    return found !== undefined;
  };
  const alive = results.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  const unexplained = alive.filter((result) => !isExplained(result));
  const because = ({ mutant: [from, to] }: Equivalent & { mutant: readonly [string, string] }) =>
    `${file}: ${from} → ${to} is explained, but does not survive`;
  return {
    file,
    killed: results.filter(({ status }) => caught(status)).length,
    survivors: unexplained.map((result) => {
      const { start } = result.location;
      const { part } = original(result);
      return `${file}:${start.line}:${start.column}: ${part} → ${oneLine(result.replacement)}`;
    }),
    equivalent: alive.length - unexplained.length,
    stale: explained.filter(({ used }) => !used).map(because),
  };
}

/** A file without some functions at its top level, as the ranges of lines that remain. */
function withoutFunctions(file: string, names: readonly string[] = []): readonly string[] {
  if (names.length === 0) return [file];
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  const cuts = names.map((name) => {
    const first = lines.findIndex((line) =>
      line.replace('export ', '').startsWith(`function ${name}(`),
    );
    if (first < 0) throw new Error(`${file} has no function “${name}”.`);
    return [first, lines.indexOf('}', first) + 1] as const;
  });
  const starts = [0, ...cuts.map(([, end]) => end)];
  const ends = [...cuts.map(([first]) => first), lines.length];
  return starts.map((start, index) => `${file}:${start + 1}-${ends[index]}`);
}

/**
 * Mutates files and runs these tests for every mutant. Functions that need a browser can be left out,
 * by file.
 */
export async function mutateCode(
  files: readonly string[],
  tests: readonly string[],
  leftOut: Readonly<Record<string, readonly string[]>> = {},
): Promise<readonly MutatedFile[]> {
  process.env.MUTATION_TESTS = tests.join(',');
  // A separate folder, because another run may be active.
  const temporary = `.stryker-tmp/${process.pid}`;
  const cleanUp = () => rmSync(join(root, temporary), { recursive: true, force: true });
  // However it ends: Stryker itself hears a signal only once its tests run.
  const stop = () => process.exit(130);
  process.once('exit', cleanUp);
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  try {
    const results = await new Stryker({
      mutate: files.flatMap((file) => withoutFunctions(file, leftOut[file])),
      testRunner: 'vitest',
      plugins: ['@stryker-mutator/vitest-runner'],
      vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
      coverageAnalysis: 'perTest',
      concurrency: availableParallelism(),
      // Ample, or a busy machine would pass for a test that notices.
      timeoutMS: 10_000,
      timeoutFactor: 3,
      // Vitest ignores types, and a comment on top would change files that tests compare as text.
      disableTypeChecks: false,
      // It reads tsconfig.json by the programmatic API of TypeScript, which version 7 does not have.
      tsconfigFile: 'none',
      reporters: [process.stdout.isTTY ? 'progress' : 'progress-append-only'],
      warnings: false,
      logLevel: 'warn',
      tempDirName: temporary,
      cleanTempDir: 'always',
      ignorePatterns: ['.cache', '.stryker-tmp', 'bench', 'dist', 'docs', 'e2e', 'qa-report'],
    } as ConstructorParameters<typeof Stryker>[0]).runMutationTest();
    return files.map((file) =>
      sorted(
        file,
        results.filter(({ fileName }) => slashed(relative(root, fileName)) === file),
      ),
    );
  } finally {
    cleanUp();
    process.off('exit', cleanUp);
    process.off('SIGINT', stop);
    process.off('SIGTERM', stop);
  }
}

/** Before the first run. */
export const prepare = teachDecimals;
