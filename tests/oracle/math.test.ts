import { describe, expect, test } from 'vitest';
import { answer, roundedRows } from './answers.ts';
import { math } from './math.ts';
import type { Typed } from './oracle.ts';

/*
 * The examples that the contract prints, and its refusals word by word.
 */

const solved = (slug: string, typed: Typed) => answer(math[slug], typed);

/** `a` to `d`, or fewer, of texts in a row. */
const letters = (...texts: readonly string[]): Typed =>
  Object.fromEntries(texts.map((text, at) => ['abcd'.charAt(at), text]));

describe('percentage', () => {
  const percentage = (typed: Typed) => solved('percentage', typed);

  test('agrees with the printed examples', () => {
    expect(percentage({ percent: '17.5', whole: '240' })).toEqual({
      portion: '42',
      asDecimal: '0.175',
      asFraction: '7/40',
    });
    expect(percentage({ find: 'share', part: '42', whole: '168' })).toEqual({
      share: '25',
      asDecimal: '0.25',
      asFraction: '1/4',
    });
    expect(percentage({ find: 'total', percent: '15', part: '36' })).toEqual({
      total: '240',
      asDecimal: '0.15',
      asFraction: '3/20',
    });
    expect(percentage({ percent: '0.1', whole: '3' })).toMatchObject({ portion: '0.003' });
    expect(percentage({ percent: '33.3', whole: '1' })).toMatchObject({ asFraction: '333/1000' });
    expect(percentage({ percent: '200', whole: '1' })).toMatchObject({ asFraction: '2' });
    expect(percentage({ percent: '-12.5', whole: '1' })).toMatchObject({ asFraction: '-1/8' });
    expect(percentage({ percent: '0', whole: '1' })).toMatchObject({ asFraction: '0' });
  });

  test('is not of nothing', () => {
    expect(percentage({ find: 'share', part: '1', whole: '0' })).toMatchObject({
      message: 'Nothing can be a percentage of 0. Enter a whole other than 0.',
    });
    expect(percentage({ find: 'total', percent: '0', part: '1' })).toMatchObject({
      message:
        '0 % of every number is 0, so the whole cannot be found. Enter a percentage other than 0.',
    });
  });
});

describe('percentage-change', () => {
  const change = (typed: Typed) => solved('percentage-change', typed);

  test('agrees with the printed examples', () => {
    expect(change({ from: '195.144', to: '201.427' })).toMatchObject({ change: '3.22' });
    expect(change({ from: '64', to: '83.2' })).toEqual({
      change: '30.00',
      absoluteChange: '19.2',
      factor: '1.3',
      undo: '-23.08',
    });
    expect(change({ mode: 'difference', from: '64', to: '83.2' })).toEqual({
      percentDifference: '26.09',
      absoluteDifference: '19.2',
    });
    expect(change({ mode: 'apply', from: '80', percent: '-25' })).toEqual({
      newValue: '60',
      amountAdded: '-20',
      undo: '33.33',
    });
    expect(change({ from: '-50', to: '-25' })).toMatchObject({ change: '50.00' });
  });

  test('does not lead back from 0', () => {
    expect(change({ from: '5', to: '0' })).not.toHaveProperty('undo');
    expect(change({ mode: 'apply', from: '5', percent: '-100' })).toEqual({
      newValue: '0',
      amountAdded: '-5',
    });
  });

  test('has a base other than 0', () => {
    expect(change({ from: '0', to: '1' })).toMatchObject({
      message: 'A change from 0 has no percentage. Enter a first value other than 0.',
    });
    expect(change({ mode: 'difference', from: '0', to: '0' })).toMatchObject({
      message: 'Two zeros have no percentage difference. Enter a value other than 0.',
    });
  });
});

