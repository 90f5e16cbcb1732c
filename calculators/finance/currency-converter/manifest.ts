import { defineCalculator } from '#schemas/manifest.ts';
import { currencies } from '#shared/currencies.ts';

export default defineCalculator({
  title: 'Currency Converter',
  summary: 'What an amount of one currency is worth in another, at reference rates of a stated day.',
  intro:
    'Enter an amount and choose two of 18 currencies to see what it is worth at the reference rates of the day shown. The result changes as you type.',
  description:
    'Convert between 18 currencies at the European Central Bank’s reference rates of the day shown, with a table of usual amounts in both directions.',
  keywords: ['currency', 'exchange rate', 'USD to INR', 'dollar', 'euro', 'pound', 'rupee', 'yen', 'forex', 'money'],
  ask: {
    names: ['convert money', 'in dollars', 'in rupees', 'in euros', 'in pounds'],
    without: [
      'forecast',
      'predict',
      'prediction',
      'history',
      'fee',
      'pakistani',
      'pakistan',
      'lanka',
      'lankan',
      'nepali',
      'nepalese',
      'egyptian',
      'danish',
      'icelandic',
      'jamaican',
      'taiwan',
      'philippine',
      'argentine',
      'colombian',
      'chilean',
      'cfa',
    ],
  },
  related: ['tip', 'travel-insurance', 'unit-converter', 'timezone', 'inflation', 'investment-return'],
  popular: true,
  order: 5,
  fields: {
    amount: { kind: 'number', label: 'Amount', symbol: 'A', quantity: 'money', unit: { by: 'from' }, default: 100 },
    from: { kind: 'currency', label: 'From', options: currencies, default: 'USD' },
    to: { kind: 'currency', label: 'To', options: currencies, default: 'EUR' },
  },
  results: {
    convertedAmount: {
      kind: 'money',
      label: 'Converted amount',
      currency: { by: 'to' },
      headline: true,
      symbol: 'C',
      formula: 'amount * rate',
    },
    rate: {
      kind: 'number',
      label: '1 {from} =',
      help: 'Calculated with the full rate.',
      card: 'Exchange rate',
      unit: { by: 'to' },
      digits: 4,
      symbol: 'k',
    },
  },
  tables: {
    amounts: {
      label: 'Usual amounts in both directions',
      help: 'The first two columns convert from your currency to the other one, and the last two convert back.',
      columns: {
        amount: { kind: 'number', label: 'Amount', unit: { by: 'from' }, digits: 0 },
        converted: { kind: 'number', label: 'Converted', unit: { by: 'to' }, digits: 4 },
        swapped: { kind: 'number', label: 'Amount, swapped', unit: { by: 'to' }, digits: 0 },
        convertedBack: { kind: 'number', label: 'Converted, swapped', unit: { by: 'from' }, digits: 4 },
      },
    },
  },
  tips: {
    title: 'Before you exchange money',
    items: [
      'These rates lie between the prices for buying and selling. A bank or card company adds a margin, often inside its own rate.',
      'Compare what you receive after every fee, not only the rates that are advertised.',
      'When a card terminal abroad offers to charge you in your own currency, choose the local currency.',
      'Rates change all day on working days, so ask for the rate at that moment before you agree.',
    ],
  },
  note: 'Rates: euro foreign exchange reference rates of the European Central Bank for {ratesDate}. For information only.',
  examples: [
    {
      title: '100 US dollars in euros',
      given: {},
      shows: { convertedAmount: '€88.74', rate: '0.8874 EUR' },
    },
    {
      title: '2,500 Swiss francs in Japanese yen',
      given: { amount: '2,500', from: 'CHF', to: 'JPY' },
      asked: ['2,500 swiss francs to yen'],
      shows: { convertedAmount: '¥475,878.83', rate: '190.3515 JPY' },
    },
    {
      title: 'The value of 1 euro in US dollars',
      given: { amount: 1, from: 'EUR', to: 'USD' },
      shows: { convertedAmount: '$1.13', rate: '1.1269 USD' },
      source: 'European Central Bank, Euro foreign exchange reference rates, {ratesDate}',
    },
    {
      title: 'The value of 1 euro in Indian rupees',
      given: { amount: 1, from: 'EUR', to: 'INR' },
      asked: ['1 euro in rupees'],
      shows: { convertedAmount: '₹108.66', rate: '108.6615 INR' },
      source: 'European Central Bank, Euro foreign exchange reference rates, {ratesDate}',
    },
    {
      title: 'The same currency on both sides',
      given: { amount: 42, from: 'GBP', to: 'GBP' },
      shows: { convertedAmount: '£42.00', rate: '1.0000 GBP' },
      shown: false,
    },
  ],
  laws: [
    { law: 'rises', raise: 'amount', result: 'convertedAmount' },
    { law: 'holds', raise: 'amount', result: 'rate' },
    { law: 'scales', fields: ['amount'], results: ['convertedAmount'] },
    { law: 'returns', swap: ['from', 'to'], field: 'amount', result: 'convertedAmount' },
  ],
  actions: { calculate: 'Convert', live: true, swap: ['from', 'to'] },
  needs: ['rates'],
  reviewed: '2026-11',
  compute: 'compute.ts',
});
