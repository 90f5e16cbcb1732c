import { defineCalculator } from '#schemas/manifest.ts';
import { premiumWords, widestWords } from '#shared/coverage.ts';

export default defineCalculator({
  title: 'Home Insurance Calculator',
  summary: 'How a home’s value, location, cover and security change a yearly premium, in a simple model.',
  intro:
    'See how the sum insured, the risks of the location, the level of cover and a security system work together in a simple model of a yearly premium.',
  description:
    'A simple model of a yearly home insurance premium from value, location risk, cover and a security system, with every step. An estimate, not a quote.',
  keywords: ['home insurance', 'house insurance', 'buildings', 'premium', 'security system', 'homeowners'],
  ask: {
    names: ['insure house', 'insure home', 'insure my house', 'insure my home', 'building insurance', 'property insurance'],
    without: ['contents', 'renters', 'tenant'],
  },
  related: ['property-tax', 'mortgage', 'square-footage', 'life-insurance', 'health-insurance', 'car-insurance'],
  audience: 'For home owners who want to see what changes a premium',
  whenNotToUse: [
    { text: 'To add a premium that you know to a monthly home payment', use: 'mortgage' },
    { text: 'For the yearly tax on a home', use: 'property-tax' },
  ],
  order: 4,
  fields: {
    homeValue: {
      kind: 'number',
      label: 'Rebuilding cost',
      symbol: 'V',
      quantity: 'homePrice',
      say: ['worth', 'rebuild', 'rebuilding', 'insure for', 'home value'],
      help: 'The sum to insure, without the land, in any currency.',
      min: 50000,
      step: 10000,
    },
    riskLevel: {
      kind: 'choice',
      label: 'Location risk',
      say: ['risk', 'area'],
      symbol: 'l',
      help: 'Think of flood, storm, fire and burglary where the home stands.',
      valueLabel: 'Change for the location, in percent',
      source: 'This calculator’s own model',
      options: {
        low: { label: 'Low', say: ['safe'], value: -0.05 },
        medium: { label: 'Medium', say: ['moderate', 'average risk', 'normal risk'], value: 0 },
        high: { label: 'High', say: ['risky', 'dangerous'], value: 0.1 },
      },
      default: 'medium',
    },
    coverageType: {
      kind: 'choice',
      label: 'Coverage',
      say: ['cover', 'plan', 'policy'],
      assumed: true,
      symbol: 'c',
      help: 'How many kinds of damage the policy pays for. Real policies use these words in different ways.',
      valueLabel: 'Change for the level of cover, in percent',
      source: 'This calculator’s own model',
      options: {
        basic: { label: 'Basic (least cover)', say: ['least', 'minimum', 'cheapest', 'third party'], value: -0.05 },
        standard: {
          label: 'Standard',
          say: ['normal cover', 'average cover', 'regular'],
          value: 0,
        },
        premium: {
          label: 'Premium (widest cover)',
          say: [...widestWords, ...premiumWords],
          value: 0.1,
        },
      },
      default: 'standard',
    },
    securitySystem: {
      kind: 'choice',
      label: 'Security system',
      say: ['alarm', 'burglar', 'cctv', 'security', 'camera'],
      symbol: 's',
      help: 'Such as a burglar alarm that calls a security service.',
      valueLabel: 'Change for a security system, in percent',
      source: 'This calculator’s own model',
      options: {
        no: { label: 'No', say: ['alarm no', 'security no', 'system no'], value: 0 },
        yes: { label: 'Yes', say: ['alarm yes', 'security yes', 'system yes'], value: -0.05 },
      },
      default: 'no',
    },
  },
  results: {
    premium: {
      kind: 'money',
      label: 'Estimated premium per year',
      say: ['home insurance', 'house insurance', 'insurance', 'insure'],
      headline: true,
      symbol: 'P',
      formula: 'homeValue * rate / 100',
    },
  },
  workings: {
    rate: {
      kind: 'percent',
      label: 'Premium as a share of the value',
      symbol: 'r',
      source: 'This calculator’s own model',
      constants: { baseRate: { label: 'Base rate', symbol: 'b', value: 0.3, unit: '% of the value' } },
      sum: {
        base: { label: 'Base rate', formula: 'baseRate' },
        risk: {
          label: 'Location risk',
          formula: 'riskLevel',
          because: [
            { when: { field: 'riskLevel', is: 'low' }, say: 'Low risk: {riskLevel.low}%' },
            { when: { field: 'riskLevel', is: 'medium' }, say: 'Medium risk: no change' },
            { when: { field: 'riskLevel', is: 'high' }, say: 'High risk: + {riskLevel.high}%' },
          ],
        },
        cover: {
          label: 'Level of cover',
          formula: 'coverageType',
          because: [
            { when: { field: 'coverageType', is: 'basic' }, say: 'Least cover: {coverageType.basic}%' },
            { when: { field: 'coverageType', is: 'standard' }, say: 'Standard cover: no change' },
            { when: { field: 'coverageType', is: 'premium' }, say: 'Widest cover: + {coverageType.premium}%' },
          ],
        },
        security: {
          label: 'Security system',
          formula: 'securitySystem',
          because: [
            { when: { field: 'securitySystem', is: 'no' }, say: 'No security system: no discount' },
            { when: { field: 'securitySystem', is: 'yes' }, say: 'Security system: {securitySystem.yes}%' },
          ],
        },
      },
    },
  },
  tables: {
    parts: {
      label: 'What the premium is made of',
      help: 'How much of the premium comes from the base rate and from each answer.',
      sumOf: 'rate',
      whole: 'premium',
      chart: 'Base and changes',
    },
  },
  model: 'This premium is an estimate by this site’s own model, not a quote. An insurer looks at the building itself.',
  verdict: [{ say: 'In this model, you pay {rate}% of the rebuilding cost a year; an insurer judges the building itself.' }],
  cautions: [
    {
      say: 'An estimate by this site’s own simple model, not a quote. An insurer may ask for far more or far less, or refuse the home.',
    },
    {
      when: { field: 'riskLevel', is: 'high' },
      say: 'Before you buy a home in a place of high risk, ask insurers whether they would cover it, for which dangers and with what excess (deductible).',
    },
    {
      when: { field: 'coverageType', is: 'basic' },
      say: 'The least cover may not meet the conditions of a home loan. Ask your lender what it requires.',
    },
  ],
  variations: [
    { of: 'riskLevel', label: 'The same home at each level of location risk', at: 'options', shows: ['premium'] },
    { of: 'coverageType', label: 'The same home at each level of cover', at: 'options', shows: ['premium'] },
  ],
  examples: [
    {
      title: 'A home of 320,000 near a river, standard cover, with a burglar alarm',
      given: { homeValue: 320000, riskLevel: 'high', securitySystem: 'yes' },
      asked: ['home insurance for a 320000 house, high risk, standard cover, with a security system'],
      shows: { premium: '1,120.00' },
    },
    {
      title: 'The same home at medium risk, without an alarm',
      given: { homeValue: 320000 },
      shows: { premium: '960.00' },
    },
    {
      title: 'The same home at low risk, with the least cover and an alarm',
      given: { homeValue: 320000, riskLevel: 'low', coverageType: 'basic', securitySystem: 'yes' },
      shows: { premium: '480.00' },
    },
    {
      title: 'The same home at high risk, with the widest cover and no alarm',
      given: { homeValue: 320000, riskLevel: 'high', coverageType: 'premium' },
      asked: ['home insurance for a 320,000 house in a high risk area with full cover and no alarm'],
      shows: { premium: '1,600.00' },
    },
    {
      title: 'Just above the least value: half a cent rounds up',
      given: { homeValue: '50,005' },
      shows: { premium: '150.02' },
      shown: false,
    },
  ],
  laws: [
    { law: 'rises', raise: 'riskLevel', result: 'premium' },
    { law: 'rises', raise: 'coverageType', result: 'premium' },
    { law: 'rises', raise: 'securitySystem', result: 'premium' },
    { law: 'scales', fields: ['homeValue'], results: ['premium'] },
  ],
  actions: { calculate: 'Calculate Premium' },
  published: '2026-11-21',
  reviewed: '2026-11-22',
  compute: 'formulas',
});
