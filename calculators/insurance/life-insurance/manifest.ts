import { defineCalculator } from '#schemas/manifest.ts';

const source = 'This calculator’s own model';
/** Over each of these ages a surcharge joins the rate. */
const firstAge = 40;
const secondAge = 50;
const smokerSurcharge = 0.5;

/** Why the rate is what it is; each line is shown where it holds. */
const because = [
  {
    when: { field: 'age', atMost: firstAge },
    say: 'Aged {firstAge} or less: no surcharge for age',
  },
  { when: { field: 'age', above: firstAge }, say: 'Over {firstAge}: + {firstSurcharge}' },
  { when: { field: 'age', above: secondAge }, say: 'Over {secondAge}: + {secondSurcharge} more' },
  { when: { field: 'smoker', is: 'no' }, say: 'Non-smoker: nothing added' },
  { when: { field: 'smoker', is: 'yes' }, say: `Smoker: + ${smokerSurcharge}` },
] as const;

export default defineCalculator({
  title: 'Life Insurance Calculator',
  summary: 'A rough premium for term life cover, a year and over the whole term.',
  intro:
    'Enter your age, the cover you want, the term and whether you smoke to see a rough premium for a year and for the whole term.',
  description:
    'Estimate a term life insurance premium from age, coverage, term and smoking with a simple stated model: the premium a year, the total and every step.',
  keywords: ['life insurance', 'term life', 'premium', 'coverage', 'smoker', 'estimate'],
  related: ['health-insurance', 'car-insurance', 'home-insurance', 'travel-insurance'],
  order: 1,
  fields: {
    age: {
      kind: 'number',
      label: 'Age',
      help: 'Your age when the cover starts.',
      unit: 'years',
      min: 18,
      max: 80,
      step: 1,
    },
    coverage: {
      kind: 'number',
      label: 'Coverage',
      help: 'What is paid out on death during the term, in any currency.',
      min: 10000,
      step: 10000,
    },
    termYears: {
      kind: 'number',
      label: 'Term',
      help: 'How long the cover lasts.',
      unit: 'years',
      min: 5,
      max: 40,
      step: 1,
    },
    smoker: {
      kind: 'choice',
      label: 'Smoker',
      valueLabel: 'Surcharge for smoking',
      source,
      options: { no: { label: 'No', value: 0 }, yes: { label: 'Yes', value: smokerSurcharge } },
      default: 'no',
    },
  },
  results: {
    annualPremium: { kind: 'money', label: 'Premium a year', digits: 2, headline: true },
    totalPremium: { kind: 'money', label: 'Premium over the term', digits: 2 },
  },
  workings: {
    rate: { kind: 'number', label: 'Yearly rate for 1,000 of cover' },
    thousands: { kind: 'number', label: 'Thousands of cover' },
  },
  constants: {
    rateBase: { label: 'Cover that the rate is for', value: 1000, source },
    baseRate: { label: 'Base rate a year', value: 0.5, unit: 'for 1,000 of cover', source },
    firstAge: { label: 'First age limit', value: firstAge, unit: 'years', source },
    firstSurcharge: {
      label: 'Added over the first age limit',
      value: 0.2,
      unit: 'for 1,000 of cover',
      source,
    },
    secondAge: { label: 'Second age limit', value: secondAge, unit: 'years', source },
    secondSurcharge: {
      label: 'Added again over the second age limit',
      value: 0.4,
      unit: 'for 1,000 of cover',
      source,
    },
  },
  tables: {
    parts: {
      label: 'What the premium is made of',
      help: 'The rate is the base rate and what is added to it; here is what each comes to in a year.',
      columns: {
        part: {
          kind: 'text',
          label: 'Part',
          labels: {
            base: 'Base rate',
            age: 'Age',
            smoker: 'Smoking',
          },
        },
        amount: { kind: 'money', label: 'Amount', digits: 2, sums: true, ties: 'annualPremium' },
      },
      chart: { kind: 'parts', title: 'Base and changes', x: 'part', y: 'amount' },
    },
  },
  symbols: {
    rate: 'r',
    baseRate: 'b',
    firstSurcharge: 'a_1',
    secondSurcharge: 'a_2',
    smoker: 's',
    thousands: 'n',
    coverage: 'C',
    rateBase: 'k',
    annualPremium: 'A',
    termYears: 't',
    totalPremium: 'T',
  },
  steps: [
    {
      gives: 'rate',
      label: `Rate for ages up to ${firstAge}`,
      formula: 'baseRate + smoker',
      when: { field: 'age', atMost: firstAge },
      because,
    },
    {
      gives: 'rate',
      label: `Rate for ages over ${firstAge}, up to ${secondAge}`,
      formula: 'baseRate + firstSurcharge + smoker',
      when: { field: 'age', above: firstAge, atMost: secondAge },
      because,
    },
    {
      gives: 'rate',
      label: `Rate for ages over ${secondAge}`,
      formula: 'baseRate + firstSurcharge + secondSurcharge + smoker',
      when: { field: 'age', above: secondAge },
      because,
    },
    { gives: 'thousands', formula: 'coverage / rateBase' },
    { gives: 'annualPremium', formula: 'thousands * rate' },
    { gives: 'totalPremium', formula: 'annualPremium * termYears' },
  ],
  model:
    'These premiums are an estimate by the simple model stated on this page, not a quote from an insurer.',
  examples: [
    {
      title: 'Aged 45, non-smoker, 500,000 for 20 years',
      given: { age: 45, coverage: 500000, termYears: 20, smoker: 'no' },
      shows: { annualPremium: '350.00', totalPremium: '7,000.00' },
      source: 'Our own: the model is this calculator’s, so nobody else prints examples of it',
    },
    {
      title: 'The same person as a smoker',
      given: { age: 45, coverage: 500000, termYears: 20, smoker: 'yes' },
      shows: { annualPremium: '600.00', totalPremium: '12,000.00' },
    },
    {
      title: 'Exactly 40: no surcharge yet',
      given: { age: 40, coverage: 500000, termYears: 20, smoker: 'no' },
      shows: { annualPremium: '250.00', totalPremium: '5,000.00' },
    },
    {
      title: 'Over 50: both surcharges for age',
      given: { age: 51, coverage: 500000, termYears: 20, smoker: 'no' },
      shows: { annualPremium: '550.00', totalPremium: '11,000.00' },
    },
    {
      title: 'Half a cent rounds up',
      given: { age: 30, coverage: '12,010', termYears: 5, smoker: 'no' },
      shows: { annualPremium: '6.01', totalPremium: '30.03' },
    },
  ],
  laws: [
    { law: 'rises', raise: 'age', result: 'annualPremium' },
    { law: 'rises', raise: 'smoker', result: 'annualPremium' },
    { law: 'holds', raise: 'termYears', result: 'annualPremium' },
    { law: 'rises', raise: 'termYears', result: 'totalPremium' },
    { law: 'scales', fields: ['coverage'], results: ['annualPremium', 'totalPremium'] },
  ],
  actions: { calculate: 'Calculate Premium' },
  compute: 'insurance/life-insurance',
});
