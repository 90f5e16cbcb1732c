import type { Compute } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** A rule of thumb: so much water a kilogram, times a factor for activity and one for climate. */
export const compute: Compute<typeof manifest> = ({ weight }, { chosen, constants }) => {
  const dailyMl = weight
    .times(constants.perKilogram)
    .times(chosen.activityLevel)
    .times(chosen.climate);
  return { dailyMl, dailyLitres: dailyMl.div(1000), glasses: dailyMl.div(constants.glass) };
};
