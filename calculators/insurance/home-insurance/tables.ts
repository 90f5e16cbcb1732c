import type { Big } from '#schemas/decimal.ts';
import type { Tables } from '#schemas/manifest.ts';
import { parts } from '#shared/schedule.ts';
import type manifest from './manifest.ts';

/** The rate is a sum, and so is the premium: what each part of the rate comes to. */
export const tables: Tables<typeof manifest> = ({ homeValue }, { chosen, constants }) => {
  const of = (percent: Big) => homeValue.times(percent).div(100);
  return {
    parts: parts({
      base: of(constants.baseRate),
      risk: of(chosen.riskLevel),
      cover: of(chosen.coverageType),
      security: of(chosen.securitySystem),
    }),
  };
};
