import { useCallback, useRef, useState } from 'react';
import { importData } from '../../browser/import-data.ts';
import { type IndexState, searchable } from '../../engine/search/find.ts';

/** Fetches the search index lazily on the first request, and again after a failure. */
export function useSearchIndex(address: string): readonly [IndexState, load: () => void] {
  const [index, setIndex] = useState<IndexState>();
  const pending = useRef(false);
  const load = useCallback(async () => {
    if (pending.current) return;
    pending.current = true;
    setIndex('loading');
    try {
      setIndex(searchable(await importData(address)));
    } catch {
      setIndex('failed');
      pending.current = false;
    }
  }, [address]);
  return [index, load];
}
