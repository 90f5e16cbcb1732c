import type { Compute } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** Energy by the MET method: one MET is about one kilocalorie a kilogram an hour. */
export const compute: Compute<typeof manifest> = ({ weight, minutes }, { chosen }) => ({
  calories: chosen.activity.times(weight).times(minutes).div(60),
});
