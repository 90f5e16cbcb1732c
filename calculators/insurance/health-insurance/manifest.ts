import { defineCalculator } from '#schemas/manifest.ts';

export default defineCalculator({
  title: 'Health Insurance Calculator',
  summary: 'How age, cover, family size and smoking change a yearly premium, in a simple model.',
  intro:
    'See how age, the amount of cover, the number of people and smoking work together in a simple model of a yearly premium.',
  description:
    'A simple model of a yearly health insurance premium from age, coverage, family size and smoking, with every step. An estimate, not a quote.',
  keywords: ['health insurance', 'medical cover', 'premium', 'family', 'smoker', 'estimate', 'mediclaim'],
  ask: {
    names: ['medical insurance', 'insure family'],
    without: ['ex', 'former', 'quit', 'diabetes', 'diabetic', 'deductible', 'coinsurance', 'copay'],
  },
  related: ['life-insurance', 'savings-goal', 'bmi', 'travel-insurance', 'home-insurance', 'car-insurance'],
  audience: 'For people who want to see what changes a health premium',
  whenNotToUse: [
    { text: 'For the days of one trip', use: 'travel-insurance' },
    { text: 'For a sum that is paid when you die', use: 'life-insurance' },
  ],
  order: 2,
  fields: {
    age: {
      kind: 'number',
      label: 'Age',
      quantity: 'age',
      help: 'The age of the oldest person. The model uses it for everyone on the policy.',
      unit: 'years',
      min: 18,
      max: 90,
    },
    coverage: {
      kind: 'number',
      label: 'Coverage',
      symbol: 'C',
      quantity: 'money',
      say: ['cover', 'sum insured', 'sum assured', 'insured', 'policy', 'plan', 'mediclaim'],
      help: 'The most that the policy would pay for each person in a year, in any currency.',
      min: 5000,
      step: 1000,
    },
    familyMembers: {
      kind: 'integer',
      label: 'Family members',
      say: ['family of', 'person', 'member', 'adult', 'of us'],
      named: {
        'just me': 1,
        'only me': 1,
        myself: 1,
        'single person': 1,
        individual: 1,
        single: 1,
        'one person': 1,
        couple: 2,
        'wife and i': 2,
        'husband and i': 2,
        'wife and me': 2,
        'husband and me': 2,
        'me and my wife': 2,
        'me and my husband': 2,
      },
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
      quantity: 'smoker',
      say: ['smoke', 'tobacco', 'nicotine', 'cigarette', 'vape'],
      help: 'Choose “Yes” if anybody on the policy smokes. The model then adds the surcharge for everyone.',
      valueLabel: 'Surcharge for smoking, in percent',
      source: 'This calculator’s own model',
      options: {
        no: { label: 'No', say: ['nonsmoker', 'smoker no', 'smoke no', 'smoking no', 'tobacco free'], value: 0 },
        yes: { label: 'Yes', say: ['smoker yes', 'smoking yes'], value: 1.5 },
      },
      default: 'no',
    },
  },
  results: {
    premium: {
      kind: 'money',
      label: 'Estimated premium per year',
      headline: true,
      symbol: 'P',
      formula: 'perPerson * familyMembers',
    },
  },
  workings: {
    rate: {
      kind: 'percent',
      label: 'Premium as a share of the cover',
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
              because: 'Over {secondAge}: + {secondSurcharge}% more',
            },
          ],
          because: [{ when: { field: 'age', above: 'firstAge' }, say: 'Over {firstAge}: + {firstSurcharge}%' }],
        },
        smoker: {
          label: 'Smoking',
          formula: 'smoker',
          because: [
            { when: { field: 'smoker', is: 'no' }, say: 'No smoking: nothing added' },
            { when: { field: 'smoker', is: 'yes' }, say: 'Smoking: + {smoker.yes}%' },
          ],
        },
      },
    },
    perPerson: { kind: 'money', label: 'Premium for one person', symbol: 'q', formula: 'coverage * rate / 100' },
  },
  tables: {
    parts: {
      label: 'What the premium is made of',
      help: 'How much of the premium comes from the base rate and from each answer, for everyone on the policy.',
      sumOf: 'rate',
      whole: 'premium',
      chart: 'Base and changes',
    },
  },
  model: 'This premium is an estimate by this site’s own model. It is not a quote, and no insurer has agreed to it.',
  verdict: [
    {
      when: { field: 'familyMembers', above: 1 },
      say: 'In this model, each of {familyMembers} people costs {perPerson} a year; real prices depend on the age of each.',
    },
    { say: 'In this model, you pay {rate}% of the cover a year; the law where you live decides the real price.' },
  ],
  cautions: [
    {
      say: 'An estimate by this site’s own simple model, not a quote. Never cancel a policy, or go without one, because of it.',
    },
    {
      when: { field: 'smoker', is: 'yes' },
      say: 'Some laws limit or forbid a higher price for smokers. Even so, answer truthfully when a real application asks.',
    },
  ],
  variations: [
    { of: 'age', label: 'The same cover at other ages', at: [30, 40, 50, 60, 70], shows: ['premium'] },
    { of: 'familyMembers', label: 'The same cover for other family sizes', at: [1, 2, 3, 4, 5], shows: ['premium'] },
  ],
  examples: [
    {
      title: 'A couple of 42 with two children, cover of 50,000 each, nobody smokes',
      given: { age: 42, coverage: 50000, familyMembers: 4 },
      asked: ['health insurance for a family of 4, age 42, 50000 cover, non-smoker'],
      shows: { premium: '8,000.00' },
    },
    {
      title: 'The same family with a smoker',
      given: { age: 42, coverage: 50000, familyMembers: 4, smoker: 'yes' },
      asked: ['health insurance family of 4, age 42, coverage 50000, smoker'],
      shows: { premium: '11,000.00' },
    },
    {
      title: 'One person of 40 with cover of 50,000',
      given: { age: 40, coverage: 50000, familyMembers: 1 },
      shows: { premium: '1,500.00' },
    },
    {
      title: 'One person of exactly 55: the first surcharge alone',
      given: { age: 55, coverage: 50000, familyMembers: 1 },
      shows: { premium: '2,000.00' },
      shown: false,
    },
    {
      title: 'One person of 56 with the same cover',
      given: { age: 56, coverage: 50000, familyMembers: 1 },
      shows: { premium: '3,000.00' },
    },
    {
      title: 'Half a cent rounds up',
      given: { age: 30, coverage: '5,000.50', familyMembers: 1 },
      shows: { premium: '150.02' },
      shown: false,
    },
  ],
  laws: [
    { law: 'rises', raise: 'age', result: 'premium' },
    { law: 'rises', raise: 'familyMembers', result: 'premium' },
    { law: 'rises', raise: 'smoker', result: 'premium' },
    { law: 'scales', fields: ['coverage'], results: ['premium'] },
  ],
  actions: { calculate: 'Calculate Premium' },
  published: '2026-11-21',
  reviewed: '2026-11-22',
  compute: 'formulas',
});
