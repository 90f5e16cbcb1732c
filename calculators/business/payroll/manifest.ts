import { defineCalculator } from '#schemas/manifest.ts';

export default defineCalculator({
  title: 'Payroll Calculator',
  summary: 'Gross and net pay from an hourly rate, the hours worked and a tax rate.',
  intro:
    'Enter your hourly rate, the hours of one pay period and the percentage taken for tax. You see the pay before and after tax.',
  description:
    'Payroll calculator for hourly pay: the rate, the hours and a tax rate give gross and net pay for the period, and per week, month and year.',
  keywords: [
    'payroll',
    'gross pay',
    'net pay',
    'wages',
    'take-home pay',
    'hourly',
    'paycheck',
    'payslip',
    'salary',
    'in-hand salary',
  ],
  ask: {
    names: ['pay after tax', 'take home', 'wages after tax', 'net wage', 'gross wage', 'net salary'],
    without: ['overtime', 'bonus', 'pension', '401k', 'allowance', 'commission'],
  },
  related: ['overtime-pay', 'timesheet', 'salary-converter', 'income-tax', 'pay-raise', 'freelance-rate'],
  order: 4,
  fields: {
    hourlyRate: {
      kind: 'number',
      label: 'Hourly rate',
      symbol: 'r',
      quantity: 'hourlyPay',
      say: ['paid', 'earn', 'make', 'rate', 'pay'],
      help: 'The pay for one hour before tax, in any currency.',
      min: 0,
      step: 0.5,
    },
    hoursWorked: {
      kind: 'number',
      label: 'Hours worked',
      symbol: 'h',
      quantity: 'hoursWorked',
      say: ['hours'],
      help: 'In one pay period. Half an hour is 0.5, and an hour at time and a half counts as 1.5.',
      unit: 'hours',
      min: 0,
      step: 0.5,
    },
    taxRate: {
      kind: 'number',
      label: 'Tax rate',
      symbol: 't',
      quantity: 'incomeTaxRate',
      say: ['withhold', 'withholding', 'deduct', 'deduction', 'taken off'],
      help: 'Tax as a percentage of the whole pay. Your last payslip shows both amounts.',
      unit: '%',
      min: 0,
      max: 100,
    },
  },
  results: {
    grossPay: { kind: 'money', label: 'Gross pay', help: 'Before tax.', symbol: 'G', formula: 'hourlyRate * hoursWorked' },
    netPay: {
      kind: 'money',
      label: 'Net pay',
      say: ['take home', 'paycheck'],
      help: 'After tax.',
      headline: true,
      symbol: 'N',
      formula: 'grossPay - tax',
    },
  },
  workings: { tax: { kind: 'money', label: 'Tax taken off', symbol: 'T', formula: 'grossPay * taxRate / 100' } },
  tables: {
    periods: {
      label: 'Pay per week, month and year',
      help: 'Choose the line for the period that your hours cover. Each line assumes the same pay all year.',
      columns: {
        period: {
          kind: 'text',
          label: 'Your hours are for',
          labels: { week: 'One week', twoWeeks: 'Two weeks', halfMonth: 'Half a month', month: 'One month' },
        },
        grossYear: { kind: 'money', label: 'Gross per year' },
        netYear: { kind: 'money', label: 'Net per year' },
        netMonth: { kind: 'money', label: 'Net per month' },
        netWeek: { kind: 'money', label: 'Net per week' },
      },
      note: 'A year is counted as 52 weeks or 12 months, all of them paid.',
    },
  },
  variations: [{ of: 'taxRate', at: [10, 15, 20, 25, 30, 35, 40], shows: ['netPay'] }],
  cautions: [
    {
      say: 'This is an estimate with one flat rate for the whole pay. Real payrolls use tax bands, allowances and social contributions, so your payslip may show another amount.',
    },
    {
      when: { field: 'taxRate', atMost: 0 },
      say: 'You entered no tax, so net pay equals gross pay. The amount that you receive is usually lower.',
    },
    {
      when: { field: 'hoursWorked', above: 40 },
      say: 'In the United States (federal law, 2026) most hourly workers must get at least time and a half after 40 hours in one week. Enter each hour above 40 in a week as 1.5 hours, unless you have already done so.',
    },
  ],
  examples: [
    {
      title: 'A week of 38 hours at 18.40 with 22 % tax',
      given: { hourlyRate: 18.4, hoursWorked: 38, taxRate: 22 },
      asked: ['take home pay at 18.40 an hour for 38 hours, 22% tax'],
      shows: { grossPay: '699.20', netPay: '545.38' },
    },
    {
      title: 'A week of 46 hours at 12, before overtime pay is added',
      given: { hourlyRate: 12, hoursWorked: 46, taxRate: 0 },
      shows: { grossPay: '552.00', netPay: '552.00' },
      source: 'US Code of Federal Regulations, 29 CFR 778.110(b), 2011',
    },
    {
      title: 'The same week with 6 hours at time and a half: 40 + 6 × 1.5 = 49',
      given: { hourlyRate: 12, hoursWorked: 49, taxRate: 0 },
      shows: { grossPay: '588.00', netPay: '588.00' },
      source: 'US Code of Federal Regulations, 29 CFR 778.110(a), 2011',
    },
    {
      title: 'The same week with a bonus that raises the rate to 13',
      given: { hourlyRate: 13, hoursWorked: 49, taxRate: 0 },
      shows: { grossPay: '637.00', netPay: '637.00' },
      source: 'US Code of Federal Regulations, 29 CFR 778.110(b), 2011',
    },
    {
      title: 'A week of 37.5 hours at 22.50 with 18 % tax',
      given: { hourlyRate: 22.5, hoursWorked: 37.5, taxRate: 18 },
      asked: ['net pay for 37.5 hours at 22.50 an hour with 18% tax'],
      shows: { grossPay: '843.75', netPay: '691.88' },
    },
    {
      title: 'All of it taken',
      given: { hourlyRate: 15, hoursWorked: 10, taxRate: 100 },
      shows: { grossPay: '150.00', netPay: '0.00' },
      shown: false,
    },
  ],
  laws: [
    { law: 'rises', raise: 'hoursWorked', result: 'netPay' },
    { law: 'falls', raise: 'taxRate', result: 'netPay' },
    { law: 'holds', raise: 'taxRate', result: 'grossPay' },
    { law: 'scales', fields: ['hourlyRate'], results: ['grossPay', 'netPay'] },
  ],
  actions: { calculate: 'Calculate Pay' },
  reviewed: '2026-11',
  compute: 'formulas',
});
