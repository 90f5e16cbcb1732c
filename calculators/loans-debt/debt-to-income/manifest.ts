import { defineCalculator } from '#schemas/manifest.ts';

export default defineCalculator({
  title: 'Debt-to-Income Ratio Calculator',
  summary: 'What share of your income before tax goes to housing and debts.',
  intro:
    'Enter your monthly income before tax, your housing payment and your other debt payments to see your ratio, and how far you are from the usual limits of lenders.',
  description:
    'Debt-to-income ratio (DTI) calculator: the share of your income before tax that housing and debts take, what is left before 36% and 43%, and each debt’s part.',
  keywords: [
    'debt to income ratio',
    'DTI',
    'debt ratio',
    'front-end ratio',
    'back-end ratio',
    'FOIR',
    'fixed obligation to income ratio',
    '28/36 rule',
    'how much can I borrow',
    'debt burden',
  ],
  related: ['mortgage-affordability', 'debt-payoff-plan', 'credit-card-payoff', 'auto-loan', 'mortgage', 'credit-score'],
  order: 5,
  fields: {
    grossMonthlyIncome: {
      kind: 'number',
      label: 'Monthly income before tax',
      symbol: 'Y',
      quantity: 'monthlyIncome',
      help: 'The gross pay of one month, of everyone who will sign the loan. Divide a yearly income by 12.',
      above: 0,
      step: 100,
    },
    housingPayment: {
      kind: 'number',
      label: 'Housing payment a month',
      symbol: 'H',
      quantity: 'housingPayment',
      help: 'Rent, or the mortgage payment with property tax and home insurance. Leave it blank for none.',
      min: 0,
      step: 50,
      whenBlank: 0,
    },
    debts: {
      kind: 'rows',
      label: 'Other debts',
      help: 'Loans, the minimum payments of cards, and support that you must pay. Payments only, not balances.',
      rowLabel: 'Debt',
      maxRows: 20,
      incompleteRows: 'refuse',
      optional: true,
      fields: {
        name: { kind: 'text', label: 'Name', optional: true, placeholder: 'Car loan' },
        payment: { kind: 'number', label: 'Payment a month', symbol: 'd', quantity: 'monthlyPayment', min: 0, step: 10 },
      },
    },
  },
  results: {
    backEnd: {
      kind: 'percent',
      label: 'Debt-to-income ratio',
      help: 'Housing and all other debts. Lenders also call it the back-end ratio.',
      headline: true,
      symbol: '\\mathrm{DTI}',
      formula: 'totalPayments * 100 / grossMonthlyIncome',
      bands: [{ upTo: 36, label: 'At or below 36%' }, { upTo: 43, label: 'Above 36%, at most 43%' }, { label: 'Above 43%' }],
      scale: [0, 60],
    },
    frontEnd: {
      kind: 'percent',
      label: 'Housing alone',
      help: 'Also called the front-end ratio. Lenders often look for 28% to 31% or less.',
      headline: true,
      symbol: '\\mathrm{DTI}_H',
      formula: 'housingPayment * 100 / grossMonthlyIncome',
    },
    totalPayments: {
      kind: 'money',
      label: 'All payments a month',
      symbol: 'P',
      formula: 'housingPayment + sum(debts.payment)',
    },
    roomTo36: {
      kind: 'money',
      label: 'Left before 36%',
      help: 'What a further monthly payment could be. Below zero, you are over the limit by this much.',
      symbol: 'L_1',
      formula: 'grossMonthlyIncome * lower / 100 - totalPayments',
    },
    roomTo43: {
      kind: 'money',
      label: 'Left before 43%',
      symbol: 'L_2',
      formula: 'grossMonthlyIncome * upper / 100 - totalPayments',
    },
    status: {
      kind: 'text',
      label: 'Against the common guideline',
      labels: {
        within36: 'At or below 36%',
        within43: 'Above 36%, at most 43%',
        above43: 'Above 43%',
      },
      choose: [
        { when: { figure: 'backEnd', atMost: 'lower' }, text: 'within36' },
        { when: { figure: 'backEnd', atMost: 'upper' }, text: 'within43' },
        { text: 'above43' },
      ],
    },
  },
  constants: {
    lower: {
      label: 'Lower guideline for all debts, of income before tax',
      symbol: 'g_1',
      value: 36,
      unit: '%',
      source: 'The 28/36 rule; Freddie Mac, Single-Family Seller/Servicer Guide, section 5401.2',
    },
    upper: {
      label: 'Upper guideline for all debts, of income before tax',
      symbol: 'g_2',
      value: 43,
      unit: '%',
      source: 'US Department of Housing and Urban Development, Handbook 4000.1 (manually underwritten FHA loans)',
    },
  },
  tables: {
    eachPayment: {
      label: 'What each payment takes',
      help: 'Each payment as a share of your income, and what your ratio would be without it.',
      none: 'There are no payments to list.',
      columns: {
        name: { kind: 'text', label: 'Payment' },
        payment: { kind: 'money', label: 'A month', sums: true, ties: 'totalPayments' },
        share: { kind: 'percent', label: 'Of your income', sums: true, ties: 'backEnd' },
        without: { kind: 'percent', label: 'Ratio without it' },
      },
      chart: { kind: 'parts', title: 'What your monthly payments are made of', x: 'name', y: 'payment' },
    },
    limits: {
      label: 'Your payments at other limits',
      help: 'Lenders use different limits. For each, the payments that your income allows, what is left, and the income that your payments would need.',
      columns: {
        limit: { kind: 'percent', label: 'Limit', digits: 0 },
        payments: { kind: 'money', label: 'Payments allowed' },
        left: { kind: 'money', label: 'Left' },
        income: { kind: 'money', label: 'Income needed' },
      },
    },
    incomes: {
      label: 'Your ratio at other incomes',
      help: 'The same payments if your income before tax falls or rises.',
      columns: {
        change: { kind: 'text', label: 'Income' },
        income: { kind: 'money', label: 'A month before tax' },
        ratio: { kind: 'percent', label: 'Debt-to-income ratio' },
        housing: { kind: 'percent', label: 'Housing alone' },
      },
    },
  },
  cautions: [
    {
      say: 'An estimate for fixed payments made on time. The limits are rough guides of US lenders, as of November 2026, and no law for borrowers: each lender’s rules and contract decide. This is not financial advice.',
    },
    {
      when: [
        { figure: 'backEnd', above: 'upper' },
        { figure: 'backEnd', atMost: 100 },
      ],
      say: 'More than 43% of your income before tax goes to these payments. Before you borrow more, ask a free debt adviser how to lower them.',
    },
    {
      when: { figure: 'backEnd', above: 100 },
      say: 'These payments are higher than your whole income before tax. Check that all amounts are for one month. If they are, contact your lenders and a free debt adviser now.',
    },
    {
      when: [
        { figure: 'backEnd', above: 0 },
        { figure: 'backEnd', below: 4 },
      ],
      say: 'This ratio is unusually low. Check that the income is for one month and not for a year.',
    },
  ],
  examples: [
    {
      title: 'A family with a mortgage, a car loan and a student loan',
      given: {
        grossMonthlyIncome: 6500,
        housingPayment: 1700,
        debts: [
          { name: 'Car loan', payment: 400 },
          { name: 'Student loan', payment: 250 },
        ],
      },
      shows: {
        backEnd: '36.15%',
        frontEnd: '26.15%',
        totalPayments: '2,350.00',
        roomTo36: '-10.00',
        roomTo43: '445.00',
        status: 'Above 36%, at most 43%',
      },
    },
    {
      title: 'A mortgage of 1,500, a car loan of 100 and other debts of 400',
      given: {
        grossMonthlyIncome: 6000,
        housingPayment: 1500,
        debts: [
          { name: 'Car loan', payment: 100 },
          { name: 'Other debts', payment: 400 },
        ],
      },
      shows: { backEnd: '33.33%', totalPayments: '2,000.00', status: 'At or below 36%' },
      source: 'US Consumer Financial Protection Bureau, “What is a debt-to-income ratio?”, which rounds it to 33 percent',
    },
    {
      title: 'Exactly at the 28/36 rule: 1,050 for the home and 300 for debts',
      given: { grossMonthlyIncome: '3,750', housingPayment: '1,050', debts: [{ name: 'All debts', payment: 300 }] },
      shows: {
        backEnd: '36.00%',
        frontEnd: '28.00%',
        totalPayments: '1,350.00',
        roomTo36: '0.00',
        status: 'At or below 36%',
      },
    },
    {
      title: 'Renting, with no debts',
      given: { grossMonthlyIncome: 3200, housingPayment: 960 },
      shows: { backEnd: '30.00%', frontEnd: '30.00%', roomTo36: '192.00', roomTo43: '416.00', status: 'At or below 36%' },
    },
    {
      title: 'After one of two incomes is lost',
      given: {
        grossMonthlyIncome: 3900,
        housingPayment: 1700,
        debts: [
          { name: 'Car loan', payment: 400 },
          { name: 'Student loan', payment: 250 },
        ],
      },
      shows: { backEnd: '60.26%', frontEnd: '43.59%', roomTo43: '-673.00', status: 'Above 43%' },
    },
    {
      title: 'Living with family: no rent, two cards',
      given: {
        grossMonthlyIncome: 2800,
        housingPayment: '',
        debts: [{ payment: 90 }, { name: 'Store card', payment: 35 }],
      },
      shows: { backEnd: '4.46%', frontEnd: '0.00%', totalPayments: '125.00', roomTo36: '883.00' },
    },
    {
      title: 'Exactly 43%',
      given: { grossMonthlyIncome: 300, housingPayment: 100, debts: [{ payment: 29 }] },
      shows: { backEnd: '43.00%', roomTo43: '0.00', status: 'Above 36%, at most 43%' },
      shown: false,
    },
    {
      title: 'A cent above 43% rounds to 43% but is above it',
      given: { grossMonthlyIncome: 300000, housingPayment: 129000.01 },
      shows: { backEnd: '43.00%', roomTo43: '-0.01', status: 'Above 43%' },
      shown: false,
    },
    {
      title: 'Payments above the income; a row with only a name is left out',
      given: { grossMonthlyIncome: 1000, housingPayment: 900, debts: [{ name: 'Old card', payment: '' }, { payment: 300 }] },
      shows: { backEnd: '120.00%', frontEnd: '90.00%', totalPayments: '1,200.00', status: 'Above 43%' },
      shown: false,
    },
    {
      title: 'No payments at all',
      given: { grossMonthlyIncome: 2500 },
      shows: { backEnd: '0.00%', frontEnd: '0.00%', totalPayments: '0.00', roomTo36: '900.00', roomTo43: '1,075.00' },
      shown: false,
    },
  ],
  laws: [
    { law: 'rises', raise: 'housingPayment', result: 'backEnd' },
    { law: 'falls', raise: 'grossMonthlyIncome', result: 'backEnd' },
    { law: 'rises', raise: 'debts.payment', result: 'totalPayments' },
    { law: 'holds', raise: 'debts.payment', result: 'frontEnd' },
    {
      law: 'scales',
      fields: ['grossMonthlyIncome', 'housingPayment', 'debts.payment'],
      results: ['totalPayments', 'roomTo36', 'roomTo43'],
    },
  ],
  actions: { calculate: 'Calculate Ratio' },
  reviewed: '2026-11',
  compute: 'formulas',
});
