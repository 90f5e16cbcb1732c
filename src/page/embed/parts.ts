import { lazyPart } from '../../browser/lazy.ts';

/** The lines that put a calculator on another site. */
export const embedPanel = lazyPart(() => import('./EmbedPanel.tsx'));
