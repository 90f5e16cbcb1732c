import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useLazy } from '../../browser/lazy.ts';
import { onStorageChange, storedNames } from '../../browser/storage.ts';
import { isOpening } from '../fields/options.ts';
import { moreOf } from '../results/parts.ts';
import { Unfetched } from '../results/Unfetched.tsx';
import type { CaseListProps } from './CaseList.tsx';
import { cases } from './parts.ts';
import { usePlace } from './usePlace.ts';

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
  // The head script keeps room for them, on the page that was opened first.
  useEffect(() => {
    if (!isStored) delete document.documentElement.dataset.cases;
  }, [isStored]);
  const isWanted = isStored || !!link || !!unkept || !!naming || !!removed;
  // A case may have chosen an option that the page fetches after it opens.
  const isPart = isOpening(manifest.fields);
  useLazy(isPart && isWanted ? moreOf(calculator) : undefined);
  const part = useLazy(isWanted ? cases : undefined);
  const place = usePlace('[data-cases]');
  if (!isWanted || !place || part === undefined || isPart) return null;
  return createPortal(part ? <part.CaseList {...props} /> : <Unfetched parts={[cases]} />, place);
}
