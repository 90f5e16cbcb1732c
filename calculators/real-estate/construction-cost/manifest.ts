import { defineCalculator } from '#schemas/manifest.ts';

export default defineCalculator({
  title: 'Construction Cost Calculator',
  summary: 'A first budget for a building from its area, the cost per square foot and a reserve.',
  intro: 'Enter the built area, what a square foot costs where you build, and a reserve for surprises to get a first budget.',
  description:
    'Estimate what it costs to build: floor area times the cost per square foot, plus a contingency in percent, with the formula and a worked example.',
  keywords: ['construction', 'building cost', 'square foot', 'house', 'contingency', 'budget'],
  related: ['mortgage-affordability', 'rent-vs-buy', 'property-tax', 'real-estate-roi'],
  order: 5,
  fields: {
    area: {
      kind: 'number',
      label: 'Built area',
      symbol: 'A',
      help: 'All floors together. One square metre is about 10.76 sq ft.',
      unit: 'sq ft',
      above: 0,
      step: 50,
    },
    costPerUnitArea: {
      kind: 'number',
      label: 'Cost per sq ft',
      symbol: 'c',
      help: 'A local figure for the standard you want, from a builder or surveyor.',
      above: 0,
      step: 5,
    },
    contingencyRate: {
      kind: 'number',
      label: 'Contingency',
      symbol: 'k',
      help: 'A reserve for what cannot be foreseen. Leave blank for none.',
      unit: '%',
      min: 0,
      step: 1,
      default: 0,
      optional: true,
      whenBlank: 0,
    },
  },
  results: {
    totalCost: { kind: 'money', label: 'Total', headline: true, symbol: 'T', formula: 'baseCost + contingency' },
    baseCost: { kind: 'money', label: 'Base cost', symbol: 'B', formula: 'area * costPerUnitArea' },
    contingency: { kind: 'money', label: 'Contingency', symbol: 'R', formula: 'baseCost * contingencyRate / 100' },
  },
  model:
    'This is an estimate by floor area alone, as stated here. It is not a quotation: only a builder who has seen plans and plot can give one.',
  examples: [
    {
      title: 'A house of 1,800 sq ft at 150 per sq ft, with 10 % in reserve',
      given: { area: 1800, costPerUnitArea: 150, contingencyRate: 10 },
      shows: { totalCost: '297,000.00', baseCost: '270,000.00', contingency: '27,000.00' },
      source: 'Our own: no example printed by a textbook, agency or standard is known to us',
    },
    {
      title: 'The same house finished better, at 185 per sq ft',
      given: { area: '1,800', costPerUnitArea: 185, contingencyRate: 10 },
      shows: { totalCost: '366,300.00', baseCost: '333,000.00', contingency: '33,300.00' },
    },
    {
      title: 'No reserve: the field left blank',
      given: { area: 640, costPerUnitArea: 212.5, contingencyRate: '' },
      shows: { totalCost: '136,000.00', baseCost: '136,000.00', contingency: '0.00' },
    },
    {
      title: 'A half rounds up: 5 % of 100.10',
      given: { area: 1, costPerUnitArea: 100.1, contingencyRate: 5 },
      shows: { totalCost: '105.11', baseCost: '100.10', contingency: '5.01' },
    },
  ],
  laws: [
    { law: 'rises', raise: 'contingencyRate', result: 'totalCost' },
    { law: 'sums', parts: ['baseCost', 'contingency'], whole: 'totalCost' },
    { law: 'scales', fields: ['area'], results: ['baseCost', 'contingency', 'totalCost'] },
    { law: 'scales', fields: ['costPerUnitArea'], results: ['baseCost', 'contingency', 'totalCost'] },
  ],
  actions: { calculate: 'Estimate Cost' },
  compute: 'formulas',
});
