import { lazyPart } from '../../browser/lazy.ts';

/** The list of the last answers, and everything on the device in a file. */
export const history = lazyPart(() => import('./History.tsx'));
