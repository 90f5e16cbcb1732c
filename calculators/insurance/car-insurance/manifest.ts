import { defineCalculator } from '#schemas/manifest.ts';

const source = 'This calculator’s own model';
/** Drivers younger than the first age, or older than the second, pay a surcharge. */
const youngAge = 25;
const seniorAge = 60;
const basicDiscount = 1;
const premiumSurcharge = 2;

/** Why the rate is what it is; each line is shown where it holds. */
const because = [
  { when: { field: 'driverAge', below: youngAge }, say: 'Under {youngAge}: + {youngSurcharge} %' },
  {
    when: { field: 'driverAge', atLeast: youngAge, atMost: seniorAge },
    say: 'From {youngAge} to {seniorAge}: nothing added for age',
  },
  {
    when: { field: 'driverAge', above: seniorAge },
    say: 'Over {seniorAge}: + {seniorSurcharge} %',
  },
  { when: { field: 'accidents', atMost: 0 }, say: 'No accident: nothing added' },
  { when: { field: 'accidents', above: 0 }, say: 'Each accident: + {perAccident} %' },
  { when: { field: 'coverageType', is: 'basic' }, say: `Basic cover: − ${basicDiscount} %` },
  { when: { field: 'coverageType', is: 'standard' }, say: 'Standard cover: no change' },
  { when: { field: 'coverageType', is: 'premium' }, say: `Premium cover: + ${premiumSurcharge} %` },
] as const;

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
      step: 1,
    },
    accidents: {
      kind: 'integer',
      label: 'Accidents',
      help: 'Accidents that an insurer would ask about. Enter 0 for a clean record.',
      min: 0,
      max: 10,
      step: 1,
    },
    coverageType: {
      kind: 'choice',
      label: 'Coverage',
      valueLabel: 'Change for the level of cover, in percent',
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
    premium: { kind: 'money', label: 'Premium a year', digits: 2, headline: true },
  },
  workings: {
    rate: { kind: 'percent', label: 'Share of the value to pay' },
  },
  constants: {
    baseRate: { label: 'Base rate', value: 5, unit: '% of the value', source },
    youngAge: { label: 'Young drivers: under', value: youngAge, unit: 'years', source },
    youngSurcharge: {
      label: 'Added for young drivers',
      value: 2,
      unit: '% of the value',
      source,
    },
    seniorAge: { label: 'Older drivers: over', value: seniorAge, unit: 'years', source },
    seniorSurcharge: {
      label: 'Added for older drivers',
      value: 1,
      unit: '% of the value',
      source,
    },
    perAccident: { label: 'Added for each accident', value: 1, unit: '% of the value', source },
  },
  tables: {
    parts: {
      label: 'What the premium is made of',
      help: 'The rate is the base rate and what is added to it or taken off; here is what each comes to.',
      columns: {
        part: {
          kind: 'text',
          label: 'Part',
          labels: {
            base: 'Base rate',
            age: 'Driver age',
            accidents: 'Accidents',
            cover: 'Level of cover',
          },
        },
        amount: { kind: 'money', label: 'Amount', digits: 2, sums: true, ties: 'premium' },
      },
      chart: { kind: 'parts', title: 'Base and changes', x: 'part', y: 'amount' },
    },
  },
  symbols: {
    rate: 'r',
    baseRate: 'b',
    youngSurcharge: 'y',
    seniorSurcharge: 'o',
    perAccident: 'e',
    accidents: 'n',
    coverageType: 'c',
    premium: 'P',
    vehicleValue: 'V',
  },
  steps: [
    {
      gives: 'rate',
      label: `Rate for drivers under ${youngAge}`,
      formula: 'baseRate + youngSurcharge + perAccident * accidents + coverageType',
      when: { field: 'driverAge', below: youngAge },
      because,
    },
    {
      gives: 'rate',
      label: `Rate for drivers from ${youngAge} to ${seniorAge}`,
      formula: 'baseRate + perAccident * accidents + coverageType',
      when: { field: 'driverAge', atLeast: youngAge, atMost: seniorAge },
      because,
    },
    {
      gives: 'rate',
      label: `Rate for drivers over ${seniorAge}`,
      formula: 'baseRate + seniorSurcharge + perAccident * accidents + coverageType',
      when: { field: 'driverAge', above: seniorAge },
      because,
    },
    { gives: 'premium', formula: 'vehicleValue * rate / 100' },
  ],
  model:
    'This premium is an estimate by the simple model stated on this page, not an offer. Insurers price a car and its driver in far more detail.',
  examples: [
    {
      title: 'A car worth 18,000, a driver of 22 with one accident, standard cover',
      given: { vehicleValue: 18000, driverAge: 22, accidents: 1, coverageType: 'standard' },
      shows: { premium: '1,440.00' },
      source: 'Our own: the model is this calculator’s, so nobody else prints examples of it',
    },
    {
      title: 'The same car at exactly 25, no accident: the base rate alone',
      given: { vehicleValue: 18000, driverAge: 25, accidents: 0, coverageType: 'standard' },
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
      given: { vehicleValue: '1,000.10', driverAge: 40, accidents: 0, coverageType: 'standard' },
      shows: { premium: '50.01' },
    },
  ],
  laws: [
    { law: 'rises', raise: 'accidents', result: 'premium' },
    { law: 'rises', raise: 'coverageType', result: 'premium' },
    { law: 'scales', fields: ['vehicleValue'], results: ['premium'] },
  ],
  actions: { calculate: 'Calculate Premium' },
  compute: 'insurance/car-insurance',
});
