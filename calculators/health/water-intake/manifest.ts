import { defineCalculator } from '#schemas/manifest.ts';

export default defineCalculator({
  title: 'Water Intake Calculator',
  summary: 'A rough estimate of the water you need in a day, and how much is too much.',
  intro:
    'Estimate roughly how much water an adult needs in a day, from drinks and food together, by weight, activity and climate.',
  description:
    'Water intake calculator for adults: a rough daily estimate from weight, activity and climate in litres, glasses, cups and ounces, and when it is too much.',
  keywords: ['water', 'hydration', 'drink', 'litres', 'glasses', 'cups', 'ounces'],
  related: ['calories-burned', 'bmr', 'macros', 'running-pace', 'volume-converter', 'pregnancy'],
  order: 5,
  fields: {
    weight: { kind: 'number', label: 'Weight', symbol: 'm', quantity: 'bodyWeight', unit: 'kg', above: 0 },
    activityLevel: {
      kind: 'choice',
      label: 'Activity level',
      quantity: 'activityLevel',
      help: 'What describes your usual day.',
      symbol: 'a',
      valueLabel: 'Activity factor',
      source: 'A rough rule of this site’s own',
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
      source: 'A rough rule of this site’s own',
      options: {
        cold: { label: 'Cold', value: 0.9 },
        temperate: { label: 'Temperate', value: 1 },
        warm: { label: 'Warm', value: 1.1 },
        hot: { label: 'Hot', value: 1.3 },
      },
    },
  },
  results: {
    dailyLitres: {
      kind: 'number',
      label: 'Water a day',
      help: 'From all drinks and from food together.',
      unit: 'litres',
      headline: true,
      symbol: 'L',
      formula: 'dailyMl / 1000',
    },
    dailyMl: {
      kind: 'number',
      label: 'In millilitres',
      unit: 'ml',
      digits: 0,
      symbol: 'W',
      formula: 'perKilogram * weight * activityLevel * climate',
      constants: { perKilogram: { label: 'Water for each kilogram', symbol: 'k', value: 35, unit: 'ml' } },
      source: 'A rough rule of this site’s own',
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
  tables: {
    measures: {
      label: 'Cups, ounces and drinks through the day',
      help: 'A US cup is about 237 ml and a US fluid ounce about 30 ml. Food brings a part of each amount.',
      columns: {
        portion: { kind: 'text', label: 'Amount' },
        millilitres: { kind: 'number', label: 'Millilitres', digits: 0 },
        cups: { kind: 'number', label: 'US cups', digits: 1 },
        ounces: { kind: 'number', label: 'US fluid ounces', digits: 0 },
      },
      note: 'Above 4 litres a day only the whole amount is listed, because nobody should plan to drink so much.',
    },
  },
  cautions: [
    {
      when: { figure: 'dailyMl', above: 4000 },
      say: '{dailyLitres} is a calculated figure and not a goal, because more than about 4 litres a day can be dangerous. Let thirst guide you, and ask a doctor if heat or hard work makes you need more.',
    },
    {
      when: { figure: 'dailyMl', above: 3000 },
      say: 'Never drink more than about 1.4 litres in an hour, even in great heat. Headache, vomiting or confusion after a lot of water needs emergency help.',
    },
    {
      when: { figure: 'dailyMl', below: 2000 },
      say: 'This is below the European reference values of 2 litres a day for women and 2.5 for men, from drinks and food. An adult should not drink less because of it.',
    },
    {
      say: 'For healthy adults. Under 19, in pregnancy, while breastfeeding, or with heart, kidney or liver disease or water tablets (diuretics), ask a doctor or midwife which amount is right.',
    },
    {
      say: 'From about 65 on, you may feel thirst too late: have a drink with every meal and between meals.',
    },
  ],
  model: 'These figures are an estimate by this site’s own rough rule. No health authority recommends them.',
  note: 'Drinks of every kind and the water in food count towards the result.',
  examples: [
    {
      title: 'Light activity in a warm climate at 70 kg',
      given: { weight: 70, activityLevel: 'light', climate: 'warm' },
      shows: { dailyLitres: '3.23 litres', dailyMl: '3,234 ml', glasses: '13' },
    },
    {
      title: 'An office day in a mild climate at 60 kg',
      given: { weight: 60, activityLevel: 'sedentary', climate: 'temperate' },
      shows: { dailyLitres: '2.10 litres', dailyMl: '2,100 ml', glasses: '8' },
    },
    {
      title: 'A quiet day in a mild climate at 42 kg',
      given: { weight: 42, activityLevel: 'sedentary', climate: 'temperate' },
      shows: { dailyLitres: '1.47 litres', glasses: '6' },
    },
    {
      title: 'Hard labour in great heat at 120 kg: far more than a goal',
      given: { weight: 120, activityLevel: 'extreme', climate: 'hot' },
      shows: { dailyLitres: '9.83 litres', dailyMl: '9,828 ml', glasses: '39' },
      shown: false,
    },
  ],
  laws: [
    { law: 'rises', raise: 'weight', result: 'dailyMl' },
    { law: 'scales', fields: ['weight'], results: ['dailyMl', 'dailyLitres', 'glasses'] },
  ],
  actions: { calculate: 'Calculate Intake' },
  reviewed: '2026-11',
  compute: 'formulas',
});
