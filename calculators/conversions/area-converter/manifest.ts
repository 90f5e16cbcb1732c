import { defineCalculator } from '#schemas/manifest.ts';
import { areaSources, areas, areaWords } from '#shared/area-units.ts';
import { bothDirections, conversionLaws, everyUnit, optionsOf, signsOf, sourcesOf } from '#shared/units.ts';

export default defineCalculator({
  title: 'Area Converter',
  summary: 'Square metres, square feet, acres, hectares and more.',
  intro:
    'Type the area of a room, a plot or a country and choose two of eighteen units. A picture compares it with areas that you know.',
  description:
    'Area converter: square feet to square metres, acres to hectares, dunams, square yards and square miles, with exact factors and a picture drawn to scale.',
  keywords: [
    'area',
    'sq ft to sq m',
    'square feet to square meters',
    'sqm',
    'acres to hectares',
    'gaj',
    'cents of land',
    'plot',
    'dunam',
    'square yards',
    'floor area',
    'square miles',
  ],
  related: ['unit-converter', 'square-footage', 'volume-converter', 'weight-converter', 'construction-cost', 'property-tax'],
  audience: 'For anyone who has an area in one unit and needs it in another',
  whenNotToUse: [
    { text: 'To work out an area from lengths and widths', use: 'square-footage' },
    { text: 'For a length instead of an area', use: 'unit-converter' },
  ],
  order: 4,
  fields: {
    value: {
      kind: 'number',
      label: 'Value',
      help: 'The area to convert. For a rectangle, multiply its length by its width in the same unit first.',
      symbol: 'x',
      unit: { by: 'from', units: signsOf(areas), keepsNumber: true },
      min: 0,
      default: 1,
    },
    from: {
      kind: 'choice',
      label: 'From',
      help: 'The unit in the listing, deed or plan.',
      symbol: 'a',
      valueLabel: 'Square metres in the unit you convert from',
      source: sourcesOf(areas, areaSources),
      options: optionsOf(areas, areaWords),
      default: 'acres',
    },
    to: {
      kind: 'choice',
      label: 'To',
      help: 'The unit in which you can picture it.',
      symbol: 'b',
      valueLabel: 'Square metres in the unit you convert to',
      source: sourcesOf(areas, areaSources),
      options: optionsOf(areas, areaWords),
      default: 'squareMeters',
    },
  },
  results: {
    converted: {
      kind: 'number',
      label: 'Converted area',
      headline: true,
      unit: { by: 'to', units: signsOf(areas) },
      digits: { significant: 10 },
      symbol: 'y',
      formula: [
        { when: { field: 'to', is: 'pyeong' }, formula: '121 * squareMeters / 400' },
        { formula: 'squareMeters / to' },
      ],
    },
    all: {
      kind: 'table',
      label: 'In all units',
      columns: everyUnit('Area'),
    },
  },
  workings: {
    squareMeters: {
      kind: 'number',
      label: 'Area in square metres',
      unit: 'm²',
      digits: { significant: 10 },
      symbol: 'S',
      formula: [{ when: { field: 'from', is: 'pyeong' }, formula: 'value * 400 / 121' }, { formula: 'value * from' }],
    },
  },
  tables: {
    known: {
      label: 'Your area beside known ones',
      help: 'Your area as a square and a few known areas, all to one scale. The corners are in metres from the lower left one.',
      none: 'Shown for areas from 10 cm² to 1,000 km².',
      columns: {
        figure: { kind: 'text', label: 'Area' },
        corner: { kind: 'text', label: 'Corner' },
        across: { kind: 'number', label: 'To the right', unit: 'm', digits: { significant: 6 } },
        up: { kind: 'number', label: 'Upwards', unit: 'm', digits: { significant: 6 } },
      },
      chart: {
        kind: 'outline',
        title: 'Your area and known ones to scale',
        x: 'across',
        y: 'up',
        label: 'corner',
        figure: 'figure',
      },
    },
    roundNumbers: {
      label: 'Round numbers in both directions',
      help: 'The first two columns use your two units, and the last two go the other way.',
      columns: bothDirections(areas),
    },
  },
  variations: [
    {
      of: 'value',
      label: 'Larger and smaller areas',
      at: [0.25, 0.5, 1, 1.5, 2, 2.5, 5, 10, 25, 50, 100],
      shows: ['converted'],
    },
  ],
  cautions: [
    {
      when: [
        { field: 'from', is: ['squareMeters', 'squareFeet', 'squareYards'] },
        { figure: 'squareMeters', atLeast: 10, atMost: 1000 },
      ],
      say: 'If this is the size of a home: sellers count walls, balconies and shared halls in different ways, so compare only figures that were measured by the same rule.',
    },
    {
      when: [
        { field: 'from', is: ['squareFeet', 'acres', 'squareMiles'] },
        { figure: 'squareMeters', atLeast: 1000000 },
      ],
      say: 'Before 2023, US land was often measured in survey feet. An acre or a square mile is then larger by 4 parts in a million, so let a surveyor confirm what an old deed means.',
    },
    {
      when: { field: 'from', is: ['marlas', 'kanals'] },
      say: 'A marla has 272.25 square feet here. In some cities of Pakistan it has 225 or 250.',
    },
    {
      when: { field: 'to', is: ['marlas', 'kanals'] },
      say: 'The answer counts 272.25 square feet to a marla and 20 marlas to a kanal. Some cities of Pakistan use marlas of 225 or 250 square feet.',
    },
    {
      when: { field: 'from', is: 'dunams' },
      say: 'This is the metric dunam of 1,000 m². In Iraq a dunam has 2,500 m², and papers from Ottoman times mean about 919 m².',
    },
    {
      when: { field: 'to', is: 'dunams' },
      say: 'The answer is in metric dunams of 1,000 m². In Iraq a dunam has 2,500 m².',
    },
  ],
  examples: [
    {
      title: 'A farm of 2.5 acres in hectares',
      asked: ['2.5 acres in hectares'],
      given: { value: 2.5, from: 'acres', to: 'hectares' },
      shows: { converted: '1.011714106 ha' },
    },
    {
      title: 'A home of 1,500 square feet in square metres',
      asked: ['1,500 sq ft to sq m'],
      given: { value: '1,500', from: 'squareFeet', to: 'squareMeters' },
      shows: { converted: '139.35456 m²' },
    },
    {
      title: 'One acre in square feet',
      given: { value: 1, from: 'acres', to: 'squareFeet' },
      shows: { converted: '43,560 ft²' },
      source: 'National Institute of Standards and Technology, Handbook 44, appendix C',
      shown: false,
    },
    {
      title: 'One square mile in acres',
      given: { value: 1, from: 'squareMiles', to: 'acres' },
      shows: { converted: '640 ac' },
      source: 'National Institute of Standards and Technology, Handbook 44, appendix C',
      shown: false,
    },
    {
      title: 'One square foot in square metres',
      given: { value: 1, from: 'squareFeet', to: 'squareMeters' },
      shows: { converted: '0.09290304 m²' },
      source: 'National Institute of Standards and Technology, Special Publication 811, 2008, appendix B.8',
      shown: false,
    },
    {
      title: 'One hectare in acres',
      given: { value: 1, from: 'hectares', to: 'acres' },
      shows: { converted: '2.471053815 ac' },
      shown: false,
    },
    {
      title: 'An apartment of 85 square metres in square feet',
      given: { value: 85, from: 'squareMeters', to: 'squareFeet' },
      shows: { converted: '914.9323854 ft²' },
    },
    {
      title: 'An Indian plot of 200 square yards (gaj) in square feet',
      given: { value: 200, from: 'squareYards', to: 'squareFeet' },
      shows: { converted: '1,800 ft²' },
    },
    {
      title: 'A ranch of 1,000 acres in square kilometres',
      given: { value: 1000, from: 'acres', to: 'squareKilometers' },
      shows: { converted: '4.046856422 km²' },
      shown: false,
    },
    {
      title: 'An orchard of 12 dunams in hectares',
      given: { value: 12, from: 'dunams', to: 'hectares' },
      shows: { converted: '1.2 ha' },
    },
    {
      title: 'A field of 3 hectares in dunams',
      given: { value: 3, from: 'hectares', to: 'dunams' },
      shows: { converted: '30 dunam' },
      shown: false,
    },
    {
      title: 'No area, and nothing to draw',
      given: { value: 0, from: 'ares', to: 'squareInches' },
      shows: { converted: '0 in²' },
      shown: false,
    },
    {
      title: 'A square centimetre in square miles needs a power of ten',
      given: { value: 1, from: 'squareCentimeters', to: 'squareMiles' },
      shows: { converted: '3.861021585×10⁻¹¹ mi²' },
      shown: false,
    },
    {
      title: 'A plot of 5 marlas in square feet',
      given: { value: 5, from: 'marlas', to: 'squareFeet' },
      asked: ['5 marla in square feet'],
      shows: { converted: '1,361.25 ft²' },
    },
    {
      title: '121 pyeong are 400 square metres',
      given: { value: 121, from: 'pyeong', to: 'squareMeters' },
      shows: { converted: '400 m²' },
      shown: false,
    },
    {
      title: '400 square metres in pyeong',
      given: { value: 400, from: 'squareMeters', to: 'pyeong' },
      shows: { converted: '121 pyeong' },
      shown: false,
    },
    {
      title: 'Twenty marlas are a kanal',
      given: { value: 20, from: 'marlas', to: 'kanals' },
      shows: { converted: '1 kanal' },
      shown: false,
    },
  ],
  laws: conversionLaws,
  actions: { calculate: 'Convert Area', live: true, swap: ['from', 'to'] },
  published: '2026-11-22',
  reviewed: '2026-11-22',
  compute: 'compute.ts',
});
