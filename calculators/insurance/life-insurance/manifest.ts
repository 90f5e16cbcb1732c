import { defineCalculator } from '#schemas/manifest.ts';

export default defineCalculator({
  title: 'Life Insurance Calculator',
  summary: 'How age, cover, term and smoking change the premium of term life cover, in a simple model.',
  intro:
    'See how your age, the sum insured, the term and smoking work together in a simple model of a premium, for a year and for the whole term.',
  description:
    'A simple model of a term life insurance premium from age, coverage, term and smoking: a year, the whole term, every step. An estimate, not a quote.',
  keywords: ['life insurance', 'term life', 'premium', 'coverage', 'smoker', 'estimate', 'term plan'],
  ask: {
    names: ['life cover', 'term insurance', 'term plan', 'insure my life', 'life assurance'],
    without: ['ex', 'former', 'quit', 'whole'],
  },
  related: ['health-insurance', 'mortgage', 'retirement-withdrawal', 'inflation', 'home-insurance', 'car-insurance'],
  audience: 'For people who want to see what changes a term life premium',
  whenNotToUse: [{ text: 'For cover of medical bills', use: 'health-insurance' }],
  order: 1,
  fields: {
    age: {
      kind: 'number',
      label: 'Age',
      quantity: 'age',
      help: 'Your age when the cover starts.',
      unit: 'years',
      min: 18,
      max: 80,
    },
    coverage: {
      kind: 'number',
      label: 'Coverage',
      symbol: 'C',
      quantity: 'money',
      say: [
        'cover',
        'sum insured',
        'sum assured',
        'insured',
        'policy',
        'benefit',
        'payout',
        'insurance',
        'term insurance',
        'term plan',
      ],
      help: 'The sum paid to your family if you die during the term, in any currency.',
      min: 10000,
      step: 10000,
    },
    termYears: {
      kind: 'number',
      label: 'Term',
      say: ['for', 'over', 'tenure', 'period', 'lasting', 'duration'],
      symbol: 't',
      help: 'How many years the cover lasts.',
      unit: 'years',
      min: 5,
      max: 40,
    },
    smoker: {
      kind: 'choice',
      label: 'Smoker',
      symbol: 's',
      quantity: 'smoker',
      say: ['smoke', 'tobacco', 'nicotine', 'cigarette', 'vape'],
      help: 'Many insurers count every use of nicotine in the last 12 months.',
      valueLabel: 'Surcharge for smoking',
      source: 'This calculator’s own model',
      options: {
        no: { label: 'No', say: ['nonsmoker', 'smoker no', 'smoke no', 'smoking no', 'tobacco free'], value: 0 },
        yes: { label: 'Yes', say: ['smoker yes', 'smoking yes'], value: 0.5 },
      },
      default: 'no',
    },
  },
  results: {
    annualPremium: {
      kind: 'money',
      label: 'Estimated premium per year',
      headline: true,
      symbol: 'A',
      formula: 'thousands * rate',
    },
    totalPremium: {
      kind: 'money',
      label: 'Estimated premium over the term',
      help: 'The yearly premium times the years, as if it never changed.',
      symbol: 'T',
      formula: 'annualPremium * termYears',
    },
  },
  workings: {
    rate: {
      kind: 'number',
      label: 'Yearly rate for 1,000 of cover',
      symbol: 'r',
      source: 'This calculator’s own model',
      constants: {
        baseRate: { label: 'Base rate per year', symbol: 'b', value: 0.5, unit: 'for 1,000 of cover' },
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
      help: 'How much of the yearly premium comes from the base rate and from each answer.',
      sumOf: 'rate',
      whole: 'annualPremium',
      chart: 'Base and changes',
    },
  },
  model: 'These premiums are an estimate by this site’s own model. They are not a quote from an insurer.',
  verdict: [
    {
      when: { field: 'age', atLeast: 50 },
      say: 'US offers for 500,000 dollars at 65 averaged 4,168 to 7,447 a year in 2025, far above this model.',
    },
    { say: 'In this model, 1,000 of cover costs {rate} a year; real prices also rise with the length of the term.' },
  ],
  cautions: [
    {
      say: 'An estimate by this site’s own simple model, not a quote. It does not ask about your health, which can change a real price more than any answer here.',
    },
    {
      when: { field: 'age', atLeast: 50 },
      say: 'From about 50 on, real prices are several times those of this model. Plan only with offers from insurers.',
    },
    {
      when: { field: 'age', atLeast: 60 },
      say: 'Many insurers have a highest age for new policies, or for the end of the term. You may not be able to buy a policy like this.',
    },
    {
      when: { field: 'smoker', is: 'yes' },
      say: 'Never hide smoking in an application, because the insurer could refuse to pay your family. After a year or more without nicotine, ask for a new price.',
    },
  ],
  variations: [
    {
      of: 'age',
      label: 'The same cover at other ages',
      at: [30, 35, 40, 45, 50, 55, 60],
      shows: ['annualPremium', 'totalPremium'],
    },
    { of: 'termYears', label: 'The same cover over other terms', at: [10, 15, 20, 25, 30], shows: ['totalPremium'] },
  ],
  examples: [
    {
      title: 'A non-smoker of 45, 500,000 for 20 years',
      given: { age: 45, coverage: 500000, termYears: 20 },
      asked: ['life insurance for a 45 year old non-smoker, 500000 cover for 20 years'],
      shows: { annualPremium: '350.00', totalPremium: '7,000.00' },
    },
    {
      title: 'The same person as a smoker',
      given: { age: 45, coverage: 500000, termYears: 20, smoker: 'yes' },
      asked: ['term life premium, smoker aged 45, 500k cover, 20 year term'],
      shows: { annualPremium: '600.00', totalPremium: '12,000.00' },
    },
    {
      title: 'A non-smoker of 40 with the same cover',
      given: { age: 40, coverage: 500000, termYears: 20 },
      shows: { annualPremium: '250.00', totalPremium: '5,000.00' },
    },
    {
      title: 'A non-smoker of 51 with the same cover',
      given: { age: 51, coverage: 500000, termYears: 20 },
      shows: { annualPremium: '550.00', totalPremium: '11,000.00' },
    },
    {
      title: 'Half a cent rounds up',
      given: { age: 30, coverage: '12,010', termYears: 5 },
      shows: { annualPremium: '6.01', totalPremium: '30.03' },
      shown: false,
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
  published: '2026-11-21',
  reviewed: '2026-11-22',
  compute: 'formulas',
});
