import { InputError } from '#schemas/input-error.ts';
import type { Compute } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** A month's interest rate of the loan. A loan without interest has the rate 0, so a blank one is refused. */
export const compute: Compute<typeof manifest> = ({ loanRate }, { figures: { loanAmount } }) => {
  if (!loanAmount?.gt(0)) return { monthlyRate: undefined };
  if (loanRate === undefined) {
    throw new InputError('Enter the rate of the loan, 0 for none.', 'loanRate');
  }
  return { monthlyRate: loanRate.div(1200) };
};
