import type { Big } from '#schemas/decimal.ts';
import { InputError } from '#schemas/input-error.ts';
import type { Compute, Inputs } from '#schemas/manifest.ts';
import { dayOfPayment, interestOf, longestTerm, run } from '#shared/extra-payments.ts';
import type manifest from './manifest.ts';

interface Loan {
  readonly loan: Big;
  readonly monthlyRate: Big;
  readonly monthlyPayment: Big;
  readonly payments: Big;
}

/** The loan month by month with the extra payments. */
export const withExtras = (
  extra: Inputs<(typeof manifest)['fields']>,
  { loan, monthlyRate, monthlyPayment, payments }: Loan,
) => run({ principal: loan, rate: monthlyRate, payment: monthlyPayment, count: payments, extra });

/** What follows from the loan month by month; without mortgage insurance, extra payments and a date, nothing. */
export const compute: Compute<typeof manifest> = (inputs, { figures }) => {
  const { loan, monthlyRate, monthlyPayment, payments, hasExtras, pmiLimit } = figures;
  const { pmiRate, oneTimeAmount, oneTimeMonth, firstPaymentDate } = inputs;
  const extras = hasExtras === 'yes';
  if ((extras || pmiRate.gt(0) || firstPaymentDate) && figures.months.gt(longestTerm)) {
    throw new InputError('For these details the term can be at most 100 years.', 'termYears');
  }
  if (oneTimeAmount.gt(0) && oneTimeMonth?.gt(payments)) {
    throw new InputError(`The loan has only ${payments} payments.`, 'oneTimeMonth');
  }
  const hasPmi = pmiRate.gt(0) && loan.round(30).gt(pmiLimit.round(30));
  const rows = loan.gt(0) && (extras || hasPmi) ? withExtras(inputs, figures) : [];
  const plain = { principal: loan, rate: monthlyRate, payment: monthlyPayment, count: payments };
  const before = [loan, ...rows.map(({ balance }) => balance)];
  const pmiMonths = hasPmi
    ? before.filter((owed) => owed.round(30).gt(pmiLimit.round(30))).length
    : undefined;
  const hasLoan = loan.gt(0);
  const newMonths = hasLoan && extras ? rows.length : undefined;
  return {
    pmiMonths,
    pmiEndDate: pmiMonths ? dayOfPayment(firstPaymentDate, pmiMonths) : undefined,
    plainInterest: hasLoan && (extras || firstPaymentDate) ? interestOf(run(plain)) : undefined,
    newMonths,
    newInterest: newMonths === undefined ? undefined : interestOf(rows),
    payoffDate: hasLoan
      ? dayOfPayment(firstPaymentDate, newMonths ?? payments.toNumber())
      : undefined,
  };
};
