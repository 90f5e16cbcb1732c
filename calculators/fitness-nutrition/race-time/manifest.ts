import { defineCalculator } from '#schemas/manifest.ts';

const outside =
  'The formula was fitted to efforts from 3.5 minutes to 3 hours 50 minutes. Outside that, take it as a rough guess.';

export default defineCalculator({
  title: 'Race Time Calculator',
  summary: 'Your likely time over another distance, from one race that you have run.',
  intro:
    'Enter the distance and time of a race that you ran as fast as you could, and the distance of the next one. You get a likely time, its pace, and times for the common races.',
  description:
    'Race time calculator: predict your 5 km, 10 km, half marathon or marathon time from one race by Riegel’s formula, with paces and your own fatigue exponent.',
  keywords: [
    'race time predictor',
    'marathon time',
    'half marathon time',
    'finish time predictor',
    '5k to 10k',
    'race prediction',
    'Riegel formula',
    '10k to half marathon',
    'equivalent race times',
    'fatigue factor',
    'running',
  ],
  related: ['running-pace', 'target-heart-rate', 'speed-distance-time', 'calories-burned', 'time-duration', 'water-intake'],
  fields: {
    unit: {
      kind: 'choice',
      label: 'Distance in',
      symbol: 'u',
      help: 'Changing the unit converts both distances.',
      valueLabel: 'Kilometres in the unit',
      source: 'Exact by definition (international yard and pound agreement, 1959)',
      options: { km: { label: 'Kilometres', value: 1 }, mi: { label: 'Miles', value: 1.609344 } },
      default: 'km',
    },
    knownDistance: {
      kind: 'number',
      label: 'Distance of the race you ran',
      symbol: 'd_1',
      help: 'A recent race, or a hard run over a measured distance.',
      unit: { by: 'unit', units: { km: 'km', mi: 'mi' } },
      above: 0,
      max: 1000,
    },
    hours: {
      kind: 'integer',
      label: 'Hours',
      symbol: 'h',
      help: 'The time of that race. Boxes that you leave blank count as 0.',
      unit: 'h',
      min: 0,
      max: 200,
      whenBlank: 0,
    },
    minutes: {
      kind: 'integer',
      label: 'Minutes',
      symbol: 'm',
      unit: 'min',
      min: 0,
      max: 999,
      whenBlank: 0,
    },
    seconds: {
      kind: 'number',
      label: 'Seconds',
      symbol: 's',
      unit: 's',
      min: 0,
      below: 60,
      whenBlank: 0,
    },
    targetDistance: {
      kind: 'number',
      label: 'Distance to predict',
      symbol: 'd_2',
      help: 'A half marathon is 21.0975 km or 13.1094 miles, a marathon 42.195 km or 26.2188 miles.',
      unit: { by: 'unit', units: { km: 'km', mi: 'mi' } },
      above: 0,
      max: 1000,
      presets: [5, 10, 21.0975, 42.195],
    },
    exponent: {
      kind: 'number',
      label: 'Fatigue exponent',
      symbol: 'b',
      help: 'How much longer distances slow you down. Keep 1.06 unless you have worked out your own from two races.',
      min: 1,
      max: 1.2,
      step: 0.01,
      default: 1.06,
    },
  },
  cases: {
    even: { field: 'exponent', atMost: 1 },
    long: [
      { figure: 'predictedTime', above: 9000 },
      { figure: 'ratio', above: 1.5 },
    ],
    apart: [
      { figure: 'ratio', above: 6 },
      { figure: 'predictedTime', atMost: 9000 },
    ],
  },
  guards: [{ figure: 'time', is: 'above', than: 0, field: 'hours', message: 'Enter a time above 0.' }],
  results: {
    predictedTime: {
      kind: 'number',
      label: 'Predicted time',
      stepLabel: 'Predicted time in seconds',
      digits: 'm:ss',
      headline: true,
      symbol: 't_2',
      formula: [
        {
          when: 'even',
          formula: 'time * targetDistance / knownDistance',
          because: 'With an exponent of 1 the pace is the same over every distance',
        },
        { formula: 'time * factor' },
      ],
      source: 'P. S. Riegel, “Athletic Records and Human Endurance”, American Scientist 69, 1981',
    },
    pacePerKm: {
      kind: 'number',
      label: 'Predicted pace per kilometre',
      stepLabel: 'Predicted seconds for a kilometre',
      digits: 'm:ss',
      symbol: 'p_{km}',
      formula: [
        {
          when: 'even',
          formula: 'time / (knownDistance * unit)',
          label: 'Seconds for a kilometre, as in the race you ran',
        },
        { formula: 'predictedTime / (targetDistance * unit)' },
      ],
    },
    pacePerMile: {
      kind: 'number',
      label: 'Predicted pace per mile',
      stepLabel: 'Predicted seconds for a mile',
      digits: 'm:ss',
      symbol: 'p_{mi}',
      formula: [
        {
          when: 'even',
          formula: 'time * mile / (knownDistance * unit)',
          label: 'Seconds for a mile, as in the race you ran',
        },
        { formula: 'predictedTime * mile / (targetDistance * unit)' },
      ],
      constants: {
        mile: {
          label: 'Kilometres in a mile',
          value: 1.609344,
          symbol: 'k',
          unit: 'km',
          source: 'International yard and pound agreement, 1959',
        },
      },
    },
    races: {
      kind: 'table',
      label: 'Common races',
      columns: {
        race: { kind: 'text', label: 'Race' },
        time: { kind: 'number', label: 'Time', digits: 'm:ss' },
      },
    },
    remark: {
      kind: 'text',
      label: 'Remark',
      choose: [
        { when: { figure: 'time', below: 210 }, text: outside },
        { when: { figure: 'time', above: 13800 }, text: outside },
        { when: { figure: 'predictedTime', below: 210 }, text: outside },
        { when: { figure: 'predictedTime', above: 13800 }, text: outside },
      ],
    },
  },
  workings: {
    time: {
      kind: 'number',
      label: 'Time of your race in seconds',
      unit: 's',
      digits: { atMost: 6 },
      symbol: 't_1',
      formula: 'hours * 3600 + minutes * 60 + seconds',
    },
    ratio: {
      kind: 'number',
      label: 'New distance divided by the old one',
      digits: { atMost: 8 },
      symbol: 'r',
      formula: 'targetDistance / knownDistance',
    },
    factor: {
      kind: 'number',
      label: 'That ratio to the power of the exponent',
      digits: { atMost: 8 },
      symbol: 'q',
      formula: 'ratio^exponent',
    },
  },
  tables: {
    more: {
      label: 'More distances, with their paces',
      help: 'Only distances whose predicted time lies between 3.5 minutes and 3 hours 50 minutes, where the formula was fitted.',
      none: 'No common distance has a predicted time in the range of the formula.',
      columns: {
        race: { kind: 'text', label: 'Distance' },
        time: { kind: 'number', label: 'Time', digits: 'm:ss' },
        perKm: { kind: 'number', label: 'Pace per km', digits: 'm:ss' },
        perMile: { kind: 'number', label: 'Pace per mile', digits: 'm:ss' },
      },
    },
  },
  variations: [
    {
      of: 'exponent',
      label: 'Your prediction with other exponents',
      at: [1.03, 1.04, 1.05, 1.06, 1.07, 1.08, 1.1, 1.15],
      shows: ['predictedTime', 'pacePerKm', 'pacePerMile'],
    },
  ],
  cautions: [
    {
      when: 'long',
      say: 'Over such a long distance most people who run for pleasure need more time than predicted. Start slower, or try an exponent of 1.1 to see a careful plan.',
    },
    {
      when: 'apart',
      say: 'The new distance is more than six times as long as the one you ran. A race over a distance nearer to it would give a better prediction.',
    },
    {
      when: { figure: 'pacePerKm', below: 130 },
      say: 'A pace of {pacePerKm} for a kilometre is that of a sprinter. Check the time, both distances and their unit.',
    },
    {
      say: 'The prediction is for running, with enough training for the new distance, on a flat course in cool weather. It is no training plan.',
    },
    {
      say: 'This is general information for healthy adults, not medical advice. In pregnancy, with a heart condition or after a long time without exercise, ask a doctor before you race.',
    },
  ],
  examples: [
    {
      title: 'From 10 km in 52:30 to a half marathon',
      given: {
        unit: 'km',
        knownDistance: 10,
        hours: 0,
        minutes: 52,
        seconds: 30,
        targetDistance: 21.0975,
        exponent: 1.06,
      },
      shows: { predictedTime: '1:55:50', pacePerKm: '5:29', pacePerMile: '8:50' },
    },
    {
      title: 'From 10 km in 52:30 to a marathon',
      given: { knownDistance: 10, minutes: 52, seconds: 30, targetDistance: 42.195 },
      shows: { predictedTime: '4:01:31', pacePerKm: '5:43', remark: outside },
    },
    {
      title: 'From 5 km in 25 minutes to 10 km',
      given: { knownDistance: 5, minutes: 25, targetDistance: 10 },
      shows: { predictedTime: '52:07' },
    },
    {
      title: 'From 10 miles in 1:25:00 to a half marathon',
      given: { unit: 'mi', knownDistance: 10, hours: 1, minutes: 25, targetDistance: 13.1094 },
      shows: { predictedTime: '1:53:15', pacePerMile: '8:38', pacePerKm: '5:22' },
    },
    {
      title: 'A careful plan: half marathon in 1:50:00, marathon with an exponent of 1.1',
      given: { knownDistance: 21.0975, hours: 1, minutes: 50, targetDistance: 42.195, exponent: 1.1 },
      shows: { predictedTime: '3:55:47', pacePerKm: '5:35' },
    },
    {
      title: 'The same distance: the time stays',
      given: { knownDistance: 10, minutes: 50, seconds: 0.5, targetDistance: 10 },
      shows: { predictedTime: '50:01', pacePerKm: '5:00' },
      shown: false,
    },
    {
      title: 'Down to 800 m: too short for the formula',
      given: { knownDistance: 5, minutes: 20, targetDistance: 0.8 },
      shows: { predictedTime: '2:52', remark: outside },
      shown: false,
    },
    {
      title: 'An exponent of 1: a half is rounded up',
      given: { knownDistance: 3, minutes: 10, seconds: 1.5, targetDistance: 1, exponent: 1 },
      shows: { predictedTime: '3:21', pacePerKm: '3:21' },
      shown: false,
    },
    {
      title: 'Exactly at the lower end: 210 seconds are no reason for a remark',
      given: { knownDistance: 1, minutes: 3, seconds: 30, targetDistance: 1 },
      shows: { predictedTime: '3:30' },
      shown: false,
    },
    {
      title: 'Exactly two and a half hours for twice the distance: not yet a long race',
      given: { knownDistance: 10, hours: 1, minutes: 15, targetDistance: 20, exponent: 1 },
      shows: { predictedTime: '2:30:00', pacePerKm: '7:30' },
      shown: false,
    },
    {
      title: 'Exactly two and a half hours for eight times the distance',
      given: { knownDistance: 2.5, minutes: 18, seconds: 45, targetDistance: 20, exponent: 1 },
      shows: { predictedTime: '2:30:00', pacePerKm: '7:30' },
      shown: false,
    },
  ],
  laws: [
    { law: 'scales', fields: ['hours', 'minutes', 'seconds'], results: ['predictedTime', 'pacePerKm', 'pacePerMile'] },
    { law: 'rises', raise: 'targetDistance', result: 'predictedTime' },
    { law: 'rises', raise: 'targetDistance', result: 'pacePerKm' },
    { law: 'falls', raise: 'knownDistance', result: 'predictedTime' },
    {
      law: 'rises',
      raise: 'exponent',
      result: 'predictedTime',
      when: { field: 'targetDistance', atLeast: 'knownDistance' },
    },
    {
      law: 'falls',
      raise: 'exponent',
      result: 'predictedTime',
      when: { field: 'targetDistance', atMost: 'knownDistance' },
    },
  ],
  actions: { calculate: 'Predict Time' },
  reviewed: '2026-11',
  compute: 'compute.ts',
});
