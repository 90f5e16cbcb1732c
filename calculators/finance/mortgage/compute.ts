import type { Compute } from '#schemas/manifest.ts';
import { monthlyRate, payment } from '#shared/annuity.ts';
import type manifest from './manifest.ts';

/** Principal and interest of a fixed-rate mortgage: the ordinary annuity on price less down payment. */
export const compute: Compute<typeof manifest> = ({
  homePrice,
  downPayment,
  annualRate,
  termYears,
}) => {
  const loan = homePrice.minus(downPayment);
  const rate = monthlyRate(annualRate);
  const months = termYears.times(12);
  const monthlyPayment = payment(loan, rate, months);
  const totalPayment = monthlyPayment.times(months);
  return {
    loan,
    monthlyRate: rate,
    months,
    monthlyPayment,
    totalPayment,
    totalInterest: totalPayment.minus(loan),
    loanToValue: loan.div(homePrice).times(100),
  };
};
