import type { Big } from '#schemas/decimal.ts';
import type { Compute } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/**
 * The smallest whole number of units whose margins cover the costs. A quotient may be rounded in its
 * last digit, so multiplying back decides, which is exact.
 */
function wholeUnits(costs: Big, unitMargin: Big): Big {
  const whole = costs.div(unitMargin).round(0, 0);
  return whole.times(unitMargin).lt(costs) ? whole.plus(1) : whole;
}

/**
 * Cost-volume-profit analysis for one product: fixed costs over the contribution margin per unit.
 * The revenue is multiplied before it is divided, so that only one quotient can be inexact.
 */
export const compute: Compute<typeof manifest> = ({
  fixedCosts,
  pricePerUnit,
  variableCostPerUnit,
}) => {
  const unitMargin = pricePerUnit.minus(variableCostPerUnit);
  return {
    unitMargin,
    breakEvenUnits: fixedCosts.div(unitMargin),
    breakEvenUnitsRoundedUp: wholeUnits(fixedCosts, unitMargin),
    breakEvenRevenue: fixedCosts.times(pricePerUnit).div(unitMargin),
  };
};
