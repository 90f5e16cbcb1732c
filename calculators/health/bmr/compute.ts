import type { Compute } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** What a day's target lies above or below maintenance, in kcal. */
const targetGap = 500;

/**
 * Basal metabolic rate: Mifflin and others, "A new predictive equation for resting energy
 * expenditure in healthy individuals", Am J Clin Nutr 51 (1990), 241-247.
 */
export const compute: Compute<typeof manifest> = ({ weight, height, age }, { chosen }) => {
  const bmr = weight.times(10).plus(height.times('6.25')).minus(age.times(5)).plus(chosen.gender);
  const tdee = bmr.times(chosen.activityLevel);
  return { bmr, tdee, weightLoss: tdee.minus(targetGap), weightGain: tdee.plus(targetGap) };
};
