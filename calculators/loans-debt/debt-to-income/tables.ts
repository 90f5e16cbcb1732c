import type { Big } from '#schemas/decimal.ts';
import type { Tables } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** Limits for all debts that lenders use, in percent of the income before tax. */
const usualLimits = [30, 36, 40, 43, 45, 50];
/** Other incomes, in percent of the visitor's. */
const otherIncomes: Readonly<Record<string, number>> = {
  Half: 50,
  '30% less': 70,
  '20% less': 80,
  '10% less': 90,
  'As now': 100,
  '10% more': 110,
  '20% more': 120,
  '30% more': 130,
};

/** What each payment takes of the income, what other limits allow, and the ratio at other incomes. */
export const tables: Tables<typeof manifest> = (
  { grossMonthlyIncome, housingPayment, debts = [] },
  { results: { totalPayments } },
) => {
  const shareOf = (amount: Big, income = grossMonthlyIncome): Big => amount.times(100).div(income);
  const payments = [
    { name: 'Housing', payment: housingPayment },
    ...debts.map(({ name, payment }, index) => ({
      name: name ?? `Debt ${index + 1}`,
      payment,
    })),
  ];
  return {
    eachPayment: payments
      .filter(({ payment }) => payment.gt(0))
      .map(({ name, payment }) => ({
        name,
        payment,
        share: shareOf(payment),
        without: shareOf(totalPayments.minus(payment)),
      })),
    limits: usualLimits.map((limit) => {
      const allowed = grossMonthlyIncome.times(limit).div(100);
      const left = allowed.minus(totalPayments);
      return { limit, payments: allowed, left, income: totalPayments.times(100).div(limit) };
    }),
    incomes: Object.entries(otherIncomes).map(([change, percent]) => {
      const income = grossMonthlyIncome.times(percent).div(100);
      return {
        change,
        income,
        ratio: shareOf(totalPayments, income),
        housing: shareOf(housingPayment, income),
      };
    }),
  };
};
