import { Big } from '#schemas/decimal.ts';
import type { Compute } from '#schemas/manifest.ts';
import { growth } from '#shared/growth.ts';
import type manifest from './manifest.ts';

/**
 * A lump sum at annual compounding, F = P (1 + R/100)^t, and its return over the whole time. With
 * nothing invested there is no gain to measure, and the return is given as 0.
 */
export const compute: Compute<typeof manifest> = ({ initialInvestment, annualRate, years }) => {
  const growthFactor = growth(annualRate.div(100), years);
  const futureValue = initialInvestment.times(growthFactor);
  const totalGain = futureValue.minus(initialInvestment);
  const roi = initialInvestment.eq(0) ? Big(0) : totalGain.div(initialInvestment).times(100);
  return { growthFactor, futureValue, totalGain, roi };
};
