import { Big } from '#schemas/decimal.ts';
import type { Tables } from '#schemas/manifest.ts';
import { parts } from '#shared/schedule.ts';
import type manifest from './manifest.ts';

/** The rate is a sum, and so is the premium: what each part of the rate comes to. */
export const tables: Tables<typeof manifest> = ({ age }, { chosen, constants, results }) => {
  const { baseRate, firstAge, firstSurcharge, secondAge, secondSurcharge } = constants;
  const of = (rate: Big) => results.thousands.times(rate);
  const first = age.gt(firstAge) ? firstSurcharge : Big(0);
  const second = age.gt(secondAge) ? secondSurcharge : Big(0);
  return {
    parts: parts({ base: of(baseRate), age: of(first.plus(second)), smoker: of(chosen.smoker) }),
  };
};
