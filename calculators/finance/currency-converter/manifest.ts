import { defineCalculator } from '#schemas/manifest.ts';
import { currencies } from '#shared/currencies.ts';

export default defineCalculator({
  title: 'Currency Converter',
  summary: 'An amount of one currency in another, at dated reference rates, as you type.',
  intro: 'Convert between 18 currencies at the reference rates of one dated day. The result follows every change you make.',
  description:
    'Convert between 18 currencies at dated European Central Bank reference rates. The result follows as you type, with the rate for one unit.',
  keywords: ['currency', 'exchange rate', 'money', 'dollar', 'euro', 'pound', 'rupee', 'yen'],
  related: ['loan-emi', 'compound-interest', 'mortgage', 'investment-return', 'credit-score'],
  popular: true,
  order: 5,
  fields: {
    amount: { kind: 'number', label: 'Amount', symbol: 'A', unit: { by: 'from' }, step: 1, default: 100 },
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
      help: 'The unrounded rate converts.',
      card: 'Exchange rate',
      unit: { by: 'to' },
      digits: 4,
      symbol: 'k',
    },
  },
  tips: {
    title: 'Before you exchange money',
    items: [
      'These are mid-market reference rates. A bank or card adds a margin, often hidden in its rate.',
      'Compare what you receive after every fee, not the rate on the board.',
      'When a card terminal abroad offers to charge you in your own currency, choose the local one.',
      'Rates move all day on working days. Ask for the rate of the moment before you agree.',
    ],
  },
  note: 'Rates: euro foreign exchange reference rates of the European Central Bank for {ratesDate}. They inform; nobody has to trade at them.',
  examples: [
    {
      title: '100 US dollars in euros',
      given: {},
      shows: { convertedAmount: '€88.74', rate: '0.8874 EUR' },
      source: 'Our own: no example printed by a textbook, agency or standard is known to us',
    },
    {
      title: '2,500 Swiss francs in Japanese yen, by way of the dollar',
      given: { amount: '2,500', from: 'CHF', to: 'JPY' },
      shows: { convertedAmount: '¥475,878.83', rate: '190.3515 JPY' },
    },
    {
      title: 'The same currency on both sides',
      given: { amount: 42, from: 'GBP', to: 'GBP' },
      shows: { convertedAmount: '£42.00', rate: '1.0000 GBP' },
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
  compute: 'compute.ts',
});
