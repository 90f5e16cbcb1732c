import { Big } from '#schemas/decimal.ts';
import { max, min } from '#schemas/functions/arithmetic.ts';
import type { Tables } from '#schemas/manifest.ts';
import { presentValue } from '#shared/annuity.ts';
import type manifest from './manifest.ts';

const none = Big(0);

/** The limits of each rule in percent of income, for housing and for all debts. */
const rules = [
  { rule: '28/36', housing: 28, debts: 36 },
  { rule: 'FHA, 31/43', housing: 31, debts: 43 },
  { rule: 'Conventional, 45%', housing: 45, debts: 45 },
  { rule: 'The most, 50%', housing: 50, debts: 50 },
] as const;

/** What British lenders usually stop at. */
const usualMultiple = Big('4.5');

/** The price at other shares of the income, and under other rules; taxes, insurance and fees are inside. */
export const tables: Tables<typeof manifest> = (inputs, { results }) => {
  const { annualIncome, monthlyDebts, downPayment, incomeMultiple } = inputs;
  const { monthlyIncome, debtLimit, monthlyRate, months, factor, taxRate, fixedCosts } = results;
  /** What the monthly payment buys: the whole tax is paid from it, and the loan with the rest. */
  const within = (limit: Big) => {
    const payment = max(none, limit);
    const room = payment.minus(fixedCosts).minus(downPayment.times(taxRate));
    const loan = presentValue(room, monthlyRate, months).div(taxRate.times(factor).plus(1));
    if (room.gte(0)) return { payment, loan, price: loan.plus(downPayment) };
    const left = max(none, payment.minus(fixedCosts));
    const price = taxRate.eq(0) ? none : min(downPayment, left.div(taxRate));
    return { payment, loan: none, price };
  };
  const share = (percent: number) => monthlyIncome.times(percent).div(100);
  const multiple = incomeMultiple ?? usualMultiple;
  const loan = multiple.times(annualIncome);
  const price = loan.plus(downPayment);
  return {
    shares: [25, 28, 31, 36].map((percent) => ({
      share: Big(percent),
      ...within(min(share(percent), debtLimit)),
    })),
    rules: [
      ...rules.map(({ rule, housing, debts }) => ({
        rule,
        ...within(min(share(housing), share(debts).minus(monthlyDebts))),
      })),
      {
        rule: `${multiple} times income`,
        payment: loan.div(factor).plus(price.times(taxRate)).plus(fixedCosts),
        loan,
        price,
      },
    ],
  };
};
