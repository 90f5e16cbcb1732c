import type { UnitTable } from './units.ts';

/** Units of speed, in kilometres per hour. */
export const speeds = {
  metersPerSecond: {
    label: 'Metres per second (m/s)',
    sign: 'm/s',
    factor: '3.6',
    source: 'SI unit',
  },
  kilometersPerHour: {
    label: 'Kilometres per hour (km/h)',
    sign: 'km/h',
    factor: '1',
    source: 'SI Brochure, 9th edition, table 8 (hour)',
  },
  milesPerHour: {
    label: 'Miles per hour (mph)',
    sign: 'mph',
    factor: '1.609344',
    source: 'international yard and pound agreement, 1959',
  },
  knots: {
    label: 'Knots (kn)',
    sign: 'kn',
    factor: '1.852',
    source: 'nautical mile of 1,852 m, NIST SP 811 (2008), appendix B.8',
  },
  feetPerSecond: {
    label: 'Feet per second (ft/s)',
    sign: 'ft/s',
    factor: '1.09728',
    source: 'foot of 0.3048 m',
  },
  mach: {
    label: 'Mach at sea level, 15 °C',
    sign: 'Mach',
    factor: '1225.0584',
    source: 'rounded: 340.294 m/s, ICAO standard atmosphere, Doc 7488/3, 1993',
  },
} as const satisfies UnitTable;
