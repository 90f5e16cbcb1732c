import { defineCalculator } from '#schemas/manifest.ts';

export default defineCalculator({
  title: 'Real Estate ROI Calculator',
  summary: 'The return on the cash you put into a rental property, from its net rent.',
  intro:
    'Enter the cash you put in, the rent and the expenses a year, and how long you let the property to see what your money returns.',
  description:
    'Work out the return on a rental property: net rent over the years as a percentage of the down payment, closing costs and renovation you paid for.',
  keywords: ['ROI', 'real estate', 'rental property', 'return on investment', 'landlord', 'yield'],
  related: ['mortgage-affordability', 'rent-vs-buy', 'property-tax', 'construction-cost'],
  order: 4,
  fields: {
    downPayment: {
      kind: 'number',
      label: 'Down payment',
      symbol: 'D',
      help: 'The part of the price that you pay in cash.',
      min: 0,
      step: 1000,
    },
    closingCosts: {
      kind: 'number',
      label: 'Closing costs',
      symbol: 'K',
      help: 'Taxes and fees of the purchase. Enter 0 for none.',
      min: 0,
      step: 500,
    },
    renovationCosts: {
      kind: 'number',
      label: 'Renovation',
      symbol: 'N',
      help: 'Work done before you let it. Enter 0 for none.',
      min: 0,
      step: 500,
    },
    annualRent: {
      kind: 'number',
      label: 'Rent a year',
      symbol: 'R',
      help: 'What you expect to receive: leave out empty months.',
      min: 0,
      step: 500,
    },
    annualExpenses: {
      kind: 'number',
      label: 'Expenses a year',
      symbol: 'E',
      help: 'Tax, insurance, repairs, management and, if there is a loan, its payments.',
      min: 0,
      step: 500,
    },
    years: { kind: 'number', label: 'Years', symbol: 't', help: 'How long you let the property.', unit: 'years', above: 0 },
  },
  guards: [
    {
      field: ['downPayment', 'closingCosts', 'renovationCosts'],
      is: 'above',
      than: 0,
      message: 'Down payment, closing costs and renovation must add up to more than 0.',
    },
  ],
  results: {
    roi: {
      kind: 'percent',
      label: 'Return on investment',
      help: 'Over all the years together, not a year.',
      headline: true,
      symbol: '\\mathrm{ROI}',
      formula: 'totalNetIncome / totalCashInvested * 100',
    },
    totalCashInvested: {
      kind: 'money',
      label: 'Cash invested',
      symbol: 'C',
      formula: 'downPayment + closingCosts + renovationCosts',
    },
    totalNetIncome: { kind: 'money', label: 'Net income', symbol: 'I', formula: '(annualRent - annualExpenses) * years' },
  },
  examples: [
    {
      title: 'A garage for 24,000 in cash, let for five years',
      given: { downPayment: 24000, closingCosts: 0, renovationCosts: 0, annualRent: 1800, annualExpenses: 300, years: 5 },
      shows: { roi: '31.25%', totalCashInvested: '24,000.00', totalNetIncome: '7,500.00' },
      source: 'Our own: no example printed by a textbook, agency or standard is known to us',
    },
    {
      title: 'A flat: 50,000 down, 6,000 closing costs, 9,000 renovation, five years',
      given: {
        downPayment: 50000,
        closingCosts: 6000,
        renovationCosts: 9000,
        annualRent: 19200,
        annualExpenses: 14000,
        years: 5,
      },
      shows: { roi: '40.00%', totalCashInvested: '65,000.00', totalNetIncome: '26,000.00' },
    },
    {
      title: 'The same flat with two months empty each year',
      given: {
        downPayment: 50000,
        closingCosts: 6000,
        renovationCosts: 9000,
        annualRent: 16000,
        annualExpenses: 14000,
        years: 5,
      },
      shows: { roi: '15.38%', totalCashInvested: '65,000.00', totalNetIncome: '10,000.00' },
    },
    {
      title: 'Expenses above the rent: a loss',
      given: {
        downPayment: 50000,
        closingCosts: 6000,
        renovationCosts: 9000,
        annualRent: 12000,
        annualExpenses: 14000,
        years: 5,
      },
      shows: { roi: '-15.38%', totalCashInvested: '65,000.00', totalNetIncome: '-10,000.00' },
    },
    {
      title: 'A half rounds away from zero: 0.125 %',
      given: { downPayment: 8000, closingCosts: 0, renovationCosts: 0, annualRent: 20, annualExpenses: 10, years: 1 },
      shows: { roi: '0.13%', totalNetIncome: '10.00' },
    },
  ],
  laws: [
    { law: 'rises', raise: 'annualRent', result: 'roi' },
    { law: 'falls', raise: 'annualExpenses', result: 'roi' },
    { law: 'holds', raise: 'years', result: 'totalCashInvested' },
    { law: 'scales', fields: ['years'], results: ['totalNetIncome', 'roi'] },
    { law: 'sums', parts: ['downPayment', 'closingCosts', 'renovationCosts'], whole: 'totalCashInvested' },
  ],
  actions: { calculate: 'Calculate ROI' },
  compute: 'formulas',
});
