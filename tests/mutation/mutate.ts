/*
 * Mutation testing: changes one thing at a time on purpose, and counts how often the tests notice.
 *   npm run mutate                       every manifest, every function beside one, the engine
 *   npm run mutate -- loan-emi growth    some calculators, or files of calculators/shared
 *   npm run mutate -- src/engine/input/kinds      some folders or files of the engine
 *   npm run mutate -- --manifests        the manifests alone (or npm run mutate:manifests)
 *   npm run mutate -- --code             the functions beside manifests, and calculators/shared
 *   npm run mutate -- --engine           the engine alone
 *   npm run mutate -- --record           writes what it finds to tests/records, too, for the pages
 */
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { didYouMean } from '../../schemas/nearest.ts';
import { findCalculators, hasFunction, root } from '../../scripts/calculators.ts';
import { findFiles } from '../../scripts/files.ts';
import { recordMutation } from '../../scripts/qa/record.ts';
import { type MutatedFile, mutateCode, prepare } from './code.ts';
import { engine, folders } from './engine.ts';
import { mutateManifest } from './manifests.ts';
import { isSpecified } from './trials.ts';

/** The least that is good enough for a calculator or a file of calculators/shared. */
const enough = 95;
/** The same for a folder of the engine. */
const enoughOfEngine = 90;

interface Score {
  readonly score: number;
  readonly killed: number;
  readonly survived: number;
}

const scoreOf = (killed: number, survived: number): Score => ({
  score: killed + survived === 0 ? 100 : Math.floor((1000 * killed) / (killed + survived)) / 10,
  killed,
  survived,
});

/** The score of several things together; nothing for none. */
function total(scores: readonly (Score | undefined)[]): Score | undefined {
  const some = scores.filter((each) => each !== undefined);
  const sum = (key: 'killed' | 'survived') => some.reduce((so, each) => so + each[key], 0);
  return some.length > 0 ? scoreOf(sum('killed'), sum('survived')) : undefined;
}

/** One row of the table. */
interface Row {
  code?: Score & { readonly equivalent: number };
  manifest?: Score & { readonly equivalent: number; readonly by: Readonly<Record<string, number>> };
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    manifests: { type: 'boolean' },
    code: { type: 'boolean' },
    engine: { type: 'boolean' },
    record: { type: 'boolean', default: false },
  },
});
const { record, ...parts } = values;

const calculators = findCalculators();
const shared = findFiles('calculators/shared/*.ts', { cwd: root });
const nameOf = (file: string) => basename(file, '.ts');
const known = [
  ...calculators.map(({ slug }) => slug),
  ...shared.map(nameOf),
  ...folders.keys(),
  ...Object.keys(engine),
];
const wanted = (...names: readonly string[]) =>
  positionals.length === 0 || names.some((name) => positionals.includes(name));
/** Without a part of the whole named, all of them are. */
const isPart = (part: keyof typeof parts) =>
  parts[part] === true || Object.keys(parts).length === 0;

const rows: Record<string, Row> = {};
const survivors: string[] = [];
const stale: string[] = [];
const broken: string[] = [];
const row = (name: string): Row => {
  rows[name] ??= {};
  return rows[name];
};

async function manifests() {
  // What is known from nowhere else than its manifest cannot be judged.
  for (const folder of calculators.filter((each) => wanted(each.slug) && isSpecified(each))) {
    try {
      const { slug, killed, equivalent, by, ...found } = await mutateManifest(folder);
      row(slug).manifest = { ...scoreOf(killed, found.survivors.length), equivalent, by };
      if (record) {
        const missed = found.survivors.length;
        await recordMutation(folder, 'manifest', { noticed: killed, missed, equivalent });
      }
      survivors.push(...found.survivors.map((each) => `${folder.path}/manifest.ts: ${each}`));
      stale.push(...found.stale);
    } catch (error) {
      // The others are tested as well.
      broken.push((error as Error).message);
    }
  }
}

function take(name: string, { killed, equivalent, ...file }: MutatedFile) {
  row(name).code = { ...scoreOf(killed, file.survivors.length), equivalent };
  console.log(`${name}: ${row(name).code?.score} % of ${killed + file.survivors.length}`);
  survivors.push(...file.survivors);
  stale.push(...file.stale);
}

