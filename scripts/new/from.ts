import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { didYouMean } from '../../schemas/nearest.ts';
import { type DraftData, envelopeOf } from '../../src/engine/draft/draft.ts';
import { filesOf } from '../../src/engine/draft/folder/folder.ts';
import { draftInZip, isZip, type Read } from '../../src/engine/draft/folder/unzip.ts';
import { manifestIn } from '../../src/engine/draft/formulas.ts';
import { unpack } from '../../src/engine/draft/link.ts';
import { readDraft } from '../../src/engine/draft/read-draft.ts';
import { draftIn } from '../../src/engine/input/fragment.ts';
import { issuesIn } from '../../src/engine/manifest/meta.ts';
import { type CalculatorFolder, root } from '../calculators.ts';

/*
 * A draft of the page /make: in the zip that it saves to be handed in, in the JSON that it saves, or in a
 * link. Which of them it is, is told by its content. It may come from anybody, so of a zip nothing is
 * written: its draft is read, within bounds, and the folder is made anew.
 */

/** The largest file that is read, in bytes. */
const largest = 2_000_000;

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** The bytes of a file. */
function bytesOf(file: string): Read<'bytes', Uint8Array> {
  try {
    if (statSync(file).size > largest) {
      return { problem: `“${file}” is too large for a calculator: is it another file?` };
    }
    return { bytes: readFileSync(file) };
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

/** The text of a draft in a link, of which only the part after its # counts. */
async function inLink(link: string): Promise<Read<'text', string>> {
  const short = link.length > 60 ? `${link.slice(0, 60)}…` : link;
  const pair = draftIn(link.slice(link.indexOf('#') + 1));
  if (!pair) {
    return {
      problem: `The link “${short}” carries no calculator: copy all of it, with what stands after its #, and put it between quotation marks.`,
    };
  }
  try {
    return { text: await unpack(pair) };
  } catch (error) {
    return { problem: `“${short}”: ${(error as Error).message}` };
  }
}

const isLink = (text: string): boolean => /^(?:https?:\/\/|#|_draft=)\S*$/i.test(text);

/** The text of a draft, from a link or from a file with any of the three. */
async function textOf(from: string): Promise<Read<'text', string>> {
  if (isLink(from)) return inLink(from);
  const read = bytesOf(from);
  if ('problem' in read) return read;
  const draft = isZip(read.bytes) ? draftInZip(read.bytes) : read;
  if ('problem' in draft) return { problem: `${from}: ${draft.problem}` };
  let text = '';
  try {
    // Leaves out a byte order mark, with which some editors begin a file.
    text = new TextDecoder('utf-8', { fatal: true }).decode(draft.bytes);
  } catch {
    // As for any other text that is none of the three.
    text = '?';
  }
  if (isLink(text.trim())) return inLink(text.trim());
  if (/^\s*(?:[{[]|$)/.test(text)) return { text };
  return {
    problem: `${from}: is none of what --from takes: the zip or the JSON that the page /make saves, or a link of it.`,
  };
}

/** Reads a draft from a file or a link; returns the draft, or why it is none. A leading ~ is the home folder. */
export async function draftFrom(from: string): Promise<Read<'data', DraftData>> {
  const place = from.replace(/^~(?=[/\\])/, homedir());
  const read = await textOf(place);
  if ('problem' in read) return read;
  const named = isLink(place) ? 'The calculator in the link' : place;
  const parsed = readDraft(read.text);
  if ('problems' in parsed) {
    const [{ key, message } = { key: '', message: '' }] = parsed.problems;
    return { problem: `${named}: ${key === 'manifest' ? '' : `${key}: `}${message}` };
  }
  const { data } = parsed;
  if (!isObject(data.fields) && !isObject(data.results)) {
    return { problem: `${named}: is no calculator: it has neither fields nor results.` };
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
