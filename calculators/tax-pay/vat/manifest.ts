import { defineCalculator } from '#schemas/manifest.ts';

export default defineCalculator({
  title: 'VAT Calculator',
  summary: 'Add VAT or GST to a net price, or take it out of a gross price.',
  intro:
    'Choose whether your price is without VAT or already includes it, and set the rate. GST is worked out in the same way.',
  description:
    'VAT calculator for any rate: add VAT or GST to a net price, or remove it from a gross price, with the VAT as a share of what the customer pays.',
  keywords: [
    'VAT',
    'GST',
    'value added tax',
    'goods and services tax',
    'add VAT',
    'remove VAT',
    'reverse VAT',
    'net price',
    'gross price',
    'VAT fraction',
    'MwSt',
    'TVA',
    'IVA',
  ],
  related: ['sales-tax', 'markup', 'discount', 'profit-margin', 'freelance-rate', 'percentage'],
  order: 2,
  fields: {
    mode: {
      kind: 'choice',
      label: 'What do you want?',
      options: { add: { label: 'Add VAT' }, remove: { label: 'Remove VAT' } },
      default: 'add',
    },
    netPrice: {
      kind: 'number',
      label: 'Price without VAT',
      quantity: 'sellingPrice',
      help: 'The net price of an offer or invoice, in any currency.',
      symbol: 'N',
      when: { field: 'mode', is: 'add' },
      min: 0,
    },
    grossPrice: {
      kind: 'number',
      label: 'Price with VAT',
      quantity: 'money',
      help: 'What the customer pays, in any currency.',
      symbol: 'G',
      when: { field: 'mode', is: 'remove' },
      min: 0,
    },
    vatRate: {
      kind: 'number',
      label: 'VAT or GST',
      help: 'The rate for these goods or this service. An invoice states it.',
      symbol: 'r',
      unit: '%',
      min: 0,
      max: 100,
      default: 20,
      presets: [5, 7, 10, 15, 18, 19, 20, 21, 23, 25],
    },
  },
  cases: {
    adding: { field: 'mode', is: 'add' },
    removing: { field: 'mode', is: 'remove' },
  },
  results: {
    gross: {
      kind: 'money',
      label: 'Price with VAT',
      headline: true,
      symbol: 'G',
      formula: [{ when: 'adding', formula: 'netPrice + vat' }],
    },
    net: {
      kind: 'money',
      label: 'Price without VAT',
      quantity: 'sellingPrice',
      headline: true,
      symbol: 'N',
      formula: [
        {
          when: 'removing',
          formula: 'round(grossPrice * 100 / (100 + vatRate), 2)',
          because: 'The gross price is 100 parts of net price and the rate in parts of VAT; rounded to the cent',
        },
      ],
    },
    vat: {
      kind: 'money',
      label: 'VAT',
      headline: true,
      symbol: 'V',
      formula: [
        {
          when: 'adding',
          formula: 'round(netPrice * vatRate / 100, 2)',
          because: 'Rounded to the cent once, on the whole amount; half a cent goes up',
        },
        { formula: 'grossPrice - net' },
      ],
    },
    vatShare: {
      kind: 'percent',
      label: 'VAT as a share of the gross price',
      help: 'Lower than the rate, because the rate counts from the net price.',
      symbol: 'q',
      formula: 'vatRate / (100 + vatRate) * 100',
    },
  },
  tables: {
    amounts: {
      label: 'The same rate on other amounts',
      help: 'Round prices of the kind that you entered, with and without VAT.',
      none: 'At a rate of 0 there is no VAT in any amount.',
      columns: {
        net: { kind: 'money', label: 'Without VAT' },
        vat: { kind: 'money', label: 'VAT' },
        gross: { kind: 'money', label: 'With VAT' },
      },
    },
  },
  variations: [
    {
      of: 'vatRate',
      label: 'The same price at other rates',
      at: [5, 7, 10, 15, 18, 19, 20, 21, 23, 25],
      shows: ['net', 'vat', 'gross', 'vatShare'],
    },
  ],
  cautions: [
    {
      say: 'The rate depends on the goods, the country and the date, and rules change. This is no tax or legal advice: ask the tax office or an accountant which rate applies.',
    },
    {
      when: 'removing',
      say: 'One rate is used for the whole price. If a receipt has goods at several rates, remove the VAT from each group separately.',
    },
    {
      when: { field: 'vatRate', atMost: 0 },
      say: 'At a rate of 0 the price contains no VAT. A zero-rated sale and an exempt sale look alike here, but the seller may reclaim VAT on purchases only for the first.',
    },
    {
      when: { field: 'vatRate', above: 27 },
      say: 'In 2026, no country of the European Union has a standard rate above 27%. Check that {vatRate}% is the rate, and not the VAT in money.',
    },
  ],
  examples: [
    {
      title: 'An invoice of 250 without VAT, at 20 %',
      given: { netPrice: 250, vatRate: 20 },
      shows: { gross: '300.00', vat: '50.00', vatShare: '16.67%' },
    },
    {
      title: 'The VAT within a price of 250, at 20 %',
      given: { mode: 'remove', grossPrice: 250, vatRate: 20 },
      shows: { net: '208.33', vat: '41.67', vatShare: '16.67%' },
    },
    {
      title: 'A price of 120 with 20 % VAT, of which one sixth is VAT',
      given: { mode: 'remove', grossPrice: 120, vatRate: 20 },
      shows: { net: '100.00', vat: '20.00', vatShare: '16.67%' },
      source: 'HM Revenue & Customs, VAT guide (VAT Notice 700), which gives the VAT fraction of 20 % as 1/6',
    },
    {
      title: 'A car sold for 22,000 with 10 % GST',
      given: { mode: 'remove', grossPrice: '22,000', vatRate: 10 },
      shows: { net: '20,000.00', vat: '2,000.00', vatShare: '9.09%' },
      source: 'Australia, A New Tax System (Goods and Services Tax) Act 1999, section 9-75, example',
    },
    {
      title: 'Shoes for 119.99 in a shop, with 19 % VAT in the price',
      given: { mode: 'remove', grossPrice: 119.99, vatRate: 19 },
      shows: { net: '100.83', vat: '19.16', vatShare: '15.97%' },
    },
    {
      title: 'A rate of 0: no VAT',
      given: { netPrice: 80, vatRate: 0 },
      shows: { gross: '80.00', vat: '0.00', vatShare: '0.00%' },
      shown: false,
    },
    {
      title: 'A half is rounded up: 1.005 of VAT',
      given: { netPrice: 20.1, vatRate: 5 },
      shows: { gross: '21.11', vat: '1.01' },
      shown: false,
    },
    {
      title: 'Nothing to pay, no VAT',
      given: { mode: 'remove', grossPrice: 0, vatRate: 23 },
      shows: { net: '0.00', vat: '0.00', vatShare: '18.70%' },
      shown: false,
    },
    {
      title: 'The highest rate: half of the price is VAT',
      given: { mode: 'remove', grossPrice: 30.01, vatRate: 100 },
      shows: { net: '15.01', vat: '15.00', vatShare: '50.00%' },
      shown: false,
    },
  ],
  laws: [
    { law: 'sums', parts: ['netPrice', 'vat'], whole: 'gross' },
    { law: 'sums', parts: ['net', 'vat'], whole: 'grossPrice' },
    { law: 'rises', raise: 'netPrice', result: 'gross' },
    { law: 'rises', raise: 'vatRate', result: 'gross' },
    { law: 'falls', raise: 'vatRate', result: 'net' },
    { law: 'rises', raise: 'vatRate', result: 'vatShare' },
    { law: 'holds', raise: 'netPrice', result: 'vatShare' },
  ],
  actions: { calculate: 'Calculate VAT', reset: 'defaults' },
  reviewed: '2026-11',
  compute: 'formulas',
});
