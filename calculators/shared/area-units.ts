import type { UnitTable } from './units.ts';

/** Units of area, in square metres. All feet are international feet of 0.3048 m. */
export const areas = {
  squareCentimeters: {
    label: 'Square centimetres (cm²)',
    sign: 'cm²',
    factor: '0.0001',
    source: 'SI prefix',
  },
  squareMeters: { label: 'Square metres (m²)', sign: 'm²', factor: '1', source: 'SI unit' },
  ares: { label: 'Ares (a)', sign: 'a', factor: '100', source: 'NIST SP 811 (2008), appendix B.8' },
  dunams: {
    label: 'Dunams, metric (1,000 m²)',
    sign: 'dunam',
    factor: '1000',
    source: 'definition of the metric dunam',
  },
  hectares: {
    label: 'Hectares (ha)',
    sign: 'ha',
    factor: '10000',
    source: 'SI Brochure, 9th edition, table 8',
  },
  squareKilometers: {
    label: 'Square kilometres (km²)',
    sign: 'km²',
    factor: '1000000',
    source: 'SI prefix',
  },
  squareInches: {
    label: 'Square inches (in²)',
    sign: 'in²',
    factor: '0.00064516',
    source: 'square of 0.0254 m',
  },
  squareFeet: {
    label: 'Square feet (ft²)',
    sign: 'ft²',
    factor: '0.09290304',
    source: 'square of 0.3048 m',
  },
  squareYards: {
    label: 'Square yards (yd²)',
    sign: 'yd²',
    factor: '0.83612736',
    source: 'square of 0.9144 m',
  },
  acres: {
    label: 'Acres (ac)',
    sign: 'ac',
    factor: '4046.8564224',
    source: '43,560 square feet, NIST Handbook 44, appendix C, with the international foot',
  },
  squareMiles: {
    label: 'Square miles (mi²)',
    sign: 'mi²',
    factor: '2589988.110336',
    source: 'square of 1,609.344 m',
  },
} as const satisfies UnitTable;
