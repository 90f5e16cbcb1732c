import { Big } from '#schemas/decimal.ts';
import type { Tables } from '#schemas/manifest.ts';
import { cents } from '#schemas/parts.ts';
import type manifest from './manifest.ts';

/** Percent of the cost of building a house: National Association of Home Builders, survey of 2024. */
const stages = {
  siteWork: '7.6',
  foundations: '10.5',
  framing: '16.6',
  exterior: '13.4',
  systems: '19.2',
  interior: '24.1',
  finalSteps: '6.5',
  other: '2.1',
};

/** The base cost by stage, in whole cents that add up to it. */
export const tables: Tables<typeof manifest> = (_, { results: { baseCost } }) => {
  let share = Big(0);
  let before = Big(0);
  return {
    stages: Object.entries(stages).map(([stage, percent]) => {
      share = share.plus(percent);
      const upTo = cents(baseCost.times(share).div(100));
      const cost = upTo.minus(before);
      before = upTo;
      return { stage, percent: Big(percent), cost };
    }),
  };
};
