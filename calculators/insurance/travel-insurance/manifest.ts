import { defineCalculator } from '#schemas/manifest.ts';

const source = 'This calculator’s own model';
/** Travellers younger than the first age pay less, those older than the second pay more. */
const youngAge = 18;
const seniorAge = 60;
const basicDiscount = 0.3;
const premiumSurcharge = 0.5;

/** Why the rate is what it is; each line is shown where it holds. */
const because = [
  { when: { field: 'age', below: youngAge }, say: 'Under {youngAge}: − {youngDiscount} % a day' },
  {
    when: { field: 'age', atLeast: youngAge, atMost: seniorAge },
    say: 'From {youngAge} to {seniorAge}: no change for age',
  },
  {
    when: { field: 'age', above: seniorAge },
    say: 'Over {seniorAge}: + {seniorSurcharge} % a day',
  },
  { when: { field: 'coverageType', is: 'basic' }, say: `Basic cover: − ${basicDiscount} % a day` },
  { when: { field: 'coverageType', is: 'standard' }, say: 'Standard cover: no change' },
  {
    when: { field: 'coverageType', is: 'premium' },
    say: `Premium cover: + ${premiumSurcharge} % a day`,
  },
] as const;

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
      help: 'Everything paid for in advance, in any currency.',
      min: 100,
      step: 50,
    },
    days: {
      kind: 'integer',
      label: 'Days',
      help: 'From the day you leave to the day you return, both counted.',
      unit: 'days',
      min: 1,
      max: 365,
      step: 1,
    },
    age: {
      kind: 'number',
      label: 'Traveller age',
      unit: 'years',
      min: 1,
      max: 100,
      step: 1,
    },
    coverageType: {
      kind: 'choice',
      label: 'Coverage',
      valueLabel: 'Change for the level of cover, in percent a day',
      source,
      options: {
        basic: { label: 'Basic', value: -basicDiscount },
        standard: { label: 'Standard', value: 0 },
        premium: { label: 'Premium', value: premiumSurcharge },
      },
      default: 'standard',
    },
  },
  results: {
    premium: { kind: 'money', label: 'Premium for the trip', digits: 2, headline: true },
  },
  workings: {
    dailyRate: { kind: 'percent', label: 'Share of the cost to pay a day' },
    perDay: { kind: 'money', label: 'Premium a day' },
  },
  constants: {
    baseRate: { label: 'Base rate a day', value: 2, unit: '% of the trip cost', source },
    youngAge: { label: 'Young travellers: under', value: youngAge, unit: 'years', source },
    youngDiscount: {
      label: 'Less for young travellers',
      value: 0.5,
      unit: '% of the trip cost a day',
      source,
    },
    seniorAge: { label: 'Older travellers: over', value: seniorAge, unit: 'years', source },
    seniorSurcharge: {
      label: 'Added for older travellers',
      value: 1,
      unit: '% of the trip cost a day',
      source,
    },
  },
  tables: {
    parts: {
      label: 'What the premium is made of',
      help: 'The daily rate is the base rate and what is added to it or taken off; here is what each comes to for the trip.',
      columns: {
        part: {
          kind: 'text',
          label: 'Part',
          labels: {
            base: 'Base rate',
            age: 'Traveller age',
            cover: 'Level of cover',
          },
        },
        amount: { kind: 'money', label: 'Amount', digits: 2, sums: true, ties: 'premium' },
      },
      chart: { kind: 'parts', title: 'Base and changes', x: 'part', y: 'amount' },
    },
  },
  symbols: {
    dailyRate: 'r',
    baseRate: 'b',
    youngDiscount: 'y',
    seniorSurcharge: 'o',
    coverageType: 'c',
    perDay: 'q',
    tripCost: 'C',
    premium: 'P',
    days: 'n',
  },
  steps: [
    {
      gives: 'dailyRate',
      label: `Daily rate under ${youngAge}`,
      formula: 'baseRate - youngDiscount + coverageType',
      when: { field: 'age', below: youngAge },
      because,
    },
    {
      gives: 'dailyRate',
      label: `Daily rate from ${youngAge} to ${seniorAge}`,
      formula: 'baseRate + coverageType',
      when: { field: 'age', atLeast: youngAge, atMost: seniorAge },
      because,
    },
    {
      gives: 'dailyRate',
      label: `Daily rate over ${seniorAge}`,
      formula: 'baseRate + seniorSurcharge + coverageType',
      when: { field: 'age', above: seniorAge },
      because,
    },
    { gives: 'perDay', formula: 'tripCost * dailyRate / 100' },
    { gives: 'premium', formula: 'perDay * days' },
  ],
  model:
    'This premium is an estimate by the simple model stated on this page, not a quote. It grows with every day, so for long trips it runs far above real prices.',
  examples: [
    {
      title: 'A trip of 2,400 for 10 days, aged 35, standard cover',
      given: { tripCost: 2400, days: 10, age: 35, coverageType: 'standard' },
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
    {
      title: 'One day: half a cent rounds up',
      given: { tripCost: '100.25', days: 1, age: 40, coverageType: 'standard' },
      shows: { premium: '2.01' },
    },
  ],
  laws: [
    { law: 'rises', raise: 'age', result: 'premium' },
    { law: 'rises', raise: 'days', result: 'premium' },
    { law: 'rises', raise: 'coverageType', result: 'premium' },
    { law: 'scales', fields: ['tripCost'], results: ['premium'] },
  ],
  actions: { calculate: 'Calculate Premium' },
  compute: 'insurance/travel-insurance',
});
