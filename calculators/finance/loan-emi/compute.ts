import { Big } from '#schemas/decimal.ts';
import { InputError } from '#schemas/input-error.ts';
import type { Compute, Inputs } from '#schemas/manifest.ts';
import { presentValue } from '#shared/annuity.ts';
import { dayOfPayment, interestOf, longestTerm, run } from '#shared/extra-payments.ts';
import { rootBetween } from '#shared/root.ts';
import type manifest from './manifest.ts';

interface Loan {
  readonly monthlyRate: Big;
  readonly emi: Big;
  readonly payments: Big;
}

/** The loan month by month with the prepayments. */
export const withExtras = (
  inputs: Inputs<(typeof manifest)['fields']>,
  { monthlyRate, emi, payments }: Loan,
) =>
  run({
    principal: inputs.principal,
    rate: monthlyRate,
    payment: emi,
    count: payments,
    extra: inputs,
  });

/** A present value beyond this share of the growth no longer changes a digit that is shown. */
const farthest = 900;

/**
 * The rate a month at which the instalments are worth what the borrower receives: the loan less the fee
 * (the actuarial method of the Reserve Bank's Key Facts Statement). It is above the rate of the loan.
 */
function costRateOf(loan: { received: Big; emi: Big; rate: Big; months: Big }): Big {
  const { received, emi, rate, months } = loan;
  const excess = (tried: Big): Big => {
    const digits = months.times(Math.log10(1 + tried.toNumber()));
    const worth = digits.gt(farthest) ? emi.div(tried) : presentValue(emi, tried, months);
    return worth.minus(received);
  };
  // Without an end, the instalments would be worth emi / rate.
  return rootBetween(excess, rate, emi.div(received));
}

/** What follows from the fee, and from the loan month by month. */
export const compute: Compute<typeof manifest> = (inputs, { figures }) => {
  const { monthlyRate, emi, months, payments, hasExtras, feeAmount } = figures;
  const { principal, oneTimeAmount, oneTimeMonth, firstPaymentDate } = inputs;
  if (inputs.tenureUnit === 'months' && !months.eq(months.round(0))) {
    throw new InputError('Enter a whole number of months.', 'tenureYears');
  }
  const extras = hasExtras === 'yes';
  if ((extras || firstPaymentDate) && months.gt(longestTerm)) {
    throw new InputError('For these details the tenure can be at most 100 years.', 'tenureYears');
  }
  if (oneTimeAmount.gt(0) && oneTimeMonth?.gt(payments)) {
    throw new InputError(`The loan has only ${payments} instalments.`, 'oneTimeMonth');
  }
  const rows = extras ? withExtras(inputs, figures) : [];
  const plain = { principal, rate: monthlyRate, payment: emi, count: payments };
  return {
    costRate: feeAmount.gt(0)
      ? costRateOf({ received: principal.minus(feeAmount), emi, rate: monthlyRate, months })
      : Big(0),
    plainInterest: extras || firstPaymentDate ? interestOf(run(plain)) : undefined,
    newMonths: extras ? rows.length : undefined,
    newInterest: extras ? interestOf(rows) : undefined,
    endDate: dayOfPayment(firstPaymentDate, extras ? rows.length : payments.toNumber()),
  };
};
