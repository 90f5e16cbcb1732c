import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findCalculators, loadManifest, root } from '../calculators.ts';
import { findFiles } from '../files.ts';
import { fingerprintOf } from './fingerprint.ts';

/*
 * What has been tested in full, as fingerprints in tests/tested.json: `npm test` tests in full what is not
 * what it was then, and the calculators that cover every feature. Whoever changes something runs the
 * tests, which write the file when all of them pass, and commits it, so that a fresh clone knows.
 */

const file = join(root, 'tests/tested.json');

const engineSources = ['src/{engine,page,arrival,browser}/**/*.{ts,tsx,js}', 'schemas/**/*.ts'];

/** What the built pages are made of, apart from the calculators, and what their tests share. */
const siteSources = [
  ...[
    'calculators/categories.ts',
    'index.html',
    'vite.config.ts',
    'package-lock.json',
    'playwright.config.ts',
  ],
  ...['src/**/*.*', 'schemas/**/*.ts', 'scripts/{build,serve}.ts', 'scripts/build/**/*.*'],
  'e2e/baseline/*.*',
];

const manifests = 'calculators/*/*/manifest.ts';

/** Browser tests that always run: they try the features' cover, or take a few seconds. */
const alwaysRun = /\/(accessibility|budgets|calculators|checks|embed|formulas|policy)\.spec/;

/** Browser tests of pages that list or find calculators. */
const ofCatalogue = /\/(ask|journeys|search|visual)\.spec/;

const browserTests = findFiles(['e2e/*.spec.ts']).filter((path) => !alwaysRun.test(path));
const sharedByTests = [
  ...findFiles(['e2e/*.ts']).filter((path) => !path.endsWith('.spec.ts')),
  'tests/{cases,features,qa}.ts',
];

/** Tests that take long: each with the files that it depends on. Most are files of browser tests. */
const slowTests: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    browserTests.map((path) => [
      path,
      [...siteSources, ...sharedByTests, ...(ofCatalogue.test(path) ? [manifests] : []), path],
    ]),
  ),
  'e2e/dev.spec.ts': [
    'vite.config.ts',
    'scripts/build/{plugin,dev-overlay}.ts',
    'scripts/check{.ts,/**/*.ts}',
    'src/site/dev/**/*.*',
    'e2e/dev{.spec,Server}.ts',
  ],
  'e2e/package.spec.ts': [
    'packages/reckonwell/src/*.ts',
    'scripts/package.ts',
    'scripts/build/{package-plugin,calculator-modules}.ts',
    ...engineSources,
    'e2e/package.spec.ts',
  ],
  'npm run new': [
    'vite.config.ts',
    'scripts/build{.ts,/**/*.ts}',
    'scripts/budgets{.ts,/**/*.ts}',
    'scripts/{calculators,keys,files}.ts',
    'scripts/{new,check}{.ts,/**/*.ts}',
    'src/make/{draft,folder}/**/*.ts',
    'schemas/**/*.ts',
    'tests/built/new.test.ts',
    'tests/fixtures/stopping-distance/**/*',
  ],
};

export interface Tested {
  /** The code of every calculator's page: the engine, the page, how it arrives. */
  readonly engine: string;
  /** By name or file. */
  readonly slow: Readonly<Record<string, string>>;
  /** By slug. */
  readonly calculators: Readonly<Record<string, string>>;
}

const texts = new Map<string, string>();

/** The text of a file, read once: most slow tests depend on the same ones. */
function textOf(path: string): string {
  // A checkout on Windows has other line ends.
  const text = texts.get(path) ?? readFileSync(join(root, path), 'utf8').replaceAll('\r\n', '\n');
  texts.set(path, text);
  return text;
}

function hashOf(patterns: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of findFiles(patterns)) hash.update(`${path}\0${textOf(path)}\0`);
  return hash.digest('hex').slice(0, 12);
}

/** The fingerprints of what is there now. */
export async function fingerprints(): Promise<Tested> {
  const calculators = await Promise.all(
    findCalculators().map(async (folder) => {
      const parts = fingerprintOf(folder, await loadManifest(folder));
      return [folder.slug, Object.values(parts).join(' ')] as const;
    }),
  );
  return {
    engine: hashOf(engineSources),
    slow: Object.fromEntries(
      Object.entries(slowTests).map(([name, sources]) => [name, hashOf(sources)]),
    ),
    calculators: Object.fromEntries(calculators.toSorted()),
  };
}

/** What has been tested in full; of what is unknown, nothing. */
export const readTested = (): Partial<Tested> =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

/** Writes that all of this has been tested in full; whether that was not yet known. */
export function writeTested(tested: Tested): boolean {
  const text = `${JSON.stringify(tested, null, 2)}\n`;
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false;
  writeFileSync(file, text);
  return true;
}

/** The slugs of the calculators that are not what was tested in full; all of them after a change of the engine. */
export async function changedCalculators(): Promise<ReadonlySet<string>> {
  const { engine, calculators: then = {} } = readTested();
  const now = await fingerprints();
  return new Set(
    Object.keys(now.calculators).filter(
      (slug) => engine !== now.engine || then[slug] !== now.calculators[slug],
    ),
  );
}

/** Whether a slow test's sources are not those with which it passed; any other test has changed. */
export function hasChanged(test: string): boolean {
  const sources = slowTests[test];
  return !sources || readTested().slow?.[test] !== hashOf(sources);
}
