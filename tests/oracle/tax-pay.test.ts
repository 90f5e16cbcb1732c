import { describe, expect, test } from 'vitest';
import { answer, expectRounded, roundedRows } from './answers.ts';
import type { Typed } from './oracle.ts';
import { taxPay } from './tax-pay.ts';

/*
 * The examples of the contract.
 */

const ask = (slug: string, typed: Typed) => answer(taxPay[slug], typed);

describe('sales tax', () => {
  test('adds tax and takes it out again', () => {
    const added = { netPrice: '79.99', taxRate: '8.875' };
    expect(ask('sales-tax', added)).toEqual({ tax: '7.10', gross: '87.09' });
    const extracted = { mode: 'extract', grossPrice: '87.09', taxRate: '8.875' };
    expect(ask('sales-tax', extracted)).toEqual({ net: '79.99', tax: '7.10' });
  });

  test('finds the rate', () => {
    const typed = { mode: 'rate', netPrice: '100.00', grossPrice: '106.25' };
    expect(ask('sales-tax', typed)).toEqual({ foundRate: '6.250', tax: '6.25' });
  });

  test('takes out the tax that it added, for every price in cents', () => {
    for (const taxRate of ['0', '4.5', '8.875', '25', '100']) {
      for (let cents = 0; cents < 200; cents += 1) {
        const netPrice = (cents / 100).toFixed(2);
        const grossPrice = String(ask('sales-tax', { netPrice, taxRate }).gross);
        const typed = { mode: 'extract', grossPrice, taxRate };
        expect(ask('sales-tax', typed)).toMatchObject({ net: netPrice });
      }
    }
  });

  test('refuses a price of nothing, and one below the price before tax', () => {
    expect(ask('sales-tax', { mode: 'rate', netPrice: '0', grossPrice: '5' })).toEqual({
      field: 'netPrice',
      message: 'Enter a price before tax above 0.',
    });
    expect(ask('sales-tax', { mode: 'rate', netPrice: '5', grossPrice: '4.99' })).toEqual({
      field: 'grossPrice',
      message: 'The price with tax cannot be below the price before tax.',
    });
  });
});

test('value added tax', () => {
  const remove = (grossPrice: string, vatRate: string) =>
    ask('vat', { mode: 'remove', grossPrice, vatRate });
  expect(remove('120.00', '20')).toEqual({ net: '100.00', vat: '20.00', vatShare: '16.67' });
  expect(remove('250.00', '20')).toEqual({ net: '208.33', vat: '41.67', vatShare: '16.67' });
  expect(remove('119.99', '19')).toEqual({ net: '100.83', vat: '19.16', vatShare: '15.97' });
  expect(ask('vat', { netPrice: '0' })).toMatchObject({ gross: '0.00', vat: '0.00' });
});

describe('discounts', () => {
  const off = (...values: readonly string[]) =>
    values.map((value) => ({
      kind: value.endsWith('%') ? 'percent' : 'amount',
      value: value.replace('%', ''),
    }));

  test('follow each other', () => {
    const series = { price: '60', discounts: off('10%', '30%', '60%') };
    expect(roundedRows(taxPay.discount, series, 'stages', 2)).toEqual([
      { discount: '1.00', off: '6.00', price: '54.00' },
      { discount: '2.00', off: '16.20', price: '37.80' },
      { discount: '3.00', off: '22.68', price: '15.12' },
    ]);
    const two = { price: '120', discounts: off('30%', '20%') };
    expect(ask('discount', two)).toMatchObject({
      finalPrice: '67.20',
      saved: '52.80',
      effectivePercent: '44.00',
    });
    expect(ask('discount', two)).not.toHaveProperty('withTax');
    const mixed = { price: '120', discounts: off('15', '20%'), taxRate: '8' };
    expect(ask('discount', mixed)).toMatchObject({ finalPrice: '84.00', withTax: '90.72' });
  });

  test('leave nothing, never less', () => {
    for (const all of ['100%', '12.01']) {
      const typed = { price: '12', quantity: '3', discounts: off(all) };
      expect(ask('discount', typed)).toMatchObject({ finalPrice: '0.00', saved: '36.00' });
    }
  });

  test('skip blank rows, and refuse a percentage above 100 where it stands', () => {
    const discounts = [...off(''), ...off('100.1%')];
    expect(ask('discount', { price: '12', discounts })).toEqual({
      field: 'discounts.1.value',
      message: 'A percentage cannot be above 100.',
    });
    expect(ask('discount', { price: '12', discounts: off('') })).toEqual({});
  });
});

