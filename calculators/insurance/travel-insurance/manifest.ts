import { defineCalculator } from '#schemas/manifest.ts';
import { premiumWords, widestWords } from '#shared/coverage.ts';

export default defineCalculator({
  title: 'Travel Insurance Calculator',
  summary: 'How a trip’s cost and length, your age and the cover change a premium, in a simple model.',
  intro:
    'See how the cost of a trip, its days, the traveller’s age and the level of cover work together in a simple model of a premium.',
  description:
    'A simple model of a travel insurance premium from trip cost, days, traveller age and cover, with every step. An estimate, not a quote, and often too high.',
  keywords: ['travel insurance', 'trip', 'holiday', 'premium', 'traveller', 'estimate'],
  ask: {
    names: ['trip insurance', 'holiday insurance', 'vacation insurance', 'travel cover', 'insure trip', 'insure holiday'],
    without: ['couple', 'family', 'wife', 'husband', 'us', 'we'],
  },
  related: ['currency-converter', 'date-difference', 'health-insurance', 'timezone', 'car-insurance', 'life-insurance'],
  audience: 'For travellers who want to see what changes a premium',
  whenNotToUse: [{ text: 'For medical cover of a whole year', use: 'health-insurance' }],
  order: 5,
  fields: {
    tripCost: {
      kind: 'number',
      label: 'Trip cost',
      symbol: 'C',
      quantity: 'money',
      say: ['holiday', 'vacation', 'tour', 'cruise', 'package', 'worth', 'price'],
      help: 'What one traveller pays in advance and could lose by cancelling, in any currency.',
      min: 100,
      step: 50,
    },
    days: {
      kind: 'integer',
      label: 'Days',
      say: ['for', 'trip of', 'lasting', 'long'],
      symbol: 'n',
      help: 'From the day you leave to the day you return, both counted.',
      unit: 'days',
      min: 1,
      max: 365,
    },
    age: { kind: 'number', label: 'Traveller age', quantity: 'age', unit: 'years', min: 1, max: 100 },
    coverageType: {
      kind: 'choice',
      label: 'Coverage',
      say: ['cover', 'plan', 'policy'],
      assumed: true,
      symbol: 'c',
      help: 'How much the policy pays for. Real policies use these words in different ways.',
      valueLabel: 'Change for the level of cover, in percent per day',
      source: 'This calculator’s own model',
      options: {
        basic: { label: 'Basic (least cover)', say: ['least', 'minimum', 'cheapest'], value: -0.3 },
        standard: {
          label: 'Standard',
          say: ['normal', 'average', 'regular'],
          value: 0,
        },
        premium: {
          label: 'Premium (widest cover)',
          say: [...widestWords, 'best', 'highest', 'top', ...premiumWords],
          value: 0.5,
        },
      },
      default: 'standard',
    },
  },
  results: {
    premium: {
      kind: 'money',
      label: 'Estimated premium for the trip',
      say: ['travel insurance', 'trip insurance', 'insurance', 'insure'],
      headline: true,
      symbol: 'P',
      formula: 'perDay * days',
    },
  },
  workings: {
    dailyRate: {
      kind: 'percent',
      label: 'Premium per day as a share of the cost',
      symbol: 'r',
      source: 'This calculator’s own model',
      constants: {
        baseRate: { label: 'Base rate per day', symbol: 'b', value: 2, unit: '% of the trip cost' },
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
              because: 'Under {youngAge}: − {youngDiscount}% a day',
            },
            {
              when: { field: 'age', atMost: 'seniorAge' },
              label: 'Daily rate from {youngAge} to {seniorAge}',
              because: 'From {youngAge} to {seniorAge}: no change for age',
            },
            {
              formula: 'seniorSurcharge',
              label: 'Daily rate over {seniorAge}',
              because: 'Over {seniorAge}: + {seniorSurcharge}% a day',
            },
          ],
        },
        cover: {
          label: 'Level of cover',
          formula: 'coverageType',
          because: [
            { when: { field: 'coverageType', is: 'basic' }, say: 'Least cover: {coverageType.basic}% a day' },
            { when: { field: 'coverageType', is: 'standard' }, say: 'Standard cover: no change' },
            { when: { field: 'coverageType', is: 'premium' }, say: 'Widest cover: + {coverageType.premium}% a day' },
          ],
        },
      },
    },
    share: { kind: 'percent', label: 'Premium as a share of the trip cost', symbol: 'z', formula: 'dailyRate * days' },
    perDay: { kind: 'money', label: 'Premium per day', symbol: 'q', formula: 'tripCost * dailyRate / 100' },
  },
  tables: {
    parts: {
      label: 'What the premium is made of',
      help: 'How much of the premium for the trip comes from the base rate and from each answer.',
      sumOf: 'dailyRate',
      whole: 'premium',
      chart: 'Base and changes',
    },
  },
  model:
    'This premium is an estimate by this site’s own model, not a quote. It grows with every day, so after a few days it is usually far above real prices.',
  verdict: [{ say: 'US policies usually cost 4% to 8% of a trip (NAIC, 2023); this model gives {share}%.' }],
  cautions: [
    {
      say: 'An estimate by this site’s own simple model, not a quote. It does not know the destination or the traveller’s health.',
    },
    {
      when: { figure: 'share', above: 8 },
      say: 'The model charges for every day, so this is far above what most travellers pay. Do not plan with this figure.',
    },
    {
      when: { field: 'days', above: 30 },
      say: 'Many policies end after a fixed number of days. Look for long-stay cover, and ask how many days it pays for.',
    },
    {
      when: { field: 'age', above: 'seniorAge' },
      say: 'The model adds the same surcharge at every age over 60. Real prices usually rise further, and some policies have a highest age.',
    },
  ],
  variations: [
    { of: 'days', label: 'The same trip with fewer or more days', at: [3, 7, 10, 14, 21], shows: ['premium'] },
    { of: 'coverageType', label: 'The same trip at each level of cover', at: 'options', shows: ['premium'] },
  ],
  examples: [
    {
      title: 'Ten days for 2,400, a traveller of 35, standard cover',
      given: { tripCost: 2400, days: 10, age: 35 },
      asked: ['travel insurance for a 10 day trip that costs 2400, traveller aged 35'],
      shows: { premium: '480.00' },
    },
    {
      title: 'The same trip at 67 with the widest cover',
      given: { tripCost: 2400, days: 10, age: 67, coverageType: 'premium' },
      shows: { premium: '840.00' },
    },
    {
      title: 'The same trip for somebody of 17 with the least cover',
      given: { tripCost: 2400, days: 10, age: 17, coverageType: 'basic' },
      shows: { premium: '288.00' },
    },
    {
      title: 'Exactly 18 on the day: no discount for age',
      given: { tripCost: 2400, days: 10, age: 18, coverageType: 'basic' },
      shows: { premium: '408.00' },
      shown: false,
    },
    {
      title: 'Exactly 60: no surcharge for age',
      given: { tripCost: 2400, days: 10, age: 60, coverageType: 'premium' },
      shows: { premium: '600.00' },
      shown: false,
    },
    {
      title: 'One day: half a cent rounds up',
      given: { tripCost: '100.25', days: 1, age: 40 },
      shows: { premium: '2.01' },
      shown: false,
    },
    {
      title: 'A long weekend of three days for 600, a traveller of 30',
      given: { tripCost: 600, days: 3, age: 30 },
      asked: ['travel insurance 3 days trip cost 600 age 30 standard cover'],
      shows: { premium: '36.00' },
    },
  ],
  laws: [
    { law: 'rises', raise: 'age', result: 'premium' },
    { law: 'rises', raise: 'days', result: 'premium' },
    { law: 'rises', raise: 'coverageType', result: 'premium' },
    { law: 'scales', fields: ['tripCost'], results: ['premium'] },
  ],
  actions: { calculate: 'Calculate Premium' },
  published: '2026-11-21',
  reviewed: '2026-11-22',
  compute: 'formulas',
});
