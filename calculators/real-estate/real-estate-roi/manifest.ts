import { defineCalculator } from '#schemas/manifest.ts';

export default defineCalculator({
  title: 'Real Estate ROI Calculator',
  summary: 'What the cash that you put into a rental property earns from its net rent.',
  intro:
    'Enter the cash that you invest, the yearly rent and expenses, and the number of years to see what your own money earns.',
  description:
    'Work out the return on a rental property: net rent as a percentage of the cash you invest, in total and per year, and with empty months.',
  keywords: [
    'ROI',
    'real estate',
    'rental property',
    'return on investment',
    'landlord',
    'yield',
    'cash on cash',
    'buy to let',
  ],
  related: ['rent-vs-buy', 'property-tax', 'mortgage', 'roi', 'cagr', 'mortgage-affordability'],
  order: 4,
  fields: {
    downPayment: {
      kind: 'number',
      label: 'Down payment',
      symbol: 'D',
      help: 'The part of the price that you pay from your own money.',
      min: 0,
      step: 1000,
    },
    closingCosts: {
      kind: 'number',
      label: 'Closing costs',
      symbol: 'K',
      help: 'Taxes and fees when you buy. Enter 0 for none.',
      min: 0,
      step: 500,
    },
    renovationCosts: {
      kind: 'number',
      label: 'Renovation',
      symbol: 'N',
      help: 'Work before the first tenant moves in. Enter 0 for none.',
      min: 0,
      step: 500,
    },
    annualRent: {
      kind: 'number',
      label: 'Rent a year',
      symbol: 'R',
      help: 'What you expect to receive, without the months that stay empty.',
      min: 0,
      step: 500,
    },
    annualExpenses: {
      kind: 'number',
      label: 'Expenses a year',
      symbol: 'E',
      help: 'Property tax, insurance, repairs, management and, if there is a loan, its payments.',
      min: 0,
      step: 500,
    },
    years: {
      kind: 'number',
      label: 'Years',
      symbol: 't',
      help: 'How long you rent out the property.',
      unit: 'years',
      above: 0,
    },
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
      help: 'In total, not per year.',
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
    totalNetIncome: {
      kind: 'money',
      label: 'Net income',
      help: 'Rent less expenses, over all the years.',
      symbol: 'I',
      formula: '(annualRent - annualExpenses) * years',
    },
  },
  workings: {
    roiPerYear: { kind: 'percent', label: 'Return a year', symbol: 'p', formula: 'roi / years' },
  },
  cautions: [
    {
      when: [
        { field: 'years', above: 1 },
        { figure: 'roiPerYear', atLeast: 0 },
      ],
      say: 'The return covers all the years together. For each year it is {roiPerYear}%: compare that figure with yearly interest rates.',
    },
    {
      when: { figure: 'totalNetIncome', below: 0 },
      say: 'The expenses are higher than the rent, so you would have to add money every year. Look again at the price, the loan and the rent before you buy.',
    },
    {
      say: 'Sale, change in value, debt repaid and income tax are not counted. Ask a tax adviser or accountant to check the figures before you buy.',
    },
  ],
  variations: [
    {
      of: 'years',
      label: 'The same property over other numbers of years',
      at: [1, 2, 3, 5, 10, 15, 20],
      shows: ['totalNetIncome', 'roi'],
    },
  ],
  tables: {
    emptyMonths: {
      label: 'With more empty months',
      help: 'If the rent you entered is missing for some months of each year, while the expenses stay the same.',
      columns: {
        months: { kind: 'number', label: 'Empty months a year', digits: 0 },
        rent: { kind: 'money', label: 'Rent a year' },
        net: { kind: 'money', label: 'Net income' },
        roi: { kind: 'percent', label: 'Return' },
      },
    },
  },
  examples: [
    {
      title: 'A garage bought for 24,000 and rented out for five years',
      given: { downPayment: 24000, closingCosts: 0, renovationCosts: 0, annualRent: 1800, annualExpenses: 300, years: 5 },
      shows: { roi: '31.25%', totalCashInvested: '24,000.00', totalNetIncome: '7,500.00' },
    },
    {
      title: 'A flat with a loan and a new kitchen, for five years',
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
      title: 'The same flat, empty for two months in each year',
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
      title: 'The same flat at a rent below its expenses',
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
      title: 'A house bought without a loan, in its first year',
      given: {
        downPayment: 100000,
        closingCosts: 1000,
        renovationCosts: 9000,
        annualRent: 12000,
        annualExpenses: 2400,
        years: 1,
      },
      shows: { roi: '8.73%', totalCashInvested: '110,000.00', totalNetIncome: '9,600.00' },
      source: 'Investopedia, “How to Calculate ROI on a Rental Property”, which rounds to 8.7%',
    },
    {
      title: 'A rental that takes 55,000 in cash and brings 1,500 a month',
      given: {
        downPayment: 50000,
        closingCosts: 5000,
        renovationCosts: 0,
        annualRent: 18000,
        annualExpenses: 6000,
        years: 1,
      },
      shows: { roi: '21.82%', totalCashInvested: '55,000.00', totalNetIncome: '12,000.00' },
      source: 'OneSDR, “Calculate ROI on a Rental Property”',
    },
    {
      title: 'A half rounds away from zero: 0.125%',
      given: { downPayment: 8000, closingCosts: 0, renovationCosts: 0, annualRent: 20, annualExpenses: 10, years: 1 },
      shows: { roi: '0.13%', totalNetIncome: '10.00' },
      shown: false,
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
  reviewed: '2026-11',
  compute: 'formulas',
});
