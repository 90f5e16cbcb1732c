import { defineCalculator } from '#schemas/manifest.ts';

const source = 'This calculator’s own model';
/** Over each of these ages a surcharge joins the rate. */
const firstAge = 40;
const secondAge = 55;
const smokerSurcharge = 1.5;

/** Why the rate is what it is; each line is shown where it holds. */
const because = [
  { when: { field: 'age', atMost: firstAge }, say: 'Aged {firstAge} or less: no age surcharge' },
  { when: { field: 'age', above: firstAge }, say: 'Over {firstAge}: + {firstSurcharge} %' },
  { when: { field: 'age', above: secondAge }, say: 'Over {secondAge}: + {secondSurcharge} % more' },
  { when: { field: 'smoker', is: 'no' }, say: 'No smoking: nothing added' },
  { when: { field: 'smoker', is: 'yes' }, say: `Smoking: + ${smokerSurcharge} %` },
] as const;

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
      step: 1,
    },
    coverage: {
      kind: 'number',
      label: 'Coverage',
      help: 'The most the policy pays for each person in a year, in any currency.',
      min: 5000,
      step: 1000,
    },
    familyMembers: {
      kind: 'integer',
      label: 'Family members',
      help: 'Everyone on the policy, you included.',
      unit: 'people',
      min: 1,
      max: 10,
      step: 1,
    },
    smoker: {
      kind: 'choice',
      label: 'Smoker',
      valueLabel: 'Surcharge for smoking, in percent',
      source,
      options: { no: { label: 'No', value: 0 }, yes: { label: 'Yes', value: smokerSurcharge } },
      default: 'no',
    },
  },
  results: {
    premium: { kind: 'money', label: 'Premium a year', digits: 2, headline: true },
  },
  workings: {
    rate: { kind: 'percent', label: 'Share of the cover to pay' },
    perPerson: { kind: 'money', label: 'Premium for one person' },
  },
  constants: {
    baseRate: { label: 'Base rate', value: 3, unit: '% of the cover', source },
    firstAge: { label: 'First age limit', value: firstAge, unit: 'years', source },
    firstSurcharge: {
      label: 'Added over the first age limit',
      value: 1,
      unit: '% of the cover',
      source,
    },
    secondAge: { label: 'Second age limit', value: secondAge, unit: 'years', source },
    secondSurcharge: {
      label: 'Added again over the second age limit',
      value: 2,
      unit: '% of the cover',
      source,
    },
  },
  tables: {
    parts: {
      label: 'What the premium is made of',
      help: 'The rate is the base rate and what is added to it; here is what each comes to, for everyone on the policy.',
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
        amount: { kind: 'money', label: 'Amount', digits: 2, sums: true, ties: 'premium' },
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
    perPerson: 'q',
    coverage: 'C',
    premium: 'P',
    familyMembers: 'n',
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
    { gives: 'perPerson', formula: 'coverage * rate / 100' },
    { gives: 'premium', formula: 'perPerson * familyMembers' },
  ],
  model:
    'This premium is an estimate by the simple model stated on this page. It is not a quote, and no insurer has agreed to it.',
  examples: [
    {
      title: 'A couple with two children, aged 42, cover of 50,000, non-smokers',
      given: { age: 42, coverage: 50000, familyMembers: 4, smoker: 'no' },
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
      given: { age: 40, coverage: 50000, familyMembers: 1, smoker: 'no' },
      shows: { premium: '1,500.00' },
    },
    {
      title: 'One person of exactly 55: the first surcharge alone',
      given: { age: 55, coverage: 50000, familyMembers: 1, smoker: 'no' },
      shows: { premium: '2,000.00' },
    },
    {
      title: 'Over 55: both age surcharges',
      given: { age: 56, coverage: 50000, familyMembers: 1, smoker: 'no' },
      shows: { premium: '3,000.00' },
    },
    {
      title: 'Half a cent rounds up',
      given: { age: 30, coverage: '5,000.50', familyMembers: 1, smoker: 'no' },
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
  compute: 'insurance/health-insurance',
});
