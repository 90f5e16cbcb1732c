import type { Compute } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** A percentage of the bill, and equal shares of the unrounded amounts. */
export const compute: Compute<typeof manifest> = ({ bill, tipPercent, people }) => {
  const tipAmount = bill.times(tipPercent).div(100);
  const totalAmount = bill.plus(tipAmount);
  return {
    tipAmount,
    totalAmount,
    perPersonAmount: totalAmount.div(people),
    tipPerPerson: tipAmount.div(people),
  };
};
