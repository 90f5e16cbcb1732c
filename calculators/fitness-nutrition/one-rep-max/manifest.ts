import { defineCalculator } from '#schemas/manifest.ts';

export default defineCalculator({
  title: 'One-Rep Max Calculator',
  summary: 'The heaviest weight that you could lift once, estimated from a set of several repetitions.',
  intro:
    'Estimate the heaviest weight that you could lift once (1RM) from a set that you lifted until you could do no more, with training loads from 50 to 100%.',
  description:
    'One-rep max (1RM) calculator: your maximum for one lift by the Epley, Brzycki, Lander and Lombardi formulas and their mean, with training loads in kg or lb.',
  keywords: [
    'one rep max',
    '1RM',
    'max lift',
    'bench press',
    'squat',
    'deadlift',
    'strength training',
    'weightlifting',
    'gym',
    'powerlifting',
    'Epley',
    'Brzycki',
  ],
  ask: {
    names: [
      'rep max',
      '1 rep max',
      '1 rm',
      'one repetition maximum',
      'max bench',
      'max squat',
      'max deadlift',
      'maximum lift',
      'overhead press',
      'RM',
    ],
    forms: [
      '{weight} x {reps}',
      '{weight} × {reps}',
      '{weight} for {reps}',
      '{reps} reps of {weight}',
      '{reps} reps at {weight}',
      '{reps} reps with {weight}',
    ],
  },
  related: ['target-heart-rate', 'macros', 'calories-burned', 'body-fat', 'bmr', 'weight-converter'],
  audience: 'For people who train with weights',
  whenNotToUse: [
    { text: 'For the energy of a workout', use: 'calories-burned' },
    { text: 'For endurance training by pulse', use: 'target-heart-rate' },
  ],
  fields: {
    unit: {
      kind: 'choice',
      label: 'Units',
      options: { kg: { label: 'Kilograms' }, lb: { label: 'Pounds' } },
      default: 'kg',
      assumed: true,
    },
    weight: {
      kind: 'number',
      label: 'Weight lifted',
      say: ['lift'],
      help: 'The bar and all plates together.',
      symbol: 'w',
      unit: { by: 'unit', units: { kg: 'kg', lb: 'lb' } },
      above: 0,
      max: 2000,
      step: 2.5,
    },
    reps: {
      kind: 'integer',
      label: 'Repetitions',
      say: ['rep', 'times'],
      help: 'How often you lifted it in good form until you could not do another. From 2 to 10 works best.',
      symbol: 'r',
      min: 1,
      max: 12,
    },
  },
  cases: { once: { field: 'reps', atMost: 1 } },
  results: {
    oneRepMax: {
      kind: 'number',
      label: 'One-rep max, mean of the four',
      unit: { by: 'unit', units: { kg: 'kg', lb: 'lb' } },
      digits: 1,
      headline: true,
      symbol: '\\mathrm{1RM}',
      formula: '(epley + brzycki + lander + lombardi) / 4',
    },
    epley: {
      kind: 'number',
      label: 'Epley',
      unit: { by: 'unit', units: { kg: 'kg', lb: 'lb' } },
      digits: 1,
      symbol: 'M_E',
      formula: [
        {
          when: 'once',
          formula: 'weight',
          because: 'A weight lifted once is the maximum itself',
        },
        { formula: 'weight * (1 + reps / epleyReps)' },
      ],
      constants: {
        epleyReps: { label: 'Epley: repetitions for which the maximum is twice the weight', symbol: 'k_E', value: 30 },
      },
      source: 'B. Epley, Boyd Epley Workout, 1985',
    },
    brzycki: {
      kind: 'number',
      label: 'Brzycki',
      unit: { by: 'unit', units: { kg: 'kg', lb: 'lb' } },
      digits: 1,
      symbol: 'M_B',
      formula: [{ when: 'once', formula: 'weight' }, { formula: 'weight * brzyckiTop / (brzyckiBase - reps)' }],
      constants: {
        brzyckiTop: { label: 'Brzycki: number that multiplies the weight', symbol: 'k_1', value: 36 },
        brzyckiBase: { label: 'Brzycki: number before repetitions', symbol: 'k_2', value: 37 },
      },
      source: 'M. Brzycki, Journal of Physical Education, Recreation & Dance 64, 1993',
    },
    lander: {
      kind: 'number',
      label: 'Lander',
      unit: { by: 'unit', units: { kg: 'kg', lb: 'lb' } },
      digits: 1,
      symbol: 'M_L',
      formula: [{ when: 'once', formula: 'weight' }, { formula: '100 * weight / (landerBase - landerRep * reps)' }],
      constants: {
        landerBase: { label: 'Lander: percent of the maximum, before repetitions', symbol: 'k_3', value: 101.3 },
        landerRep: { label: 'Lander: percent less for each repetition', symbol: 'k_4', value: 2.67123 },
      },
      source: 'J. Lander, NSCA Journal 6, 1985',
    },
    lombardi: {
      kind: 'number',
      label: 'Lombardi',
      unit: { by: 'unit', units: { kg: 'kg', lb: 'lb' } },
      digits: 1,
      symbol: 'M_O',
      formula: [{ when: 'once', formula: 'weight' }, { formula: 'weight * reps^lombardiPower' }],
      constants: { lombardiPower: { label: 'Lombardi: exponent', symbol: 'k_5', value: 0.1 } },
      source: 'V. P. Lombardi, Beginning Weight Training, 1989',
    },
    loads: {
      kind: 'table',
      label: 'Training loads',
      help: 'Shares of the mean of the four, as training plans use them.',
      columns: {
        percent: { kind: 'percent', label: 'Of the maximum', digits: 0 },
        load: {
          kind: 'number',
          label: 'Load',
          digits: 1,
          unit: { by: 'unit', units: { kg: 'kg', lb: 'lb' } },
        },
      },
    },
    remark: {
      unasked: true,
      kind: 'text',
      label: 'Remark',
      choose: [
        {
          when: { field: 'reps', atLeast: 11 },
          text: 'Above ten repetitions the formulas drift apart: take this as a rough guess.',
        },
      ],
    },
  },
  workings: {
    strengthLoad: {
      kind: 'number',
      label: 'Load for strength: 80% of the maximum',
      unit: { by: 'unit', units: { kg: 'kg', lb: 'lb' } },
      digits: 1,
      symbol: 'S',
      formula: '80 * oneRepMax / 100',
      source: 'American College of Sports Medicine, Medicine & Science in Sports & Exercise, April 2026',
    },
  },
  tables: {
    repetitions: {
      label: 'Weights for other repetitions',
      help: 'The weight with which this maximum would allow so many repetitions, and that weight rounded down to what plates can make.',
      columns: {
        reps: { kind: 'number', label: 'Repetitions', digits: 0 },
        weight: {
          kind: 'number',
          label: 'Weight',
          digits: 1,
          unit: { by: 'unit', units: { kg: 'kg', lb: 'lb' } },
        },
        plates: {
          kind: 'number',
          label: 'Rounded down',
          digits: { atMost: 1 },
          unit: { by: 'unit', units: { kg: 'kg', lb: 'lb' } },
        },
        share: { kind: 'percent', label: 'Of the maximum', digits: 0 },
      },
      note: 'Rounded down to 2.5 kg, or to 5 lb. Lifts and people differ, so begin with a lighter set.',
      chart: { kind: 'bars', title: 'Weight by repetitions', x: 'reps', y: 'weight' },
    },
    spread: {
      label: 'The four formulas compared',
      help: 'What each formula gives if you had lifted the same weight for another number of repetitions.',
      columns: {
        reps: { kind: 'number', label: 'Repetitions', digits: 0 },
        epley: {
          kind: 'number',
          label: 'Epley',
          digits: 1,
          unit: { by: 'unit', units: { kg: 'kg', lb: 'lb' } },
        },
        brzycki: {
          kind: 'number',
          label: 'Brzycki',
          digits: 1,
          unit: { by: 'unit', units: { kg: 'kg', lb: 'lb' } },
        },
        lander: {
          kind: 'number',
          label: 'Lander',
          digits: 1,
          unit: { by: 'unit', units: { kg: 'kg', lb: 'lb' } },
        },
        lombardi: {
          kind: 'number',
          label: 'Lombardi',
          digits: 1,
          unit: { by: 'unit', units: { kg: 'kg', lb: 'lb' } },
        },
      },
      chart: {
        kind: 'lines',
        title: 'Estimated maximum by repetitions',
        x: 'reps',
        y: ['epley', 'brzycki', 'lander', 'lombardi'],
      },
    },
  },
  variations: [
    {
      of: 'weight',
      at: { step: 2.5, times: 3 },
      shows: ['oneRepMax', 'epley', 'brzycki', 'lander', 'lombardi'],
      label: 'The same set with less or more weight',
    },
  ],
  verdict: [
    {
      when: [
        { field: 'unit', is: 'kg' },
        { field: 'reps', atMost: 10 },
      ],
      say: 'To gain strength, train with {strengthLoad} kg or more, which is 80% of this maximum.',
    },
    {
      when: { field: 'reps', atMost: 10 },
      say: 'To gain strength, train with {strengthLoad} lb or more, which is 80% of this maximum.',
    },
  ],
  cautions: [
    {
      say: 'Never test a maximum alone: use safety bars or a partner who can help, and start below this weight.',
    },
    {
      when: 'once',
      say: 'One repetition counts as the maximum itself. If you could have lifted the weight again, enter a set that you did until you could do no more.',
    },
    {
      when: [
        { field: 'unit', is: 'kg' },
        { field: 'weight', above: 500 },
      ],
      say: 'Hardly anybody lifts {weight} kg with a bar. Check the weight and its unit.',
    },
    {
      when: [
        { field: 'unit', is: 'lb' },
        { field: 'weight', above: 1100 },
      ],
      say: 'Hardly anybody lifts {weight} lb with a bar. Check the weight and its unit.',
    },
  ],
  note: 'An estimate for healthy adults who know the lift. In pregnancy, with a heart condition, high blood pressure, a hernia or an injury, ask a doctor or physiotherapist before you lift heavy weights.',
  examples: [
    {
      title: 'A squat: 100 kg for 8 repetitions',
      given: { weight: 100, reps: 8 },
      shows: {
        oneRepMax: '124.8 kg',
        epley: '126.7 kg',
        brzycki: '124.1 kg',
        lander: '125.1 kg',
        lombardi: '123.1 kg',
      },
      asked: ['squat one rep max if I lift 100 kg for 8 reps'],
    },
    {
      title: 'A bench press: 225 lb for 5 repetitions',
      given: { unit: 'lb', weight: 225, reps: 5 },
      shows: { oneRepMax: '258.9 lb', epley: '262.5 lb', brzycki: '253.1 lb' },
    },
    {
      title: 'A light set: 40 kg for 12 repetitions',
      given: { weight: 40, reps: 12 },
      shows: {
        oneRepMax: '55.7 kg',
        lombardi: '51.3 kg',
        remark: 'Above ten repetitions the formulas drift apart: take this as a rough guess.',
      },
    },
    {
      title: '80 kg, lifted once',
      shown: false,
      given: { weight: 80, reps: 1 },
      shows: {
        oneRepMax: '80.0 kg',
        epley: '80.0 kg',
        brzycki: '80.0 kg',
        lander: '80.0 kg',
        lombardi: '80.0 kg',
      },
    },
    {
      title: 'A deadlift: 140 kg for 3 repetitions',
      given: { weight: 140, reps: 3 },
      shows: { epley: '154.0 kg', brzycki: '148.2 kg' },
    },
    {
      title: 'Ten repetitions: Epley and Brzycki say the same',
      given: { weight: 150, reps: 10, unit: 'lb' },
      shows: { epley: '200.0 lb', brzycki: '200.0 lb' },
      shown: false,
    },
    {
      title: 'The heaviest and longest set that the form takes',
      given: { weight: 2000, reps: 12 },
      shows: { epley: '2,800.0 kg', brzycki: '2,880.0 kg' },
      shown: false,
    },
  ],
  laws: [
    {
      law: 'scales',
      fields: ['weight'],
      results: ['oneRepMax', 'epley', 'brzycki', 'lander', 'lombardi'],
    },
    { law: 'rises', raise: 'reps', result: 'oneRepMax' },
    { law: 'rises', raise: 'reps', result: 'epley' },
    { law: 'rises', raise: 'reps', result: 'brzycki' },
    { law: 'rises', raise: 'reps', result: 'lander' },
    { law: 'rises', raise: 'reps', result: 'lombardi' },
  ],
  actions: { calculate: 'Calculate Max', reset: 'defaults' },
  published: '2026-11-22',
  reviewed: '2026-11-22',
  compute: 'compute.ts',
});
