import { defineCalculator } from '#schemas/manifest.ts';

export default defineCalculator({
  title: 'Student Loan Calculator',
  summary: 'The monthly payment on a student loan, the total paid and the interest in it.',
  intro:
    'Enter what you will owe when repayment starts, the interest rate and the term to see the monthly payment and what the loan costs in total.',
  description:
    'Student loan calculator: the monthly payment, the total paid and the interest, also at other rates and over other terms, with a repayment schedule.',
  keywords: ['student loan', 'repayment', 'monthly payment', 'education loan', 'interest', 'debt', 'college loan'],
  ask: {
    names: ['student debt', 'study loan', 'university loan', 'tuition loan', 'student finance', 'education loan EMI'],
    without: ['portion', 'grace', 'deferment', 'deferred', 'forgiveness', 'moratorium', 'threshold', 'salary', 'income'],
  },
  related: ['extra-payment', 'loan-amortization', 'refinance', 'debt-payoff-plan', 'loan-apr', 'gpa'],
  audience: 'For borrowers with one student loan in equal monthly payments',
  whenNotToUse: [
    { text: 'To put several loans in order', use: 'debt-payoff-plan' },
    { text: 'To see how much sooner larger payments end the loan', use: 'extra-payment' },
    { text: 'To compare your loan with a new one', use: 'refinance' },
  ],
  order: 2,
  fields: {
    loanAmount: {
      kind: 'number',
      label: 'Loan amount',
      symbol: 'L',
      quantity: 'loan',
      help: 'What you owe when repayment starts, unpaid interest included, in any currency.',
      above: 0,
      step: 500,
    },
    annualRate: {
      kind: 'number',
      label: 'Annual rate',
      symbol: 'R',
      quantity: 'yearlyRate',
      help: 'The fixed yearly interest rate. Enter 0 for a loan without interest.',
      unit: '% a year',
      min: 0,
      step: 0.05,
    },
    termYears: {
      kind: 'number',
      label: 'Term',
      symbol: 't',
      quantity: 'term',
      help: 'How long you take to repay. Half a year is 0.5.',
      unit: 'years',
      above: 0,
    },
  },
  results: {
    monthlyPayment: {
      kind: 'money',
      label: 'Monthly payment',
      quantity: 'monthlyPayment',
      headline: true,
      symbol: 'M',
      formula: [
        {
          when: { field: 'annualRate', above: 0 },
          formula: 'loanAmount * monthlyRate * (1 + monthlyRate)^months / ((1 + monthlyRate)^months - 1)',
        },
        { formula: 'loanAmount / months', label: 'Monthly payment at no interest' },
      ],
    },
    totalPayment: {
      kind: 'money',
      label: 'Total paid',
      symbol: 'T',
      formula: [
        { when: { field: 'annualRate', above: 0 }, formula: 'monthlyPayment * months' },
        { formula: 'loanAmount', label: 'Total paid at no interest: the loan itself' },
      ],
    },
    totalInterest: { kind: 'money', label: 'Total interest', symbol: 'I', formula: 'totalPayment - loanAmount' },
  },
  workings: {
    monthlyRate: { kind: 'number', label: 'Monthly interest rate', symbol: 'r', formula: 'annualRate / 12 / 100' },
    months: { kind: 'number', label: 'Number of months', symbol: 'n', formula: 'termYears * 12' },
  },
  verdict: [
    {
      when: { field: 'annualRate', above: 0 },
      say: 'Of the {totalPayment} that you will repay, {totalInterest} is interest.',
    },
  ],
  tables: {
    schedule: {
      label: 'Repayment schedule',
      help: 'How each payment splits into what it pays back and the interest, and what is owed after it.',
      note: 'Each payment is rounded to the cent. The first is {payment.first}, and the last is {payment.last}, because it makes up the differences from rounding. The totals therefore agree with the result to the cent.',
      none: 'A schedule is shown for terms of up to 100 years.',
      by: { year: { label: 'Year', rows: 12 }, month: { label: 'Month', rows: 1 } },
      columns: {
        payment: { kind: 'money', label: 'Paid', sums: true, ties: 'totalPayment' },
        principal: { kind: 'money', label: 'Principal', sums: true },
        interest: { kind: 'money', label: 'Interest', sums: true, ties: 'totalInterest' },
        balance: { kind: 'money', label: 'Balance' },
      },
      chart: { kind: 'stacked', title: 'Principal and interest in what you pay', y: ['principal', 'interest'] },
    },
  },
  variations: [
    {
      of: 'annualRate',
      label: 'The same loan at other interest rates',
      at: { step: 0.5, times: 2 },
      shows: ['monthlyPayment', 'totalPayment', 'totalInterest'],
    },
    {
      of: 'termYears',
      label: 'The same loan over other terms',
      at: [5, 10, 15, 20, 25, 30],
      shows: ['monthlyPayment', 'totalPayment', 'totalInterest'],
    },
  ],
  cautions: [
    {
      say: 'This is for loans repaid in equal monthly instalments at a fixed rate. Ask the lender if your plan takes a share of your income instead, because its payments are different.',
    },
  ],
  examples: [
    {
      title: 'A loan of 30,000 at 5.5% over 10 years',
      given: { loanAmount: 30000, annualRate: 5.5, termYears: 10 },
      shows: { monthlyPayment: '325.58', totalPayment: '39,069.46', totalInterest: '9,069.46' },
      asked: ['monthly payment on a student loan of 30000 at 5.5% over 10 years'],
    },
    {
      title: 'The same loan over 20 years',
      given: { loanAmount: 30000, annualRate: 5.5, termYears: 20 },
      shows: { monthlyPayment: '206.37', totalPayment: '49,527.89', totalInterest: '19,527.89' },
    },
    {
      title: 'A debt of 6,502.83 after the studies, at 4.29% over 10 years',
      given: { loanAmount: '6,502.83', annualRate: 4.29, termYears: 10 },
      shows: { monthlyPayment: '66.74', totalPayment: '8,008.56', totalInterest: '1,505.73' },
      source: 'COMAP, For All Practical Purposes, 10th edition, 2016, chapter 22, example 4 (Repaying Your Student Loan)',
      shown: false,
    },
    {
      title: '30,000 at 6.8% over 10 years',
      given: { loanAmount: 30000, annualRate: 6.8, termYears: 10 },
      shows: { monthlyPayment: '345.24' },
      source: 'Commerce Bank, “Federal Student Loan Repayment Examples”, 2011',
      shown: false,
    },
    {
      title: 'No interest: the loan divided over three months',
      given: { loanAmount: 100, annualRate: 0, termYears: 0.25 },
      shows: { monthlyPayment: '33.33', totalPayment: '100.00', totalInterest: '0.00' },
      shown: false,
    },
    {
      title: 'Loans of 45,000 at 6.4%, over the 15 years of the new US standard plan',
      given: { loanAmount: 45000, annualRate: 6.4, termYears: 15 },
      shows: { monthlyPayment: '389.53', totalPayment: '70,115.17', totalInterest: '25,115.17' },
    },
  ],
  laws: [
    { law: 'rises', raise: 'annualRate', result: 'totalInterest' },
    { law: 'falls', raise: 'termYears', result: 'monthlyPayment' },
    { law: 'sums', parts: ['loanAmount', 'totalInterest'], whole: 'totalPayment' },
    { law: 'scales', fields: ['loanAmount'], results: ['monthlyPayment', 'totalPayment', 'totalInterest'] },
  ],
  actions: { calculate: 'Calculate Payment' },
  published: '2026-11-21',
  reviewed: '2026-11-22',
  compute: 'formulas',
});
