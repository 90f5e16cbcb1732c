import { issuesIn } from '../../engine/manifest/meta.ts';
import { lookAlike, textProblems } from './bounds.ts';
import { type DraftData, manifestIn, type Problem } from './draft.ts';
import { previewable } from './previewable.ts';
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
  const manifest = manifestIn(data);
  const problems = [...textProblems(data), ...(previewable(manifest) ? [] : issuesIn(manifest))];
  const { title } = data;
  return {
    data,
    problems,
    imitates: typeof title === 'string' ? lookAlike(title, titles) : undefined,
  };
}
