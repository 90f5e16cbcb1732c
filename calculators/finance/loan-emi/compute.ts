import type { Compute } from '#schemas/manifest.ts';
import { monthlyRate, payment } from '#shared/annuity.ts';
import type manifest from './manifest.ts';

/** Equated monthly instalment of a reducing-balance loan: the ordinary annuity formula. */
export const compute: Compute<typeof manifest> = ({ principal, annualRate, tenureYears }) => {
  const months = tenureYears.times(12);
  const emi = payment(principal, monthlyRate(annualRate), months);
  const totalAmount = emi.times(months);
  return { emi, totalAmount, totalInterest: totalAmount.minus(principal) };
};
