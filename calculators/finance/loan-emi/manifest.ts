import { defineCalculator } from '#schemas/manifest.ts';

export default defineCalculator({
  title: 'Loan EMI Calculator',
  summary: 'The monthly instalment of a loan, what it costs in all, and how much of that is interest.',
  intro:
    'Enter the amount you borrow, the yearly interest rate and the tenure to see the equated monthly instalment (EMI) and the full price of the loan.',
  description:
    'Work out the EMI of a home, car or personal loan in rupees: monthly instalment, total repayment and total interest, with the formula explained.',
  keywords: ['loan', 'EMI', 'instalment', 'home loan', 'car loan', 'personal loan', 'rupees'],
  related: [
    'compound-interest',
    'mortgage',
    'investment-return',
    'currency-converter',
    'credit-score',
  ],
  popular: true,
  quickTool: 2,
  order: 1,
  fields: {
    principal: {
      kind: 'number',
      label: 'Loan amount',
      symbol: 'P',
      help: 'What you borrow, without fees.',
      unit: '₹',
      above: 0,
      step: 10000,
    },
    annualRate: {
      kind: 'number',
      label: 'Annual interest rate',
      symbol: 'R',
      help: 'The yearly rate in your loan offer, such as 8.5.',
      unit: '% a year',
      min: 0,
      step: 0.1,
    },
    tenureYears: {
      kind: 'number',
      label: 'Tenure',
      symbol: 't',
      help: 'How long you repay. Half years are fine: 2.5 is 30 months.',
      unit: 'years',
      above: 0,
      step: 1,
    },
  },
  results: {
    emi: {
      kind: 'money',
      label: 'Monthly EMI',
      currency: 'INR',
      grouping: 'indian',
      digits: 0,
      headline: true,
      symbol: 'E',
      formula: [
        {
          when: { field: 'annualRate', above: 0 },
          formula: 'principal * monthlyRate * (1 + monthlyRate)^months / ((1 + monthlyRate)^months - 1)',
        },
        { formula: 'principal / months', label: 'Monthly EMI at no interest' },
      ],
    },
    totalAmount: {
      kind: 'money',
      label: 'Total repaid',
      currency: 'INR',
      grouping: 'indian',
      digits: 0,
      symbol: 'T',
      formula: 'emi * months',
    },
    totalInterest: {
      kind: 'money',
      label: 'Total interest',
      currency: 'INR',
      grouping: 'indian',
      digits: 0,
      symbol: 'I',
      formula: 'totalAmount - principal',
    },
  },
  workings: {
    monthlyRate: {
      kind: 'number',
      label: 'Interest rate a month',
      digits: { atMost: 10 },
      symbol: 'r',
      formula: 'annualRate / 12 / 100',
    },
    months: { kind: 'number', label: 'Number of months', digits: { atMost: 4 }, symbol: 'n', formula: 'tenureYears * 12' },
  },
  tables: {
    schedule: {
      label: 'Repayment schedule',
      help: 'How each instalment splits into what it pays back and the interest, and what is owed after it.',
      note: 'Each instalment is rounded to the paisa. The first is {payment.first}; the last, {payment.last}, takes up what rounding left over. So the totals are those of the result, which is shown in whole rupees.',
      none: 'A schedule is made for tenures of up to 100 years.',
      by: { year: { label: 'Year', rows: 12 }, month: { label: 'Month', rows: 1 } },
      columns: {
        payment: { kind: 'money', label: 'Paid', currency: 'INR', grouping: 'indian', sums: true, ties: 'totalAmount' },
        principal: { kind: 'money', label: 'Principal', currency: 'INR', grouping: 'indian', sums: true },
        interest: { kind: 'money', label: 'Interest', currency: 'INR', grouping: 'indian', sums: true, ties: 'totalInterest' },
        balance: { kind: 'money', label: 'Balance', currency: 'INR', grouping: 'indian' },
      },
      chart: { kind: 'stacked', title: 'Principal and interest in what you pay', y: ['principal', 'interest'] },
    },
  },
  examples: [
    {
      title: 'A home loan: ₹10 lakh at 8.5 % for 20 years',
      given: { principal: 1000000, annualRate: 8.5, tenureYears: 20 },
      shows: { emi: '₹8,678', totalAmount: '₹20,82,776', totalInterest: '₹10,82,776' },
      source: 'Our own: no further example printed by a textbook, agency or standard is known to us',
    },
    {
      title: 'A car loan: ₹6 lakh at 9.2 % for 5 years',
      given: { principal: '6,00,000', annualRate: '9.2%', tenureYears: 5 },
      shows: { emi: '₹12,513', totalAmount: '₹7,50,800', totalInterest: '₹1,50,800' },
    },
    {
      title: 'No interest: the amount is divided by the months',
      given: { principal: 120000, annualRate: 0, tenureYears: 1 },
      shows: { emi: '₹10,000', totalAmount: '₹1,20,000', totalInterest: '₹0' },
    },
    {
      title: 'A printed example: ₹10 lakh at 7.2 % for 10 years',
      given: { principal: 1000000, annualRate: 7.2, tenureYears: 10 },
      shows: { emi: '₹11,714' },
      source: 'HDFC Bank, “Home Loan EMI Calculator”, which states ₹11,714',
    },
  ],
  laws: [
    { law: 'rises', raise: 'annualRate', result: 'emi' },
    { law: 'falls', raise: 'tenureYears', result: 'emi' },
    { law: 'scales', fields: ['principal'], results: ['emi', 'totalAmount', 'totalInterest'] },
    { law: 'sums', parts: ['principal', 'totalInterest'], whole: 'totalAmount' },
  ],
  actions: { calculate: 'Calculate EMI', reset: 'blank' },
  compute: 'formulas',
});
