import {
  eachBlank,
  eachOf,
  money,
  notNegative,
  orNothing,
  percent,
  positive,
  type Specification,
  whole,
} from './facts.ts';

const sale = { cost: '60', revenue: '100' };
const product = { fixedCosts: '10000', pricePerUnit: '50', variableCostPerUnit: '30' };
const hasTarget = { field: 'targetProfit', above: 0 } as const;
const hasSales = { field: 'expectedUnits', filled: true } as const;
const investment = { initialInvestment: '1000', finalValue: '1500' };
const contributes = { field: 'contributionRate', above: 0 } as const;
const periodChosen = {
  field: 'payPeriod',
  is: ['week', 'biweekly', 'semimonthly', 'month'],
} as const;
const work = { hourlyRate: '20', hoursWorked: '40', taxRate: '15' };
const year = {
  desiredIncome: '60000',
  annualExpenses: '10000',
  weeksPerYear: '48',
  hoursPerWeek: '25',
};

export const business: Specification = {
  'profit-margin': {
    category: 'business',
    fields: { cost: notNegative, revenue: positive },
    results: { profit: money, profitMargin: percent },
    worked: [
      [sale, { profit: '40.00', profitMargin: '40.00%' }],
      [
        { cost: '100', revenue: '60' },
        { profit: '-40.00', profitMargin: '-66.67%' },
      ],
      [
        { cost: '0', revenue: '3' },
        { profit: '3.00', profitMargin: '100.00%' },
      ],
    ],
    refused: [
      ...eachBlank(sale),
      ...eachOf(sale, 'cost', '-0.01'),
      ...eachOf(sale, 'revenue', '0', '-1'),
    ],
  },

  'break-even': {
    category: 'business',
    fields: {
      fixedCosts: notNegative,
      pricePerUnit: positive,
      variableCostPerUnit: notNegative,
      targetProfit: orNothing,
      expectedUnits: { ...positive, optional: true, unit: 'units' },
    },
    guards: [{ field: 'pricePerUnit', is: 'above', than: 'variableCostPerUnit' }],
    results: {
      breakEvenUnits: { kind: 'number', digits: { atMost: 4 } },
      breakEvenUnitsRoundedUp: whole,
      breakEvenRevenue: money,
      contributionMargin: money,
      contributionMarginRatio: percent,
      targetUnits: { kind: 'number', digits: { atMost: 4 }, when: hasTarget },
      targetUnitsRoundedUp: { ...whole, when: hasTarget },
      targetRevenue: { ...money, when: hasTarget },
      expectedProfit: { ...money, when: hasSales },
      marginOfSafety: { ...percent, when: hasSales },
    },
    worked: [
      [
        product,
        { breakEvenUnits: '500', breakEvenUnitsRoundedUp: '500', breakEvenRevenue: '25,000.00' },
      ],
      [
        { fixedCosts: '1000', pricePerUnit: '7', variableCostPerUnit: '4' },
        {
          breakEvenUnits: '333.3333',
          breakEvenUnitsRoundedUp: '334',
          breakEvenRevenue: '2,333.33',
        },
      ],
      [
        { fixedCosts: '0', pricePerUnit: '2', variableCostPerUnit: '1' },
        { breakEvenUnits: '0', breakEvenUnitsRoundedUp: '0', breakEvenRevenue: '0.00' },
      ],
      // 0.3 - 0.2 is a tenth, and no more: a thousand units, not 1,001.
      [
        { fixedCosts: '100', pricePerUnit: '0.3', variableCostPerUnit: '0.2' },
        { breakEvenUnits: '1,000', breakEvenUnitsRoundedUp: '1,000', breakEvenRevenue: '300.00' },
      ],
      [
        {
          fixedCosts: '18000',
          pricePerUnit: '100',
          variableCostPerUnit: '20',
          targetProfit: '16000',
        },
        { contributionMarginRatio: '80.00%', targetUnits: '425', targetRevenue: '42,500.00' },
      ],
      [
        {
          fixedCosts: '35000',
          pricePerUnit: '250',
          variableCostPerUnit: '150',
          targetProfit: '40000',
          expectedUnits: '400',
        },
        {
          targetUnitsRoundedUp: '750',
          targetRevenue: '187,500.00',
          expectedProfit: '5,000.00',
          marginOfSafety: '12.50%',
        },
      ],
      [
        {
          fixedCosts: '0',
          pricePerUnit: '2',
          variableCostPerUnit: '1',
          expectedUnits: '5',
        },
        { marginOfSafety: '100.00%' },
      ],
    ],
    refused: [
      ...eachBlank(product),
      ...eachOf(product, 'fixedCosts', '-0.01'),
      ...eachOf(product, 'pricePerUnit', '30', '29.99', '0'),
      ...eachOf(product, 'variableCostPerUnit', '-0.01'),
      ...eachOf(product, 'targetProfit', '-1'),
      ...eachOf(product, 'expectedUnits', '0', '-1'),
    ],
  },

  roi: {
    category: 'business',
    fields: {
      initialInvestment: positive,
      finalValue: notNegative,
      years: { ...positive, optional: true, max: 1000, unit: 'years' },
    },
    results: {
      gain: money,
      roi: percent,
      annualizedRoi: { ...percent, when: { field: 'years', filled: true } },
    },
    worked: [
      [investment, { gain: '500.00', roi: '50.00%' }],
      [
        { ...investment, finalValue: '0' },
        { gain: '-1,000.00', roi: '-100.00%' },
      ],
      [
        { initialInvestment: '3', finalValue: '4' },
        { gain: '1.00', roi: '33.33%' },
      ],
      [
        { initialInvestment: '10000', finalValue: '19000', years: '3' },
        { roi: '90.00%', annualizedRoi: '23.86%' },
      ],
      [
        { initialInvestment: '10000', finalValue: '16105.10', years: '5' },
        { annualizedRoi: '10.00%' },
      ],
      [{ initialInvestment: '100', finalValue: '110', years: '0.5' }, { annualizedRoi: '21.00%' }],
      [{ ...investment, finalValue: '0', years: '2' }, { annualizedRoi: '-100.00%' }],
      [{ ...investment, years: '1' }, { annualizedRoi: '50.00%' }],
    ],
    refused: [
      ...eachBlank(investment),
      ...eachOf(investment, 'initialInvestment', '0', '-1'),
      ...eachOf(investment, 'finalValue', '-0.01'),
      ...eachOf(investment, 'years', '0', '-1', '1000.01'),
    ],
  },

  payroll: {
    category: 'business',
    fields: {
      hourlyRate: notNegative,
      hoursWorked: { ...notNegative, unit: 'hours' },
      taxRate: { kind: 'number', min: 0, max: 100, unit: '%' },
      overtimeHours: { ...orNothing, unit: 'hours' },
      overtimeMultiplier: { kind: 'number', min: 1, max: 5, default: 1.5 },
      pretaxDeduction: orNothing,
      contributionRate: { ...orNothing, max: 100, unit: '%' },
      contributionsOn: {
        kind: 'choice',
        options: {
          gross: 'The gross pay',
          taxable: 'The pay after the deduction',
        },
        default: 'gross',
        when: contributes,
      },
      afterTaxDeduction: orNothing,
      payPeriod: {
        kind: 'choice',
        options: {
          none: 'Not given',
          week: [52, 'A week'],
          biweekly: [26, 'Two weeks'],
          semimonthly: [24, 'Half a month'],
          month: [12, 'A month'],
        },
        default: 'none',
      },
    },
    results: {
      grossPay: money,
      netPay: money,
      overtimePay: { ...money, when: { field: 'overtimeHours', above: 0 } },
      taxablePay: { ...money, when: { field: 'pretaxDeduction', above: 0 } },
      taxAmount: money,
      contributionAmount: { ...money, when: contributes },
      grossYear: { ...money, when: periodChosen },
      netYear: { ...money, when: periodChosen },
    },
    worked: [
      [work, { grossPay: '800.00', netPay: '680.00' }],
      [{ ...work, taxRate: '0' }, { netPay: '800.00' }],
      [{ ...work, taxRate: '100' }, { netPay: '0.00' }],
      [
        {
          ...work,
          overtimeHours: '6',
          pretaxDeduction: '100',
          contributionRate: '7.65',
        },
        {
          grossPay: '980.00',
          taxAmount: '132.00',
          contributionAmount: '74.97',
          netPay: '673.03',
        },
      ],
      [
        { hourlyRate: '17.35', hoursWorked: '37.5', taxRate: '22.5' },
        { grossPay: '650.63', netPay: '504.23' },
      ],
    ],
    refused: [
      ...eachBlank(work),
      ...eachOf(work, 'hourlyRate', '-0.01'),
      ...eachOf(work, 'hoursWorked', '-0.01'),
      ...eachOf(work, 'taxRate', '-0.01', '100.01'),
      ...eachOf(work, 'overtimeHours', '-0.01'),
      ...eachOf(work, 'overtimeMultiplier', '0.99', '5.01', ''),
      ...eachOf(work, 'pretaxDeduction', '-0.01', '800.01'),
      ...eachOf(work, 'contributionRate', '-0.01', '85.01', '100.01'),
      ...eachOf(work, 'afterTaxDeduction', '-0.01', '680.01'),
    ],
  },

  'freelance-rate': {
    category: 'business',
    fields: {
      desiredIncome: notNegative,
      annualExpenses: notNegative,
      weeksPerYear: { ...positive, unit: 'weeks' },
      hoursPerWeek: { ...positive, unit: 'hours' },
    },
    results: {
      hourlyRate: money,
      billableHours: { kind: 'number', digits: { atMost: 2 }, unit: 'hours' },
    },
    worked: [
      [year, { hourlyRate: '58.33', billableHours: '1,200 hours' }],
      [
        { desiredIncome: '50000', annualExpenses: '0', weeksPerYear: '52', hoursPerWeek: '37.5' },
        { hourlyRate: '25.64', billableHours: '1,950 hours' },
      ],
    ],
    refused: [
      ...eachBlank(year),
      ...eachOf(year, 'desiredIncome', '-0.01'),
      ...eachOf(year, 'annualExpenses', '-0.01'),
      ...eachOf(year, 'weeksPerYear', '0', '-1'),
      ...eachOf(year, 'hoursPerWeek', '0', '-1'),
    ],
  },
};
