import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Manifest } from '../../schemas/manifest.ts';
import { type CalculatorFolder, root } from '../calculators.ts';
import { slashed } from '../platform.js';

/*
 * Fingerprints of a calculator: hashes that change when its answers may change. A recorded test run
 * holds them, so that a page can say whether the calculator is still the one that was tested.
 */

/** The parts of a calculator that can change independently, with the hash of each. */
export interface Fingerprint {
  /** Everything that answers depend on: fields, formulas, options, tables, and the code beside them. */
  readonly answers: string;
  readonly examples: string;
  readonly laws: string;
}

/**
 * Keys that only explain or advertise, wherever they stand: no answer and no bound depends on them. Of
 * `examples` and `laws`, which have hashes of their own, `answers` leaves out the whole.
 */
const editorial = new Set([
  ...[
    'title',
    'summary',
    'intro',
    'description',
    'keywords',
    'related',
    'audience',
    'whenNotToUse',
    'tips',
    'note',
    'model',
    'data',
  ],
  ...['popular', 'quickTool', 'order', 'published', 'reviewed'],
  ...['ask', 'say', 'asked', 'unasked', 'assumed', 'named', 'percentOf', 'usual', 'quantity'],
  ...[
    'help',
    'placeholder',
    'symbol',
    'source',
    'asOf',
    'because',
    'valueLabel',
    'stepLabel',
    'calendar',
  ],
  ...['examples', 'laws', 'shown'],
]);

/** The keys whose value is a record by id: an id is not taken for an editorial key. */
const byId = new Set([
  ...['fields', 'results', 'workings', 'constants', 'cases', 'tables', 'columns', 'options'],
  ...['sum', 'sumOf', 'labels', 'values', 'units', 'by'],
]);

/** The keys whose value has ids alone, down to those within rows: it counts as it stands. */
const asItStands = new Set(['given', 'shows']);

/** The value without its editorial keys. The order of ids counts, as on the page; that of other keys does not. */
function essential(value: unknown, ids = false): unknown {
  if (Array.isArray(value)) return value.map((each) => essential(each));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const kept = ids
    ? entries
    : entries.filter(([key]) => !editorial.has(key)).sort(([a], [b]) => (a < b ? -1 : 1));
  return kept.map(([key, each]) => [
    key,
    !ids && asItStands.has(key) ? each : essential(each, !ids && byId.has(key)),
  ]);
}

const hashOf = (...texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 12);

/** The file that an import of a calculator's code names; nothing for the engine and for manifests. */
function importedFile(from: string, specifier: string): string | undefined {
  const path = specifier.startsWith('#shared/')
    ? specifier.replace('#shared/', 'calculators/shared/')
    : specifier.startsWith('.')
      ? slashed(join(dirname(from), specifier))
      : undefined;
  return path?.startsWith('calculators/') && !path.endsWith('/manifest.ts') ? path : undefined;
}

/** The path and the names of an import; a path changes no answer, nor does the order of imports. */
const imports = /^(?:import|export) ([^;']*)from '([^']+)';\n/gm;

/** A file's code with its imports in a fixed order, without their paths. */
function withoutPaths(text: string): string {
  const names = [...text.matchAll(imports)].map(([, imported = '']) =>
    imported.replace(/\s+/g, ' '),
  );
  return [...names.sort(), text.replace(imports, '').trimStart()].join('\n');
}

/** The code beside a manifest and what it imports from calculators/shared, by path, in a fixed order. */
function codeOf({ path }: CalculatorFolder, folder: string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const add = (file: string) => {
    if (texts.has(file) || !existsSync(join(folder, file))) return;
    // A checkout on Windows has other line ends.
    const text = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n');
    texts.set(file, withoutPaths(text));
    for (const [, , specifier = ''] of text.matchAll(imports)) {
      const imported = importedFile(file, specifier);
      if (imported) add(imported);
    }
  };
  for (const name of ['compute.ts', 'tables.ts']) add(`${path}/${name}`);
  return new Map([...texts].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The fingerprint of a calculator, with the manifest as its editor wrote it. */
export function fingerprintOf(
  calculator: CalculatorFolder,
  manifest: Manifest,
  folder = root,
): Fingerprint {
  const json = (value: unknown) => JSON.stringify(essential(value)) ?? '';
  return {
    answers: hashOf(json(manifest), ...[...codeOf(calculator, folder)].flat()),
    examples: hashOf(json(manifest.examples)),
    laws: hashOf(json(manifest.laws)),
  };
}

/** The parts of a calculator that are not what they were. */
export const changedParts = (then: Fingerprint, now: Fingerprint): (keyof Fingerprint)[] =>
  (['answers', 'examples', 'laws'] as const).filter((part) => then[part] !== now[part]);
