import { defineCalculator } from '#schemas/manifest.ts';

const digits = { significant: 10 } as const;
const angle = { unit: '°', digits: { atMost: 6 } } as const;
const length = { above: 0, max: 1e12 } as const;
const acute = { unit: '°', above: 0, below: 90 } as const;

export default defineCalculator({
  title: 'Right Triangle Calculator',
  summary: 'All sides and angles of a right-angled triangle from two known measures, by Pythagoras.',
  intro:
    'Choose the two measures that you know of a right-angled triangle to see its other sides, its angles, its area and a drawing to scale.',
  description:
    'Right triangle calculator: find a leg, the hypotenuse, angles, area and height from two measures, by the Pythagorean theorem and trigonometry, with all steps.',
  keywords: [
    'Pythagorean theorem',
    'Pythagoras',
    'hypotenuse calculator',
    'right-angled triangle',
    'sine cosine tangent',
    'SOHCAHTOA',
    'trigonometry',
    '3-4-5 triangle',
    'angle of elevation',
    'height of a tree',
    'ladder',
    'diagonal',
    'square corner',
  ],
  related: ['triangle', 'roof-pitch', 'quadratic-equation', 'square-footage', 'unit-converter'],
  fields: {
    known: {
      kind: 'choice',
      label: 'What you know',
      help: 'Name the leg that you know a, whichever of the two it is.',
      options: {
        legs: { label: 'Both legs' },
        legHypotenuse: { label: 'A leg and the hypotenuse' },
        hypotenuseAngle: { label: 'The hypotenuse and an angle' },
        legOpposite: { label: 'A leg and the angle opposite it' },
        legAdjacent: { label: 'A leg and the angle beside it' },
        legArea: { label: 'A leg and the area' },
      },
      default: 'legs',
    },
    sideA: {
      kind: 'number',
      label: 'Leg a',
      help: 'One of the two sides that meet at the right angle, in any unit.',
      symbol: 'a',
      ...length,
      when: {
        field: 'known',
        is: ['legs', 'legHypotenuse', 'legOpposite', 'legAdjacent', 'legArea'],
      },
    },
    sideB: {
      kind: 'number',
      label: 'Leg b',
      help: 'The other side at the right angle, in the same unit.',
      symbol: 'b',
      ...length,
      when: { field: 'known', is: 'legs' },
    },
    sideC: {
      kind: 'number',
      label: 'Hypotenuse c',
      help: 'The longest side, opposite the right angle.',
      symbol: 'c',
      ...length,
      when: { field: 'known', is: ['legHypotenuse', 'hypotenuseAngle'] },
    },
    angleA: {
      kind: 'number',
      label: 'Angle A, opposite leg a',
      help: 'In degrees, such as 36.5. Half a degree is 30 minutes.',
      symbol: 'A',
      ...acute,
      when: { field: 'known', is: ['hypotenuseAngle', 'legOpposite'] },
    },
    angleB: {
      kind: 'number',
      label: 'Angle B, between a and the hypotenuse',
      help: 'In degrees: the angle of elevation, if a is your distance from a tree or a tower.',
      symbol: 'B',
      ...acute,
      when: { field: 'known', is: 'legAdjacent' },
    },
    givenArea: {
      kind: 'number',
      label: 'Area',
      help: 'In the square of your unit: square metres, if the leg is in metres.',
      symbol: 'K',
      above: 0,
      max: 1e24,
      when: { field: 'known', is: 'legArea' },
    },
  },
  guards: [
    {
      when: { field: 'known', is: 'legHypotenuse' },
      field: 'sideC',
      is: 'above',
      than: 'sideA',
      message: 'The hypotenuse is the longest side. Enter a hypotenuse longer than the leg.',
    },
  ],
  results: {
    legA: {
      kind: 'number',
      label: 'Leg a',
      symbol: 'a',
      digits,
      formula: [
        {
          when: { field: 'known', is: 'hypotenuseAngle' },
          formula: 'sideC * sin(angleA)',
          because: 'The sine of A is the leg opposite A, divided by the hypotenuse.',
        },
        { formula: 'sideA', label: 'Leg a, as entered' },
      ],
    },
    legB: {
      kind: 'number',
      label: 'Leg b',
      symbol: 'b',
      digits,
      headline: true,
      formula: [
        { when: { field: 'known', is: 'legs' }, formula: 'sideB', label: 'Leg b, as entered' },
        {
          when: { field: 'known', is: 'legHypotenuse' },
          formula: 'sqrt((sideC - sideA) * (sideC + sideA))',
          because: 'By Pythagoras b² = c² − a², which is the same as (c − a)(c + a).',
        },
        {
          when: { field: 'known', is: 'hypotenuseAngle' },
          formula: 'sideC * cos(angleA)',
          because: 'The cosine of A is the leg beside A, divided by the hypotenuse.',
        },
        {
          when: { field: 'known', is: 'legOpposite' },
          formula: 'sideA / tan(angleA)',
          because: 'The tangent of A is the leg opposite A, divided by the leg beside it.',
        },
        {
          when: { field: 'known', is: 'legAdjacent' },
          formula: 'sideA * tan(angleB)',
          because: 'The tangent of B is the leg opposite B, divided by the leg beside it.',
        },
        {
          formula: '2 * givenArea / sideA',
          because: 'The area is half of leg times leg.',
        },
      ],
    },
    hypotenuse: {
      kind: 'number',
      label: 'Hypotenuse c',
      symbol: 'c',
      digits,
      headline: true,
      formula: [
        {
          when: { field: 'known', is: ['legHypotenuse', 'hypotenuseAngle'] },
          formula: 'sideC',
          label: 'Hypotenuse c, as entered',
        },
        {
          formula: 'sqrt(legA^2 + legB^2)',
          because: 'The theorem of Pythagoras: a² + b² = c².',
        },
      ],
    },
    alpha: {
      kind: 'number',
      label: 'Angle A',
      help: 'Opposite leg a.',
      symbol: 'A',
      ...angle,
      formula: [
        {
          when: { field: 'known', is: ['hypotenuseAngle', 'legOpposite'] },
          formula: 'angleA',
          label: 'Angle A, as entered',
        },
        { when: { field: 'known', is: 'legAdjacent' }, formula: '90 - angleB' },
        { formula: 'atan(legA / legB)', because: 'The tangent of A is a divided by b.' },
      ],
    },
    beta: {
      kind: 'number',
      label: 'Angle B',
      help: 'Opposite leg b.',
      symbol: 'B',
      ...angle,
      formula: '90 - alpha',
      because: 'The three angles are 180° together, and the right angle is 90°.',
    },
    area: {
      kind: 'number',
      label: 'Area',
      help: 'In the square of your unit of length.',
      symbol: 'K',
      digits,
      formula: 'legA * legB / 2',
    },
    perimeter: {
      kind: 'number',
      label: 'Perimeter',
      symbol: 'p',
      digits,
      formula: 'legA + legB + hypotenuse',
    },
    altitude: {
      kind: 'number',
      label: 'Height on the hypotenuse',
      help: 'How far the right angle is from the longest side.',
      symbol: 'h',
      digits,
      formula: 'legA * legB / hypotenuse',
      because: 'Half of c times h is the same area as half of a times b.',
    },
    inradius: {
      kind: 'number',
      label: 'Radius of the inscribed circle',
      help: 'The largest circle that fits inside.',
      symbol: 'r',
      digits,
      formula: 'legA * legB / (legA + legB + hypotenuse)',
    },
    circumradius: {
      kind: 'number',
      label: 'Radius of the circle around it',
      help: 'The circle through all three corners.',
      symbol: 'R',
      digits,
      formula: 'hypotenuse / 2',
      because: 'The middle of the hypotenuse is equally far from all three corners.',
    },
  },
  tables: {
    corners: {
      label: 'Drawing to scale',
      help: 'Each corner with its angle and the side opposite it. To draw the triangle, go x to the right and y up.',
      columns: {
        corner: { kind: 'text', label: 'Corner' },
        angle: { kind: 'number', label: 'Angle', ...angle },
        side: { kind: 'number', label: 'Opposite side', digits },
        x: { kind: 'number', label: 'Value of x', digits },
        y: { kind: 'number', label: 'Value of y', digits },
      },
      chart: {
        kind: 'outline',
        title: 'The triangle, to scale',
        x: 'x',
        y: 'y',
        label: 'corner',
      },
    },
  },
  variations: [
    {
      of: 'angleA',
      label: 'The same side with other angles A',
      at: [10, 20, 30, 40, 45, 50, 60, 70, 80],
      shows: ['legA', 'legB', 'hypotenuse', 'area'],
    },
    {
      of: 'angleB',
      label: 'The same leg with other angles B',
      at: [10, 20, 30, 40, 45, 50, 60, 70, 80],
      shows: ['legB', 'hypotenuse', 'area'],
    },
    {
      of: 'sideB',
      label: 'The same leg a with a longer or shorter leg b',
      at: { step: 1, times: 3 },
      shows: ['hypotenuse', 'alpha', 'area'],
    },
  ],
  cautions: [
    {
      when: [
        { field: 'known', is: 'legOpposite' },
        { field: 'angleA', below: 1 },
      ],
      say: 'Measure so small an angle carefully: an error of 0.1° changes the other sides by a tenth or more.',
    },
    {
      when: [
        { field: 'known', is: 'legAdjacent' },
        { field: 'angleB', above: 89 },
      ],
      say: 'Measure an angle so near to 90° carefully: an error of 0.1° changes the other sides by a tenth or more.',
    },
    {
      when: { field: 'known', is: 'legAdjacent' },
      say: 'If you measured a tree or a tower from eye level, add the height of your eyes to leg b.',
    },
  ],
  tips: {
    title: 'Which side is which',
    items: [
      'The hypotenuse c is the longest side and lies opposite the right angle.',
      'The other two sides are the legs. Leg a lies opposite angle A, leg b opposite angle B.',
      'Give all lengths in one unit. The area is then in the square of that unit.',
    ],
  },
  examples: [
    {
      title: 'Legs of 7 and 24',
      given: { known: 'legs', sideA: 7, sideB: 24 },
      shows: {
        legA: '7',
        legB: '24',
        hypotenuse: '25',
        alpha: '16.260205°',
        beta: '73.739795°',
        area: '84',
        perimeter: '56',
        altitude: '6.72',
        inradius: '3',
        circumradius: '12.5',
      },
    },
    {
      title: 'A square corner for a shed: 3 m and 4 m',
      given: { known: 'legs', sideA: 3, sideB: 4 },
      shows: { hypotenuse: '5', area: '6', altitude: '2.4', inradius: '1' },
    },
    {
      title: 'A rope of 13 ft from the top of a pole to the ground, 5 ft from its foot',
      given: { known: 'legHypotenuse', sideA: 5, sideC: 13 },
      shows: { legB: '12', hypotenuse: '13', beta: '67.380135°', area: '30' },
    },
    {
      title: 'A slope 10 m long that rises at 30°',
      given: { known: 'hypotenuseAngle', sideC: 10, angleA: 30 },
      shows: { legA: '5', legB: '8.660254038', hypotenuse: '10', beta: '60°' },
    },
    {
      title: 'How far away is a tower of 40 m, seen at 12°?',
      given: { known: 'legOpposite', sideA: 40, angleA: 12 },
      shows: { legB: '188.1852044', alpha: '12°', beta: '78°' },
    },
    {
      title: 'A tree seen from 30 ft away at 57°',
      given: { known: 'legAdjacent', sideA: 30, angleB: 57 },
      shows: { legB: '46.19594891', alpha: '33°', beta: '57°' },
      source: 'OpenStax, Precalculus 2e, 2021, section 5.4, which rounds it to 46.2 ft',
    },
    {
      title: 'A bed of 30 m² in a corner, 5 m along one wall',
      given: { known: 'legArea', sideA: 5, givenArea: 30 },
      shows: { legB: '12', hypotenuse: '13', area: '30', perimeter: '30' },
    },
    {
      title: 'Half of a square with sides of 1',
      given: { known: 'legs', sideA: 1, sideB: 1 },
      shows: { hypotenuse: '1.414213562', alpha: '45°', beta: '45°', altitude: '0.7071067812' },
    },
    {
      title: 'The longest and the shortest leg',
      given: { known: 'legs', sideA: '1000000000000', sideB: '0.000001' },
      shows: { hypotenuse: '1,000,000,000,000', alpha: '90°', beta: '0°', area: '500,000' },
      shown: false,
    },
    {
      title: 'An angle just below 90°',
      given: { known: 'legAdjacent', sideA: 2, angleB: 89.5 },
      shows: { legB: '229.1773003', alpha: '0.5°' },
      shown: false,
    },
  ],
  laws: [
    { law: 'rises', raise: 'sideB', result: 'hypotenuse' },
    { law: 'rises', raise: 'sideC', result: 'legB' },
    { law: 'rises', raise: 'angleB', result: 'legB' },
    { law: 'falls', raise: 'angleA', result: 'legB' },
    { law: 'holds', raise: 'sideC', result: 'alpha', when: { field: 'known', is: 'hypotenuseAngle' } },
    { law: 'sums', parts: ['legA', 'legB', 'hypotenuse'], whole: 'perimeter' },
    {
      law: 'sums',
      parts: ['inradius', 'inradius', 'hypotenuse', 'hypotenuse'],
      whole: 'perimeter',
    },
    {
      law: 'scales',
      fields: ['sideA', 'sideB', 'sideC'],
      results: ['legA', 'legB', 'hypotenuse', 'perimeter', 'altitude', 'inradius', 'circumradius'],
      when: {
        field: 'known',
        is: ['legs', 'legHypotenuse', 'hypotenuseAngle', 'legOpposite', 'legAdjacent'],
      },
    },
    { law: 'scales', fields: ['givenArea'], results: ['legB'], when: { field: 'known', is: 'legArea' } },
  ],
  actions: { calculate: 'Calculate Triangle', reset: 'blank' },
  reviewed: '2026-11',
  compute: 'formulas',
});
