import { defineCalculator } from '#schemas/manifest.ts';

export default defineCalculator({
  title: 'Mortgage Affordability Calculator',
  summary: 'The home price, loan and monthly payment that your income may carry.',
  intro:
    'Enter your income before tax, your other debts, what you can pay down, the rate and the term to see the highest home price by the 28/36 rule.',
  description:
    'How much house can you afford? The 28/36 rule turns income, debts, down payment, rate and term into the largest payment, loan and home price.',
  keywords: ['affordability', 'mortgage', 'home price', '28/36 rule', 'debt to income', 'house'],
  order: 1,
  fields: {
    annualIncome: {
      kind: 'number',
      label: 'Gross annual income',
      symbol: 'Y',
      help: 'Before tax, of everyone who signs the loan.',
      above: 0,
      step: 1000,
    },
    monthlyDebts: {
      kind: 'number',
      label: 'Other monthly debt payments',
      symbol: 'B',
      help: 'Car, student and card payments each month. Leave blank for none.',
      min: 0,
      step: 50,
      default: 0,
      optional: true,
      whenBlank: 0,
    },
    downPayment: {
      kind: 'number',
      label: 'Down payment',
      symbol: 'D',
      help: 'What you can pay yourself. Leave blank for none.',
      min: 0,
      step: 1000,
      default: 0,
      optional: true,
      whenBlank: 0,
    },
    annualRate: {
      kind: 'number',
      label: 'Annual rate',
      symbol: 'R',
      help: 'The yearly interest rate that you expect.',
      unit: '% a year',
      min: 0,
      step: 0.05,
    },
    termYears: {
      kind: 'number',
      label: 'Term',
      symbol: 't',
      help: 'How long the loan runs.',
      unit: 'years',
      above: 0,
      step: 1,
    },
  },
  results: {
    maxHomePrice: {
      kind: 'money',
      label: 'Largest home price',
      headline: true,
      symbol: 'V',
      formula: 'maxLoanAmount + downPayment',
    },
    maxMonthlyPayment: {
      kind: 'money',
      label: 'Largest monthly payment',
      stepLabel: 'Largest monthly payment: the lower limit, never below 0',
      help: 'Principal and interest, property tax and insurance should all fit in it.',
      symbol: 'A',
      formula: 'max(0, min(housingLimit, debtLimit))',
    },
    maxLoanAmount: {
      kind: 'money',
      label: 'Largest loan',
      help: 'If the whole payment goes to principal and interest.',
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
      constants: {
        housingShare: {
          label: 'Housing, of gross income at most',
          symbol: 's_1',
          value: 28,
          unit: '%',
          source: 'The 28/36 rule, a rule of thumb of lenders',
        },
      },
    },
    debtLimit: {
      kind: 'money',
      label: 'Limit for all debts, less the others',
      symbol: 'A_2',
      formula: 'monthlyIncome * debtShare / 100 - monthlyDebts',
      constants: {
        debtShare: {
          label: 'All debts, of gross income at most',
          symbol: 's_2',
          value: 36,
          unit: '%',
          source: 'The 28/36 rule, a rule of thumb of lenders',
        },
      },
    },
    monthlyRate: { kind: 'number', label: 'Interest rate a month', symbol: 'r', formula: 'annualRate / 12 / 100' },
    months: { kind: 'number', label: 'Number of months', symbol: 'n', formula: 'termYears * 12' },
  },
  model:
    'These figures are an estimate by the 28/36 rule of thumb stated here. They are not an offer of credit: each lender decides by its own rules.',
  examples: [
    {
      title: 'Income 84,000, debts 500 a month, 40,000 down, 6.5 % over 30 years',
      given: { annualIncome: 84000, monthlyDebts: 500, downPayment: 40000, annualRate: 6.5, termYears: 30 },
      shows: { maxHomePrice: '350,093.21', maxMonthlyPayment: '1,960.00', maxLoanAmount: '310,093.21' },
      source: 'Our own: no example printed by a textbook, agency or standard is known to us',
    },
    {
      title: 'The same with debts of 900 a month: now they set the limit',
      given: { annualIncome: '84,000', monthlyDebts: 900, downPayment: 40000, annualRate: 6.5, termYears: 30 },
      shows: { maxHomePrice: '296,301.53', maxMonthlyPayment: '1,620.00', maxLoanAmount: '256,301.53' },
    },
    {
      title: 'Debts of exactly 8 % of income: both limits are the same',
      given: { annualIncome: 84000, monthlyDebts: 560, downPayment: '', annualRate: 6.5, termYears: 30 },
      shows: { maxHomePrice: '310,093.21', maxMonthlyPayment: '1,960.00', maxLoanAmount: '310,093.21' },
    },
    {
      title: 'Debts above 36 % of income leave nothing to borrow',
      given: { annualIncome: 36000, monthlyDebts: 1200, downPayment: 25000, annualRate: 6.5, termYears: 30 },
      shows: { maxMonthlyPayment: '0.00', maxLoanAmount: '0.00', maxHomePrice: '25,000.00' },
    },
    {
      title: 'No interest: the payment times the months',
      given: { annualIncome: 60000, monthlyDebts: '', downPayment: '', annualRate: 0, termYears: 25 },
      shows: { maxMonthlyPayment: '1,400.00', maxLoanAmount: '420,000.00', maxHomePrice: '420,000.00' },
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
  compute: 'formulas',
});
