import type { Compute } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** Net rent over the years as a share of the cash put in; gains or losses on a sale are not in it. */
export const compute: Compute<typeof manifest> = ({
  downPayment,
  closingCosts,
  renovationCosts,
  annualRent,
  annualExpenses,
  years,
}) => {
  const totalCashInvested = downPayment.plus(closingCosts).plus(renovationCosts);
  const totalNetIncome = annualRent.minus(annualExpenses).times(years);
  return {
    totalCashInvested,
    totalNetIncome,
    roi: totalNetIncome.div(totalCashInvested).times(100),
  };
};
