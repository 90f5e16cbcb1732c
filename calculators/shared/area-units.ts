import type { UnitTable, UnitWords } from './units.ts';

/** Units of area, in square metres. All feet are international feet of 0.3048 m. */
export const areas = {
  squareCentimeters: { label: 'Square centimetres (cm²)', sign: 'cm²', factor: '0.0001' },
  squareMeters: { label: 'Square metres (m²)', sign: 'm²', factor: '1' },
  ares: { label: 'Ares (a)', sign: 'a', factor: '100' },
  dunams: { label: 'Dunams, metric (1,000 m²)', sign: 'dunam', factor: '1000' },
  hectares: { label: 'Hectares (ha)', sign: 'ha', factor: '10000' },
  squareKilometers: { label: 'Square kilometres (km²)', sign: 'km²', factor: '1000000' },
  squareInches: { label: 'Square inches (in²)', sign: 'in²', factor: '0.00064516' },
  squareFeet: { label: 'Square feet (ft²)', sign: 'ft²', factor: '0.09290304' },
  squareYards: { label: 'Square yards (yd²)', sign: 'yd²', factor: '0.83612736' },
  acres: { label: 'Acres (ac)', sign: 'ac', factor: '4046.8564224' },
  squareMiles: { label: 'Square miles (mi²)', sign: 'mi²', factor: '2589988.110336' },
  squareMillimeters: { label: 'Square millimetres (mm²)', sign: 'mm²', factor: '0.000001' },
  cents: { label: 'Cents (1/100 acre)', sign: 'cent', factor: '40.468564224' },
  guntas: { label: 'Guntas (1/40 acre)', sign: 'gunta', factor: '101.17141056' },
  marlas: { label: 'Marlas (1/160 acre)', sign: 'marla', factor: '25.29285264' },
  kanals: { label: 'Kanals (1/8 acre)', sign: 'kanal', factor: '505.8570528' },
  roods: { label: 'Roods (1/4 acre)', sign: 'rood', factor: '1011.7141056' },
  pyeong: { label: 'Pyeong, tsubo', sign: 'pyeong', factor: '400', over: '121' },
} as const satisfies UnitTable;

/** Further words by which questions name the units. */
export const areaWords: UnitWords<typeof areas> = {
  squareCentimeters: ['sq cm', 'square cm'],
  squareMeters: ['sqm', 'sq m', 'sq meter', 'sq mtr', 'square m'],
  dunams: ['donum', 'dunum'],
  hectares: ['ha'],
  squareKilometers: ['sq km', 'sqkm', 'square km', 'sq kilometer'],
  squareInches: ['sq in', 'sq inch', 'square in'],
  squareFeet: ['sq ft', 'sqft', 'sq feet', 'sq foot', 'square foot', 'square ft', 'sft'],
  squareYards: ['sq yd', 'sq yard', 'gaj', 'square gaj'],
  squareMiles: ['sq mile', 'sq mi'],
  squareMillimeters: ['sq mm'],
  guntas: ['guntha'],
  pyeong: ['tsubo'],
};

/** Where the factors come from; apart from them, so that pages hold only what they compute with. */
export const areaSources: Readonly<Record<keyof typeof areas, string>> = {
  squareCentimeters: 'SI prefix',
  squareMeters: 'SI unit',
  ares: 'NIST SP 811 (2008), appendix B.8',
  dunams: 'definition of the metric dunam',
  hectares: 'SI Brochure, 9th edition, table 8',
  squareKilometers: 'SI prefix',
  squareInches: 'square of 0.0254 m',
  squareFeet: 'square of 0.3048 m',
  squareYards: 'square of 0.9144 m',
  acres: '43,560 square feet, NIST Handbook 44, appendix C, with the international foot',
  squareMiles: 'square of 1,609.344 m',
  squareMillimeters: 'SI prefix',
  cents: '1/100 acre, South Asia',
  guntas: '1/40 acre, South Asia',
  marlas: '1/160 acre, Punjab',
  kanals: '1/8 acre, Punjab',
  roods: '1/4 acre, NIST Handbook 44, appendix C',
  pyeong: '400/121 square metres',
};
