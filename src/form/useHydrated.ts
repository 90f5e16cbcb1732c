import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while a prerendered page is being hydrated, and on the server; true ever after. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
