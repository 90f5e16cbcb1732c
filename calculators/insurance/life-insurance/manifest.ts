import { defineCalculator } from '#schemas/manifest.ts';

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
    age: { kind: 'number', label: 'Age', help: 'Your age when the cover starts.', unit: 'years', min: 18, max: 80 },
    coverage: {
      kind: 'number',
      label: 'Coverage',
      symbol: 'C',
      help: 'What is paid out on death during the term, in any currency.',
      min: 10000,
      step: 10000,
    },
    termYears: {
      kind: 'number',
      label: 'Term',
      symbol: 't',
      help: 'How long the cover lasts.',
      unit: 'years',
      min: 5,
      max: 40,
    },
    smoker: {
      kind: 'choice',
      label: 'Smoker',
      symbol: 's',
      valueLabel: 'Surcharge for smoking',
      source: 'This calculator’s own model',
      options: { no: { label: 'No', value: 0 }, yes: { label: 'Yes', value: 0.5 } },
      default: 'no',
    },
  },
  results: {
    annualPremium: { kind: 'money', label: 'Premium a year', headline: true, symbol: 'A', formula: 'thousands * rate' },
    totalPremium: { kind: 'money', label: 'Premium over the term', symbol: 'T', formula: 'annualPremium * termYears' },
  },
  workings: {
    rate: {
      kind: 'number',
      label: 'Yearly rate for 1,000 of cover',
      symbol: 'r',
      source: 'This calculator’s own model',
      constants: {
        baseRate: { label: 'Base rate a year', symbol: 'b', value: 0.5, unit: 'for 1,000 of cover' },
        firstAge: { label: 'First age limit', value: 40, unit: 'years' },
        firstSurcharge: { label: 'Added over the first age limit', symbol: 'a_1', value: 0.2, unit: 'for 1,000 of cover' },
        secondAge: { label: 'Second age limit', value: 50, unit: 'years' },
        secondSurcharge: {
          label: 'Added again over the second age limit',
          symbol: 'a_2',
          value: 0.4,
          unit: 'for 1,000 of cover',
        },
      },
      sum: {
        base: { label: 'Base rate', formula: 'baseRate' },
        age: {
          label: 'Age',
          formula: [
            {
              when: { field: 'age', atMost: 'firstAge' },
              label: 'Rate for ages up to {firstAge}',
              because: 'Aged {firstAge} or less: no surcharge for age',
            },
            {
              when: { field: 'age', atMost: 'secondAge' },
              formula: 'firstSurcharge',
              label: 'Rate for ages over {firstAge}, up to {secondAge}',
            },
            {
              formula: 'firstSurcharge + secondSurcharge',
              label: 'Rate for ages over {secondAge}',
              because: 'Over {secondAge}: + {secondSurcharge} more',
            },
          ],
          because: [{ when: { field: 'age', above: 'firstAge' }, say: 'Over {firstAge}: + {firstSurcharge}' }],
        },
        smoker: {
          label: 'Smoking',
          formula: 'smoker',
          because: [
            { when: { field: 'smoker', is: 'no' }, say: 'Non-smoker: nothing added' },
            { when: { field: 'smoker', is: 'yes' }, say: 'Smoker: + {smoker.yes}' },
          ],
        },
      },
    },
    thousands: {
      kind: 'number',
      label: 'Thousands of cover',
      symbol: 'n',
      formula: 'coverage / rateBase',
      constants: { rateBase: { label: 'Cover that the rate is for', symbol: 'k', value: 1000 } },
      source: 'This calculator’s own model',
    },
  },
  tables: {
    parts: {
      label: 'What the premium is made of',
      help: 'The rate is the base rate and what is added to it; here is what each comes to in a year.',
      sumOf: 'rate',
      whole: 'annualPremium',
      chart: 'Base and changes',
    },
  },
  model: 'These premiums are an estimate by the simple model stated on this page, not a quote from an insurer.',
  examples: [
    {
      title: 'Aged 45, non-smoker, 500,000 for 20 years',
      given: { age: 45, coverage: 500000, termYears: 20 },
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
      given: { age: 40, coverage: 500000, termYears: 20 },
      shows: { annualPremium: '250.00', totalPremium: '5,000.00' },
    },
    {
      title: 'Over 50: both surcharges for age',
      given: { age: 51, coverage: 500000, termYears: 20 },
      shows: { annualPremium: '550.00', totalPremium: '11,000.00' },
    },
    {
      title: 'Half a cent rounds up',
      given: { age: 30, coverage: '12,010', termYears: 5 },
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
  compute: 'formulas',
});
