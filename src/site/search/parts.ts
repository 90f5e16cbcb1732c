import { lazyPart } from '../../browser/lazy.ts';

/** The answers to questions in the search box. */
export const asked = lazyPart(() => import('./Asked.tsx'));
