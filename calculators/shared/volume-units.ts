import type { UnitTable } from './units.ts';

/** Units of volume, in millilitres. */
export const volumes = {
  milliliters: {
    label: 'Millilitres (mL)',
    sign: 'mL',
    factor: '1',
    source: 'SI Brochure, 9th edition, table 8: 1 L is 1 dm³',
  },
  liters: {
    label: 'Litres (L)',
    sign: 'L',
    factor: '1000',
    source: 'SI Brochure, 9th edition, table 8',
  },
  cubicMeters: { label: 'Cubic metres (m³)', sign: 'm³', factor: '1000000', source: 'SI unit' },
  metricTeaspoons: {
    label: 'Metric teaspoons (5 mL)',
    sign: 'metric tsp',
    factor: '5',
    source: '21 CFR 101.9(b)(5)(viii)',
  },
  metricTablespoons: {
    label: 'Metric tablespoons (15 mL)',
    sign: 'metric tbsp',
    factor: '15',
    source: '21 CFR 101.9(b)(5)(viii)',
  },
  metricCups: {
    label: 'Metric cups (250 mL)',
    sign: 'metric cup',
    factor: '250',
    source: 'custom in Australia, New Zealand and Canada',
  },
  usLegalCups: {
    label: 'US label cups (240 mL)',
    sign: 'US label cup',
    factor: '240',
    source: '21 CFR 101.9(b)(5)(viii)',
  },
  usTeaspoons: {
    label: 'US teaspoons (tsp)',
    sign: 'US tsp',
    factor: '4.92892159375',
    source: '1/768 US gallon',
  },
  usTablespoons: {
    label: 'US tablespoons (tbsp)',
    sign: 'US tbsp',
    factor: '14.78676478125',
    source: '1/256 US gallon',
  },
  usFluidOunces: {
    label: 'US fluid ounces (fl oz)',
    sign: 'US fl oz',
    factor: '29.5735295625',
    source: '1/128 US gallon, NIST Handbook 44, appendix C',
  },
  usCups: { label: 'US cups', sign: 'US cup', factor: '236.5882365', source: '1/16 US gallon' },
  usPints: {
    label: 'US pints, liquid (pt)',
    sign: 'US pt',
    factor: '473.176473',
    source: '1/8 US gallon',
  },
  usQuarts: {
    label: 'US quarts, liquid (qt)',
    sign: 'US qt',
    factor: '946.352946',
    source: '1/4 US gallon',
  },
  usGallons: {
    label: 'US gallons (gal)',
    sign: 'US gal',
    factor: '3785.411784',
    source: '231 cubic inches, NIST Handbook 44, appendix C',
  },
  impFluidOunces: {
    label: 'Imperial fluid ounces (fl oz)',
    sign: 'imp fl oz',
    factor: '28.4130625',
    source: '1/160 imperial gallon',
  },
  impPints: {
    label: 'Imperial pints (pt)',
    sign: 'imp pt',
    factor: '568.26125',
    source: '1/8 imperial gallon',
  },
  impQuarts: {
    label: 'Imperial quarts (qt)',
    sign: 'imp qt',
    factor: '1136.5225',
    source: '1/4 imperial gallon',
  },
  impGallons: {
    label: 'Imperial gallons (gal)',
    sign: 'imp gal',
    factor: '4546.09',
    source: 'Weights and Measures Act 1985 (UK), schedule 1: 4.54609 dm³',
  },
  cubicInches: {
    label: 'Cubic inches (in³)',
    sign: 'in³',
    factor: '16.387064',
    source: 'cube of 2.54 cm',
  },
  cubicFeet: {
    label: 'Cubic feet (ft³)',
    sign: 'ft³',
    factor: '28316.846592',
    source: 'cube of 0.3048 m',
  },
  cubicYards: {
    label: 'Cubic yards (yd³)',
    sign: 'yd³',
    factor: '764554.857984',
    source: 'cube of 0.9144 m',
  },
} as const satisfies UnitTable;
