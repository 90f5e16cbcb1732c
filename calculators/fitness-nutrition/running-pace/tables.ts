import { Big } from '#schemas/decimal.ts';
import { ceil } from '#schemas/functions/arithmetic.ts';
import type { Tables } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

const mile = Big('1.609344');
/** No splits beyond this distance. */
const longest = 100;
/** Seconds that are added to the pace. */
const changes = [-30, -20, -15, -10, -5, 0, 5, 10, 15, 20, 30];
/** Common distances in kilometres. */
const distances = [
  ['400 m, one lap of a track', '0.4'],
  ['1 km', '1'],
  ['1 mile', '1.609344'],
  ['3 km', '3'],
  ['5 km', '5'],
  ['5 miles', '8.04672'],
  ['10 km', '10'],
  ['15 km', '15'],
  ['10 miles', '16.09344'],
  ['Half marathon', '21.0975'],
  ['30 km', '30'],
  ['Marathon', '42.195'],
  ['50 km', '50'],
] as const;

/** The even splits of a run, the same distance at other paces, and other distances at the same pace. */
export const tables: Tables<typeof manifest> = (inputs, { chosen: { unit }, results }) => {
  const distance = inputs.distance ?? results.totalDistance;
  const time = results.time ?? results.totalTime;
  // A part of the run at the same pace, unrounded: one unit, or all of it.
  const share = results.pace ? { distance: Big(1), time: results.pace } : { distance, time };
  const before = ceil(distance).minus(1).toNumber();
  const pace = share.time.div(share.distance);
  return {
    splits: distance.gt(longest)
      ? []
      : [
          ...Array.from({ length: before }, (_, index) => ({
            distance: index + 1,
            time: share.time.times(index + 1).div(share.distance),
          })),
          { distance, time },
        ],
    paces: changes.flatMap((change) => {
      const other = pace.plus(change);
      if (other.lte(0)) return [];
      const difference = distance.times(change);
      return [
        {
          perKm: other.div(unit),
          perMile: other.times(mile).div(unit),
          time: time.plus(difference),
          difference,
        },
      ];
    }),
    common: distances.map(([race, km]) => ({
      race,
      time: share.time.times(km).div(share.distance.times(unit)),
    })),
  };
};
