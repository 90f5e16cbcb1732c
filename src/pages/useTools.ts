import { useEffect, useState } from 'react';
import { whenIdle } from '../browser/idle.ts';
import type { tools } from './Tools.tsx';

/** With its styles: the build waits for those of an import that nothing is chained to. */
const loadTools = () => import('./Tools.tsx');

/**
 * What comes after the page, in a script of its own: nothing until it has come, empty if it cannot
 * be fetched, without which every page is still whole. It is asked for when it is wanted, or else
 * once the page has nothing better to do: from then on it needs no network.
 */
export function useTools(wanted: boolean): Partial<typeof tools> | undefined {
  const [arrived, setArrived] = useState<Partial<typeof tools>>();
  useEffect(() => {
    const load = () =>
      void loadTools().then(
        (module) => setArrived(module.tools),
        () => setArrived({}),
      );
    if (wanted || location.hash.includes('=')) load();
    else whenIdle(load);
  }, [wanted]);
  return arrived;
}
