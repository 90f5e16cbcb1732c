import { describe, expect, test } from 'vitest';
import type { Row, Typed } from './oracle.ts';
import { expectedOutcome } from './oracles.ts';
import { Rational } from './rational.ts';
import { taxPay } from './tax-pay.ts';

/*
 * The examples of the contract.
 */

function outcome(slug: string, typed: Typed) {
  const oracle = taxPay[slug];
  if (!oracle) throw new Error(`no oracle ${slug}`);
  return expectedOutcome(oracle, typed, { today: '2026-01-01', rates: { asOf: '' } });
}

/** A figure to so many decimals; `undefined` if it is absent. */
const figure = (raw: unknown, digits = 2) =>
  raw instanceof Rational ? raw.toFixed(digits) : undefined;

/** Results to two decimals, in the order asked for. */
function figures(slug: string, typed: Typed, ...ids: readonly string[]) {
  const results = outcome(slug, typed).outcome?.results ?? {};
  return ids.map((id) => figure(results[id]));
}

const message = (slug: string, typed: Typed) => outcome(slug, typed).problem;

/** The columns of a table to two decimals, row by row. */
const table = (slug: string, typed: Typed, id: string) =>
  ((outcome(slug, typed).outcome?.results[id] ?? []) as readonly Row[]).map((row) =>
    Object.values(row).map((cell) => figure(cell)),
  );

describe('sales tax', () => {
  test('adds tax and takes it out again', () => {
    const added = { netPrice: '79.99', taxRate: '8.875' };
    expect(figures('sales-tax', added, 'tax', 'gross', 'net')).toEqual([
      '7.10',
      '87.09',
      undefined,
    ]);
    const extracted = { mode: 'extract', grossPrice: '87.09', taxRate: '8.875' };
    expect(figures('sales-tax', extracted, 'net', 'tax', 'gross')).toEqual([
      '79.99',
      '7.10',
      undefined,
    ]);
  });

  test('finds the rate', () => {
    const typed = { mode: 'rate', netPrice: '100.00', grossPrice: '106.25' };
    const results = outcome('sales-tax', typed).outcome?.results;
    expect(figure(results?.foundRate, 3)).toBe('6.250');
    expect(figure(results?.tax)).toBe('6.25');
  });

  test('takes out the tax that it added, for every price in cents', () => {
    for (const taxRate of ['0', '4.5', '8.875', '25', '100']) {
      for (let cents = 0; cents < 200; cents += 1) {
        const netPrice = (cents / 100).toFixed(2);
        const [grossPrice = ''] = figures('sales-tax', { netPrice, taxRate }, 'gross');
        const typed = { mode: 'extract', grossPrice, taxRate };
        expect(figures('sales-tax', typed, 'net')).toEqual([netPrice]);
      }
    }
  });

  test('refuses a price of nothing, and one below the price before tax', () => {
    expect(message('sales-tax', { mode: 'rate', netPrice: '0', grossPrice: '5' })).toEqual({
      field: 'netPrice',
      message: 'Enter a price before tax above 0.',
    });
    expect(message('sales-tax', { mode: 'rate', netPrice: '5', grossPrice: '4.99' })).toEqual({
      field: 'grossPrice',
      message: 'The price with tax cannot be below the price before tax.',
    });
  });
});

test('value added tax', () => {
  const remove = (grossPrice: string, vatRate: string) =>
    figures('vat', { mode: 'remove', grossPrice, vatRate }, 'net', 'vat', 'vatShare', 'gross');
  expect(remove('120.00', '20')).toEqual(['100.00', '20.00', '16.67', undefined]);
  expect(remove('250.00', '20')).toEqual(['208.33', '41.67', '16.67', undefined]);
  expect(remove('119.99', '19')).toEqual(['100.83', '19.16', '15.97', undefined]);
  expect(figures('vat', { netPrice: '0' }, 'gross', 'vat')).toEqual(['0.00', '0.00']);
});

