import type { Compute } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** Hourly pay less one flat rate of tax: gross × (1 − rate / 100). */
export const compute: Compute<typeof manifest> = ({ hourlyRate, hoursWorked, taxRate }) => {
  const grossPay = hourlyRate.times(hoursWorked);
  const tax = grossPay.times(taxRate).div(100);
  return { grossPay, tax, netPay: grossPay.minus(tax) };
};
