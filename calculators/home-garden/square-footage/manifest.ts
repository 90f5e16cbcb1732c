import { defineCalculator } from '#schemas/manifest.ts';

const length = { by: 'units', units: { feet: 'ft', meters: 'm', yards: 'yd', inches: 'in' } } as const;
const area = {
  by: 'units',
  units: { feet: 'ft²', meters: 'm²', yards: 'yd²', inches: 'in²' },
} as const;

export default defineCalculator({
  title: 'Square Footage Calculator',
  summary: 'The area of a room or plot made of simple shapes, with waste and cost.',
  intro:
    'Split the room or plot into simple shapes and enter their sides to see the area in square feet, square metres, square yards and acres, with waste and cost.',
  description:
    'Square footage calculator for rooms of any shape: add rectangles, triangles, circles and trapezoids, take off what is missing, and get area, waste and cost.',
  keywords: [
    'square feet',
    'sq ft',
    'square metres',
    'square meters',
    'square yards',
    'acres',
    'floor area',
    'room area',
    'carpet area',
    'flooring',
    'L-shaped room',
    'plot area',
    'lawn',
    'area of a circle',
    'trapezium',
    'length and width',
  ],
  ask: {
    names: [
      'square footage',
      'sq footage',
      'area of a room',
      'area of a circle',
      'area of circle',
      'circle area',
      'area of a triangle',
      'area of a rectangle',
      'area of a trapezoid',
      'how many square feet is',
    ],
    without: ['radius'],
  },
  related: ['tile', 'paint', 'concrete', 'area-converter', 'construction-cost', 'wallpaper'],
  fields: {
    units: {
      kind: 'choice',
      label: 'Measured in',
      help: 'If you change it, the measures that you typed are converted.',
      symbol: 'f',
      valueLabel: 'Metres in the unit',
      source: 'International yard and pound agreement, 1959; NIST Handbook 44, Appendix C',
      options: {
        feet: { label: 'Feet', value: 0.3048 },
        meters: { label: 'Metres', value: 1 },
        yards: { label: 'Yards', value: 0.9144 },
        inches: { label: 'Inches', value: 0.0254 },
      },
      default: 'feet',
    },
    shapes: {
      kind: 'rows',
      label: 'Shapes',
      help: 'One row for each simple shape. A part that is missing, such as a pillar, is taken off.',
      rowLabel: 'Shape',
      maxRows: 20,
      incompleteRows: 'refuse',
      fields: {
        shape: {
          kind: 'choice',
          label: 'Shape',
          assumed: true,
          options: {
            rectangle: { label: 'Rectangle' },
            triangle: { label: 'Triangle' },
            circle: { label: 'Circle', say: ['circular', 'round'] },
            halfCircle: { label: 'Half circle', say: ['semicircle'] },
            trapezoid: { label: 'Trapezoid', say: ['trapezium'] },
          },
          default: 'rectangle',
        },
        length: {
          kind: 'number',
          label: 'Length, base, diameter or side a',
          say: ['long', 'diameter', 'base'],
          help: 'Of a circle, the whole way across. Of a trapezoid, one of the two parallel sides.',
          unit: length,
          above: 0,
        },
        width: {
          kind: 'number',
          label: 'Width, height or side b',
          say: ['wide', 'high', 'height'],
          help: 'Of a triangle, the height at a right angle to the base.',
          unit: length,
          above: 0,
          when: { field: 'shape', is: ['rectangle', 'triangle', 'trapezoid'] },
        },
        height: {
          kind: 'number',
          label: 'Distance between the sides',
          help: 'At a right angle to the two parallel sides.',
          unit: length,
          above: 0,
          when: { field: 'shape', is: 'trapezoid' },
        },
        count: {
          kind: 'integer',
          label: 'How many',
          say: ['room', 'piece', 'of them'],
          assumed: true,
          min: 1,
          max: 1000,
          default: 1,
        },
        sign: {
          kind: 'choice',
          label: 'Add or take off',
          assumed: true,
          options: {
            add: { label: 'Add', value: 1 },
            subtract: { label: 'Take off', say: ['minus', 'less', 'except'], value: -1 },
          },
          default: 'add',
        },
      },
    },
    wastePercent: {
      kind: 'number',
      label: 'Waste',
      quantity: 'wastePercent',
      assumed: true,
      help: 'For cuts and mistakes: usually 5 to 10 for straight laying, 15 for diagonal.',
      symbol: 'w',
      unit: '%',
      min: 0,
      max: 100,
      step: 5,
      default: 0,
    },
    pricePerArea: {
      kind: 'number',
      label: 'Price per square unit',
      quantity: 'unitPrice',
      say: ['per sq ft', 'a square foot', 'per square foot', 'per square meter'],
      help: 'In any currency, for one square foot, metre, yard or inch of flooring or turf.',
      symbol: 'p',
      unit: {
        by: 'units',
        units: { feet: 'per ft²', meters: 'per m²', yards: 'per yd²', inches: 'per in²' },
      },
      min: 0,
      whenBlank: 0,
    },
  },
  cases: {
    withWaste: { field: 'wastePercent', above: 0 },
    priced: { field: 'pricePerArea', above: 0 },
  },
  guards: [
    {
      figure: 'area',
      is: 'atLeast',
      than: 0,
      field: 'shapes',
      message: 'What is taken off is larger than the rest.',
    },
  ],
  results: {
    areaSquareFeet: {
      kind: 'number',
      label: 'Area in square feet',
      quantity: 'surfaceArea',
      headline: true,
      symbol: 'A_\\mathrm{ft²}',
      unit: 'ft²',
      formula: 'area * units^2 / squareFoot',
    },
    areaSquareMeters: {
      kind: 'number',
      label: 'Area in square metres',
      symbol: 'A_\\mathrm{m²}',
      quantity: 'surfaceArea',
      unit: 'm²',
      formula: 'area * units^2',
    },
    areaSquareYards: {
      kind: 'number',
      label: 'Area in square yards',
      symbol: 'A_\\mathrm{yd²}',
      unit: 'yd²',
      formula: 'area * units^2 / squareYard',
    },
    areaAcres: {
      kind: 'number',
      label: 'Area in acres',
      help: 'One acre is 43,560 square feet.',
      symbol: 'A_\\mathrm{acre}',
      unit: 'acres',
      digits: 4,
      formula: 'area * units^2 / acre',
    },
    areaWithWaste: {
      kind: 'number',
      label: 'Area with waste',
      help: 'What to buy, before whole packs.',
      symbol: 'A_w',
      unit: area,
      formula: [{ when: 'withWaste', formula: 'area * (1 + wastePercent / 100)' }],
    },
    cost: {
      kind: 'money',
      label: 'Cost',
      headline: true,
      symbol: 'C',
      formula: [
        {
          when: 'priced',
          formula: 'area * (1 + wastePercent / 100) * pricePerArea',
          because: [{ when: 'withWaste', say: 'Waste is paid for like the rest' }],
        },
      ],
    },
    parts: {
      kind: 'table',
      label: 'Each shape',
      help: 'All pieces of a row together. What is taken off has a minus sign.',
      columns: {
        shape: { kind: 'text', label: 'Shape' },
        area: { kind: 'number', label: 'Area', unit: area },
      },
    },
  },
  workings: {
    added: { kind: 'number', label: 'All shapes that are added', symbol: 'A_+', unit: area },
    takenOff: { kind: 'number', label: 'All shapes that are taken off', symbol: 'A_-', unit: area },
    area: {
      kind: 'number',
      label: 'Area in the unit you measured in',
      symbol: 'A',
      unit: area,
      formula: [
        {
          when: { figure: 'takenOff', above: 0 },
          formula: 'added - takenOff',
          because: 'The shapes that you add, less those that you take off',
        },
        { formula: 'added', because: 'All your shapes together, as in the table of shapes' },
      ],
    },
  },
  constants: {
    squareFoot: {
      label: 'One square foot',
      value: 0.09290304,
      unit: 'm²',
      symbol: 'q_\\mathrm{ft²}',
      source: 'NIST Handbook 44, Appendix C',
    },
    squareYard: {
      label: 'One square yard',
      value: 0.83612736,
      unit: 'm²',
      symbol: 'q_\\mathrm{yd²}',
      source: 'NIST Handbook 44, Appendix C',
    },
    acre: {
      label: 'One acre, with the international foot',
      value: 4046.8564224,
      unit: 'm²',
      symbol: 'q_\\mathrm{acre}',
      source: '43,560 square feet: NIST Handbook 44, Appendix C',
    },
  },
  tables: {
    pieces: {
      label: 'How the area of each shape comes out',
      help: 'The sum for one piece of each row, with the measures that you typed, and all its pieces together.',
      columns: {
        shape: { kind: 'text', label: 'Shape' },
        sum: { kind: 'text', label: 'Sum' },
        one: { kind: 'number', label: 'Area of one', unit: area },
        pieces: { kind: 'number', label: 'Pieces', digits: 0 },
        area: { kind: 'number', label: 'Area', unit: area, sums: true },
      },
      chart: { kind: 'bars', title: 'Area of each shape', x: 'shape', y: 'area' },
    },
  },
  variations: [
    {
      of: 'wastePercent',
      label: 'The same area with more or less waste',
      at: [0, 5, 10, 15, 20],
      shows: ['areaWithWaste', 'cost'],
    },
  ],
  cautions: [
    {
      when: [
        { field: 'pricePerArea', above: 0 },
        { field: 'wastePercent', atMost: 0 },
      ],
      say: 'No waste is included. Floors usually need 5 to 10% more for cuts, and diagonal laying about 15%. Most goods come in whole packs.',
    },
    {
      when: [{ field: 'pricePerArea', above: 0 }, 'withWaste'],
      say: 'Most goods come in whole packs or rolls, so the bill may be higher. Labour, delivery and tax are not included.',
    },
    {
      say: 'This is the area of the shapes as you measured them. The living area in a listing, and the size of a plot in a deed, follow local rules.',
    },
  ],
  examples: [
    {
      title: 'A room of 14 by 11.5 ft with an alcove and a bay, 10% waste',
      given: {
        units: 'feet',
        shapes: [
          { shape: 'rectangle', length: 14, width: 11.5, count: 1, sign: 'add' },
          { shape: 'rectangle', length: 6, width: 4, count: 1, sign: 'add' },
          { shape: 'halfCircle', length: 7, count: 1, sign: 'add' },
        ],
        wastePercent: 10,
        pricePerArea: 4.25,
      },
      shows: {
        areaSquareFeet: '204.24 ft²',
        areaSquareMeters: '18.97 m²',
        areaSquareYards: '22.69 yd²',
        areaAcres: '0.0047 acres',
        areaWithWaste: '224.67 ft²',
        cost: '954.83',
      },
    },
    {
      title: 'A bedroom of 10 by 12 ft with a built-in wardrobe of 2 by 3 ft',
      given: {
        shapes: [
          { shape: 'rectangle', length: 10, width: 12, count: 1 },
          { shape: 'rectangle', length: 2, width: 3, count: 1, sign: 'subtract' },
        ],
      },
      shows: { areaSquareFeet: '114.00 ft²', areaSquareMeters: '10.59 m²' },
    },
    {
      title: 'A garden in metres: a trapezoid and a triangle, less two round beds',
      given: {
        units: 'meters',
        shapes: [
          { shape: 'trapezoid', length: 18, width: 14, height: 9.5, count: 1, sign: 'add' },
          { shape: 'triangle', length: 9, width: 4, count: 1, sign: 'add' },
          { shape: 'circle', length: 3, count: 2, sign: 'subtract' },
        ],
        wastePercent: 5,
        pricePerArea: 6.9,
      },
      shows: {
        areaSquareMeters: '155.86 m²',
        areaSquareFeet: '1,677.69 ft²',
        areaWithWaste: '163.66 m²',
        cost: '1,129.23',
      },
    },
    {
      title: 'An L-shaped floor of two rectangles: 12 by 4 and 6 by 2 ft',
      given: {
        shapes: [
          { shape: 'rectangle', length: 12, width: 4, count: 1 },
          { shape: 'rectangle', length: 6, width: 2, count: 1 },
        ],
      },
      shows: { areaSquareFeet: '60.00 ft²' },
      source: 'OpenStax, Prealgebra 2e, 2020, section 9.5: an irregular figure',
    },
    {
      title: 'A rectangle of 8 by 4 with a triangle of 3 by 3 on it',
      given: {
        shapes: [
          { shape: 'rectangle', length: 8, width: 4, count: 1 },
          { shape: 'triangle', length: 3, width: 3, count: 1 },
        ],
      },
      shows: { areaSquareFeet: '36.50 ft²' },
      source: 'OpenStax, Prealgebra 2e, 2020, section 9.5: an irregular figure',
      shown: false,
    },
    {
      title: 'Carpet for a hall of 5 by 3 yards, sold by the square yard',
      given: {
        units: 'yards',
        shapes: [{ shape: 'rectangle', length: 5, width: 3, count: 1 }],
        wastePercent: 10,
        pricePerArea: 32,
      },
      shows: { areaSquareYards: '15.00 yd²', areaSquareFeet: '135.00 ft²', cost: '528.00' },
    },
    {
      title: 'A table top of 48 by 30 inches',
      given: { units: 'inches', shapes: [{ shape: 'rectangle', length: 48, width: 30, count: 1 }] },
      asked: ['square footage of a table top of 48 inches by 30 inches'],
      shows: { areaSquareFeet: '10.00 ft²' },
    },
    {
      title: 'A circle less four of half its width is exactly nothing',
      given: {
        shapes: [
          { shape: 'circle', length: 5, count: 1 },
          { shape: 'circle', length: 2.5, count: 4, sign: 'subtract' },
        ],
      },
      shows: { areaSquareFeet: '0.00 ft²', areaAcres: '0.0000 acres' },
      shown: false,
    },
    {
      title: 'One acre: a furlong by a chain',
      given: { units: 'yards', shapes: [{ shape: 'rectangle', length: 220, width: 22, count: 1 }] },
      shows: { areaAcres: '1.0000 acres', areaSquareFeet: '43,560.00 ft²' },
      shown: false,
    },
  ],
  laws: [
    { law: 'rises', raise: 'wastePercent', result: 'areaWithWaste' },
    { law: 'rises', raise: 'wastePercent', result: 'cost' },
    { law: 'holds', raise: 'wastePercent', result: 'areaSquareFeet' },
    { law: 'holds', raise: 'pricePerArea', result: 'areaAcres' },
    {
      law: 'scales',
      fields: ['shapes.count'],
      results: ['areaSquareFeet', 'areaSquareMeters', 'areaSquareYards', 'areaAcres'],
    },
    { law: 'scales', fields: ['pricePerArea'], results: ['cost'] },
  ],
  actions: { calculate: 'Calculate Area', reset: 'blank' },
  published: '2026-11-22',
  reviewed: '2026-11-22',
  compute: 'compute.ts',
});
