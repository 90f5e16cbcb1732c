import { Big } from '#schemas/decimal.ts';
import type { Tables } from '#schemas/manifest.ts';
import { parts } from '#shared/schedule.ts';
import type manifest from './manifest.ts';

/** The rate is a sum, and so is the premium: what each part of the rate comes to. */
export const tables: Tables<typeof manifest> = (
  { vehicleValue, driverAge, accidents },
  { chosen, constants },
) => {
  const { baseRate, youngAge, youngSurcharge, seniorAge, seniorSurcharge, perAccident } = constants;
  const of = (percent: Big) => vehicleValue.times(percent).div(100);
  const young = driverAge.lt(youngAge) ? youngSurcharge : Big(0);
  const senior = driverAge.gt(seniorAge) ? seniorSurcharge : Big(0);
  return {
    parts: parts({
      base: of(baseRate),
      age: of(young.plus(senior)),
      accidents: of(perAccident.times(accidents)),
      cover: of(chosen.coverageType),
    }),
  };
};
