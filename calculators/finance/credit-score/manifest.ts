import { defineCalculator } from '#schemas/manifest.ts';

export default defineCalculator({
  title: 'Credit Score Calculator',
  summary: 'How card use, payments and new debt could move a credit score: a simple model.',
  intro:
    'Enter your score today, the share of your card limits in use, your payment record and any new debt to see in which direction a simple model moves the score.',
  description:
    'Estimate how credit utilization, on-time payments and new debt could move a credit score between 300 and 850, with every step of the simple model shown.',
  keywords: ['credit score', 'credit utilization', 'FICO', 'on-time payments', 'debt', 'estimate', 'credit rating', 'CIBIL'],
  related: ['credit-card-payoff', 'debt-payoff-plan', 'debt-to-income', 'loan-emi', 'mortgage', 'loan-apr'],
  audience: 'For borrowers who want to see what could move a credit score',
  whenNotToUse: [
    { text: 'To plan how to clear a card', use: 'credit-card-payoff' },
    { text: 'For the share of income that goes to debts', use: 'debt-to-income' },
  ],
  order: 6,
  fields: {
    currentScore: {
      kind: 'number',
      label: 'Current score',
      say: ['credit score', 'FICO', 'CIBIL', 'rating'],
      symbol: 'S_0',
      help: 'From your bank or a credit bureau, if its scale runs from 300 to 850.',
      unit: 'points',
      min: 300,
      max: 850,
    },
    utilization: {
      kind: 'number',
      label: 'Credit utilization',
      say: ['using', 'usage', 'limit', 'used'],
      symbol: 'u',
      help: 'The balances of all your credit cards as a share of all their limits.',
      unit: '%',
      min: 0,
      max: 100,
    },
    onTimePayments: {
      kind: 'number',
      label: 'On-time payments',
      say: ['on time', 'punctual', 'payment history'],
      named: { 'always on time': 100, 'never late': 100, 'never missed': 100, 'all on time': 100 },
      symbol: 'p',
      help: 'The share of your payments that arrived by the due date.',
      unit: '%',
      min: 0,
      max: 100,
    },
    newDebt: {
      kind: 'number',
      label: 'New debt',
      symbol: 'd',
      say: ['new credit', 'new loan'],
      help: 'A plain number, not an amount of money. Enter 0 for none; every 10 units take 1 point off.',
      min: 0,
      step: 10,
    },
  },
  results: {
    estimatedScore: {
      kind: 'number',
      label: 'Estimated score',
      say: ['credit score'],
      stepLabel: 'Estimated score, kept within the scale and rounded',
      unit: 'points',
      digits: 0,
      headline: true,
      scale: [300, 850],
      bands: [
        { below: 410, label: 'Lowest fifth' },
        { below: 520, label: 'Second fifth' },
        { below: 630, label: 'Middle fifth' },
        { below: 740, label: 'Fourth fifth' },
        { label: 'Highest fifth' },
      ],
      symbol: 'S',
      formula: 'floor(min(highest, max(lowest, unlimitedScore)) + 0.5)',
      constants: {
        lowest: {
          label: 'Lowest score',
          symbol: 'S_{\\min}',
          value: 300,
          unit: 'points',
          source: 'Fair Isaac Corporation, myFICO, What is a FICO Score?',
        },
        highest: {
          label: 'Highest score',
          symbol: 'S_{\\max}',
          value: 850,
          unit: 'points',
          source: 'Fair Isaac Corporation, myFICO, What is a FICO Score?',
        },
      },
      source: 'The scale from 300 to 850, divided by this site into five equal parts',
    },
  },
  workings: {
    utilizationPoints: {
      kind: 'number',
      label: 'Points for utilization',
      symbol: 'U',
      formula: 'utilizationWeight * (neutralUtilization - utilization)',
      because: [
        {
          when: { field: 'utilization', below: 'neutralUtilization' },
          say: 'Below {neutralUtilization}%: points are added',
        },
        {
          when: { field: 'utilization', atLeast: 'neutralUtilization', atMost: 'neutralUtilization' },
          say: 'Exactly {neutralUtilization}%: nothing changes',
        },
        {
          when: { field: 'utilization', above: 'neutralUtilization' },
          say: 'Above {neutralUtilization}%: points are taken off',
        },
      ],
      constants: {
        neutralUtilization: { label: 'Utilization that changes nothing', symbol: 'u_0', value: 30, unit: '%' },
        utilizationWeight: { label: 'For each percent of utilization', symbol: 'w_u', value: 0.3, unit: 'points' },
      },
      source: 'This site’s own model',
    },
    paymentPoints: {
      kind: 'number',
      label: 'Points for payments',
      symbol: 'P',
      formula: 'paymentWeight * (onTimePayments - fullRecord)',
      because: [
        { when: { field: 'onTimePayments', atLeast: 'fullRecord' }, say: 'Every payment on time: nothing is taken off' },
        { when: { field: 'onTimePayments', below: 'fullRecord' }, say: 'Below {fullRecord}%: points are taken off' },
      ],
      constants: {
        fullRecord: { label: 'Every payment on time', symbol: 'p_0', value: 100, unit: '%' },
        paymentWeight: { label: 'For each percent of payments', symbol: 'w_p', value: 0.2, unit: 'points' },
      },
      source: 'This site’s own model',
    },
    debtPoints: {
      kind: 'number',
      label: 'Points taken off for new debt',
      symbol: 'D',
      formula: 'debtWeight * newDebt',
      constants: { debtWeight: { label: 'Off for each unit of new debt', symbol: 'w_d', value: 0.1, unit: 'points' } },
      source: 'This site’s own model',
    },
    unlimitedScore: {
      kind: 'number',
      label: 'Score before the limits of the scale',
      symbol: 'X',
      formula: 'currentScore + utilizationPoints + paymentPoints - debtPoints',
    },
  },
  verdict: [
    {
      when: { field: 'utilization', above: 'neutralUtilization' },
      say: 'You use {utilization}% of your limits; experts advise at most 30%. The points are only a model’s.',
    },
    { say: 'You use {utilization}% of your limits, within the 30% that experts advise. The points are only a model’s.' },
  ],
  model:
    'This is an estimate by a simple model of this site. It is not a score from a credit bureau, no lender uses it, and a real score can move quite differently.',
  cautions: [
    {
      say: 'A rough estimate by this site’s own simple model, not a real score. No lender uses it, and your real score can move quite differently.',
    },
    {
      when: { field: 'onTimePayments', below: 'fullRecord' },
      say: 'Late payments weigh far more in real scores than in this model. Pay what is overdue first, and talk to the lender if you cannot.',
    },
    {
      when: { field: 'newDebt', above: 200 },
      say: 'The model takes one point off for every 10 units of new debt. If {newDebt} is an amount of money, the result means nothing: enter a small number such as 50.',
    },
  ],
  examples: [
    {
      title: 'A score of 680, with 45% of the card limits in use',
      given: { currentScore: 680, utilization: 45, onTimePayments: 95, newDebt: 50 },
      shows: { estimatedScore: '670 points' },
    },
    {
      title: 'The same person with 10% in use and no new debt',
      given: { currentScore: 680, utilization: 10, onTimePayments: 95, newDebt: 0 },
      asked: ['credit score 680 with 10% utilization, 95% on-time payments and no new debt'],
      shows: { estimatedScore: '685 points' },
    },
    {
      title: 'All bills paid on time and 30% in use: the score stays',
      given: { currentScore: 742, utilization: '30%', onTimePayments: '100%', newDebt: 0 },
      shows: { estimatedScore: '742 points' },
    },
    {
      title: 'Half a point rounds up',
      given: { currentScore: 700, utilization: 25, onTimePayments: 100, newDebt: 0 },
      shows: { estimatedScore: '702 points' },
      shown: false,
    },
    {
      title: 'At the top of the scale there is no more to gain',
      given: { currentScore: 850, utilization: 0, onTimePayments: 100, newDebt: 0 },
      shows: { estimatedScore: '850 points' },
      shown: false,
    },
    {
      title: 'No score falls below the bottom of the scale',
      given: { currentScore: 320, utilization: 100, onTimePayments: 40, newDebt: 1000 },
      shows: { estimatedScore: '300 points' },
      shown: false,
    },
  ],
  laws: [
    { law: 'rises', raise: 'currentScore', result: 'estimatedScore' },
    { law: 'falls', raise: 'utilization', result: 'estimatedScore' },
    { law: 'rises', raise: 'onTimePayments', result: 'estimatedScore' },
    { law: 'falls', raise: 'newDebt', result: 'estimatedScore' },
  ],
  actions: { calculate: 'Calculate Score' },
  published: '2026-11-21',
  reviewed: '2026-11-22',
  compute: 'formulas',
});
