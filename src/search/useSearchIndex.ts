import { useCallback, useRef, useState } from 'react';
import { type Searchable, searchable } from './find.ts';

/** The search index: not asked for yet, on its way, there, or not to be had. */
export type IndexState = Searchable | 'loading' | 'failed' | undefined;

/** Fetches the search index at its address when it is first asked for, and again after a failure. */
export function useSearchIndex(address: string): readonly [IndexState, load: () => void] {
  const [index, setIndex] = useState<IndexState>();
  const pending = useRef(false);
  const load = useCallback(async () => {
    if (pending.current) return;
    pending.current = true;
    setIndex('loading');
    try {
      const response = await fetch(address);
      if (!response.ok) throw response;
      setIndex(searchable(await response.json()));
    } catch {
      setIndex('failed');
      pending.current = false;
    }
  }, [address]);
  return [index, load];
}