describe('pay by any period', () => {
  test('from an hour, less unpaid days', () => {
    const typed = { amount: '28.50', hoursPerWeek: '37.5', unpaidDays: '10' };
    expect(ask('salary-converter', typed)).toMatchObject({
      annual: '55,575.00',
      monthly: '4,631.25',
      semimonthly: '2,315.63',
      biweekly: '2,137.50',
      weekly: '1,068.75',
      daily: '213.75',
      annualAdjusted: '53,437.50',
      hourly: '28.50',
    });
  });

  test('from a year', () => {
    const typed = { amount: '60000', per: 'year' };
    expect(ask('salary-converter', typed)).toMatchObject({ hourly: '28.85' });
    expect(ask('salary-converter', typed)).not.toHaveProperty('annualAdjusted');
  });

  test('with no more unpaid days than there are', () => {
    const typed = { amount: '1', unpaidDays: '260' };
    expect(ask('salary-converter', typed)).toMatchObject({ annualAdjusted: '0.00' });
    expect(ask('salary-converter', { ...typed, unpaidDays: '260.01' })).toEqual({
      field: 'unpaidDays',
      message: 'That is more days than you work in a year.',
    });
  });
});

test('overtime pay', () => {
  const pay = (hourlyRate: string, hoursWorked: string, bonus: string) =>
    ask('overtime-pay', { hourlyRate, hoursWorked, bonus });
  const overtime = { overtimePay: '108.00', overtimeHours: '6' };
  expect(pay('12', '46', '')).toMatchObject({ totalPay: '588.00', ...overtime });
  expect(pay('12', '46', '')).not.toHaveProperty('regularRate');
  expect(pay('12', '46', '46')).toMatchObject({
    totalPay: '637.00',
    regularRate: '13.00',
    overtimePay: '111.00',
    overtimeHours: '6',
  });
  const none = { overtimePay: '0.00', overtimeHours: '0' };
  expect(pay('20', '38', '0')).toMatchObject({ totalPay: '760.00', ...none });
  expect(pay('20', '38', '0')).not.toHaveProperty('regularRate');
});

describe('a raise', () => {
  test('in percent, after inflation', () => {
    const typed = { oldPay: '61000', raisePercent: '4.5', inflation: '3.1' };
    expect(ask('pay-raise', typed)).toMatchObject({
      newPay: '63,745.00',
      raise: '2,745.00',
      raisePerYear: '2,745.00',
      raisePerMonth: '228.75',
      realRaise: '1.36',
    });
    expectRounded(taxPay['pay-raise'], typed, { realRaise: '1.357904946653734' });
  });

  test('as an amount', () => {
    const typed = { oldPay: '20', payPeriod: 'hour', mode: 'amount', raiseAmount: '1' };
    expect(ask('pay-raise', typed)).toMatchObject({
      percentChange: '5.00',
      raisePerYear: '2,080.00',
    });
    expect(ask('pay-raise', typed)).not.toHaveProperty('realRaise');
  });

  test('may take everything, not more', () => {
    expect(ask('pay-raise', { oldPay: '20', raisePercent: '-100' })).toMatchObject({
      newPay: '0.00',
    });
    const typed = { oldPay: '20', mode: 'amount', raiseAmount: '-20.01' };
    expect(ask('pay-raise', typed)).toEqual({
      field: 'raiseAmount',
      message: 'A cut cannot be larger than the pay.',
    });
  });
});

