import type { UnitTable } from './units.ts';

/** Units of temperature: what a degree of the scale is in degrees Rankine, and what is added to a reading to count from absolute zero. */
export const temperatures = {
  celsius: {
    label: 'Celsius (°C)',
    sign: '°C',
    factor: '1.8',
    zero: '273.15',
    source: 'SI Brochure, 9th edition, section 2.3.1: 0 °C is 273.15 K exactly',
  },
  fahrenheit: {
    label: 'Fahrenheit (°F)',
    sign: '°F',
    factor: '1',
    zero: '459.67',
    source: 'NIST SP 811 (2008), appendix B.8: T/K = (t/°F + 459.67)/1.8',
  },
  kelvin: {
    label: 'Kelvin (K)',
    sign: 'K',
    factor: '1.8',
    source: 'SI Brochure, 9th edition, section 2.3.1',
  },
  rankine: {
    label: 'Rankine (°R)',
    sign: '°R',
    factor: '1',
    source: 'NIST SP 811 (2008), appendix B.8: T/K = (T/°R)/1.8',
  },
} as const satisfies UnitTable;
