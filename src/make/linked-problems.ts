import { lookAlike, textProblems } from './bounds.ts';
import type { DraftData, Problem } from './draft.ts';
import { manifestForPage } from './page-manifest.ts';
import { readDraft } from './read-draft.ts';

/** A draft that came with a link, and all that keeps it from being shown. */
export function linkedProblems(
  text: string,
  titles: readonly string[],
): {
  readonly data: DraftData | undefined;
  readonly problems: readonly Problem[];
  readonly imitates?: string | undefined;
} {
  const read = readDraft(text);
  if ('problems' in read) return { data: undefined, problems: read.problems };
  const { data } = read;
  const checked = manifestForPage(data);
  const problems = [...textProblems(data), ...('problems' in checked ? checked.problems : [])];
  return { data, problems, imitates: lookAlike(String(data.title), titles) };
}
