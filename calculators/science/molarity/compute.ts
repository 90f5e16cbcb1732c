import type { Compute } from '#schemas/manifest.ts';
import { compositionOf } from './formula.ts';
import type manifest from './manifest.ts';

/** The molar mass and the composition of a formula, if one is typed. */
export const compute: Compute<typeof manifest> = ({ formula }) => {
  if (!formula) return { molarMassFound: undefined, composition: undefined };
  const { molarMass, composition } = compositionOf(formula);
  return { molarMassFound: molarMass, composition };
};
