import { expect, test } from 'vitest';
import { answer, exactAnswer, roundedRows } from './answers.ts';
import { loansDebt } from './loans-debt.ts';
import type { Rational } from './rational.ts';

/*
 * The specification's own examples of loans and debts, and what its edge cases say.
 */

test('loan-amortization', () => {
  const oracle = loansDebt['loan-amortization'];
  expect(answer(oracle, { principal: '162000', annualRate: '3.875' })).toMatchObject({
    payment: '761.78',
  });
  const typed = { principal: '250000', annualRate: '6.5', termMonths: '360' };
  expect(answer(oracle, typed)).toEqual({
    payment: '1,580.17',
    totalInterest: '318,861.58',
    totalPaid: '568,861.58',
    numberOfPayments: '360',
    finalPayment: '1,580.55',
  });
  const rows = roundedRows(oracle, typed, 'schedule', 2);
  expect(rows[0]).toMatchObject({
    interest: '1354.17',
    principal: '226.00',
    balance: '249774.00',
  });
  expect(rows[59]).toMatchObject({ balance: '234027.48' });
  const free = { principal: '1200', annualRate: '0', termMonths: '12' };
  expect(answer(oracle, { ...free, firstPaymentDate: '2026-01-31' })).toMatchObject({
    payment: '100.00',
    totalInterest: '0.00',
    lastPaymentDate: '2026-12-31',
  });
  expect(
    answer(oracle, { ...free, termMonths: '2', firstPaymentDate: '2024-01-31' }),
  ).toMatchObject({ lastPaymentDate: '2024-02-29' });
  for (const firstPaymentDate of ['1899-12-31', '2200-01-01']) {
    expect(answer(oracle, { ...free, firstPaymentDate })).toEqual({
      message: 'Enter a date from 1900 to 2199.',
      field: 'firstPaymentDate',
    });
  }
  expect(answer(oracle, { principal: '1.00', annualRate: '0', termMonths: '360' })).toMatchObject({
    payment: '0.01',
    numberOfPayments: '100',
    finalPayment: '0.01',
  });
  expect(answer(oracle, { principal: '100', annualRate: '12', termMonths: '1' })).toMatchObject({
    payment: '101.00',
    numberOfPayments: '1',
    finalPayment: '101.00',
  });
});

test('auto-loan', () => {
  const oracle = loansDebt['auto-loan'];
  const typed = {
    price: '32500',
    downPayment: '4000',
    tradeInValue: '6500',
    tradeInOwed: '2000',
    salesTaxRate: '6.25',
    fees: '495',
    annualRate: '6.9',
  };
  expect(answer(oracle, typed)).toEqual({
    payment: '515.98',
    amountFinanced: '26,120.00',
    salesTax: '1,625.00',
    totalInterest: '4,838.55',
    totalCost: '39,458.55',
    outcome: 'loan',
  });
  expect(answer(oracle, { ...typed, taxAfterTradeIn: 'no' })).toMatchObject({
    salesTax: '2,031.25',
    amountFinanced: '26,526.25',
    payment: '524.00',
  });
  expect(answer(oracle, { price: '15000', downPayment: '16000', annualRate: '5' })).toEqual({
    payment: '0.00',
    amountFinanced: '0.00',
    salesTax: '0.00',
    totalInterest: '0.00',
    totalCost: '15,000.00',
    outcome: 'noLoan',
    leftOver: '1,000.00',
  });
});

test('credit-card-payoff', () => {
  const oracle = loansDebt['credit-card-payoff'];
  const card = { balance: '5000', apr: '22.99' };
  expect(answer(oracle, { ...card, monthlyPayment: '200' })).toEqual({
    monthsToPayOff: '35',
    payoffTime: '2 years 11 months',
    totalInterest: '1,871.10',
    totalPaid: '6,871.10',
    lastPayment: '71.10',
  });
  expect(answer(oracle, { ...card, mode: 'months' })).toMatchObject({ requiredPayment: '261.85' });
  expect(answer(oracle, { balance: '600', apr: '0', monthlyPayment: '100' })).toMatchObject({
    monthsToPayOff: '6',
    totalInterest: '0.00',
  });
  expect(answer(oracle, { ...card, monthlyPayment: '95.79' })).toEqual({
    message:
      'This payment never clears the balance: the interest of the first month alone is 95.79.',
    field: 'monthlyPayment',
  });
  expect(answer(oracle, { balance: '600', apr: '1', monthlyPayment: '0.51' })).toEqual({
    message: 'At this payment it takes more than 100 years. Enter a larger payment.',
    field: 'monthlyPayment',
  });
  expect(answer(oracle, { balance: '1200', apr: '0', monthlyPayment: '1' })).toMatchObject({
    payoffTime: '100 years',
  });
});

