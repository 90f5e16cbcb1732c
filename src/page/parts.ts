import { lazyPart } from '../browser/lazy.ts';

/** The tools for a result, and for data stored on this device. */
export const tools = lazyPart(() => import('./Tools.tsx'));

/** What comes after a calculator, by the kind of its page. */
export const later = {
  calculator: tools,
  embed: lazyPart(() => import('./embed/Embedded.tsx')),
} as const;
