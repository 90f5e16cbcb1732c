import { lazyPart } from '../lazy.ts';

/** What helps with a number: other units, arrow keys, how an entry was read. */
export const numberAid = lazyPart(() => import('./aid/NumberAid.tsx'));

/** How a list was read: how many entries, and the first that cannot be read. */
export const listNote = lazyPart(() => import('./ListNote.tsx'));
