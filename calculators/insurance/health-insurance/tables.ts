import { Big } from '#schemas/decimal.ts';
import type { Tables } from '#schemas/manifest.ts';
import { parts } from '#shared/schedule.ts';
import type manifest from './manifest.ts';

/** The rate is a sum, and so is the premium: what each part of the rate comes to. */
export const tables: Tables<typeof manifest> = (
  { age, coverage, familyMembers },
  { chosen, constants },
) => {
  const { baseRate, firstAge, firstSurcharge, secondAge, secondSurcharge } = constants;
  const of = (percent: Big) => coverage.times(percent).div(100).times(familyMembers);
  const first = age.gt(firstAge) ? firstSurcharge : Big(0);
  const second = age.gt(secondAge) ? secondSurcharge : Big(0);
  return {
    parts: parts({ base: of(baseRate), age: of(first.plus(second)), smoker: of(chosen.smoker) }),
  };
};
