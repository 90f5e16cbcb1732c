import type { Compute } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/**
 * This calculator's own model of term life cover: a yearly rate for each thousand of cover. The
 * surcharges for age add up: over the second limit both apply.
 */
export const compute: Compute<typeof manifest> = (
  { age, coverage, termYears },
  { chosen, constants },
) => {
  const { firstAge, firstSurcharge, secondAge, secondSurcharge } = constants;
  let rate = constants.baseRate.plus(chosen.smoker);
  if (age.gt(firstAge)) rate = rate.plus(firstSurcharge);
  if (age.gt(secondAge)) rate = rate.plus(secondSurcharge);
  const thousands = coverage.div(constants.rateBase);
  const annualPremium = thousands.times(rate);
  return { rate, thousands, annualPremium, totalPremium: annualPremium.times(termYears) };
};
