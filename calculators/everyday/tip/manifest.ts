import { defineCalculator } from '#schemas/manifest.ts';

export default defineCalculator({
  title: 'Tip Calculator',
  summary: 'The tip, the total and what each person pays, with the percentage that you choose.',
  intro: 'Enter the bill, choose a tip in percent and say how many people share, to see the tip, the total and each share.',
  description:
    'Tip calculator: the tip and the total for any bill, what each person pays, and the same bill compared at 10, 15, 18, 20 and 25 percent.',
  keywords: ['tip', 'gratuity', 'restaurant', 'split the bill', 'service'],
  related: ['percentage', 'sales-tax', 'discount', 'currency-converter', 'ratio', 'vat'],
  popular: true,
  quickTool: 4,
  order: 2,
  fields: {
    bill: {
      kind: 'number',
      label: 'Bill',
      symbol: 'B',
      quantity: 'money',
      help: 'The amount on the bill, in any currency. Leave out tax or a service charge if you do not tip on it.',
      min: 0,
    },
    tipPercent: {
      kind: 'number',
      label: 'Tip',
      symbol: 'p',
      help: 'A percentage of the bill.',
      unit: '%',
      min: 0,
      default: 15,
      presets: [10, 15, 18, 20, 25],
    },
    people: { kind: 'integer', label: 'People', symbol: 'n', help: 'How many share the total equally.', min: 1, default: 1 },
  },
  cases: { shared: { field: 'people', above: 1 } },
  results: {
    tipAmount: { kind: 'money', label: 'Tip amount', symbol: 'T', formula: 'bill * tipPercent / 100' },
    totalAmount: { kind: 'money', label: 'Total', headline: true, symbol: 'S', formula: 'bill + tipAmount' },
    perPersonAmount: {
      kind: 'money',
      label: 'Each person pays',
      when: 'shared',
      symbol: 's',
      formula: 'totalAmount / people',
    },
    tipPerPerson: {
      kind: 'money',
      label: 'Tip from each person',
      when: 'shared',
      symbol: 't',
      formula: 'tipAmount / people',
    },
  },
  variations: [
    {
      of: 'tipPercent',
      label: 'The same bill with other tips',
      at: [10, 15, 18, 20, 25],
      shows: ['tipAmount', 'totalAmount', 'perPersonAmount'],
    },
  ],
  cautions: [
    {
      when: { field: 'tipPercent', above: 0 },
      say: 'Look for a service charge on the bill first. If there is one, you may not need to add a tip.',
    },
    {
      when: { field: 'tipPercent', above: 50 },
      say: 'The tip is read as {tipPercent} percent of the bill, not as an amount of money.',
    },
  ],
  examples: [
    {
      title: 'A bill of 84.50 with an 18 % tip, shared by four',
      given: { bill: 84.5, tipPercent: 18, people: 4 },
      shows: { tipAmount: '15.21', totalAmount: '99.71', perPersonAmount: '24.93', tipPerPerson: '3.80' },
    },
    {
      title: 'Dinner with friends on one bill: 80 with a 20 % tip',
      given: { bill: 80, tipPercent: 20 },
      shows: { tipAmount: '16.00', totalAmount: '96.00' },
      source: 'OpenStax, Prealgebra 2e, 2020, section 6.2: Aolani and her friends',
    },
    {
      title: 'Dinner for two, paid by one person: 68.50 with an 18 % tip',
      given: { bill: 68.5, tipPercent: 18 },
      shows: { tipAmount: '12.33', totalAmount: '80.83' },
      source: 'OpenStax, Prealgebra 2e, 2020, section 6.2: Dezohn’s dinner',
    },
    {
      title: 'Lunch alone: 14.40 with a 15 % tip',
      given: { bill: 14.4, tipPercent: 15 },
      shows: { tipAmount: '2.16', totalAmount: '16.56' },
      source: 'OpenStax, Prealgebra 2e, 2020, section 6.2: Kimngoc’s lunch',
    },
    {
      title: 'One person: no figures per person',
      given: { bill: '$40.00' },
      shows: { tipAmount: '6.00', totalAmount: '46.00' },
      shown: false,
    },
    {
      title: 'A half is rounded up: 15 % of 0.10 is 0.015',
      given: { bill: 0.1 },
      shows: { tipAmount: '0.02', totalAmount: '0.12' },
      shown: false,
    },
  ],
  laws: [
    { law: 'rises', raise: 'tipPercent', result: 'totalAmount' },
    { law: 'falls', raise: 'people', result: 'perPersonAmount' },
    { law: 'scales', fields: ['bill'], results: ['tipAmount', 'totalAmount', 'perPersonAmount'] },
    { law: 'sums', parts: ['bill', 'tipAmount'], whole: 'totalAmount' },
  ],
  actions: { calculate: 'Calculate Tip', reset: 'defaults' },
  reviewed: '2026-11',
  compute: 'formulas',
});
