import { useEffect, useMemo, useState } from 'react';
import type { Law, Manifest } from '../../../schemas/manifest.ts';
import { lazyPart, useLazy } from '../../browser/lazy.ts';
import { today } from '../../browser/today.ts';
import {
  type DraftData,
  envelopeOf,
  isForOneself,
  type Problem,
} from '../../engine/draft/draft.ts';
import { manifestIn } from '../../engine/draft/formulas.ts';
import { ownProblems } from '../../engine/draft/own-problems.ts';
import { previewable } from '../../engine/draft/previewable.ts';
import { issuesIn } from '../../engine/manifest/meta.ts';
import { type CopyEntry, loadCopy } from '../../page/copies.ts';
import { startTrials } from './trials.ts';

/** What trials of a draft have found so far. */
interface TrialState {
  readonly problems: readonly Problem[];
  /** Laws that held for many random inputs and that the draft does not have. */
  readonly suggestions: readonly Law[];
  /** Whether examples and laws are still being tried. */
  readonly isTrying: boolean;
}

/** All that the site asks of a calculator; one for oneself does without. */
const siteCheck = lazyPart(() => import('./check.ts'));

const nothing: TrialState = { problems: [], suggestions: [], isTrying: false };
/** Before the first trials. */
const untried: TrialState = { ...nothing, isTrying: true };

/** How long nothing may change before trials start, in milliseconds. */
const pause = 400;

/** Tries the examples and laws of a draft in a worker, once a page can be made of it. */
function useTrials(data: DraftData): TrialState {
  const [state, setState] = useState(untried);
  useEffect(() => {
    let isCurrent = true;
    let stop = () => {};
    const own = manifestIn(data);
    const found = isForOneself(data) ? undefined : previewable(own);
    if (!found) return setState(nothing);
    const manifest: Manifest = found;
    const isWhole = issuesIn(own).length === 0;
    // An example that stands in for a missing one is not the editor's.
    const isOwn = (problem: Problem) => isWhole || !/^examples/.test(problem.key);
    const set = (part: Partial<TrialState>) =>
      isCurrent && setState((before) => ({ ...before, ...part }));
    async function start() {
      const { functionsFrom } = envelopeOf(data);
      const copy = functionsFrom ? await loadCopy(functionsFrom).catch(() => undefined) : undefined;
      if (!isCurrent) return;
      const functions = copy?.module === undefined ? undefined : { module: copy.module };
      stop = startTrials(
        { manifest, functions },
        {
          problems: (problems) => set({ problems: problems.filter(isOwn) }),
          suggestions: (suggestions) => set({ suggestions }),
          done: () => set({ isTrying: false }),
          stuck: () => set({ isTrying: false }),
        },
      );
    }
    // At once: until it is tried, nobody can say that nothing is wrong.
    set({ isTrying: true });
    const timer = setTimeout(start, pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      stop();
    };
  }, [data]);
  return state;
}

/** Checks a draft whenever it changes. A text that cannot be read has those problems alone. */
export function useProblems(
  data: DraftData,
  list: readonly CopyEntry[],
  unreadable: readonly Problem[],
): TrialState {
  const about = useMemo(
    () => ({
      slugs: new Set(list.map(({ slug }) => slug)),
      titles: list.map(({ title }) => title),
      today: today(),
    }),
    [list],
  );
  // The folder of a draft gets the day of its publication, and the site reviews it: neither is missing.
  const isOwn = isForOneself(data);
  const site = useLazy(isOwn ? undefined : siteCheck);
  const quick = useMemo(() => {
    if (isOwn || !site) return ownProblems(data);
    const { today: day } = about;
    return site.quickProblems({ published: day, reviewed: day, ...data }, about);
  }, [data, about, isOwn, site]);
  const tried = useTrials(data);
  const trials = isOwn || site ? tried : { ...tried, isTrying: true };
  const all = useMemo(() => [...quick, ...trials.problems], [quick, trials.problems]);
  return { ...trials, problems: unreadable.length > 0 ? unreadable : all };
}
