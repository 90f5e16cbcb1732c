import { log10 } from '#schemas/arithmetic.ts';
import type { Compute } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/**
 * Body fat by the US Navy method: Hodgdon and Beckett, Naval Health Research Center reports 84-11
 * (men) and 84-29 (women), 1984, with all lengths in centimetres; fat from density by Siri, 1961.
 * Fat grows without bound as the density falls to zero, which no body reaches: a RangeError there.
 */
export const compute: Compute<typeof manifest> = (
  { gender, height, neck, waist, hip },
  { chosen, constants },
) => {
  const heightCm = height.times(chosen.unit);
  // The hip is read for women alone.
  const girth = waist
    .plus(hip ?? 0)
    .minus(neck)
    .times(chosen.unit);
  const [base, perGirth, perHeight] =
    gender === 'male'
      ? [constants.maleBase, constants.maleGirth, constants.maleHeight]
      : [constants.femaleBase, constants.femaleGirth, constants.femaleHeight];
  const density = base.minus(perGirth.times(log10(girth))).plus(perHeight.times(log10(heightCm)));
  if (density.lte(0)) throw new RangeError('The result is too large.');
  const bodyFat = constants.densityShare.div(density).minus(constants.densityLess);
  return { heightCm, girth, density, bodyFat };
};
