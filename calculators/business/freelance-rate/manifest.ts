import { defineCalculator } from '#schemas/manifest.ts';

export default defineCalculator({
  title: 'Freelance Rate Calculator',
  summary: 'The hourly rate that covers your income and expenses in the hours you can bill.',
  intro: 'Enter the income you want, your yearly expenses and the time you can bill to see what to charge for an hour.',
  description:
    'Freelance rate calculator: desired income, business expenses, working weeks and billable hours give the hourly rate to charge, with a worked example.',
  keywords: ['freelance', 'hourly rate', 'billable hours', 'day rate', 'self-employed'],
  related: ['profit-margin', 'break-even', 'roi', 'payroll'],
  order: 5,
  fields: {
    desiredIncome: {
      kind: 'number',
      label: 'Desired annual income',
      symbol: 'I',
      help: 'What you want to earn in a year before income tax, in any currency.',
      min: 0,
      step: 1000,
    },
    annualExpenses: {
      kind: 'number',
      label: 'Annual business expenses',
      symbol: 'E',
      help: 'What it costs to run the business for a year: equipment, software, insurance, rent.',
      min: 0,
      step: 500,
    },
    weeksPerYear: {
      kind: 'number',
      label: 'Working weeks per year',
      symbol: 'w',
      help: '52 less holidays, sick days and weeks without work.',
      unit: 'weeks',
      above: 0,
      step: 1,
    },
    hoursPerWeek: {
      kind: 'number',
      label: 'Billable hours per week',
      symbol: 'h',
      help: 'Only hours that a client pays for, not e-mail, bookkeeping or finding work.',
      unit: 'hours',
      above: 0,
      step: 1,
    },
  },
  results: {
    hourlyRate: { kind: 'money', label: 'Hourly rate', headline: true, symbol: 'r', formula: 'revenueNeeded / billableHours' },
    billableHours: {
      kind: 'number',
      label: 'Billable hours a year',
      unit: 'hours',
      digits: { atMost: 2 },
      symbol: 'H',
      formula: 'weeksPerYear * hoursPerWeek',
    },
  },
  workings: {
    revenueNeeded: { kind: 'money', label: 'To be billed in a year', symbol: 'B', formula: 'desiredIncome + annualExpenses' },
  },
  note: 'The least that reaches your goal if every planned hour is sold. Income tax comes out of the income you entered.',
  examples: [
    {
      title: 'An income of 60,000, expenses of 12,000, 46 weeks of 25 hours',
      given: { desiredIncome: 60000, annualExpenses: 12000, weeksPerYear: 46, hoursPerWeek: 25 },
      shows: { hourlyRate: '62.61', billableHours: '1,150 hours' },
      source: 'Our own: no example printed by a textbook, agency or standard is known to us',
    },
    {
      title: 'The same with only 20 hours a week sold',
      given: { desiredIncome: 60000, annualExpenses: 12000, weeksPerYear: 46, hoursPerWeek: 20 },
      shows: { hourlyRate: '78.26', billableHours: '920 hours' },
    },
    {
      title: 'A half is rounded up: a rate of 50.005',
      given: { desiredIncome: 48005, annualExpenses: 2000, weeksPerYear: 40, hoursPerWeek: 25 },
      shows: { hourlyRate: '50.01', billableHours: '1,000 hours' },
    },
    {
      title: 'Expenses alone: the rate that merely covers them',
      given: { desiredIncome: 0, annualExpenses: 9000, weeksPerYear: 45, hoursPerWeek: 17.5 },
      shows: { hourlyRate: '11.43', billableHours: '787.5 hours' },
    },
  ],
  laws: [
    { law: 'rises', raise: 'desiredIncome', result: 'hourlyRate' },
    { law: 'falls', raise: 'weeksPerYear', result: 'hourlyRate' },
    { law: 'falls', raise: 'hoursPerWeek', result: 'hourlyRate' },
    { law: 'holds', raise: 'annualExpenses', result: 'billableHours' },
    { law: 'scales', fields: ['desiredIncome', 'annualExpenses'], results: ['hourlyRate'] },
    { law: 'scales', fields: ['weeksPerYear'], results: ['billableHours'] },
  ],
  actions: { calculate: 'Calculate Rate' },
  compute: 'formulas',
});
