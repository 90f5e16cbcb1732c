import { Big } from '#schemas/decimal.ts';
import type { Tables } from '#schemas/manifest.ts';
import { parts } from '#shared/schedule.ts';
import type manifest from './manifest.ts';

/** The rate is a sum, and so is the premium: what each part of the rate comes to. */
export const tables: Tables<typeof manifest> = ({ tripCost, days, age }, { chosen, constants }) => {
  const { baseRate, youngAge, youngDiscount, seniorAge, seniorSurcharge } = constants;
  const of = (percent: Big) => tripCost.times(percent).div(100).times(days);
  const young = age.lt(youngAge) ? youngDiscount : Big(0);
  const senior = age.gt(seniorAge) ? seniorSurcharge : Big(0);
  return {
    parts: parts({
      base: of(baseRate),
      age: of(senior.minus(young)),
      cover: of(chosen.coverageType),
    }),
  };
};
