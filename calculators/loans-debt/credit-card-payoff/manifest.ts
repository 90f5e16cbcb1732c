import { defineCalculator } from '#schemas/manifest.ts';

export default defineCalculator({
  title: 'Credit Card Payoff Calculator',
  summary: 'How long a card balance lasts at your payment, or what to pay to be rid of it in time.',
  intro:
    'Enter your card balance and its rate, with a monthly payment or a number of months, to see when the debt ends and what it costs.',
  description:
    'Credit card payoff calculator: how many months a fixed payment takes, or which payment clears the card in time, with the interest and a monthly schedule.',
  keywords: [
    'credit card debt',
    'card balance',
    'pay off credit card',
    'credit card interest',
    'minimum payment',
    'minimum due',
    'APR',
    'debt free',
    'store card',
  ],
  related: ['debt-payoff-plan', 'extra-payment', 'loan-apr', 'debt-to-income', 'credit-score', 'loan-amortization'],
  fields: {
    mode: {
      kind: 'choice',
      label: 'What do you know?',
      options: { payment: { label: 'My monthly payment' }, months: { label: 'When I want to be done' } },
      default: 'payment',
    },
    balance: {
      kind: 'number',
      label: 'Card balance',
      symbol: 'B',
      help: 'What you owe on the card today, from your last statement. Any currency works.',
      min: 1,
      step: 100,
    },
    apr: {
      kind: 'number',
      label: 'Annual percentage rate',
      symbol: 'R',
      help: 'The yearly rate for purchases on your statement. A rate of 2% a month is 24 here.',
      unit: '% a year',
      min: 0,
      max: 100,
      step: 0.5,
    },
    monthlyPayment: {
      kind: 'number',
      label: 'Monthly payment',
      symbol: 'p',
      help: 'The fixed amount that you will pay each month, at least the minimum of your statement.',
      when: 'paying',
      above: 0,
      step: 10,
    },
    targetMonths: {
      kind: 'integer',
      label: 'Months until it is paid off',
      symbol: 'n',
      help: 'In how many monthly payments the debt should be gone.',
      when: 'timed',
      unit: 'months',
      min: 1,
      max: 600,
      default: 24,
    },
  },
  cases: {
    paying: { field: 'mode', is: 'payment' },
    timed: { field: 'mode', is: 'months' },
  },
  guards: [
    {
      figure: 'interest',
      is: 'below',
      than: 'monthlyPayment',
      field: 'monthlyPayment',
      message: 'This payment never clears the balance: the interest of the first month alone is {interest}.',
    },
  ],
  results: {
    monthsToPayOff: {
      kind: 'number',
      label: 'Months until it is paid off',
      unit: 'months',
      digits: 0,
      labels: { '1': '1 month' },
      headline: true,
      symbol: 'k',
    },
    payoffTime: {
      kind: 'text',
      label: 'That is',
      from: { duration: 'monthsToPayOff', as: 'years and months' },
    },
    requiredPayment: {
      kind: 'money',
      label: 'Payment a month',
      help: 'Rounded up to the next cent, so that the debt is gone in time.',
      headline: true,
      symbol: 'p',
      formula: [{ when: 'timed', formula: 'ceil(level * 100) / 100' }],
    },
    totalInterest: {
      kind: 'money',
      label: 'Interest in all',
      help: 'The interest of every month, each rounded to the cent.',
      headline: true,
      symbol: 'I',
    },
    totalPaid: { kind: 'money', label: 'Total paid', symbol: 'T', formula: 'balance + totalInterest' },
    lastPayment: {
      kind: 'money',
      label: 'Last payment',
      help: 'Only what is left then, with its interest.',
      symbol: 'p_k',
      formula: [
        { when: 'paying', formula: 'totalPaid - (monthsToPayOff - 1) * monthlyPayment' },
        { formula: 'totalPaid - (payments - 1) * requiredPayment' },
      ],
    },
  },
  workings: {
    monthlyRate: { kind: 'number', label: 'Interest rate a month', symbol: 'i', formula: 'apr / 1200' },
    exactInterest: {
      kind: 'money',
      label: 'Interest of the first month',
      symbol: 'j',
      digits: { atMost: 6 },
      formula: [{ when: 'paying', formula: 'balance * apr / 1200' }],
    },
    interest: {
      kind: 'money',
      label: 'Interest of the first month, to the cent',
      symbol: 'J',
      formula: 'round(exactInterest, 2)',
    },
    level: {
      kind: 'money',
      label: 'Level payment before rounding',
      symbol: 'L',
      digits: 6,
      formula: [
        { when: 'paying' },
        {
          when: { figure: 'monthlyRate', above: 0 },
          formula: 'balance * monthlyRate * (1 + monthlyRate)^targetMonths / ((1 + monthlyRate)^targetMonths - 1)',
        },
        { formula: 'balance / targetMonths', label: 'Level payment at no interest' },
      ],
    },
    payments: { kind: 'number', label: 'Number of payments', digits: 0, symbol: 'k' },
    byFormula: {
      kind: 'number',
      label: 'Months by the formula',
      symbol: 'n',
      digits: 2,
      formula: [
        {
          when: ['paying', { figure: 'monthlyRate', above: 0 }, { field: 'monthlyPayment', above: 'exactInterest' }],
          formula: '(0 - ln(1 - balance * monthlyRate / monthlyPayment)) / ln(1 + monthlyRate)',
          because: [
            { say: 'A part of a month counts as one more payment, which is smaller' },
            {
              when: { figure: 'monthsToPayOff', above: 120 },
              say: 'Over many years, rounding the interest to cents can move the end by some months',
            },
          ],
        },
        {
          when: ['paying', { figure: 'monthlyRate', atMost: 0 }],
          formula: 'balance / monthlyPayment',
          label: 'Months by the formula, at no interest',
        },
      ],
    },
  },
  tables: {
    schedule: {
      label: 'Payoff schedule',
      help: 'How each payment splits into interest and repayment, and what is owed after it.',
      note: 'Interest is rounded to the cent every month. The last payment is {payment.last}, and all sums agree with the result to the cent.',
      by: { year: { label: 'Year', rows: 12 }, month: { label: 'Month', rows: 1 } },
      columns: {
        payment: { kind: 'money', label: 'Paid', sums: true, ties: 'totalPaid' },
        interest: { kind: 'money', label: 'Interest', sums: true, ties: 'totalInterest' },
        principal: { kind: 'money', label: 'Repaid', sums: true },
        balance: { kind: 'money', label: 'Balance' },
      },
      chart: { kind: 'stacked', title: 'Debt and interest in what you pay', y: ['principal', 'interest'] },
    },
  },
  variations: [
    {
      of: 'monthlyPayment',
      label: 'The same card with other monthly payments',
      at: { step: 50, times: 3 },
      shows: ['monthsToPayOff', 'totalInterest', 'totalPaid'],
    },
    {
      of: 'targetMonths',
      label: 'The same card paid off sooner or later',
      at: [6, 12, 18, 24, 36, 48, 60],
      shows: ['requiredPayment', 'totalInterest', 'totalPaid'],
    },
  ],
  cautions: [
    {
      say: 'These are estimates for a fixed rate, payments on time, and no new purchases or fees; the lender’s contract decides. This is not financial advice.',
    },
    {
      when: { field: 'apr', atMost: 0 },
      say: 'A 0% offer usually ends on a set date, and then the normal rate applies. With some store cards, interest is then charged back to the day of purchase, so read the terms.',
    },
    {
      when: { figure: 'totalInterest', above: 'balance' },
      say: 'The interest of {totalInterest} is more than the debt itself. Paying more each month, or a cheaper loan, could save much of it.',
    },
    {
      when: ['paying', { figure: 'monthsToPayOff', above: 60 }],
      say: 'At this payment the card takes more than five years. If you cannot pay more, ask the card company or a free, non-profit debt adviser for help.',
    },
  ],
  examples: [
    {
      title: '5,000 on a card at 22.99%, paying 200 a month',
      given: { mode: 'payment', balance: 5000, apr: 22.99, monthlyPayment: 200 },
      shows: {
        monthsToPayOff: '35 months',
        payoffTime: '2 years 11 months',
        totalInterest: '1,871.10',
        totalPaid: '6,871.10',
        lastPayment: '71.10',
      },
    },
    {
      title: 'The same card, paid off in 24 months',
      given: { mode: 'months', balance: 5000, apr: 22.99, targetMonths: 24 },
      shows: { requiredPayment: '261.85', totalInterest: '1,284.17', totalPaid: '6,284.17', lastPayment: '261.62' },
    },
    {
      title: 'A balance transfer of 600 at 0%, paying 100 a month',
      given: { mode: 'payment', balance: 600, apr: 0, monthlyPayment: 100 },
      shows: {
        monthsToPayOff: '6 months',
        payoffTime: '6 months',
        totalInterest: '0.00',
        totalPaid: '600.00',
        lastPayment: '100.00',
      },
    },
    {
      title: 'A laptop for 1,000 on a card at 12%, paying 30 a month',
      given: { mode: 'payment', balance: 1000, apr: 12, monthlyPayment: 30 },
      shows: { monthsToPayOff: '41 months', payoffTime: '3 years 5 months' },
      source: 'David Lippman, Math in Society, chapter “Finance”, where the time is given as about 3.4 years',
    },
    {
      title: 'A holiday of 3,000 at 19.99%, to be paid off in a year',
      given: { mode: 'months', balance: '3,000', apr: 19.99, targetMonths: 12 },
      shows: { requiredPayment: '277.89', totalInterest: '334.66', totalPaid: '3,334.66', lastPayment: '277.87' },
    },
    {
      title: 'One month: the balance and a month of interest',
      given: { mode: 'payment', balance: 100, apr: 24, monthlyPayment: 500 },
      shows: { monthsToPayOff: '1 month', payoffTime: '1 month', totalPaid: '102.00', lastPayment: '102.00' },
      shown: false,
    },
    {
      title: 'A cent above the interest: the debt ends after all',
      given: { mode: 'payment', balance: 100, apr: 12, monthlyPayment: 1.01 },
      shows: { monthsToPayOff: '472 months', totalInterest: '376.52', lastPayment: '0.81' },
      shown: false,
    },
    {
      title: 'Without interest, rounded up: 100 in three payments',
      given: { mode: 'months', balance: 100, apr: 0, targetMonths: 3 },
      shows: { requiredPayment: '33.34', totalInterest: '0.00', lastPayment: '33.32' },
      shown: false,
    },
  ],
  laws: [
    { law: 'falls', raise: 'monthlyPayment', result: 'monthsToPayOff' },
    { law: 'falls', raise: 'monthlyPayment', result: 'totalInterest' },
    { law: 'rises', raise: 'apr', result: 'requiredPayment' },
    { law: 'falls', raise: 'targetMonths', result: 'requiredPayment' },
    { law: 'sums', parts: ['balance', 'totalInterest'], whole: 'totalPaid' },
  ],
  actions: { calculate: 'Calculate Payoff' },
  reviewed: '2026-11',
  compute: 'compute.ts',
});
