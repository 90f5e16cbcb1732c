import { describe, expect, test } from 'vitest';
import { answer, roundedRows } from './answers.ts';
import type { Typed } from './oracle.ts';
import { taxPay } from './tax-pay.ts';

/*
 * What is checked beside the examples that the files in `examples` list.
 */

const ask = (slug: string, typed: Typed) => answer(taxPay[slug], typed);

describe('sales tax', () => {
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
  });
});