describe('fraction', () => {
  const fraction = (a: string, operation: string, b = '') =>
    solved('fraction', { a, operation, b });

  test('agrees with the printed examples', () => {
    expect(fraction('7/12', 'add', '5/18')).toMatchObject({ fraction: '31/36' });
    expect(fraction('5/6', 'subtract', '7/15')).toEqual({
      fraction: '11/30',
      mixed: '11/30',
      decimal: '0.3(6)',
      commonDenominator: '30',
    });
    expect(fraction('2 3/8', 'multiply', '4/5')).toEqual({
      fraction: '19/10',
      mixed: '1 9/10',
      decimal: '1.9',
    });
    expect(fraction('5/6', 'divide', '7/15')).toMatchObject({
      fraction: '25/14',
      mixed: '1 11/14',
    });
    expect(fraction('5/6', 'compare', '7/15')).toEqual({
      comparison: '5/6 > 7/15',
      commonDenominator: '30',
    });
    expect(fraction('.5', 'compare', '2 / 4')).toMatchObject({ comparison: '1/2 = 1/2' });
  });

  test('reads and writes every form', () => {
    const decimal = (a: string) => fraction(a, 'simplify');
    expect(decimal('-1 1/2')).toEqual({ fraction: '-3/2', mixed: '-1 1/2', decimal: '-1.5' });
    expect(decimal('−7/2')).toMatchObject({ mixed: '-3 1/2' });
    expect(decimal(' 1/7 ')).toMatchObject({ decimal: '0.(142857)' });
    expect(decimal('3  /  8')).toMatchObject({ decimal: '0.375' });
    expect(decimal('4')).toEqual({ fraction: '4', mixed: '4', decimal: '4' });
    expect(decimal('.5')).toMatchObject({ fraction: '1/2' });
    expect(decimal('0.0')).toEqual({ fraction: '0', mixed: '0', decimal: '0' });
  });

  test('cuts decimals after fifty digits', () => {
    const decimal = (below: string) => fraction(`1/${below}`, 'simplify').decimal;
    // Periods of 46 and of 58 digits, and 49 and 51 digits that end.
    expect(decimal('47')).toBe('0.(0212765957446808510638297872340425531914893617)');
    expect(decimal('59')).toBe('0.01694915254237288135593220338983050847457627118644…');
    expect(decimal('562949953421312')).toMatch(/^0\.\d{49}$/);
    expect(fraction('1/562949953421312', 'divide', '4')).toMatchObject({
      decimal: expect.stringMatching(/^0\.\d{50}…$/),
    });
  });

  test.each([
    ['3/0', 'The number under the line cannot be 0.'],
    ...['x', '1/2/3', '1 2', '1,5', '1e3', '1/-2', '1234567890123456', '1.5/2', '/2', '1 0.5'].map(
      (text) => [
        text,
        'Write a whole number, a fraction like 5/6, a mixed number like 2 3/8 or a decimal like 0.75.',
      ],
    ),
  ])('does not read %s', (text, message) => {
    expect(fraction(text, 'simplify')).toMatchObject({ message });
    expect(fraction('1', 'add', text)).toMatchObject({ message });
  });

  test('does not divide by 0', () => {
    expect(fraction('1', 'divide', '0/5')).toMatchObject({
      message: 'Nothing can be divided by 0.',
    });
  });
});

describe('ratio', () => {
  const ratio = (typed: Typed) => solved('ratio', typed);
  const sharesOf = (amount: string, parts: string) =>
    roundedRows(math.ratio, { mode: 'share', amount, parts }, 'shares', 2).map(
      ({ share }) => share,
    );

  test('agrees with the printed examples', () => {
    expect(ratio(letters('4', '6', '10'))).toEqual({ missingTerm: '15' });
    expect(ratio({ missing: 'b', a: '4', c: '10', d: '15' })).toEqual({ missingTerm: '6' });
    expect(ratio({ mode: 'simplify', parts: '1.5 2.25' })).toEqual({ simplest: '2 : 3' });
    expect(ratio({ mode: 'simplify', parts: '1920, 1080' })).toEqual({ simplest: '16 : 9' });
    expect(sharesOf('100', '1 1 1')).toEqual(['33.34', '33.33', '33.33']);
    expect(sharesOf('1000', '2; 3; 5')).toEqual(['200.00', '300.00', '500.00']);
    expect(sharesOf('0.01', '1 1,5')).toEqual(['0.00', '0.01']);
    expect(ratio({ mode: 'share', amount: '100', parts: '1 1 1' })).toMatchObject({
      simplest: '1 : 1 : 1',
      onePart: '33.33333333',
    });
  });

  test('divides to the hundredth', () => {
    expect(ratio({ mode: 'share', amount: '1.005', parts: '1 1' })).toMatchObject({
      message: 'Enter an amount with at most two decimals: it is divided to the hundredth.',
    });
    expect(ratio({ mode: 'share', amount: '0.005', parts: '1 1' })).toEqual({});
    expect(ratio({ mode: 'simplify', parts: '1' })).toEqual({});
  });
});

