import { Big } from '#schemas/decimal.ts';
import type { Tables } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** Parts of the speed, from a quarter to double. */
const parts = ['0.25', '0.5', '0.75', '1', '1.25', '1.5', '1.75', '2'];
/** A tenth of the speed of light, in metres a second: the formula holds up to there. */
const fastest = '29979245.8';
/** The standard acceleration of free fall, in metres a second each second. */
const gravity = '9.80665';

/** The energy at other speeds, and the height from which a fall ends with them. */
export const tables: Tables<typeof manifest> = (inputs, { results }) => {
  const speed = inputs.speed ?? results.speedFound;
  const energy = inputs.energy ?? results.energyFound;
  const own = results.metresPerSecond;
  return {
    speeds: parts
      .filter((part) => own.times(part).lte(fastest))
      .map((part) => {
        const square = Big(part).pow(2);
        return {
          speed: speed.times(part),
          energy: energy.times(square),
          height: own.pow(2).times(square).div(Big(gravity).times(2)),
        };
      }),
  };
};
