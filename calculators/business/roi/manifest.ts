import { defineCalculator } from '#schemas/manifest.ts';

export default defineCalculator({
  title: 'ROI Calculator',
  summary: 'The gain or loss on an investment, and what it is in percent of the money put in.',
  intro: 'Enter what you put in and what it came to in the end to see the gain and the return on investment (ROI).',
  description:
    'Return on investment (ROI) calculator: the money put in and the final value give the gain or loss and the ROI in percent, with a worked example.',
  keywords: ['ROI', 'return on investment', 'gain', 'profit', 'loss', 'rate of return'],
  related: ['profit-margin', 'break-even', 'payroll', 'freelance-rate'],
  order: 3,
  fields: {
    initialInvestment: {
      kind: 'number',
      label: 'Initial investment',
      symbol: 'I',
      help: 'All you put in, fees included, in any currency.',
      above: 0,
      step: 100,
    },
    finalValue: {
      kind: 'number',
      label: 'Final value',
      symbol: 'V',
      help: 'What you got or could get for it, with any income that it paid.',
      min: 0,
      step: 100,
    },
  },
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
  },
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
      shows: { gain: '-800.00', roi: '-16.00%' },
      source: 'Our own: no further example printed by a textbook, agency or standard is known to us',
    },
    {
      title: 'A half is rounded away from zero: 0.005 %',
      given: { initialInvestment: 800, finalValue: 800.04 },
      shows: { gain: '0.04', roi: '0.01%' },
    },
    {
      title: 'Everything lost',
      given: { initialInvestment: 1500, finalValue: 0 },
      shows: { gain: '-1,500.00', roi: '-100.00%' },
    },
  ],
  laws: [
    { law: 'shifts', fields: ['finalValue'], results: ['gain'] },
    { law: 'sums', parts: ['initialInvestment', 'gain'], whole: 'finalValue' },
    { law: 'rises', raise: 'finalValue', result: 'roi' },
    { law: 'falls', raise: 'initialInvestment', result: 'gain' },
    { law: 'scales', fields: ['initialInvestment', 'finalValue'], results: ['gain'] },
  ],
  actions: { calculate: 'Calculate ROI' },
  compute: 'formulas',
});
