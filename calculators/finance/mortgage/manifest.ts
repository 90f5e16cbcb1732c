import { defineCalculator } from '#schemas/manifest.ts';

export default defineCalculator({
  title: 'Mortgage Calculator',
  summary: 'The monthly payment on a home loan, its total interest and the loan-to-value ratio.',
  intro:
    'Enter the price of the home, what you pay down, the rate and the term to see the monthly payment of principal and interest.',
  description:
    'Mortgage payment calculator: monthly principal and interest, total of all payments, total interest and loan-to-value, with the formula and an example.',
  keywords: ['mortgage', 'home loan', 'house', 'monthly payment', 'loan to value', 'LTV'],
  related: [
    'loan-emi',
    'compound-interest',
    'investment-return',
    'currency-converter',
    'credit-score',
  ],
  order: 3,
  fields: {
    homePrice: {
      kind: 'number',
      label: 'Home price',
      symbol: 'V',
      help: 'The purchase price, in any currency.',
      above: 0,
      step: 1000,
    },
    downPayment: {
      kind: 'number',
      label: 'Down payment',
      symbol: 'D',
      help: 'What you pay yourself. Leave blank for none.',
      min: 0,
      step: 1000,
      optional: true,
      whenBlank: 0,
    },
    annualRate: {
      kind: 'number',
      label: 'Annual rate',
      symbol: 'R',
      help: 'The yearly interest rate of the loan.',
      unit: '% a year',
      min: 0,
      step: 0.05,
    },
    termYears: {
      kind: 'number',
      label: 'Term',
      symbol: 't',
      help: 'How long the loan runs; 15 to 30 is usual.',
      unit: 'years',
      above: 0,
      step: 1,
    },
  },
  guards: [{ field: 'downPayment', is: 'atMost', than: 'homePrice', message: 'The down payment can be at most the home price.' }],
  results: {
    monthlyPayment: {
      kind: 'money',
      label: 'Monthly payment',
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
    loanToValue: { kind: 'percent', label: 'Loan-to-value', symbol: '\\mathrm{LTV}', formula: 'loan / homePrice * 100' },
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
      note: 'Each payment is rounded to the cent. The first is {payment.first}; the last, {payment.last}, takes up what rounding left over. So the totals are those of the result, to the cent.',
      none: 'A schedule is made where there is a loan, over 100 years at most.',
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
  examples: [
    {
      title: 'A 300,000 home with 60,000 down, 6 % over 30 years',
      given: { homePrice: 300000, downPayment: 60000, annualRate: 6, termYears: 30 },
      shows: { monthlyPayment: '1,438.92', totalPayment: '518,011.65', totalInterest: '278,011.65', loanToValue: '80.00%' },
      source: 'Our own: no further example printed by a textbook, agency or standard is known to us',
    },
    {
      title: 'Nothing down, 15 years',
      given: { homePrice: '250,000', annualRate: 5.25, termYears: 15 },
      shows: { monthlyPayment: '2,009.69', loanToValue: '100.00%' },
    },
    {
      title: 'Paid in full at once: nothing to borrow',
      given: { homePrice: 200000, downPayment: 200000, annualRate: 6, termYears: 30 },
      shows: { monthlyPayment: '0.00', totalPayment: '0.00', totalInterest: '0.00', loanToValue: '0.00%' },
    },
    {
      title: 'The sample Loan Estimate of US law: 162,000 at 3.875 % for 30 years',
      given: { homePrice: 180000, downPayment: 18000, annualRate: 3.875, termYears: 30 },
      shows: { monthlyPayment: '761.78', loanToValue: '90.00%' },
      source: 'US Code of Federal Regulations, 12 CFR 1026, Appendix H-24(B), Loan Estimate, fixed rate loan sample',
    },
  ],
  laws: [
    { law: 'rises', raise: 'annualRate', result: 'monthlyPayment' },
    { law: 'falls', raise: 'downPayment', result: 'monthlyPayment' },
    { law: 'scales', fields: ['homePrice', 'downPayment'], results: ['monthlyPayment', 'totalPayment', 'totalInterest'] },
  ],
  actions: { calculate: 'Calculate Payment' },
  compute: 'formulas',
});
