import { defineCalculator } from '#schemas/manifest.ts';

export default defineCalculator({
  title: 'Home Insurance Calculator',
  summary: 'A rough yearly premium from the home’s value, location, cover and security.',
  intro:
    'Enter what the home is worth, how risky its location is, the level of cover and whether it has a security system to see a rough premium for one year.',
  description:
    'Estimate a yearly home insurance premium from home value, location risk, level of cover and a security system. A simple stated model, step by step.',
  keywords: ['home insurance', 'house insurance', 'buildings', 'premium', 'security system'],
  related: ['life-insurance', 'health-insurance', 'car-insurance', 'travel-insurance'],
  order: 4,
  fields: {
    homeValue: {
      kind: 'number',
      label: 'Home value',
      symbol: 'V',
      help: 'The value to insure, in any currency.',
      min: 50000,
      step: 10000,
    },
    riskLevel: {
      kind: 'choice',
      label: 'Location risk',
      symbol: 'l',
      help: 'Think of flood, storm, fire and burglary where the home stands.',
      valueLabel: 'Change for the location, in percent',
      source: 'This calculator’s own model',
      options: {
        low: { label: 'Low', value: -0.05 },
        medium: { label: 'Medium', value: 0 },
        high: { label: 'High', value: 0.1 },
      },
      default: 'medium',
    },
    coverageType: {
      kind: 'choice',
      label: 'Coverage',
      symbol: 'c',
      valueLabel: 'Change for the level of cover, in percent',
      source: 'This calculator’s own model',
      options: {
        basic: { label: 'Basic', value: -0.05 },
        standard: { label: 'Standard', value: 0 },
        premium: { label: 'Premium', value: 0.1 },
      },
      default: 'standard',
    },
    securitySystem: {
      kind: 'choice',
      label: 'Security system',
      symbol: 's',
      help: 'Such as a monitored burglar alarm.',
      valueLabel: 'Change for a security system, in percent',
      source: 'This calculator’s own model',
      options: { no: { label: 'No', value: 0 }, yes: { label: 'Yes', value: -0.05 } },
      default: 'no',
    },
  },
  results: {
    premium: { kind: 'money', label: 'Premium a year', headline: true, symbol: 'P', formula: 'homeValue * rate / 100' },
  },
  workings: {
    rate: {
      kind: 'percent',
      label: 'Share of the value to pay',
      symbol: 'r',
      source: 'This calculator’s own model',
      constants: { baseRate: { label: 'Base rate', symbol: 'b', value: 0.3, unit: '% of the value' } },
      sum: {
        base: { label: 'Base rate', formula: 'baseRate' },
        risk: {
          label: 'Location risk',
          formula: 'riskLevel',
          because: [
            { when: { field: 'riskLevel', is: 'low' }, say: 'Low risk: {riskLevel.low} %' },
            { when: { field: 'riskLevel', is: 'medium' }, say: 'Medium risk: no change' },
            { when: { field: 'riskLevel', is: 'high' }, say: 'High risk: + {riskLevel.high} %' },
          ],
        },
        cover: {
          label: 'Level of cover',
          formula: 'coverageType',
          because: [
            { when: { field: 'coverageType', is: 'basic' }, say: 'Basic cover: {coverageType.basic} %' },
            { when: { field: 'coverageType', is: 'standard' }, say: 'Standard cover: no change' },
            { when: { field: 'coverageType', is: 'premium' }, say: 'Premium cover: + {coverageType.premium} %' },
          ],
        },
        security: {
          label: 'Security system',
          formula: 'securitySystem',
          because: [
            { when: { field: 'securitySystem', is: 'no' }, say: 'No security system: no discount' },
            { when: { field: 'securitySystem', is: 'yes' }, say: 'Security system: {securitySystem.yes} %' },
          ],
        },
      },
    },
  },
  tables: {
    parts: {
      label: 'What the premium is made of',
      help: 'The rate is the base rate and what is added to it or taken off; here is what each comes to.',
      sumOf: 'rate',
      whole: 'premium',
      chart: 'Base and changes',
    },
  },
  model:
    'This premium is an estimate by the simple model stated on this page, not a quote. An insurer looks at the building itself.',
  examples: [
    {
      title: 'A home of 320,000, high risk, standard cover, with a security system',
      given: { homeValue: 320000, riskLevel: 'high', securitySystem: 'yes' },
      shows: { premium: '1,120.00' },
      source: 'Our own: the model is this calculator’s, so nobody else prints examples of it',
    },
    { title: 'The same home at the base rate', given: { homeValue: 320000 }, shows: { premium: '960.00' } },
    {
      title: 'The lowest rate: low risk, basic cover, security system',
      given: { homeValue: 320000, riskLevel: 'low', coverageType: 'basic', securitySystem: 'yes' },
      shows: { premium: '480.00' },
    },
    {
      title: 'The highest rate: high risk, premium cover, no security system',
      given: { homeValue: 320000, riskLevel: 'high', coverageType: 'premium' },
      shows: { premium: '1,600.00' },
    },
    {
      title: 'Just above the least value: half a cent rounds up',
      given: { homeValue: '50,005' },
      shows: { premium: '150.02' },
    },
  ],
  laws: [
    { law: 'rises', raise: 'riskLevel', result: 'premium' },
    { law: 'rises', raise: 'coverageType', result: 'premium' },
    { law: 'rises', raise: 'securitySystem', result: 'premium' },
    { law: 'scales', fields: ['homeValue'], results: ['premium'] },
  ],
  actions: { calculate: 'Calculate Premium' },
  compute: 'formulas',
});
