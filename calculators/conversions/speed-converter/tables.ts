import { Big } from '#schemas/decimal.ts';
import type { Tables } from '#schemas/manifest.ts';
import { inBothDirections } from '#shared/units.ts';
import type manifest from './manifest.ts';

/** Speeds of walkers, wheels, trains and winds. */
// biome-ignore format: a list
const roundSpeeds = [
  1, 2, 3, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 90, 100, 110, 120, 130, 150,
  200, 250, 300, 500, 1000,
];

/** A mile in kilometres. */
const mile = '1.609344';

/** Distances in metres, each with its name. */
const distances = [
  ['100 metres', '100'],
  ['1 kilometre', '1000'],
  ['1 mile', '1609.344'],
  ['10 kilometres', '10000'],
  ['Marathon (42.195 km)', '42195'],
  ['100 kilometres', '100000'],
  ['100 miles', '160934.4'],
  ['500 kilometres', '500000'],
  ['1,000 kilometres', '1000000'],
] as const;

/** Known speeds in kilometres per hour, ascending. */
const known = [
  ['Walking', 5],
  ['City bicycle', 15],
  ['100 m record', 37.58],
  ['Town limit', 50],
  ['Country road', 90],
  ['Motorway', 120],
  ['Fast train', 320],
  ['Airliner', 900],
  ['Sound', 1225],
] as const;

/** A known speed beside the visitor's is at most so many times as fast, or as slow. */
const comparable = 10;
/** As many known speeds as a small screen has room for. */
const most = 6;

/** Round speeds in both directions, the times that distances take, and known speeds beside it. */
export const tables: Tables<typeof manifest> = (_, { chosen: { from, to }, results }) => {
  const speed = results.kmh.abs();
  const stands = speed.eq(0);
  const near = known
    .filter(([, other]) => speed.lte(other * comparable) && speed.times(comparable).gte(other))
    .sort(([, one], [, other]) => apart(speed, one) - apart(speed, other))
    .slice(0, most);
  const beside = [
    ['This speed', speed] as const,
    ...near.map(([who, each]) => [who, Big(each)] as const),
  ];
  return {
    roundNumbers: inBothDirections({ factor: from }, { factor: to }, roundSpeeds),
    times: stands
      ? []
      : distances.map(([distance, metres]) => ({
          distance,
          time: Big(metres).times(3.6).div(speed),
        })),
    beside:
      near.length === 0 || stands
        ? []
        : beside
            .sort(([, one], [, other]) => one.cmp(other))
            .map(([who, each]) => ({
              who,
              inKmh: each,
              inMph: each.div(mile),
            })),
  };
};

/** How many times as fast one speed is as another, or as slow. */
const apart = (speed: Big, other: number): number => {
  const times = speed.div(other).toNumber();
  return times < 1 ? 1 / times : times;
};
