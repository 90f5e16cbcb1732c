import { defineCalculator } from '#schemas/manifest.ts';

export default defineCalculator({
  title: 'Mortgage Calculator',
  summary: 'The monthly payment on a home loan, its total interest and the loan-to-value ratio.',
  intro:
    'Enter the price of the home, your down payment, the interest rate and the term to see the monthly payment of principal and interest.',
  description:
    'Mortgage payment calculator: monthly principal and interest, total of all payments, total interest and loan-to-value, with the formula and an example.',
  keywords: ['mortgage', 'home loan', 'house', 'monthly payment', 'loan to value', 'LTV', 'mortgage repayment'],
  ask: {
    names: ['mortgage payment', 'house payment', 'home payment'],
    without: [
      'pmi',
      'tax',
      'taxes',
      'insurance',
      'hoa',
      'only',
      'biweekly',
      'overpay',
      'extra',
      'adjustable',
      'points',
      'afford',
    ],
  },
  related: ['mortgage-affordability', 'extra-payment', 'loan-amortization', 'refinance', 'loan-emi', 'rent-vs-buy'],
  order: 3,
  fields: {
    homePrice: {
      kind: 'number',
      label: 'Home price',
      symbol: 'V',
      quantity: 'homePrice',
      say: ['worth', 'cost', 'purchase', 'value', 'buy', 'borrow', 'loan', 'mortgage of'],
      help: 'The purchase price, in any currency.',
      above: 0,
      step: 1000,
    },
    downPayment: {
      kind: 'number',
      label: 'Down payment',
      symbol: 'D',
      quantity: 'downPayment',
      say: ['put down', 'upfront', 'equity', 'own money'],
      percentOf: 'homePrice',
      help: 'The part of the price that you pay yourself. Leave it blank if there is none.',
      min: 0,
      step: 1000,
      whenBlank: 0,
    },
    annualRate: {
      kind: 'number',
      label: 'Annual rate',
      symbol: 'R',
      quantity: 'yearlyRate',
      say: ['fixed'],
      help: 'The yearly interest rate of the loan.',
      unit: '% a year',
      min: 0,
      step: 0.05,
    },
    termYears: {
      kind: 'number',
      label: 'Term',
      symbol: 't',
      quantity: 'term',
      say: ['repay', 'amortize', 'fixed'],
      help: 'How long you repay the loan, often 15 to 30 years.',
      unit: 'years',
      above: 0,
    },
  },
  guards: [
    { field: 'downPayment', is: 'atMost', than: 'homePrice', message: 'The down payment can be at most the home price.' },
  ],
  results: {
    monthlyPayment: {
      kind: 'money',
      label: 'Monthly payment',
      quantity: 'housingPayment',
      headline: true,
      symbol: 'M',
      formula: [
        {
          when: { field: 'annualRate', above: 0 },
          formula: 'loan * monthlyRate * (1 + monthlyRate)^months / ((1 + monthlyRate)^months - 1)',
        },
        { formula: 'loan / months', label: 'Monthly payment at no interest' },
      ],
    },
    totalPayment: { kind: 'money', label: 'All loan payments', symbol: 'T', formula: 'monthlyPayment * months' },
    totalInterest: { kind: 'money', label: 'Total interest', symbol: 'I', formula: 'totalPayment - loan' },
    loanToValue: {
      kind: 'percent',
      label: 'Loan-to-value',
      help: 'The loan as a share of the price of the home. A lower share often brings a better rate.',
      symbol: '\\mathrm{LTV}',
      formula: 'loan / homePrice * 100',
    },
  },
  workings: {
    loan: { kind: 'money', label: 'Loan', symbol: 'L', formula: 'homePrice - downPayment' },
    monthlyRate: { kind: 'number', label: 'Interest rate a month', symbol: 'r', formula: 'annualRate / 12 / 100' },
    months: { kind: 'number', label: 'Number of months', symbol: 'n', formula: 'termYears * 12' },
  },
  tables: {
    schedule: {
      label: 'Repayment schedule',
      help: 'How each payment splits into what it pays back and the interest, and what is owed after it.',
      note: 'Each payment is rounded to the cent. The first is {payment.first}, and the last is {payment.last}, because it makes up the differences from rounding. The totals therefore agree with the result to the cent.',
      none: 'A schedule is shown if there is a loan to repay, over at most 100 years.',
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
      label: 'The same home at other interest rates',
      at: { step: 0.5, times: 2 },
      shows: ['monthlyPayment', 'totalPayment', 'totalInterest'],
    },
    {
      of: 'termYears',
      label: 'The same home over other terms',
      at: [10, 15, 20, 25, 30, 35, 40],
      shows: ['monthlyPayment', 'totalPayment', 'totalInterest'],
    },
  ],
  cautions: [
    {
      say: 'Property tax, home insurance, fees and upkeep are not in this payment. Add them before you decide what you can afford.',
    },
    {
      when: { figure: 'loanToValue', above: 80 },
      say: 'The loan is {loanToValue} of the price. Above 80%, many lenders charge a higher rate or ask for mortgage insurance, which is not in this payment.',
    },
  ],
  examples: [
    {
      title: 'A home for 300,000, down payment 60,000, at 6% over 30 years',
      given: { homePrice: 300000, downPayment: 60000, annualRate: 6, termYears: 30 },
      asked: [
        'mortgage on a 300,000 home with 60,000 down at 6% over 30 years',
        'monthly mortgage payment for a $300k house with 20% down at 6% for 30 years',
      ],
      shows: { monthlyPayment: '1,438.92', totalPayment: '518,011.65', totalInterest: '278,011.65', loanToValue: '80.00%' },
    },
    {
      title: 'A home for 250,000, no down payment, at 5.25% over 15 years',
      given: { homePrice: '250,000', annualRate: 5.25, termYears: 15 },
      shows: { monthlyPayment: '2,009.69', loanToValue: '100.00%' },
    },
    {
      title: 'A loan of 162,000 at 3.875% for 30 years',
      given: { homePrice: 180000, downPayment: 18000, annualRate: 3.875, termYears: 30 },
      shows: { monthlyPayment: '761.78', loanToValue: '90.00%' },
      source: 'US Code of Federal Regulations, 12 CFR 1026, Appendix H-24(B), sample of a Loan Estimate with a fixed rate',
    },
    {
      title: 'A loan of 140,000 at 6% for 30 years',
      given: { homePrice: 140000, annualRate: 6, termYears: 30 },
      shows: { monthlyPayment: '839.37' },
      source: 'David Lippman, Math in Society, chapter “Finance”, example of a home loan',
    },
    {
      title: 'Paid in full at once: nothing to borrow',
      given: { homePrice: 200000, downPayment: 200000, annualRate: 6, termYears: 30 },
      shows: { monthlyPayment: '0.00', totalPayment: '0.00', totalInterest: '0.00', loanToValue: '0.00%' },
      shown: false,
    },
  ],
  laws: [
    { law: 'rises', raise: 'annualRate', result: 'monthlyPayment' },
    { law: 'falls', raise: 'downPayment', result: 'monthlyPayment' },
    { law: 'scales', fields: ['homePrice', 'downPayment'], results: ['monthlyPayment', 'totalPayment', 'totalInterest'] },
  ],
  actions: { calculate: 'Calculate Payment' },
  reviewed: '2026-11',
  compute: 'formulas',
});
