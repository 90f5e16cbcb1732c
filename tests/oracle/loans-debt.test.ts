import { expect, test } from 'vitest';
import { answer, exactAnswer, roundedRows } from './answers.ts';
import { loansDebt } from './loans-debt.ts';
import type { Rational } from './rational.ts';

/*
 * What is checked beside the examples that the files in `examples` list.
 */

test('loan-amortization', () => {
  const oracle = loansDebt['loan-amortization'];
  const typed = { principal: '250000', annualRate: '6.5', termMonths: '360' };

  const rows = roundedRows(oracle, typed, 'schedule', 2);
  expect(rows[0]).toMatchObject({
    interest: '1354.17',
    principal: '226.00',
    balance: '249774.00',
  });
  expect(rows[59]).toMatchObject({ balance: '234027.48' });
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
});

test('loan-apr', () => {
  const oracle = loansDebt['loan-apr'];
  const regulation = { known: 'payment', loanAmount: '5000', monthlyPayment: '230' };
  const { apr } = exactAnswer(oracle, { ...regulation, termMonths: '24' });
  expect((apr as Rational).toFixed(14)).toMatch(/^9\.68570806228/);
  const typed = { loanAmount: '18000', nominalRate: '7.99', upfrontFees: '540' };
  expect((exactAnswer(oracle, typed).apr as Rational).toFixed(14)).toMatch(/^9\.58391831825/);
});
