import {
  eachBlank,
  eachOf,
  money,
  notNegative,
  orNothing,
  percent,
  positive,
  type Specification,
  text,
  yearlyRate,
  years,
} from './facts.ts';

const means = {
  annualIncome: '120000',
  monthlyDebts: '0',
  downPayment: '0',
  annualRate: '6',
  termYears: '30',
};
const couple = {
  annualIncome: '84000',
  monthlyDebts: '500',
  downPayment: '40000',
  annualRate: '6.5',
  termYears: '30',
  propertyTaxRate: '1.2',
  homeInsurance: '1500',
  associationFees: '60',
};
const ownLimit = {
  kind: 'number',
  unit: '% of income',
  min: 1,
  max: 100,
  when: { field: 'rule', is: 'own' },
} as const;
const letting = {
  downPayment: '50000',
  closingCosts: '5000',
  renovationCosts: '10000',
  annualRent: '18000',
  annualExpenses: '6000',
  years: '5',
};
const lettingWithLoan = {
  downPayment: '50000',
  closingCosts: '6000',
  renovationCosts: '9000',
  annualRent: '19200',
  annualExpenses: '5000',
  years: '5',
  purchasePrice: '200000',
  loanRate: '6',
};
const hasPrice = { field: 'purchasePrice', above: 0 } as const;
const borrows = [hasPrice, { figure: 'loanAmount', above: 0 }] as const;
const compared = { figure: 'typedRates', above: 0 } as const;
const share = { kind: 'number', min: 0, max: 30, optional: true } as const;
const building = { area: '2000', costPerUnitArea: '150', contingencyRate: '10' };