describe('discounts', () => {
  const off = (...values: readonly string[]) =>
    values.map((value) => ({
      kind: value.endsWith('%') ? 'percent' : 'amount',
      value: value.replace('%', ''),
    }));

  test('follow each other', () => {
    const series = { price: '60', discounts: off('10%', '30%', '60%') };
    expect(table('discount', series, 'stages')).toEqual([
      ['1.00', '6.00', '54.00'],
      ['2.00', '16.20', '37.80'],
      ['3.00', '22.68', '15.12'],
    ]);
    const two = { price: '120', discounts: off('30%', '20%') };
    expect(figures('discount', two, 'finalPrice', 'saved', 'effectivePercent', 'withTax')).toEqual([
      '67.20',
      '52.80',
      '44.00',
      undefined,
    ]);
    const mixed = { price: '120', discounts: off('15', '20%'), taxRate: '8' };
    expect(figures('discount', mixed, 'finalPrice', 'withTax')).toEqual(['84.00', '90.72']);
  });

  test('leave nothing, never less', () => {
    for (const all of ['100%', '12.01']) {
      const typed = { price: '12', quantity: '3', discounts: off(all) };
      expect(figures('discount', typed, 'finalPrice', 'saved')).toEqual(['0.00', '36.00']);
    }
  });

  test('skip blank rows, and refuse a percentage above 100 where it stands', () => {
    const discounts = [...off(''), ...off('100.1%')];
    expect(message('discount', { price: '12', discounts })).toEqual({
      field: 'discounts.1.value',
      message: 'A percentage cannot be above 100.',
    });
    expect(outcome('discount', { price: '12', discounts: off('') })).toEqual({});
  });
});

describe('pay by any period', () => {
  test('from an hour, less unpaid days', () => {
    const typed = { amount: '28.50', hoursPerWeek: '37.5', unpaidDays: '10' };
    const ids = ['annual', 'monthly', 'semimonthly', 'biweekly', 'weekly', 'daily'] as const;
    expect(figures('salary-converter', typed, ...ids, 'annualAdjusted', 'hourly')).toEqual([
      '55575.00',
      '4631.25',
      '2315.63',
      '2137.50',
      '1068.75',
      '213.75',
      '53437.50',
      '28.50',
    ]);
  });

  test('from a year', () => {
    const typed = { amount: '60000', per: 'year' };
    expect(figures('salary-converter', typed, 'hourly', 'annualAdjusted')).toEqual([
      '28.85',
      undefined,
    ]);
  });

  test('with no more unpaid days than there are', () => {
    const typed = { amount: '1', unpaidDays: '260' };
    expect(figures('salary-converter', typed, 'annualAdjusted')).toEqual(['0.00']);
    expect(message('salary-converter', { ...typed, unpaidDays: '260.01' })).toEqual({
      field: 'unpaidDays',
      message: 'That is more days than you work in a year.',
    });
  });
});

test('overtime pay', () => {
  const pay = (hourlyRate: string, hoursWorked: string, bonus: string) =>
    figures(
      'overtime-pay',
      { hourlyRate, hoursWorked, bonus },
      'totalPay',
      'regularRate',
      'overtimePay',
      'overtimeHours',
    );
  expect(pay('12', '46', '')).toEqual(['588.00', undefined, '108.00', '6.00']);
  expect(pay('12', '46', '46')).toEqual(['637.00', '13.00', '111.00', '6.00']);
  expect(pay('20', '38', '0')).toEqual(['760.00', undefined, '0.00', '0.00']);
});

