import { lazyPart } from '../lazy.ts';

/** What can be done with a result, and with what this device keeps. */
export const tools = lazyPart(() => import('./Tools.tsx'));
