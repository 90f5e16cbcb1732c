import { useMemo } from 'react';
import type { Law } from '../../schemas/manifest.ts';
import { today } from '../browser/today.ts';
import { quickProblems } from './check.ts';
import type { CopyEntry } from './copies.ts';
import type { DraftData, Problem } from './draft.ts';

/** What is wrong with a draft, and what could be added to it. */
export interface Checked {
  readonly problems: readonly Problem[];
  /** Laws that held for many random inputs and that the draft does not have. */
  readonly suggestions: readonly Law[];
  /** Whether examples and laws are still being tried. */
  readonly isTrying: boolean;
}

/** Checks a draft whenever it changes. A text that cannot be read has those problems alone. */
export function useProblems(
  data: DraftData,
  list: readonly CopyEntry[],
  unreadable: readonly Problem[],
): Checked {
  const about = useMemo(
    () => ({
      slugs: new Set(list.map(({ slug }) => slug)),
      titles: list.map(({ title }) => title),
      today: today(),
    }),
    [list],
  );
  const quick = useMemo(() => quickProblems(data, about), [data, about]);
  const problems = unreadable.length > 0 ? unreadable : quick;
  return { problems, suggestions: [], isTrying: false };
}