describe('quadratic-equation', () => {
  const equation = (...texts: readonly string[]) => solved('quadratic-equation', letters(...texts));

  test('agrees with the printed examples', () => {
    expect(equation('1', '5', '1')).toMatchObject({ exactSolutions: '(-5 ± √21)/2' });
    expect(equation('1', '1', '2')).toMatchObject({ exactSolutions: '(-1 ± i√7)/2' });
    expect(equation('2', '-4', '-3')).toEqual({
      nature: 'Two real solutions',
      discriminant: '40',
      x1: '2.58113883',
      x2: '-0.5811388301',
      exactSolutions: '(2 ± √10)/2',
      vertexX: '1',
      vertexY: '-5',
    });
    expect(equation('1', '2', '5')).toMatchObject({
      nature: 'Two complex solutions',
      realPart: '-1',
      imaginaryPart: '2',
      exactSolutions: '-1 ± 2i',
    });
    const cancelling = equation('1', '100000000', '1');
    expect(cancelling).toMatchObject({ x1: '-1×10⁻⁸', x2: '-100,000,000' });
    expect(cancelling).not.toHaveProperty('exactSolutions');
  });

  test.each([
    ['2', '-5', '-3', '3 and -1/2'],
    ['-2', '5', '3', '-1/2 and 3'],
    ['1', '-4', '4', '2'],
    ['3', '0', '-2', '±√6/3'],
    ['1', '-2', '-1', '1 ± √2'],
    ['1', '0', '1', '±i'],
    ['4', '0', '1', '±i/2'],
    ['-1', '2', '1', '1 ± √2'],
  ])('writes the solutions of %s, %s, %s exactly', (a, b, c, exactSolutions) => {
    expect(equation(a, b, c)).toMatchObject({ exactSolutions });
  });

  test('has no a of 0', () => {
    expect(equation('0', '1', '1')).toMatchObject({
      message:
        'With a = 0 this is no quadratic equation: bx + c = 0 has the one solution x = −c/b. Enter an a other than 0.',
    });
  });
});

describe('right-triangle', () => {
  const right = (typed: Typed) => solved('right-triangle', typed);

  test('agrees with the printed examples', () => {
    expect(right({ sideA: '7', sideB: '24' })).toMatchObject({
      hypotenuse: '25',
      alpha: '16.260205',
      beta: '73.739795',
      area: '84',
      altitude: '6.72',
      inradius: '3',
    });
    const leg = right({ known: 'legHypotenuse', sideA: '5', sideC: '13' });
    expect(leg).toMatchObject({ legB: '12' });
    expect(right({ known: 'hypotenuseAngle', sideC: '10', angleA: '30' })).toMatchObject({
      legA: '5',
      legB: '8.660254038',
      alpha: '30',
      beta: '60',
    });
    const isosceles = { legB: '2', alpha: '45', area: '2' };
    const leg2 = (known: string, other: Typed) => right({ known, sideA: '2', ...other });
    expect(leg2('legOpposite', { angleA: '45' })).toMatchObject(isosceles);
    expect(leg2('legAdjacent', { angleB: '45' })).toMatchObject(isosceles);
    expect(leg2('legArea', { givenArea: '2' })).toMatchObject(isosceles);
  });

  test('has its longest side opposite the right angle', () => {
    expect(right({ known: 'legHypotenuse', sideA: '5', sideC: '5' })).toMatchObject({
      message: 'The hypotenuse is the longest side. Enter a hypotenuse longer than the leg.',
    });
  });
});

