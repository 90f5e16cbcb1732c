import { defineCalculator } from '#schemas/manifest.ts';

export default defineCalculator({
  title: 'Tip Calculator',
  summary: 'The tip, the total and what each person pays.',
  intro: 'Enter the bill, choose a tip and say how many people share it.',
  description:
    'Work out a tip and split the bill: tip amount, total, and what each person pays, with buttons for 10, 15, 18, 20 and 25 percent.',
  keywords: ['tip', 'gratuity', 'restaurant', 'split the bill', 'service'],
  related: ['age', 'fuel-cost', 'unit-converter', 'timezone', 'electricity'],
  popular: true,
  quickTool: 4,
  order: 2,
  fields: {
    bill: { kind: 'number', label: 'Bill', symbol: 'B', help: 'The amount on the bill, in any currency.', min: 0, step: 1 },
    tipPercent: {
      kind: 'number',
      label: 'Tip',
      symbol: 'p',
      unit: '%',
      min: 0,
      step: 1,
      default: 15,
      presets: [10, 15, 18, 20, 25],
    },
    people: { kind: 'integer', label: 'People', symbol: 'n', min: 1, step: 1, default: 1 },
  },
  cases: { shared: { field: 'people', above: 1 } },
  results: {
    tipAmount: { kind: 'money', label: 'Tip', symbol: 'T', formula: 'bill * tipPercent / 100' },
    totalAmount: { kind: 'money', label: 'Total', headline: true, symbol: 'S', formula: 'bill + tipAmount' },
    perPersonAmount: { kind: 'money', label: 'Each person pays', when: 'shared', symbol: 's', formula: 'totalAmount / people' },
    tipPerPerson: { kind: 'money', label: 'Tip from each person', when: 'shared', symbol: 't', formula: 'tipAmount / people' },
  },
  examples: [
    {
      title: 'A bill of 84.50, 18 %, four people',
      given: { bill: 84.5, tipPercent: 18, people: 4 },
      shows: { tipAmount: '15.21', totalAmount: '99.71', perPersonAmount: '24.93', tipPerPerson: '3.80' },
      source: 'Our own: no example printed by a textbook, agency or standard is known to us',
    },
    {
      title: 'One person: no figures per person',
      given: { bill: '$40.00' },
      shows: { tipAmount: '6.00', totalAmount: '46.00' },
    },
    {
      title: 'A half is rounded up: 15 % of 0.10 is 0.015',
      given: { bill: 0.1 },
      shows: { tipAmount: '0.02', totalAmount: '0.12' },
    },
  ],
  laws: [
    { law: 'rises', raise: 'tipPercent', result: 'totalAmount' },
    { law: 'falls', raise: 'people', result: 'perPersonAmount' },
    { law: 'scales', fields: ['bill'], results: ['tipAmount', 'totalAmount', 'perPersonAmount'] },
    { law: 'sums', parts: ['bill', 'tipAmount'], whole: 'totalAmount' },
  ],
  actions: { calculate: 'Calculate Tip', reset: 'defaults' },
  compute: 'formulas',
});
