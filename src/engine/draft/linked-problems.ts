import { lookAlike, textProblems } from './bounds.ts';
import type { DraftData, Problem } from './draft.ts';
import { formulaProblems, manifestIn } from './formulas.ts';
import { pageIssues, previewable } from './previewable.ts';
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
  const issues = previewable(manifest) ? [] : [...formulaProblems(data), ...pageIssues(manifest)];
  const keys = issues.map(({ key }) => key);
  // A formula that cannot be read is said once, in the words for its author.
  const problems = [
    ...textProblems(data),
    ...issues.filter(({ key }, index) => keys.indexOf(key) === index),
  ];
  const { title } = data;
  return {
    data,
    problems,
    imitates: typeof title === 'string' ? lookAlike(title, titles) : undefined,
  };
}
