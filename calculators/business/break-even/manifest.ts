import { defineCalculator } from '#schemas/manifest.ts';

export default defineCalculator({
  title: 'Break Even Calculator',
  summary: 'How many units you must sell to cover your costs, and the revenue that they bring.',
  intro:
    'Enter your fixed costs, the price of one unit and what one more unit costs you. You see how many units you must sell to cover all costs.',
  description:
    'Break-even calculator: fixed costs, price and variable cost per unit give the units to sell and the revenue at which a business covers its costs.',
  keywords: ['break-even', 'break even point', 'fixed costs', 'contribution margin', 'units', 'breakeven', 'BEP'],
  ask: { names: ['how many to sell', 'cover my costs', 'cover costs'], without: ['tax'] },
  related: ['profit-margin', 'markup', 'freelance-rate', 'roi', 'vat', 'payroll'],
  order: 2,
  fields: {
    fixedCosts: {
      kind: 'number',
      label: 'Fixed costs',
      symbol: 'F',
      quantity: 'money',
      say: ['overhead', 'rent', 'setup', 'startup', 'fixed expenses', 'running costs'],
      help: 'What you pay in one month or year even if you sell nothing: rent, salaries, insurance.',
      min: 0,
      step: 100,
    },
    pricePerUnit: {
      kind: 'number',
      label: 'Price per unit',
      symbol: 'p',
      quantity: 'sellingPrice',
      say: ['charge', 'retail', 'selling price', 'sell at', 'sell for'],
      help: 'What you receive for one unit, without sales tax.',
      above: 0,
    },
    variableCostPerUnit: {
      kind: 'number',
      label: 'Variable cost per unit',
      symbol: 'v',
      quantity: 'unitCost',
      say: ['make', 'material', 'ingredient', 'costs me', 'cost me', 'each costs', 'produce', 'variable'],
      help: 'What one more unit costs you: materials, packing, sales fees.',
      min: 0,
    },
  },
  guards: [
    {
      field: 'pricePerUnit',
      is: 'above',
      than: 'variableCostPerUnit',
      message: 'The price per unit must be above the variable cost per unit.',
    },
  ],
  results: {
    breakEvenUnits: {
      kind: 'number',
      label: 'Exact break-even quantity',
      digits: { atMost: 4 },
      symbol: 'Q',
      formula: 'fixedCosts / unitMargin',
    },
    breakEvenUnitsRoundedUp: {
      kind: 'number',
      label: 'Whole units to sell',
      say: ['units', 'unit'],
      help: 'The exact quantity, rounded up to a whole unit.',
      digits: 0,
      headline: true,
      symbol: 'N',
      formula: 'ceil(breakEvenUnits)',
    },
    breakEvenRevenue: {
      kind: 'money',
      label: 'Break-even revenue',
      help: 'The exact quantity times the price.',
      symbol: 'R',
      formula: 'breakEvenUnits * pricePerUnit',
    },
  },
  workings: {
    unitMargin: {
      kind: 'money',
      label: 'Contribution margin per unit',
      symbol: 'm',
      formula: 'pricePerUnit - variableCostPerUnit',
    },
  },
  tables: {
    volumes: {
      label: 'Profit at other sales figures',
      help: 'From no sales up to twice the number of units to sell. A profit below zero is a loss.',
      none: 'Without fixed costs there is no loss to make up: every unit sold adds to the profit.',
      columns: {
        units: { kind: 'number', label: 'Units sold', digits: 0 },
        revenue: { kind: 'money', label: 'Revenue' },
        costs: { kind: 'money', label: 'Total costs' },
        profit: { kind: 'money', label: 'Profit' },
      },
      chart: { kind: 'lines', title: 'Revenue and total costs', x: 'units', y: ['revenue', 'costs'] },
    },
  },
  cautions: [
    {
      say: 'This is an estimate for one product whose price and costs stay the same at every volume. Ask an accountant to check your figures before you borrow money or sign a lease.',
    },
    {
      when: { field: 'fixedCosts', atMost: 0 },
      say: 'You entered no fixed costs. Rent, insurance, loan payments and your own pay usually belong there.',
    },
  ],
  examples: [
    {
      title: 'Birdbaths at 100 that cost 20 each, fixed costs 18,000',
      given: { fixedCosts: 18000, pricePerUnit: 100, variableCostPerUnit: 20 },
      asked: ['break even point: fixed costs 18,000, price 100, variable cost 20'],
      shows: { breakEvenUnits: '225', breakEvenUnitsRoundedUp: '225', breakEvenRevenue: '22,500.00' },
      source: 'OpenStax, Principles of Accounting, Volume 2: Managerial Accounting, 2019, section 3.2 (Hicks Manufacturing)',
    },
    {
      title: 'Candles at 12 that cost 5 each, fixed costs 1,000',
      given: { fixedCosts: 1000, pricePerUnit: 12, variableCostPerUnit: 5 },
      asked: ['break even with fixed costs of 1000, candles sell at 12 and cost 5 each'],
      shows: { breakEvenUnits: '142.8571', breakEvenUnitsRoundedUp: '143', breakEvenRevenue: '1,714.29' },
    },
    {
      title: 'Loudspeakers at 250 that cost 150 each, fixed costs 35,000',
      given: { fixedCosts: 35000, pricePerUnit: 250, variableCostPerUnit: 150 },
      shows: { breakEvenUnits: '350', breakEvenUnitsRoundedUp: '350', breakEvenRevenue: '87,500.00' },
      source: 'Garrison, Noreen and Brewer, Managerial Accounting, 14th edition, McGraw-Hill, 2012 (Acoustic Concepts)',
    },
    {
      title: 'Software at 200 that costs 120, sold at a fair with a rent of 2,000',
      given: { fixedCosts: 2000, pricePerUnit: 200, variableCostPerUnit: 120 },
      shows: { breakEvenUnits: '25', breakEvenUnitsRoundedUp: '25', breakEvenRevenue: '5,000.00' },
      source:
        'Horngren, Datar and Rajan, Cost Accounting: A Managerial Emphasis, 14th edition, Pearson, 2012 (GMAT Success)',
    },
    {
      title: 'Exactly 600 units at a margin of 0.10: not one more',
      given: { fixedCosts: 60, pricePerUnit: 0.3, variableCostPerUnit: 0.2 },
      shows: { breakEvenUnits: '600', breakEvenUnitsRoundedUp: '600', breakEvenRevenue: '180.00' },
      shown: false,
    },
    {
      title: 'A half is rounded up: revenue of 0.015',
      given: { fixedCosts: 0.01, pricePerUnit: 4.5, variableCostPerUnit: 1.5 },
      shows: { breakEvenUnits: '0.0033', breakEvenUnitsRoundedUp: '1', breakEvenRevenue: '0.02' },
      shown: false,
    },
    {
      title: 'No fixed costs: nothing to cover',
      given: { fixedCosts: 0, pricePerUnit: 25, variableCostPerUnit: 10 },
      shows: { breakEvenUnits: '0', breakEvenUnitsRoundedUp: '0', breakEvenRevenue: '0.00' },
      shown: false,
    },
  ],
  laws: [
    { law: 'rises', raise: 'fixedCosts', result: 'breakEvenUnitsRoundedUp' },
    { law: 'falls', raise: 'pricePerUnit', result: 'breakEvenUnits' },
    { law: 'rises', raise: 'variableCostPerUnit', result: 'breakEvenRevenue' },
    { law: 'scales', fields: ['fixedCosts'], results: ['breakEvenUnits', 'breakEvenRevenue'] },
    { law: 'scales', fields: ['fixedCosts', 'pricePerUnit', 'variableCostPerUnit'], results: ['breakEvenRevenue'] },
  ],
  actions: { calculate: 'Calculate Break Even' },
  published: '2026-11-21',
  reviewed: '2026-11-22',
  compute: 'formulas',
});
