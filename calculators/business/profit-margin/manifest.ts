import { defineCalculator } from '#schemas/manifest.ts';

export default defineCalculator({
  title: 'Profit Margin Calculator',
  summary: 'The profit from one sale or one period, and its share of the revenue.',
  intro:
    'Enter what you spent and what customers paid you. You see the profit, and what percentage of the revenue you keep.',
  description:
    'Profit margin calculator: cost and revenue give the profit and the margin in percent, with the markup beside it and the prices for other margins.',
  keywords: ['profit margin', 'margin', 'profit', 'markup', 'revenue', 'gross margin'],
  ask: {
    names: [
      'net margin',
      'profit percentage',
      'margin percentage',
      'margin on',
      'margin if',
      'margin when',
      'my profit margin',
    ],
    forms: [
      'bought for {cost} sold for {revenue}',
      'cost {cost} sell {revenue}',
      'cost {cost} price {revenue}',
      'revenue {revenue} cost {cost}',
    ],
    without: ['tax', 'vat', 'gst'],
  },
  related: ['markup', 'break-even', 'discount', 'vat', 'sales-tax', 'roi'],
  audience: 'For businesses that know the cost and the revenue of a sale or a period',
  whenNotToUse: [
    { text: 'To find a selling price from a cost and a percentage', use: 'markup' },
    { text: 'To find how much you must sell to cover fixed costs', use: 'break-even' },
    { text: 'For the gain on money that you invested', use: 'roi' },
  ],
  order: 1,
  fields: {
    cost: {
      kind: 'number',
      label: 'Cost',
      symbol: 'C',
      quantity: 'unitCost',
      say: ['expense', 'spend', 'spent', 'cogs', 'make', 'outlay', 'bought', 'cost price', 'costs me', 'cost me'],
      help: 'What you spent on this sale or in this period, in any currency.',
      min: 0,
    },
    revenue: {
      kind: 'number',
      label: 'Revenue',
      symbol: 'R',
      quantity: 'sellingPrice',
      say: [
        'turnover',
        'income',
        'takings',
        'sold',
        'selling price',
        'sells for',
        'took in',
        'earned',
        'bring in',
        'brought in',
      ],
      help: 'What customers paid you for the same sale or period, minus refunds and without sales tax or VAT.',
      above: 0,
    },
  },
  results: {
    profit: { kind: 'money', label: 'Profit', help: 'Below zero, it is a loss.', symbol: 'P', formula: 'revenue - cost' },
    profitMargin: {
      kind: 'percent',
      label: 'Profit margin',
      quantity: 'profitMargin',
      headline: true,
      symbol: 'M',
      formula: 'profit / revenue * 100',
    },
  },
  tables: {
    prices: {
      label: 'Markup, and prices for other margins',
      help: 'The first line is your own entry. Below it is the revenue that the same cost needs for other margins.',
      none: 'Without a cost there is no markup, and the margin is 100% at any price.',
      columns: {
        margin: { kind: 'percent', label: 'Margin' },
        markup: { kind: 'percent', label: 'Markup on cost' },
        revenue: { kind: 'money', label: 'Price or revenue' },
        profit: { kind: 'money', label: 'Profit' },
      },
      note: 'Margin is the profit as a share of the price, and markup is the same profit as a share of the cost. Your margin is {margin.first} and your markup is {markup.first}.',
    },
  },
  verdict: [
    {
      when: [
        { figure: 'profit', above: 0 },
        { field: 'cost', above: 0 },
      ],
      say: 'You could lower the price by up to {profitMargin} before you sell at a loss.',
    },
  ],
  cautions: [
    {
      when: { figure: 'profit', below: 0 },
      say: 'The cost is higher than the revenue, so this is a loss. Check the price and the cost before you sell more at this price.',
    },
  ],
  examples: [
    {
      title: 'A shop with net receipts of 300,000 on goods that cost 200,000',
      given: { cost: 200000, revenue: 300000 },
      asked: ['profit margin with revenue 300000 and cost 200000'],
      shows: { profit: '100,000.00', profitMargin: '33.33%' },
      source: 'US Internal Revenue Service, Publication 334, Tax Guide for Small Business, “Testing gross profit accuracy”',
    },
    {
      title: 'A sale below cost: bought for 1,250, sold for 1,000',
      given: { cost: 1250, revenue: 1000 },
      asked: ['profit margin with revenue of 1000 and costs of 1250'],
      shows: { profit: '-250.00', profitMargin: '-25.00%' },
    },
    {
      title: 'A shop’s income statement: receipts of 385,060, goods for 288,140',
      given: { cost: 288140, revenue: 385060 },
      shows: { profit: '96,920.00', profitMargin: '25.17%' },
      source:
        'US Internal Revenue Service, Publication 334, Tax Guide for Small Business, 2016, chapter 7, which states a gross profit of 96,920',
    },
    {
      title: 'A half is rounded up: 12.345%',
      given: { cost: 876.55, revenue: 1000 },
      shows: { profit: '123.45', profitMargin: '12.35%' },
      shown: false,
    },
    {
      title: 'Nothing spent: all of the revenue is profit',
      given: { cost: 0, revenue: 480 },
      shows: { profit: '480.00', profitMargin: '100.00%' },
      shown: false,
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
  published: '2026-11-21',
  reviewed: '2026-11-22',
  compute: 'formulas',
});
