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
  whole,
  yearlyRate,
  years,
} from './facts.ts';

const rupees = { kind: 'money', digits: 0, currency: 'INR', grouping: 'indian' } as const;

const hasOwnRate = { field: 'ownRate', filled: true } as const;
const hasFee = { field: 'feePercent', above: 0 } as const;

/** The 30 currencies in the specification's order: code, symbol, name. */
export const currencies = {
  USD: ['$', 'US dollar'],
  EUR: ['€', 'Euro'],
  GBP: ['£', 'British pound'],
  JPY: ['¥', 'Japanese yen'],
  CAD: ['CA$', 'Canadian dollar'],
  AUD: ['A$', 'Australian dollar'],
  CHF: ['CHF', 'Swiss franc'],
  CNY: ['CN¥', 'Chinese yuan'],
  INR: ['₹', 'Indian rupee'],
  KRW: ['₩', 'South Korean won'],
  BRL: ['R$', 'Brazilian real'],
  MXN: ['MX$', 'Mexican peso'],
  SGD: ['S$', 'Singapore dollar'],
  HKD: ['HK$', 'Hong Kong dollar'],
  NOK: ['kr', 'Norwegian krone'],
  SEK: ['kr', 'Swedish krona'],
  NZD: ['NZ$', 'New Zealand dollar'],
  ZAR: ['R', 'South African rand'],
  CZK: ['Kč', 'Czech koruna'],
  DKK: ['kr', 'Danish krone'],
  HUF: ['Ft', 'Hungarian forint'],
  PLN: ['zł', 'Polish złoty'],
  RON: ['lei', 'Romanian leu'],
  ISK: ['kr', 'Icelandic króna'],
  TRY: ['₺', 'Turkish lira'],
  IDR: ['Rp', 'Indonesian rupiah'],
  ILS: ['₪', 'Israeli new shekel'],
  MYR: ['RM', 'Malaysian ringgit'],
  PHP: ['₱', 'Philippine peso'],
  THB: ['฿', 'Thai baht'],
} as const;

const loan = { principal: '1000000', annualRate: '8.5', tenureYears: '20' };
const savings = { principal: '1000', annualRate: '12', years: '1' };
const house = { homePrice: '300000', downPayment: '60000', annualRate: '6', termYears: '30' };
const record = { currentScore: '700', utilization: '30', onTimePayments: '100', newDebt: '0' };

const paysPmi = { figure: 'pmiMonthly', above: 0 } as const;
const savesTime = [
  { figure: 'hasExtras', is: 'yes' },
  { figure: 'loan', above: 0 },
] as const;
const prepays = { figure: 'hasExtras', is: 'yes' } as const;
const hasLoanFee = { field: 'processingFee', above: 0 } as const;
const hasFirstDate = { field: 'firstPaymentDate', filled: true } as const;
const firstDate = {
  kind: 'date',
  optional: true,
  min: '1900-01-01',
  max: '2199-12-31',
} as const;
const extraPayments = {
  extraMonthly: { ...orNothing, unit: 'per month' },
  extraYearly: { ...orNothing, unit: 'per year' },
  oneTimeAmount: orNothing,
  oneTimeMonth: {
    kind: 'integer',
    min: 1,
    max: 1200,
    default: 1,
    when: { field: 'oneTimeAmount', above: 0 },
  },
} as const;
/** How often a deposit is made, and when in each period. */
const rhythm = (id: string) => ({
  [`${id}Frequency`]: {
    kind: 'choice',
    default: 'monthly',
    options: {
      monthly: [12, 'Every month'],
      quarterly: [4, 'Every quarter'],
      yearly: [1, 'Every year'],
    },
    when: { field: id, above: 0 },
  } as const,
  [`${id}Timing`]: {
    kind: 'choice',
    default: 'end',
    options: { end: 'The end of each period', beginning: 'The beginning of each period' },
    when: { field: id, above: 0 },
  } as const,
});
/** The unit of an amount that may be typed as a percentage. */
const amountOrShare = (by: string, share: string) =>
  ({ by, units: { amount: '', percent: share }, keepsNumber: true }) as const;

