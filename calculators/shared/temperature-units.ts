import type { UnitTable, UnitWords } from './units.ts';

/**
 * Units of temperature: what a degree of the scale is in degrees Rankine, and what is added to a reading
 * to count from absolute zero.
 */
export const temperatures = {
  celsius: { label: 'Celsius (°C)', sign: '°C', factor: '1.8', zero: '273.15' },
  fahrenheit: { label: 'Fahrenheit (°F)', sign: '°F', factor: '1', zero: '459.67' },
  kelvin: { label: 'Kelvin (K)', sign: 'K', factor: '1.8' },
  rankine: { label: 'Rankine (°R)', sign: '°R', factor: '1' },
} as const satisfies UnitTable;

/** Further words by which questions name the units. */
export const temperatureWords: UnitWords<typeof temperatures> = {
  celsius: ['centigrade', 'deg c', 'degree c'],
  fahrenheit: ['deg f', 'degree f'],
};

/** Where the factors come from; apart from them, so that pages hold only what they compute with. */
export const temperatureSources: Readonly<Record<keyof typeof temperatures, string>> = {
  celsius: 'SI Brochure, 9th edition, section 2.3.1: 0 °C is 273.15 K exactly',
  fahrenheit: 'NIST SP 811 (2008), appendix B.8: T/K = (t/°F + 459.67)/1.8',
  kelvin: 'SI Brochure, 9th edition, section 2.3.1',
  rankine: 'NIST SP 811 (2008), appendix B.8: T/K = (T/°R)/1.8',
};
