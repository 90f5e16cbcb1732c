import type { Compute } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/**
 * One purchase and one sale of the same amount. The buy fee is a percentage of the cost, the sell fee
 * one of the proceeds; the return is measured against the cost with its fee.
 */
export const compute: Compute<typeof manifest> = ({
  buyPrice,
  sellPrice,
  amount,
  buyFee,
  sellFee,
}) => {
  const grossProceeds = sellPrice.times(amount);
  const grossCost = buyPrice.times(amount);
  const buyFeePaid = grossCost.times(buyFee).div(100);
  const sellFeePaid = grossProceeds.times(sellFee).div(100);
  const totalFees = buyFeePaid.plus(sellFeePaid);
  const netProfit = grossProceeds.minus(grossCost).minus(totalFees);
  return {
    grossProceeds,
    grossCost,
    buyFeePaid,
    sellFeePaid,
    totalFees,
    netProfit,
    roiPercent: netProfit.times(100).div(grossCost.plus(buyFeePaid)),
    percentChange: sellPrice.minus(buyPrice).times(100).div(buyPrice),
  };
};
