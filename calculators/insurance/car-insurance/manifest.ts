import { defineCalculator } from '#schemas/manifest.ts';

export default defineCalculator({
  title: 'Car Insurance Calculator',
  summary: 'A rough yearly premium from the car’s value, the driver and the cover.',
  intro:
    'Enter what the car is worth, the driver’s age, past accidents and the level of cover to see a rough premium for one year.',
  description:
    'Estimate a yearly car insurance premium from vehicle value, driver age, accidents and cover level, using a simple stated model with each step shown.',
  keywords: ['car insurance', 'auto insurance', 'motor', 'premium', 'accidents', 'young driver'],
  related: ['life-insurance', 'health-insurance', 'home-insurance', 'travel-insurance'],
  order: 3,
  fields: {
    vehicleValue: {
      kind: 'number',
      label: 'Vehicle value',
      symbol: 'V',
      help: 'What the car would sell for today, in any currency.',
      min: 1000,
      step: 500,
    },
    driverAge: {
      kind: 'number',
      label: 'Driver age',
      help: 'The age of the person who drives most.',
      unit: 'years',
      min: 16,
      max: 90,
    },
    accidents: {
      kind: 'integer',
      label: 'Accidents',
      symbol: 'n',
      help: 'Accidents that an insurer would ask about. Enter 0 for a clean record.',
      min: 0,
      max: 10,
    },
    coverageType: {
      kind: 'choice',
      label: 'Coverage',
      symbol: 'c',
      valueLabel: 'Change for the level of cover, in percent',
      source: 'This calculator’s own model',
      options: {
        basic: { label: 'Basic', value: -1 },
        standard: { label: 'Standard', value: 0 },
        premium: { label: 'Premium', value: 2 },
      },
      default: 'standard',
    },
  },
  results: {
    premium: { kind: 'money', label: 'Premium a year', headline: true, symbol: 'P', formula: 'vehicleValue * rate / 100' },
  },
  workings: {
    rate: {
      kind: 'percent',
      label: 'Share of the value to pay',
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
              because: 'Under {youngAge}: + {youngSurcharge} %',
            },
            {
              when: { field: 'driverAge', atMost: 'seniorAge' },
              label: 'Rate for drivers from {youngAge} to {seniorAge}',
              because: 'From {youngAge} to {seniorAge}: nothing added for age',
            },
            {
              formula: 'seniorSurcharge',
              label: 'Rate for drivers over {seniorAge}',
              because: 'Over {seniorAge}: + {seniorSurcharge} %',
            },
          ],
        },
        accidents: {
          label: 'Accidents',
          formula: 'perAccident * accidents',
          because: [
            { when: { field: 'accidents', atMost: 0 }, say: 'No accident: nothing added' },
            { when: { field: 'accidents', above: 0 }, say: 'Each accident: + {perAccident} %' },
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
    'This premium is an estimate by the simple model stated on this page, not an offer. Insurers price a car and its driver in far more detail.',
  examples: [
    {
      title: 'A car worth 18,000, a driver of 22 with one accident, standard cover',
      given: { vehicleValue: 18000, driverAge: 22, accidents: 1 },
      shows: { premium: '1,440.00' },
      source: 'Our own: the model is this calculator’s, so nobody else prints examples of it',
    },
    {
      title: 'The same car at exactly 25, no accident: the base rate alone',
      given: { vehicleValue: 18000, driverAge: 25, accidents: 0 },
      shows: { premium: '900.00' },
    },
    {
      title: 'A clean record at 25 with basic cover: the lowest rate',
      given: { vehicleValue: 18000, driverAge: 25, accidents: 0, coverageType: 'basic' },
      shows: { premium: '720.00' },
    },
    {
      title: 'Exactly 60 with premium cover: no surcharge for age yet',
      given: { vehicleValue: 18000, driverAge: 60, accidents: 0, coverageType: 'premium' },
      shows: { premium: '1,260.00' },
    },
    {
      title: 'Over 60 with premium cover',
      given: { vehicleValue: 18000, driverAge: 61, accidents: 0, coverageType: 'premium' },
      shows: { premium: '1,440.00' },
    },
    {
      title: 'Half a cent rounds up',
      given: { vehicleValue: '1,000.10', driverAge: 40, accidents: 0 },
      shows: { premium: '50.01' },
    },
  ],
  laws: [
    { law: 'rises', raise: 'accidents', result: 'premium' },
    { law: 'rises', raise: 'coverageType', result: 'premium' },
    { law: 'scales', fields: ['vehicleValue'], results: ['premium'] },
  ],
  actions: { calculate: 'Calculate Premium' },
  compute: 'formulas',
});
