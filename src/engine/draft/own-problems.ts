import { isObject } from '../../../schemas/shapes.ts';
import type { DraftData, Problem } from './draft.ts';
import { formulaProblems, manifestIn } from './formulas.ts';
import { pageIssues } from './previewable.ts';

/** The most problems that are listed at once: more would only fill the page. */
export const mostProblems = 100;

/** What keeps a calculator for oneself from working; nothing else is asked of it. */
export function ownProblems(data: DraftData): readonly Problem[] {
  const unread = formulaProblems(data);
  const isUnread = new Set(unread.map(({ key }) => key));
  const title: readonly Problem[] =
    typeof data.title === 'string' && data.title.trim()
      ? []
      : [{ key: 'title', message: 'Give it a title.' }];
  const isNone = (part: unknown) => Object.keys(isObject(part) ? part : {}).length === 0;
  const parts: readonly Problem[] = [
    ...(isNone(data.fields) ? [{ key: 'fields', message: 'Add a field: what one enters.' }] : []),
    ...(isNone(data.results)
      ? [{ key: 'results', message: 'Add a result: what is worked out, with its formula.' }]
      : []),
  ];
  return [
    ...title,
    ...parts,
    ...unread,
    ...pageIssues(manifestIn(data)).filter(({ key }) => !isUnread.has(key)),
  ].slice(0, mostProblems);
}
