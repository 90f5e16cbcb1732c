import { Big } from '#schemas/decimal.ts';
import { power } from '#schemas/functions/arithmetic.ts';
import type { Compute, Inputs } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

const races = [
  ['5 km', '5'],
  ['10 km', '10'],
  ['Half marathon', '21.0975'],
  ['Marathon', '42.195'],
] as const;

/** The predicted seconds for a number of kilometres, by Riegel's formula, from those of the known distance. */
export function predictor(inputs: Inputs<typeof manifest.fields>, unit: Big, time: Big) {
  const { knownDistance, exponent } = inputs;
  const known = knownDistance.times(unit);
  return (km: string): Big =>
    exponent.eq(1) ? time.times(km).div(known) : time.times(power(Big(km).div(known), exponent));
}

/** The predicted times of the common races. */
export const compute: Compute<typeof manifest> = (
  inputs,
  { chosen: { unit }, figures: { time } },
) => {
  const timeOf = predictor(inputs, unit, time);
  return { races: races.map(([race, km]) => ({ race, time: timeOf(km) })) };
};
