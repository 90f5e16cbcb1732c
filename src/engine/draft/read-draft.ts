import { boundsProblems } from './bounds.ts';
import type { DraftData, Problem } from './draft.ts';
import { parseDraft } from './parse.ts';

/** Reads a draft's text: the draft, or why it cannot be read. Whatever the text is, this is quick. */
export function readDraft(
  text: string,
): { readonly data: DraftData } | { readonly problems: readonly Problem[] } {
  const problems = boundsProblems(text);
  if (problems.length > 0) return { problems };
  const parsed = parseDraft(text);
  return 'data' in parsed ? parsed : { problems: [parsed.problem] };
}
