import { defineCalculator } from '#schemas/manifest.ts';
import { lengths, unitSymbols } from '#shared/lengths.ts';

export default defineCalculator({
  title: 'Unit Converter',
  summary: 'A length in metres, kilometres, centimetres, miles, feet or inches, in another unit or in all six.',
  intro:
    'Enter a length, say which unit it is in, and choose the unit you want. A table below the result shows the same length in all six units.',
  description:
    'Length converter: metres, kilometres, centimetres, miles, feet and inches in both directions, to four decimals, with one length shown in all six units.',
  keywords: [
    'unit',
    'convert',
    'length',
    'metres',
    'feet',
    'inches',
    'miles',
    'kilometres',
    'cm to inches',
    'meters',
    'distance',
    'height',
  ],
  ask: {
    names: [
      'length converter',
      'convert length',
      'metres to feet',
      'feet to metres',
      'miles to km',
      'km to miles',
      'inches to cm',
      'how many',
    ],
  },
  related: [
    'area-converter',
    'weight-converter',
    'volume-converter',
    'temperature-converter',
    'speed-converter',
    'square-footage',
  ],
  order: 4,
  fields: {
    value: {
      kind: 'number',
      label: 'Value',
      symbol: 'x',
      help: 'The length to convert. For 5 feet 6 inches, enter 5.5 feet or 66 inches.',
      unit: { by: 'from', units: unitSymbols, keepsNumber: true },
      min: 0,
    },
    from: {
      kind: 'choice',
      label: 'From unit',
      symbol: 'f_1',
      valueLabel: 'From units in a metre',
      source:
        'Metric prefixes of the International System of Units; international mile, foot and inch of 1959, to six significant digits',
      options: lengths,
      default: 'meters',
    },
    to: {
      kind: 'choice',
      label: 'To unit',
      symbol: 'f_2',
      valueLabel: 'To units in a metre',
      source:
        'Metric prefixes of the International System of Units; international mile, foot and inch of 1959, to six significant digits',
      options: lengths,
      default: 'feet',
    },
  },
  results: {
    result: {
      kind: 'number',
      label: 'Converted value',
      unit: { by: 'to', units: unitSymbols },
      digits: 4,
      headline: true,
      symbol: 'y',
      formula: 'metres * to',
    },
  },
  workings: { metres: { kind: 'number', label: 'Length in metres', unit: 'm', symbol: 'L', formula: 'value / from' } },
  tables: {
    everyUnit: {
      label: 'The same length in every unit',
      help: 'Your length in all six units, with up to six decimals.',
      columns: {
        unit: { kind: 'text', label: 'Unit' },
        length: { kind: 'number', label: 'Length', digits: { atMost: 6 } },
      },
    },
  },
  cautions: [
    {
      when: [
        { field: 'value', above: 0 },
        { figure: 'result', below: 0.01 },
      ],
      say: 'This length is very short in the unit that you chose, so four decimals are not enough. Choose a smaller unit.',
    },
  ],
  note: 'The factors for miles, feet and inches have six significant digits, so only about the first six digits of such a result are reliable.',
  examples: [
    { title: '10 metres in feet', given: { value: 10 }, shows: { result: '32.8084 ft' } },
    {
      title: '1 inch in centimetres',
      given: { value: 1, from: 'inches', to: 'centimeters' },
      asked: ['1 inch in cm'],
      shows: { result: '2.5400 cm' },
      source: 'National Institute of Standards and Technology, Special Publication 811, 2008, Appendix B',
    },
    {
      title: 'A marathon of 42.195 km in miles',
      given: { value: 42.195, from: 'kilometers', to: 'miles' },
      shows: { result: '26.2187 mi' },
    },
    {
      title: '1 foot in metres',
      given: { value: 1, from: 'feet', to: 'meters' },
      asked: ['1 foot in metres'],
      shows: { result: '0.3048 m' },
      source: 'National Institute of Standards and Technology, Special Publication 811, 2008, Appendix B',
    },
    {
      title: '1 mile in kilometres',
      given: { value: 1, from: 'miles', to: 'kilometers' },
      shows: { result: '1.6093 km' },
      source: 'National Institute of Standards and Technology, Special Publication 811, 2008, Appendix B',
    },
    {
      title: 'A height of 5 feet 6 inches (5.5 feet) in centimetres',
      given: { value: 5.5, from: 'feet', to: 'centimeters' },
      shows: { result: '167.6400 cm' },
    },
    {
      title: '1 mile in feet: the sixth digit of the factor shows',
      given: { value: 1, from: 'miles' },
      shows: { result: '5,280.0018 ft' },
      shown: false,
    },
    {
      title: 'The same unit on both sides',
      given: { value: 7.25, from: 'feet' },
      shows: { result: '7.2500 ft' },
      shown: false,
    },
    {
      title: 'A half is rounded up: 0.005 cm is 0.00005 m',
      given: { value: 0.005, from: 'centimeters', to: 'meters' },
      shows: { result: '0.0001 m' },
      shown: false,
    },
    {
      title: 'No length at all',
      given: { value: 0, from: 'miles', to: 'inches' },
      shows: { result: '0.0000 in' },
      shown: false,
    },
  ],
  laws: [
    { law: 'rises', raise: 'value', result: 'result' },
    { law: 'rises', raise: 'to', result: 'result' },
    { law: 'falls', raise: 'from', result: 'result' },
    { law: 'scales', fields: ['value'], results: ['result'] },
    { law: 'returns', swap: ['from', 'to'], field: 'value', result: 'result' },
  ],
  actions: { calculate: 'Convert' },
  published: '2026-11-21',
  reviewed: '2026-11-22',
  compute: 'formulas',
});
