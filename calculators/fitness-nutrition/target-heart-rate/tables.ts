import { Big } from '#schemas/decimal.ts';
import type { Tables } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

const ages = [20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80];

/** The maximum at an age by each formula, as in the manifest. */
const maximumAt: Readonly<Record<'fox' | 'tanaka', (age: number) => Big>> = {
  fox: (age) => Big(220 - age),
  tanaka: (age) => Big(208).minus(Big(age).times(0.7)),
};

/** The limits in beats to count, as two authorities set them, and at other ages. */
export const tables: Tables<typeof manifest> = ({ formula, restingHeartRate }, { results }) => {
  const { maxHeartRate } = results;
  const limits: readonly (readonly [string, Big])[] = [
    ['Moderate from', results.moderateLow],
    ['Moderate to, vigorous from', results.moderateHigh],
    ['Vigorous to', results.vigorousHigh],
  ];
  const byReserve: typeof limits = [
    ['By reserve: moderate from', results.reserveModerateLow],
    ['By reserve: moderate to, vigorous from', results.reserveModerateHigh],
    ['By reserve: vigorous to', results.reserveVigorousHigh],
  ];
  return {
    count: [...limits, ...(restingHeartRate ? byReserve : [])].map(([limit, minute]) => ({
      limit,
      minute,
      fifteen: minute.div(4),
      ten: minute.div(6),
    })),
    authorities: (
      [
        ['AHA, moderate: 50 to 70%', 0.5, 0.7],
        ['AHA, vigorous: 70 to 85%', 0.7, 0.85],
        ['CDC, moderate: 64 to 76%', 0.64, 0.76],
        ['CDC, vigorous: 77 to 93%', 0.77, 0.93],
      ] as const
    ).map(([range, low, high]) => ({
      range,
      low: maxHeartRate.times(low),
      high: maxHeartRate.times(high),
    })),
    ages: ages.map((age) => {
      const maximum = maximumAt[formula](age);
      return {
        age,
        low: maximum.times(0.5),
        middle: maximum.times(0.7),
        high: maximum.times(0.85),
        maximum,
      };
    }),
  };
};
