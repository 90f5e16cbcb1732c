import { describe, expect, test } from 'vitest';
import { answer, roundedRows } from './answers.ts';
import { math } from './math.ts';
import type { Typed } from './oracle.ts';

/*
 * What is checked beside the examples that the files in `examples` list.
 */

const solved = (slug: string, typed: Typed) => answer(math[slug], typed);

/** `a` to `d`, or fewer, of texts in a row. */
const letters = (...texts: readonly string[]): Typed =>
  Object.fromEntries(texts.map((text, at) => ['abcd'.charAt(at), text]));

describe('fraction', () => {
  const fraction = (a: string, operation: string, b = '') =>
    solved('fraction', { a, operation, b });

  test('cuts decimals after fifty digits', () => {
    const decimal = (below: string) => fraction(`1/${below}`, 'simplify').decimal;
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
});

describe('ratio', () => {
  const sharesOf = (amount: string, parts: string) =>
    roundedRows(math.ratio, { mode: 'share', amount, parts }, 'shares', 2).map(
      ({ share }) => share,
    );

  test('agrees with the printed examples', () => {
    expect(sharesOf('100', '1 1 1')).toEqual(['33.34', '33.33', '33.33']);
    expect(sharesOf('1000', '2; 3; 5')).toEqual(['200.00', '300.00', '500.00']);
    expect(sharesOf('0.01', '1 1,5')).toEqual(['0.00', '0.01']);
  });
});

describe('quadratic-equation', () => {
  const equation = (...texts: readonly string[]) => solved('quadratic-equation', letters(...texts));

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
});

describe('triangle', () => {
  const triangle = (known: string, typed: Typed) => solved('triangle', { known, ...typed });
  const sides = (sideA: string, sideB: string, sideC: string) =>
    triangle('sss', { sideA, sideB, sideC });
  const ssa = (sideA: string, sideB: string, angleA: string) =>
    triangle('ssa', { sideA, sideB, angleA });

  test('agrees with the printed examples', () => {
    // Printed with one decimal.
    const printed = { beta: 49.9, gamma: 95.1, c: 10.4, beta2: 130.1, gamma2: 14.9, c2: 2.7 };
    const found = ssa('6', '8', '35');
    for (const [id, figure] of Object.entries(printed)) {
      expect(Number(found[id])).toBeCloseTo(figure, 1);
    }
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

  test('lists up to 500 divisors', () => {
    expect(one('62370000')).not.toMatchObject({ divisors: 'Too many to list' });
  });
});
