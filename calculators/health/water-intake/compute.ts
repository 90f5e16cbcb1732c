import type { Compute } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

const millilitresPerKilogram = 35;
const glass = 250;

/** A rule of thumb: 35 ml a kilogram, times a factor for activity and one for climate. */
export const compute: Compute<typeof manifest> = ({ weight }, { chosen }) => {
  const dailyMl = weight
    .times(millilitresPerKilogram)
    .times(chosen.activityLevel)
    .times(chosen.climate);
  return { dailyMl, dailyLitres: dailyMl.div(1000), glasses: dailyMl.div(glass) };
};
