import { defineCalculator } from '#schemas/manifest.ts';

export default defineCalculator({
  title: 'Health Insurance Calculator',
  summary: 'A rough yearly premium for health cover of one person or a family.',
  intro:
    'Enter an age, the cover, how many people share the policy and whether you smoke to see a rough premium for one year.',
  description:
    'Estimate a yearly health insurance premium from age, coverage, family size and smoking. A simple stated model, with every surcharge and step shown.',
  keywords: ['health insurance', 'medical cover', 'premium', 'family', 'smoker', 'estimate'],
  related: ['life-insurance', 'car-insurance', 'home-insurance', 'travel-insurance'],
  order: 2,
  fields: {
    age: {
      kind: 'number',
      label: 'Age',
      help: 'One age stands for all; the oldest person’s gives the most careful figure.',
      unit: 'years',
      min: 18,
      max: 90,
    },
    coverage: {
      kind: 'number',
      label: 'Coverage',
      symbol: 'C',
      help: 'The most the policy pays for each person in a year, in any currency.',
      min: 5000,
      step: 1000,
    },
    familyMembers: {
      kind: 'integer',
      label: 'Family members',
      symbol: 'n',
      help: 'Everyone on the policy, you included.',
      unit: 'people',
      min: 1,
      max: 10,
    },
    smoker: {
      kind: 'choice',
      label: 'Smoker',
      symbol: 's',
      valueLabel: 'Surcharge for smoking, in percent',
      source: 'This calculator’s own model',
      options: { no: { label: 'No', value: 0 }, yes: { label: 'Yes', value: 1.5 } },
      default: 'no',
    },
  },
  results: {
    premium: { kind: 'money', label: 'Premium a year', headline: true, symbol: 'P', formula: 'perPerson * familyMembers' },
  },
  workings: {
    rate: {
      kind: 'percent',
      label: 'Share of the cover to pay',
      symbol: 'r',
      source: 'This calculator’s own model',
      constants: {
        baseRate: { label: 'Base rate', symbol: 'b', value: 3, unit: '% of the cover' },
        firstAge: { label: 'First age limit', value: 40, unit: 'years' },
        firstSurcharge: { label: 'Added over the first age limit', symbol: 'a_1', value: 1, unit: '% of the cover' },
        secondAge: { label: 'Second age limit', value: 55, unit: 'years' },
        secondSurcharge: { label: 'Added again over the second age limit', symbol: 'a_2', value: 2, unit: '% of the cover' },
      },
      sum: {
        base: { label: 'Base rate', formula: 'baseRate' },
        age: {
          label: 'Age',
          formula: [
            {
              when: { field: 'age', atMost: 'firstAge' },
              label: 'Rate for ages up to {firstAge}',
              because: 'Aged {firstAge} or less: no age surcharge',
            },
            {
              when: { field: 'age', atMost: 'secondAge' },
              formula: 'firstSurcharge',
              label: 'Rate for ages over {firstAge}, up to {secondAge}',
            },
            {
              formula: 'firstSurcharge + secondSurcharge',
              label: 'Rate for ages over {secondAge}',
              because: 'Over {secondAge}: + {secondSurcharge} % more',
            },
          ],
          because: [{ when: { field: 'age', above: 'firstAge' }, say: 'Over {firstAge}: + {firstSurcharge} %' }],
        },
        smoker: {
          label: 'Smoking',
          formula: 'smoker',
          because: [
            { when: { field: 'smoker', is: 'no' }, say: 'No smoking: nothing added' },
            { when: { field: 'smoker', is: 'yes' }, say: 'Smoking: + {smoker.yes} %' },
          ],
        },
      },
    },
    perPerson: { kind: 'money', label: 'Premium for one person', symbol: 'q', formula: 'coverage * rate / 100' },
  },
  tables: {
    parts: {
      label: 'What the premium is made of',
      help: 'The rate is the base rate and what is added to it; here is what each comes to, for everyone on the policy.',
      sumOf: 'rate',
      whole: 'premium',
      chart: 'Base and changes',
    },
  },
  model:
    'This premium is an estimate by the simple model stated on this page. It is not a quote, and no insurer has agreed to it.',
  examples: [
    {
      title: 'A couple with two children, aged 42, cover of 50,000, non-smokers',
      given: { age: 42, coverage: 50000, familyMembers: 4 },
      shows: { premium: '8,000.00' },
      source: 'Our own: the model is this calculator’s, so nobody else prints examples of it',
    },
    {
      title: 'The same family with a smoker',
      given: { age: 42, coverage: 50000, familyMembers: 4, smoker: 'yes' },
      shows: { premium: '11,000.00' },
    },
    {
      title: 'One person of exactly 40: no age surcharge',
      given: { age: 40, coverage: 50000, familyMembers: 1 },
      shows: { premium: '1,500.00' },
    },
    {
      title: 'One person of exactly 55: the first surcharge alone',
      given: { age: 55, coverage: 50000, familyMembers: 1 },
      shows: { premium: '2,000.00' },
    },
    {
      title: 'Over 55: both age surcharges',
      given: { age: 56, coverage: 50000, familyMembers: 1 },
      shows: { premium: '3,000.00' },
    },
    {
      title: 'Half a cent rounds up',
      given: { age: 30, coverage: '5,000.50', familyMembers: 1 },
      shows: { premium: '150.02' },
    },
  ],
  laws: [
    { law: 'rises', raise: 'age', result: 'premium' },
    { law: 'rises', raise: 'familyMembers', result: 'premium' },
    { law: 'rises', raise: 'smoker', result: 'premium' },
    { law: 'scales', fields: ['coverage'], results: ['premium'] },
  ],
  actions: { calculate: 'Calculate Premium' },
  compute: 'formulas',
});
