import { Big } from '#schemas/decimal.ts';
import { max, min } from '#schemas/functions/arithmetic.ts';
import type { Tables } from '#schemas/manifest.ts';
import { presentValue } from '#shared/annuity.ts';
import type manifest from './manifest.ts';

const none = Big(0);

/** The price if housing takes another share of the income; all debts together keep to their limit. */
export const tables: Tables<typeof manifest> = ({ downPayment }, { results }) => {
  const { monthlyIncome, debtLimit, monthlyRate, months } = results;
  return {
    shares: [25, 28, 31, 36].map((percent) => {
      const payment = max(none, min(monthlyIncome.times(percent).div(100), debtLimit));
      const loan = presentValue(payment, monthlyRate, months);
      return { share: Big(percent), payment, loan, price: loan.plus(downPayment) };
    }),
  };
};
