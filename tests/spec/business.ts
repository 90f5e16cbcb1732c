import {
  eachBlank,
  eachOf,
  money,
  notNegative,
  percent,
  positive,
  type Specification,
  whole,
} from './facts.ts';

const sale = { cost: '60', revenue: '100' };
const product = { fixedCosts: '10000', pricePerUnit: '50', variableCostPerUnit: '30' };
const investment = { initialInvestment: '1000', finalValue: '1500' };
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
    fields: { fixedCosts: notNegative, pricePerUnit: positive, variableCostPerUnit: notNegative },
    guards: [{ field: 'pricePerUnit', is: 'above', than: 'variableCostPerUnit' }],
    results: {
      breakEvenUnits: { kind: 'number', digits: { atMost: 4 } },
      breakEvenUnitsRoundedUp: whole,
      breakEvenRevenue: money,
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
    ],
    refused: [
      ...eachBlank(product),
      ...eachOf(product, 'fixedCosts', '-0.01'),
      ...eachOf(product, 'pricePerUnit', '30', '29.99', '0'),
      ...eachOf(product, 'variableCostPerUnit', '-0.01'),
    ],
  },

  roi: {
    category: 'business',
    fields: { initialInvestment: positive, finalValue: notNegative },
    results: { gain: money, roi: percent },
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
    ],
    refused: [
      ...eachBlank(investment),
      ...eachOf(investment, 'initialInvestment', '0', '-1'),
      ...eachOf(investment, 'finalValue', '-0.01'),
    ],
  },

  payroll: {
    category: 'business',
    fields: {
      hourlyRate: notNegative,
      hoursWorked: { ...notNegative, unit: 'hours' },
      taxRate: { kind: 'number', min: 0, max: 100, unit: '%' },
    },
    results: { grossPay: money, netPay: money },
    worked: [
      [work, { grossPay: '800.00', netPay: '680.00' }],
      [{ ...work, taxRate: '0' }, { netPay: '800.00' }],
      [{ ...work, taxRate: '100' }, { netPay: '0.00' }],
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
