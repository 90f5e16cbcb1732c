/*
 * Mutants that no test can tell from the original, or that make nothing worse, each with the reason why. They
 * are taken out of the score; one that is caught after all, or no longer there, is reported.
 */

export interface Equivalent {
  /** From the root of the repository. */
  readonly file: string;
  /** The line as it stands. */
  readonly line: string;
  /** What takes the place of what in it. */
  readonly mutants: readonly (readonly [original: string, replacement: string])[];
  readonly why: string;
}

const sameAtTheLimit = 'At the limit itself both sides are the same number.';
const unseenText = 'The engine catches every RangeError and says it in its own words.';

const unseenDigits = 'It decides about the sixtieth digit; far fewer are ever shown.';
const oneStepMore = 'One step more at the very limit changes none of the sixty digits.';
const firstUnread = 'What is owed before the first payment is read nowhere.';

export const equivalents: readonly Equivalent[] = [
  {
    file: 'calculators/shared/calendar.ts',
    line: 'return [4, 6, 9, 11].includes(month) ? 30 : 31;',
    mutants: [['31', '32']],
    why: 'Days are only held against a month’s end; no day of the month is above 31.',
  },
  {
    file: 'calculators/health/body-fat/manifest.ts',
    line: 'guards[2].is',
    mutants: [['"above"', '"atLeast"']],
    why: 'Logarithms never come to exactly nothing.',
  },
  {
    file: 'schemas/arithmetic.ts',
    line: 'const carried = 60;',
    mutants: [['60', '61']],
    why: unseenDigits,
  },
  {
    file: 'schemas/arithmetic.ts',
    line: 'const trim = (value: Big): Big => value.prec(carried, 1);',
    mutants: [['1', '2']],
    why: unseenDigits,
  },
  {
    file: 'schemas/arithmetic.ts',
    line: "if (value.e > 1000) throw new RangeError('The result is too large.');",
    mutants: [["'The result is too large.'", '""']],
    why: unseenText,
  },
  {
    file: 'calculators/shared/growth.ts',
    line: 'factor = elapsed.eq(elapsed.round(0, 0))',
    mutants: [
      ['0', '1'],
      ['0', '1'],
      ['elapsed.round(0, 0)', 'elapsed'],
    ],
    why: 'Where time is not whole, both ways give the same factor to fifty digits; one takes longer.',
  },
  {
    file: 'schemas/arithmetic.ts',
    line: "while (root.gt('1.1')) {",
    mutants: [["root.gt('1.1')", "root.gte('1.1')"]],
    why: oneStepMore,
  },
  {
    file: 'schemas/arithmetic.ts',
    line: 'for (let odd = 3; term.gt(negligible); odd += 2) {',
    mutants: [['term.gt(negligible)', 'term.gte(negligible)']],
    why: oneStepMore,
  },
  {
    file: 'schemas/arithmetic.ts',
    line: "while (part.gt('0.05')) {",
    mutants: [["part.gt('0.05')", "part.gte('0.05')"]],
    why: oneStepMore,
  },
  {
    file: 'schemas/arithmetic.ts',
    line: 'for (let n = 1; term.gt(negligible); n += 1) {',
    mutants: [['term.gt(negligible)', 'term.gte(negligible)']],
    why: oneStepMore,
  },
  {
    file: 'calculators/shared/schedule.ts',
    line: 'const most = (a: Big, b: Big): Big => (a.gt(b) ? a : b);',
    mutants: [['a.gt(b)', 'a.gte(b)']],
    why: sameAtTheLimit,
  },
  {
    file: 'calculators/shared/schedule.ts',
    line: 'const least = (a: Big, b: Big): Big => (a.lt(b) ? a : b);',
    mutants: [['a.lt(b)', 'a.lte(b)']],
    why: sameAtTheLimit,
  },
  {
    file: 'calculators/shared/schedule.ts',
    line: 'const owed: Big[] = [];',
    mutants: [['[]', '["Stryker was here"]']],
    why: firstUnread,
  },
  {
    file: 'calculators/shared/schedule.ts',
    line: 'for (let month = count - 1; month > 0; month -= 1) {',
    mutants: [['month > 0', 'month >= 0']],
    why: firstUnread,
  },
  {
    file: 'calculators/shared/schedule.ts',
    line: 'before = before.plus(payment).times(discount).prec(60, 1);',
    mutants: [
      ['60', '61'],
      ['1', '2'],
    ],
    why: unseenDigits,
  },
  {
    file: 'calculators/shared/schedule.ts',
    line: 'const isLevel = rest.minus(lastPayment).abs().times(2).lte(lastPayment);',
    mutants: [
      [
        'rest.minus(lastPayment).abs().times(2).lte(lastPayment)',
        'rest.minus(lastPayment).abs().times(2).lt(lastPayment)',
      ],
    ],
    why: 'What rounding leaves of whole cents never comes to exactly half a payment.',
  },
];
