import type { UnitTable, UnitWords } from './units.ts';

/** Units of speed, in kilometres per hour. */
export const speeds = {
  metersPerSecond: { label: 'Metres per second (m/s)', sign: 'm/s', factor: '3.6' },
  kilometersPerHour: { label: 'Kilometres per hour (km/h)', sign: 'km/h', factor: '1' },
  milesPerHour: { label: 'Miles per hour (mph)', sign: 'mph', factor: '1.609344' },
  knots: { label: 'Knots (kn)', sign: 'kn', factor: '1.852' },
  feetPerSecond: { label: 'Feet per second (ft/s)', sign: 'ft/s', factor: '1.09728' },
  mach: { label: 'Mach at sea level, 15 °C', sign: 'Mach', factor: '1225.0584' },
} as const satisfies UnitTable;

/** Further words by which questions name the units. */
export const speedWords: UnitWords<typeof speeds> = {
  metersPerSecond: ['mps', 'm per second', 'm per sec', 'meter per sec'],
  kilometersPerHour: [
    'kph',
    'kmh',
    'kmph',
    'km per hour',
    'km an hour',
    'km hr',
    'kilometer an hour',
  ],
  milesPerHour: ['mile an hour', 'mi h'],
  knots: ['kt', 'kts', 'nautical mile per hour'],
  feetPerSecond: ['fps', 'ft per second', 'foot per second', 'ft sec'],
};

/** Where the factors come from; apart from them, so that pages hold only what they compute with. */
export const speedSources: Readonly<Record<keyof typeof speeds, string>> = {
  metersPerSecond: 'SI unit',
  kilometersPerHour: 'SI Brochure, 9th edition, table 8 (hour)',
  milesPerHour: 'international yard and pound agreement, 1959',
  knots: 'nautical mile of 1,852 m, NIST SP 811 (2008), appendix B.8',
  feetPerSecond: 'foot of 0.3048 m',
  mach: 'rounded: 340.294 m/s, ICAO standard atmosphere, Doc 7488/3, 1993',
};