describe('triangle', () => {
  const triangle = (known: string, typed: Typed) => solved('triangle', { known, ...typed });
  const sides = (sideA: string, sideB: string, sideC: string) =>
    triangle('sss', { sideA, sideB, sideC });
  const ssa = (sideA: string, sideB: string, angleA: string) =>
    triangle('ssa', { sideA, sideB, angleA });

  test('agrees with the printed examples', () => {
    expect(sides('7', '8', '9')).toMatchObject({
      solutions: 'One triangle',
      alpha: '48.189685',
      beta: '58.411864',
      gamma: '73.39845',
      area: '26.83281573',
      inradius: '2.236067977',
      circumradius: '4.695742753',
      bySides: 'Scalene',
      byAngles: 'Acute',
    });
    expect(ssa('6', '8', '40')).toMatchObject({
      solutions: 'Two triangles',
      beta: '58.98697',
      c: '9.21975356',
      beta2: '121.01303',
      c2: '3.03695753',
    });
    // Printed with one decimal.
    const printed = { beta: 49.9, gamma: 95.1, c: 10.4, beta2: 130.1, gamma2: 14.9, c2: 2.7 };
    const found = ssa('6', '8', '35');
    for (const [id, figure] of Object.entries(printed)) {
      expect(Number(found[id])).toBeCloseTo(figure, 1);
    }
  });

  test('finds the same triangle from any three measures', () => {
    const right = { a: '3', b: '4', c: '5', gamma: '90', area: '6', byAngles: 'Right' };
    expect(sides('3', '4', '5')).toMatchObject(right);
    expect(triangle('sas', { sideA: '3', sideB: '4', angleC: '90' })).toMatchObject(right);
    const halves = { a: '1', c: '2', alpha: '30', gamma: '90', byAngles: 'Right' };
    expect(triangle('asa', { sideC: '2', angleA: '30', angleB: '60' })).toMatchObject(halves);
    expect(triangle('aas', { sideA: '1', angleA: '30', angleB: '60' })).toMatchObject(halves);
    expect(ssa('1', '2', '30')).toMatchObject({ beta: '90', solutions: 'One triangle' });
    expect(ssa('2', '2', '60')).toMatchObject({ c: '2', bySides: 'Equilateral' });
    expect(sides('5', '5', '8')).toMatchObject({ bySides: 'Isosceles', byAngles: 'Obtuse' });
  });

  test.each([
    [
      'sides that do not close',
      sides('9', '4', '5'),
      'Side a must be shorter than sides b and c together.',
    ],
    ['a long side b', sides('1', '9', '5'), 'Side b must be shorter than sides a and c together.'],
    ['a long side c', sides('1', '2', '3'), 'Side c must be shorter than sides a and b together.'],
    [
      'angles of 180°',
      triangle('asa', { sideC: '1', angleA: '90', angleB: '90' }),
      'Two angles of a triangle are together below 180°.',
    ],
    [
      'a short side',
      ssa('0.9', '2', '30'),
      'Side a is too short to close this triangle. Enter a longer side a, or a smaller angle A.',
    ],
    [
      'a short side opposite an obtuse angle',
      ssa('2', '2', '90'),
      'Opposite an angle of 90° or more lies the longest side: enter a side a longer than b.',
    ],
  ])('refuses %s', (_, found, message) => {
    expect(found).toMatchObject({ message });
  });
});

describe('factors', () => {
  const one = (number: string) => solved('factors', { number });
  const several = (numbers: string) => solved('factors', { mode: 'several', numbers });

  test('agrees with the printed examples', () => {
    expect(one('360')).toMatchObject({
      factorization: '2³ × 3² × 5',
      primality: 'Composite',
      divisorCount: '24',
    });
    expect(one('12')).toMatchObject({ divisors: '1, 2, 3, 4, 6, 12' });
    expect(one('600851475143')).toMatchObject({ factorization: '71 × 839 × 1471 × 6857' });
    expect(one('97')).toMatchObject({ factorization: '97', primality: 'Prime' });
    expect(one('1')).toEqual({
      factorization: '1 has no prime factors',
      primality: 'Neither prime nor composite',
      divisorCount: '1',
      divisors: '1',
    });
    expect(several('360, 84 126')).toEqual({
      gcd: '6',
      lcm: '2,520',
      factorizations: [
        { number: '360', factorization: '2³ × 3² × 5' },
        { number: '84', factorization: '2² × 3 × 7' },
        { number: '126', factorization: '2 × 3² × 7' },
      ],
    });
  });

  test('lists up to 500 divisors', () => {
    expect(one('62370000')).toMatchObject({ divisorCount: '500' });
    expect(one('62370000')).not.toMatchObject({ divisors: 'Too many to list' });
    expect(one('14414400')).toMatchObject({ divisorCount: '504', divisors: 'Too many to list' });
  });

  test('takes whole numbers from 1', () => {
    for (const number of ['0', '-1', '2.5']) {
      expect(one(number)).toMatchObject({
        message: 'Enter whole numbers from 1 to 1,000,000,000,000.',
      });
    }
    expect(one('1000000000001')).toEqual({});
    expect(several('12 0')).toEqual({});
  });
});
