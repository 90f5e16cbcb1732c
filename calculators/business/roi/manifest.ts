import { defineCalculator } from '#schemas/manifest.ts';

export default defineCalculator({
  title: 'ROI Calculator',
  summary: 'The gain or loss on an investment, in money, in percent and in percent a year.',
  intro:
    'Enter the money you put in and what you got back, or what the investment is worth now. You see the gain and the return on investment (ROI), and with the years also the return a year.',
  description:
    'Return on investment (ROI) calculator: the money put in and the final value give the gain or loss, the ROI in percent and the yearly return.',
  keywords: ['ROI', 'return on investment', 'gain', 'profit', 'loss', 'rate of return'],
  ask: { names: ['investment return', 'percentage gain'], without: ['profit', 'gained', 'fee', 'tax'] },
  related: ['cagr', 'investment-return', 'real-estate-roi', 'profit-margin', 'crypto-profit', 'percentage-change'],
  audience: 'For investors who compare what they paid with what they got back',
  whenNotToUse: [
    { text: 'To find a value or the years from a yearly growth rate', use: 'cagr' },
    { text: 'For a future value at a return that you expect', use: 'investment-return' },
    { text: 'For a property that you rent out', use: 'real-estate-roi' },
    { text: 'For coins with trading fees, or bought in several steps', use: 'crypto-profit' },
  ],
  order: 3,
  fields: {
    initialInvestment: {
      kind: 'number',
      label: 'Initial investment',
      symbol: 'I',
      quantity: 'startingAmount',
      say: ['put', 'spend', 'spent', 'paid', 'bought', 'buy', 'cost', 'initial', 'of', 'on'],
      help: 'Everything you paid for it, with all fees, in any currency.',
      above: 0,
      step: 100,
    },
    finalValue: {
      kind: 'number',
      label: 'Final value',
      symbol: 'V',
      quantity: 'endAmount',
      say: ['sold', 'sell', 'turned into', 'into', 'got back', 'get back', 'return', 'became', 'received', 'ended', 'grew'],
      named: { 'final value is nothing': 0, 'worth nothing': 0, 'lost everything': 0, 'lost it all': 0 },
      help: 'Its sale value plus the income it paid.',
      min: 0,
      step: 100,
    },
    years: {
      kind: 'number',
      label: 'Held for',
      symbol: 'n',
      quantity: 'yearsOwned',
      say: ['in', 'after'],
      help: 'From the day you paid to the day of the final value. 18 months are 1.5.',
      unit: 'years',
      above: 0,
      max: 1000,
      optional: true,
    },
  },
  groups: { time: { label: 'Time', fields: ['years'] } },
  results: {
    gain: {
      kind: 'money',
      label: 'Gain',
      help: 'Below zero, it is a loss.',
      symbol: 'G',
      formula: 'finalValue - initialInvestment',
    },
    roi: {
      kind: 'percent',
      label: 'Return on investment',
      headline: true,
      symbol: '\\mathrm{ROI}',
      formula: 'gain / initialInvestment * 100',
    },
    annualizedRoi: {
      kind: 'percent',
      label: 'Annualized ROI',
      headline: true,
      when: { field: 'years', filled: true },
      symbol: 'a',
      formula: '(growth^(1 / years) - 1) * 100',
    },
  },
  workings: {
    growth: {
      kind: 'number',
      label: 'What 1 became',
      when: { field: 'years', filled: true },
      symbol: 'f',
      formula: 'finalValue / initialInvestment',
    },
  },
  verdict: [
    {
      when: [
        { field: 'years', filled: true },
        { figure: 'gain', above: 0 },
      ],
      say: 'A gain of {annualizedRoi} every year would have led to the same final value.',
    },
    {
      when: [
        { field: 'years', filled: true },
        { figure: 'gain', below: 0 },
        { field: 'finalValue', above: 0 },
      ],
      say: 'A return of {annualizedRoi} every year would have led to the same final value.',
    },
  ],
  tables: {
    yearly: {
      label: 'The return per year',
      help: 'Choose the number of years for which the money was invested.',
      note: 'Each line gives the yearly rate that leads to the same final value when the gain of each year is invested again.',
      columns: {
        years: { kind: 'number', label: 'Years', digits: 0 },
        rate: { kind: 'percent', label: 'Return per year' },
      },
    },
  },
  cautions: [
    {
      when: [
        { field: 'years', filled: false },
        { field: 'finalValue', above: 0 },
      ],
      say: 'ROI says nothing about time. To compare this with other investments, add for how long you held it.',
    },
    {
      when: { field: 'years', below: 1 },
      say: 'A return over less than a year, raised to a full year, assumes that it can be repeated. That is rarely so.',
    },
    {
      when: { field: 'finalValue', atMost: 0 },
      say: 'All of the money is lost. If you borrowed some of it, you still owe the debt and its interest, which are not included here.',
    },
  ],
  examples: [
    {
      title: '100 shares at 20, sold at 24, with 20 of fees and 140 of dividends',
      given: { initialInvestment: 2020, finalValue: 2540 },
      shows: { gain: '520.00', roi: '25.74%' },
      source:
        'Financial Industry Regulatory Authority (FINRA), “How Are Your Investments Doing? Returns, Explained”, which states 520 and 25.7 percent',
    },
    {
      title: 'An advertising campaign that brought in less than it cost',
      given: { initialInvestment: 5000, finalValue: 4200 },
      asked: ['roi if i invested 5000 and it is now worth 4200'],
      shows: { gain: '-800.00', roi: '-16.00%' },
    },
    {
      title: 'A training programme: costs of 425,000, benefits of 750,000',
      given: { initialInvestment: 425000, finalValue: 750000 },
      asked: ['return on investment: bought for 425,000, sold for 750,000'],
      shows: { gain: '325,000.00', roi: '76.47%' },
      source: 'ROI Institute, Patti Phillips, “Show Me the Money: Moving From Impact to ROI”, which states 76 percent',
    },
    {
      title: 'A fund that grew from 10,000 to 19,000 in three years',
      given: { initialInvestment: 10000, finalValue: 19000, years: 3 },
      asked: ['roi of 10000 that became 19000 in 3 years'],
      shows: { roi: '90.00%', annualizedRoi: '23.86%' },
      source: 'Investopedia, “Compound Annual Growth Rate (CAGR) Formula and Calculation”',
    },
    {
      title: 'From 10,000 to 16,105.10 in five years: 10% a year',
      given: { initialInvestment: 10000, finalValue: 16105.1, years: 5 },
      shows: { annualizedRoi: '10.00%' },
      shown: false,
    },
    {
      title: 'Shares that rose from 100 to 110 in half a year',
      given: { initialInvestment: 100, finalValue: 110, years: 0.5 },
      shows: { roi: '10.00%', annualizedRoi: '21.00%' },
    },
    {
      title: 'A half is rounded away from zero: 0.005%',
      given: { initialInvestment: 800, finalValue: 800.04 },
      shows: { gain: '0.04', roi: '0.01%' },
      shown: false,
    },
    {
      title: 'Everything lost',
      given: { initialInvestment: 1500, finalValue: 0 },
      shows: { gain: '-1,500.00', roi: '-100.00%' },
      shown: false,
    },
  ],
  laws: [
    { law: 'shifts', fields: ['finalValue'], results: ['gain'] },
    { law: 'sums', parts: ['initialInvestment', 'gain'], whole: 'finalValue' },
    { law: 'rises', raise: 'finalValue', result: 'roi' },
    { law: 'falls', raise: 'initialInvestment', result: 'gain' },
    { law: 'scales', fields: ['initialInvestment', 'finalValue'], results: ['gain'] },
    { law: 'falls', when: { figure: 'gain', above: 0 }, raise: 'years', result: 'annualizedRoi' },
    { law: 'holds', raise: 'years', result: 'roi' },
    { law: 'rises', raise: 'finalValue', result: 'annualizedRoi' },
  ],
  actions: { calculate: 'Calculate ROI' },
  published: '2026-11-21',
  reviewed: '2026-11-27',
  compute: 'formulas',
});