export const realEstate: Specification = {
  'mortgage-affordability': {
    category: 'real-estate',
    fields: {
      annualIncome: positive,
      monthlyDebts: { ...orNothing, default: 0 },
      downPayment: { ...orNothing, default: 0 },
      annualRate: yearlyRate,
      termYears: years,
      propertyTaxRate: { ...orNothing, max: 20, unit: '% of the price per year' },
      homeInsurance: { ...orNothing, unit: 'per year' },
      associationFees: { ...orNothing, unit: 'per month' },
      rule: {
        kind: 'choice',
        default: 'classic',
        options: {
          classic: '28/36, the rule of thumb',
          fha: '31/43, FHA loans in the US',
          conventional: '45% for all debts, conventional loans in the US',
          fifty: '50% for all debts, the most that lenders allow',
          multiple: 'A multiple of income, as in Britain',
          own: 'My own limits',
        },
      },
      incomeMultiple: {
        kind: 'number',
        min: 0.1,
        max: 20,
        default: 4.5,
        when: { field: 'rule', is: 'multiple' },
      },
      housingShare: { ...ownLimit, default: 28 },
      debtShare: { ...ownLimit, default: 36 },
    },
    results: {
      maxMonthlyPayment: money,
      maxLoanAmount: money,
      maxHomePrice: money,
      limit: {
        ...text,
        labels: {
          income: 'The multiple of your income',
          nothing: 'Your other debts leave nothing',
          costs: 'Taxes, insurance and fees take the whole limit',
          housing: 'The limit for housing',
          debts: 'The limit for all debts',
          both: 'Both limits alike',
        },
      },
      loanPayment: { ...money, when: { figure: 'costs', is: 'yes' } },
      taxMonthly: { ...money, when: { field: 'propertyTaxRate', above: 0 } },
      insuranceMonthly: { ...money, when: { field: 'homeInsurance', above: 0 } },
      incomeShare: { ...percent, when: { field: 'rule', is: 'multiple' } },
    },
    constants: {
      classicHousing: 28,
      classicDebts: 36,
      fhaHousing: 31,
      fhaDebts: 43,
      conventionalDebts: 45,
      mostDebts: 50,
    },
    guards: [
      {
        field: 'debtShare',
        is: 'atLeast',
        than: 'housingShare',
        when: { field: 'rule', is: 'own' },
      },
    ],
    worked: [
      [
        means,
        {
          maxMonthlyPayment: '2,800.00',
          maxLoanAmount: '467,016.52',
          maxHomePrice: '467,016.52',
        },
      ],
      [{ ...means, monthlyDebts: '800' }, { maxMonthlyPayment: '2,800.00' }],
      [{ ...means, monthlyDebts: '801' }, { maxMonthlyPayment: '2,799.00' }],
      [
        { ...means, monthlyDebts: '2000', downPayment: '50000' },
        {
          maxMonthlyPayment: '1,600.00',
          maxLoanAmount: '266,866.58',
          maxHomePrice: '316,866.58',
        },
      ],
      [
        { ...means, monthlyDebts: '9999', downPayment: '50000' },
        { maxMonthlyPayment: '0.00', maxLoanAmount: '0.00', maxHomePrice: '50,000.00' },
      ],
      [{ ...means, annualRate: '0' }, { maxLoanAmount: '1,008,000.00' }],
      [{ ...means, monthlyDebts: '', downPayment: '' }, { maxHomePrice: '467,016.52' }],
      [
        couple,
        {
          maxHomePrice: '276,999.83',
          maxMonthlyPayment: '1,960.00',
          loanPayment: '1,498.00',
          taxMonthly: '277.00',
          insuranceMonthly: '125.00',
          limit: 'The limit for housing',
        },
      ],
      [{ ...couple, rule: 'fha' }, { maxHomePrice: '305,685.69' }],
      [{ ...couple, rule: 'conventional' }, { maxHomePrice: '371,253.37' }],
      [{ ...couple, rule: 'fifty' }, { maxHomePrice: '419,063.13' }],
      [
        { annualIncome: '40000', annualRate: '5', termYears: '25', rule: 'multiple' },
        { maxLoanAmount: '180,000.00', maxMonthlyPayment: '1,052.26', incomeShare: '31.57%' },
      ],
    ],
    refused: [
      ...eachBlank(means, 'annualIncome', 'annualRate', 'termYears'),
      ...eachOf(means, 'annualIncome', '0'),
      ...eachOf(means, 'monthlyDebts', '-1'),
      ...eachOf(means, 'downPayment', '-1'),
      ...eachOf(means, 'annualRate', '-1'),
      ...eachOf(means, 'termYears', '0'),
      ...eachOf(means, 'propertyTaxRate', '-1', '21'),
      ...eachOf(means, 'homeInsurance', '-1'),
      ...eachOf(means, 'associationFees', '-1'),
      { ...means, rule: 'own', housingShare: '40', debtShare: '36' },
    ],
  },

  'rent-vs-buy': {
    category: 'real-estate',
    fields: {
      monthlyRent: { ...notNegative, default: 1200 },
      homePrice: { ...notNegative, default: 300000 },
      downPayment: { ...notNegative, default: 60000 },
      annualRate: { ...yearlyRate, default: 6 },
      termYears: { ...years, default: 30 },
      propertyTaxRate: { ...yearlyRate, default: 1.2 },
      annualInsurance: { ...notNegative, default: 1200 },
      maintenanceRate: { ...yearlyRate, default: 1 },
      rentGrowthRate: { ...yearlyRate, default: 3 },
      years: { ...years, default: 7 },
      homeGrowthRate: { ...yearlyRate, min: -20, max: 30, optional: true, presets: [0, 2, 3] },
      buyingCosts: { ...share, unit: '% of the price', presets: [2, 3, 5] },
      sellingCosts: { ...share, unit: '% of the sale price', presets: [5, 6] },
      investmentReturn: { ...yearlyRate, max: 30, optional: true, presets: [3, 5, 7] },
    },
    guards: [{ field: 'downPayment', is: 'atMost', than: 'homePrice' }],
    results: {
      rentCost: money,
      buyCost: money,
      verdict: {
        kind: 'text',
        labels: {
          buy: 'Buying leaves you with more',
          rent: 'Renting leaves you with more',
          equal: 'Both leave you with the same',
        },
        when: compared,
      },
      ownerNetWorth: { ...money, when: compared },
      renterNetWorth: { ...money, when: compared },
      advantage: { ...money, when: compared },
      breakEvenYear: { kind: 'number', digits: 0, when: compared },
      homeValue: { ...money, when: compared },
      saleProceeds: { ...money, when: compared },
      cheaper: {
        kind: 'text',
        labels: {
          rent: 'Renting may be cheaper',
          buy: 'Buying may be cheaper',
          equal: 'Both cost the same',
        },
      },
    },
    worked: [
      [{}, { rentCost: '110,339.46', buyCost: '235,469.39', cheaper: 'Renting may be cheaper' }],
      [{ years: '1' }, { rentCost: '14,400.00', buyCost: '85,067.06' }],
      [{ years: '2.5' }, { rentCost: '36,870.48', buyCost: '122,667.64' }],
      // Past the mortgage's end only tax, maintenance and insurance go on.
      [
        { years: '40' },
        { rentCost: '1,085,778.14', buyCost: '890,011.65', cheaper: 'Buying may be cheaper' },
      ],
      [{ rentGrowthRate: '0' }, { rentCost: '100,800.00' }],
      [{ annualRate: '0' }, { buyCost: '170,600.00' }],
      [
        { monthlyRent: '0', homePrice: '0', downPayment: '0', annualInsurance: '0' },
        { rentCost: '0.00', buyCost: '0.00', cheaper: 'Both cost the same' },
      ],
    ],
    refused: [
      ...[
        'monthlyRent',
        'homePrice',
        'downPayment',
        'annualRate',
        'propertyTaxRate',
        'annualInsurance',
        'maintenanceRate',
        'rentGrowthRate',
      ].flatMap((id) => eachOf({}, id, '', '-0.01')),
      ...eachOf({}, 'termYears', '', '0'),
      ...eachOf({}, 'years', '', '0'),
      { downPayment: '300000.01' },
    ],
  },

  'property-tax': {
    category: 'real-estate',
    fields: {
      propertyValue: { ...notNegative, default: 300000 },
      taxRate: { ...yearlyRate, default: 1.2 },
      years: { ...years, default: 1 },
    },
    results: { annual: money, total: money },
    worked: [
      [{}, { annual: '3,600.00', total: '3,600.00' }],
      [
        { propertyValue: '250000', taxRate: '0.85', years: '2.5' },
        { annual: '2,125.00', total: '5,312.50' },
      ],
    ],
    refused: [
      ...eachOf({}, 'propertyValue', '', '-0.01'),
      ...eachOf({}, 'taxRate', '', '-0.01'),
      ...eachOf({}, 'years', '', '0'),
    ],
  },

  'real-estate-roi': {
    category: 'real-estate',
    fields: {
      downPayment: notNegative,
      closingCosts: notNegative,
      renovationCosts: notNegative,
      annualRent: notNegative,
      annualExpenses: notNegative,
      years,
      purchasePrice: { ...positive, optional: true },
      loanRate: { ...yearlyRate, max: 100, optional: true, when: hasPrice },
      loanTermYears: { ...years, max: 100, default: 30, when: hasPrice },
      vacancyRate: { ...orNothing, max: 100, unit: '%' },
    },
    guards: [
      { field: ['downPayment', 'closingCosts', 'renovationCosts'], is: 'above', than: 0 },
      { field: 'downPayment', is: 'atMost', than: 'purchasePrice', when: hasPrice },
    ],
    results: {
      totalCashInvested: money,
      totalNetIncome: money,
      roi: percent,
      effectiveRent: { ...money, when: { field: 'vacancyRate', above: 0 } },
      noi: { ...money, when: hasPrice },
      capRate: { ...percent, when: hasPrice },
      loanAmount: { ...money, when: hasPrice },
      loanPayment: { ...money, when: borrows },
      annualCashFlow: { ...money, when: hasPrice },
      cashOnCash: { ...percent, when: hasPrice },
      debtCoverage: { kind: 'number', digits: 2, when: borrows },
    },
    worked: [
      [letting, { totalCashInvested: '65,000.00', totalNetIncome: '60,000.00', roi: '92.31%' }],
      [
        { ...letting, annualRent: '6000', annualExpenses: '18000', years: '1' },
        { totalNetIncome: '-12,000.00', roi: '-18.46%' },
      ],
      [
        { ...letting, years: '0.5' },
        { totalNetIncome: '6,000.00', roi: '9.23%' },
      ],
      [
        { ...letting, downPayment: '0', closingCosts: '0', renovationCosts: '1' },
        { totalCashInvested: '1.00' },
      ],
      [
        lettingWithLoan,
        {
          noi: '14,200.00',
          capRate: '7.10%',
          loanPayment: '899.33',
          annualCashFlow: '3,408.09',
          cashOnCash: '5.24%',
          debtCoverage: '1.32',
          totalNetIncome: '17,040.45',
          roi: '26.22%',
        },
      ],
      [
        { ...lettingWithLoan, vacancyRate: '8' },
        { noi: '12,664.00', cashOnCash: '2.88%' },
      ],
    ],
    refused: [
      ...eachBlank(letting),
      ...eachOf(letting, 'years', '0'),
      ...Object.keys(letting).flatMap((id) => eachOf(letting, id, '-0.01')),
      ...eachOf(lettingWithLoan, 'downPayment', '200000.01'),
      ...eachOf(lettingWithLoan, 'loanRate', '', '100.01'),
      ...eachOf(lettingWithLoan, 'loanTermYears', '0', '100.01', ''),
      ...eachOf(lettingWithLoan, 'purchasePrice', '0'),
      ...eachOf(lettingWithLoan, 'vacancyRate', '100.01'),
      { ...letting, downPayment: '0', closingCosts: '0', renovationCosts: '0' },
    ],
  },

  'construction-cost': {
    category: 'real-estate',
    fields: {
      area: { ...positive, unit: 'sq ft' },
      costPerUnitArea: positive,
      contingencyRate: { ...orNothing, unit: '%', default: 0 },
    },
    results: { baseCost: money, contingency: money, totalCost: money },
    // AACE’s range of accuracy, which is beyond the contract.
    constants: { lowShare: 70, highShare: 150 },
    worked: [
      [building, { baseCost: '300,000.00', contingency: '30,000.00', totalCost: '330,000.00' }],
      [
        { area: '1250.5', costPerUnitArea: '99.99', contingencyRate: '7.5' },
        { baseCost: '125,037.50', contingency: '9,377.81', totalCost: '134,415.31' },
      ],
      [
        { ...building, contingencyRate: '' },
        { contingency: '0.00', totalCost: '300,000.00' },
      ],
    ],
    refused: [
      ...eachBlank(building, 'area', 'costPerUnitArea'),
      ...eachOf(building, 'area', '0'),
      ...eachOf(building, 'costPerUnitArea', '0'),
      ...eachOf(building, 'contingencyRate', '-0.01'),
    ],
  },
};
