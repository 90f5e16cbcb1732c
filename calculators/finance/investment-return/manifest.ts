import { defineCalculator } from '#schemas/manifest.ts';

export default defineCalculator({
  title: 'Investment Return Calculator',
  summary: 'What a lump sum becomes at a steady yearly return, with the gain and the total return.',
  intro:
    'Enter what you invest, the return you expect each year and the time to see the future value, the gain and the return on investment.',
  description:
    'Investment return calculator: the future value of a lump sum at a yearly return, the gain in money and the return on investment in percent, step by step.',
  keywords: [
    'investment',
    'return',
    'ROI',
    'future value',
    'growth',
    'gain',
    'lump sum',
    'stocks',
    'mutual fund',
    'lumpsum',
  ],
  ask: {
    names: ['invest', 'invested at', 'return on', 'grow to', 'investment grow'],
    without: ['fee', 'tax', 'sip', 'inflation', 'monthly'],
  },
  related: ['compound-interest', 'savings-growth', 'cagr', 'inflation', 'retirement-savings', 'roi'],
  order: 4,
  fields: {
    initialInvestment: {
      kind: 'number',
      label: 'Initial investment',
      symbol: 'P',
      quantity: 'startingAmount',
      say: ['lump sum', 'initial', 'corpus'],
      help: 'The sum that you put in once, at the start, in any currency.',
      min: 0,
      step: 100,
      default: 10000,
    },
    annualRate: {
      kind: 'number',
      label: 'Annual return',
      symbol: 'R',
      quantity: 'yearlyReturn',
      say: ['yield', 'earning', 'gain', 'appreciation'],
      help: 'What you expect to earn in a year, after fees if you know them.',
      unit: '% a year',
      min: 0,
      step: 0.1,
      default: 7,
    },
    years: {
      kind: 'number',
      label: 'Time',
      symbol: 't',
      quantity: 'savingPeriod',
      say: ['after', 'hold', 'held'],
      help: 'One year or more. Parts of a year are possible, such as 2.5.',
      unit: 'years',
      min: 1,
      default: 10,
    },
  },
  results: {
    futureValue: {
      kind: 'money',
      label: 'Future value',
      quantity: 'endAmount',
      say: ['become', 'grow'],
      headline: true,
      symbol: 'F',
      formula: 'initialInvestment * growthFactor',
    },
    totalGain: { kind: 'money', label: 'Gain', symbol: 'G', formula: 'futureValue - initialInvestment' },
    roi: {
      kind: 'percent',
      label: 'Return on investment',
      help: 'The gain as a share of what you put in, over the whole time.',
      symbol: '\\mathrm{ROI}',
      formula: [
        { when: { field: 'initialInvestment', above: 0 }, formula: 'totalGain / initialInvestment * 100' },
        {
          formula: '0',
          label: 'Return on investment when nothing is invested',
          because: 'Nothing is invested, so there is nothing to measure a gain against.',
        },
      ],
    },
  },
  workings: {
    growthFactor: {
      kind: 'number',
      label: 'Growth of one unit of money',
      symbol: 'g',
      formula: '(1 + annualRate / 100)^years',
    },
  },
  tables: {
    growth: {
      label: 'Growth year by year',
      help: 'The gain of each year or month, the gain so far, and the value at the end of it, if the return never changes.',
      none: 'Growth is shown for a sum above 0, over times of up to 100 years.',
      by: { year: { label: 'Year', rows: 12 }, month: { label: 'Month', rows: 1 } },
      columns: {
        gain: { kind: 'money', label: 'Gain', sums: true, ties: 'totalGain' },
        start: { kind: 'money', label: 'Invested' },
        gainToDate: { kind: 'money', label: 'Gain to date' },
        balance: { kind: 'money', label: 'Value', ties: 'futureValue' },
      },
      chart: { kind: 'stacked', title: 'What you invest and its gain', y: ['start', 'gainToDate'] },
    },
  },
  variations: [
    {
      of: 'annualRate',
      label: 'The same investment at other returns',
      at: { step: 1, times: 2 },
      shows: ['futureValue', 'totalGain', 'roi'],
    },
  ],
  cautions: [
    {
      say: 'The same return every year is an assumption, not a forecast. Real investments can also lose money, and tax and inflation are not taken off.',
    },
    {
      when: { field: 'annualRate', above: 15 },
      say: 'Few investments earn more than 15% a year for long. Try a lower return too, and be careful with anybody who promises this one.',
    },
  ],
  examples: [
    {
      title: '10,000 at 7% a year for 10 years',
      given: {},
      asked: ['investment return on 10000 at 7% a year for 10 years'],
      shows: { futureValue: '19,671.51', totalGain: '9,671.51', roi: '96.72%' },
    },
    {
      title: 'A lottery win of 5 million in a five-year deposit at 7%',
      given: { initialInvestment: 5000000, years: 5 },
      asked: ['return on an investment of 5 million at 7% for 5 years'],
      shows: { futureValue: '7,012,758.65', totalGain: '2,012,758.65', roi: '40.26%' },
      source: 'DeFusco, McLeavey, Pinto and Runkle, Quantitative Investment Analysis, chapter “The Time Value of Money”',
    },
    {
      title: 'A pension fund’s 10 million at 9% for 10 years',
      given: { initialInvestment: 10000000, annualRate: 9 },
      shows: { futureValue: '23,673,636.75' },
      source: 'DeFusco, McLeavey, Pinto and Runkle, Quantitative Investment Analysis, chapter “The Time Value of Money”',
    },
    {
      title: 'The least time, one year: half a cent rounds up',
      given: { initialInvestment: '100.10', annualRate: 5, years: 1 },
      shows: { futureValue: '105.11', totalGain: '5.01', roi: '5.00%' },
      shown: false,
    },
    {
      title: 'No return: the money stays as it is',
      given: { initialInvestment: 2500, annualRate: 0, years: 12.5 },
      shows: { futureValue: '2,500.00', totalGain: '0.00', roi: '0.00%' },
      shown: false,
    },
    {
      title: 'Nothing invested',
      given: { initialInvestment: 0 },
      shows: { futureValue: '0.00', totalGain: '0.00', roi: '0.00%' },
      shown: false,
    },
  ],
  laws: [
    { law: 'rises', raise: 'annualRate', result: 'futureValue' },
    { law: 'rises', raise: 'years', result: 'futureValue' },
    { law: 'rises', raise: 'years', result: 'roi' },
    { law: 'scales', fields: ['initialInvestment'], results: ['futureValue', 'totalGain'] },
    { law: 'sums', parts: ['initialInvestment', 'totalGain'], whole: 'futureValue' },
  ],
  actions: { calculate: 'Calculate Return' },
  reviewed: '2026-11',
  compute: 'formulas',
});
