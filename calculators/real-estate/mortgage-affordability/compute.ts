import { Big } from '#schemas/decimal.ts';
import type { Compute } from '#schemas/manifest.ts';
import { monthlyRate, presentValue } from '#shared/annuity.ts';
import type manifest from './manifest.ts';

/**
 * Affordability by the 28/36 rule of thumb: housing takes at most 28 % of gross income, all debts at
 * most 36 %. The loan is what that payment repays: the present value of the ordinary annuity.
 */
export const compute: Compute<typeof manifest> = (
  { annualIncome, monthlyDebts, downPayment, annualRate, termYears },
  { constants },
) => {
  const monthlyIncome = annualIncome.div(12);
  const housingLimit = monthlyIncome.times(constants.housingShare).div(100);
  const debtLimit = monthlyIncome.times(constants.debtShare).div(100).minus(monthlyDebts);
  const lower = housingLimit.lt(debtLimit) ? housingLimit : debtLimit;
  const maxMonthlyPayment = lower.gt(0) ? lower : Big(0);
  const rate = monthlyRate(annualRate);
  const months = termYears.times(12);
  const maxLoanAmount = presentValue(maxMonthlyPayment, rate, months);
  return {
    monthlyIncome,
    housingLimit,
    debtLimit,
    monthlyRate: rate,
    months,
    maxMonthlyPayment,
    maxLoanAmount,
    maxHomePrice: maxLoanAmount.plus(downPayment),
  };
};
