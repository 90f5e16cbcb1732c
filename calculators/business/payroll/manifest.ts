import { defineCalculator } from '#schemas/manifest.ts';

export default defineCalculator({
  title: 'Payroll Calculator',
  summary: 'Gross and net pay from an hourly rate, the hours worked and a tax rate.',
  intro: 'Enter the hourly rate, the hours of the pay period and the share taken for tax to see the pay before and after it.',
  description:
    'Payroll calculator for hourly pay: the rate, the hours worked and a tax rate give gross pay and net pay, with the formula and a worked example.',
  keywords: ['payroll', 'gross pay', 'net pay', 'wages', 'take-home pay', 'hourly'],
  related: ['profit-margin', 'break-even', 'roi', 'freelance-rate'],
  order: 4,
  fields: {
    hourlyRate: {
      kind: 'number',
      label: 'Hourly rate',
      symbol: 'r',
      help: 'The pay for one hour before tax, in any currency.',
      min: 0,
      step: 0.5,
    },
    hoursWorked: {
      kind: 'number',
      label: 'Hours worked',
      symbol: 'h',
      help: 'In the pay period. Half an hour is 0.5; an hour at time and a half counts as 1.5.',
      unit: 'hours',
      min: 0,
      step: 0.5,
    },
    taxRate: {
      kind: 'number',
      label: 'Tax rate',
      symbol: 't',
      help: 'The share of the whole pay that is taken off. A payslip shows what it was last time.',
      unit: '%',
      min: 0,
      max: 100,
      step: 1,
    },
  },
  results: {
    grossPay: { kind: 'money', label: 'Gross pay', help: 'Before tax.', symbol: 'G', formula: 'hourlyRate * hoursWorked' },
    netPay: { kind: 'money', label: 'Net pay', help: 'After tax.', headline: true, symbol: 'N', formula: 'grossPay - tax' },
  },
  workings: { tax: { kind: 'money', label: 'Tax taken off', symbol: 'T', formula: 'grossPay * taxRate / 100' } },
  note: 'One flat rate on the whole pay. Real payrolls use tax bands, allowances and social contributions.',
  examples: [
    {
      title: '38 hours at 18.40 with 22 % tax',
      given: { hourlyRate: 18.4, hoursWorked: 38, taxRate: 22 },
      shows: { grossPay: '699.20', netPay: '545.38' },
      source: 'Our own: no further example printed by a textbook, agency or standard is known to us',
    },
    {
      title: '46 hours at 12, before tax',
      given: { hourlyRate: 12, hoursWorked: 46, taxRate: 0 },
      shows: { grossPay: '552.00', netPay: '552.00' },
      source: 'US Code of Federal Regulations, 29 CFR 778.110(b)',
    },
    {
      title: 'The same week with 6 hours at time and a half: 40 + 6 × 1.5 = 49',
      given: { hourlyRate: 12, hoursWorked: 49, taxRate: 0 },
      shows: { grossPay: '588.00', netPay: '588.00' },
      source: 'US Code of Federal Regulations, 29 CFR 778.110(a)',
    },
    {
      title: 'A half is rounded up: net pay of 691.875',
      given: { hourlyRate: 22.5, hoursWorked: 37.5, taxRate: 18 },
      shows: { grossPay: '843.75', netPay: '691.88' },
    },
    {
      title: 'All of it taken',
      given: { hourlyRate: 15, hoursWorked: 10, taxRate: 100 },
      shows: { grossPay: '150.00', netPay: '0.00' },
    },
  ],
  laws: [
    { law: 'rises', raise: 'hoursWorked', result: 'netPay' },
    { law: 'falls', raise: 'taxRate', result: 'netPay' },
    { law: 'holds', raise: 'taxRate', result: 'grossPay' },
    { law: 'scales', fields: ['hourlyRate'], results: ['grossPay', 'netPay'] },
  ],
  actions: { calculate: 'Calculate Pay' },
  compute: 'formulas',
});
