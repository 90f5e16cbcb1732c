import { defineCalculator } from '#schemas/manifest.ts';

export default defineCalculator({
  title: 'BMR Calculator',
  summary: 'The energy your body uses at rest and in a day, with targets for losing or gaining weight.',
  intro:
    'Estimate the energy that your body uses at rest (BMR), the calories a day that keep your weight steady, and targets for losing or gaining weight.',
  description:
    'BMR calculator for adults: basal metabolic rate by the Mifflin-St Jeor equation, daily calories at every activity level, and targets to lose or gain weight.',
  keywords: [
    'BMR',
    'calories',
    'TDEE',
    'metabolism',
    'lose weight',
    'diet',
    'calorie deficit',
    'maintenance',
    'Mifflin-St Jeor',
  ],
  related: ['macros', 'calories-burned', 'ideal-weight', 'body-fat', 'bmi', 'water-intake'],
  order: 2,
  fields: {
    weight: { kind: 'number', label: 'Weight', symbol: 'm', unit: 'kg', above: 0 },
    height: {
      kind: 'number',
      label: 'Height',
      symbol: 'h',
      help: 'Without shoes: 170 cm, not 1.70 m.',
      unit: 'cm',
      above: 0,
    },
    age: {
      kind: 'number',
      label: 'Age',
      symbol: 'a',
      help: 'The equation is for adults from 19 years.',
      unit: 'years',
      above: 0,
    },
    gender: {
      kind: 'choice',
      label: 'Gender',
      symbol: 's',
      valueLabel: 'Constant for the gender',
      source: 'Mifflin and others, American Journal of Clinical Nutrition 51, 1990',
      help: 'The equation adds a different number for men and for women.',
      options: { male: { label: 'Male', value: 5 }, female: { label: 'Female', value: -161 } },
    },
    activityLevel: {
      kind: 'choice',
      label: 'Activity level',
      help: 'Choose the level of a normal week, not of an unusually active one.',
      symbol: 'f',
      valueLabel: 'Activity factor',
      source: 'Factors in common use with the equation; they are not part of the paper of 1990',
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
      label: 'Subtracted or added for a target',
      symbol: 'g',
      value: 500,
      unit: 'kcal a day',
      source: 'A common convention for a slow change of weight',
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
        perYear: { label: 'Subtracted for each year of age', symbol: 'k_a', value: 5, unit: 'kcal' },
      },
      source: 'Mifflin and others, American Journal of Clinical Nutrition 51, 1990',
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
      help: '500 kcal less than your daily need.',
      unit: 'kcal/day',
      digits: 0,
      symbol: '\\mathrm{E}_{-}',
      formula: 'tdee - targetGap',
    },
    weightGain: {
      kind: 'number',
      label: 'To gain weight',
      help: '500 kcal more than your daily need.',
      unit: 'kcal/day',
      digits: 0,
      symbol: '\\mathrm{E}_{+}',
      formula: 'tdee + targetGap',
    },
  },
  workings: {
    bodyMassIndex: {
      kind: 'number',
      label: 'Body mass index',
      unit: 'kg/m²',
      symbol: '\\mathrm{BMI}',
      formula: 'weight / (height / 100)^2',
    },
  },
  cases: {
    adult: { field: 'age', atLeast: 19 },
  },
  variations: [{ of: 'activityLevel', at: 'options', shows: ['tdee'], label: 'Daily need at every activity level' }],
  cautions: [
    {
      when: { field: 'age', below: 19 },
      say: 'Do not use these figures under 19: they come from adults, and a growing body has other needs. Ask a doctor or dietitian before changing what a child or teenager eats.',
    },
    {
      when: ['adult', { figure: 'bodyMassIndex', below: 18.5 }],
      say: 'Your weight is below the healthy range for your height, so do not follow the target for losing weight. Talk to a doctor or dietitian about eating enough.',
    },
    {
      when: ['adult', { figure: 'bodyMassIndex', atLeast: 18.5 }, { figure: 'weightLoss', below: 'bmr' }],
      say: 'The target for losing weight, {weightLoss}, is below your basal rate of {bmr}. Do not eat so little without a doctor or dietitian: eating only slightly less, or exercising more, is safer.',
    },
    {
      when: [
        { field: 'gender', is: 'female' },
        { field: 'age', atLeast: 12, below: 60 },
      ],
      say: 'If you are pregnant or breastfeeding, you need more than these figures. Do not follow the target for losing weight: ask your midwife or doctor.',
    },
    {
      when: { field: 'age', atLeast: 65 },
      say: 'From 65 on, eating less can take away muscle that is hard to get back. Talk to a doctor before you try to lose weight.',
    },
    {
      when: { figure: 'bmr', below: 600 },
      say: 'A basal rate of {bmr} is hardly possible for an adult. Check your entries: weight in kilograms, height in centimetres.',
    },
    {
      when: { figure: 'bmr', above: 5000 },
      say: 'A basal rate of {bmr} is hardly possible. Check your entries: weight in kilograms, height in centimetres.',
    },
  ],
  note: 'The targets are a simple calculation for healthy adults, not a diet plan. If you have or had an eating disorder, please leave calorie targets to the people who treat you.',
  examples: [
    {
      title: 'A man of 30 who exercises on most days: 70 kg, 175 cm',
      given: { weight: 70, height: 175, age: 30, gender: 'male', activityLevel: 'moderate' },
      shows: { bmr: '1,649 kcal/day', tdee: '2,556 kcal/day', weightLoss: '2,056 kcal/day', weightGain: '3,056 kcal/day' },
    },
    {
      title: 'A woman of 45 with an office job: 62.5 kg, 164 cm',
      given: { weight: 62.5, height: 164, age: 45, gender: 'female', activityLevel: 'sedentary' },
      shows: { bmr: '1,264 kcal/day', tdee: '1,517 kcal/day' },
    },
    {
      title: 'A woman of 45 with a desk job: 75 kg, 165.1 cm',
      given: { weight: 75, height: 165.1, age: 45, gender: 'female', activityLevel: 'sedentary' },
      shows: { bmr: '1,396 kcal/day', tdee: '1,675 kcal/day' },
      source: 'Wiley, dummies.com, “How to Calculate Your Metabolic Rate”',
    },
    {
      title: 'A woman of 75 who walks on some days: 42 kg, 155 cm',
      given: { weight: 42, height: 155, age: 75, gender: 'female', activityLevel: 'light' },
      shows: { bmr: '853 kcal/day', tdee: '1,173 kcal/day', weightLoss: '673 kcal/day' },
    },
    {
      title: 'A girl of 8, whom the equation is not for',
      given: { weight: 26, height: 128, age: 8, gender: 'female', activityLevel: 'moderate' },
      shows: { bmr: '859 kcal/day' },
      shown: false,
    },
  ],
  laws: [
    { law: 'rises', raise: 'weight', result: 'bmr' },
    { law: 'falls', raise: 'age', result: 'bmr' },
    { law: 'rises', raise: 'height', result: 'bmr' },
  ],
  actions: { calculate: 'Calculate BMR' },
  reviewed: '2026-11',
  compute: 'formulas',
});
