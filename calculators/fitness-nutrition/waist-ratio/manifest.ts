import { defineCalculator } from '#schemas/manifest.ts';
import { manWords, womanWords } from '#shared/people.ts';

export default defineCalculator({
  title: 'Waist Ratio Calculator',
  summary: 'Waist-to-height and waist-to-hip ratio, with the bands of NICE and the World Health Organization.',
  intro:
    'Enter your waist and your height to see whether your waist is below half your height. With your hip and sex, you also get the waist-to-hip ratio.',
  description:
    'Waist-to-height and waist-to-hip ratio calculator for adults: your ratio on a scale, what NICE and the WHO say about it, and the waist where each band begins.',
  keywords: [
    'waist to height ratio',
    'waist to hip ratio',
    'WHtR',
    'WHR',
    'belly fat',
    'central obesity',
    'abdominal fat',
    'waist circumference',
    'waist measurement',
    'apple shape',
    'half your height',
    'body shape',
  ],
  ask: {
    names: ['waist height', 'waist hip', 'waist hip ratio', 'waist height ratio'],
    without: ['child', 'children', 'kid', 'baby', 'toddler', 'teen', 'teenager', 'pregnant'],
  },
  related: ['bmi', 'body-fat', 'ideal-weight', 'bmr', 'macros', 'calories-burned'],
  audience: 'For adults who want to know whether their waist is a risk',
  whenNotToUse: [
    { text: 'To compare weight with height', use: 'bmi' },
    { text: 'For body fat in percent', use: 'body-fat' },
  ],
  fields: {
    waist: {
      kind: 'number',
      label: 'Waist',
      symbol: 'W',
      quantity: 'waist',
      help: 'Midway between the lowest rib and the top of the hip bone, after you breathe out normally.',
      unit: 'cm',
      min: 30,
      max: 300,
      step: 0.5,
    },
    height: {
      kind: 'number',
      label: 'Height',
      symbol: 'H',
      quantity: 'height',
      help: 'Without shoes: 170 cm, not 1.70 m.',
      unit: 'cm',
      min: 100,
      max: 250,
    },
    hip: {
      kind: 'number',
      label: 'Hip',
      symbol: 'P',
      quantity: 'hip',
      help: 'Around the widest part of the buttocks. Leave it blank if you only want the ratio to height.',
      unit: 'cm',
      min: 30,
      max: 300,
      step: 0.5,
      optional: true,
    },
    sex: {
      kind: 'choice',
      label: 'Sex',
      quantity: 'sex',
      help: 'The World Health Organization has one cut-off for men and another for women.',
      options: { male: { label: 'Male', say: manWords }, female: { label: 'Female', say: womanWords } },
      when: { field: 'hip', filled: true },
    },
  },
  cases: {
    withHip: { field: 'hip', filled: true },
    low: { figure: 'heightRatio', atLeast: 0.3, below: 0.4 },
    high: { figure: 'heightRatio', atLeast: 0.6, atMost: 1 },
    atOrAboveCutOffMan: [
      { field: 'sex', is: 'male' },
      { figure: 'hipRatio', atLeast: 'maleCutOff' },
    ],
    atOrAboveCutOffWoman: [
      { field: 'sex', is: 'female' },
      { figure: 'hipRatio', atLeast: 'femaleCutOff' },
    ],
  },
  results: {
    heightRatio: {
      kind: 'number',
      label: 'Waist-to-height ratio',
      help: 'Valid for adults with a body mass index below 35 (NICE, since 2022).',
      headline: true,
      symbol: 'r_H',
      formula: 'waist / height',
      bands: [
        { below: 0.4, label: 'Below the healthy range' },
        { below: 0.5, label: 'Healthy' },
        { below: 0.6, label: 'Increased risk' },
        { label: 'High risk' },
      ],
      scale: [0.3, 0.7],
      source:
        'NICE (England), guideline CG189 as updated in 2022, carried on in NG246, Overweight and obesity management, 2025',
    },
    heightBand: { unasked: true, kind: 'text', label: 'What it says', from: { band: 'heightRatio', show: 'label' } },
    waistForHalf: {
      kind: 'number',
      label: 'Half your height',
      help: 'The advice of NICE for adults: keep the waist below this.',
      unit: 'cm',
      digits: 1,
      symbol: 'W_{0.5}',
      formula: 'height / 2',
    },
    hipRatio: {
      kind: 'number',
      label: 'Waist-to-hip ratio',
      help: 'Cut-offs of the World Health Organization, 2008: 0.90 for men, 0.85 for women.',
      symbol: 'r_P',
      formula: 'waist / hip',
    },
    hipBand: {
      unasked: true,
      kind: 'text',
      label: 'What it says',
      choose: [
        { when: 'atOrAboveCutOffMan', text: 'Substantially increased risk' },
        { when: 'atOrAboveCutOffWoman', text: 'Substantially increased risk' },
        { when: 'withHip', text: 'Below the cut-off' },
      ],
    },
  },
  constants: {
    maleCutOff: {
      label: 'Waist-to-hip ratio of men from which risk is substantially increased',
      value: 0.9,
      source:
        'World Health Organization, Waist circumference and waist–hip ratio: report of a WHO expert consultation, Geneva, 8–11 December 2008',
    },
    femaleCutOff: {
      label: 'Waist-to-hip ratio of women from which risk is substantially increased',
      value: 0.85,
      source:
        'World Health Organization, Waist circumference and waist–hip ratio: report of a WHO expert consultation, Geneva, 8–11 December 2008',
    },
  },
  tables: {
    waists: {
      label: 'Where each band begins at your height',
      help: 'The waist at each limit in centimetres and inches, and how far your own is above it. A negative number means that yours is smaller.',
      columns: {
        band: { kind: 'text', label: 'Band' },
        ratio: { kind: 'number', label: 'Ratio from', digits: 1 },
        centimetres: { kind: 'number', label: 'Waist', unit: 'cm', digits: 1 },
        inches: { kind: 'number', label: 'Waist', unit: 'in', digits: 1 },
        difference: { kind: 'number', label: 'Yours is larger by', unit: 'cm', digits: 1 },
      },
    },
  },
  variations: [
    {
      of: 'waist',
      label: 'The same person with a smaller or larger waist',
      at: { step: 2, times: 3 },
      shows: ['heightRatio', 'heightBand', 'hipRatio'],
    },
  ],
  verdict: [
    {
      when: 'low',
      say: 'The healthy band of NICE begins at 0.4, and it names none below that.',
    },
    {
      when: { figure: 'heightRatio', atLeast: 0.4, below: 0.5 },
      say: 'Your waist is below half your height, {waistForHalf}, as NICE in England advises.',
    },
    {
      when: { figure: 'heightRatio', atLeast: 0.5, atMost: 1 },
      say: 'NICE in England advises a waist below half the height: less than {waistForHalf} for you.',
    },
  ],
  cautions: [
    {
      when: { figure: 'heightRatio', above: 1 },
      say: 'A waist larger than the height is hardly possible. Check both lengths and their units.',
    },
    {
      when: { figure: 'heightRatio', below: 0.3 },
      say: 'A ratio of {heightRatio} is hardly possible for an adult. Check both lengths and their units.',
    },
    {
      when: 'low',
      say: 'Your waist is small for your height, so please do not try to lose weight. See a doctor if you lost weight without trying or find it hard to eat enough.',
    },
    {
      when: 'high',
      say: 'See a doctor or nurse for a check of blood pressure, blood sugar and blood fats. Ask for help with losing weight too, because a smaller waist can lower your risk.',
    },
    {
      say: 'The bands are for adults with a body mass index below 35, and not for pregnancy or the months after a birth. Ask your midwife or doctor then, and for anyone under 18 a doctor or nurse.',
    },
  ],
  note: 'No diagnosis: a doctor judges your risk together with blood pressure, blood values and family history.',
  examples: [
    {
      title: 'A man of 178 cm with a waist of 88 cm and a hip of 101 cm',
      given: { waist: 88, height: 178, hip: 101, sex: 'male' },
      shows: {
        heightRatio: '0.49',
        heightBand: 'Healthy',
        waistForHalf: '89.0 cm',
        hipRatio: '0.87',
        hipBand: 'Below the cut-off',
      },
      asked: ['waist to hip ratio of a man with waist 88 cm, hip 101 cm and height 178 cm'],
    },
    {
      title: 'The same height with a waist of 89 cm: exactly half',
      given: { waist: 89, height: 178 },
      shows: { heightRatio: '0.50', heightBand: 'Increased risk', waistForHalf: '89.0 cm' },
    },
    {
      title: 'A woman of 165 cm with a waist of 86 cm and a hip of 100 cm',
      given: { waist: 86, height: 165, hip: 100, sex: 'female' },
      shows: {
        heightRatio: '0.52',
        heightBand: 'Increased risk',
        waistForHalf: '82.5 cm',
        hipRatio: '0.86',
        hipBand: 'Substantially increased risk',
      },
    },
    {
      title: 'A woman of 5 ft 4 in with a waist of 29 in',
      given: { waist: 73.66, height: 162.56 },
      shows: { heightRatio: '0.45', heightBand: 'Healthy', waistForHalf: '81.3 cm' },
    },
    {
      title: 'A man of 5 ft 10 in with a waist of 36 in',
      given: { waist: 91.44, height: 177.8 },
      shows: { heightRatio: '0.51', heightBand: 'Increased risk', waistForHalf: '88.9 cm' },
    },
    {
      title: 'Just below half: shown as 0.50, still healthy',
      given: { waist: 83.43, height: 167 },
      shows: { heightRatio: '0.50', heightBand: 'Healthy' },
      shown: false,
    },
    {
      title: 'Exactly at the cut-off for men',
      given: { waist: 90, height: 180, hip: 100, sex: 'male' },
      shows: { hipRatio: '0.90', hipBand: 'Substantially increased risk' },
      shown: false,
    },
    {
      title: 'Just below the cut-off for women',
      given: { waist: 84.9, height: 170, hip: 100, sex: 'female' },
      shows: { hipRatio: '0.85', hipBand: 'Below the cut-off' },
      shown: false,
    },
    {
      title: 'A small waist',
      given: { waist: 66, height: 172 },
      shows: { heightRatio: '0.38', heightBand: 'Below the healthy range' },
      shown: false,
    },
    {
      title: 'Exactly 0.6',
      given: { waist: 102, height: 170 },
      shows: { heightRatio: '0.60', heightBand: 'High risk' },
      shown: false,
    },
  ],
  laws: [
    { law: 'rises', raise: 'waist', result: 'heightRatio' },
    { law: 'falls', raise: 'height', result: 'heightRatio' },
    { law: 'holds', raise: 'hip', result: 'heightRatio' },
    { law: 'falls', raise: 'hip', result: 'hipRatio' },
    { law: 'scales', fields: ['waist'], results: ['heightRatio', 'hipRatio'] },
    { law: 'scales', fields: ['height'], results: ['waistForHalf'] },
  ],
  actions: { calculate: 'Calculate Ratios' },
  published: '2026-11-22',
  reviewed: '2026-11-22',
  compute: 'formulas',
});
