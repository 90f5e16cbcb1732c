import type { Compute } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** This calculator's own model of home cover: a share of the home's value, in percent, for one year. */
export const compute: Compute<typeof manifest> = ({ homeValue }, { chosen, constants }) => {
  const rate = constants.baseRate
    .plus(chosen.riskLevel)
    .plus(chosen.coverageType)
    .plus(chosen.securitySystem);
  return { rate, premium: homeValue.times(rate).div(100) };
};
