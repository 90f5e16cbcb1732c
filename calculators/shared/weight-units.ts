import type { UnitTable, UnitWords } from './units.ts';

/** Units of weight and mass, in milligrams. */
export const weights = {
  micrograms: { label: 'Micrograms (µg)', sign: 'µg', factor: '0.001' },
  milligrams: { label: 'Milligrams (mg)', sign: 'mg', factor: '1' },
  grams: { label: 'Grams (g)', sign: 'g', factor: '1000' },
  kilograms: { label: 'Kilograms (kg)', sign: 'kg', factor: '1000000' },
  tonnes: { label: 'Tonnes, metric (t)', sign: 't', factor: '1000000000' },
  carats: { label: 'Carats (ct)', sign: 'ct', factor: '200' },
  ounces: { label: 'Ounces (oz)', sign: 'oz', factor: '28349.523125' },
  troyOunces: { label: 'Troy ounces (oz t)', sign: 'oz t', factor: '31103.4768' },
  pounds: { label: 'Pounds (lb)', sign: 'lb', factor: '453592.37' },
  stones: { label: 'Stones (st)', sign: 'st', factor: '6350293.18' },
  usTons: { label: 'US tons, short (ton)', sign: 'short ton', factor: '907184740' },
  ukTons: { label: 'UK tons, long (ton)', sign: 'long ton', factor: '1016046908.8' },
  grains: { label: 'Grains (gr)', sign: 'gr', factor: '64.79891' },
  drams: { label: 'Drams (dr)', sign: 'dr', factor: '1771.8451953125' },
  pennyweights: { label: 'Pennyweights (dwt)', sign: 'dwt', factor: '1555.17384' },
  troyPounds: { label: 'Troy pounds (lb t)', sign: 'lb t', factor: '373241.7216' },
  tolas: { label: 'Tolas', sign: 'tola', factor: '11663.8038' },
  seers: { label: 'Seers', sign: 'seer', factor: '933104.304' },
  maunds: { label: 'Maunds', sign: 'maund', factor: '37324172.16' },
  quintals: { label: 'Quintals, metric (q)', sign: 'q', factor: '100000000' },
  usHundredweights: { label: 'US hundredweights (cwt)', sign: 'US cwt', factor: '45359237' },
  ukHundredweights: { label: 'UK hundredweights (cwt)', sign: 'UK cwt', factor: '50802345.44' },
} as const satisfies UnitTable;

/** Further words by which questions name the units. */
export const weightWords: UnitWords<typeof weights> = {
  micrograms: ['mcg', 'ug'],
  kilograms: ['kilo', 'kgs'],
  tonnes: ['metric ton', 'metric tonne', 'mt'],
  troyOunces: ['troy oz', 'ozt'],
  pounds: ['lbs'],
  usTons: ['american ton'],
  ukTons: ['imperial ton', 'british ton'],
  usHundredweights: ['short hundredweight'],
  ukHundredweights: ['long hundredweight'],
};

/** Where the factors come from; apart from them, so that pages hold only what they compute with. */
export const weightSources: Readonly<Record<keyof typeof weights, string>> = {
  micrograms: 'SI prefix',
  milligrams: 'SI prefix',
  grams: 'SI prefix',
  kilograms: 'SI base unit',
  tonnes: 'SI Brochure, 9th edition, table 8',
  carats: 'NIST SP 811 (2008), appendix B.8 (metric carat)',
  ounces: 'one sixteenth of a pound',
  troyOunces: '480 grains of 64.79891 mg, NIST Handbook 44, appendix C',
  pounds: 'international yard and pound agreement, 1959: 0.45359237 kg',
  stones: '14 pounds',
  usTons: '2,000 pounds, NIST Handbook 44, appendix C',
  ukTons: '2,240 pounds, NIST Handbook 44, appendix C',
  grains: 'NIST Handbook 44, appendix C',
  drams: '1/16 ounce, NIST Handbook 44, appendix C',
  pennyweights: '24 grains, NIST Handbook 44, appendix C',
  troyPounds: '5,760 grains, NIST Handbook 44, appendix C',
  tolas: '180 grains, Bengal Regulation VII of 1833',
  seers: '80 tolas, Bengal Regulation VII of 1833',
  maunds: '40 seers, Bengal Regulation VII of 1833',
  quintals: '100 kilograms',
  usHundredweights: '100 pounds, NIST Handbook 44, appendix C',
  ukHundredweights: '112 pounds, NIST Handbook 44, appendix C',
};