test('extra-payment', () => {
  const oracle = loansDebt['extra-payment'];
  const loan = { balance: '300000', annualRate: '7' };
  expect(answer(oracle, { ...loan, extraMonthly: '200' })).toEqual({
    interestSaved: '116,638.28',
    monthsSaved: '85',
    timeSaved: '7 years 1 month',
    newMonths: '275',
    payment: '1,995.91',
    oldInterest: '418,524.05',
    newInterest: '301,885.77',
  });
  const once = { ...loan, oneTimeAmount: '10000', oneTimeMonth: '13' };
  expect(answer(oracle, once)).toMatchObject({
    newMonths: '326',
    monthsSaved: '34',
    newInterest: '360,306.22',
    interestSaved: '58,217.83',
  });
  expect(answer(oracle, { ...once, remainingMonths: '12' })).toEqual({
    message: 'The loan has only 12 payments left.',
    field: 'oneTimeMonth',
  });
  expect(answer(oracle, loan)).toMatchObject({ timeSaved: '0 months', interestSaved: '0.00' });
});

test('debt-to-income', () => {
  const oracle = loansDebt['debt-to-income'];
  const debts = (...payments: string[]) => payments.map((payment) => ({ name: '', payment }));
  expect(
    answer(oracle, {
      grossMonthlyIncome: '6000',
      housingPayment: '1500',
      debts: debts('100', '', '400'),
    }),
  ).toMatchObject({ totalPayments: '2,000.00', backEnd: '33.33' });
  expect(
    answer(oracle, {
      grossMonthlyIncome: '6500',
      housingPayment: '1700',
      debts: debts('400', '250'),
    }),
  ).toEqual({
    totalPayments: '2,350.00',
    backEnd: '36.15',
    frontEnd: '26.15',
    roomTo36: '-10.00',
    roomTo43: '445.00',
    status: 'within43',
  });
  expect(answer(oracle, { grossMonthlyIncome: '100', debts: debts('36') })).toMatchObject({
    status: 'within36',
  });
  expect(answer(oracle, { grossMonthlyIncome: '100', debts: debts('43') })).toMatchObject({
    status: 'within43',
  });
  expect(answer(oracle, { grossMonthlyIncome: '100', housingPayment: '43.01' })).toMatchObject({
    status: 'above43',
  });
});

test('debt-payoff-plan', () => {
  const oracle = loansDebt['debt-payoff-plan'];
  const debts = [
    { name: 'Card A', balance: '4200', apr: '24.99', minimumPayment: '105' },
    { name: 'Card B', balance: '1500', apr: '17.9', minimumPayment: '45' },
    { name: 'Car', balance: '9800', apr: '6.5', minimumPayment: '310' },
  ];
  const ordered = (...list: (readonly [string, string])[]) =>
    list.map(([name, month]) => expect.objectContaining({ name, month }));
  expect(answer(oracle, { debts, extraPerMonth: '250' })).toMatchObject({
    months: '25',
    payoffTime: '2 years 1 month',
    totalInterest: '1,808.47',
    totalPaid: '17,308.47',
    monthlyBudget: '710.00',
    order: ordered(['Card A', '14'], ['Card B', '17'], ['Car', '25']),
    comparison: [
      { strategy: 'avalanche', months: '25', interest: '1,808.47' },
      { strategy: 'snowball', months: '25', interest: '1,923.54' },
    ],
  });
  expect(answer(oracle, { debts, extraPerMonth: '250', strategy: 'snowball' })).toMatchObject({
    months: '25',
    totalInterest: '1,923.54',
    order: ordered(['Card B', '6'], ['Card A', '17'], ['Car', '25']),
  });
  expect(answer(oracle, { debts })).toMatchObject({ months: '44', totalInterest: '4,683.31' });
  expect(
    answer(oracle, { debts: [{ balance: '100000', apr: '24', minimumPayment: '2000' }] }),
  ).toEqual({
    message:
      "These payments do not cover the first month's interest of 2,000.00. Pay more each month.",
  });
  expect(
    answer(oracle, { debts: [{ balance: '100000', apr: '1', minimumPayment: '83.34' }] }),
  ).toEqual({ message: 'At these payments it takes more than 100 years. Pay more each month.' });
});

