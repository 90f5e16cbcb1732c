import type { Compute } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/**
 * This calculator's own model of a credit score: points for utilization below a neutral share, less
 * points for late payments and new debt, held within the scale and
 * rounded, halves up.
 */
export const compute: Compute<typeof manifest> = (
  { currentScore, utilization, onTimePayments, newDebt },
  { constants },
) => {
  const { lowest, highest } = constants;
  const utilizationPoints = constants.neutralUtilization
    .minus(utilization)
    .times(constants.utilizationWeight);
  const paymentPoints = onTimePayments.minus(constants.fullRecord).times(constants.paymentWeight);
  const debtPoints = newDebt.times(constants.debtWeight);
  const unlimitedScore = currentScore.plus(utilizationPoints).plus(paymentPoints).minus(debtPoints);
  const atLeastLowest = unlimitedScore.lt(lowest) ? lowest : unlimitedScore;
  const withinScale = atLeastLowest.gt(highest) ? highest : atLeastLowest;
  const estimatedScore = withinScale.round(0, 1);
  return { utilizationPoints, paymentPoints, debtPoints, unlimitedScore, estimatedScore };
};
