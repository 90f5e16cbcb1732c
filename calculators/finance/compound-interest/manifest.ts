import { defineCalculator } from '#schemas/manifest.ts';

export default defineCalculator({
  title: 'Compound Interest Calculator',
  summary: 'What a sum grows to when its interest earns interest too, month by month.',
  intro:
    'Enter the sum you start with, the yearly rate and the time to see the final amount, the interest earned and how the balance grows.',
  description:
    'Compound interest with annual, semi-annual, quarterly, monthly or daily compounding: final amount, interest earned, a month-by-month table and a chart.',
  keywords: ['compound interest', 'savings', 'growth', 'deposit', 'interest on interest', 'fixed deposit', 'FD', 'CI'],
  related: ['savings-growth', 'apy', 'simple-interest', 'investment-return', 'inflation', 'cagr'],
  order: 2,
  fields: {
    principal: {
      kind: 'number',
      label: 'Principal',
      symbol: 'P',
      quantity: 'startingAmount',
      help: 'The amount you start with, in any currency.',
      above: 0,
      step: 100,
    },
    annualRate: {
      kind: 'number',
      label: 'Annual rate',
      symbol: 'R',
      quantity: 'yearlyReturn',
      help: 'The nominal yearly rate, which does not include compounding.',
      unit: '% a year',
      min: 0,
      step: 0.1,
    },
    years: {
      kind: 'number',
      label: 'Time',
      symbol: 't',
      quantity: 'savingPeriod',
      help: 'How long the money stays. Six months are 0.5 years.',
      unit: 'years',
      above: 0,
    },
    compoundingFrequency: {
      kind: 'choice',
      label: 'Compounding frequency',
      symbol: 'm',
      quantity: 'compounding',
      valueLabel: 'Times a year',
      help: 'How often interest is added to the balance.',
      options: {
        annually: { label: 'Annually', value: 1 },
        semiannually: { label: 'Semi-annually', value: 2 },
        quarterly: { label: 'Quarterly', value: 4 },
        monthly: { label: 'Monthly', value: 12 },
        daily: { label: 'Daily', value: 365 },
      },
      default: 'monthly',
    },
  },
  results: {
    finalAmount: {
      kind: 'money',
      label: 'Final amount',
      quantity: 'endAmount',
      headline: true,
      symbol: 'A',
      formula: 'principal * (1 + periodRate)^periods',
    },
    totalInterest: { kind: 'money', label: 'Interest earned', symbol: 'I', formula: 'finalAmount - principal' },
    monthlyBreakdown: {
      kind: 'table',
      label: 'Growth by month',
      help: 'The balance at the end of each month, for at most the first 60 months.',
      columns: {
        month: { kind: 'number', label: 'Month', digits: 0 },
        balance: { kind: 'money', label: 'Balance' },
        interest: { kind: 'money', label: 'Interest to date' },
      },
      chart: { kind: 'bars', title: 'Balance every six months', x: 'month', y: 'balance', every: 6, most: 10 },
    },
  },
  workings: {
    periodRate: {
      kind: 'number',
      label: 'Interest rate a period',
      symbol: 'i',
      formula: 'annualRate / 100 / compoundingFrequency',
    },
    periods: { kind: 'number', label: 'Number of periods', symbol: 'n', formula: 'compoundingFrequency * years' },
  },
  tables: {
    growth: {
      label: 'Growth over the whole time',
      help: 'The interest of each year or month, all interest so far, and the balance at the end of it.',
      none: 'Growth is shown over times of up to 100 years.',
      by: { year: { label: 'Year', rows: 12 }, month: { label: 'Month', rows: 1 } },
      columns: {
        gain: { kind: 'money', label: 'Interest', sums: true, ties: 'totalInterest' },
        start: { kind: 'money', label: 'Principal' },
        gainToDate: { kind: 'money', label: 'Interest to date' },
        balance: { kind: 'money', label: 'Balance', ties: 'finalAmount' },
      },
      chart: { kind: 'stacked', title: 'Your principal and its interest', y: ['start', 'gainToDate'] },
    },
  },
  variations: [
    {
      of: 'compoundingFrequency',
      label: 'The same sum, with interest added more or less often',
      at: 'options',
      shows: ['finalAmount', 'totalInterest'],
    },
    {
      of: 'annualRate',
      label: 'The same sum at other interest rates',
      at: { step: 0.5, times: 2 },
      shows: ['finalAmount', 'totalInterest'],
    },
  ],
  cautions: [
    { say: 'Tax, fees and inflation are not taken off, and the rate is assumed to stay the same for the whole time.' },
    {
      when: { field: 'annualRate', above: 15 },
      say: 'In most countries, savings pay less than 15% a year. Check that your rate is for a year, and be careful with anybody who promises so much.',
    },
  ],
  examples: [
    {
      title: '10,000 at 5% for 10 years, compounded monthly',
      given: { principal: 10000, annualRate: 5, years: 10 },
      shows: { finalAmount: '16,470.09', totalInterest: '6,470.09' },
    },
    {
      title: '10,000 at 5% for 10 years, compounded once a year',
      given: { principal: 10000, annualRate: 5, years: 10, compoundingFrequency: 'annually' },
      shows: { finalAmount: '16,288.95', totalInterest: '6,288.95' },
    },
    {
      title: '3,000 at 3% for 10 years, compounded quarterly',
      given: { principal: 3000, annualRate: 3, years: 10, compoundingFrequency: 'quarterly' },
      shows: { finalAmount: '4,045.05' },
      source: 'OpenStax, College Algebra 2e, section 6.1, Exponential Functions',
    },
    {
      title: '1,000 at 10% for a year, compounded monthly',
      given: { principal: 1000, annualRate: 10, years: 1 },
      shows: { finalAmount: '1,104.71' },
      source: 'OpenStax, College Algebra 2e, section 6.1, Exponential Functions',
    },
    {
      title: '1,000 at 10% for a year, compounded quarterly',
      given: { principal: 1000, annualRate: 10, years: 1, compoundingFrequency: 'quarterly' },
      shows: { finalAmount: '1,103.81' },
      source: 'OpenStax, College Algebra 2e, section 6.1, Exponential Functions',
      shown: false,
    },
    {
      title: '1,000 at 10% for a year, compounded daily',
      given: { principal: 1000, annualRate: 10, years: 1, compoundingFrequency: 'daily' },
      shows: { finalAmount: '1,105.16' },
      source: 'OpenStax, College Algebra 2e, section 6.1, Exponential Functions',
      shown: false,
    },
    {
      title: 'No interest: nothing is added',
      given: { principal: '2,500', annualRate: 0, years: 3, compoundingFrequency: 'daily' },
      shows: { finalAmount: '2,500.00', totalInterest: '0.00' },
      shown: false,
    },
  ],
  laws: [
    { law: 'rises', raise: 'annualRate', result: 'finalAmount' },
    { law: 'rises', raise: 'years', result: 'finalAmount' },
    { law: 'scales', fields: ['principal'], results: ['finalAmount', 'totalInterest'] },
    { law: 'sums', parts: ['principal', 'totalInterest'], whole: 'finalAmount' },
  ],
  actions: { calculate: 'Calculate' },
  reviewed: '2026-11',
  compute: 'compute.ts',
});
