import type { Compute } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** Body mass index (Quetelet): kilograms over metres squared. */
export const compute: Compute<typeof manifest> = ({ unit, height, weight }, { constants }) => {
  const metric = unit === 'metric';
  const metres = metric ? height.div(100) : height.times(constants.metresPerFoot);
  const kilograms = metric ? weight : weight.times(constants.kilogramsPerPound);
  return { metres, kilograms, bmi: kilograms.div(metres.times(metres)) };
};
