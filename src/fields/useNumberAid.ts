import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../browser/idle.ts';
import type { NumberAidProps } from './aid/NumberAid.tsx';

/** With its styles: the build waits for those of an import that nothing is chained to. */
const loadAid = () => import('./aid/NumberAid.tsx');

/** What helps with a number, once it is there: it comes after the page, which is whole without it. */
export function useNumberAid(): ComponentType<NumberAidProps> | undefined {
  const [Aid, setAid] = useState<ComponentType<NumberAidProps>>();
  useEffect(() => {
    const load = () =>
      loadAid().then(
        ({ NumberAid }) => setAid(() => NumberAid),
        () => {},
      );
    whenIdle(load);
  }, []);
  return Aid;
}
