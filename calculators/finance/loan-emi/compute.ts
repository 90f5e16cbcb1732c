import type { Compute } from '#schemas/manifest.ts';
import { monthlyRate, payment } from '#shared/annuity.ts';
import type manifest from './manifest.ts';

/** Equated monthly instalment of a reducing-balance loan: the ordinary annuity formula. */
export const compute: Compute<typeof manifest> = ({ principal, annualRate, tenureYears }) => {
  const rate = monthlyRate(annualRate);
  const months = tenureYears.times(12);
  const emi = payment(principal, rate, months);
  const totalAmount = emi.times(months);
  return {
    monthlyRate: rate,
    months,
    emi,
    totalAmount,
    totalInterest: totalAmount.minus(principal),
  };
};
