import { defineCalculator } from '#schemas/manifest.ts';

export default defineCalculator({
  title: 'BMI Calculator',
  summary: 'Your body mass index from height and weight, and the category it falls in.',
  intro:
    'See your body mass index (BMI) from your height and weight, its category for adults, and the range of weights that is healthy for your height.',
  description:
    'BMI calculator for adults in metric or imperial units: your body mass index, its WHO category and the healthy weight range for your height.',
  keywords: ['BMI', 'body mass index', 'weight', 'height', 'overweight', 'underweight', 'healthy weight', 'obesity'],
  ask: {
    names: ['obese', 'body mass', 'am I fat', 'too fat'],
    without: ['child', 'children', 'kid', 'baby', 'toddler', 'teen', 'teenager', 'pregnant', 'percentile'],
  },
  related: ['ideal-weight', 'waist-ratio', 'body-fat', 'bmr', 'calories-burned', 'macros'],
  popular: true,
  quickTool: 1,
  order: 1,
  fields: {
    unit: {
      kind: 'choice',
      label: 'Units',
      options: {
        metric: { label: 'Metric (cm, kg)' },
        imperial: { label: 'Imperial (ft, lb)', say: ['feet', 'foot', 'pounds', 'stone'] },
      },
      default: 'metric',
      assumed: true,
    },
    height: {
      kind: 'number',
      label: 'Height',
      symbol: 'H',
      quantity: 'height',
      help: 'Without shoes. In feet, enter a decimal number: 5 ft 6 in is 5.5.',
      unit: { by: 'unit', units: { metric: 'cm', imperial: 'ft' } },
      above: 0,
    },
    weight: {
      kind: 'number',
      label: 'Weight',
      symbol: 'W',
      quantity: 'bodyWeight',
      unit: { by: 'unit', units: { metric: 'kg', imperial: 'lb' } },
      above: 0,
    },
  },
  cases: { metric: { field: 'unit', is: 'metric' } },
  results: {
    bmi: {
      kind: 'number',
      label: 'Body mass index',
      unit: 'kg/m²',
      digits: 1,
      headline: true,
      scale: [15, 40],
      bands: [
        {
          below: 18.5,
          label: 'Underweight',
          advice:
            'Your weight is low for your height. A doctor can look for the reason, and a dietitian can help you reach a healthy weight.',
        },
        {
          below: 25,
          label: 'Normal weight',
          advice:
            'Your weight is in the range that goes with the lowest health risk for most adults. Regular exercise and varied food help to keep it there.',
        },
        {
          below: 30,
          label: 'Overweight',
          advice:
            'Your weight is above the healthy range for your height. Measure your waist too, because fat there matters more. Small changes that last help more than a short diet.',
        },
        {
          label: 'Obese',
          advice:
            'Your weight is well above the healthy range for your height, which raises the risk of several illnesses. A doctor can help you find a treatment that is safe for you.',
        },
      ],
      symbol: '\\mathrm{BMI}',
      formula: 'kilograms / metres^2',
      source: 'World Health Organization, categories for adults, Technical Report Series 894, 2000',
    },
    category: { kind: 'text', label: 'Category', from: { band: 'bmi', show: 'label' } },
    description: { kind: 'text', label: 'What it means', from: { band: 'bmi', show: 'advice' } },
  },
  workings: {
    metres: {
      kind: 'number',
      label: 'Height in metres',
      symbol: 'h',
      formula: [
        { when: 'metric', formula: 'height / 100' },
        { formula: 'height * metresPerFoot', label: 'Height in metres, from feet' },
      ],
      constants: { metresPerFoot: { label: 'Metres in a foot', symbol: 'f', value: 0.3048, unit: 'm' } },
      source: 'Exact by definition (international yard and pound agreement, 1959)',
    },
    kilograms: {
      kind: 'number',
      label: 'Weight in kilograms',
      symbol: 'm',
      formula: [
        { when: 'metric', formula: 'weight' },
        { formula: 'weight * kilogramsPerPound', label: 'Weight in kilograms, from pounds' },
      ],
      constants: { kilogramsPerPound: { label: 'Kilograms in a pound', symbol: 'p', value: 0.453592, unit: 'kg' } },
      source: 'The 1959 definition, 0.45359237, to six decimals',
    },
  },
  tables: {
    weights: {
      label: 'Healthy weight for your height',
      help: 'The weight at which each category begins at your height. A healthy weight is between the lines for normal weight and overweight.',
      columns: {
        begins: { kind: 'text', label: 'Category' },
        index: { kind: 'number', label: 'BMI', digits: 1 },
        weight: {
          kind: 'number',
          label: 'Weight',
          digits: 1,
          unit: { by: 'unit', units: { metric: 'kg', imperial: 'lb' } },
        },
      },
      note: 'Experts of the World Health Organization named 23 and 27.5 in 2004, because many Asian adults have a higher risk at a lower BMI.',
    },
  },
  cautions: [
    {
      when: { figure: 'bmi', atLeast: 8, below: 18.5 },
      say: 'Please do not diet to lose weight with a BMI below 18.5. See a doctor soon if you lost weight without trying, feel weak or find it hard to eat enough.',
    },
    {
      when: { figure: 'bmi', above: 100 },
      say: 'A BMI of {bmi} is hardly possible. Check the height and its unit: 170 cm, not 1.70.',
    },
    {
      when: { figure: 'bmi', below: 8 },
      say: 'A BMI of {bmi} is hardly possible. Check both numbers and their units.',
    },
    {
      say: 'The categories are for adults: for anyone under 19, ask a doctor or nurse for a growth chart. In pregnancy they do not apply, so ask your midwife or doctor which weight is healthy.',
    },
    {
      say: 'Over 65, losing weight without trying can matter more than the category, so tell a doctor about it.',
    },
  ],
  examples: [
    {
      title: 'An adult of 175 cm and 70 kg',
      given: { height: 175, weight: 70 },
      shows: { bmi: '22.9 kg/m²', category: 'Normal weight' },
      asked: ['what is my BMI if I am 175 cm tall and weigh 70 kg'],
    },
    {
      title: 'An adult of 5 ft 6 in and 180 lb',
      given: { unit: 'imperial', height: 5.5, weight: 180 },
      shows: { bmi: '29.1 kg/m²', category: 'Overweight' },
      asked: ['am I overweight at 5\'6" and 180 pounds'],
    },
    {
      title: 'Exactly on a limit: 160 cm and 64 kg',
      given: { height: 160, weight: 64 },
      shows: { bmi: '25.0 kg/m²', category: 'Overweight' },
      shown: false,
    },
    {
      title: 'Just under it: shown as 25.0, still normal weight',
      given: { height: 170, weight: 72.15 },
      shows: { bmi: '25.0 kg/m²', category: 'Normal weight' },
      shown: false,
    },
    {
      title: 'An adult of 165 cm and 68 kg',
      given: { height: 165, weight: 68 },
      shows: { bmi: '25.0 kg/m²', category: 'Normal weight' },
      source: 'US Centers for Disease Control and Prevention, “About Adult BMI”, 2022, which prints 24.98',
    },
    {
      title: 'An adult of 5 ft 5 in and 150 lb',
      given: { unit: 'imperial', height: '5.4166667', weight: 150 },
      shows: { bmi: '25.0 kg/m²', category: 'Normal weight' },
      source: 'US Centers for Disease Control and Prevention, “About Adult BMI”, 2022, which prints 24.96',
    },
    {
      title: 'A woman of 160 cm and 42 kg',
      given: { height: 160, weight: 42 },
      shows: { bmi: '16.4 kg/m²', category: 'Underweight' },
    },
  ],
  laws: [
    { law: 'rises', raise: 'weight', result: 'bmi' },
    { law: 'falls', raise: 'height', result: 'bmi' },
    { law: 'scales', fields: ['weight'], results: ['bmi'] },
  ],
  actions: { calculate: 'Calculate BMI', reset: 'blank', disabledUntilFilled: true },
  published: '2026-11-21',
  reviewed: '2026-11-22',
  compute: 'formulas',
});
