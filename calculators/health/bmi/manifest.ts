import { defineCalculator } from '#schemas/manifest.ts';

export default defineCalculator({
  title: 'BMI Calculator',
  summary: 'Your body mass index from height and weight, and the category it falls in.',
  intro:
    'Enter your height and weight, metric or imperial, to see your body mass index (BMI) and what the World Health Organization’s adult categories make of it.',
  description:
    'Work out your body mass index (BMI) in metric or imperial units, see the adult category it falls in, and read what the figure can and cannot tell you.',
  keywords: ['BMI', 'body mass index', 'weight', 'height', 'overweight', 'underweight'],
  related: ['bmr', 'body-fat', 'pregnancy', 'water-intake', 'calories-burned'],
  popular: true,
  quickTool: 1,
  order: 1,
  fields: {
    unit: {
      kind: 'choice',
      label: 'Units',
      options: { metric: { label: 'Metric (cm, kg)' }, imperial: { label: 'Imperial (ft, lb)' } },
      default: 'metric',
    },
    height: {
      kind: 'number',
      label: 'Height',
      symbol: 'H',
      help: 'Imperial height is in decimal feet: 5 ft 6 in is 5.5.',
      unit: { by: 'unit', units: { metric: 'cm', imperial: 'ft' } },
      above: 0,
      step: 1,
    },
    weight: {
      kind: 'number',
      label: 'Weight',
      symbol: 'W',
      unit: { by: 'unit', units: { metric: 'kg', imperial: 'lb' } },
      above: 0,
      step: 1,
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
            'Your weight is low for your height. If you did not mean to lose weight, or food is hard to come by, talk to a doctor or dietitian.',
        },
        {
          below: 25,
          label: 'Normal weight',
          advice:
            'Your weight is in the range that goes with the lowest health risk for most adults. Regular movement and varied food help to keep it there.',
        },
        {
          below: 30,
          label: 'Overweight',
          advice:
            'Your weight is above the range for your height. Small lasting changes in food and movement do more than short diets; waist size adds to the picture.',
        },
        {
          label: 'Obese',
          advice:
            'Your weight is well above the range for your height, which raises the risk of several illnesses. A doctor can help you choose what is safe and works.',
        },
      ],
      symbol: '\\mathrm{BMI}',
      formula: 'kilograms / metres^2',
      source: 'World Health Organization, adult body mass index categories',
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
  examples: [
    {
      title: '175 cm and 70 kg',
      given: { height: 175, weight: 70 },
      shows: { bmi: '22.9 kg/m²', category: 'Normal weight' },
      source: 'Our own: no further example printed by a textbook, agency or standard is known to us',
    },
    {
      title: '5 ft 6 in and 180 lb',
      given: { unit: 'imperial', height: 5.5, weight: 180 },
      shows: { bmi: '29.1 kg/m²', category: 'Overweight' },
    },
    {
      title: 'Exactly on a limit: 160 cm and 64 kg',
      given: { height: 160, weight: 64 },
      shows: { bmi: '25.0 kg/m²', category: 'Overweight' },
    },
    {
      title: 'Just under it: shown as 25.0, still normal weight',
      given: { height: 170, weight: 72.15 },
      shows: { bmi: '25.0 kg/m²', category: 'Normal weight' },
    },
    {
      title: 'A printed example: 165 cm and 68 kg',
      given: { height: 165, weight: 68 },
      shows: { bmi: '25.0 kg/m²', category: 'Normal weight' },
      source: 'US Centers for Disease Control and Prevention, “About Adult BMI”, which states 24.98',
    },
    {
      title: 'A printed example in other units: 5 ft 5 in and 150 lb',
      given: { unit: 'imperial', height: '5.4166667', weight: 150 },
      shows: { bmi: '25.0 kg/m²', category: 'Normal weight' },
      source: 'US Centers for Disease Control and Prevention, “About Adult BMI”, which states 24.96',
    },
  ],
  laws: [
    { law: 'rises', raise: 'weight', result: 'bmi' },
    { law: 'falls', raise: 'height', result: 'bmi' },
    { law: 'scales', fields: ['weight'], results: ['bmi'] },
  ],
  actions: { calculate: 'Calculate BMI', reset: 'blank', disabledUntilFilled: true },
  compute: 'formulas',
});
