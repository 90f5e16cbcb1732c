import { defineCalculator } from '#schemas/manifest.ts';

export default defineCalculator({
  title: 'Profit Margin Calculator',
  summary: 'The profit on a sale or a period, and its share of the revenue.',
  intro: 'Enter what you spent and what you took in to see the profit and how much of each unit of revenue you keep.',
  description:
    'Profit margin calculator: cost and revenue give the profit and the margin in percent, with the formula, a worked example and how margin differs from markup.',
  keywords: ['profit margin', 'margin', 'profit', 'markup', 'revenue', 'gross margin'],
  related: ['break-even', 'roi', 'payroll', 'freelance-rate'],
  order: 1,
  fields: {
    cost: { kind: 'number', label: 'Cost', symbol: 'C', help: 'What you spent, in any currency.', min: 0, step: 1 },
    revenue: {
      kind: 'number',
      label: 'Revenue',
      symbol: 'R',
      help: 'What you took in for the same sale or period.',
      above: 0,
      step: 1,
    },
  },
  results: {
    profit: { kind: 'money', label: 'Profit', help: 'Below zero, it is a loss.', symbol: 'P', formula: 'revenue - cost' },
    profitMargin: { kind: 'percent', label: 'Profit margin', headline: true, symbol: 'M', formula: 'profit / revenue * 100' },
  },
  examples: [
    {
      title: 'A shop with net receipts of 300,000 on goods that cost 200,000',
      given: { cost: 200000, revenue: 300000 },
      shows: { profit: '100,000.00', profitMargin: '33.33%' },
      source: 'US Internal Revenue Service, Publication 334, Tax Guide for Small Business, “Testing gross profit accuracy”',
    },
    {
      title: 'A sale below cost',
      given: { cost: 1250, revenue: 1000 },
      shows: { profit: '-250.00', profitMargin: '-25.00%' },
      source: 'Our own: no further example printed by a textbook, agency or standard is known to us',
    },
    {
      title: 'A half is rounded up: 12.345 %',
      given: { cost: 876.55, revenue: 1000 },
      shows: { profit: '123.45', profitMargin: '12.35%' },
    },
    {
      title: 'Nothing spent: all of the revenue is profit',
      given: { cost: 0, revenue: 480 },
      shows: { profit: '480.00', profitMargin: '100.00%' },
    },
  ],
  laws: [
    { law: 'shifts', fields: ['revenue'], results: ['profit'] },
    { law: 'sums', parts: ['cost', 'profit'], whole: 'revenue' },
    { law: 'falls', raise: 'cost', result: 'profitMargin' },
    { law: 'rises', raise: 'revenue', result: 'profit' },
    { law: 'scales', fields: ['cost', 'revenue'], results: ['profit'] },
  ],
  actions: { calculate: 'Calculate Margin' },
  compute: 'formulas',
});
