import type { Compute } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

const metresPerFoot = '0.3048';
const kilogramsPerPound = '0.453592';

/** Body mass index (Quetelet): kilograms over metres squared. */
export const compute: Compute<typeof manifest> = ({ unit, height, weight }) => {
  const metres = unit === 'metric' ? height.div(100) : height.times(metresPerFoot);
  const kilograms = unit === 'metric' ? weight : weight.times(kilogramsPerPound);
  return { bmi: kilograms.div(metres.times(metres)) };
};
