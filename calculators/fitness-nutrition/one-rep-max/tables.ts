import { Big } from '#schemas/decimal.ts';
import { power } from '#schemas/functions/arithmetic.ts';
import type { Tables } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

const counts = Array.from({ length: 12 }, (_, index) => index + 1);

/** The smallest step that a pair of usual plates makes. */
const plates = { kg: 2.5, lb: 5 } as const;

/** How many times the weight of a set the maximum is, by each formula; once is the maximum itself. */
function factors(reps: number) {
  if (reps === 1) return { epley: Big(1), brzycki: Big(1), lander: Big(1), lombardi: Big(1) };
  return {
    epley: Big(reps).div(30).plus(1),
    brzycki: Big(36).div(37 - reps),
    lander: Big(100).div(Big(101.3).minus(Big(2.67123).times(reps))),
    lombardi: power(Big(reps), Big(0.1)),
  };
}

/** The weights that the same maximum allows for other repetitions, and the formulas side by side. */
export const tables: Tables<typeof manifest> = ({ unit, weight }, { results: { oneRepMax } }) => ({
  repetitions: counts.map((reps) => {
    const { epley, brzycki, lander, lombardi } = factors(reps);
    const mean = epley.plus(brzycki).plus(lander).plus(lombardi).div(4);
    const load = oneRepMax.div(mean);
    return {
      reps,
      weight: load,
      plates: load.plus('1e-30').div(plates[unit]).round(0, 0).times(plates[unit]),
      share: Big(100).div(mean),
    };
  }),
  spread: counts.map((reps) => {
    const { epley, brzycki, lander, lombardi } = factors(reps);
    return {
      reps,
      epley: weight.times(epley),
      brzycki: weight.times(brzycki),
      lander: weight.times(lander),
      lombardi: weight.times(lombardi),
    };
  }),
});
