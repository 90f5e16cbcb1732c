import type { Functions } from '../../engine/calculator.ts';
import { type DraftData, envelopeOf } from '../../engine/draft/draft.ts';
import { fetched, loadCopy } from '../../page/copies.ts';
import { loadFunctions } from './functions.ts';

/** The code beside a manifest: the files by name, and the functions in them. */
export interface Code {
  readonly files: Readonly<Record<string, string>>;
  readonly functions: Functions;
}

/** Fetches the code that a draft uses from one of the site's calculators; the message of its errors is for readers. */
export async function codeOf(data: DraftData): Promise<Code> {
  const { functionsFrom } = envelopeOf(data);
  if (functionsFrom === undefined) return { files: {}, functions: {} };
  const what = `The code of “${functionsFrom}”`;
  const { files, module } = await loadCopy(functionsFrom, what);
  return { files, functions: module ? await fetched(what, loadFunctions(module)) : {} };
}
