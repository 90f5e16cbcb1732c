import { defineCalculator } from '#schemas/manifest.ts';

const digits = { significant: 10 } as const;

export default defineCalculator({
  title: 'Quadratic Equation Calculator',
  summary: 'The solutions of ax² + bx + c = 0, real or complex, with the discriminant and the vertex.',
  intro:
    'Solve ax² + bx + c = 0: enter the three numbers a, b and c to see both solutions, exact and as decimals, every step, and the parabola.',
  description:
    'Quadratic equation solver: real or complex solutions of ax² + bx + c = 0 as roots, fractions and decimals, with discriminant, vertex, graph and all steps.',
  keywords: [
    'quadratic formula',
    'quadratic equation solver',
    'abc formula',
    'discriminant',
    'roots of a quadratic',
    'zeros of a parabola',
    'vertex',
    'completing the square',
    'second degree equation',
    'complex roots',
    'algebra',
    'maths',
  ],
  ask: {
    names: ['quadratic', 'solve the equation'],
    forms: [
      '{a}x^2{b}x{c}=0',
      '{a}x²{b}x{c}=0',
      '{a}x2{b}x{c}=0',
      'a = {a}',
      'b = {b}',
      'c = {c}',
      'a {a} b {b} c {c}',
      'a is {a}',
      'b is {b}',
      'c is {c}',
      'coefficients {a}, {b}, {c}',
      'coefficients {a}, {b} and {c}',
      'coefficients {a} {b} {c}',
    ],
    without: ['cubic', 'x³'],
  },
  related: ['factors', 'right-triangle', 'triangle', 'fraction', 'linear-regression'],
  fields: {
    a: {
      kind: 'number',
      label: 'Coefficient a, before x²',
      help: 'The number in front of x². For x² alone enter 1, for −x² enter −1.',
      symbol: 'a',
      min: -1e12,
      max: 1e12,
    },
    b: {
      kind: 'number',
      label: 'Coefficient b, before x',
      help: 'The number in front of x, with its sign. Enter 0 if there is no x alone.',
      symbol: 'b',
      min: -1e12,
      max: 1e12,
    },
    c: {
      kind: 'number',
      label: 'Constant c',
      help: 'The number without x, with its sign. Enter 0 if there is none.',
      symbol: 'c',
      min: -1e12,
      max: 1e12,
    },
  },
  guards: [
    {
      field: 'a',
      is: 'notEqual',
      than: 0,
      message:
        'With a = 0 this is no quadratic equation: bx + c = 0 has the one solution x = −c/b. Enter an a other than 0.',
    },
  ],
  results: {
    nature: {
      kind: 'text',
      label: 'Kind of solutions',
      help: 'The sign of the discriminant decides it.',
    },
    x1: {
      kind: 'number',
      label: 'First solution',
      symbol: 'x_1',
      digits,
      headline: true,
      formula: [
        {
          when: 'double',
          formula: '-b / (2 * a)',
          because: 'The discriminant is 0, so there is no root to add or to subtract.',
        },
        {
          when: 'carefulFirst',
          formula: '2 * c / (-b - sqrt(discriminant))',
          because:
            'Here b² is far larger than 4ac, and −b + √D would lose digits. This form of the same formula keeps them.',
        },
        { when: 'two', formula: '(-b + sqrt(discriminant)) / (2 * a)' },
      ],
    },
    x2: {
      kind: 'number',
      label: 'Second solution',
      symbol: 'x_2',
      digits,
      headline: true,
      formula: [
        { when: 'double', formula: '-b / (2 * a)' },
        {
          when: 'carefulSecond',
          formula: '2 * c / (-b + sqrt(discriminant))',
          because:
            'Here b² is far larger than 4ac, and −b − √D would lose digits. This form of the same formula keeps them.',
        },
        { when: 'two', formula: '(-b - sqrt(discriminant)) / (2 * a)' },
      ],
    },
    realPart: {
      kind: 'number',
      label: 'Real part of both',
      symbol: 'p',
      digits,
      headline: true,
      formula: [{ when: 'complex', formula: '-b / (2 * a)' }],
    },
    imaginaryPart: {
      kind: 'number',
      label: 'Imaginary part, once plus and once minus',
      help: 'The number before i: the solutions are the real part plus and minus this times i.',
      symbol: 'q',
      digits,
      headline: true,
      formula: [{ when: 'complex', formula: 'sqrt(-discriminant) / (2 * abs(a))' }],
    },
    exactSolutions: {
      kind: 'text',
      label: 'Exact solutions',
      help: 'In fractions and roots, where a, b and c are whole numbers up to 10,000.',
    },
    discriminant: {
      kind: 'number',
      label: 'Discriminant',
      symbol: 'D',
      digits,
      formula: 'b^2 - 4 * a * c',
    },
    vertexX: {
      kind: 'number',
      label: 'Vertex, x (axis of symmetry)',
      symbol: 'h',
      digits,
      formula: '-b / (2 * a)',
    },
    vertexY: {
      kind: 'number',
      label: 'Vertex, y',
      help: 'The lowest value of ax² + bx + c where a is above 0, the highest where it is below 0.',
      symbol: 'k',
      digits,
      formula: 'c - b^2 / (4 * a)',
    },
  },
  workings: {
    careful: { kind: 'text', label: 'Solution that would lose digits' },
  },
  cases: {
    two: { figure: 'nature', is: 'Two real solutions' },
    double: { figure: 'nature', is: 'One real solution, counted twice' },
    complex: { figure: 'nature', is: 'Two complex solutions' },
    carefulFirst: { figure: 'careful', is: 'first' },
    carefulSecond: { figure: 'careful', is: 'second' },
  },
  tables: {
    curve: {
      label: 'The parabola',
      help: 'Points of y = ax² + bx + c on both sides of the vertex. A solution is an x at which y is 0.',
      none: 'Points are left out here, because their y is too large to show.',
      columns: {
        x: { kind: 'number', label: 'Value of x', digits },
        y: { kind: 'number', label: 'Value of y', digits },
      },
      chart: { kind: 'lines', title: 'The parabola y = ax² + bx + c', x: 'x', y: ['y'] },
    },
  },
  variations: [
    {
      of: 'c',
      label: 'The same parabola, moved up or down by another c',
      at: { step: 1, times: 3 },
      shows: ['nature', 'discriminant', 'x1', 'x2'],
    },
  ],
  cautions: [
    {
      when: 'complex',
      say: 'No real number solves this equation. If your course has not used complex numbers yet, “no real solution” is the answer.',
    },
    {
      when: ['two', { figure: 'x1', above: 0 }, { figure: 'x2', below: 0 }],
      say: 'One solution is negative. If x is a length, a time or a number of things, only the positive one can be the answer.',
    },
    {
      when: ['two', { figure: 'x1', below: 0 }, { figure: 'x2', above: 0 }],
      say: 'One solution is negative. If x is a length, a time or a number of things, only the positive one can be the answer.',
    },
  ],
  tips: {
    title: 'Reading off a, b and c',
    items: [
      'Bring all terms to one side first, so that the other side is 0.',
      'Keep the signs: in 2x² − 4x − 3 = 0, b is −4 and c is −3.',
      'A missing term counts as 0: in x² − 9 = 0, b is 0.',
    ],
  },
  examples: [
    {
      title: 'Two solutions with a root: 2x² − 4x − 3 = 0',
      asked: ['quadratic formula a = 2, b = -4, c = -3'],
      given: { a: 2, b: -4, c: -3 },
      shows: {
        nature: 'Two real solutions',
        x1: '2.58113883',
        x2: '-0.5811388301',
        exactSolutions: '(2 ± √10)/2',
        discriminant: '40',
        vertexX: '1',
        vertexY: '-5',
      },
    },
    {
      title: 'A ball thrown up at 12 m/s from 1.5 m: −4.9t² + 12t + 1.5 = 0',
      given: { a: -4.9, b: 12, c: 1.5 },
      shows: { x1: '-0.1191983038', x2: '2.568177896', vertexX: '1.224489796', vertexY: '8.846938776' },
    },
    {
      title: 'A garden of 40 m², 3 m longer than wide: x² + 3x − 40 = 0',
      given: { a: 1, b: 3, c: -40 },
      shows: { x1: '5', x2: '-8', exactSolutions: '5 and -8', discriminant: '169' },
    },
    {
      title: 'A square and ten roots make 39: x² + 10x − 39 = 0',
      given: { a: 1, b: 10, c: -39 },
      shows: { x1: '3', x2: '-13', exactSolutions: '3 and -13', discriminant: '256' },
      source: 'al-Khwārizmī, Algebra, about 820, in the translation by F. Rosen, 1831',
    },
    {
      title: 'One solution, counted twice: x² − 6x + 9 = 0',
      given: { a: 1, b: -6, c: 9 },
      shows: {
        nature: 'One real solution, counted twice',
        x1: '3',
        x2: '3',
        exactSolutions: '3',
        discriminant: '0',
        vertexY: '0',
      },
    },
    {
      title: 'Complex solutions: x² + 2x + 5 = 0',
      given: { a: 1, b: 2, c: 5 },
      shows: {
        nature: 'Two complex solutions',
        realPart: '-1',
        imaginaryPart: '2',
        exactSolutions: '-1 ± 2i',
        discriminant: '-16',
      },
    },
    {
      title: 'x² + 5x + 1 = 0',
      asked: ['solve x² + 5x + 1 = 0'],
      given: { a: 1, b: 5, c: 1 },
      shows: { exactSolutions: '(-5 ± √21)/2', discriminant: '21' },
      source: 'OpenStax, College Algebra 2e, 2021, section 2.5',
    },
    {
      title: 'x² + x + 2 = 0',
      given: { a: 1, b: 1, c: 2 },
      shows: { nature: 'Two complex solutions', exactSolutions: '(-1 ± i√7)/2', realPart: '-0.5' },
      source: 'OpenStax, College Algebra 2e, 2021, section 2.5',
    },
    {
      title: 'One huge and one tiny solution: x² + 100,000,000x + 1 = 0',
      given: { a: 1, b: '100,000,000', c: 1 },
      shows: { x1: '-1×10⁻⁸', x2: '-100,000,000', discriminant: '1×10¹⁶' },
    },
    {
      title: 'The same with b below 0',
      given: { a: -2, b: -100000000, c: 3 },
      shows: { x1: '-50,000,000', x2: '3×10⁻⁸' },
      shown: false,
    },
    {
      title: 'A root without a whole part: 3x² − 2 = 0',
      given: { a: 3, b: 0, c: -2 },
      shows: { x1: '0.8164965809', x2: '-0.8164965809', exactSolutions: '±√6/3' },
      shown: false,
    },
    {
      title: 'Only an imaginary part: 4x² + 1 = 0',
      given: { a: 4, b: 0, c: 1 },
      shows: { realPart: '0', imaginaryPart: '0.5', exactSolutions: '±i/2' },
      shown: false,
    },
    {
      title: 'Beyond 10,000 there are no exact solutions',
      given: { a: 1, b: 10001, c: 0 },
      shows: { x1: '0', x2: '-10,001' },
      shown: false,
    },
    {
      title: 'Everything at 0 but a',
      given: { a: 7, b: 0, c: 0 },
      shows: { x1: '0', x2: '0', exactSolutions: '0', vertexX: '0', vertexY: '0' },
      shown: false,
    },
  ],
  laws: [
    { law: 'holds', raise: 'c', result: 'vertexX' },
    { law: 'shifts', fields: ['c'], results: ['vertexY'] },
    { law: 'scales', fields: ['a', 'b', 'c'], results: ['vertexY'] },
    { law: 'scales', fields: ['b'], results: ['vertexX'] },
    { law: 'falls', raise: 'c', result: 'discriminant', when: { field: 'a', above: 0 } },
    { law: 'falls', raise: 'c', result: 'x1', when: { field: 'a', above: 0 } },
    { law: 'rises', raise: 'c', result: 'x2', when: { field: 'a', above: 0 } },
  ],
  actions: { calculate: 'Solve Equation', reset: 'blank' },
  published: '2026-11-22',
  reviewed: '2026-11-22',
  compute: 'compute.ts',
});
