import { defineCalculator } from '#schemas/manifest.ts';

export default defineCalculator({
  title: 'Freelance Rate Calculator',
  summary: 'The hourly rate that pays your income and expenses from the hours that you can bill.',
  intro:
    'Enter the income you want, your yearly business expenses and the time you can bill to clients. You see the lowest hourly rate that reaches your goal.',
  description:
    'Freelance rate calculator: desired income, business expenses, working weeks and billable hours give the hourly, daily and weekly rate to charge.',
  keywords: ['freelance', 'hourly rate', 'billable hours', 'day rate', 'self-employed', 'contractor', 'consultant'],
  ask: {
    names: [
      'freelancer',
      'freelancing',
      'hourly rate to charge',
      'what should i charge',
      'how much should i charge',
      'contract rate',
    ],
    without: ['tax', 'off', 'holiday', 'vacation', 'profit'],
  },
  related: ['salary-converter', 'income-tax', 'vat', 'timesheet', 'break-even', 'profit-margin'],
  audience: 'For self-employed people who set an hourly rate',
  whenNotToUse: [
    { text: 'For the hourly pay of an employee with a salary', use: 'salary-converter' },
    { text: 'If you sell goods instead of hours', use: 'break-even' },
  ],
  order: 5,
  fields: {
    desiredIncome: {
      kind: 'number',
      label: 'Desired annual income',
      symbol: 'I',
      quantity: 'annualIncome',
      say: ['want', 'target', 'take home', 'goal', 'need', 'bring home'],
      help: 'What you want to earn in a year before income tax, in any currency.',
      min: 0,
      step: 1000,
    },
    annualExpenses: {
      kind: 'number',
      label: 'Annual business expenses',
      symbol: 'E',
      quantity: 'money',
      say: ['cost', 'overhead', 'spend', 'outgoings'],
      help: 'The cost of running the business for a year: equipment, software, insurance, rent.',
      min: 0,
      step: 500,
    },
    weeksPerYear: {
      kind: 'number',
      label: 'Working weeks per year',
      say: ['work'],
      symbol: 'w',
      help: '52 minus holidays, sick days and weeks without orders.',
      unit: 'weeks',
      usual: [1, 53],
      above: 0,
    },
    hoursPerWeek: {
      kind: 'number',
      label: 'Billable hours per week',
      symbol: 'h',
      quantity: 'weeklyHours',
      say: ['billable', 'bill', 'chargeable'],
      help: 'Only hours that a client pays for. E-mail, bookkeeping and finding work do not count.',
      unit: 'hours',
      usual: [1, 100],
      above: 0,
    },
  },
  results: {
    hourlyRate: {
      kind: 'money',
      label: 'Hourly rate',
      quantity: 'hourlyPay',
      headline: true,
      symbol: 'r',
      formula: 'revenueNeeded / billableHours',
    },
    billableHours: {
      kind: 'number',
      label: 'Billable hours per year',
      unit: 'hours',
      digits: { atMost: 2 },
      symbol: 'H',
      formula: 'weeksPerYear * hoursPerWeek',
    },
  },
  workings: {
    revenueNeeded: {
      kind: 'money',
      label: 'To be billed per year',
      symbol: 'B',
      formula: 'desiredIncome + annualExpenses',
    },
  },
  tables: {
    rates: {
      label: 'Price per day, week, month and year',
      help: 'A day is a fifth of your billable week, and a month is a twelfth of your billable year.',
      columns: {
        time: {
          kind: 'text',
          label: 'Time',
          labels: { hour: 'Hour', day: 'Day', week: 'Working week', month: 'Month', year: 'Year' },
        },
        hours: { kind: 'number', label: 'Billable hours', digits: { atMost: 2 }, ties: 'billableHours' },
        price: { kind: 'money', label: 'Price' },
      },
      note: 'Calculated with the unrounded hourly rate.',
    },
  },
  variations: [{ of: 'hoursPerWeek', at: [10, 15, 20, 25, 30, 35, 40], shows: ['hourlyRate', 'billableHours'] }],
  verdict: [
    {
      when: { field: 'desiredIncome', above: 0 },
      say: 'You must sell {billableHours} at this rate; income tax then comes out of the {desiredIncome}.',
    },
    { say: 'You must sell {billableHours} at this rate only to pay your expenses.' },
  ],
  cautions: [
    {
      when: { field: 'weeksPerYear', above: 52 },
      say: 'A year has only 52 weeks, so this plan does not fit into one. Enter the weeks in which you really work.',
    },
    {
      when: [
        { field: 'weeksPerYear', above: 48 },
        { field: 'weeksPerYear', atMost: 52 },
      ],
      say: 'This plan leaves fewer than four weeks for holidays, public holidays, illness and weeks without orders. With fewer working weeks, the rate must be higher.',
    },
    {
      when: { field: 'hoursPerWeek', above: 30 },
      say: 'Offers, invoices and the search for clients take time on top of these hours. If you sell fewer hours than planned, the rate must be higher: see the table below.',
    },
  ],
  examples: [
    {
      title: 'An income of 60,000, expenses of 12,000, 46 weeks of 25 hours',
      given: { desiredIncome: 60000, annualExpenses: 12000, weeksPerYear: 46, hoursPerWeek: 25 },
      asked: ['freelance rate to earn 60000 a year with 12000 expenses, 46 weeks, 25 billable hours a week'],
      shows: { hourlyRate: '62.61', billableHours: '1,150 hours' },
    },
    {
      title: 'The same plan with only 20 hours a week sold',
      given: { desiredIncome: 60000, annualExpenses: 12000, weeksPerYear: 46, hoursPerWeek: 20 },
      shows: { hourlyRate: '78.26', billableHours: '920 hours' },
    },
    {
      title: 'Only expenses of 9,000 to cover, 45 weeks of 17.5 hours',
      given: { desiredIncome: 0, annualExpenses: 9000, weeksPerYear: 45, hoursPerWeek: 17.5 },
      shows: { hourlyRate: '11.43', billableHours: '787.5 hours' },
    },
    {
      title: 'A half is rounded up: a rate of 50.005',
      given: { desiredIncome: 48005, annualExpenses: 2000, weeksPerYear: 40, hoursPerWeek: 25 },
      shows: { hourlyRate: '50.01', billableHours: '1,000 hours' },
      shown: false,
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
  published: '2026-11-21',
  reviewed: '2026-11-22',
  compute: 'formulas',
});
