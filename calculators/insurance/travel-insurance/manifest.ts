import { defineCalculator } from '#schemas/manifest.ts';

export default defineCalculator({
  title: 'Travel Insurance Calculator',
  summary: 'A rough premium for one trip from its cost, its length, your age and the cover.',
  intro:
    'Enter what the trip costs, how many days it lasts, the traveller’s age and the level of cover to see a rough premium for the whole trip.',
  description:
    'Estimate a travel insurance premium from trip cost, days, traveller age and level of cover, with a simple stated model that charges a rate for each day.',
  keywords: ['travel insurance', 'trip', 'holiday', 'premium', 'traveller', 'estimate'],
  related: ['life-insurance', 'health-insurance', 'car-insurance', 'home-insurance'],
  order: 5,
  fields: {
    tripCost: {
      kind: 'number',
      label: 'Trip cost',
      symbol: 'C',
      help: 'Everything paid for in advance, in any currency.',
      min: 100,
      step: 50,
    },
    days: {
      kind: 'integer',
      label: 'Days',
      symbol: 'n',
      help: 'From the day you leave to the day you return, both counted.',
      unit: 'days',
      min: 1,
      max: 365,
    },
    age: { kind: 'number', label: 'Traveller age', unit: 'years', min: 1, max: 100 },
    coverageType: {
      kind: 'choice',
      label: 'Coverage',
      symbol: 'c',
      valueLabel: 'Change for the level of cover, in percent a day',
      source: 'This calculator’s own model',
      options: {
        basic: { label: 'Basic', value: -0.3 },
        standard: { label: 'Standard', value: 0 },
        premium: { label: 'Premium', value: 0.5 },
      },
      default: 'standard',
    },
  },
  results: {
    premium: { kind: 'money', label: 'Premium for the trip', headline: true, symbol: 'P', formula: 'perDay * days' },
  },
  workings: {
    dailyRate: {
      kind: 'percent',
      label: 'Share of the cost to pay a day',
      symbol: 'r',
      source: 'This calculator’s own model',
      constants: {
        baseRate: { label: 'Base rate a day', symbol: 'b', value: 2, unit: '% of the trip cost' },
        youngAge: { label: 'Young travellers: under', value: 18, unit: 'years' },
        youngDiscount: { label: 'Less for young travellers', symbol: 'y', value: 0.5, unit: '% of the trip cost a day' },
        seniorAge: { label: 'Older travellers: over', value: 60, unit: 'years' },
        seniorSurcharge: { label: 'Added for older travellers', symbol: 'o', value: 1, unit: '% of the trip cost a day' },
      },
      sum: {
        base: { label: 'Base rate', formula: 'baseRate' },
        age: {
          label: 'Traveller age',
          formula: [
            {
              when: { field: 'age', below: 'youngAge' },
              formula: '-youngDiscount',
              label: 'Daily rate under {youngAge}',
              because: 'Under {youngAge}: − {youngDiscount} % a day',
            },
            {
              when: { field: 'age', atMost: 'seniorAge' },
              label: 'Daily rate from {youngAge} to {seniorAge}',
              because: 'From {youngAge} to {seniorAge}: no change for age',
            },
            {
              formula: 'seniorSurcharge',
              label: 'Daily rate over {seniorAge}',
              because: 'Over {seniorAge}: + {seniorSurcharge} % a day',
            },
          ],
        },
        cover: {
          label: 'Level of cover',
          formula: 'coverageType',
          because: [
            { when: { field: 'coverageType', is: 'basic' }, say: 'Basic cover: {coverageType.basic} % a day' },
            { when: { field: 'coverageType', is: 'standard' }, say: 'Standard cover: no change' },
            { when: { field: 'coverageType', is: 'premium' }, say: 'Premium cover: + {coverageType.premium} % a day' },
          ],
        },
      },
    },
    perDay: { kind: 'money', label: 'Premium a day', symbol: 'q', formula: 'tripCost * dailyRate / 100' },
  },
  tables: {
    parts: {
      label: 'What the premium is made of',
      help: 'The daily rate is the base rate and what is added to it or taken off; here is what each comes to for the trip.',
      sumOf: 'dailyRate',
      whole: 'premium',
      chart: 'Base and changes',
    },
  },
  model:
    'This premium is an estimate by the simple model stated on this page, not a quote. It grows with every day, so for long trips it runs far above real prices.',
  examples: [
    {
      title: 'A trip of 2,400 for 10 days, aged 35, standard cover',
      given: { tripCost: 2400, days: 10, age: 35 },
      shows: { premium: '480.00' },
      source: 'Our own: the model is this calculator’s, so nobody else prints examples of it',
    },
    {
      title: 'The same trip at 67 with premium cover',
      given: { tripCost: 2400, days: 10, age: 67, coverageType: 'premium' },
      shows: { premium: '840.00' },
    },
    {
      title: 'A child of 17 with basic cover: the lowest rate',
      given: { tripCost: 2400, days: 10, age: 17, coverageType: 'basic' },
      shows: { premium: '288.00' },
    },
    {
      title: 'Exactly 18 on the day: no discount for age',
      given: { tripCost: 2400, days: 10, age: 18, coverageType: 'basic' },
      shows: { premium: '408.00' },
    },
    {
      title: 'Exactly 60: no surcharge for age',
      given: { tripCost: 2400, days: 10, age: 60, coverageType: 'premium' },
      shows: { premium: '600.00' },
    },
    { title: 'One day: half a cent rounds up', given: { tripCost: '100.25', days: 1, age: 40 }, shows: { premium: '2.01' } },
  ],
  laws: [
    { law: 'rises', raise: 'age', result: 'premium' },
    { law: 'rises', raise: 'days', result: 'premium' },
    { law: 'rises', raise: 'coverageType', result: 'premium' },
    { law: 'scales', fields: ['tripCost'], results: ['premium'] },
  ],
  actions: { calculate: 'Calculate Premium' },
  compute: 'formulas',
});
