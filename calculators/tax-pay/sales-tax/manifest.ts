import { defineCalculator } from '#schemas/manifest.ts';

export default defineCalculator({
  title: 'Sales Tax Calculator',
  summary: 'Add sales tax to a price, take it out of a total, or find the rate.',
  intro:
    'Choose whether you want to add sales tax to a price, take it out of a total that already has it, or find the rate from a receipt.',
  description:
    'Sales tax calculator: add tax to a price, take it out of a total or find the rate from a receipt, with the tax rounded to the cent as shops do.',
  keywords: [
    'sales tax',
    'reverse sales tax',
    'tax rate',
    'price before tax',
    'receipt',
    'state tax',
    'local tax',
    'HST',
    'tax included',
  ],
  related: ['vat', 'discount', 'tip', 'markup', 'percentage', 'auto-loan'],
  order: 1,
  fields: {
    mode: {
      kind: 'choice',
      label: 'What do you want?',
      options: {
        add: { label: 'Add tax to a price' },
        extract: { label: 'Take tax out of a total' },
        rate: { label: 'Find the rate' },
      },
      default: 'add',
    },
    netPrice: {
      kind: 'number',
      label: 'Price before tax',
      quantity: 'sellingPrice',
      help: 'The price on the shelf, or the subtotal of a receipt, in any currency.',
      symbol: 'N',
      when: { field: 'mode', is: ['add', 'rate'] },
      min: 0,
    },
    grossPrice: {
      kind: 'number',
      label: 'Price with tax',
      quantity: 'money',
      help: 'The total that was paid, without a tip.',
      symbol: 'G',
      when: { field: 'mode', is: ['extract', 'rate'] },
      min: 0,
    },
    taxRate: {
      kind: 'number',
      label: 'Sales tax',
      quantity: 'salesTaxRate',
      help: 'State, county and city rates together, such as 8.875. The local tax office publishes it.',
      symbol: 'r',
      unit: '%',
      when: { field: 'mode', is: ['add', 'extract'] },
      min: 0,
      max: 100,
      step: 0.25,
    },
  },
  cases: {
    adding: { field: 'mode', is: 'add' },
    extracting: { field: 'mode', is: 'extract' },
    finding: { field: 'mode', is: 'rate' },
  },
  guards: [
    { field: 'netPrice', is: 'above', than: 0, when: 'finding', message: 'Enter a price before tax above 0.' },
    {
      field: 'grossPrice',
      is: 'atLeast',
      than: 'netPrice',
      when: 'finding',
      message: 'The price with tax cannot be below the price before tax.',
    },
  ],
  results: {
    gross: {
      kind: 'money',
      label: 'Price with tax',
      headline: true,
      symbol: 'G',
      formula: [{ when: 'adding', formula: 'netPrice + tax' }],
    },
    net: {
      kind: 'money',
      label: 'Price before tax',
      quantity: 'sellingPrice',
      headline: true,
      symbol: 'N',
      formula: [
        {
          when: 'extracting',
          formula: 'round(grossPrice / (1 + taxRate / 100), 2)',
          because: 'The total is the price plus the tax on it; rounded to the cent',
        },
      ],
    },
    foundRate: {
      kind: 'percent',
      label: 'Sales tax rate',
      quantity: 'salesTaxRate',
      help: 'The tax was rounded to cents, so this can differ slightly from the official rate.',
      headline: true,
      digits: 3,
      symbol: 'r',
      formula: [{ when: 'finding', formula: '(grossPrice / netPrice - 1) * 100' }],
    },
    tax: {
      kind: 'money',
      label: 'Tax',
      headline: true,
      symbol: 'T',
      formula: [
        {
          when: 'adding',
          formula: 'round(netPrice * taxRate / 100, 2)',
          because: 'Rounded to the cent once, on the whole amount; half a cent goes up',
        },
        { when: 'extracting', formula: 'grossPrice - net' },
        { formula: 'grossPrice - netPrice' },
      ],
    },
  },
  tables: {
    amounts: {
      label: 'The same rate on other amounts',
      help: 'Each price before tax, the tax on it and what you pay.',
      none: 'At a rate of 0 there is no tax on any amount.',
      columns: {
        before: { kind: 'money', label: 'Before tax' },
        tax: { kind: 'money', label: 'Tax' },
        total: { kind: 'money', label: 'With tax' },
      },
    },
  },
  variations: [
    {
      of: 'taxRate',
      label: 'The same amount at other rates',
      at: { step: 0.5, times: 3 },
      shows: ['net', 'tax', 'gross'],
    },
  ],
  cautions: [
    {
      say: 'Rates and exemptions differ by place and by product, and they change. This is no tax or legal advice: the local tax office knows which rate applies.',
    },
    {
      when: 'extracting',
      say: 'Use only the part of a receipt that was taxed. Untaxed items, a tip or a deposit in the total would make the tax too high.',
    },
    {
      when: ['finding', { figure: 'foundRate', above: 15 }],
      say: 'A rate above 15% is higher than general sales taxes in the United States and Canada. Check whether the total also contains a tip, a service charge or a deposit.',
    },
    {
      when: { field: 'taxRate', above: 15 },
      say: 'A rate above 15% is higher than general sales taxes in the United States and Canada. Check the figure, or use the VAT calculator if the tax is a VAT or GST.',
    },
  ],
  examples: [
    {
      title: 'Headphones for 79.99 with 8.875 % sales tax',
      given: { netPrice: 79.99, taxRate: 8.875 },
      shows: { gross: '87.09', tax: '7.10' },
    },
    {
      title: 'The tax within a total of 87.09 at 8.875 %',
      given: { mode: 'extract', grossPrice: 87.09, taxRate: 8.875 },
      shows: { net: '79.99', tax: '7.10' },
    },
    {
      title: 'The rate on a receipt: 100 before tax, 106.25 with it',
      given: { mode: 'rate', netPrice: 100, grossPrice: 106.25 },
      shows: { foundRate: '6.250%', tax: '6.25' },
    },
    {
      title: 'A bicycle for 392 with 6.5 % sales tax',
      given: { netPrice: 392, taxRate: 6.5 },
      shows: { gross: '417.48', tax: '25.48' },
      source: 'OpenStax, Prealgebra 2e, 2020, section 6.3: Cathy’s bicycle',
    },
    {
      title: 'A phone for 499 with 42.42 of tax on the receipt: which rate?',
      given: { mode: 'rate', netPrice: 499, grossPrice: 541.42 },
      shows: { foundRate: '8.501%', tax: '42.42' },
      source: 'OpenStax, Prealgebra 2e, 2020, section 6.3: Evelyn’s smartphone, where 8.501 is given as 8.5',
    },
    {
      title: 'Half a cent of tax is rounded up: 0.775',
      given: { netPrice: 12.5, taxRate: 6.2 },
      shows: { gross: '13.28', tax: '0.78' },
      shown: false,
    },
    {
      title: 'Nothing to pay, no tax',
      given: { netPrice: 0, taxRate: 8.875 },
      shows: { gross: '0.00', tax: '0.00' },
      shown: false,
    },
    {
      title: 'A total without tax at a rate of 0',
      given: { mode: 'extract', grossPrice: 54.3, taxRate: 0 },
      shows: { net: '54.30', tax: '0.00' },
      shown: false,
    },
    {
      title: 'Both prices equal: the rate is 0',
      given: { mode: 'rate', netPrice: 24, grossPrice: 24 },
      shows: { foundRate: '0.000%', tax: '0.00' },
      shown: false,
    },
    {
      title: 'The highest rate: half of the total is tax',
      given: { mode: 'extract', grossPrice: 10.01, taxRate: 100 },
      shows: { net: '5.01', tax: '5.00' },
      shown: false,
    },
  ],
  laws: [
    { law: 'sums', parts: ['netPrice', 'tax'], whole: 'gross' },
    { law: 'sums', parts: ['net', 'tax'], whole: 'grossPrice' },
    { law: 'rises', raise: 'netPrice', result: 'gross' },
    { law: 'rises', raise: 'taxRate', result: 'gross' },
    { law: 'falls', raise: 'taxRate', result: 'net' },
    { law: 'rises', raise: 'grossPrice', result: 'foundRate' },
  ],
  actions: { calculate: 'Calculate Tax', reset: 'blank' },
  reviewed: '2026-11',
  compute: 'formulas',
});
