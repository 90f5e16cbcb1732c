import { Big } from '#schemas/decimal.ts';

/** Digits carried from step to step; far more than any page shows. */
const carried = 60;
const negligible = Big('1e-58');
const two = Big(2);

const trim = (value: Big): Big => value.prec(carried, 1);

/** Stops before a figure grows past what can be shown, or held. */
function checked(value: Big): Big {
  if (value.e > 1000) throw new RangeError('The result is too large.');
  return trim(value);
}

/**
 * Compound growth: (1 + rate)^periods for a rate of 0 or more (0.01 is 1 % a period) and any number
 * of periods of 0 or more, whole or not. Throws a RangeError past 10^1000.
 */
export function growth(rate: Big, periods: Big): Big {
  const base = rate.plus(1);
  return periods.eq(periods.round(0, 0))
    ? wholePower(base, BigInt(periods.toFixed(0)))
    : exponential(periods.times(logarithm(base)));
}

/**
 * The factor of growth after each of so many months, at a rate for each of so many periods a year.
 * After whole periods it is exact: a half cent falls where it should.
 */
export function monthlyGrowth(rate: Big, timesAYear: Big, months: number): readonly Big[] {
  const month = growth(rate, timesAYear.div(12));
  let factor = Big(1);
  return Array.from({ length: months }, (_, index) => {
    const elapsed = timesAYear.times(index + 1).div(12);
    factor = elapsed.eq(elapsed.round(0, 0)) ? growth(rate, elapsed) : trim(factor.times(month));
    return factor;
  });
}

function wholePower(base: Big, exponent: bigint): Big {
  let result = Big(1);
  let square = base;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = checked(result.times(square));
    if (rest > 1n) square = checked(square.times(square));
  }
  return result;
}

/** Natural logarithm of a number of 1 or more. Square roots bring it near 1, then the series of artanh ends. */
function logarithm(value: Big): Big {
  let root = value;
  let factor = two;
  while (root.gt('1.1')) {
    root = trim(root.sqrt());
    factor = factor.times(2);
  }
  const z = root.minus(1).div(root.plus(1));
  const square = trim(z.times(z));
  let sum = z;
  let power = z;
  for (let odd = 3; power.gt(negligible); odd += 2) {
    power = trim(power.times(square));
    sum = sum.plus(power.div(odd));
  }
  return trim(sum.times(factor));
}

/** e to the power of a number of 0 or more: halved until the Taylor series is short, then squared back. */
function exponential(value: Big): Big {
  let part = value;
  let halvings = 0;
  while (part.gt('0.05')) {
    part = part.div(2);
    halvings += 1;
  }
  let sum = Big(1);
  let term = Big(1);
  for (let n = 1; term.gt(negligible); n += 1) {
    term = trim(term.times(part).div(n));
    sum = sum.plus(term);
  }
  for (; halvings > 0; halvings -= 1) sum = checked(sum.times(sum));
  return sum;
}

let naturalOfTen: Big | undefined;

/** Common (base 10) logarithm of a number above 0. */
export function log10(value: Big): Big {
  const natural = value.gte(1) ? logarithm(value) : logarithm(Big(1).div(value)).neg();
  naturalOfTen ??= logarithm(Big(10));
  return natural.div(naturalOfTen);
}
