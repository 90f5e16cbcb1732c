import type { Tables } from '#schemas/manifest.ts';
import { predictor } from './compute.ts';
import type manifest from './manifest.ts';

const mile = '1.609344';
/** The formula was fitted to times in this range, in seconds. */
const [shortest, longest] = [210, 13_800];
/** Common distances in kilometres. */
const distances = [
  ['1 km', '1'],
  ['1 mile', '1.609344'],
  ['3 km', '3'],
  ['5 km', '5'],
  ['5 miles', '8.04672'],
  ['10 km', '10'],
  ['15 km', '15'],
  ['10 miles', '16.09344'],
  ['20 km', '20'],
  ['Half marathon', '21.0975'],
  ['25 km', '25'],
  ['30 km', '30'],
  ['Marathon', '42.195'],
  ['50 km', '50'],
] as const;

/** The common distances within the range of the formula, each with its paces. */
export const tables: Tables<typeof manifest> = (inputs, { chosen: { unit }, results }) => {
  const timeOf = predictor(inputs, unit, results.time);
  return {
    more: distances.flatMap(([race, km]) => {
      const time = timeOf(km);
      if (time.lt(shortest) || time.gt(longest)) return [];
      return [{ race, time, perKm: time.div(km), perMile: time.times(mile).div(km) }];
    }),
  };
};
