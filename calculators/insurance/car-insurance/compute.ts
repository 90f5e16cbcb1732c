import type { Compute } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** This calculator's own model of car cover: a share of the car's value, in percent, for one year. */
export const compute: Compute<typeof manifest> = (
  { vehicleValue, driverAge, accidents },
  { chosen, constants },
) => {
  const { youngAge, youngSurcharge, seniorAge, seniorSurcharge } = constants;
  let rate = constants.baseRate
    .plus(constants.perAccident.times(accidents))
    .plus(chosen.coverageType);
  if (driverAge.lt(youngAge)) rate = rate.plus(youngSurcharge);
  if (driverAge.gt(seniorAge)) rate = rate.plus(seniorSurcharge);
  return { rate, premium: vehicleValue.times(rate).div(100) };
};