describe('markup', () => {
  test('from a cost and a margin, and from both prices', () => {
    const margin = { known: 'costMargin', cost: '48', marginPercent: '35' };
    expect(ask('markup', margin)).toMatchObject({
      sellingPrice: '73.85',
      profit: '25.85',
      markup: '53.85',
    });
    expect(ask('markup', margin)).not.toHaveProperty('margin');
    expectRounded(taxPay.markup, margin, { sellingPrice: '73.846153846153846' });
    const both = { known: 'costPrice', cost: '100', price: '125' };
    expect(ask('markup', both)).toMatchObject({
      profit: '25.00',
      markup: '25.00',
      margin: '20.00',
    });
    expect(ask('markup', both)).not.toHaveProperty('sellingPrice');
  });

  test('refuses what has no price', () => {
    const refusals: readonly (readonly [Typed, string, string])[] = [
      [
        { known: 'costProfit', cost: '5', profitAmount: '-5' },
        'profitAmount',
        'A loss cannot be as large as the cost.',
      ],
      [
        { known: 'costMargin', cost: '5', marginPercent: '100' },
        'marginPercent',
        'A margin must be below 100 %.',
      ],
      [{ known: 'costPrice', cost: '0', price: '5' }, 'cost', 'Enter an amount above 0.'],
      [{ known: 'costPrice', cost: '5', price: '0' }, 'price', 'Enter an amount above 0.'],
    ];
    for (const [typed, field, message] of refusals) {
      expect(ask('markup', typed)).toEqual({ field, message });
    }
  });
});

describe('income tax', () => {
  const tax = (schedule: string, income: string) =>
    ask('income-tax', { schedule, income, useStandardDeduction: 'no' });

  test('by the brackets of 2026', () => {
    expect(tax('single2026', '85000')).toMatchObject({
      tax: '13,412.00',
      effectiveRate: '15.78',
      marginalRate: '22.00',
    });
    expect(tax('joint2026', '85000')).toMatchObject({ tax: '9,704.00' });
    expect(tax('head2026', '85000')).toMatchObject({ tax: '11,601.00' });
    // Exactly at a threshold: still the bracket below.
    expect(tax('single2026', '50400')).toMatchObject({
      tax: '5,800.00',
      effectiveRate: '11.51',
      marginalRate: '12.00',
    });
    expect(tax('single2026', '105700')).toMatchObject({ tax: '17,966.00' });
    expect(tax('joint2026', '768700')).toMatchObject({ tax: '206,583.50' });
    expect(tax('separate2026', '0')).toMatchObject({
      tax: '0.00',
      effectiveRate: '0.00',
      marginalRate: '0.00',
    });
  });

  test('after the standard deduction', () => {
    const typed = { income: '66500', schedule: 'single2026' };
    expect(ask('income-tax', typed)).toMatchObject({ taxableIncome: '50,400.00', tax: '5,800.00' });
  });

  test('by brackets of one’s own', () => {
    const brackets = [
      { from: '0', rate: '10' },
      { from: '', rate: '' },
      { from: '10000', rate: '20' },
    ];
    const typed = { schedule: 'own', income: '15000', ownBrackets: brackets };
    expect(ask('income-tax', typed)).toMatchObject({ tax: '2,000.00' });
    expect(ask('income-tax', typed).byBracket).toEqual([
      { from: '0.00', rate: '10', taxed: '10,000.00', tax: '1,000.00' },
      { from: '10,000.00', rate: '20', taxed: '5,000.00', tax: '1,000.00' },
    ]);
    const level = [...brackets, { from: '10000', rate: '30' }];
    expect(ask('income-tax', { ...typed, ownBrackets: level })).toEqual({
      field: 'ownBrackets.3.from',
      message: 'Each bracket must start above the one before it.',
    });
  });
});
