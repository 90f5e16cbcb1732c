import { Big } from '#schemas/decimal.ts';
import { ceil, floor } from '#schemas/functions/arithmetic.ts';
import type { Tables } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** Units of speed, with the metres a second that they are. */
const units = [
  ['Kilometres per hour (km/h)', 1000, 3600],
  ['Miles per hour (mph)', 1609.344, 3600],
  ['Metres per second (m/s)', 1, 1],
  ['Feet per second (ft/s)', 0.3048, 1],
  ['Knots (sea miles per hour)', 1852, 3600],
] as const;

/** A round number near a tenth of a speed: 1, 2 or 5 times a power of ten. */
function stepFor(speed: Big): Big {
  const tenth = speed.div(10);
  const power = Big(10).pow(tenth.e);
  const leading = tenth.div(power);
  const round = leading.lt(1.5) ? 1 : leading.lt(3.5) ? 2 : leading.lt(7) ? 5 : 10;
  return power.times(round);
}

/** Round speeds from half to one and a half times a speed, and the speed itself. */
function speedsAround(speed: Big): readonly Big[] {
  const step = stepFor(speed);
  const first = ceil(speed.div(2).div(step)).toNumber();
  const last = floor(speed.times(1.5).div(step)).toNumber();
  const round = Array.from({ length: last - first + 1 }, (_, index) => step.times(first + index));
  return [...round.filter((each) => !each.eq(speed)), speed].sort((one, other) => one.cmp(other));
}

/** The same distance at other speeds, and the speed in other units. */
export const tables: Tables<typeof manifest> = (inputs, { results, chosen }) => {
  const speed = inputs.speed ?? results.speedFound;
  const distance = inputs.distance ?? results.distanceFound;
  const own = inputs.find === 'time' ? results.timeSeconds : results.totalSeconds;
  /** Seconds in the unit of time of the speed. */
  const seconds = inputs.units === 'si' ? 1 : 3600;
  return {
    speeds: speedsAround(speed).map((each) => {
      const time = each.eq(speed) ? own : distance.times(seconds).div(each);
      return { speed: each, time, hours: time.div(3600), saved: own.minus(time) };
    }),
    units: units.map(([unit, metres, per]) => ({
      unit: unit as string,
      value: speed.times(chosen.units).times(per).div(Big(metres).times(seconds)),
    })),
  };
};
