import type { Compute } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** The shares of the maximum, in percent. */
const percents = [100, 95, 90, 85, 80, 75, 70, 65, 60, 55, 50];

/** The loads of a training plan. */
export const compute: Compute<typeof manifest> = (_, { figures: { oneRepMax } }) => ({
  loads: percents.map((percent) => ({ percent, load: oneRepMax.times(percent).div(100) })),
});
