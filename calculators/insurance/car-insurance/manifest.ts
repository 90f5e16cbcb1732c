import { defineCalculator } from '#schemas/manifest.ts';
import { premiumWords, widestWords } from '#shared/coverage.ts';

export default defineCalculator({
  title: 'Car Insurance Calculator',
  summary: 'How a car’s value, its driver and the cover change a yearly premium, in a simple model.',
  intro:
    'See how the value of a car, the driver’s age, past accidents and the level of cover work together in a simple model of a yearly premium.',
  description:
    'A simple model of a yearly car insurance premium from vehicle value, driver age, accidents and cover, with every step. An estimate, not a quote.',
  keywords: ['car insurance', 'auto insurance', 'motor', 'premium', 'accidents', 'young driver', 'vehicle insurance'],
  ask: { names: ['insure car', 'insure my car', 'car cover', 'vehicle cover', 'insure vehicle'] },
  related: ['auto-loan', 'fuel-cost', 'home-insurance', 'travel-insurance', 'health-insurance', 'life-insurance'],
  audience: 'For drivers who want to see what changes a premium',
  whenNotToUse: [
    { text: 'For the payments of a car on credit', use: 'auto-loan' },
    { text: 'For what a car costs in fuel', use: 'fuel-cost' },
  ],
  order: 3,
  fields: {
    vehicleValue: {
      kind: 'number',
      label: 'Vehicle value',
      symbol: 'V',
      quantity: 'vehiclePrice',
      say: ['worth', 'IDV', 'price', 'bike', 'motorcycle'],
      help: 'What the car would sell for today, in any currency.',
      min: 1000,
      step: 500,
    },
    driverAge: {
      kind: 'number',
      label: 'Driver age',
      quantity: 'age',
      say: ['driver'],
      help: 'The age of the person who drives most.',
      unit: 'years',
      min: 16,
      max: 90,
    },
    accidents: {
      kind: 'integer',
      label: 'Accidents',
      say: ['crash', 'collision', 'claim', 'fault'],
      named: {
        'clean record': 0,
        'clean driving record': 0,
        'clean history': 0,
        'any accidents': 0,
        'any claims': 0,
        'any crashes': 0,
        'never had an accident': 0,
        'never crashed': 0,
        'never claimed': 0,
      },
      symbol: 'n',
      help: 'Those of the last three to five years, which insurers usually ask about. Enter 0 for none.',
      min: 0,
      max: 10,
    },
    coverageType: {
      kind: 'choice',
      label: 'Coverage',
      say: ['cover', 'plan', 'policy'],
      assumed: true,
      symbol: 'c',
      help: 'How much the policy pays for. Real policies use these words in different ways.',
      valueLabel: 'Change for the level of cover, in percent',
      source: 'This calculator’s own model',
      options: {
        basic: {
          label: 'Basic (least cover)',
          say: ['least', 'minimum', 'cheapest', 'third party', 'liability'],
          value: -1,
        },
        standard: {
          label: 'Standard',
          say: ['normal', 'average', 'regular'],
          value: 0,
        },
        premium: {
          label: 'Premium (widest cover)',
          say: [...widestWords, 'best', 'highest', 'top', ...premiumWords],
          value: 2,
        },
      },
      default: 'standard',
    },
  },
  results: {
    premium: {
      kind: 'money',
      label: 'Estimated premium per year',
      say: ['car insurance', 'auto insurance', 'insurance', 'insure'],
      headline: true,
      symbol: 'P',
      formula: 'vehicleValue * rate / 100',
    },
  },
  workings: {
    rate: {
      kind: 'percent',
      label: 'Premium as a share of the value',
      symbol: 'r',
      source: 'This calculator’s own model',
      constants: {
        baseRate: { label: 'Base rate', symbol: 'b', value: 5, unit: '% of the value' },
        youngAge: { label: 'Young drivers: under', value: 25, unit: 'years' },
        youngSurcharge: { label: 'Added for young drivers', symbol: 'y', value: 2, unit: '% of the value' },
        seniorAge: { label: 'Older drivers: over', value: 60, unit: 'years' },
        seniorSurcharge: { label: 'Added for older drivers', symbol: 'o', value: 1, unit: '% of the value' },
        perAccident: { label: 'Added for each accident', symbol: 'e', value: 1, unit: '% of the value' },
      },
      sum: {
        base: { label: 'Base rate', formula: 'baseRate' },
        age: {
          label: 'Driver age',
          formula: [
            {
              when: { field: 'driverAge', below: 'youngAge' },
              formula: 'youngSurcharge',
              label: 'Rate for drivers under {youngAge}',
              because: 'Under {youngAge}: + {youngSurcharge}%',
            },
            {
              when: { field: 'driverAge', atMost: 'seniorAge' },
              label: 'Rate for drivers from {youngAge} to {seniorAge}',
              because: 'From {youngAge} to {seniorAge}: nothing added for age',
            },
            {
              formula: 'seniorSurcharge',
              label: 'Rate for drivers over {seniorAge}',
              because: 'Over {seniorAge}: + {seniorSurcharge}%',
            },
          ],
        },
        accidents: {
          label: 'Accidents',
          formula: 'perAccident * accidents',
          because: [
            { when: { field: 'accidents', atMost: 0 }, say: 'No accident: nothing added' },
            { when: { field: 'accidents', above: 0 }, say: 'Each accident: + {perAccident}%' },
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
  model:
    'This premium is an estimate by this site’s own model. It is not an offer: insurers price a car and its driver in far more detail.',
  verdict: [
    {
      when: { field: 'accidents', above: 0 },
      say: 'In this model, you pay {rate}% of the car’s value a year, including 1% for each accident.',
    },
    { say: 'In this model, you pay {rate}% of the car’s value a year; real prices also depend on where you drive.' },
  ],
  cautions: [
    {
      say: 'An estimate by this site’s own simple model, not an offer. Real prices can be much higher or lower.',
    },
    {
      when: { field: 'driverAge', below: 'youngAge' },
      say: 'The model treats all drivers under 25 alike. In reality, the youngest and newest drivers usually pay the most.',
    },
    {
      when: { field: 'accidents', above: 0 },
      say: 'When you apply for a real policy, name every accident that the insurer asks about. If you leave one out, a later claim may be refused.',
    },
    {
      when: { field: 'coverageType', is: 'basic' },
      say: 'The least cover of a real policy often pays only for harm to other people, and nothing for your own car.',
    },
  ],
  variations: [
    { of: 'coverageType', label: 'The same car at each level of cover', at: 'options', shows: ['premium'] },
    { of: 'accidents', label: 'The same driver with fewer or more accidents', at: [0, 1, 2, 3], shows: ['premium'] },
  ],
  examples: [
    {
      title: 'A driver of 22 with one accident, a car worth 18,000, standard cover',
      given: { vehicleValue: 18000, driverAge: 22, accidents: 1 },
      asked: ['car insurance for an 18000 car, driver aged 22, one accident, standard cover'],
      shows: { premium: '1,440.00' },
    },
    {
      title: 'A driver of 25 without an accident, the same car',
      given: { vehicleValue: 18000, driverAge: 25, accidents: 0 },
      shows: { premium: '900.00' },
    },
    {
      title: 'The same car and driver with the least cover',
      given: { vehicleValue: 18000, driverAge: 25, accidents: 0, coverageType: 'basic' },
      asked: ['how much to insure a car worth 18,000 with basic cover, driver 25, no accidents'],
      shows: { premium: '720.00' },
    },
    {
      title: 'Exactly 60 with the widest cover: no surcharge for age yet',
      given: { vehicleValue: 18000, driverAge: 60, accidents: 0, coverageType: 'premium' },
      shows: { premium: '1,260.00' },
      shown: false,
    },
    {
      title: 'A driver of 61 with the widest cover',
      given: { vehicleValue: 18000, driverAge: 61, accidents: 0, coverageType: 'premium' },
      shows: { premium: '1,440.00' },
    },
    {
      title: 'Half a cent rounds up',
      given: { vehicleValue: '1,000.10', driverAge: 40, accidents: 0 },
      shows: { premium: '50.01' },
      shown: false,
    },
  ],
  laws: [
    { law: 'rises', raise: 'accidents', result: 'premium' },
    { law: 'rises', raise: 'coverageType', result: 'premium' },
    { law: 'scales', fields: ['vehicleValue'], results: ['premium'] },
  ],
  actions: { calculate: 'Calculate Premium' },
  published: '2026-11-21',
  reviewed: '2026-11-22',
  compute: 'formulas',
});
