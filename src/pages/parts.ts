import { lazyPart } from '../lazy.ts';

/** The tools for a result, and for data stored on this device. */
export const tools = lazyPart(() => import('./Tools.tsx'));

/** The answers to questions in the search box. */
export const asked = lazyPart(() => import('../ask/Asked.tsx'));
