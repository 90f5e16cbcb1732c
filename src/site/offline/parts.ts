import { lazyPart } from '../../browser/lazy.ts';

/** What starts the service worker, and tells it of visited pages. */
export const client = lazyPart(() => import('./client.ts'));

/** The button to keep all calculators. */
export const keepAll = lazyPart(() => import('./KeepAll.tsx'));
