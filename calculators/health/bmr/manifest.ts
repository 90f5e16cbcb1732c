import { defineCalculator } from '#schemas/manifest.ts';

export default defineCalculator({
  title: 'BMR Calculator',
  summary: 'The energy your body uses at rest and in a day, with targets for losing or gaining weight.',
  intro:
    'Enter weight, height, age, gender and activity to estimate your basal metabolic rate (BMR), the calories that keep your weight steady, and targets either side.',
  description:
    'Estimate your basal metabolic rate with the Mifflin-St Jeor equation, your daily maintenance calories, and targets for weight loss and weight gain.',
  keywords: ['BMR', 'calories', 'TDEE', 'metabolism', 'Mifflin-St Jeor', 'maintenance'],
  related: ['bmi', 'body-fat', 'pregnancy', 'water-intake', 'calories-burned'],
  order: 2,
  fields: {
    weight: { kind: 'number', label: 'Weight', symbol: 'm', unit: 'kg', above: 0, step: 1 },
    height: { kind: 'number', label: 'Height', symbol: 'h', unit: 'cm', above: 0, step: 1 },
    age: { kind: 'number', label: 'Age', symbol: 'a', unit: 'years', above: 0, step: 1 },
    gender: {
      kind: 'choice',
      label: 'Gender',
      symbol: 's',
      valueLabel: 'Constant for the gender',
      source: 'Mifflin and others, 1990',
      help: 'The equation has one constant for men and one for women.',
      options: { male: { label: 'Male', value: 5 }, female: { label: 'Female', value: -161 } },
    },
    activityLevel: {
      kind: 'choice',
      label: 'Activity level',
      symbol: 'f',
      valueLabel: 'Activity factor',
      source: 'Multipliers in common use with the equation; not part of the 1990 paper',
      options: {
        sedentary: { label: 'Sedentary: little or no exercise', value: 1.2 },
        light: { label: 'Light: exercise 1 to 3 days a week', value: 1.375 },
        moderate: { label: 'Moderate: exercise 3 to 5 days a week', value: 1.55 },
        active: { label: 'Active: exercise 6 or 7 days a week', value: 1.725 },
        extra: { label: 'Extra active: hard exercise and physical work', value: 1.9 },
      },
    },
  },
  constants: {
    targetGap: {
      label: 'Below or above maintenance',
      symbol: 'g',
      value: 500,
      unit: 'kcal a day',
      source: 'A common convention for a steady change of weight',
    },
  },
  results: {
    bmr: {
      kind: 'number',
      label: 'Basal metabolic rate',
      unit: 'kcal/day',
      digits: 0,
      headline: true,
      symbol: '\\mathrm{BMR}',
      formula: 'perKilogram * weight + perCentimetre * height - perYear * age + gender',
      constants: {
        perKilogram: { label: 'For each kilogram', symbol: 'k_m', value: 10, unit: 'kcal' },
        perCentimetre: { label: 'For each centimetre', symbol: 'k_h', value: 6.25, unit: 'kcal' },
        perYear: { label: 'Less for each year of age', symbol: 'k_a', value: 5, unit: 'kcal' },
      },
      source: 'Mifflin and others, 1990',
    },
    tdee: {
      kind: 'number',
      label: 'To keep your weight',
      unit: 'kcal/day',
      digits: 0,
      symbol: '\\mathrm{TDEE}',
      formula: 'bmr * activityLevel',
    },
    weightLoss: {
      kind: 'number',
      label: 'To lose weight',
      help: 'Maintenance less 500 kcal.',
      unit: 'kcal/day',
      digits: 0,
      symbol: '\\mathrm{E}_{-}',
      formula: 'tdee - targetGap',
    },
    weightGain: {
      kind: 'number',
      label: 'To gain weight',
      help: 'Maintenance plus 500 kcal.',
      unit: 'kcal/day',
      digits: 0,
      symbol: '\\mathrm{E}_{+}',
      formula: 'tdee + targetGap',
    },
  },
  note: 'The targets are plain arithmetic, not a diet plan. Eating less than your basal rate is something to do only with a doctor or dietitian.',
  examples: [
    {
      title: 'A man of 30, 70 kg and 175 cm, moderately active',
      given: { weight: 70, height: 175, age: 30, gender: 'male', activityLevel: 'moderate' },
      shows: { bmr: '1,649 kcal/day', tdee: '2,556 kcal/day', weightLoss: '2,056 kcal/day', weightGain: '3,056 kcal/day' },
      source: 'Our own: no example printed by a textbook, agency or standard is known to us',
    },
    {
      title: 'A woman of 45, 62.5 kg and 164 cm, sedentary',
      given: { weight: 62.5, height: 164, age: 45, gender: 'female', activityLevel: 'sedentary' },
      shows: { bmr: '1,264 kcal/day', tdee: '1,517 kcal/day' },
    },
  ],
  laws: [
    { law: 'rises', raise: 'weight', result: 'bmr' },
    { law: 'falls', raise: 'age', result: 'bmr' },
    { law: 'rises', raise: 'height', result: 'bmr' },
  ],
  actions: { calculate: 'Calculate BMR' },
  compute: 'formulas',
});
