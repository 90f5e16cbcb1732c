import type { Contract } from './contract.ts';

export const math: Contract = {
  percentage: {
    title: 'Percentage Calculator',
    summary:
      'What a percentage of a number is, what percentage one number is of another, or the whole behind a part.',
    fields: {
      find: {
        label: 'Find',
        type: 'choice',
        default: 'portion',
        options: {
          portion: 'A percentage of a number',
          share: 'What percentage one number is of another',
          total: 'The whole, from a part and its percentage',
        },
      },
      percent: {
        label: 'Percentage',
        type: 'number',
        unit: '%',
        constraint: 'any number; not 0 when find is total',
        shown: 'find is portion or total',
      },
      part: {
        label: 'Part',
        type: 'number',
        constraint: 'any number',
        shown: 'find is share or total',
      },
      whole: {
        label: 'Whole',
        type: 'number',
        constraint: 'any number; not 0 when find is share',
        shown: 'find is portion or share',
      },
    },
    results: {
      portion: {
        label: 'The percentage of the number',
        kind: 'number',
        headline: true,
        decimals: '10 sig',
        shown: 'find is portion',
      },
      share: {
        label: 'The part as a percentage of the whole',
        kind: 'percent',
        headline: true,
        decimals: '10 sig',
        shown: 'find is share',
      },
      total: {
        label: 'The whole',
        kind: 'number',
        headline: true,
        decimals: '10 sig',
        shown: 'find is total',
      },
      asDecimal: { label: 'The percentage as a decimal', kind: 'number', decimals: '10 sig' },
      asFraction: { label: 'The percentage as a fraction', kind: 'text' },
    },
    messages: [
      'Nothing can be a percentage of 0. Enter a whole other than 0.',
      '0 % of every number is 0, so the whole cannot be found. Enter a percentage other than 0.',
    ],
  },

  'percentage-change': {
    title: 'Percentage Change Calculator',
    summary:
      'By how many percent a value rose or fell, how far two values are apart, or what a rise or fall leads to.',
    fields: {
      mode: {
        label: 'Question',
        type: 'choice',
        default: 'change',
        options: {
          change: 'Change from one value to another',
          difference: 'Difference between two values',
          apply: 'Raise or lower a value by a percentage',
        },
      },
      from: {
        label: 'First value',
        type: 'number',
        constraint: 'any number; not 0 when mode is change',
      },
      to: {
        label: 'Second value',
        type: 'number',
        constraint: 'any number',
        shown: 'mode is change or difference',
      },
      percent: {
        label: 'Change by',
        type: 'number',
        unit: '%',
        constraint: 'any number; below 0 it is a fall',
        shown: 'mode is apply',
      },
    },
    results: {
      change: {
        label: 'Change',
        kind: 'percent',
        headline: true,
        decimals: '2',
        shown: 'mode is change',
      },
      absoluteChange: {
        label: 'Change as an amount',
        kind: 'number',
        decimals: '10 sig',
        shown: 'mode is change',
      },
      factor: {
        label: 'Times as large',
        kind: 'number',
        decimals: '10 sig',
        shown: 'mode is change',
      },
      percentDifference: {
        label: 'Percentage difference',
        kind: 'percent',
        headline: true,
        decimals: '2',
        shown: 'mode is difference',
      },
      absoluteDifference: {
        label: 'Difference',
        kind: 'number',
        decimals: '10 sig',
        shown: 'mode is difference',
      },
      newValue: {
        label: 'New value',
        kind: 'number',
        headline: true,
        decimals: '10 sig',
        shown: 'mode is apply',
      },
      amountAdded: {
        label: 'Added (below 0: taken off)',
        kind: 'number',
        decimals: '10 sig',
        shown: 'mode is apply',
      },
      undo: {
        label: 'Change that leads back',
        kind: 'percent',
        decimals: '2',
        shown: '(mode is change or apply) and end is not 0',
      },
    },
    messages: [
      'A change from 0 has no percentage. Enter a first value other than 0.',
      'Two zeros have no percentage difference. Enter a value other than 0.',
    ],
  },

  fraction: {
    title: 'Fraction Calculator',
    summary:
      'Add, subtract, multiply, divide, compare or simplify fractions and mixed numbers, exactly.',
    fields: {
      a: { label: 'First fraction', type: 'text', constraint: 'a fraction as below' },
      operation: {
        label: 'Operation',
        type: 'choice',
        default: 'add',
        options: {
          add: 'Add',
          subtract: 'Subtract',
          multiply: 'Multiply',
          divide: 'Divide',
          compare: 'Compare',
          simplify: 'Simplify',
        },
      },
      b: {
        label: 'Second fraction',
        type: 'text',
        constraint: 'a fraction as below; not 0 when operation is divide',
        shown: 'operation is not simplify',
      },
    },
    results: {
      fraction: {
        label: 'Result in lowest terms',
        kind: 'text',
        headline: true,
        shown: 'operation is not compare',
      },
      mixed: { label: 'As a mixed number', kind: 'text', shown: 'operation is not compare' },
      decimal: { label: 'As a decimal', kind: 'text', shown: 'operation is not compare' },
      comparison: {
        label: 'Comparison',
        kind: 'text',
        headline: true,
        shown: 'operation is compare',
      },
      commonDenominator: {
        label: 'Least common denominator',
        kind: 'number',
        decimals: 'all',
        shown: 'operation is add, subtract or compare',
      },
    },
    messages: [
      'Write a whole number, a fraction like 5/6, a mixed number like 2 3/8 or a decimal like 0.75.',
      'The number under the line cannot be 0.',
      'Nothing can be divided by 0.',
    ],
  },

  ratio: {
    title: 'Ratio Calculator',
    summary:
      'The missing term of a proportion, a ratio in its simplest form, or an amount divided in a ratio.',
    fields: {
      mode: {
        label: 'Question',
        type: 'choice',
        default: 'missing',
        options: {
          missing: 'Find the missing term of a : b = c : d',
          simplify: 'Simplify a ratio',
          share: 'Divide an amount in a ratio',
        },
      },
      missing: {
        label: 'Missing term',
        type: 'choice',
        default: 'd',
        options: { a: 'Term a', b: 'Term b', c: 'Term c', d: 'Term d' },
        shown: 'mode is missing',
      },
      a: {
        label: 'Term a',
        type: 'number',
        constraint: 'above 0, at most 10^12',
        shown: 'mode is missing and missing is not a',
      },
      b: {
        label: 'Term b',
        type: 'number',
        constraint: 'above 0, at most 10^12',
        shown: 'mode is missing and missing is not b',
      },
      c: {
        label: 'Term c',
        type: 'number',
        constraint: 'above 0, at most 10^12',
        shown: 'mode is missing and missing is not c',
      },
      d: {
        label: 'Term d',
        type: 'number',
        constraint: 'above 0, at most 10^12',
        shown: 'mode is missing and missing is not d',
      },
      parts: {
        label: 'Parts of the ratio',
        type: 'list',
        constraint: '2 to 12 numbers, each above 0, at most 10^12',
        shown: 'mode is simplify or share',
      },
      amount: {
        label: 'Amount to divide',
        type: 'number',
        constraint: 'at least 0.01, at most 10^12, at most two decimals',
        shown: 'mode is share',
      },
    },
    results: {
      missingTerm: {
        label: 'Missing term',
        kind: 'number',
        headline: true,
        decimals: '10 sig',
        shown: 'mode is missing',
      },
      simplest: {
        label: 'Simplest form',
        kind: 'text',
        headline: true,
        shown: 'mode is simplify or share',
      },
      onePart: {
        label: 'Worth of one part',
        kind: 'number',
        headline: true,
        decimals: '10 sig',
        shown: 'mode is share',
      },
      shares: {
        label: 'Shares, in the order typed',
        kind: 'table',
        columns: {
          part: { decimals: '10 sig' },
          percent: { decimals: '2' },
          share: { decimals: '2' },
        },
        shown: 'mode is share',
      },
    },
    messages: ['Enter an amount with at most two decimals: it is divided to the hundredth.'],
  },

  'quadratic-equation': {
    title: 'Quadratic Equation Calculator',
    summary:
      'The solutions of ax² + bx + c = 0, real or complex, with the discriminant and the vertex.',
    fields: {
      a: {
        label: 'Coefficient a, before x²',
        type: 'number',
        constraint: '−10^12 to 10^12, not 0',
      },
      b: { label: 'Coefficient b, before x', type: 'number', constraint: '−10^12 to 10^12' },
      c: { label: 'Constant c', type: 'number', constraint: '−10^12 to 10^12' },
    },
    results: {
      nature: { label: 'Kind of solutions', kind: 'text' },
      x1: {
        label: 'First solution',
        kind: 'number',
        headline: true,
        decimals: '10 sig',
        shown: 'D ≥ 0',
      },
      x2: {
        label: 'Second solution',
        kind: 'number',
        headline: true,
        decimals: '10 sig',
        shown: 'D ≥ 0',
      },
      realPart: {
        label: 'Real part of both',
        kind: 'number',
        headline: true,
        decimals: '10 sig',
        shown: 'D < 0',
      },
      imaginaryPart: {
        label: 'Imaginary part, once plus and once minus',
        kind: 'number',
        headline: true,
        decimals: '10 sig',
        shown: 'D < 0',
      },
      exactSolutions: {
        label: 'Exact solutions',
        kind: 'text',
        shown: 'a, b and c are whole numbers from −10,000 to 10,000',
      },
      discriminant: { label: 'Discriminant', kind: 'number', decimals: '10 sig' },
      vertexX: { label: 'Vertex, x (axis of symmetry)', kind: 'number', decimals: '10 sig' },
      vertexY: { label: 'Vertex, y', kind: 'number', decimals: '10 sig' },
    },
    messages: [
      'With a = 0 this is no quadratic equation: bx + c = 0 has the one solution x = −c/b. Enter an a other than 0.',
    ],
  },

  'right-triangle': {
    title: 'Right Triangle Calculator',
    summary:
      'All sides and angles of a right-angled triangle from two known measures, by Pythagoras.',
    fields: {
      known: {
        label: 'What you know',
        type: 'choice',
        default: 'legs',
        options: {
          legs: 'Both legs',
          legHypotenuse: 'A leg and the hypotenuse',
          hypotenuseAngle: 'The hypotenuse and an angle',
          legOpposite: 'A leg and the angle opposite it',
          legAdjacent: 'A leg and the angle beside it',
          legArea: 'A leg and the area',
        },
      },
      sideA: {
        label: 'Leg a',
        type: 'number',
        constraint: 'above 0, at most 10^12',
        shown: 'known is not hypotenuseAngle',
      },
      sideB: {
        label: 'Leg b',
        type: 'number',
        constraint: 'above 0, at most 10^12',
        shown: 'known is legs',
      },
      sideC: {
        label: 'Hypotenuse c',
        type: 'number',
        constraint: 'above 0, at most 10^12',
        shown: 'known is legHypotenuse or hypotenuseAngle',
      },
      angleA: {
        label: 'Angle A, opposite leg a',
        type: 'number',
        unit: '°',
        constraint: 'above 0, below 90',
        shown: 'known is hypotenuseAngle or legOpposite',
      },
      angleB: {
        label: 'Angle B, between a and the hypotenuse',
        type: 'number',
        unit: '°',
        constraint: 'above 0, below 90',
        shown: 'known is legAdjacent',
      },
      givenArea: {
        label: 'Area',
        type: 'number',
        constraint: 'above 0, at most 10^24',
        shown: 'known is legArea',
      },
    },
    results: {
      legA: { label: 'Leg a', kind: 'number', decimals: '10 sig' },
      legB: { label: 'Leg b', kind: 'number', headline: true, decimals: '10 sig' },
      hypotenuse: { label: 'Hypotenuse c', kind: 'number', headline: true, decimals: '10 sig' },
      alpha: { label: 'Angle A', kind: 'number', unit: '°', decimals: '≤ 6' },
      beta: { label: 'Angle B', kind: 'number', unit: '°', decimals: '≤ 6' },
      area: { label: 'Area', kind: 'number', decimals: '10 sig' },
      perimeter: { label: 'Perimeter', kind: 'number', decimals: '10 sig' },
      altitude: { label: 'Height on the hypotenuse', kind: 'number', decimals: '10 sig' },
      inradius: { label: 'Radius of the inscribed circle', kind: 'number', decimals: '10 sig' },
      circumradius: { label: 'Radius of the circle around it', kind: 'number', decimals: '10 sig' },
    },
    messages: ['The hypotenuse is the longest side. Enter a hypotenuse longer than the leg.'],
  },

  triangle: {
    title: 'Triangle Calculator',
    summary: 'All sides, angles and the area of a triangle from any three measures that fix it.',
    fields: {
      known: {
        label: 'What you know',
        type: 'choice',
        default: 'sss',
        options: {
          sss: 'Three sides',
          sas: 'Two sides and the angle between them',
          asa: 'Two angles and the side between them',
          aas: 'Two angles and a side not between them',
          ssa: 'Two sides and an angle not between them',
        },
      },
      sideA: {
        label: 'Side a',
        type: 'number',
        constraint: 'above 0, at most 10^9',
        shown: 'known is not asa',
      },
      sideB: {
        label: 'Side b',
        type: 'number',
        constraint: 'above 0, at most 10^9',
        shown: 'known is sss, sas or ssa',
      },
      sideC: {
        label: 'Side c',
        type: 'number',
        constraint: 'above 0, at most 10^9',
        shown: 'known is sss or asa',
      },
      angleA: {
        label: 'Angle A, opposite side a',
        type: 'number',
        unit: '°',
        constraint: 'above 0, below 180',
        shown: 'known is asa, aas or ssa',
      },
      angleB: {
        label: 'Angle B, opposite side b',
        type: 'number',
        unit: '°',
        constraint: 'above 0, below 180',
        shown: 'known is asa or aas',
      },
      angleC: {
        label: 'Angle C, between a and b',
        type: 'number',
        unit: '°',
        constraint: 'above 0, below 180',
        shown: 'known is sas',
      },
    },
    results: {
      solutions: { label: 'How many triangles fit', kind: 'text', headline: true },
      area: { label: 'Area', kind: 'number', headline: true, decimals: '10 sig' },
      a: { label: 'Side a', kind: 'number', decimals: '10 sig' },
      b: { label: 'Side b', kind: 'number', decimals: '10 sig' },
      c: { label: 'Side c', kind: 'number', decimals: '10 sig' },
      alpha: { label: 'Angle A', kind: 'number', unit: '°', decimals: '≤ 6' },
      beta: { label: 'Angle B', kind: 'number', unit: '°', decimals: '≤ 6' },
      gamma: { label: 'Angle C', kind: 'number', unit: '°', decimals: '≤ 6' },
      perimeter: { label: 'Perimeter', kind: 'number', decimals: '10 sig' },
      inradius: { label: 'Radius of the inscribed circle', kind: 'number', decimals: '10 sig' },
      circumradius: { label: 'Radius of the circle around it', kind: 'number', decimals: '10 sig' },
      bySides: { label: 'Kind by its sides', kind: 'text' },
      byAngles: { label: 'Kind by its angles', kind: 'text' },
      c2: {
        label: 'Side c of the second triangle',
        kind: 'number',
        decimals: '10 sig',
        shown: 'there are two triangles',
      },
      beta2: {
        label: 'Angle B of the second triangle',
        kind: 'number',
        unit: '°',
        decimals: '≤ 6',
        shown: 'there are two triangles',
      },
      gamma2: {
        label: 'Angle C of the second triangle',
        kind: 'number',
        unit: '°',
        decimals: '≤ 6',
        shown: 'there are two triangles',
      },
      area2: {
        label: 'Area of the second triangle',
        kind: 'number',
        decimals: '10 sig',
        shown: 'there are two triangles',
      },
    },
    messages: [
      'Side {c} must be shorter than sides {a} and {b} together.',
      'Two angles of a triangle are together below 180°.',
      'Side a is too short to close this triangle. Enter a longer side a, or a smaller angle A.',
      'Opposite an angle of 90° or more lies the longest side: enter a side a longer than b.',
    ],
  },

  factors: {
    title: 'GCD, LCM and Prime Factor Calculator',
    summary:
      'The prime factors and divisors of a number, or the greatest common divisor and least common multiple of several.',
    fields: {
      mode: {
        label: 'Question',
        type: 'choice',
        default: 'one',
        options: { one: 'Factors of one number', several: 'GCD and LCM of several numbers' },
      },
      number: { label: 'Number', type: 'integer', constraint: '1 to 10^12', shown: 'mode is one' },
      numbers: {
        label: 'Numbers',
        type: 'list',
        constraint: '2 to 10 whole numbers, each 1 to 10^12',
        shown: 'mode is several',
      },
    },
    results: {
      factorization: {
        label: 'Prime factorization',
        kind: 'text',
        headline: true,
        shown: 'mode is one',
      },
      primality: { label: 'Prime or not', kind: 'text', shown: 'mode is one' },
      divisorCount: {
        label: 'Number of divisors',
        kind: 'number',
        decimals: 'whole',
        shown: 'mode is one',
      },
      divisors: { label: 'Divisors', kind: 'text', shown: 'mode is one' },
      gcd: {
        label: 'Greatest common divisor',
        kind: 'number',
        headline: true,
        decimals: 'all',
        shown: 'mode is several',
      },
      lcm: {
        label: 'Least common multiple',
        kind: 'number',
        headline: true,
        decimals: 'all',
        shown: 'mode is several',
      },
      factorizations: {
        label: 'Factorizations, in the order typed',
        kind: 'table',
        columns: { number: { decimals: 'all' }, factorization: {} },
        shown: 'mode is several',
      },
    },
    messages: ['Enter whole numbers from 1 to 1,000,000,000,000.'],
  },
};