describe('a raise', () => {
  test('in percent, after inflation', () => {
    const typed = { oldPay: '61000', raisePercent: '4.5', inflation: '3.1' };
    const ids = ['newPay', 'raise', 'raisePerYear', 'raisePerMonth', 'realRaise'] as const;
    expect(figures('pay-raise', typed, ...ids)).toEqual([
      '63745.00',
      '2745.00',
      '2745.00',
      '228.75',
      '1.36',
    ]);
    expect(figure(outcome('pay-raise', typed).outcome?.results.realRaise, 15)).toBe(
      '1.357904946653734',
    );
  });

  test('as an amount', () => {
    const typed = { oldPay: '20', payPeriod: 'hour', mode: 'amount', raiseAmount: '1' };
    expect(figures('pay-raise', typed, 'percentChange', 'raisePerYear', 'realRaise')).toEqual([
      '5.00',
      '2080.00',
      undefined,
    ]);
  });

  test('may take everything, not more', () => {
    expect(figures('pay-raise', { oldPay: '20', raisePercent: '-100' }, 'newPay')).toEqual([
      '0.00',
    ]);
    const typed = { oldPay: '20', mode: 'amount', raiseAmount: '-20.01' };
    expect(message('pay-raise', typed)).toEqual({
      field: 'raiseAmount',
      message: 'A cut cannot be larger than the pay.',
    });
  });
});

describe('markup', () => {
  test('from a cost and a margin, and from both prices', () => {
    const margin = { known: 'costMargin', cost: '48', marginPercent: '35' };
    const ids = ['sellingPrice', 'profit', 'markup', 'margin'] as const;
    expect(figures('markup', margin, ...ids)).toEqual(['73.85', '25.85', '53.85', undefined]);
    expect(figure(outcome('markup', margin).outcome?.results.sellingPrice, 15)).toBe(
      '73.846153846153846',
    );
    const both = { known: 'costPrice', cost: '100', price: '125' };
    expect(figures('markup', both, ...ids)).toEqual([undefined, '25.00', '25.00', '20.00']);
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
    for (const [typed, field, words] of refusals) {
      expect(message('markup', typed)).toEqual({ field, message: words });
    }
  });
});

describe('income tax', () => {
  const tax = (schedule: string, income: string) =>
    figures(
      'income-tax',
      { schedule, income, useStandardDeduction: 'no' },
      'tax',
      'effectiveRate',
      'marginalRate',
    );

  test('by the brackets of 2026', () => {
    expect(tax('single2026', '85000')).toEqual(['13412.00', '15.78', '22.00']);
    expect(tax('joint2026', '85000')[0]).toBe('9704.00');
    expect(tax('head2026', '85000')[0]).toBe('11601.00');
    // Exactly at a threshold: still the bracket below.
    expect(tax('single2026', '50400')).toEqual(['5800.00', '11.51', '12.00']);
    expect(tax('single2026', '105700')[0]).toBe('17966.00');
    expect(tax('joint2026', '768700')[0]).toBe('206583.50');
    expect(tax('separate2026', '0')).toEqual(['0.00', '0.00', '0.00']);
  });

  test('after the standard deduction', () => {
    const typed = { income: '66500', schedule: 'single2026' };
    expect(figures('income-tax', typed, 'taxableIncome', 'tax')).toEqual(['50400.00', '5800.00']);
  });

  test('by brackets of one’s own', () => {
    const brackets = [
      { from: '0', rate: '10' },
      { from: '', rate: '' },
      { from: '10000', rate: '20' },
    ];
    const typed = { schedule: 'own', income: '15000', ownBrackets: brackets };
    expect(figures('income-tax', typed, 'tax')).toEqual(['2000.00']);
    expect(table('income-tax', typed, 'byBracket')).toEqual([
      ['0.00', '10.00', '10000.00', '1000.00'],
      ['10000.00', '20.00', '5000.00', '1000.00'],
    ]);
    const level = [...brackets, { from: '10000', rate: '30' }];
    expect(message('income-tax', { ...typed, ownBrackets: level })).toEqual({
      field: 'ownBrackets.3.from',
      message: 'Each bracket must start above the one before it.',
    });
  });
});
