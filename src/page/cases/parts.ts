import { lazyPart } from '../../browser/lazy.ts';

/** The list of a calculator's cases, the field that names one, and their comparison. */
export const cases = lazyPart(() => import('./CaseList.tsx'));
