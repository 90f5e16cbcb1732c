import { type ComponentType, useEffect, useState } from 'react';
import type { NumberField } from '../../schemas/manifest.ts';
import type { ControlProps } from './control.ts';

export interface NumberAidProps extends ControlProps<NumberField> {
  /** The sign of the field's own unit; blank where there is none. */
  readonly sign: string;
  /** Ids of the texts with the unit and with what is said of an entry. */
  readonly unitId: string;
  readonly noteId: string;
  /** Puts the field's own input aside while others stand for it. */
  readonly setAside: (aside: boolean) => void;
}

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
    (window.requestIdleCallback ?? setTimeout)(load);
  }, []);
  return Aid;
}
