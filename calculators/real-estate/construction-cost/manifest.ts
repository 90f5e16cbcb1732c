import { defineCalculator } from '#schemas/manifest.ts';

const accuracy =
  'AACE International, Recommended Practice 56R-08, 2020: early estimates end up to 30% too high or 50% too low';

export default defineCalculator({
  title: 'Construction Cost Calculator',
  summary: 'How a first building budget is worked out: a model of area, cost per square foot and a reserve.',
  intro:
    'Enter the built area, the local cost of a square foot and a reserve for surprises to get a first budget for your building.',
  description:
    'Estimate what it costs to build a house: floor area times cost per square foot plus a contingency, with the usual reserves and the cost of each stage.',
  keywords: ['construction', 'building cost', 'square foot', 'house', 'contingency', 'budget'],
  ask: {
    names: [
      'cost to build',
      'cost of building',
      'build house',
      'building house',
      'construct house',
      'build home',
      'construct',
    ],
  },
  related: ['square-footage', 'concrete', 'roof-pitch', 'tile', 'board-foot', 'mortgage'],
  audience: 'For owners who plan a first budget for a building',
  whenNotToUse: [
    { text: 'For the amount of concrete alone', use: 'concrete' },
    { text: 'To work out the built area', use: 'square-footage' },
  ],
  order: 5,
  fields: {
    area: {
      kind: 'number',
      label: 'Built area',
      symbol: 'A',
      quantity: 'surfaceArea',
      say: ['built-up', 'size', 'big', 'square feet', 'plinth'],
      help: 'All floors together. One square metre is about 10.76 sq ft.',
      unit: 'sq ft',
      above: 0,
      step: 50,
    },
    costPerUnitArea: {
      kind: 'number',
      label: 'Cost per sq ft',
      symbol: 'c',
      quantity: 'unitPrice',
      say: ['per square foot', 'a square foot', 'per sq ft', 'a sq ft', 'per sqft', 'psf', 'rate'],
      help: 'A local figure for the quality you want, from a builder or surveyor.',
      above: 0,
      step: 5,
    },
    contingencyRate: {
      kind: 'number',
      label: 'Contingency',
      say: ['reserve', 'buffer', 'cushion', 'extra', 'surprises', 'unforeseen', 'spare'],
      symbol: 'k',
      help: 'A reserve for surprises, often 5 to 10% for a new house. Leave blank for none.',
      unit: '%',
      min: 0,
      default: 0,
      whenBlank: 0,
    },
  },
  results: {
    totalCost: {
      kind: 'money',
      label: 'Total',
      say: ['construction cost', 'building cost', 'cost to build', 'cost'],
      headline: true,
      symbol: 'T',
      formula: 'baseCost + contingency',
    },
    baseCost: {
      kind: 'money',
      label: 'Base cost',
      help: 'The area times its cost.',
      symbol: 'B',
      formula: 'area * costPerUnitArea',
    },
    contingency: {
      kind: 'money',
      label: 'Contingency',
      help: 'The reserve for surprises.',
      symbol: 'R',
      formula: 'baseCost * contingencyRate / 100',
    },
  },
  workings: {
    lowEnd: { kind: 'money', label: 'Low end of the range', symbol: 'T_1', formula: 'totalCost * lowShare / 100' },
    highEnd: { kind: 'money', label: 'High end of the range', symbol: 'T_2', formula: 'totalCost * highShare / 100' },
  },
  constants: {
    lowShare: {
      label: 'Low end for an estimate at this stage',
      symbol: 'a_1',
      value: 70,
      unit: '%',
      source: accuracy,
    },
    highShare: {
      label: 'High end for an estimate at this stage',
      symbol: 'a_2',
      value: 150,
      unit: '%',
      source: accuracy,
    },
  },
  verdict: [
    {
      say: 'By AACE’s range for early estimates, the cost can end between {lowEnd} and {highEnd}.',
    },
  ],
  cautions: [
    {
      say: 'A rough estimate by a simple model, without land, permits, architects, connections and the garden, unless your cost per square foot covers them. Only a builder who has seen the plans and the land can give a price.',
    },
    {
      when: { field: 'contingencyRate', atMost: 0 },
      say: 'This total has no reserve. Add one before you decide: 5 to 10% is common for a new house, and more for an old building.',
    },
  ],
  variations: [
    {
      of: 'contingencyRate',
      label: 'The same building with usual reserves',
      at: [0, 5, 10, 15, 20],
      shows: ['contingency', 'totalCost'],
    },
  ],
  tables: {
    stages: {
      label: 'Base cost by stage',
      help: 'How the base cost would divide if your house were like an average new house in the United States.',
      note: 'Shares from the National Association of Home Builders, Cost of Constructing a Home 2024. They count permits, design and landscaping, and differ from house to house and country to country.',
      columns: {
        stage: {
          kind: 'text',
          label: 'Stage',
          labels: {
            siteWork: 'Permits, design and site work',
            foundations: 'Foundations',
            framing: 'Framing',
            exterior: 'Exterior finishes',
            systems: 'Plumbing, electricity, heating',
            interior: 'Interior finishes',
            finalSteps: 'Landscaping and final steps',
            other: 'Other',
          },
        },
        percent: { kind: 'percent', label: 'Share', digits: 1 },
        cost: { kind: 'money', label: 'Cost', sums: true, ties: 'baseCost' },
      },
      chart: { kind: 'parts', title: 'Where the base cost goes', x: 'stage', y: 'cost' },
    },
  },
  model:
    'The floor area method is an early estimate by one figure. It does not consider plans, ground or contracts, and it is not a quotation.',
  examples: [
    {
      title: 'A house of 1,800 sq ft at 150 per sq ft, with 10% in reserve',
      given: { area: 1800, costPerUnitArea: 150, contingencyRate: 10 },
      asked: ['cost to build a house of 1800 sq ft at 150 per sq ft with 10% contingency'],
      shows: { totalCost: '297,000.00', baseCost: '270,000.00', contingency: '27,000.00' },
    },
    {
      title: 'The same house with better windows and floors, at 185 per sq ft',
      given: { area: '1,800', costPerUnitArea: 185, contingencyRate: 10 },
      shows: { totalCost: '366,300.00', baseCost: '333,000.00', contingency: '33,300.00' },
    },
    {
      title: 'An extension of 640 sq ft without a reserve',
      given: { area: 640, costPerUnitArea: 212.5, contingencyRate: '' },
      shows: { totalCost: '136,000.00', baseCost: '136,000.00', contingency: '0.00' },
    },
    {
      title: 'A library of 15,000 sq ft at the prices of 1995',
      given: { area: 15000, costPerUnitArea: 87.7, contingencyRate: '' },
      shows: { totalCost: '1,315,500.00', baseCost: '1,315,500.00' },
      shown: false,
    },
    {
      title: '57,200 sq ft at 375 per sq ft',
      given: { area: 57200, costPerUnitArea: 375, contingencyRate: '' },
      shows: { baseCost: '21,450,000.00' },
      shown: false,
    },
    {
      title: 'A half rounds up: 5% of 100.10',
      given: { area: 1, costPerUnitArea: 100.1, contingencyRate: 5 },
      shows: { totalCost: '105.11', baseCost: '100.10', contingency: '5.01' },
      shown: false,
    },
  ],
  laws: [
    { law: 'rises', raise: 'contingencyRate', result: 'totalCost' },
    { law: 'sums', parts: ['baseCost', 'contingency'], whole: 'totalCost' },
    { law: 'scales', fields: ['area'], results: ['baseCost', 'contingency', 'totalCost'] },
    { law: 'scales', fields: ['costPerUnitArea'], results: ['baseCost', 'contingency', 'totalCost'] },
  ],
  actions: { calculate: 'Estimate Cost' },
  published: '2026-11-21',
  reviewed: '2026-11-22',
  compute: 'formulas',
});
