import { defineCalculator } from '#schemas/manifest.ts';

const cards = [
  { name: 'Card A', balance: 4200, apr: 24.99, minimumPayment: 105 },
  { name: 'Card B', balance: 1500, apr: 17.9, minimumPayment: 45 },
  { name: 'Car', balance: 9800, apr: 6.5, minimumPayment: 310 },
];

export default defineCalculator({
  title: 'Debt Payoff Calculator',
  summary: 'Avalanche or snowball: in which order to clear several debts, how long it takes and what it costs.',
  intro:
    'List your debts with their balances, rates and minimum payments, and what you can pay on top, to see when you are free of debt and which order costs less.',
  description:
    'Debt payoff plan for cards and loans: months to be debt-free, total interest, the order by avalanche or snowball, and what to pay to each debt first.',
  keywords: [
    'debt payoff',
    'debt avalanche',
    'debt snowball',
    'debt free',
    'debt repayment plan',
    'credit card debt',
    'pay off debt',
    'get out of debt',
    'several debts',
  ],
  ask: {
    names: [
      'snowball',
      'avalanche',
      'which debt first',
      'pay off my debts',
      'pay off debts',
      'clear my debts',
      'two debts',
      'several loans',
      'multiple debts',
    ],
    without: ['consolidate', 'consolidation', 'settlement'],
  },
  related: ['credit-card-payoff', 'extra-payment', 'debt-to-income', 'student-loan', 'loan-apr', 'credit-score'],
  audience: 'For people with several debts',
  whenNotToUse: [
    { text: 'For a single card', use: 'credit-card-payoff' },
    { text: 'For a single loan with a fixed term', use: 'extra-payment' },
  ],
  order: 6,
  fields: {
    debts: {
      kind: 'rows',
      label: 'Your debts',
      help: 'The figures are on the latest statement of each debt.',
      rowLabel: 'Debt',
      maxRows: 20,
      incompleteRows: 'refuse',
      fields: {
        name: { kind: 'text', label: 'Name', optional: true, placeholder: 'Credit card' },
        balance: {
          kind: 'number',
          label: 'Balance',
          symbol: 'B',
          quantity: 'loan',
          say: ['card', 'credit card', 'car', 'student loan', 'personal loan', 'medical'],
          min: 1,
          step: 100,
        },
        apr: {
          kind: 'number',
          label: 'Annual rate',
          symbol: 'R',
          quantity: 'yearlyRate',
          unit: '% a year',
          min: 0,
          max: 100,
          step: 0.1,
        },
        minimumPayment: {
          kind: 'number',
          label: 'Minimum payment',
          symbol: 'm',
          quantity: 'money',
          say: ['minimum', 'min', 'payment', 'pay', 'a month', 'emi'],
          min: 0,
          step: 5,
        },
      },
    },
    extraPerMonth: {
      kind: 'number',
      label: 'Extra each month',
      symbol: 'x',
      quantity: 'extraPayment',
      say: ['on top', 'more', 'spare', 'plus'],
      help: 'What you can pay above all minimum payments together. Leave it blank for nothing.',
      min: 0,
      step: 10,
      whenBlank: 0,
    },
    strategy: {
      kind: 'choice',
      label: 'Pay first',
      help: 'The debt that gets all money left after the minimum payments.',
      options: {
        avalanche: {
          label: 'The highest rate (avalanche)',
          say: ['highest rate first', 'highest rate', 'highest interest', 'highest apr', 'most expensive'],
        },
        snowball: {
          label: 'The smallest balance (snowball)',
          say: ['smallest balance', 'smallest first', 'smallest debt', 'smallest', 'lowest balance'],
        },
      },
      default: 'avalanche',
    },
  },
  guards: [
    {
      figure: 'monthlyBudget',
      is: 'above',
      than: 'firstInterest',
      field: 'extraPerMonth',
      message: 'These payments do not cover the first month’s interest of {firstInterest}. Pay more each month.',
    },
  ],
  results: {
    months: {
      kind: 'number',
      label: 'Months until you are free of debt',
      unit: 'months',
      digits: 0,
      labels: { '1': '1 month' },
      headline: true,
      symbol: 'n',
    },
    payoffTime: { unasked: true, kind: 'text', label: 'That is', from: { duration: 'months', as: 'years and months' } },
    totalInterest: {
      kind: 'money',
      label: 'Total interest',
      headline: true,
      symbol: 'I',
      formula: 'totalPaid - totalOwed',
    },
    totalPaid: {
      kind: 'money',
      label: 'Total paid',
      symbol: 'T',
      formula: 'monthlyBudget * (months - 1) + lastPayment',
      because: [
        { say: 'Month by month, interest to the cent is added to each debt, and each gets its minimum payment' },
        { when: { field: 'strategy', is: 'avalanche' }, say: 'What is left goes to the debt with the highest rate' },
        { when: { field: 'strategy', is: 'snowball' }, say: 'What is left goes to the debt with the smallest balance' },
      ],
    },
    monthlyBudget: {
      kind: 'money',
      label: 'You pay each month',
      help: 'The same to the end: the minimum of a cleared debt goes to the next one.',
      symbol: 'b',
      formula: 'sum(debts.minimumPayment) + extraPerMonth',
    },
    order: {
      kind: 'table',
      label: 'In this order',
      columns: {
        name: { kind: 'text', label: 'Debt' },
        month: { kind: 'number', label: 'Cleared in month', digits: 0 },
        interest: { kind: 'money', label: 'Interest on it' },
      },
    },
    comparison: {
      kind: 'table',
      label: 'Both ways',
      help: 'A way that does not clear all debts within 100 years is left out.',
      columns: {
        strategy: { kind: 'text', label: 'Strategy', labels: { avalanche: 'Avalanche', snowball: 'Snowball' } },
        months: { kind: 'number', label: 'Months', unit: 'months', digits: 0 },
        interest: { kind: 'money', label: 'Interest' },
      },
    },
  },
  workings: {
    totalOwed: { kind: 'money', label: 'What you owe now', symbol: 'D', formula: 'sum(debts.balance)' },
    firstInterest: {
      kind: 'money',
      label: 'Interest of the first month',
      symbol: 'I_1',
      formula: 'sum(round(debts.balance * debts.apr / 1200, 2))',
    },
    interestShare: {
      kind: 'percent',
      label: 'Interest in the first month’s payments',
      digits: 0,
      symbol: 's',
      formula: 'firstInterest * 100 / monthlyBudget',
    },
    lastPayment: { kind: 'money', label: 'Paid in the last month', symbol: 'l' },
    savedByOrder: { kind: 'money', label: 'Interest less than in the other order' },
    lostByOrder: { kind: 'money', label: 'Interest more than in the other order' },
  },
  tables: {
    firstMonth: {
      label: 'What to pay in the first month',
      help: 'The payment to each debt, the interest in it, and what is left to pay after it.',
      columns: {
        name: { kind: 'text', label: 'Debt' },
        payment: { kind: 'money', label: 'Pay', sums: true },
        interest: { kind: 'money', label: 'Interest', sums: true },
        balance: { kind: 'money', label: 'Still owed', sums: true },
      },
      chart: { kind: 'parts', title: 'Where the first month’s money goes', x: 'name', y: 'payment' },
    },
    path: {
      label: 'Your way out of debt',
      help: 'What you pay, the interest in it, and what you still owe by either order.',
      note: 'The payments and the interest are those of the order that you chose.',
      by: { year: { label: 'Year', rows: 12 }, month: { label: 'Month', rows: 1 } },
      columns: {
        payment: { kind: 'money', label: 'Paid', sums: true, ties: 'totalPaid' },
        interest: { kind: 'money', label: 'Interest', sums: true, ties: 'totalInterest' },
        avalanche: { kind: 'money', label: 'Owed: avalanche' },
        snowball: { kind: 'money', label: 'Owed: snowball' },
      },
      chart: { kind: 'lines', title: 'What you still owe, by either order', y: ['avalanche', 'snowball'] },
    },
  },
  variations: [
    {
      of: 'extraPerMonth',
      label: 'The same debts with more or less extra each month',
      at: [0, 50, 100, 200, 500, 1000],
      shows: ['monthlyBudget', 'months', 'totalInterest'],
    },
  ],
  verdict: [
    {
      when: [
        { field: 'strategy', is: 'avalanche' },
        { figure: 'savedByOrder', above: 0 },
      ],
      say: 'This order saves {savedByOrder} of interest compared with the snowball.',
    },
    {
      when: [
        { field: 'strategy', is: 'snowball' },
        { figure: 'lostByOrder', above: 0 },
      ],
      say: 'This order costs {lostByOrder} more interest than the avalanche.',
    },
    {
      when: [
        { figure: 'savedByOrder', atMost: 0 },
        { figure: 'lostByOrder', atMost: 0 },
      ],
      say: 'Avalanche and snowball cost the same for these debts.',
    },
  ],
  cautions: [
    {
      say: 'An estimate for fixed rates, fixed minimum payments made on time, and no new debt. Your contracts decide what you owe. This is not financial advice.',
    },
    {
      when: { figure: 'months', above: 60 },
      say: 'This takes more than five years. A non-profit credit counsellor may find a faster way, often by asking your lenders for lower rates.',
    },
    {
      when: { figure: 'interestShare', above: 50 },
      say: 'In the first month, {interestShare} of what you pay is interest. Even a little more each month would shorten this plan a lot.',
    },
  ],
  examples: [
    {
      title: 'Two cards and a car loan, with 250 extra: the highest rate first',
      given: { debts: cards, extraPerMonth: 250, strategy: 'avalanche' },
      shows: {
        months: '25 months',
        payoffTime: '2 years 1 month',
        totalInterest: '1,808.47',
        totalPaid: '17,308.47',
        monthlyBudget: '710.00',
      },
    },
    {
      title: 'The same debts: the smallest balance first',
      given: { debts: cards, extraPerMonth: 250, strategy: 'snowball' },
      shows: { months: '25 months', totalInterest: '1,923.54', totalPaid: '17,423.54' },
    },
    {
      title: 'The same debts with the minimum payments alone',
      given: { debts: cards, extraPerMonth: '', strategy: 'avalanche' },
      shows: { months: '44 months', payoffTime: '3 years 8 months', totalInterest: '4,683.31', monthlyBudget: '460.00' },
    },
    {
      title: 'A card, a student loan and an interest-free loan from a friend',
      given: {
        debts: [
          { name: 'Card', balance: '2,600', apr: '21.5%', minimumPayment: 65 },
          { name: 'Student loan', balance: 14000, apr: 4.9, minimumPayment: 148 },
          { name: 'Friend', balance: 900, apr: 0, minimumPayment: 50 },
        ],
        extraPerMonth: 120,
        strategy: 'snowball',
      },
      shows: { months: '52 months' },
    },
    {
      title: 'One card of 3,000 at 19.9%, paid with 150 a month',
      given: { debts: [{ name: 'Card', balance: 3000, apr: 19.9, minimumPayment: 90 }], extraPerMonth: 60 },
      asked: ['debt avalanche for a card balance of 3,000 at 19.9% with a minimum of 90 and 60 extra a month'],
      shows: { months: '25 months' },
    },
    {
      title: 'Equal rates and equal balances: the first in the list comes first, both ways',
      given: {
        debts: [
          { balance: 500, apr: 12, minimumPayment: 0 },
          { balance: 500, apr: 12, minimumPayment: 0 },
        ],
        extraPerMonth: 300,
        strategy: 'snowball',
      },
      shows: { months: '4 months' },
      shown: false,
    },
    {
      title: 'One payment clears everything: the interest of one month',
      given: {
        debts: [
          { name: 'A', balance: 100, apr: 12, minimumPayment: 200 },
          { name: 'B', balance: 100, apr: 24, minimumPayment: 200 },
        ],
      },
      shows: {
        months: '1 month',
        payoffTime: '1 month',
        totalInterest: '3.00',
        totalPaid: '203.00',
        monthlyBudget: '400.00',
      },
      shown: false,
    },
    {
      title: 'A row with only a name is left out, and half a cent of interest is rounded up',
      given: {
        debts: [
          { name: 'Later', balance: '', apr: '', minimumPayment: '' },
          { balance: 100, apr: 0.06, minimumPayment: 50 },
        ],
        extraPerMonth: 10,
      },
      shows: { months: '2 months', totalInterest: '0.01', totalPaid: '100.01' },
      shown: false,
    },
  ],
  laws: [
    { law: 'rises', raise: 'extraPerMonth', result: 'monthlyBudget' },
    { law: 'rises', raise: 'debts.minimumPayment', result: 'monthlyBudget' },
    { law: 'scales', fields: ['debts.minimumPayment', 'extraPerMonth'], results: ['monthlyBudget'] },
  ],
  actions: { calculate: 'Calculate Plan' },
  published: '2026-11-22',
  reviewed: '2026-11-22',
  compute: 'compute.ts',
});
