import type { Compute } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** The simple (not annualised) return: the gain as a percentage of the money put in. */
export const compute: Compute<typeof manifest> = ({ initialInvestment, finalValue }) => {
  const gain = finalValue.minus(initialInvestment);
  return { gain, roi: gain.div(initialInvestment).times(100) };
};
