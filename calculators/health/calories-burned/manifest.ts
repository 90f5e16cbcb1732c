import { defineCalculator } from '#schemas/manifest.ts';

export default defineCalculator({
  title: 'Calories Burned Calculator',
  summary: 'The energy an activity takes, from your weight, the time and its MET value.',
  intro:
    'Estimate the calories that an adult burns by walking, cycling, running, swimming or yoga, from weight, time and activity.',
  description:
    'Calories burned calculator for adults: walking, running, cycling, power yoga or fast swimming by the MET method, with all five compared for the same time.',
  keywords: ['calories', 'exercise', 'MET', 'walking', 'running', 'cycling', 'yoga', 'swimming', 'gym', 'cardio'],
  ask: {
    names: ['calories burn', 'calories burnt', 'burn calories', 'burn', 'burnt', 'kcal burned'],
    without: ['brisk', 'briskly', 'uphill', 'hiking', 'sprint', 'vigorous', 'slow', 'slowly', 'hatha'],
  },
  related: ['bmr', 'target-heart-rate', 'running-pace', 'macros', 'water-intake', 'one-rep-max'],
  order: 6,
  fields: {
    weight: {
      kind: 'number',
      label: 'Weight',
      symbol: 'm',
      quantity: 'bodyWeight',
      unit: 'kg',
      min: 20,
      max: 300,
      default: 70,
    },
    minutes: {
      kind: 'number',
      label: 'Duration',
      say: ['for', 'time'],
      help: 'Only the minutes in which you moved, without breaks.',
      symbol: 't',
      unit: 'minutes',
      min: 1,
      max: 300,
      step: 5,
      default: 30,
    },
    activity: {
      kind: 'choice',
      label: 'Activity',
      symbol: '\\mathrm{MET}',
      valueLabel: 'MET of the activity',
      source: 'Rounded from the Compendium of Physical Activities, 2011',
      options: {
        walking: { label: 'Walking at an easy pace (MET 3)', say: ['walk', 'walked', 'stroll'], value: 3 },
        running: { label: 'Running at an easy pace (MET 8)', say: ['run', 'ran', 'jog', 'jogging'], value: 8 },
        cycling: { label: 'Cycling for leisure (MET 6)', say: ['cycle', 'bike', 'biking', 'bicycle', 'rode'], value: 6 },
        yoga: { label: 'Yoga, power style (MET 4)', say: ['power yoga', 'vinyasa'], value: 4 },
        swimming: { label: 'Swimming, fast laps (MET 10)', say: ['swim', 'swam'], value: 10 },
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
  variations: [
    { of: 'activity', at: 'options', shows: ['calories'], label: 'The same time at other activities' },
    { of: 'minutes', at: [15, 30, 45, 60, 90], shows: ['calories'], label: 'The same activity for longer or shorter' },
  ],
  cautions: [
    {
      when: { field: 'activity', is: 'yoga' },
      say: 'MET 4 is power yoga. Gentle Hatha yoga has a MET of about 2.5 and burns more than a third less than shown.',
    },
    {
      when: { field: 'activity', is: 'swimming' },
      say: 'MET 10 is fast front crawl. Slow or moderate laps have a MET of about 5.8 and burn about 40% less than shown.',
    },
    {
      when: { field: 'weight', below: 45 },
      say: 'A weight of {weight} kg is low for most adults. If yours is below the healthy range, ask a doctor before you exercise to burn calories.',
    },
    {
      say: 'The figure is for adults: anyone under 19 should be active without counting calories. In pregnancy or with a heart condition, ask your midwife or doctor how hard you may exercise.',
    },
    {
      say: 'From 60 on the figure is less certain. If you have not exercised for a long time, begin slowly and ask a doctor first.',
    },
  ],
  note: 'The total for those minutes, including what you would have burned at rest. People of the same weight can differ a lot.',
  examples: [
    {
      title: 'Half an hour of running at 70 kg',
      given: {},
      shows: { calories: '280 kcal' },
      asked: ['how many calories do I burn running for half an hour at 70 kg'],
    },
    {
      title: 'A class of power yoga: 45 minutes at 58.5 kg',
      given: { weight: 58.5, minutes: 45, activity: 'yoga' },
      shows: { calories: '176 kcal' },
    },
    {
      title: '40 minutes of power yoga (MET 4) at 60 kg',
      given: { weight: 60, minutes: 40, activity: 'yoga' },
      shows: { calories: '160 kcal' },
      source: 'Ainsworth and others, Compendium of Physical Activities, for cycling at MET 4',
    },
    {
      title: 'An hour of walking at 80 kg',
      given: { weight: 80, minutes: 60, activity: 'walking' },
      shows: { calories: '240 kcal' },
    },
  ],
  laws: [
    { law: 'rises', raise: 'weight', result: 'calories' },
    { law: 'scales', fields: ['minutes'], results: ['calories'] },
  ],
  actions: { calculate: 'Calculate Calories' },
  published: '2026-11-21',
  reviewed: '2026-11-22',
  compute: 'formulas',
});
