import type { Compute } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** This calculator's own model of travel cover: a share of the trip's cost, in percent, for each day. */
export const compute: Compute<typeof manifest> = (
  { tripCost, days, age },
  { chosen, constants },
) => {
  const { youngAge, youngDiscount, seniorAge, seniorSurcharge } = constants;
  let dailyRate = constants.baseRate.plus(chosen.coverageType);
  if (age.lt(youngAge)) dailyRate = dailyRate.minus(youngDiscount);
  if (age.gt(seniorAge)) dailyRate = dailyRate.plus(seniorSurcharge);
  const perDay = tripCost.times(dailyRate).div(100);
  return { dailyRate, perDay, premium: perDay.times(days) };
};
