import { defineCalculator } from '#schemas/manifest.ts';
import {
  deductionSource,
  head2026,
  joint2026,
  ratesSource,
  separate2026,
  single2026,
  taxYear,
  validUntil,
} from './schedules.ts';

/** The table of a schedule, as the steps show it. */
const graduated = ({ brackets }: typeof single2026) => ({
  of: 'bracketStart',
  from: brackets,
  source: ratesSource,
  asOf: taxYear,
  validUntil,
});

export default defineCalculator({
  title: 'Income Tax Calculator',
  summary: 'Tax by brackets for US federal income in 2026, or for brackets of your own.',
  intro:
    'Choose the US federal brackets of 2026 for your filing status, or type those of any country and year. Then enter the income of one year.',
  description:
    'Income tax calculator by brackets: US federal tax for 2026 by filing status, or your own brackets. Tax, effective and marginal rate, bracket by bracket.',
  keywords: [
    'income tax',
    'tax brackets',
    'federal tax',
    'IRS',
    '2026',
    'marginal tax rate',
    'effective tax rate',
    'standard deduction',
    'tax slab',
    'tax bands',
    'filing status',
    'progressive tax',
  ],
  related: ['payroll', 'salary-converter', 'pay-raise', 'freelance-rate', 'overtime-pay', 'property-tax'],
  order: 8,
  fields: {
    schedule: {
      kind: 'choice',
      label: 'Brackets',
      help: 'The US lists are for the tax year 2026, with returns filed in 2027.',
      symbol: 'D',
      valueLabel: 'Standard deduction, US federal, tax year 2026',
      source: deductionSource,
      options: {
        single2026: { label: 'US federal 2026, single', value: single2026.standardDeduction },
        joint2026: {
          label: 'US federal 2026, married filing jointly',
          value: joint2026.standardDeduction,
        },
        separate2026: {
          label: 'US federal 2026, married filing separately',
          value: separate2026.standardDeduction,
        },
        head2026: { label: 'US federal 2026, head of household', value: head2026.standardDeduction },
        own: { label: 'My own brackets' },
      },
      default: 'single2026',
    },
    income: {
      kind: 'number',
      label: 'Income',
      symbol: 'Y',
      quantity: 'annualIncome',
      help: 'Of the whole year, before this tax, in the currency of the brackets.',
      min: 0,
      step: 1000,
    },
    useStandardDeduction: {
      kind: 'choice',
      label: 'Subtract the standard deduction',
      when: 'federal',
      help: 'Choose No if your figure is already taxable income, as on a tax return.',
      options: { yes: { label: 'Yes' }, no: { label: 'No, this is taxable income' } },
      default: 'yes',
    },
    ownBrackets: {
      kind: 'rows',
      label: 'Brackets',
      when: { field: 'schedule', is: 'own' },
      help: 'One row for each rate, from the lowest income up. For a part that is free of tax, start with a rate of 0 or with the first income that is taxed.',
      rowLabel: 'Bracket',
      maxRows: 20,
      incompleteRows: 'refuse',
      fields: {
        from: { kind: 'number', label: 'Income above', quantity: 'money', min: 0, step: 1000 },
        rate: { kind: 'number', label: 'Rate', unit: '%', min: 0, max: 100 },
      },
    },
  },
  guards: [
    {
      field: 'ownBrackets.from',
      is: 'rising',
      message: 'Each bracket must start above the one before it.',
    },
  ],
  results: {
    tax: {
      kind: 'money',
      label: 'Income tax',
      headline: true,
      help: 'For the year, by these brackets alone.',
      symbol: 'T',
      because: 'The tax on all lower brackets, and the last rate on what lies in the last bracket',
      formula: [
        {
          when: { field: 'schedule', is: 'single2026' },
          formula: 'singleBelow + marginalRate / 100 * (taxableIncome - bracketStart)',
        },
        {
          when: { field: 'schedule', is: 'joint2026' },
          formula: 'jointBelow + marginalRate / 100 * (taxableIncome - bracketStart)',
        },
        {
          when: { field: 'schedule', is: 'separate2026' },
          formula: 'separateBelow + marginalRate / 100 * (taxableIncome - bracketStart)',
        },
        {
          when: { field: 'schedule', is: 'head2026' },
          formula: 'headBelow + marginalRate / 100 * (taxableIncome - bracketStart)',
        },
        { formula: 'ownBelow + marginalRate / 100 * (taxableIncome - bracketStart)' },
      ],
    },
    afterTax: {
      kind: 'money',
      label: 'Income after this tax',
      help: 'Other taxes and contributions are still in it.',
      symbol: 'N',
      formula: 'income - tax',
    },
    effectiveRate: {
      kind: 'percent',
      label: 'Share of your income',
      quantity: 'incomeTaxRate',
      headline: true,
      help: 'The tax in percent of the income that you entered: the effective rate.',
      symbol: 'e',
      formula: [
        { when: { field: 'income', above: 0 }, formula: 'tax / income * 100' },
        { formula: '0', label: 'Share of no income' },
      ],
    },
    marginalRate: {
      kind: 'percent',
      label: 'Rate on your last unit of income',
      help: 'The marginal rate. Only the part of your income in the last bracket is taxed at it.',
      symbol: 'm',
    },
    taxableIncome: {
      kind: 'money',
      label: 'Taxable income',
      symbol: 'I',
      formula: [
        {
          when: ['federal', { field: 'useStandardDeduction', is: 'yes' }],
          formula: 'max(0, income - schedule)',
          because: [
            {
              when: { field: 'schedule', is: 'single2026' },
              say: 'The standard deduction for 2026, single, is {schedule.single2026}',
            },
            {
              when: { field: 'schedule', is: 'joint2026' },
              say: 'The standard deduction for 2026, married filing jointly, is {schedule.joint2026}',
            },
            {
              when: { field: 'schedule', is: 'separate2026' },
              say: 'The standard deduction for 2026, married filing separately, is {schedule.separate2026}',
            },
            {
              when: { field: 'schedule', is: 'head2026' },
              say: 'The standard deduction for 2026, head of household, is {schedule.head2026}',
            },
          ],
        },
        { formula: 'income', because: 'No deduction is subtracted' },
      ],
    },
    byBracket: {
      kind: 'table',
      label: 'Bracket by bracket',
      columns: {
        from: { kind: 'money', label: 'Above' },
        rate: { kind: 'percent', label: 'Rate', digits: { atMost: 2 } },
        taxed: { kind: 'money', label: 'Taxed in it' },
        tax: { kind: 'money', label: 'Tax' },
      },
      chart: { kind: 'bars', title: 'Tax from each bracket, by its rate', x: 'rate', y: 'tax' },
    },
  },
  workings: {
    bracketStart: {
      kind: 'money',
      label: 'Start of the last bracket reached',
      symbol: 's',
    },
    singleBelow: {
      kind: 'money',
      label: 'Tax below the last bracket',
      stepLabel: 'Tax below the last bracket: US federal 2026, single',
      when: { field: 'schedule', is: 'single2026' },
      symbol: 'B',
      graduated: graduated(single2026),
    },
    jointBelow: {
      kind: 'money',
      label: 'Tax below the last bracket',
      stepLabel: 'Tax below the last bracket: US federal 2026, married filing jointly',
      when: { field: 'schedule', is: 'joint2026' },
      symbol: 'B',
      graduated: graduated(joint2026),
    },
    separateBelow: {
      kind: 'money',
      label: 'Tax below the last bracket',
      stepLabel: 'Tax below the last bracket: US federal 2026, married filing separately',
      when: { field: 'schedule', is: 'separate2026' },
      symbol: 'B',
      graduated: graduated(separate2026),
    },
    headBelow: {
      kind: 'money',
      label: 'Tax below the last bracket',
      stepLabel: 'Tax below the last bracket: US federal 2026, head of household',
      when: { field: 'schedule', is: 'head2026' },
      symbol: 'B',
      graduated: graduated(head2026),
    },
    ownBelow: {
      kind: 'money',
      label: 'Tax below the last bracket',
      symbol: 'B',
    },
  },
  cases: {
    federal: { field: 'schedule', is: ['single2026', 'joint2026', 'separate2026', 'head2026'] },
  },
  tables: {
    others: {
      label: 'Tax on lower and higher incomes',
      help: 'For taxable incomes from a quarter of yours to three times as much, by the same brackets.',
      none: 'Without taxable income there is no tax to compare.',
      columns: {
        taxable: { kind: 'money', label: 'Taxable income' },
        tax: { kind: 'money', label: 'Tax' },
        average: { kind: 'percent', label: 'Average rate' },
        last: { kind: 'percent', label: 'Rate on the last unit' },
      },
      chart: {
        kind: 'lines',
        title: 'Average rate, and rate on the last unit',
        x: 'taxable',
        y: ['average', 'last'],
      },
    },
    federal2026: {
      label: 'US federal brackets for 2026',
      help: 'The taxable income above which each rate applies, for the tax year 2026 (returns filed in 2027).',
      note: `Source: ${ratesSource}.`,
      none: 'The US federal brackets are listed when you choose one of them.',
      columns: {
        rate: { kind: 'percent', label: 'Rate', digits: 0 },
        single: { kind: 'money', label: 'Single', digits: 0 },
        joint: { kind: 'money', label: 'Married, jointly', digits: 0 },
        separate: { kind: 'money', label: 'Married, separately', digits: 0 },
        head: { kind: 'money', label: 'Head of household', digits: 0 },
      },
    },
  },
  variations: [
    {
      of: 'schedule',
      label: 'The same income with each filing status',
      at: 'options',
      shows: ['taxableIncome', 'tax', 'effectiveRate', 'marginalRate'],
    },
    {
      of: 'income',
      label: 'Other incomes with the same brackets',
      at: [20000, 40000, 60000, 80000, 100000, 150000, 200000, 300000, 500000],
      shows: ['tax', 'afterTax', 'effectiveRate', 'marginalRate'],
    },
  ],
  cautions: [
    {
      when: 'federal',
      say: 'This is an estimate by the US federal brackets of the tax year 2026. State and local tax, payroll taxes, credits, lower rates on capital gains and the alternative minimum tax are not in it. This is no tax advice, and your return may show another amount.',
    },
    {
      when: ['federal', { field: 'useStandardDeduction', is: 'yes' }],
      say: 'The basic standard deduction for 2026 is subtracted. It is larger from age 65 or with blindness, and often smaller for somebody who is claimed as a dependent.',
    },
    {
      when: [
        { field: 'schedule', is: 'separate2026' },
        { field: 'useStandardDeduction', is: 'yes' },
      ],
      say: 'Spouses with separate returns must choose the same way: if one itemizes deductions, the other cannot take the standard deduction.',
    },
    {
      when: { field: 'schedule', is: 'own' },
      say: 'Calculated with the brackets that you typed, without credits, surcharges or other taxes. Check the place and the year of your list with the tax authority. This is no tax advice.',
    },
  ],
  examples: [
    {
      title: 'Single in 2026, with wages of 101,100 and the standard deduction',
      given: { schedule: 'single2026', income: 101100, useStandardDeduction: 'yes' },
      shows: {
        tax: '13,412.00',
        afterTax: '87,688.00',
        effectiveRate: '13.27%',
        marginalRate: '22.00%',
        taxableIncome: '85,000.00',
      },
    },
    {
      title: 'Single in 2026, with a taxable income of 85,000',
      given: { schedule: 'single2026', income: 85000, useStandardDeduction: 'no' },
      shows: {
        tax: '13,412.00',
        effectiveRate: '15.78%',
        marginalRate: '22.00%',
        taxableIncome: '85,000.00',
      },
    },
    {
      title: 'A couple filing jointly in 2026, with wages of 140,000',
      given: { schedule: 'joint2026', income: 140000 },
      shows: {
        tax: '13,140.00',
        taxableIncome: '107,800.00',
        marginalRate: '22.00%',
        effectiveRate: '9.39%',
      },
    },
    {
      title: 'Head of household in 2026, with a taxable income of 85,000',
      given: { schedule: 'head2026', income: 85000, useStandardDeduction: 'no' },
      shows: { tax: '11,601.00', marginalRate: '22.00%' },
    },
    {
      title: 'Own brackets: 10 %, and 20 % above 10,000',
      given: {
        schedule: 'own',
        income: 15000,
        ownBrackets: [
          { from: 0, rate: 10 },
          { from: 10000, rate: 20 },
        ],
      },
      shows: { tax: '2,000.00', afterTax: '13,000.00', effectiveRate: '13.33%', marginalRate: '20.00%' },
    },
    {
      title: 'Single, taxable income exactly at the end of the 12 % bracket of 2026',
      given: { schedule: 'single2026', income: 50400, useStandardDeduction: 'no' },
      shows: { tax: '5,800.00', marginalRate: '12.00%' },
      source: 'US Internal Revenue Service, Revenue Procedure 2025-32, 2025, tax rate tables for 2026',
      shown: false,
    },
    {
      title: 'Single, taxable income exactly at the end of the 22 % bracket of 2026',
      given: { schedule: 'single2026', income: 105700, useStandardDeduction: 'no' },
      shows: { tax: '17,966.00', marginalRate: '22.00%' },
      source: 'US Internal Revenue Service, Revenue Procedure 2025-32, 2025, tax rate tables for 2026',
      shown: false,
    },
    {
      title: 'Joint, taxable income exactly at the end of the 35 % bracket of 2026',
      given: { schedule: 'joint2026', income: 768700, useStandardDeduction: 'no' },
      shows: { tax: '206,583.50', marginalRate: '35.00%' },
      source: 'US Internal Revenue Service, Revenue Procedure 2025-32, 2025, tax rate tables for 2026',
      shown: false,
    },
    {
      title: 'Married filing separately, far above the last threshold of 2026',
      given: { schedule: 'separate2026', income: 500000 },
      shows: { taxableIncome: '483,900.00', marginalRate: '37.00%', tax: '140,125.25' },
      shown: false,
    },
    {
      title: 'Joint, taxable income of 85,000',
      given: { schedule: 'joint2026', income: 85000, useStandardDeduction: 'no' },
      shows: { tax: '9,704.00', marginalRate: '12.00%' },
      shown: false,
    },
    {
      title: 'An income below the standard deduction',
      given: { schedule: 'single2026', income: 12000 },
      shows: { tax: '0.00', taxableIncome: '0.00', effectiveRate: '0.00%', marginalRate: '0.00%' },
      shown: false,
    },
    {
      title: 'No income at all',
      given: { schedule: 'head2026', income: 0 },
      shows: { tax: '0.00', afterTax: '0.00', effectiveRate: '0.00%', marginalRate: '0.00%' },
      shown: false,
    },
    {
      title: 'Income below the first of the own brackets',
      given: {
        schedule: 'own',
        income: 9000,
        ownBrackets: [
          { from: 12570, rate: 20 },
          { from: 50270, rate: 40 },
        ],
      },
      shows: { tax: '0.00', afterTax: '9,000.00', marginalRate: '0.00%' },
      shown: false,
    },
  ],
  laws: [
    { law: 'sums', parts: ['tax', 'afterTax'], whole: 'income' },
    { law: 'rises', raise: 'income', result: 'tax' },
    { law: 'rises', raise: 'income', result: 'afterTax' },
    { law: 'rises', raise: 'income', result: 'taxableIncome' },
    { law: 'rises', raise: 'ownBrackets.rate', result: 'tax' },
  ],
  actions: { calculate: 'Calculate Tax' },
  reviewed: '2026-11',
  compute: 'compute.ts',
});
