import type { Compute } from '#schemas/manifest.ts';
import { monthlyRate, payment } from '#shared/annuity.ts';
import type manifest from './manifest.ts';

/**
 * Level repayment of a loan: the ordinary annuity. Without interest the total is the loan itself,
 * never a quotient multiplied back.
 */
export const compute: Compute<typeof manifest> = ({ loanAmount, annualRate, termYears }) => {
  const rate = monthlyRate(annualRate);
  const months = termYears.times(12);
  const monthlyPayment = payment(loanAmount, rate, months);
  const totalPayment = rate.eq(0) ? loanAmount : monthlyPayment.times(months);
  return {
    monthlyRate: rate,
    months,
    monthlyPayment,
    totalPayment,
    totalInterest: totalPayment.minus(loanAmount),
  };
};
