import { eachBlank, eachOf, money, type Specification } from './facts.ts';

const life = { age: '35', coverage: '100000', termYears: '20', smoker: 'no' };
const family = { age: '40', coverage: '5000', familyMembers: '1', smoker: 'no' };
const car = { vehicleValue: '20000', driverAge: '30', accidents: '0', coverageType: 'standard' };
const home = {
  homeValue: '200000',
  riskLevel: 'medium',
  coverageType: 'standard',
  securitySystem: 'no',
};
const trip = { tripCost: '1000', days: '7', age: '30', coverageType: 'standard' };

const age = (min: number, max: number) => ({ kind: 'number', min, max, unit: 'years' }) as const;

export const insurance: Specification = {
  'life-insurance': {
    category: 'insurance',
    fields: {
      age: age(18, 80),
      coverage: { kind: 'number', min: 10000, step: 10000 },
      termYears: age(5, 40),
      smoker: { kind: 'choice', default: 'no', options: { no: 0, yes: 0.5 } },
    },
    results: { annualPremium: money, totalPremium: money },
    constants: {
      rateBase: 1000,
      baseRate: 0.5,
      firstAge: 40,
      firstSurcharge: 0.2,
      secondAge: 50,
      secondSurcharge: 0.4,
    },
    worked: [
      [life, { annualPremium: '50.00', totalPremium: '1,000.00' }],
      [{ ...life, age: '40' }, { annualPremium: '50.00' }],
      [
        { ...life, age: '40.5' },
        { annualPremium: '70.00', totalPremium: '1,400.00' },
      ],
      [{ ...life, age: '50' }, { annualPremium: '70.00' }],
      [{ ...life, age: '51' }, { annualPremium: '110.00' }],
      [{ ...life, age: '51', smoker: 'yes' }, { annualPremium: '160.00' }],
      [
        { ...life, age: '18', coverage: '10000', termYears: '5' },
        { annualPremium: '5.00', totalPremium: '25.00' },
      ],
      [
        { ...life, age: '80', coverage: '10000', termYears: '40' },
        { annualPremium: '11.00', totalPremium: '440.00' },
      ],
    ],
    refused: [
      ...eachBlank(life),
      ...eachOf(life, 'age', '17.9', '80.1'),
      ...eachOf(life, 'coverage', '9999.99'),
      ...eachOf(life, 'termYears', '4.9', '40.1'),
    ],
  },

  'health-insurance': {
    category: 'insurance',
    fields: {
      age: age(18, 90),
      coverage: { kind: 'number', min: 5000, step: 1000 },
      familyMembers: { kind: 'integer', min: 1, max: 10, unit: 'people' },
      smoker: { kind: 'choice', default: 'no', options: { no: 0, yes: 1.5 } },
    },
    results: { premium: money },
    constants: { baseRate: 3, firstAge: 40, firstSurcharge: 1, secondAge: 55, secondSurcharge: 2 },
    worked: [
      [family, { premium: '150.00' }],
      [{ ...family, age: '41' }, { premium: '200.00' }],
      [{ ...family, age: '55' }, { premium: '200.00' }],
      [{ ...family, age: '56' }, { premium: '300.00' }],
      [{ ...family, age: '90' }, { premium: '300.00' }],
      [{ ...family, age: '56', familyMembers: '10', smoker: 'yes' }, { premium: '3,750.00' }],
      [{ ...family, age: '18', coverage: '20000', familyMembers: '4' }, { premium: '2,400.00' }],
    ],
    refused: [
      ...eachBlank(family),
      ...eachOf(family, 'age', '17.9', '90.1'),
      ...eachOf(family, 'coverage', '4999.99'),
      ...eachOf(family, 'familyMembers', '0', '11', '2.5'),
    ],
  },

  'car-insurance': {
    category: 'insurance',
    fields: {
      vehicleValue: { kind: 'number', min: 1000, step: 500 },
      driverAge: age(16, 90),
      accidents: { kind: 'integer', min: 0, max: 10 },
      coverageType: {
        kind: 'choice',
        default: 'standard',
        options: { basic: -1, standard: 0, premium: 2 },
      },
    },
    results: { premium: money },
    constants: {
      baseRate: 5,
      youngAge: 25,
      youngSurcharge: 2,
      seniorAge: 60,
      seniorSurcharge: 1,
      perAccident: 1,
    },
    worked: [
      [car, { premium: '1,000.00' }],
      [{ ...car, vehicleValue: '1000', driverAge: '16' }, { premium: '70.00' }],
      [{ ...car, driverAge: '24.9' }, { premium: '1,400.00' }],
      [{ ...car, driverAge: '25' }, { premium: '1,000.00' }],
      [{ ...car, driverAge: '60' }, { premium: '1,000.00' }],
      [{ ...car, driverAge: '60.5' }, { premium: '1,200.00' }],
      [{ ...car, driverAge: '90', accidents: '10' }, { premium: '3,200.00' }],
      [{ ...car, accidents: '3' }, { premium: '1,600.00' }],
      [{ ...car, coverageType: 'basic' }, { premium: '800.00' }],
      [{ ...car, coverageType: 'premium' }, { premium: '1,400.00' }],
    ],
    refused: [
      ...eachBlank(car),
      ...eachOf(car, 'vehicleValue', '999.99'),
      ...eachOf(car, 'driverAge', '15.9', '90.1'),
      ...eachOf(car, 'accidents', '-1', '11', '0.5'),
    ],
  },

  'home-insurance': {
    category: 'insurance',
    fields: {
      homeValue: { kind: 'number', min: 50000, step: 10000 },
      riskLevel: {
        kind: 'choice',
        default: 'medium',
        options: { low: -0.05, medium: 0, high: 0.1 },
      },
      coverageType: {
        kind: 'choice',
        default: 'standard',
        options: { basic: -0.05, standard: 0, premium: 0.1 },
      },
      securitySystem: { kind: 'choice', default: 'no', options: { no: 0, yes: -0.05 } },
    },
    results: { premium: money },
    constants: { baseRate: 0.3 },
    worked: [
      [home, { premium: '600.00' }],
      [{ ...home, riskLevel: 'high' }, { premium: '800.00' }],
      [{ ...home, riskLevel: 'low' }, { premium: '500.00' }],
      [{ ...home, coverageType: 'basic' }, { premium: '500.00' }],
      [{ ...home, coverageType: 'premium' }, { premium: '800.00' }],
      [{ ...home, securitySystem: 'yes' }, { premium: '500.00' }],
      [
        { homeValue: '50000', riskLevel: 'high', coverageType: 'premium', securitySystem: 'yes' },
        { premium: '225.00' },
      ],
    ],
    refused: [...eachBlank(home), ...eachOf(home, 'homeValue', '49999.99')],
  },

  'travel-insurance': {
    category: 'insurance',
    fields: {
      tripCost: { kind: 'number', min: 100, step: 50 },
      days: { kind: 'integer', min: 1, max: 365, unit: 'days' },
      age: age(1, 100),
      coverageType: {
        kind: 'choice',
        default: 'standard',
        options: { basic: -0.3, standard: 0, premium: 0.5 },
      },
    },
    results: { premium: money },
    constants: { baseRate: 2, youngAge: 18, youngDiscount: 0.5, seniorAge: 60, seniorSurcharge: 1 },
    worked: [
      [trip, { premium: '140.00' }],
      [{ ...trip, age: '17.9' }, { premium: '105.00' }],
      [{ ...trip, age: '18' }, { premium: '140.00' }],
      [{ ...trip, age: '60' }, { premium: '140.00' }],
      [{ ...trip, age: '60.5' }, { premium: '210.00' }],
      [{ ...trip, coverageType: 'basic' }, { premium: '119.00' }],
      [{ ...trip, coverageType: 'premium' }, { premium: '175.00' }],
      [{ ...trip, tripCost: '100', days: '365', age: '100' }, { premium: '1,095.00' }],
      [{ ...trip, tripCost: '100', days: '1', age: '1' }, { premium: '1.50' }],
    ],
    refused: [
      ...eachBlank(trip),
      ...eachOf(trip, 'tripCost', '99.99'),
      ...eachOf(trip, 'days', '0', '366', '1.5'),
      ...eachOf(trip, 'age', '0.9', '100.1'),
    ],
  },
};
