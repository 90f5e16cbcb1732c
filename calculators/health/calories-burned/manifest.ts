import { defineCalculator } from '#schemas/manifest.ts';

export default defineCalculator({
  title: 'Calories Burned Calculator',
  summary: 'The energy an activity takes, from your weight, the time and its MET value.',
  intro: 'Choose an activity, enter your weight and how long you keep it up to estimate the calories it burns.',
  description:
    'Estimate the calories burned by walking, running, cycling, yoga or swimming from your weight and the minutes you spend, by the MET method.',
  keywords: ['calories', 'exercise', 'MET', 'walking', 'running', 'cycling', 'yoga', 'swimming'],
  related: ['bmi', 'bmr', 'body-fat', 'pregnancy', 'water-intake'],
  order: 6,
  fields: {
    weight: { kind: 'number', label: 'Weight', symbol: 'm', unit: 'kg', min: 20, max: 300, step: 1, default: 70 },
    minutes: { kind: 'number', label: 'Duration', symbol: 't', unit: 'minutes', min: 1, max: 300, step: 5, default: 30 },
    activity: {
      kind: 'choice',
      label: 'Activity',
      symbol: '\\mathrm{MET}',
      valueLabel: 'MET of the activity',
      source: 'Rounded values in the range of the Compendium of Physical Activities (2011)',
      options: {
        walking: { label: 'Walking (MET 3)', value: 3 },
        running: { label: 'Running (MET 8)', value: 8 },
        cycling: { label: 'Cycling (MET 6)', value: 6 },
        yoga: { label: 'Yoga (MET 4)', value: 4 },
        swimming: { label: 'Swimming (MET 10)', value: 10 },
      },
      default: 'running',
    },
  },
  results: {
    calories: {
      kind: 'number',
      label: 'Calories burned',
      unit: 'kcal',
      digits: 0,
      headline: true,
      symbol: 'E',
      formula: 'activity * weight * minutes / 60',
    },
  },
  examples: [
    {
      title: 'Half an hour of running at 70 kg',
      given: {},
      shows: { calories: '280 kcal' },
      source: 'Our own: no example printed by a textbook, agency or standard is known to us',
    },
    {
      title: '45 minutes of yoga at 58.5 kg',
      given: { weight: 58.5, minutes: 45, activity: 'yoga' },
      shows: { calories: '176 kcal' },
    },
  ],
  laws: [
    { law: 'rises', raise: 'weight', result: 'calories' },
    { law: 'scales', fields: ['minutes'], results: ['calories'] },
  ],
  actions: { calculate: 'Calculate Calories' },
  compute: 'formulas',
});
