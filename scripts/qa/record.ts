import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { type CalculatorFolder, loadManifest, root } from '../calculators.ts';
import { type Case, kinds } from './cases.ts';
import { fingerprintOf } from './fingerprint.ts';

/*
 * What test runs measured of a calculator, written down: tests/records/<category>/<slug>.json. The build
 * makes the page /calculator/<slug>/checks of it. `npm run qa -- --record` writes the part of the tests,
 * `npm run mutate -- --record` that of mutation testing; each has its own day and fingerprint.
 */

const count = z.int().nonnegative();
const hash = z.string().regex(/^[0-9a-f]{12}$/);

/** When a run was, and of what state of the calculator. */
const run = {
  day: z.iso.date(),
  of: z.strictObject({ answers: hash, examples: hash, laws: hash }),
};

const mutants = z.strictObject({
  ...run,
  /** How many changes the tests noticed, and how many they did not. */
  noticed: count,
  missed: count,
  /** Further changes that make no difference to any answer, each explained in the repository. */
  equivalent: count,
});

const recordSchema = z.strictObject({
  tests: z
    .strictObject({
      ...run,
      /** The number of cases by their kind. */
      cases: z.partialRecord(z.enum(kinds), count),
      /** Of the random forms for the second implementation, those with an answer; the others are refused. */
      answered: count.optional(),
      /** By bound ("principal.above"), how many inputs were tried around it. */
      bounds: z.record(z.string(), count),
      /** The laws in the order of the manifest, with the number of inputs for which each held. */
      laws: z.array(z.strictObject({ law: z.string(), inputs: count })),
      /** Results that "solve for" is not held to, with the reason. */
      exceptions: z.record(z.string(), z.string()).optional(),
      /** The names of the tests that failed. */
      failed: z.array(z.string()),
    })
    .optional(),
  mutation: z
    .strictObject({
      /** Changes of the manifest. */
      manifest: mutants.optional(),
      /** Changes of the function beside it. */
      code: mutants.optional(),
    })
    .optional(),
});

export type CheckRecord = z.infer<typeof recordSchema>;
export type TestRecord = NonNullable<CheckRecord['tests']>;
export type Mutants = z.infer<typeof mutants>;

/** The path of a calculator's record, from the root of the repository. */
export const recordPath = ({ category, slug }: { category: string; slug: string }): string =>
  `tests/records/${category}/${slug}.json`;

/** Parses the text of a record; throws if it is none. */
export const parseRecord = (text: string): CheckRecord => recordSchema.parse(JSON.parse(text));

/** The record of a calculator; an empty one if nothing has been recorded yet. */
export function readRecord(folder: { category: string; slug: string }): CheckRecord {
  const file = join(root, recordPath(folder));
  return existsSync(file) ? parseRecord(readFileSync(file, 'utf8')) : {};
}

function writeRecord(folder: CalculatorFolder, record: CheckRecord): void {
  const file = join(root, recordPath(folder));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(parseRecord(JSON.stringify(record)), null, 2)}\n`);
}

const today = (): string => new Date().toISOString().slice(0, 10);

const runOf = async (folder: CalculatorFolder, day: string) => ({
  day,
  of: fingerprintOf(folder, await loadManifest(folder)),
});

/** A test that ran. */
export interface TestRun extends Case {
  readonly name: string;
  readonly ok: boolean;
}

/** Adds up numbers by name, in the order of their first appearance. */
function sums(parts: readonly (readonly [name: string | undefined, number: number])[]) {
  const all: Record<string, number> = {};
  for (const [name, number] of parts) if (name) all[name] = (all[name] ?? 0) + number;
  return all;
}

/** Records a complete run of a calculator's tests. */
export async function recordTests(
  folder: CalculatorFolder,
  runs: readonly TestRun[],
  day = today(),
) {
  const counted = sums(runs.map(({ kind, cases = 1 }) => [kind, cases]));
  const tests: TestRecord = {
    ...(await runOf(folder, day)),
    cases: Object.fromEntries(
      kinds.flatMap((kind) => (counted[kind] ? [[kind, counted[kind]]] : [])),
    ),
    answered: runs.find(({ answered }) => answered !== undefined)?.answered,
    bounds: sums(runs.map(({ bound, sides = 0 }) => [bound, sides])),
    laws: runs.flatMap(({ law, cases = 0, ok }) =>
      law === undefined ? [] : [{ law, inputs: ok ? cases : 0 }],
    ),
    exceptions: runs.find(({ exceptions }) => exceptions !== undefined)?.exceptions,
    failed: runs.flatMap(({ name, ok }) => (ok ? [] : [name])),
  };
  writeRecord(folder, { ...readRecord(folder), tests });
}

/** Records what became of the mutants of a calculator's manifest, or of the function beside it. */
export async function recordMutation(
  folder: CalculatorFolder,
  what: 'manifest' | 'code',
  found: Pick<Mutants, 'noticed' | 'missed' | 'equivalent'>,
  day = today(),
) {
  const before = readRecord(folder);
  const mutation = { ...before.mutation, [what]: { ...(await runOf(folder, day)), ...found } };
  writeRecord(folder, { ...before, mutation });
}
