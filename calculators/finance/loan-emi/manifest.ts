import { defineCalculator } from '#schemas/manifest.ts';

export default defineCalculator({
  title: 'Loan EMI Calculator',
  summary: 'The monthly instalment of a loan, what it costs in all, and how much of that is interest.',
  intro:
    'Enter the amount you borrow, the yearly interest rate and the tenure to see the equated monthly instalment (EMI) and what the loan costs in all.',
  description:
    'Work out the EMI of a home, car or personal loan in rupees: monthly instalment, total repayment and total interest, with the formula explained.',
  keywords: [
    'loan',
    'EMI',
    'instalment',
    'home loan',
    'car loan',
    'personal loan',
    'rupees',
    'installment',
    'monthly payment',
    'bike loan',
  ],
  related: ['loan-amortization', 'extra-payment', 'mortgage', 'loan-apr', 'auto-loan', 'simple-interest'],
  popular: true,
  quickTool: 2,
  order: 1,
  money: { currency: 'INR', grouping: 'indian', digits: 0 },
  fields: {
    principal: {
      kind: 'number',
      label: 'Loan amount',
      symbol: 'P',
      quantity: 'loan',
      help: 'The amount you borrow, without fees.',
      unit: '₹',
      above: 0,
      step: 10000,
    },
    annualRate: {
      kind: 'number',
      label: 'Annual interest rate',
      symbol: 'R',
      quantity: 'yearlyRate',
      help: 'The yearly rate in your loan offer, such as 8.5.',
      unit: '% a year',
      min: 0,
      step: 0.1,
    },
    tenureYears: {
      kind: 'number',
      label: 'Tenure',
      symbol: 't',
      quantity: 'term',
      help: 'How long you take to repay. Half years are possible: 2.5 years is 30 months.',
      unit: 'years',
      above: 0,
    },
  },
  results: {
    emi: {
      kind: 'money',
      label: 'Monthly EMI',
      quantity: 'monthlyPayment',
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
    totalAmount: { kind: 'money', label: 'Total repaid', symbol: 'T', formula: 'emi * months' },
    totalInterest: { kind: 'money', label: 'Total interest', symbol: 'I', formula: 'totalAmount - principal' },
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
      note: 'Each instalment is rounded to the paisa. The first is {payment.first}, and the last is {payment.last}, because it makes up the differences from rounding. The totals therefore agree with the result, which is shown in whole rupees.',
      none: 'A schedule is shown for tenures of up to 100 years.',
      by: { year: { label: 'Year', rows: 12 }, month: { label: 'Month', rows: 1 } },
      columns: {
        payment: { kind: 'money', label: 'Paid', digits: 2, sums: true, ties: 'totalAmount' },
        principal: { kind: 'money', label: 'Principal', digits: 2, sums: true },
        interest: { kind: 'money', label: 'Interest', digits: 2, sums: true, ties: 'totalInterest' },
        balance: { kind: 'money', label: 'Balance', digits: 2 },
      },
      chart: { kind: 'stacked', title: 'Principal and interest in what you pay', y: ['principal', 'interest'] },
    },
  },
  variations: [
    {
      of: 'annualRate',
      label: 'The same loan at other interest rates',
      at: { step: 0.5, times: 2 },
      shows: ['emi', 'totalAmount', 'totalInterest'],
    },
    {
      of: 'tenureYears',
      label: 'The same loan over other tenures',
      at: [3, 5, 7, 10, 15, 20, 25, 30],
      shows: ['emi', 'totalAmount', 'totalInterest'],
    },
  ],
  cautions: [
    {
      say: 'Fees, taxes on fees and insurance are not included, and the rate is taken as fixed. Ask the lender for the yearly cost with all charges before you sign.',
    },
    {
      when: { field: 'annualRate', above: 30 },
      say: 'A rate above 30% a year is very high for a loan. Check whether it is a yearly rate, and compare other lenders before you agree.',
    },
  ],
  examples: [
    {
      title: 'A home loan: ₹10 lakh at 8.5% for 20 years',
      given: { principal: 1000000, annualRate: 8.5, tenureYears: 20 },
      shows: { emi: '₹8,678', totalAmount: '₹20,82,776', totalInterest: '₹10,82,776' },
    },
    {
      title: 'A car loan: ₹6 lakh at 9.2% for 5 years',
      given: { principal: '6,00,000', annualRate: '9.2%', tenureYears: 5 },
      shows: { emi: '₹12,513', totalAmount: '₹7,50,800', totalInterest: '₹1,50,800' },
    },
    {
      title: 'A loan without interest: ₹1.2 lakh in 12 instalments',
      given: { principal: 120000, annualRate: 0, tenureYears: 1 },
      shows: { emi: '₹10,000', totalAmount: '₹1,20,000', totalInterest: '₹0' },
    },
    {
      title: 'A loan of ₹10 lakh at 7.2% for 10 years',
      given: { principal: 1000000, annualRate: 7.2, tenureYears: 10 },
      shows: { emi: '₹11,714' },
      source: 'HDFC Bank, “Home Loan EMI Calculator”',
    },
    {
      title: 'A loan of ₹10 lakh at 10.5% for 10 years',
      given: { principal: 1000000, annualRate: 10.5, tenureYears: 10 },
      shows: { emi: '₹13,493', totalAmount: '₹16,19,220', totalInterest: '₹6,19,220' },
      source: 'emicalculator.net, “EMI Calculator for Home Loan, Car Loan & Personal Loan in India”',
    },
  ],
  laws: [
    { law: 'rises', raise: 'annualRate', result: 'emi' },
    { law: 'falls', raise: 'tenureYears', result: 'emi' },
    { law: 'scales', fields: ['principal'], results: ['emi', 'totalAmount', 'totalInterest'] },
    { law: 'sums', parts: ['principal', 'totalInterest'], whole: 'totalAmount' },
  ],
  actions: { calculate: 'Calculate EMI', reset: 'blank' },
  reviewed: '2026-11',
  compute: 'formulas',
});
