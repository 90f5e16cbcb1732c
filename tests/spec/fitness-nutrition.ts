import type { Contract } from './contract.ts';

export const fitnessNutrition: Contract = {
  'ideal-weight': {
    title: 'Ideal Weight Calculator',
    summary:
      'The weight range of a healthy body mass index for your height, and four classic formulas beside it.',
    fields: {
      unit: {
        label: 'Units',
        type: 'choice',
        default: 'metric',
        options: { metric: 'Metric', imperial: 'Imperial' },
      },
      sex: { label: 'Sex', type: 'choice', options: { male: 'Male', female: 'Female' } },
      height: {
        label: 'Height',
        type: 'number',
        unit: 'cm (metric), in (imperial)',
        constraint: 'above 0; 100 to 250 cm (metric), 40 to 98 in (imperial)',
      },
    },
    results: {
      healthyLow: {
        label: 'Healthy range from',
        kind: 'number',
        headline: true,
        unit: 'kg (metric), lb (imperial)',
        decimals: '1',
      },
      healthyHigh: {
        label: 'Healthy range to',
        kind: 'number',
        headline: true,
        unit: 'kg (metric), lb (imperial)',
        decimals: '1',
      },
      devine: {
        label: 'Devine',
        kind: 'number',
        unit: 'kg (metric), lb (imperial)',
        decimals: '1',
        shown: 'height is at least 60 in (152.4 cm)',
      },
      robinson: {
        label: 'Robinson',
        kind: 'number',
        unit: 'kg (metric), lb (imperial)',
        decimals: '1',
        shown: 'height is at least 60 in (152.4 cm)',
      },
      miller: {
        label: 'Miller',
        kind: 'number',
        unit: 'kg (metric), lb (imperial)',
        decimals: '1',
        shown: 'height is at least 60 in (152.4 cm)',
      },
      hamwi: {
        label: 'Hamwi',
        kind: 'number',
        unit: 'kg (metric), lb (imperial)',
        decimals: '1',
        shown: 'height is at least 60 in (152.4 cm)',
      },
      remark: { label: 'Remark', kind: 'text', shown: 'height is below 60 in (152.4 cm)' },
    },
    messages: ['Enter a height from 100 to 250 cm.', 'Enter a height from 40 to 98 inches.'],
  },

  macros: {
    title: 'Macro Calculator',
    summary:
      'Grams of carbohydrate, protein and fat for your daily calories, in the split that you choose.',
    fields: {
      calories: {
        label: 'Calories a day',
        type: 'number',
        unit: 'kcal',
        constraint: '800 to 8000',
      },
      carbPercent: {
        label: 'Carbohydrate',
        type: 'number',
        unit: '%',
        default: 50,
        constraint: '0 to 100',
      },
      proteinPercent: {
        label: 'Protein',
        type: 'number',
        unit: '%',
        default: 20,
        constraint: '0 to 100',
      },
      fatPercent: { label: 'Fat', type: 'number', unit: '%', default: 30, constraint: '0 to 100' },
      meals: {
        label: 'Meals a day',
        type: 'integer',
        unit: 'meals',
        default: 3,
        constraint: '1 to 10',
      },
      weight: {
        label: 'Body weight',
        type: 'number',
        unit: 'kg',
        constraint: 'optional; 30 to 300',
      },
    },
    results: {
      carbGrams: {
        label: 'Carbohydrate a day',
        kind: 'number',
        headline: true,
        unit: 'g',
        decimals: '0',
      },
      proteinGrams: {
        label: 'Protein a day',
        kind: 'number',
        headline: true,
        unit: 'g',
        decimals: '0',
      },
      fatGrams: { label: 'Fat a day', kind: 'number', unit: 'g', decimals: '0' },
      carbPerMeal: { label: 'Carbohydrate a meal', kind: 'number', unit: 'g', decimals: '0' },
      proteinPerMeal: { label: 'Protein a meal', kind: 'number', unit: 'g', decimals: '0' },
      fatPerMeal: { label: 'Fat a meal', kind: 'number', unit: 'g', decimals: '0' },
      proteinPerKg: {
        label: 'Protein per kg of body weight',
        kind: 'number',
        unit: 'g/kg',
        decimals: '2',
        shown: 'weight is given',
      },
      carbRange: { label: 'Carbohydrate, compared', kind: 'text' },
      proteinRange: { label: 'Protein, compared', kind: 'text' },
      fatRange: { label: 'Fat, compared', kind: 'text' },
    },
    messages: [
      'The three shares add up to less than 100 %. They must make 100 % together.',
      'The three shares add up to more than 100 %. They must make 100 % together.',
    ],
  },

  'target-heart-rate': {
    title: 'Target Heart Rate Calculator',
    summary:
      'Heart rates for moderate and vigorous training, from your age and, if you know it, your resting pulse.',
    fields: {
      age: { label: 'Age', type: 'integer', unit: 'years', constraint: '18 to 100' },
      formula: {
        label: 'Formula for the maximum',
        type: 'choice',
        default: 'fox',
        options: { fox: '220 − age', tanaka: '208 − 0.7 × age' },
      },
      restingHeartRate: {
        label: 'Resting heart rate',
        type: 'integer',
        unit: 'bpm',
        constraint: 'optional; 30 to 110',
      },
    },
    results: {
      maxHeartRate: {
        label: 'Estimated maximum',
        kind: 'number',
        headline: true,
        unit: 'bpm',
        decimals: '0',
      },
      moderateLow: { label: 'Moderate from', kind: 'number', unit: 'bpm', decimals: '0' },
      moderateHigh: {
        label: 'Moderate to, vigorous from',
        kind: 'number',
        unit: 'bpm',
        decimals: '0',
      },
      vigorousHigh: { label: 'Vigorous to', kind: 'number', unit: 'bpm', decimals: '0' },
      reserveModerateLow: {
        label: 'By reserve: moderate from',
        kind: 'number',
        unit: 'bpm',
        decimals: '0',
        shown: 'restingHeartRate is given',
      },
      reserveModerateHigh: {
        label: 'By reserve: moderate to, vigorous from',
        kind: 'number',
        unit: 'bpm',
        decimals: '0',
        shown: 'restingHeartRate is given',
      },
      reserveVigorousHigh: {
        label: 'By reserve: vigorous to',
        kind: 'number',
        unit: 'bpm',
        decimals: '0',
        shown: 'restingHeartRate is given',
      },
      zones: {
        label: 'Five zones',
        kind: 'table',
        columns: { zone: {}, low: { decimals: '0' }, high: { decimals: '0' } },
      },
    },
  },

  'one-rep-max': {
    title: 'One-Rep Max Calculator',
    summary:
      'The heaviest weight that you could lift once, estimated from a set of several repetitions.',
    fields: {
      unit: {
        label: 'Units',
        type: 'choice',
        default: 'kg',
        options: { kg: 'Kilograms', lb: 'Pounds' },
      },
      weight: {
        label: 'Weight lifted',
        type: 'number',
        unit: 'kg (kg), lb (lb)',
        constraint: 'above 0, at most 2000',
      },
      reps: { label: 'Repetitions', type: 'integer', constraint: '1 to 12' },
    },
    results: {
      oneRepMax: {
        label: 'One-rep max, mean of the four',
        kind: 'number',
        headline: true,
        unit: 'kg (kg), lb (lb)',
        decimals: '1',
      },
      epley: { label: 'Epley', kind: 'number', unit: 'kg (kg), lb (lb)', decimals: '1' },
      brzycki: { label: 'Brzycki', kind: 'number', unit: 'kg (kg), lb (lb)', decimals: '1' },
      lander: { label: 'Lander', kind: 'number', unit: 'kg (kg), lb (lb)', decimals: '1' },
      lombardi: { label: 'Lombardi', kind: 'number', unit: 'kg (kg), lb (lb)', decimals: '1' },
      loads: {
        label: 'Training loads, eleven rows',
        kind: 'table',
        columns: { percent: { decimals: '0' }, load: { decimals: '1' } },
      },
      remark: { label: 'Remark', kind: 'text', shown: 'reps is at least 11' },
    },
  },

  'running-pace': {
    title: 'Running Pace Calculator',
    summary: 'Pace, time or distance of a run from the other two, in kilometres and miles.',
    fields: {
      find: {
        label: 'Find',
        type: 'choice',
        default: 'pace',
        options: { pace: 'Pace', time: 'Time', distance: 'Distance' },
      },
      unit: {
        label: 'Distance in',
        type: 'choice',
        default: 'km',
        options: { km: 'Kilometres', mi: 'Miles' },
      },
      distance: {
        label: 'Distance',
        type: 'number',
        unit: 'km (km), mi (mi)',
        constraint: 'above 0, at most 1000; presets 5, 10, 21.0975, 42.195',
        shown: 'find is pace or time',
      },
      hours: {
        label: 'Hours',
        type: 'integer',
        unit: 'h',
        constraint: 'optional, blank = 0; 0 to 200',
        shown: 'find is pace or distance',
      },
      minutes: {
        label: 'Minutes',
        type: 'integer',
        unit: 'min',
        constraint: 'optional, blank = 0; 0 to 999',
        shown: 'find is pace or distance',
      },
      seconds: {
        label: 'Seconds',
        type: 'number',
        unit: 's',
        constraint: 'optional, blank = 0; at least 0, below 60',
        shown: 'find is pace or distance',
      },
      paceMinutes: {
        label: 'Pace: minutes',
        type: 'integer',
        unit: 'min',
        constraint: 'optional, blank = 0; 0 to 99',
        shown: 'find is time or distance',
      },
      paceSeconds: {
        label: 'Pace: seconds',
        type: 'number',
        unit: 's',
        constraint: 'optional, blank = 0; at least 0, below 60',
        shown: 'find is time or distance',
      },
    },
    results: {
      totalTime: {
        label: 'Time',
        kind: 'number',
        headline: true,
        unit: 's',
        decimals: 'h:mm:ss',
        shown: 'find is time',
      },
      totalDistance: {
        label: 'Distance',
        kind: 'number',
        headline: true,
        unit: 'km (km), mi (mi)',
        decimals: '≤ 3',
        shown: 'find is distance',
      },
      pacePerKm: {
        label: 'Pace per kilometre',
        kind: 'number',
        headline: true,
        unit: 's',
        decimals: 'h:mm:ss',
      },
      pacePerMile: { label: 'Pace per mile', kind: 'number', unit: 's', decimals: 'h:mm:ss' },
      speedKmh: { label: 'Speed', kind: 'number', unit: 'km/h', decimals: '2' },
      speedMph: { label: 'Speed in miles', kind: 'number', unit: 'mph', decimals: '2' },
    },
    tables: ['splits'],
    messages: ['Enter a time above 0.', 'Enter a pace above 0.'],
  },

  'race-time': {
    title: 'Race Time Calculator',
    summary: 'Your likely time over another distance, from one race that you have run.',
    fields: {
      unit: {
        label: 'Distance in',
        type: 'choice',
        default: 'km',
        options: { km: 'Kilometres', mi: 'Miles' },
      },
      knownDistance: {
        label: 'Distance of the race you ran',
        type: 'number',
        unit: 'km (km), mi (mi)',
        constraint: 'above 0, at most 1000',
      },
      hours: {
        label: 'Hours',
        type: 'integer',
        unit: 'h',
        constraint: 'optional, blank = 0; 0 to 200',
      },
      minutes: {
        label: 'Minutes',
        type: 'integer',
        unit: 'min',
        constraint: 'optional, blank = 0; 0 to 999',
      },
      seconds: {
        label: 'Seconds',
        type: 'number',
        unit: 's',
        constraint: 'optional, blank = 0; at least 0, below 60',
      },
      targetDistance: {
        label: 'Distance to predict',
        type: 'number',
        unit: 'km (km), mi (mi)',
        constraint: 'above 0, at most 1000; presets 5, 10, 21.0975, 42.195',
      },
      exponent: {
        label: 'Fatigue exponent',
        type: 'number',
        default: 1.06,
        constraint: '1 to 1.2',
      },
    },
    results: {
      predictedTime: {
        label: 'Predicted time',
        kind: 'number',
        headline: true,
        unit: 's',
        decimals: 'h:mm:ss',
      },
      pacePerKm: {
        label: 'Predicted pace per kilometre',
        kind: 'number',
        unit: 's',
        decimals: 'h:mm:ss',
      },
      pacePerMile: {
        label: 'Predicted pace per mile',
        kind: 'number',
        unit: 's',
        decimals: 'h:mm:ss',
      },
      races: {
        label: 'Common races',
        kind: 'table',
        columns: { race: {}, time: { decimals: 'h:mm:ss' } },
      },
      remark: {
        label: 'Remark',
        kind: 'text',
        shown: 'time or predictedTime is below 210 s or above 13,800 s',
      },
    },
    messages: ['Enter a time above 0.'],
  },

  'waist-ratio': {
    title: 'Waist Ratio Calculator',
    summary:
      'Waist-to-height and waist-to-hip ratio, with the bands of NICE and the World Health Organization.',
    fields: {
      waist: { label: 'Waist', type: 'number', unit: 'cm', constraint: '30 to 300' },
      height: { label: 'Height', type: 'number', unit: 'cm', constraint: '100 to 250' },
      hip: { label: 'Hip', type: 'number', unit: 'cm', constraint: 'optional; 30 to 300' },
      sex: {
        label: 'Sex',
        type: 'choice',
        options: { male: 'Male', female: 'Female' },
        shown: 'hip is given',
      },
    },
    results: {
      heightRatio: {
        label: 'Waist-to-height ratio',
        kind: 'number',
        headline: true,
        decimals: '2',
      },
      heightBand: { label: 'What it says', kind: 'text' },
      waistForHalf: { label: 'Half your height', kind: 'number', unit: 'cm', decimals: '1' },
      hipRatio: {
        label: 'Waist-to-hip ratio',
        kind: 'number',
        decimals: '2',
        shown: 'hip is given',
      },
      hipBand: { label: 'What it says', kind: 'text', shown: 'hip is given' },
    },
  },

  ovulation: {
    title: 'Ovulation Calculator',
    summary:
      'The likely days of ovulation and the fertile window of your next cycles, by the calendar.',
    fields: {
      lastPeriodStart: { label: 'First day of your last period', type: 'date' },
      cycleLength: {
        label: 'Length of your cycle',
        type: 'integer',
        unit: 'days',
        default: 28,
        constraint: '21 to 45',
      },
      lutealPhase: {
        label: 'Days from ovulation to the next period',
        type: 'integer',
        unit: 'days',
        default: 14,
        constraint: '10 to 16',
      },
      cycles: {
        label: 'Cycles to list',
        type: 'integer',
        unit: 'cycles',
        default: 3,
        constraint: '1 to 6',
      },
    },
    results: {
      ovulation: { label: 'Likely ovulation', kind: 'date', headline: true },
      nextPeriod: { label: 'Next period', kind: 'date', headline: true },
      fertileFrom: { label: 'Fertile from', kind: 'date' },
      fertileTo: { label: 'Fertile to', kind: 'date' },
      calendar: {
        label: 'A row for each cycle',
        kind: 'table',
        columns: { cycle: { decimals: 'whole' }, fertileFrom: {}, ovulation: {}, nextPeriod: {} },
      },
    },
  },
};