export const finance: Specification = {
  'loan-emi': {
    category: 'finance',
    popular: true,
    fields: {
      principal: { ...positive, unit: '₹' },
      annualRate: yearlyRate,
      tenureYears: {
        ...positive,
        unit: { by: 'tenureUnit', units: { years: 'years', months: 'months' } },
      },
      tenureUnit: {
        kind: 'choice',
        options: { years: 'Years', months: 'Months' },
        default: 'years',
      },
      processingFee: {
        ...orNothing,
        unit: {
          by: 'processingFeeUnit',
          units: { percent: '% of the loan', amount: '₹' },
          keepsNumber: true,
        },
      },
      processingFeeUnit: {
        kind: 'choice',
        options: { percent: '% of the loan', amount: 'An amount' },
        default: 'percent',
      },
      ...extraPayments,
      extraMonthly: { ...orNothing, unit: '₹' },
      extraYearly: { ...orNothing, unit: '₹' },
      oneTimeAmount: { ...orNothing, unit: '₹' },
      firstPaymentDate: firstDate,
    },
    guards: [
      {
        field: 'processingFee',
        is: 'atMost',
        than: 50,
        when: { field: 'processingFeeUnit', is: 'percent' },
      },
      {
        field: 'processingFee',
        is: 'below',
        than: 'principal',
        when: { field: 'processingFeeUnit', is: 'amount' },
      },
    ],
    results: {
      emi: rupees,
      totalAmount: rupees,
      totalInterest: rupees,
      feeAmount: { ...rupees, when: hasLoanFee },
      apr: { ...percent, when: hasLoanFee },
      effectiveRate: { ...percent, when: hasLoanFee },
      totalCost: { ...rupees, when: hasLoanFee },
      interestSaved: { ...rupees, when: prepays },
      monthsSaved: { ...whole, unit: 'months', when: prepays },
      timeSaved: {
        ...text,
        from: { duration: 'monthsSaved', as: 'years and months' },
        when: prepays,
      },
      newMonths: { ...whole, unit: 'months', when: prepays },
      newInterest: { ...rupees, when: prepays },
      endDate: { kind: 'date', when: hasFirstDate },
    },
    reset: 'blank',
    worked: [
      [
        { ...loan, tenureYears: '240', tenureUnit: 'months', processingFee: '1' },
        { emi: '₹8,678', feeAmount: '₹10,000', totalCost: '₹10,92,776' },
      ],
      [
        { ...loan, extraMonthly: '2000' },
        { newMonths: '155 months', interestSaved: '₹4,35,744' },
      ],
      [loan, { emi: '₹8,678', totalAmount: '₹20,82,776', totalInterest: '₹10,82,776' }],
      [
        { ...loan, annualRate: '0' },
        { emi: '₹4,167', totalInterest: '₹0' },
      ],
      [
        { ...loan, tenureYears: '0.5' },
        { emi: '₹1,70,823', totalAmount: '₹10,24,937' },
      ],
    ],
    refused: [
      ...eachBlank(loan),
      ...eachOf(loan, 'principal', '0', '-1'),
      ...eachOf(loan, 'annualRate', '-0.1'),
      ...eachOf(loan, 'tenureYears', '0'),
      ...eachOf({ ...loan, tenureUnit: 'months' }, 'tenureYears', '20.5', '0'),
      ...eachOf(loan, 'processingFee', '50.01', '-1'),
      ...eachOf({ ...loan, processingFeeUnit: 'amount' }, 'processingFee', '1000000', '-1'),
      ...eachOf({ ...loan, extraMonthly: '1' }, 'tenureYears', '100.01'),
      ...eachOf({ ...loan, firstPaymentDate: '2027-01-31' }, 'tenureYears', '100.01'),
      ...eachOf({ ...loan, oneTimeAmount: '1' }, 'oneTimeMonth', '241', '0', '1.5'),
      ...eachOf(loan, 'firstPaymentDate', '1899-12-31', '2200-01-01'),
    ],
  },

  'compound-interest': {
    category: 'finance',
    fields: {
      principal: positive,
      annualRate: yearlyRate,
      years,
      compoundingFrequency: {
        kind: 'choice',
        default: 'monthly',
        options: {
          annually: 1,
          semiannually: [2, 'Semi-annually'],
          quarterly: 4,
          monthly: 12,
          daily: 365,
        },
      },
      deposit: orNothing,
      ...rhythm('deposit'),
      depositRise: {
        ...orNothing,
        max: 50,
        unit: '%',
        when: { field: 'deposit', above: 0 },
      },
    },
    results: {
      finalAmount: money,
      totalInterest: money,
      totalDeposits: { ...money, when: { field: 'deposit', above: 0 } },
      paidIn: { ...money, when: { field: 'deposit', above: 0 } },
      lastDeposit: {
        ...money,
        when: [
          { field: 'deposit', above: 0 },
          { field: 'depositRise', above: 0 },
          { figure: 'depositCount', above: 0 },
        ],
      },
      monthlyBreakdown: {
        kind: 'table',
        columns: { month: whole, balance: money, interest: money },
        chart: { kind: 'bars', x: 'month', y: 'balance', every: 6, most: 10 },
      },
    },
    worked: [
      [savings, { finalAmount: '1,126.83', totalInterest: '126.83' }],
      [
        { ...savings, deposit: '100' },
        { finalAmount: '2,395.08', totalDeposits: '1,200.00', totalInterest: '195.08' },
      ],
      [{ ...savings, compoundingFrequency: 'annually' }, { finalAmount: '1,120.00' }],
      [{ ...savings, compoundingFrequency: 'semiannually' }, { finalAmount: '1,123.60' }],
      [{ ...savings, compoundingFrequency: 'quarterly' }, { finalAmount: '1,125.51' }],
      [{ ...savings, compoundingFrequency: 'daily' }, { finalAmount: '1,127.47' }],
      [
        { ...savings, annualRate: '0' },
        { finalAmount: '1,000.00', totalInterest: '0.00' },
      ],
    ],
    refused: [
      ...eachBlank(savings),
      ...eachOf(savings, 'principal', '0'),
      ...eachOf(savings, 'annualRate', '-1'),
      ...eachOf(savings, 'years', '0'),
      ...eachOf({ ...savings, deposit: '1' }, 'years', '1000.1', '0'),
      ...eachOf({ ...savings, deposit: '1' }, 'depositRise', '50.1', '-1'),
      ...eachOf(savings, 'deposit', '-1'),
    ],
  },

  mortgage: {
    category: 'finance',
    fields: {
      homePrice: positive,
      downPayment: { ...orNothing, unit: amountOrShare('downPaymentUnit', '% of the price') },
      downPaymentUnit: {
        kind: 'choice',
        options: { amount: 'An amount', percent: '% of the price' },
        default: 'amount',
      },
      annualRate: yearlyRate,
      termYears: years,
      propertyTax: {
        ...orNothing,
        unit: {
          by: 'propertyTaxUnit',
          units: { percent: '% of the price', amount: 'per year' },
          keepsNumber: true,
        },
      },
      propertyTaxUnit: {
        kind: 'choice',
        options: { percent: '% of the price', amount: 'An amount per year' },
        default: 'percent',
      },
      homeInsurance: { ...orNothing, unit: 'per year' },
      pmiRate: { ...orNothing, max: 10, unit: '% a year' },
      pmiUntil: {
        kind: 'number',
        min: 1,
        max: 100,
        default: 80,
        presets: [80, 78],
        unit: '%',
        when: { field: 'pmiRate', above: 0 },
      },
      associationFees: { ...orNothing, unit: 'per month' },
      ...extraPayments,
      firstPaymentDate: firstDate,
    },
    guards: [
      {
        field: 'downPayment',
        is: 'atMost',
        than: 'homePrice',
        when: { field: 'downPaymentUnit', is: 'amount' },
      },
      {
        field: 'downPayment',
        is: 'atMost',
        than: 100,
        when: { field: 'downPaymentUnit', is: 'percent' },
      },
      {
        field: 'propertyTax',
        is: 'atMost',
        than: 20,
        when: { field: 'propertyTaxUnit', is: 'percent' },
      },
    ],
    results: {
      fullPayment: { ...money, when: { figure: 'hasCosts', is: 'yes' } },
      monthlyPayment: money,
      totalPayment: money,
      totalInterest: money,
      loanToValue: percent,
      taxMonthly: { ...money, when: { field: 'propertyTax', above: 0 } },
      insuranceMonthly: { ...money, when: { field: 'homeInsurance', above: 0 } },
      pmiMonthly: { ...money, when: { field: 'pmiRate', above: 0 } },
      paymentAfterPmi: { ...money, when: paysPmi },
      pmiMonths: { ...whole, unit: 'months', when: paysPmi },
      pmiTotal: { ...money, when: paysPmi },
      pmiEndDate: { kind: 'date', when: [paysPmi, hasFirstDate] },
      interestSaved: { ...money, when: savesTime },
      monthsSaved: { ...whole, unit: 'months', when: savesTime },
      timeSaved: {
        ...text,
        from: { duration: 'monthsSaved', as: 'years and months' },
        when: savesTime,
      },
      newMonths: { ...whole, unit: 'months', when: savesTime },
      newInterest: { ...money, when: savesTime },
      payoffDate: { kind: 'date', when: [hasFirstDate, { figure: 'loan', above: 0 }] },
      paidInAll: { ...money, when: { figure: 'hasCosts', is: 'yes' } },
    },
    worked: [
      [house, { monthlyPayment: '1,438.92', totalInterest: '278,011.65', loanToValue: '80.00%' }],
      [
        { ...house, downPayment: '' },
        { monthlyPayment: '1,798.65', loanToValue: '100.00%' },
      ],
      [
        { ...house, downPayment: '300000' },
        { monthlyPayment: '0.00', totalPayment: '0.00', loanToValue: '0.00%' },
      ],
      [
        { ...house, extraMonthly: '200' },
        { newMonths: '265 months', monthsSaved: '95 months', interestSaved: '85,085.34' },
      ],
      [{ ...house, propertyTax: '1.2', homeInsurance: '1500' }, { fullPayment: '1,863.92' }],
      [
        { ...house, annualRate: '0' },
        { monthlyPayment: '666.67', totalPayment: '240,000.00', totalInterest: '0.00' },
      ],
    ],
    refused: [
      ...eachBlank(house, 'homePrice', 'annualRate', 'termYears'),
      ...eachOf({ ...house, downPaymentUnit: 'percent' }, 'downPayment', '100.01', '-1'),
      ...eachOf(house, 'propertyTax', '20.01', '-1'),
      ...eachOf({ ...house, oneTimeAmount: '1' }, 'oneTimeMonth', '361', '0', '1.5'),
      ...eachOf({ ...house, extraMonthly: '1' }, 'termYears', '100.01'),
      ...eachOf({ ...house, firstPaymentDate: '2027-01-31' }, 'termYears', '100.01'),
      ...eachOf(house, 'firstPaymentDate', '1899-12-31', '2200-01-01'),
      ...eachOf(house, 'pmiRate', '10.01', '-1'),
      ...eachOf(house, 'downPayment', '300000.01', '-1'),
      ...eachOf(house, 'homePrice', '0'),
      ...eachOf(house, 'annualRate', '-1'),
      ...eachOf(house, 'termYears', '0'),
    ],
  },

  'investment-return': {
    category: 'finance',
    fields: {
      initialInvestment: { ...notNegative, default: 10000 },
      annualRate: { ...yearlyRate, step: 0.1, default: 7 },
      years: {
        kind: 'number',
        min: 1,
        unit: { by: 'timeUnit', units: { years: 'years', months: 'months' } },
        default: 10,
      },
      timeUnit: { kind: 'choice', options: { years: 'Years', months: 'Months' }, default: 'years' },
      contribution: orNothing,
      ...rhythm('contribution'),
      compounding: {
        kind: 'choice',
        default: 'annually',
        options: {
          annually: [1, 'Once a year'],
          semiannually: [2, 'Twice a year'],
          quarterly: [4, 'Every quarter'],
          monthly: [12, 'Every month'],
          daily: [365, 'Every day'],
        },
      },
    },
    results: {
      futureValue: money,
      totalGain: money,
      roi: percent,
      totalContributions: { ...money, when: { field: 'contribution', above: 0 } },
      investedInAll: { ...money, when: { field: 'contribution', above: 0 } },
      effectiveReturn: {
        ...percent,
        when: { field: 'compounding', is: ['semiannually', 'quarterly', 'monthly', 'daily'] },
      },
    },
    worked: [
      [{}, { futureValue: '19,671.51', totalGain: '9,671.51', roi: '96.72%' }],
      [{ years: '120', timeUnit: 'months', contribution: '100' }, { futureValue: '36,776.69' }],
      [{ years: '1' }, { futureValue: '10,700.00', totalGain: '700.00', roi: '7.00%' }],
      [{ annualRate: '0' }, { futureValue: '10,000.00', totalGain: '0.00', roi: '0.00%' }],
      [{ initialInvestment: '0' }, { futureValue: '0.00', totalGain: '0.00', roi: '0.00%' }],
      [
        { initialInvestment: '2500', annualRate: '4.5', years: '2.5' },
        { futureValue: '2,790.81', totalGain: '290.81', roi: '11.63%' },
      ],
    ],
    refused: [
      { initialInvestment: '' },
      { annualRate: '' },
      { years: '' },
      { initialInvestment: '-0.01' },
      { annualRate: '-0.1' },
      { years: '0.99' },
      { years: '18.5', timeUnit: 'months' },
      { years: '1001', contribution: '1' },
      { contribution: '-1' },
    ],
  },

  'currency-converter': {
    category: 'finance',
    popular: true,
    fields: {
      amount: { kind: 'number', unit: { by: 'from' }, default: 100 },
      from: { kind: 'currency', default: 'USD', currencies },
      to: { kind: 'currency', default: 'EUR', currencies },
      ownRate: { kind: 'number', above: 0, max: 1e9, optional: true, unit: { by: 'to' } },
      feePercent: { ...orNothing, below: 100, unit: '%' },
      list: {
        kind: 'choice',
        options: { one: 'The other currency', all: 'All currencies at once' },
        default: 'one',
      },
    },
    results: {
      convertedAmount: { ...money, currency: { by: 'to' } },
      rate: { kind: 'number', digits: 4, unit: { by: 'to' } },
      referenceRate: { kind: 'number', digits: 4, unit: { by: 'to' }, when: hasOwnRate },
      rateDifference: { ...percent, when: hasOwnRate },
      fee: { ...money, currency: { by: 'to' }, when: hasFee },
      received: { ...money, currency: { by: 'to' }, when: hasFee },
    },
    live: true,
    swap: ['from', 'to'],
    needs: ['rates'],
    worked: [
      [{}, { convertedAmount: '€88.74', rate: '0.8874 EUR' }],
      [
        { from: 'EUR', to: 'USD' },
        { convertedAmount: '$112.69', rate: '1.1269 USD' },
      ],
      [
        { amount: '-5', from: 'INR', to: 'INR' },
        { convertedAmount: '-₹5.00', rate: '1.0000 INR' },
      ],
      [{ to: 'INR' }, { convertedAmount: '₹9,642.51' }],
      [
        { to: 'INR', ownRate: '95', feePercent: '1' },
        {
          convertedAmount: '₹9,500.00',
          fee: '₹95.00',
          received: '₹9,405.00',
          rateDifference: '-1.48%',
        },
      ],
    ],
    refused: [
      { amount: '' },
      { amount: 'ten' },
      { from: 'XXX' },
      { to: '' },
      ...eachOf({}, 'ownRate', '0', '-1', '1000000001'),
      ...eachOf({}, 'feePercent', '-0.01', '100'),
    ],
  },

  'credit-score': {
    category: 'finance',
    fields: {
      currentScore: { kind: 'number', min: 300, max: 850, unit: 'points' },
      utilization: { kind: 'number', min: 0, max: 100, unit: '%' },
      onTimePayments: { kind: 'number', min: 0, max: 100, unit: '%' },
      newDebt: notNegative,
    },
    results: {
      estimatedScore: {
        ...whole,
        unit: 'points',
        // The specification has no bands here: these are fifths of the scale.
        bands: {
          'Lowest fifth': {},
          'Second fifth': { from: 410 },
          'Middle fifth': { from: 520 },
          'Fourth fifth': { from: 630 },
          'Highest fifth': { from: 740 },
        },
      },
    },
    constants: {
      neutralUtilization: 30,
      utilizationWeight: 0.3,
      fullRecord: 100,
      paymentWeight: 0.2,
      debtWeight: 0.1,
      lowest: 300,
      highest: 850,
    },
    worked: [
      [record, { estimatedScore: '700 points' }],
      [
        { currentScore: '700', utilization: '50', onTimePayments: '90', newDebt: '100' },
        { estimatedScore: '682 points' },
      ],
      [{ ...record, utilization: '10' }, { estimatedScore: '706 points' }],
      // 689.5: a half goes up.
      [{ ...record, currentScore: '690', newDebt: '5' }, { estimatedScore: '690 points' }],
      [{ ...record, currentScore: '850', utilization: '0' }, { estimatedScore: '850 points' }],
      [{ ...record, currentScore: '300', utilization: '100' }, { estimatedScore: '300 points' }],
    ],
    refused: [
      ...eachBlank(record),
      ...eachOf(record, 'currentScore', '299.99', '850.01'),
      ...eachOf(record, 'utilization', '-0.01', '100.01'),
      ...eachOf(record, 'onTimePayments', '-0.01', '100.01'),
      ...eachOf(record, 'newDebt', '-0.01'),
    ],
  },
};
