import { defineCalculator } from '#schemas/manifest.ts';

export default defineCalculator({
  title: 'Mortgage Affordability Calculator',
  summary: 'The highest home price, loan and monthly payment that the 28/36 rule allows for your income.',
  intro:
    'Enter your income before tax, your other debts, your down payment, the interest rate and the term to see the highest home price under the 28/36 rule.',
  description:
    'How much house can you afford? The 28/36 rule turns income, debts, down payment, rate and term into the largest payment, loan and home price.',
  keywords: ['affordability', 'mortgage', 'home price', '28/36 rule', 'debt to income', 'house', 'how much can I borrow'],
  related: ['mortgage', 'debt-to-income', 'rent-vs-buy', 'savings-goal', 'property-tax', 'loan-amortization'],
  order: 1,
  fields: {
    annualIncome: {
      kind: 'number',
      label: 'Gross annual income',
      symbol: 'Y',
      quantity: 'annualIncome',
      help: 'Before tax, of everyone who signs the loan.',
      above: 0,
      step: 1000,
    },
    monthlyDebts: {
      kind: 'number',
      label: 'Other monthly debt payments',
      symbol: 'B',
      quantity: 'money',
      help: 'Car, student and card payments each month. Leave blank for none.',
      min: 0,
      step: 50,
      default: 0,
      whenBlank: 0,
    },
    downPayment: {
      kind: 'number',
      label: 'Down payment',
      symbol: 'D',
      quantity: 'downPayment',
      help: 'What you can pay from your own money. Leave blank for none.',
      min: 0,
      step: 1000,
      default: 0,
      whenBlank: 0,
    },
    annualRate: {
      kind: 'number',
      label: 'Annual rate',
      symbol: 'R',
      quantity: 'yearlyRate',
      help: 'The yearly interest rate that a lender offers you.',
      unit: '% a year',
      min: 0,
      step: 0.05,
    },
    termYears: {
      kind: 'number',
      label: 'Term',
      symbol: 't',
      quantity: 'term',
      help: 'How long you repay the loan.',
      unit: 'years',
      above: 0,
    },
  },
  results: {
    maxHomePrice: {
      kind: 'money',
      label: 'Largest home price',
      quantity: 'homePrice',
      headline: true,
      symbol: 'V',
      formula: 'maxLoanAmount + downPayment',
    },
    maxMonthlyPayment: {
      kind: 'money',
      label: 'Largest monthly payment',
      quantity: 'housingPayment',
      stepLabel: 'Largest monthly payment: the lower limit, never below 0',
      help: 'Under the rule, property tax and home insurance belong in it too; they are not taken off here.',
      symbol: 'A',
      formula: 'max(0, min(housingLimit, debtLimit))',
    },
    maxLoanAmount: {
      kind: 'money',
      label: 'Largest loan',
      quantity: 'loan',
      help: 'What that payment can repay if nothing of it is kept for tax and insurance.',
      symbol: 'L',
      formula: [
        {
          when: { field: 'annualRate', above: 0 },
          formula: 'maxMonthlyPayment * ((1 + monthlyRate)^months - 1) / (monthlyRate * (1 + monthlyRate)^months)',
        },
        { formula: 'maxMonthlyPayment * months', label: 'Largest loan at no interest' },
      ],
    },
  },
  workings: {
    monthlyIncome: { kind: 'money', label: 'Gross monthly income', symbol: 'y', formula: 'annualIncome / 12' },
    housingLimit: {
      kind: 'money',
      label: 'Limit for housing',
      symbol: 'A_1',
      formula: 'monthlyIncome * housingShare / 100',
      constants: { housingShare: { label: 'Housing, of gross income at most', symbol: 's_1', value: 28, unit: '%' } },
      source: 'The upper guideline in the Freddie Mac Single-Family Seller/Servicer Guide, section 5401.1',
    },
    debtLimit: {
      kind: 'money',
      label: 'Limit for all debts, minus the others',
      symbol: 'A_2',
      formula: 'monthlyIncome * debtShare / 100 - monthlyDebts',
      constants: { debtShare: { label: 'All debts, of gross income at most', symbol: 's_2', value: 36, unit: '%' } },
      source: 'The upper guideline in the Freddie Mac Single-Family Seller/Servicer Guide, section 5401.2',
    },
    monthlyRate: { kind: 'number', label: 'Interest rate a month', symbol: 'r', formula: 'annualRate / 12 / 100' },
    months: { kind: 'number', label: 'Number of months', symbol: 'n', formula: 'termYears * 12' },
  },
  cases: {
    nothingLeft: { figure: 'debtLimit', atMost: 0 },
    debtsDecide: [
      { figure: 'debtLimit', above: 0 },
      { figure: 'debtLimit', below: 'housingLimit' },
    ],
  },
  cautions: [
    {
      say: 'An estimate by the 28/36 rule, a rough guide from the United States, and not an offer of credit. Each lender decides by its own rules.',
    },
    {
      when: { figure: 'maxMonthlyPayment', above: 0 },
      say: 'Property tax, home insurance and service charges are not taken off this payment. They belong in it under the rule, so plan for a lower price.',
    },
    {
      when: 'nothingLeft',
      say: 'Your other debts already take 36% of your income or more, so the rule leaves nothing for a home loan. Talk to a lender or a debt adviser before you look for a home.',
    },
    {
      when: 'debtsDecide',
      say: 'Your other debts lower this price, because they take more than 8% of your income. Paying one off would raise it.',
    },
  ],
  variations: [
    {
      of: 'annualRate',
      label: 'The same income at other interest rates',
      at: { step: 0.5, times: 2 },
      shows: ['maxLoanAmount', 'maxHomePrice'],
    },
    {
      of: 'termYears',
      label: 'The same income over other terms',
      at: [10, 15, 20, 25, 30, 35],
      shows: ['maxLoanAmount', 'maxHomePrice'],
    },
  ],
  tables: {
    shares: {
      label: 'The price at other shares of your income',
      help: 'The price if housing may take 25, 28, 31 or 36% of your income before tax.',
      note: 'All debts together stay within 36% of your income, so lines can be equal when other debts are high.',
      columns: {
        share: { kind: 'percent', label: 'Share for housing', digits: 0 },
        payment: { kind: 'money', label: 'Monthly payment' },
        loan: { kind: 'money', label: 'Loan' },
        price: { kind: 'money', label: 'Home price' },
      },
    },
  },
  model:
    'These figures follow the 28/36 rule as stated here. Lenders use other limits as well, and check much more than income and debts.',
  examples: [
    {
      title: 'A couple with 84,000 a year, a car loan and 40,000 saved',
      given: { annualIncome: 84000, monthlyDebts: 500, downPayment: 40000, annualRate: 6.5, termYears: 30 },
      shows: { maxHomePrice: '350,093.21', maxMonthlyPayment: '1,960.00', maxLoanAmount: '310,093.21' },
    },
    {
      title: 'The same couple with higher debts: 900 a month',
      given: { annualIncome: '84,000', monthlyDebts: 900, downPayment: 40000, annualRate: 6.5, termYears: 30 },
      shows: { maxHomePrice: '296,301.53', maxMonthlyPayment: '1,620.00', maxLoanAmount: '256,301.53' },
    },
    {
      title: 'Debts that leave nothing for a home loan',
      given: { annualIncome: 36000, monthlyDebts: 1200, downPayment: 25000, annualRate: 6.5, termYears: 30 },
      shows: { maxMonthlyPayment: '0.00', maxLoanAmount: '0.00', maxHomePrice: '25,000.00' },
    },
    {
      title: 'Two incomes of 5,000 and 2,400 a month, no debts, 5% over 30 years',
      given: { annualIncome: 88800, monthlyDebts: '', downPayment: '', annualRate: 5, termYears: 30 },
      shows: { maxMonthlyPayment: '2,072.00', maxLoanAmount: '385,975.51' },
    },
    {
      title: 'An income of 6,000 a month and no debts, 6.5% over 30 years',
      given: { annualIncome: 72000, monthlyDebts: '', downPayment: '', annualRate: 6.5, termYears: 30 },
      shows: { maxMonthlyPayment: '1,680.00' },
      source: 'PocketGuard, “Understanding the 28/36 rule in personal finance”',
    },
    {
      title: 'Debts of exactly 8% of income: both limits are the same',
      given: { annualIncome: 84000, monthlyDebts: 560, downPayment: '', annualRate: 6.5, termYears: 30 },
      shows: { maxHomePrice: '310,093.21', maxMonthlyPayment: '1,960.00', maxLoanAmount: '310,093.21' },
      shown: false,
    },
    {
      title: 'No interest: the payment times the months',
      given: { annualIncome: 60000, monthlyDebts: '', downPayment: '', annualRate: 0, termYears: 25 },
      shows: { maxMonthlyPayment: '1,400.00', maxLoanAmount: '420,000.00', maxHomePrice: '420,000.00' },
      shown: false,
    },
  ],
  laws: [
    { law: 'shifts', fields: ['downPayment'], results: ['maxHomePrice'] },
    { law: 'rises', raise: 'annualIncome', result: 'maxHomePrice' },
    { law: 'falls', raise: 'monthlyDebts', result: 'maxMonthlyPayment' },
    { law: 'falls', raise: 'annualRate', result: 'maxLoanAmount' },
    { law: 'rises', raise: 'termYears', result: 'maxLoanAmount' },
    { law: 'sums', parts: ['maxLoanAmount', 'downPayment'], whole: 'maxHomePrice' },
    {
      law: 'scales',
      fields: ['annualIncome', 'monthlyDebts', 'downPayment'],
      results: ['maxMonthlyPayment', 'maxLoanAmount', 'maxHomePrice'],
    },
  ],
  actions: { calculate: 'Calculate Home Price' },
  reviewed: '2026-11',
  compute: 'formulas',
});
