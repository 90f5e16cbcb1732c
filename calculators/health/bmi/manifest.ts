import { defineCalculator } from '#schemas/manifest.ts';
import { heightFeet, heightInches } from '#shared/height.ts';

export default defineCalculator({
  title: 'BMI Calculator',
  summary: 'Your body mass index from height and weight, and the category it falls in.',
  intro:
    'See your body mass index (BMI) from your height and weight, its category for adults, and the range of weights that is healthy for your height.',
  description:
    'BMI calculator for adults in metric or imperial units: your body mass index, its WHO category and the healthy weight range for your height.',
  keywords: ['BMI', 'body mass index', 'weight', 'height', 'overweight', 'underweight', 'healthy weight', 'obesity'],
  ask: {
    names: ['obese', 'body mass', 'am I fat', 'too fat'],
    without: ['child', 'children', 'kid', 'baby', 'toddler', 'teen', 'teenager', 'pregnant', 'percentile'],
  },
  related: ['ideal-weight', 'waist-ratio', 'body-fat', 'bmr', 'calories-burned', 'macros'],
  audience: 'For adults who want to judge their weight for their height',
  whenNotToUse: [
    { text: 'To find a weight to aim for from height alone', use: 'ideal-weight' },
    { text: 'To see whether fat sits around your middle', use: 'waist-ratio' },
    { text: 'To estimate how much fat you have', use: 'body-fat' },
    { text: 'For the calories that you need in a day', use: 'bmr' },
  ],
  popular: true,
  quickTool: 1,
  order: 1,
  fields: {
    unit: {
      kind: 'choice',
      label: 'Units',
      options: {
        metric: { label: 'Metric (cm, kg)' },
        imperial: { label: 'Imperial (ft, lb)', say: ['feet', 'foot', 'pounds', 'stone'] },
        feetInches: { label: 'Feet, inches and pounds', unasked: true },
        stone: { label: 'Feet, inches, stone', unasked: true },
      },
      default: 'metric',
      assumed: true,
    },
    height: {
      kind: 'number',
      label: 'Height',
      symbol: 'H',
      quantity: 'height',
      help: 'Without shoes.',
      unit: { by: 'unit', units: { metric: 'cm', imperial: 'ft', feetInches: 'ft', stone: 'ft' } },
      above: 0,
      when: { field: 'unit', is: ['metric', 'imperial'] },
    },
    weight: {
      kind: 'number',
      label: 'Weight',
      symbol: 'W',
      quantity: 'bodyWeight',
      unit: { by: 'unit', units: { metric: 'kg', imperial: 'lb', feetInches: 'lb', stone: 'lb' } },
      above: 0,
      when: { field: 'unit', is: ['metric', 'imperial'] },
    },
    heightFeet,
    heightInches,
    weightPounds: {
      kind: 'number',
      label: 'Weight',
      symbol: 'W_p',
      unit: 'lb',
      above: 0,
      when: 'inPounds',
      unasked: true,
    },
    stones: {
      kind: 'integer',
      label: 'Weight, stones',
      symbol: 'W_s',
      unit: 'st',
      min: 1,
      max: 80,
      when: 'inStones',
      unasked: true,
    },
    stonePounds: {
      kind: 'number',
      label: 'And pounds',
      symbol: 'W_r',
      unit: 'lb',
      min: 0,
      below: 14,
      default: 0,
      whenBlank: 0,
      when: 'inStones',
      unasked: true,
    },
  },
  cases: {
    metric: { field: 'unit', is: 'metric' },
    imperial: { field: 'unit', is: 'imperial' },
    inFeet: { field: 'unit', is: ['feetInches', 'stone'] },
    inPounds: { field: 'unit', is: 'feetInches' },
    inStones: { field: 'unit', is: 'stone' },
  },
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
            'Your weight is low for your height. A doctor can look for the reason, and a dietitian can help you reach a healthy weight.',
        },
        {
          below: 25,
          label: 'Normal weight',
          advice:
            'Your weight is in the range that goes with the lowest health risk for most adults. Regular exercise and varied food help to keep it there.',
        },
        {
          below: 30,
          label: 'Overweight',
          advice:
            'Your weight is above the healthy range for your height. Measure your waist too, because fat there matters more. Small changes that last help more than a short diet.',
        },
        {
          label: 'Obese',
          advice:
            'Your weight is well above the healthy range for your height, which raises the risk of several illnesses. A doctor can help you find a treatment that is safe for you.',
        },
      ],
      symbol: '\\mathrm{BMI}',
      formula: 'kilograms / metres^2',
      source: 'World Health Organization, categories for adults, Technical Report Series 894, 2000',
    },
    category: { kind: 'text', label: 'Category', from: { band: 'bmi', show: 'label' } },
    description: { unasked: true, kind: 'text', label: 'What it means', from: { band: 'bmi', show: 'advice' } },
    healthyFrom: { kind: 'text', label: 'Healthy weight from', unasked: true },
    healthyTo: { kind: 'text', label: 'Healthy weight to below', unasked: true },
    toHealthy: { kind: 'text', label: 'To the healthy range', unasked: true },
  },
  workings: {
    metres: {
      kind: 'number',
      label: 'Height in metres',
      symbol: 'h',
      formula: [
        { when: 'metric', formula: 'height / 100' },
        { when: 'imperial', formula: 'height * metresPerFoot', label: 'Height in metres, from feet' },
        {
          formula: '(12 * heightFeet + heightInches) * metresPerInch',
          label: 'Height in metres, from feet and inches',
        },
      ],
      constants: {
        metresPerFoot: { label: 'Metres in a foot', symbol: 'f', value: 0.3048, unit: 'm' },
        metresPerInch: { label: 'Metres in an inch', symbol: 'i', value: 0.0254, unit: 'm' },
      },
      source: 'Exact by definition (international yard and pound agreement, 1959)',
    },
    kilograms: {
      kind: 'number',
      label: 'Weight in kilograms',
      symbol: 'm',
      formula: [
        { when: 'metric', formula: 'weight' },
        { when: 'imperial', formula: 'weight * kilogramsPerPound', label: 'Weight in kilograms, from pounds' },
        { when: 'inPounds', formula: 'weightPounds * pound', label: 'Weight in kilograms, from exact pounds' },
        { formula: '(14 * stones + stonePounds) * pound', label: 'Weight in kilograms, from stone' },
      ],
      constants: {
        kilogramsPerPound: {
          label: 'Kilograms in a pound',
          symbol: 'p',
          value: 0.453592,
          unit: 'kg',
          source: 'The 1959 definition, 0.45359237, to six decimals',
        },
        pound: {
          label: 'Kilograms in a pound, exactly',
          symbol: 'p_1',
          value: 0.45359237,
          unit: 'kg',
          source: 'Exact by definition (international yard and pound agreement, 1959)',
        },
      },
    },
  },
  tables: {
    weights: {
      label: 'Healthy weight for your height',
      help: 'The weight at which each category begins at your height. A healthy weight is between the lines for normal weight and overweight.',
      columns: {
        begins: { kind: 'text', label: 'Category' },
        index: { kind: 'number', label: 'BMI', digits: 1 },
        weight: {
          kind: 'number',
          label: 'Weight',
          digits: 1,
          unit: { by: 'unit', units: { metric: 'kg', imperial: 'lb', feetInches: 'lb', stone: 'lb' } },
        },
      },
      note: 'Experts of the World Health Organization named 23 and 27.5 in 2004, because many Asian adults have a higher risk at a lower BMI.',
    },
  },
  verdict: [
    {
      when: { figure: 'bmi', atLeast: 8, below: 18.5 },
      say: 'The healthy range for your height begins at {healthyFrom}; ask a doctor how to reach it.',
    },
    {
      when: { figure: 'bmi', atLeast: 18.5, below: 25 },
      say: 'You are within the healthy range for your height, {healthyFrom} to below {healthyTo}.',
    },
    {
      when: { figure: 'bmi', atLeast: 25, below: 30 },
      say: 'The WHO calls this pre-obese; {healthyFrom} to below {healthyTo} is healthy for your height.',
    },
    {
      when: { figure: 'bmi', atLeast: 30, below: 35 },
      say: 'The WHO calls this obese, class I; {healthyFrom} to below {healthyTo} is healthy for your height.',
    },
    {
      when: { figure: 'bmi', atLeast: 35, below: 40 },
      say: 'The WHO calls this obese, class II; {healthyFrom} to below {healthyTo} is healthy for your height.',
    },
    {
      when: { figure: 'bmi', atLeast: 40, atMost: 100 },
      say: 'The WHO calls this obese, class III; {healthyFrom} to below {healthyTo} is healthy for your height.',
    },
  ],
  cautions: [
    {
      when: { figure: 'bmi', atLeast: 8, below: 18.5 },
      say: 'Please do not diet to lose weight with a BMI below 18.5. See a doctor soon if you lost weight without trying, feel weak or find it hard to eat enough.',
    },
    {
      when: { figure: 'bmi', above: 100 },
      say: 'A BMI of {bmi} is hardly possible. Check the height and its unit: 170 cm, not 1.70.',
    },
    {
      when: { figure: 'bmi', below: 8 },
      say: 'A BMI of {bmi} is hardly possible. Check both numbers and their units.',
    },
    {
      say: 'The categories are for adults: for anyone under 19, ask a doctor or nurse for a growth chart. In pregnancy they do not apply, so ask your midwife or doctor which weight is healthy.',
    },
  ],
  examples: [
    {
      title: 'An adult of 175 cm and 70 kg',
      given: { height: 175, weight: 70 },
      shows: { bmi: '22.9 kg/m²', category: 'Normal weight' },
      asked: ['what is my BMI if I am 175 cm tall and weigh 70 kg'],
    },
    {
      title: 'An adult of 5 ft 6 in and 180 lb',
      given: { unit: 'imperial', height: 5.5, weight: 180 },
      shows: { bmi: '29.1 kg/m²', category: 'Overweight' },
      asked: ['am I overweight at 5\'6" and 180 pounds'],
    },
    {
      title: 'Exactly on a limit: 160 cm and 64 kg',
      given: { height: 160, weight: 64 },
      shows: { bmi: '25.0 kg/m²', category: 'Overweight' },
      shown: false,
    },
    {
      title: 'Just under it: shown as 25.0, still normal weight',
      given: { height: 170, weight: 72.15 },
      shows: { bmi: '25.0 kg/m²', category: 'Normal weight' },
      shown: false,
    },
    {
      title: 'An adult of 165 cm and 68 kg',
      given: { height: 165, weight: 68 },
      shows: { bmi: '25.0 kg/m²', category: 'Normal weight' },
      source: 'US Centers for Disease Control and Prevention, “About Adult BMI”, 2022, which prints 24.98',
      shown: false,
    },
    {
      title: 'An adult of 5 ft 5 in and 150 lb',
      given: { unit: 'imperial', height: '5.4166667', weight: 150 },
      shows: { bmi: '25.0 kg/m²', category: 'Normal weight' },
      source: 'US Centers for Disease Control and Prevention, “About Adult BMI”, 2022, which prints 24.96',
      shown: false,
    },
    {
      title: 'A woman of 160 cm and 42 kg',
      given: { height: 160, weight: 42 },
      shows: { bmi: '16.4 kg/m²', category: 'Underweight', healthyFrom: '47.4 kg', toHealthy: '5.4 kg more' },
    },
    {
      title: 'An adult of 5 ft 6 in and 178 lb',
      given: { unit: 'feetInches', heightFeet: 5, heightInches: 6, weightPounds: 178 },
      shows: {
        bmi: '28.7 kg/m²',
        healthyFrom: '114.6 lb',
        healthyTo: '154.9 lb',
        toHealthy: '23.1 lb less',
      },
    },
    {
      title: 'An adult of 5 ft 9 in and 13 st 2 lb',
      given: { unit: 'stone', heightFeet: 5, heightInches: 9, stones: 13, stonePounds: 2 },
      shows: { bmi: '27.2 kg/m²', healthyFrom: '8 st 13 lb', healthyTo: '12 st 1 lb', toHealthy: '1 st 1 lb less' },
    },
    {
      title: 'A pound or two below the range, in stone',
      given: { unit: 'stone', heightFeet: 5, heightInches: 9, stones: 8, stonePounds: 11 },
      shows: { category: 'Underweight', toHealthy: '2 lb more' },
      shown: false,
    },
    {
      title: 'Class II by the WHO',
      given: { height: 170, weight: 105 },
      shows: { bmi: '36.3 kg/m²', category: 'Obese' },
      shown: false,
    },
  ],
  laws: [
    { law: 'rises', raise: 'weight', result: 'bmi' },
    { law: 'falls', raise: 'height', result: 'bmi' },
    { law: 'scales', fields: ['weight'], results: ['bmi'], when: { field: 'unit', is: ['metric', 'imperial'] } },
  ],
  actions: { calculate: 'Calculate BMI', reset: 'blank', disabledUntilFilled: true },
  published: '2026-11-21',
  reviewed: '2026-11-29',
  compute: 'compute.ts',
});
