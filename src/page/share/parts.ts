import { lazyPart } from '../../browser/lazy.ts';

/** What saves a spreadsheet with formulas. */
export const spreadsheet = lazyPart(() => import('./save-spreadsheet.ts'));
