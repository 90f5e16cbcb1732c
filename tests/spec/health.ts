import {
  eachBlank,
  eachOf,
  notNegative,
  positive,
  type Specification,
  text,
  whole,
  years,
} from './facts.ts';

const kilocalories = { ...whole, unit: 'kcal/day' } as const;
const kilograms = { ...positive, unit: 'kg' } as const;
const length = { ...positive, unit: { by: 'unit', units: { metric: 'cm', imperial: 'in' } } };

const person = { height: '170', weight: '70' };
const body = { weight: '70', height: '175', age: '30', gender: 'male', activityLevel: 'light' };
const thirst = { weight: '70', activityLevel: 'sedentary', climate: 'temperate' };

const begun = { figure: 'daysAlong', atLeast: 0 } as const;

export const health: Specification = {
  bmi: {
    category: 'health',
    popular: true,
    fields: {
      unit: {
        kind: 'choice',
        default: 'metric',
        options: { metric: 'Metric', imperial: 'Imperial' },
      },
      height: { ...positive, unit: { by: 'unit', units: { metric: 'cm', imperial: 'ft' } } },
      weight: { ...positive, unit: { by: 'unit', units: { metric: 'kg', imperial: 'lb' } } },
    },
    results: {
      bmi: {
        kind: 'number',
        digits: 1,
        unit: 'kg/m²',
        bands: {
          Underweight: { advice: 'low for your height' },
          'Normal weight': { from: 18.5, advice: 'lowest health risk' },
          Overweight: { from: 25, advice: 'is above the healthy range' },
          Obese: { from: 30, advice: 'well above the healthy range' },
        },
      },
      category: { ...text, from: { band: 'bmi', show: 'label' } },
      description: { ...text, from: { band: 'bmi', show: 'advice' } },
    },
    constants: { metresPerFoot: 0.3048, kilogramsPerPound: 0.453592 },
    reset: 'blank',
    disabledUntilFilled: true,
    worked: [
      [
        { height: '100', weight: '18.49999' },
        { bmi: '18.5 kg/m²', category: 'Underweight' },
      ],
      [{ height: '100', weight: '18.5' }, { category: 'Normal weight' }],
      [
        { height: '100', weight: '24.96' },
        { bmi: '25.0 kg/m²', category: 'Normal weight' },
      ],
      [{ height: '100', weight: '25' }, { category: 'Overweight' }],
      [{ height: '100', weight: '29.9999' }, { category: 'Overweight' }],
      [{ height: '100', weight: '30' }, { category: 'Obese' }],
      [{ unit: 'imperial', height: '5.5', weight: '180' }, { bmi: '29.1 kg/m²' }],
    ],
    refused: [
      ...eachBlank(person),
      ...eachOf(person, 'height', '0', '-1'),
      ...eachOf(person, 'weight', '0', '-1'),
    ],
  },

  bmr: {
    category: 'health',
    fields: {
      weight: kilograms,
      height: { ...positive, unit: 'cm' },
      age: years,
      gender: { kind: 'choice', options: { male: 5, female: -161 } },
      activityLevel: {
        kind: 'choice',
        options: { sedentary: 1.2, light: 1.375, moderate: 1.55, active: 1.725, extra: 1.9 },
      },
    },
    results: {
      bmr: kilocalories,
      tdee: kilocalories,
      weightLoss: kilocalories,
      weightGain: kilocalories,
    },
    constants: { perKilogram: 10, perCentimetre: 6.25, perYear: 5, targetGap: 500 },
    worked: [
      [
        body,
        {
          bmr: '1,649 kcal/day',
          tdee: '2,267 kcal/day',
          weightLoss: '1,767 kcal/day',
          weightGain: '2,767 kcal/day',
        },
      ],
      [{ ...body, gender: 'female' }, { bmr: '1,483 kcal/day' }],
    ],
    refused: [
      ...eachBlank(body),
      ...eachOf(body, 'weight', '0'),
      ...eachOf(body, 'height', '0'),
      ...eachOf(body, 'age', '0'),
    ],
  },

  'body-fat': {
    category: 'health',
    fields: {
      unit: {
        kind: 'choice',
        default: 'metric',
        options: { metric: 1, imperial: 2.54 },
      },
      gender: {
        kind: 'choice',
        default: 'male',
        options: { male: 'Male', female: 'Female' },
      },
      age: { kind: 'number', min: 10, unit: 'years', default: 25 },
      height: { ...length, default: 170 },
      neck: { ...length, default: 38 },
      waist: { ...length, default: 80 },
      hip: { ...length, default: 90, when: { field: 'gender', is: 'female' } },
    },
    guards: [
      { field: 'waist', is: 'above', than: 'neck', when: { field: 'gender', is: 'male' } },
      {
        field: ['waist', 'hip'],
        is: 'above',
        than: 'neck',
        when: { field: 'gender', is: 'female' },
      },
    ],
    results: { bodyFat: { kind: 'percent', digits: 1 } },
    constants: {
      maleBase: 1.0324,
      maleGirth: 0.19077,
      maleHeight: 0.15456,
      femaleBase: 1.29579,
      femaleGirth: 0.35004,
      femaleHeight: 0.221,
      densityShare: 495,
      densityLess: 450,
    },
    worked: [
      [{}, { bodyFat: '13.7%' }],
      [{ age: '10' }, { bodyFat: '13.7%' }],
      [{ gender: 'female' }, { bodyFat: '23.0%' }],
      [{ unit: 'imperial', height: '70', neck: '15', waist: '36' }, { bodyFat: '21.1%' }],
      [
        { unit: 'imperial', gender: 'female', height: '65', neck: '13', waist: '30', hip: '38' },
        { bodyFat: '28.3%' },
      ],
      // The field for the hip is hidden for men.
      [{ hip: '' }, { bodyFat: '13.7%' }],
    ],
    refused: [
      { age: '' },
      { age: '9.99' },
      { height: '' },
      { height: '0' },
      { neck: '0' },
      { waist: '0' },
      { waist: '38' },
      { gender: 'female', hip: '' },
      { gender: 'female', hip: '0' },
      { gender: 'female', neck: '170' },
      // A density below nothing.
      { height: '0.000001' },
    ],
  },

  pregnancy: {
    category: 'health',
    needs: ['today'],
    fields: {
      lastPeriodDate: { kind: 'date', when: { field: 'method', is: 'lmp' } },
      method: {
        kind: 'choice',
        default: 'lmp',
        options: {
          lmp: 'First day of the last period',
          conception: 'Day of conception',
          ivf: 'IVF transfer',
          ultrasound: 'Ultrasound scan',
        },
      },
      conceptionDate: { kind: 'date', when: { field: 'method', is: 'conception' } },
      transferDate: { kind: 'date', when: { field: 'method', is: 'ivf' } },
      embryoAge: {
        kind: 'choice',
        default: 'day5',
        options: { day3: [3, '3 days'], day5: [5, '5 days'], day6: [6, '6 days'] },
        when: { field: 'method', is: 'ivf' },
      },
      scanDate: { kind: 'date', when: { field: 'method', is: 'ultrasound' } },
      scanWeeks: {
        kind: 'integer',
        unit: 'weeks',
        min: 4,
        max: 42,
        when: { field: 'method', is: 'ultrasound' },
      },
      scanDays: {
        kind: 'integer',
        unit: 'days',
        default: 0,
        min: 0,
        max: 6,
        optional: true,
        whenBlank: 0,
        when: { field: 'method', is: 'ultrasound' },
      },
      cycleLength: {
        kind: 'integer',
        unit: 'days',
        default: 28,
        min: 20,
        max: 45,
        optional: true,
        whenBlank: 28,
        when: { field: 'method', is: 'lmp' },
      },
      onDate: { kind: 'date', optional: true, todayButton: true },
    },
    results: {
      ageNow: { ...text, from: { duration: 'daysAlong', as: 'weeks and days' }, when: begun },
      dueDate: { kind: 'date' },
      trimester: { ...text, when: begun },
      daysLeft: { kind: 'number', digits: 0 },
      daysOver: { kind: 'number', digits: 0 },
      countedFrom: { kind: 'date' },
      conception: { kind: 'date' },
    },
    constants: { gestation: 280, fromConception: 266, usualCycle: 28, aWeek: 7, toOvulation: 14 },
    worked: [
      [{ lastPeriodDate: '2026-01-01', onDate: '2026-02-01' }, { dueDate: '8 October 2026' }],
      [{ lastPeriodDate: '2024-01-01', onDate: '2024-02-01' }, { dueDate: '7 October 2024' }],
      [{ lastPeriodDate: '2025-05-25', onDate: '2025-06-01' }, { dueDate: '1 March 2026' }],
      [
        { lastPeriodDate: '2026-06-11', onDate: '2026-11-23' },
        { ageNow: '23 weeks 4 days', dueDate: '18 March 2027' },
      ],
      // Committee Opinion 700: 261 days after the transfer on day 5, 263 after one on day 3.
      [
        { method: 'ivf', transferDate: '2026-01-01', onDate: '2026-02-01' },
        { dueDate: '19 September 2026' },
      ],
      [
        { method: 'ivf', transferDate: '2026-01-01', embryoAge: 'day3', onDate: '2026-02-01' },
        { dueDate: '21 September 2026' },
      ],
      // The last day that is accepted.
      [{ lastPeriodDate: '2026-01-01', onDate: '2026-11-05' }, { ageNow: '44 weeks 0 days' }],
    ],
    refused: [
      {},
      { lastPeriodDate: '' },
      { lastPeriodDate: '2025-02-29' },
      { lastPeriodDate: '2026-01-01', onDate: '2025-12-31' },
      { lastPeriodDate: '2026-01-01', onDate: '2026-11-06' },
      { method: 'ultrasound', scanDate: '2026-01-01', onDate: '2026-02-01' },
    ],
  },

  'water-intake': {
    category: 'health',
    fields: {
      weight: kilograms,
      activityLevel: {
        kind: 'choice',
        options: { sedentary: 1, light: 1.2, moderate: 1.4, intense: 1.6, extreme: 1.8 },
      },
      climate: { kind: 'choice', options: { cold: 0.9, temperate: 1, warm: 1.1, hot: 1.3 } },
    },
    results: {
      dailyMl: { ...whole, unit: 'ml' },
      dailyLitres: { kind: 'number', digits: 2, unit: 'litres' },
      glasses: whole,
    },
    constants: { perKilogram: 35, glass: 250 },
    worked: [
      [thirst, { dailyMl: '2,450 ml', dailyLitres: '2.45 litres', glasses: '10' }],
      [
        { ...thirst, activityLevel: 'extreme', climate: 'hot' },
        { dailyMl: '5,733 ml', glasses: '23' },
      ],
    ],
    refused: [...eachBlank(thirst), ...eachOf(thirst, 'weight', '0')],
  },

  'calories-burned': {
    category: 'health',
    fields: {
      weight: { ...notNegative, min: 20, max: 300, unit: 'kg', default: 70 },
      minutes: { ...notNegative, min: 1, max: 300, unit: 'minutes', default: 30 },
      activity: {
        kind: 'choice',
        default: 'running',
        options: { walking: 3, running: 8, cycling: 6, yoga: 4, swimming: 10 },
      },
    },
    results: { calories: { ...whole, unit: 'kcal' } },
    worked: [
      [{}, { calories: '280 kcal' }],
      [{ weight: '60', minutes: '60', activity: 'walking' }, { calories: '180 kcal' }],
      [{ weight: '20', minutes: '300', activity: 'cycling' }, { calories: '600 kcal' }],
      [{ weight: '300', minutes: '1', activity: 'yoga' }, { calories: '20 kcal' }],
      [{ activity: 'swimming' }, { calories: '350 kcal' }],
    ],
    refused: [
      { weight: '' },
      { minutes: '' },
      { weight: '19.9' },
      { weight: '300.1' },
      { minutes: '0.9' },
      { minutes: '300.1' },
    ],
  },
};
