import { lazyPart } from '../../browser/lazy.ts';

/** "What if": one result for other values of one input. */
export const whatIf = lazyPart(() => import('./WhatIf.tsx'));

/** "Solve for": the inputs for which a result is a target. */
export const solveFor = lazyPart(() => import('./SolveFor.tsx'));
