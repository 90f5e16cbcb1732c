import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { didYouMean } from '../../schemas/nearest.ts';
import { issuesIn } from '../../src/engine/manifest/meta.ts';
import { type DraftData, envelopeOf } from '../../src/make/draft/draft.ts';
import { manifestIn } from '../../src/make/draft/formulas.ts';
import { parseDraft } from '../../src/make/draft/parse.ts';
import { filesOf } from '../../src/make/folder/folder.ts';
import { type CalculatorFolder, root } from '../calculators.ts';

/*
 * A draft that the page /make saved as a file.
 */

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** The text of a file; nothing, with the reason, where there is none. */
function textOf(file: string): { readonly text: string } | { readonly problem: string } {
  try {
    // A byte order mark, with which some editors begin a file.
    return { text: readFileSync(file, 'utf8').replace(/^\ufeff/, '') };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EISDIR') return { problem: `“${file}” is a folder, not a file.` };
    if (code !== 'ENOENT') return { problem: `“${file}” cannot be read: ${message}.` };
    const folder = dirname(file);
    const beside = existsSync(folder)
      ? readdirSync(folder).map((name) => (folder === '.' ? name : join(folder, name)))
      : [];
    return { problem: `There is no file “${file}”.${didYouMean(file, beside)}` };
  }
}

/** Reads a file with a draft; returns the draft, or why it is none. */
export function readDraft(
  file: string,
): { readonly data: DraftData } | { readonly problem: string } {
  const read = textOf(file);
  if ('problem' in read) return read;
  const parsed = parseDraft(read.text);
  if ('problem' in parsed) return { problem: `${file}: ${parsed.problem.message}` };
  const { data } = parsed;
  if (!isObject(data.fields) && !isObject(data.results)) {
    return { problem: `${file}: is no calculator: it has neither fields nor results.` };
  }
  return { data };
}

/** Why the functions that a draft uses are not there; nothing if they are, or if it uses none. */
export function functionProblem(
  data: DraftData,
  known: readonly CalculatorFolder[],
): string | undefined {
  const { functionsFrom } = envelopeOf(data);
  const slugs = known.map(({ slug }) => slug);
  return functionsFrom === undefined || slugs.includes(functionsFrom)
    ? undefined
    : `There is no calculator “${functionsFrom}”, whose functions the draft uses.${didYouMean(functionsFrom, slugs)}`;
}

/** The files of a draft's folder by name, with those that it takes from another calculator. */
export function contentsOf(
  data: DraftData,
  known: readonly CalculatorFolder[],
): ReadonlyMap<string, string> {
  const { functionsFrom } = envelopeOf(data);
  const other = known.find(({ slug }) => slug === functionsFrom);
  const { compute: way, tables } = manifestIn(data);
  const unused = [
    'manifest.ts',
    ...(way === 'compute.ts' ? [] : ['compute.ts']),
    ...(tables === undefined ? ['tables.ts'] : []),
  ];
  const names = other
    ? readdirSync(join(root, other.path)).filter(
        (name) => name.endsWith('.ts') && !unused.includes(name),
      )
    : [];
  const needed = names.some((name) => name === 'compute.ts' || name === 'tables.ts');
  const extra = (needed ? names : []).map((name) => [
    name,
    readFileSync(join(root, other?.path ?? '', name), 'utf8'),
  ]);
  const files = filesOf(data, Object.fromEntries(extra));
  return new Map(Object.entries(files).map(([path, text]) => [path.split('/')[3] as string, text]));
}

/** What the check will say of the manifest in a draft, a line each. */
export const problemsIn = (data: DraftData): readonly string[] =>
  issuesIn(manifestIn(data)).map(({ key, message }) => `${key}: ${message}`);
