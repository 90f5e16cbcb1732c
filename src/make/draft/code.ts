import type { Functions } from '../../engine/calculator.ts';
import { loadCopy } from './copies.ts';
import { type DraftData, envelopeOf } from './draft.ts';
import { loadFunctions } from './functions.ts';

/** The code beside a manifest: the files by name, and the functions in them. */
export interface Code {
  readonly files: Readonly<Record<string, string>>;
  readonly functions: Functions;
}

/** Fetches the code that a draft uses from one of the site's calculators; throws if it cannot be fetched. */
export async function codeOf(data: DraftData): Promise<Code> {
  const { functionsFrom } = envelopeOf(data);
  if (functionsFrom === undefined) return { files: {}, functions: {} };
  const { files, module } = await loadCopy(functionsFrom);
  return { files, functions: module ? await loadFunctions(module) : {} };
}
