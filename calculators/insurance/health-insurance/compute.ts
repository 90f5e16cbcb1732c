import type { Compute } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/**
 * This calculator's own model of health cover: a share of the cover, in percent, for each person.
 * The surcharges for age add up: over the second limit both apply.
 */
export const compute: Compute<typeof manifest> = (
  { age, coverage, familyMembers },
  { chosen, constants },
) => {
  const { firstAge, firstSurcharge, secondAge, secondSurcharge } = constants;
  let rate = constants.baseRate.plus(chosen.smoker);
  if (age.gt(firstAge)) rate = rate.plus(firstSurcharge);
  if (age.gt(secondAge)) rate = rate.plus(secondSurcharge);
  const perPerson = coverage.times(rate).div(100);
  return { rate, perPerson, premium: perPerson.times(familyMembers) };
};
