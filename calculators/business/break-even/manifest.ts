import { defineCalculator } from '#schemas/manifest.ts';

export default defineCalculator({
  title: 'Break Even Calculator',
  summary: 'How many units you must sell before costs are covered, and the revenue they bring.',
  intro:
    'Enter your fixed costs, the price of one unit and what one unit costs you to see how many you must sell to make neither profit nor loss.',
  description:
    'Break-even calculator: fixed costs, price and variable cost per unit give the units to sell and the revenue at which a business covers its costs.',
  keywords: ['break-even', 'break even point', 'fixed costs', 'contribution margin', 'units'],
  related: ['profit-margin', 'roi', 'payroll', 'freelance-rate'],
  order: 2,
  fields: {
    fixedCosts: {
      kind: 'number',
      label: 'Fixed costs',
      symbol: 'F',
      help: 'Costs that stay the same however much you sell: rent, salaries, insurance.',
      min: 0,
      step: 100,
    },
    pricePerUnit: {
      kind: 'number',
      label: 'Price per unit',
      symbol: 'p',
      help: 'What you receive for one unit, without sales tax.',
      above: 0,
      step: 1,
    },
    variableCostPerUnit: {
      kind: 'number',
      label: 'Variable cost per unit',
      symbol: 'v',
      help: 'What each further unit costs you: materials, packing, sales fees.',
      min: 0,
      step: 1,
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
      help: 'The exact quantity, rounded up.',
      digits: 0,
      headline: true,
      symbol: 'N',
      formula: 'ceil(breakEvenUnits)',
    },
    breakEvenRevenue: {
      kind: 'money',
      label: 'Break-even revenue',
      help: 'From the exact quantity.',
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
  examples: [
    {
      title: 'Birdbaths at 100 that cost 20 each, fixed costs 18,000',
      given: { fixedCosts: 18000, pricePerUnit: 100, variableCostPerUnit: 20 },
      shows: { breakEvenUnits: '225', breakEvenUnitsRoundedUp: '225', breakEvenRevenue: '22,500.00' },
      source: 'OpenStax, Principles of Accounting, Volume 2: Managerial Accounting, 2019, section 3.2 (Hicks Manufacturing)',
    },
    {
      title: 'Candles at 12 that cost 5 each: a part of a unit is rounded up',
      given: { fixedCosts: 1000, pricePerUnit: 12, variableCostPerUnit: 5 },
      shows: { breakEvenUnits: '142.8571', breakEvenUnitsRoundedUp: '143', breakEvenRevenue: '1,714.29' },
      source: 'Our own: no further example printed by a textbook, agency or standard is known to us',
    },
    {
      title: 'Exactly 600 units at a margin of 0.10: not one more',
      given: { fixedCosts: 60, pricePerUnit: 0.3, variableCostPerUnit: 0.2 },
      shows: { breakEvenUnits: '600', breakEvenUnitsRoundedUp: '600', breakEvenRevenue: '180.00' },
    },
    {
      title: 'A half is rounded up: revenue of 0.015',
      given: { fixedCosts: 0.01, pricePerUnit: 4.5, variableCostPerUnit: 1.5 },
      shows: { breakEvenUnits: '0.0033', breakEvenUnitsRoundedUp: '1', breakEvenRevenue: '0.02' },
    },
    {
      title: 'No fixed costs: nothing to cover',
      given: { fixedCosts: 0, pricePerUnit: 25, variableCostPerUnit: 10 },
      shows: { breakEvenUnits: '0', breakEvenUnitsRoundedUp: '0', breakEvenRevenue: '0.00' },
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
  compute: 'formulas',
});
