import { useEffect, useState } from 'react';
import type { Calculator } from '../../schemas/calculator.ts';

/*
 * Parts of a page that a first answer does not need. They come once the page has nothing better to
 * do, and from then on are there at once; without a network, the page is whole without them.
 */

type Load<T> = () => Promise<T>;

/** Charts, tables on demand, and files to save. */
export const loadDrawing = () => import('./Drawing.tsx');

/** What has arrived; null where there was no network. */
const arrived = new Map<Load<unknown>, unknown>();

async function bring<T>(load: Load<T>): Promise<void> {
  arrived.set(load, arrived.get(load) ?? (await load().catch(() => null)));
}

/** What a loader gives, once it has arrived; null if it cannot be fetched, until the next try. */
export function useLater<T>(load: Load<T> | undefined): T | null | undefined {
  const [, look] = useState({});
  useEffect(() => {
    if (load && !arrived.get(load)) void bring(load).then(() => look({}));
  }, [load]);
  return load && (arrived.get(load) as T | null | undefined);
}

/** Fetches what a calculator's results will want after the first answer. */
export function fetchLater({ manifest, tables }: Calculator): void {
  if (tables) void bring(tables);
  if (
    tables ||
    manifest.variations ||
    Object.values(manifest.results).some((result) => 'columns' in result)
  ) {
    void bring(loadDrawing);
  }
}
