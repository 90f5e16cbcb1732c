import type { UnitTable, UnitWords } from './units.ts';

/** Units of fuel economy, in kilometres per litre of petrol, or of its energy: 33.7/3.785411784 kWh. */
export const fuelEconomies = {
  // Metric definition.
  litersPer100Km: {
    label: 'Litres per 100 km (L/100 km)',
    sign: 'L/100 km',
    factor: '100',
    inverse: true,
  },
  // Metric definition.
  kilometersPerLiter: { label: 'Kilometres per litre (km/L)', sign: 'km/L', factor: '1' },
  // Mile and US gallon, NIST Handbook 44, appendix C.
  milesPerUsGallon: {
    label: 'Miles per US gallon (mpg US)',
    sign: 'mpg US',
    factor: '1.609344',
    over: '3.785411784',
  },
  // Mile, and imperial gallon (UK Weights and Measures Act 1985).
  milesPerImpGallon: {
    label: 'Miles per imperial gallon (mpg UK)',
    sign: 'mpg UK',
    factor: '1.609344',
    over: '4.54609',
  },
  // US EPA: 33.7 kWh to a US gallon of petrol (gasoline).
  kwhPer100Km: {
    label: 'Kilowatt-hours per 100 km (kWh/100 km)',
    sign: 'kWh/100 km',
    factor: '3370',
    over: '3.785411784',
    inverse: true,
  },
  // US EPA: 33.7 kWh to a US gallon of petrol (gasoline).
  milesPerKwh: {
    label: 'Miles per kilowatt-hour (mi/kWh)',
    sign: 'mi/kWh',
    factor: '54.2348928',
    over: '3.785411784',
  },
  // US EPA: 33.7 kWh to a US gallon of petrol (gasoline).
  mpge: {
    label: 'MPG equivalent, US (MPGe)',
    sign: 'MPGe',
    factor: '1.609344',
    over: '3.785411784',
  },
} as const satisfies UnitTable;

/** Further words by which questions name the units. */
export const fuelEconomyWords: UnitWords<typeof fuelEconomies> = {
  litersPer100Km: ['l per 100 km', 'l per 100', 'liter per 100', 'l 100 km', 'l 100'],
  kilometersPerLiter: ['kmpl', 'kpl', 'km per liter', 'km per l', 'km to the liter', 'km l'],
  milesPerUsGallon: ['us mpg', 'mpg us', 'american mpg', 'mpg', 'miles per gallon'],
  milesPerImpGallon: [
    'mpg',
    'miles per gallon',
    'uk mpg',
    'mpg uk',
    'imperial mpg',
    'mpg imperial',
    'british mpg',
    'miles per uk gallon',
  ],
  kwhPer100Km: ['kwh per 100 km', 'kwh 100 km', 'kwh 100'],
  milesPerKwh: ['mile per kwh'],
  mpge: ['mpg e', 'mpg equivalent'],
};
