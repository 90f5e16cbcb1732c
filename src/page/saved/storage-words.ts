import { storageState } from '../../browser/storage.ts';

/** What keeps the browser from storing anything more, in words; nothing if nothing does. */
export const storageProblem = (): string =>
  ({
    works: '',
    full: 'The space that the browser gives this site is full. Nothing new is stored until you forget something.',
    blocked:
      'This browser stores nothing for this site, perhaps because of a setting or a private window.',
  })[storageState()];
