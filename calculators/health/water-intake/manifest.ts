import { defineCalculator } from '#schemas/manifest.ts';

export default defineCalculator({
  title: 'Water Intake Calculator',
  summary: 'How much water a day suits your weight, activity and climate.',
  intro: 'Enter your weight, how active you are and the climate you live in for a rough guide to your daily water.',
  description:
    'A rough guide to how much water to drink a day from your weight, activity level and climate, in millilitres, litres and glasses of 250 ml.',
  keywords: ['water', 'hydration', 'drink', 'litres', 'glasses'],
  related: ['bmi', 'bmr', 'body-fat', 'pregnancy', 'calories-burned'],
  order: 5,
  fields: {
    weight: { kind: 'number', label: 'Weight', symbol: 'm', unit: 'kg', above: 0, step: 1 },
    activityLevel: {
      kind: 'choice',
      label: 'Activity level',
      symbol: 'a',
      valueLabel: 'Activity factor',
      source: 'Rule of thumb of this calculator',
      options: {
        sedentary: { label: 'Sedentary: mostly sitting', value: 1 },
        light: { label: 'Light: walking, light work', value: 1.2 },
        moderate: { label: 'Moderate: exercise most days', value: 1.4 },
        intense: { label: 'Intense: hard training', value: 1.6 },
        extreme: { label: 'Extreme: hard labour or endurance sport', value: 1.8 },
      },
    },
    climate: {
      kind: 'choice',
      label: 'Climate',
      symbol: 'c',
      valueLabel: 'Climate factor',
      source: 'Rule of thumb of this calculator',
      options: {
        cold: { label: 'Cold', value: 0.9 },
        temperate: { label: 'Temperate', value: 1 },
        warm: { label: 'Warm', value: 1.1 },
        hot: { label: 'Hot', value: 1.3 },
      },
    },
  },
  results: {
    dailyLitres: { kind: 'number', label: 'Water a day', unit: 'litres', headline: true, symbol: 'L', formula: 'dailyMl / 1000' },
    dailyMl: {
      kind: 'number',
      label: 'In millilitres',
      unit: 'ml',
      digits: 0,
      symbol: 'W',
      formula: 'perKilogram * weight * activityLevel * climate',
      constants: { perKilogram: { label: 'Water for each kilogram', symbol: 'k', value: 35, unit: 'ml' } },
      source: 'Rule of thumb of this calculator',
    },
    glasses: {
      kind: 'number',
      label: 'Glasses of 250 ml',
      digits: 0,
      symbol: 'g',
      formula: 'dailyMl / glass',
      constants: { glass: { label: 'One glass', symbol: 'v', value: 250, unit: 'ml', source: 'By convention' } },
    },
  },
  model: 'These figures are an estimate by the rule stated here, not a medical recommendation.',
  note: 'A rule of thumb for healthy adults, not a prescription. Very large figures are no goal: spread what you drink over the day, and ask a doctor if you have heart or kidney disease.',
  examples: [
    {
      title: '70 kg, lightly active, warm climate',
      given: { weight: 70, activityLevel: 'light', climate: 'warm' },
      shows: { dailyLitres: '3.23 litres', dailyMl: '3,234 ml', glasses: '13' },
      source: 'Our own: the model is this calculator’s, so nobody else prints examples of it',
    },
    {
      title: '60 kg, sedentary, temperate climate',
      given: { weight: 60, activityLevel: 'sedentary', climate: 'temperate' },
      shows: { dailyLitres: '2.10 litres', dailyMl: '2,100 ml', glasses: '8' },
    },
  ],
  laws: [
    { law: 'rises', raise: 'weight', result: 'dailyMl' },
    { law: 'scales', fields: ['weight'], results: ['dailyMl', 'dailyLitres', 'glasses'] },
  ],
  actions: { calculate: 'Calculate Intake' },
  compute: 'formulas',
});