async function code() {
  for (const folder of calculators.filter((each) => wanted(each.slug))) {
    if (!hasFunction(folder, 'compute')) continue;
    const { slug, path } = folder;
    // The tests of the others are not even built.
    process.env.QA_SLUG = slug;
    const tests = ['tests/mutation/computations.ts', 'tests/rates.test.ts'];
    for (const file of await mutateCode([`${path}/compute.ts`], tests)) {
      take(slug, file);
      const { killed, survivors: alive, equivalent } = file;
      const counts = { noticed: killed, missed: alive.length, equivalent };
      if (record) await recordMutation(folder, 'code', counts);
    }
  }
  delete process.env.QA_SLUG;
  for (const file of shared.filter((each) => wanted(nameOf(each)))) {
    const tests = [`tests/${nameOf(file)}.test.ts`];
    // Data without a test of its own is mutated with the manifests that use it.
    if (!existsSync(join(root, tests[0] as string))) continue;
    for (const each of await mutateCode([file], tests)) take(nameOf(file), each);
  }
}

/** A run for the files of a folder of the engine that have the same tests. */
async function engineFiles() {
  for (const [folder, all] of folders) {
    const files = all.filter((file) => wanted(folder, file));
    const runs = Map.groupBy(files, (file) => engine[file]?.tests.join());
    for (const [tests = '', some] of runs) {
      const paths = tests.split(',').map((name) => `tests/${name}.test.ts`);
      const inBrowser = Object.fromEntries(
        some.map((file) => [file, engine[file]?.inBrowser ?? []]),
      );
      for (const file of await mutateCode(some, paths, inBrowser)) take(file.file, file);
    }
  }
}

function print() {
  const cell = (score: Score | undefined) =>
    (score
      ? `${score.score.toFixed(1)} %  ${score.killed}/${score.killed + score.survived}`
      : '–'
    ).padStart(18);
  const line = (name: string, { code: ofCode, manifest }: Row) => {
    const equivalent = ofCode?.equivalent ? String(ofCode.equivalent) : '';
    console.log(`${name.padEnd(32)}${cell(ofCode)}${equivalent.padStart(12)}${cell(manifest)}`);
  };
  console.log(
    `\n${''.padEnd(32)}${'code'.padStart(18)}${'equivalent'.padStart(12)}${'manifest'.padStart(18)}`,
  );
  for (const [name, each] of Object.entries(rows)) line(name, each);
  const all = Object.values(rows);
  const ofCode = total(all.map((each) => each.code));
  line('in all', {
    ...(ofCode && {
      code: {
        ...ofCode,
        equivalent: all.reduce((so, each) => so + (each.code?.equivalent ?? 0), 0),
      },
    }),
    ...{ manifest: total(all.map((each) => each.manifest)) as never },
  });
  const caughtBy = new Map<string, number>();
  for (const { manifest } of all) {
    for (const [trial, count] of Object.entries(manifest?.by ?? {})) {
      caughtBy.set(trial, (caughtBy.get(trial) ?? 0) + count);
    }
  }
  if (caughtBy.size > 0) {
    const parts = [...caughtBy].map(([trial, count]) => `${count} by the ${trial}`);
    console.log(`\nOf the manifests’ mutants, ${parts.join(', ')} were caught first.`);
  }
  for (const each of survivors) console.log(`survived  ${each}`);
  for (const each of stale) console.log(`stale     ${each}`);
  for (const each of broken) console.log(`broken    ${each}`);
}

async function main(): Promise<boolean> {
  const unknown = positionals.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new Error(`There is no calculator “${unknown}”.${didYouMean(unknown, known)}`);
  }
  const started = Date.now();
  if (isPart('manifests')) await manifests();
  if (isPart('code') || isPart('engine')) await prepare();
  if (isPart('code')) await code();
  if (isPart('engine')) await engineFiles();
  print();
  const low = [
    ...Object.entries(rows).flatMap(([name, { code: ofCode, manifest }]) =>
      !(name in engine) && [ofCode, manifest].some((each) => each && each.score < enough)
        ? [`${name} (${enough} %)`]
        : [],
    ),
    ...[...folders].flatMap(([folder, files]) => {
      const { score = 100 } = total(files.map((file) => rows[file]?.code)) ?? {};
      return score < enoughOfEngine ? [`${folder} (${enoughOfEngine} %)`] : [];
    }),
  ];
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  console.log(
    low.length > 0
      ? `\nBelow what is asked for: ${low.join(', ')}. (${seconds} s)`
      : `\nEach is as good as asked for. (${seconds} s)`,
  );
  return low.length + stale.length + broken.length === 0;
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
