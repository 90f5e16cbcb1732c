import { Big } from '#schemas/decimal.ts';
import { splitToCents } from '#schemas/functions/parts.ts';
import type { Tables } from '#schemas/manifest.ts';
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
  const lines = Object.entries(stages).map(([part, percent]) => ({
    part,
    percent: Big(percent),
    amount: baseCost.times(percent).div(100),
  }));
  return {
    stages: splitToCents(lines).map(({ part, amount }, index) => ({
      stage: part,
      percent: lines[index]?.percent ?? Big(0),
      cost: amount,
    })),
  };
};
