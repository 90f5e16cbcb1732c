/*
 * Mutants of computations that no test can tell from the original, each with the reason why. They
 * are taken out of the score; one that is caught after all, or no longer there, is reported.
 */

export interface Equivalent {
  /** From calculators/. */
  readonly file: string;
  /** The line as it stands. */
  readonly line: string;
  /** What takes the place of what in it. */
  readonly mutants: readonly (readonly [original: string, replacement: string])[];
  readonly why: string;
}

const sameAtTheLimit = 'At the limit itself both sides are the same number.';
const unseenText = 'The engine catches every RangeError and says it in its own words.';

export const equivalents: readonly Equivalent[] = [
  {
    file: 'business/break-even/compute.ts',
    line: 'const whole = costs.div(unitMargin).round(0, 0);',
    mutants: [['0', '1']],
    why: 'Rounded up or cut off: multiplying back decides whether a unit is missing.',
  },
  {
    file: 'finance/credit-score/compute.ts',
    line: 'const atLeastLowest = unlimitedScore.lt(lowest) ? lowest : unlimitedScore;',
    mutants: [['unlimitedScore.lt(lowest)', 'unlimitedScore.lte(lowest)']],
    why: sameAtTheLimit,
  },
  {
    file: 'finance/credit-score/compute.ts',
    line: 'const withinScale = atLeastLowest.gt(highest) ? highest : atLeastLowest;',
    mutants: [['atLeastLowest.gt(highest)', 'atLeastLowest.gte(highest)']],
    why: sameAtTheLimit,
  },
  {
    file: 'health/body-fat/compute.ts',
    line: "if (density.lte(0)) throw new RangeError('The result is too large.');",
    mutants: [["'The result is too large.'", '""']],
    why: unseenText,
  },
  {
    file: 'real-estate/rent-vs-buy/compute.ts',
    line: 'const paidMonths = (years.lt(termYears) ? years : termYears).times(12);',
    mutants: [['years.lt(termYears)', 'years.lte(termYears)']],
    why: sameAtTheLimit,
  },
  {
    file: 'technology/domain-value/compute.ts',
    line: 'const ageBonus = (domainAge.gt(c.mostYears) ? c.mostYears : domainAge).times(c.perYearOfAge);',
    mutants: [['domainAge.gt(c.mostYears)', 'domainAge.gte(c.mostYears)']],
    why: sameAtTheLimit,
  },
  {
    file: 'shared/calendar.ts',
    line: 'return [4, 6, 9, 11].includes(month) ? 30 : 31;',
    mutants: [['31', '32']],
    why: 'Days are only held against a month’s end; no day of the month is above 31.',
  },
  {
    file: 'shared/growth.ts',
    line: 'factor = elapsed.eq(elapsed.round(0, 0)) ? growth(rate, elapsed) : trim(factor.times(month));',
    mutants: [['0', '1']],
    why: 'It asks for a whole number; a fraction differs from it however it is rounded.',
  },
  {
    file: 'shared/growth.ts',
    line: "if (value.e > 1000) throw new RangeError('The result is too large.');",
    mutants: [["'The result is too large.'", '""']],
    why: unseenText,
  },
  {
    file: 'shared/growth.ts',
    line: "if (value.gt(2400)) throw new RangeError('The result is too large.');",
    mutants: [["'The result is too large.'", '""']],
    why: unseenText,
  },
];
