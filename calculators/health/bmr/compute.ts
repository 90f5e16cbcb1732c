import type { Compute } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/**
 * Basal metabolic rate: Mifflin and others, "A new predictive equation for resting energy
 * expenditure in healthy individuals", Am J Clin Nutr 51 (1990), 241-247.
 */
export const compute: Compute<typeof manifest> = (
  { weight, height, age },
  { chosen, constants: { perKilogram, perCentimetre, perYear, targetGap } },
) => {
  const bmr = weight
    .times(perKilogram)
    .plus(height.times(perCentimetre))
    .minus(age.times(perYear))
    .plus(chosen.gender);
  const tdee = bmr.times(chosen.activityLevel);
  return { bmr, tdee, weightLoss: tdee.minus(targetGap), weightGain: tdee.plus(targetGap) };
};
