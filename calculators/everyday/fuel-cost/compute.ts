import type { Compute } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/**
 * Distance divided by the distance on one unit of fuel, then times the price of that unit. The cost
 * multiplies before it divides, so that no cut-off quotient can tip a half the wrong way.
 */
export const compute: Compute<typeof manifest> = ({ distance, fuelEfficiency, fuelPrice }) => ({
  fuelNeeded: distance.div(fuelEfficiency),
  totalCost: distance.times(fuelPrice).div(fuelEfficiency),
});
