import { defineCalculator } from '#schemas/manifest.ts';

export default defineCalculator({
  title: 'Discount Calculator',
  summary: 'The price after one or several discounts, what you save, and the total with tax.',
  intro:
    'Enter the price and the discounts in the order in which they come off, as a percentage or an amount, to see what you pay and save.',
  description:
    'Discount calculator for one or several discounts: percent off and amounts off in any order, the price of one and of many, the saving and the tax.',
  keywords: [
    'discount',
    'percent off',
    'sale price',
    'coupon',
    'voucher',
    'rebate',
    'successive discounts',
    'double discount',
    'series discount',
    'trade discount',
    'buy one get one',
    'promo code',
  ],
  related: ['sales-tax', 'percentage-change', 'markup', 'profit-margin', 'vat', 'tip'],
  order: 3,
  fields: {
    price: {
      kind: 'number',
      label: 'Price',
      quantity: 'sellingPrice',
      help: 'The full price of one piece, in any currency.',
      symbol: 'p',
      above: 0,
    },
    quantity: {
      kind: 'integer',
      label: 'Quantity',
      help: 'How many pieces you buy at this price.',
      symbol: 'n',
      min: 1,
      max: 1000000,
      default: 1,
    },
    discounts: {
      kind: 'rows',
      label: 'Discounts, in their order',
      help: 'The first comes off the full price, each further one off what is left. An amount is for one piece.',
      rowLabel: 'Discount',
      maxRows: 5,
      incompleteRows: 'refuse',
      fields: {
        kind: {
          kind: 'choice',
          label: 'Kind',
          options: { percent: { label: 'Percent off' }, amount: { label: 'Amount off' } },
          default: 'percent',
        },
        value: {
          kind: 'number',
          label: 'Discount',
          symbol: 'd',
          unit: { by: 'kind', units: { percent: '%', amount: 'off each' }, keepsNumber: true },
          min: 0,
        },
      },
    },
    taxRate: {
      kind: 'number',
      label: 'Tax on the reduced price',
      quantity: 'salesTaxRate',
      help: 'Only where tax is added at the checkout. Leave it blank if prices include tax.',
      symbol: 't',
      unit: '%',
      min: 0,
      max: 100,
      whenBlank: 0,
      step: 0.25,
    },
  },
  cases: { taxed: { field: 'taxRate', above: 0 } },
  guards: [
    {
      field: 'discounts.value',
      is: 'atMost',
      than: 100,
      when: { field: 'discounts.kind', is: 'percent' },
      message: 'A percentage cannot be above 100.',
    },
  ],
  results: {
    finalPrice: {
      kind: 'money',
      label: 'You pay',
      quantity: 'sellingPrice',
      headline: true,
      symbol: 'F',
      formula: 'unitPrice * quantity',
    },
    saved: {
      kind: 'money',
      label: 'You save',
      headline: true,
      symbol: 'S',
      formula: 'price * quantity - finalPrice',
    },
    effectivePercent: {
      kind: 'percent',
      label: 'That is off in all',
      help: 'The single percentage that would save as much.',
      symbol: 'e',
      formula: 'saved / (price * quantity) * 100',
    },
    unitPrice: {
      kind: 'money',
      label: 'Price of one',
      symbol: 'p_u',
      formula: [
        { when: { figure: 'after5', atLeast: 0 }, formula: 'round(after5, 2)' },
        { when: { figure: 'after4', atLeast: 0 }, formula: 'round(after4, 2)' },
        { when: { figure: 'after3', atLeast: 0 }, formula: 'round(after3, 2)' },
        { when: { figure: 'after2', atLeast: 0 }, formula: 'round(after2, 2)' },
        { formula: 'round(after1, 2)' },
      ],
      because: 'The price of one is rounded to the cent, once, after the last discount',
    },
    withTax: {
      kind: 'money',
      label: 'With tax',
      symbol: 'G',
      formula: [
        {
          when: 'taxed',
          formula: 'finalPrice + round(finalPrice * taxRate / 100, 2)',
          because: 'The tax is rounded to the cent',
        },
      ],
    },
    stages: {
      kind: 'table',
      label: 'Discount by discount',
      help: 'What each discount takes off one piece, and the price that is left.',
      columns: {
        discount: { kind: 'number', label: 'Discount', digits: 0 },
        off: { kind: 'money', label: 'Off' },
        price: { kind: 'money', label: 'Price then' },
      },
    },
  },
  workings: {
    percent1: { kind: 'percent', label: 'The first discount in percent', symbol: 'd_1' },
    amount1: { kind: 'money', label: 'The first discount, at most the price', symbol: 'a_1' },
    after1: {
      kind: 'money',
      label: 'Price after the first discount',
      digits: { atMost: 6 },
      symbol: 'p_1',
      formula: [
        { when: { figure: 'percent1', atLeast: 0 }, formula: 'price * (1 - percent1 / 100)' },
        { when: { figure: 'amount1', atLeast: 0 }, formula: 'price - amount1' },
      ],
    },
    percent2: { kind: 'percent', label: 'The second discount in percent', symbol: 'd_2' },
    amount2: { kind: 'money', label: 'The second discount, at most the price', symbol: 'a_2' },
    after2: {
      kind: 'money',
      label: 'Price after the second discount',
      digits: { atMost: 6 },
      symbol: 'p_2',
      formula: [
        { when: { figure: 'percent2', atLeast: 0 }, formula: 'after1 * (1 - percent2 / 100)' },
        { when: { figure: 'amount2', atLeast: 0 }, formula: 'after1 - amount2' },
      ],
    },
    percent3: { kind: 'percent', label: 'The third discount in percent', symbol: 'd_3' },
    amount3: { kind: 'money', label: 'The third discount, at most the price', symbol: 'a_3' },
    after3: {
      kind: 'money',
      label: 'Price after the third discount',
      digits: { atMost: 6 },
      symbol: 'p_3',
      formula: [
        { when: { figure: 'percent3', atLeast: 0 }, formula: 'after2 * (1 - percent3 / 100)' },
        { when: { figure: 'amount3', atLeast: 0 }, formula: 'after2 - amount3' },
      ],
    },
    percent4: { kind: 'percent', label: 'The fourth discount in percent', symbol: 'd_4' },
    amount4: { kind: 'money', label: 'The fourth discount, at most the price', symbol: 'a_4' },
    after4: {
      kind: 'money',
      label: 'Price after the fourth discount',
      digits: { atMost: 6 },
      symbol: 'p_4',
      formula: [
        { when: { figure: 'percent4', atLeast: 0 }, formula: 'after3 * (1 - percent4 / 100)' },
        { when: { figure: 'amount4', atLeast: 0 }, formula: 'after3 - amount4' },
      ],
    },
    percent5: { kind: 'percent', label: 'The fifth discount in percent', symbol: 'd_5' },
    amount5: { kind: 'money', label: 'The fifth discount, at most the price', symbol: 'a_5' },
    after5: {
      kind: 'money',
      label: 'Price after the fifth discount',
      digits: { atMost: 6 },
      symbol: 'p_5',
      formula: [
        { when: { figure: 'percent5', atLeast: 0 }, formula: 'after4 * (1 - percent5 / 100)' },
        { when: { figure: 'amount5', atLeast: 0 }, formula: 'after4 - amount5' },
      ],
    },
    percentages: { kind: 'number', label: 'Percentages', digits: 0, symbol: 'k' },
    percentTotal: {
      kind: 'percent',
      label: 'The percentages added up',
      symbol: 'D',
      formula: [
        {
          when: { figure: 'percentages', atLeast: 2 },
          formula: 'sum(discounts.value)',
          because: 'For comparison only: the discounts together take off less',
        },
      ],
    },
  },
  tables: {
    orders: {
      label: 'The same discounts in another order',
      help: 'What one piece and all pieces cost if percentages or amounts come off first.',
      none: 'The order changes the price only where percentages and amounts are mixed.',
      columns: {
        order: {
          kind: 'text',
          label: 'Order',
          labels: {
            entered: 'As you entered them',
            percentFirst: 'Percentages first',
            amountFirst: 'Amounts first',
          },
        },
        each: { kind: 'money', label: 'Price of one' },
        all: { kind: 'money', label: 'You pay' },
      },
    },
    offers: {
      label: 'Common shop offers at this price',
      help: 'What a piece costs on average under each offer, if you take all pieces that it asks for.',
      columns: {
        offer: {
          kind: 'text',
          label: 'Offer',
          labels: {
            yours: 'Your discounts',
            secondHalf: 'Buy one, get one half price',
            oneFree: 'Buy one, get one free',
            threeForTwo: 'Three for the price of two',
            fourForThree: 'Four for the price of three',
            thirdHalf: 'Buy two, get the third half price',
          },
        },
        pieces: { kind: 'number', label: 'Pieces', digits: 0 },
        percent: { kind: 'percent', label: 'Off each' },
        each: { kind: 'money', label: 'Price of one' },
      },
      chart: { kind: 'parts', title: 'Price of one under each offer', x: 'offer', y: 'each' },
    },
    singles: {
      label: 'One discount on this price',
      help: 'Every percentage from 5 to 90 by itself, for one piece.',
      columns: {
        percent: { kind: 'percent', label: 'Discount', digits: 0 },
        off: { kind: 'money', label: 'You save' },
        each: { kind: 'money', label: 'You pay' },
      },
    },
  },
  variations: [
    {
      of: 'quantity',
      label: 'The same discounts on more or fewer pieces',
      at: [1, 2, 3, 5, 10],
      shows: ['finalPrice', 'saved', 'withTax'],
    },
  ],
  cautions: [
    {
      when: { figure: 'percentTotal', above: 0 },
      say: 'Your percentages add up to {percentTotal}%, but together they take off {effectivePercent}. Each one counts from what the discount before it has left.',
    },
    {
      say: 'Each shop decides which of its discounts can be combined and which comes off first. Read the conditions, or ask before you pay.',
    },
    {
      when: 'taxed',
      say: 'In some places, tax on goods bought with a coupon is still due on the full price. Tax rules differ by place and change; this is no tax or legal advice.',
    },
    {
      when: { figure: 'finalPrice', atMost: 0 },
      say: 'The discounts are as large as the price, so nothing is left to pay. If a coupon is worth more than the goods, shops usually do not pay out the rest.',
    },
  ],
  examples: [
    {
      title: 'A jacket for 120: a coupon of 15 off, then 20 %, with 8 % tax',
      given: {
        price: 120,
        quantity: 1,
        discounts: [
          { kind: 'amount', value: 15 },
          { kind: 'percent', value: 20 },
        ],
        taxRate: 8,
      },
      shows: { finalPrice: '84.00', saved: '36.00', effectivePercent: '30.00%', unitPrice: '84.00', withTax: '90.72' },
    },
    {
      title: 'The jacket in a sale: 30 % off, and 20 % more at the checkout',
      given: {
        price: 120,
        discounts: [
          { kind: 'percent', value: 30 },
          { kind: 'percent', value: 20 },
        ],
      },
      shows: { finalPrice: '67.20', saved: '52.80', effectivePercent: '44.00%' },
    },
    {
      title: 'Four chairs at 49.90 each, 15 % off',
      given: { price: 49.9, quantity: 4, discounts: [{ kind: 'percent', value: 15 }] },
      shows: { finalPrice: '169.68', saved: '29.92', effectivePercent: '14.99%', unitPrice: '42.42' },
    },
    {
      title: 'A coat for 60 in a sale: 10 % off, then 30 %, then 60 %',
      given: {
        price: 60,
        discounts: [
          { kind: 'percent', value: 10 },
          { kind: 'percent', value: 30 },
          { kind: 'percent', value: 60 },
        ],
      },
      shows: { finalPrice: '15.12' },
      source: 'Mary Jane Sterling, Business Math For Dummies, Wiley, 2008: a series of discounts',
    },
    {
      title: 'Sunglasses for 39, with 10 off',
      given: { price: 39, discounts: [{ kind: 'amount', value: 10 }] },
      shows: { finalPrice: '29.00', saved: '10.00' },
      source: 'OpenStax, Prealgebra 2e, 2020, section 6.3: Jason’s sunglasses',
    },
    {
      title: 'All five rows, kinds mixed',
      given: {
        price: 200,
        discounts: [
          { kind: 'percent', value: 10 },
          { kind: 'amount', value: 20 },
          { kind: 'percent', value: 5 },
          { kind: 'amount', value: 7.5 },
          { kind: 'percent', value: 2 },
        ],
      },
      shows: { finalPrice: '141.61', saved: '58.39', effectivePercent: '29.20%' },
      shown: false,
    },
    {
      title: 'A coupon worth more than the goods',
      given: { price: 8, discounts: [{ kind: 'amount', value: 10 }] },
      shows: { finalPrice: '0.00', saved: '8.00', effectivePercent: '100.00%' },
      shown: false,
    },
    {
      title: 'Everything off',
      given: { price: 25, discounts: [{ kind: 'percent', value: 100 }] },
      shows: { finalPrice: '0.00', saved: '25.00', effectivePercent: '100.00%' },
      shown: false,
    },
    {
      title: 'Half a cent is rounded up: 0.125',
      given: { price: 0.25, discounts: [{ kind: 'percent', value: 50 }] },
      shows: { finalPrice: '0.13', saved: '0.12', effectivePercent: '48.00%' },
      shown: false,
    },
    {
      title: 'Amounts, two of them 0, up to the fifth row',
      given: {
        price: 200,
        discounts: [
          { kind: 'amount', value: 0 },
          { kind: 'percent', value: 0 },
          { kind: 'amount', value: 10 },
          { kind: 'amount', value: 0 },
          { kind: 'amount', value: 5 },
        ],
      },
      shows: { finalPrice: '185.00', saved: '15.00', effectivePercent: '7.50%' },
      shown: false,
    },
    {
      title: 'Percentages of 0 in the last rows',
      given: {
        price: 200,
        discounts: [
          { kind: 'amount', value: 5 },
          { kind: 'amount', value: 0 },
          { kind: 'percent', value: 10 },
          { kind: 'percent', value: 0 },
          { kind: 'percent', value: 0 },
        ],
      },
      shows: { finalPrice: '175.50', saved: '24.50', effectivePercent: '12.25%' },
      shown: false,
    },
  ],
  laws: [
    { law: 'rises', raise: 'price', result: 'finalPrice' },
    { law: 'falls', raise: 'discounts.value', result: 'finalPrice' },
    { law: 'rises', raise: 'discounts.value', result: 'saved' },
    { law: 'rises', raise: 'taxRate', result: 'withTax' },
    { law: 'rises', raise: 'quantity', result: 'finalPrice' },
    { law: 'holds', raise: 'quantity', result: 'unitPrice' },
  ],
  actions: { calculate: 'Calculate Discount', reset: 'blank' },
  reviewed: '2026-11',
  compute: 'compute.ts',
});
