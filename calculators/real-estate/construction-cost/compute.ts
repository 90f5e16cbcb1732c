import type { Compute } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** The floor area method: area times the cost of a unit of it, plus a reserve in percent. */
export const compute: Compute<typeof manifest> = ({ area, costPerUnitArea, contingencyRate }) => {
  const baseCost = area.times(costPerUnitArea);
  const contingency = baseCost.times(contingencyRate).div(100);
  return { baseCost, contingency, totalCost: baseCost.plus(contingency) };
};
