import type { UnitTable } from './units.ts';

/** Units of weight and mass, in milligrams. */
export const weights = {
  micrograms: { label: 'Micrograms (µg)', sign: 'µg', factor: '0.001', source: 'SI prefix' },
  milligrams: { label: 'Milligrams (mg)', sign: 'mg', factor: '1', source: 'SI prefix' },
  grams: { label: 'Grams (g)', sign: 'g', factor: '1000', source: 'SI prefix' },
  kilograms: { label: 'Kilograms (kg)', sign: 'kg', factor: '1000000', source: 'SI base unit' },
  tonnes: {
    label: 'Tonnes, metric (t)',
    sign: 't',
    factor: '1000000000',
    source: 'SI Brochure, 9th edition, table 8',
  },
  carats: {
    label: 'Carats (ct)',
    sign: 'ct',
    factor: '200',
    source: 'NIST SP 811 (2008), appendix B.8 (metric carat)',
  },
  ounces: {
    label: 'Ounces (oz)',
    sign: 'oz',
    factor: '28349.523125',
    source: 'one sixteenth of a pound',
  },
  troyOunces: {
    label: 'Troy ounces (oz t)',
    sign: 'oz t',
    factor: '31103.4768',
    source: '480 grains of 64.79891 mg, NIST Handbook 44, appendix C',
  },
  pounds: {
    label: 'Pounds (lb)',
    sign: 'lb',
    factor: '453592.37',
    source: 'international yard and pound agreement, 1959: 0.45359237 kg',
  },
  stones: { label: 'Stones (st)', sign: 'st', factor: '6350293.18', source: '14 pounds' },
  usTons: {
    label: 'US tons, short (ton)',
    sign: 'short ton',
    factor: '907184740',
    source: '2,000 pounds, NIST Handbook 44, appendix C',
  },
  ukTons: {
    label: 'UK tons, long (ton)',
    sign: 'long ton',
    factor: '1016046908.8',
    source: '2,240 pounds, NIST Handbook 44, appendix C',
  },
} as const satisfies UnitTable;