test('debt-payoff-plan compares only what comes to an end', () => {
  const oracle = loansDebt['debt-payoff-plan'];
  const debts = [
    { name: '', balance: '1000', apr: '0', minimumPayment: '0' },
    { name: 'Nothing', balance: '', apr: '', minimumPayment: '' },
    { name: '', balance: '10000', apr: '24', minimumPayment: '0' },
  ];
  expect(answer(oracle, { debts, extraPerMonth: '201' })).toMatchObject({
    order: [{ name: 'Debt 2' }, { name: 'Debt 1' }],
    comparison: [{ strategy: 'avalanche' }],
  });
  expect(answer(oracle, { debts, extraPerMonth: '201', strategy: 'snowball' })).toEqual({
    message: 'At these payments it takes more than 100 years. Pay more each month.',
  });
  expect(answer(oracle, { debts: [{}] })).toEqual({});
});

test('refinance', () => {
  const oracle = loansDebt.refinance;
  const typed = { balance: '215000', currentRate: '7.25', newRate: '5.875', closingCosts: '4800' };
  expect(answer(oracle, typed)).toEqual({
    monthlySaving: '185.16',
    lifetimeSaving: '50,754.33',
    currentPayment: '1,554.03',
    newPayment: '1,368.87',
    breakEvenMonths: '26',
    verdict: 'both',
  });
  expect(answer(oracle, { ...typed, newMonths: '180' })).toEqual({
    monthlySaving: '-245.77',
    lifetimeSaving: '137,447.70',
    currentPayment: '1,554.03',
    newPayment: '1,799.80',
    verdict: 'costOnly',
  });
  expect(answer(oracle, { ...typed, financeCosts: 'yes' })).not.toHaveProperty('breakEvenMonths');
});

test('loan-apr', () => {
  const oracle = loansDebt['loan-apr'];
  const regulation = { known: 'payment', loanAmount: '5000', monthlyPayment: '230' };
  const { apr } = exactAnswer(oracle, { ...regulation, termMonths: '24' });
  expect((apr as Rational).toFixed(14)).toMatch(/^9\.68570806228/);
  const typed = { loanAmount: '18000', nominalRate: '7.99', upfrontFees: '540' };
  expect(answer(oracle, typed)).toMatchObject({
    payment: '439.35',
    amountFinanced: '17,460.00',
    apr: '9.584',
    totalFinanceCharge: '3,628.80',
  });
  expect((exactAnswer(oracle, typed).apr as Rational).toFixed(14)).toMatch(/^9\.58391831825/);
  expect(answer(oracle, { ...typed, upfrontFees: '18000' })).toEqual({
    message: 'The fees paid upfront must be less than the loan amount.',
    field: 'upfrontFees',
  });
  expect(answer(oracle, { ...regulation, termMonths: '21' })).toEqual({
    message: 'These payments add up to less than you receive. Check the payment and the term.',
    field: 'monthlyPayment',
  });
  expect(answer(oracle, { ...regulation, monthlyPayment: '100', termMonths: '50' })).toEqual({
    apr: '0.000',
    effectiveRate: '0.000',
    amountFinanced: '5,000.00',
    totalFinanceCharge: '0.00',
  });
  // Half of the last decimal is exact where the rate is.
  expect(
    answer(oracle, {
      known: 'payment',
      loanAmount: '1200',
      monthlyPayment: '1210.0005',
      termMonths: '1',
    }),
  ).toMatchObject({ apr: '10.001' });
});
