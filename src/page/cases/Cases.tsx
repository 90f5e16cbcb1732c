import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useLazy } from '../../browser/lazy.ts';
import { onStorageChange, storedNames } from '../../browser/storage.ts';
import { isOpening } from '../fields/options.ts';
import { moreOf } from '../results/parts.ts';
import { Unfetched } from '../results/Unfetched.tsx';
import type { CaseListProps } from './CaseList.tsx';
import { cases } from './parts.ts';

/**
 * The cases of a calculator, above its form. Their script is fetched only if there are some: on this device, or
 * by a link.
 */
export function Cases(props: CaseListProps) {
  const { calculator, casesState } = props;
  const { slug, draft, manifest } = calculator;
  const [{ link, unkept, naming, removed }, setState] = casesState;
  const isStored = useSyncExternalStore(
    onStorageChange,
    () => draft === undefined && storedNames().some((name) => name.startsWith(`case.${slug}.`)),
  );
  const follow = useEffectEvent(() => {
    const { hash } = location;
    if (/[#&]_case=/.test(hash)) setState((before) => ({ ...before, link: hash }));
  });
  useEffect(() => {
    const listener = () => follow();
    follow();
    addEventListener('hashchange', listener);
    return () => removeEventListener('hashchange', listener);
  }, []);
  const isWanted = isStored || !!link || !!unkept || !!naming || !!removed;
  // A case may have chosen an option that the page fetches after it opens.
  const isPart = isOpening(manifest.fields);
  useLazy(isPart && isWanted ? moreOf(calculator) : undefined);
  const part = useLazy(isWanted ? cases : undefined);
  if (part === null && isWanted) return <Unfetched parts={[cases]} />;
  return part && isWanted && !isPart ? <part.CaseList {...props} /> : null;
}
