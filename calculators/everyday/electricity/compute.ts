import type { Compute } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** Energy is power times time, in kilowatt-hours; the cost is energy times the price of one. */
export const compute: Compute<typeof manifest> = (
  { powerWatts, hoursPerDay, days, ratePerKwh },
  { constants },
) => {
  const energyKwh = powerWatts.times(hoursPerDay).times(days).div(constants.wattsAKilowatt);
  return { energyKwh, cost: energyKwh.times(ratePerKwh) };
};
