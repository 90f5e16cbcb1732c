import { Big, settled } from '../decimal.ts';

/*
 * The functions that a formula can call, on decimals. Powers, logarithms and the exponential function
 * carry 60 digits from step to step; far more than any page shows.
 */

const carried = 60;
// Marked as pure: a page that does not use them leaves them out.
const negligible = /* @__PURE__ */ Big('1e-58');
const zero = /* @__PURE__ */ Big(0);
const one = /* @__PURE__ */ Big(1);
const two = /* @__PURE__ */ Big(2);

const trim = (value: Big): Big => value.prec(carried, 1);

const tooLarge = () => new RangeError('The result is too large.');

/** Figures past this power of ten are too large to show or to store. */
const largestTen = 1000;

/** Throws a RangeError before a figure grows too large; else returns it with 60 digits. */
function checked(value: Big): Big {
  if (value.e > largestTen) throw tooLarge();
  return trim(value);
}

/** One divided by a number, to sixty digits however small it is: 1/10^80 is not 0. */
function inverse(value: Big): Big {
  if (value.eq(0)) throw tooLarge();
  const shift = value.e + carried;
  return Big(`1e${shift}`).div(value).prec(carried, 1).times(`1e${-shift}`);
}

const isWhole = (value: Big): boolean => value.eq(value.round(0, 0));

/** A whole number keeps every digit up to so many: 1000^1000 has 3,001. */
const mostDigits = 4000;

/** A number as a whole one and a power of ten. */
type Scaled = readonly [whole: bigint, ten: number];

/** The product of two numbers of at least 0, with 60 digits. Throws a RangeError if it is too large. */
function product([a, tenOfA]: Scaled, [b, tenOfB]: Scaled): Scaled {
  const whole = a * b;
  const extra = Math.max(String(whole).length - carried, 0);
  const unit = 10n ** BigInt(extra);
  const ten = tenOfA + tenOfB + extra;
  if (ten > largestTen) throw tooLarge();
  return [(whole + unit / 2n) / unit, ten];
}

/** Below this power of ten a figure is 0: the power itself is not exact any more. */
const smallestTen = -1e15;

/**
 * A number to a whole power of at least 0, exactly. Throws a RangeError past 10^1000, of whole numbers
 * past 10^4000.
 */
export function wholePower(base: Big, exponent: bigint): Big {
  if (isWhole(base) && base.abs().gt(1)) {
    const tens = Math.log10(Math.abs(base.toNumber())) * Number(exponent);
    if (tens >= mostDigits) throw tooLarge();
    return Big(String(BigInt(base.toFixed(0)) ** exponent));
  }
  // As whole numbers with powers of ten: several times faster than digit by digit.
  let [result, square]: [Scaled, Scaled] = [
    [1n, 0],
    [BigInt(base.c.join('')), base.e + 1 - base.c.length],
  ];
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = product(result, square);
    if (rest > 1n) square = product(square, square);
  }
  if (result[1] < smallestTen) return zero;
  const sign = base.s < 0 && exponent & 1n ? '-' : '';
  // No power on the way is greater than the last, unless all are below 1.
  return checked(Big(`${sign}${result[0]}e${result[1]}`));
}

/**
 * A number to any power; a whole number to a whole power, exactly. Throws a RangeError past 10^1000 (of
 * whole numbers, 10^4000), for zero to a negative power, and for a number below zero to a power that is
 * not whole.
 */
export function power(base: Big, exponent: Big): Big {
  if (exponent.lt(0)) {
    if (base.eq(0)) throw new RangeError('Zero has no negative power.');
    return inverse(power(base, exponent.neg()));
  }
  if (isWhole(exponent)) return wholePower(base, BigInt(exponent.toFixed(0)));
  if (base.eq(0)) return zero;
  return exp(exponent.times(ln(base)));
}

/**
 * Natural logarithm of a number above 0; a RangeError for any other. Square roots bring the number
 * near 1, where the series of artanh is short.
 */
export function ln(value: Big): Big {
  if (value.lte(0)) throw new RangeError('Only a number above 0 has a logarithm.');
  if (value.lt(1)) return ln(one.div(value)).neg();
  let root = value;
  let factor = two;
  while (root.gt('1.1')) {
    root = trim(root.sqrt());
    factor = factor.times(2);
  }
  const z = root.minus(1).div(root.plus(1));
  const square = trim(z.times(z));
  let sum = z;
  let term = z;
  for (let odd = 3; term.gt(negligible); odd += 2) {
    term = trim(term.times(square));
    sum = sum.plus(term.div(odd));
  }
  return trim(sum.times(factor));
}

/** e to any power: halved until the Taylor series is short, then squared back. */
export function exp(value: Big): Big {
  if (value.lt(0)) return inverse(exp(value.neg()));
  let part = value;
  let halvings = 0;
  while (part.gt('0.05')) {
    part = part.div(2);
    halvings += 1;
  }
  let sum = one;
  let term = one;
  for (let n = 1; term.gt(negligible); n += 1) {
    term = trim(term.times(part).div(n));
    sum = sum.plus(term);
  }
  for (; halvings > 0; halvings -= 1) sum = checked(sum.times(sum));
  return sum;
}

let lnOfTen: Big | undefined;

/** Common (base 10) logarithm of a number above 0. */
export function log10(value: Big): Big {
  lnOfTen ??= ln(Big(10));
  return ln(value).div(lnOfTen);
}

/** The largest whole number that is not above a number. */
export function floor(value: Big): Big {
  const exact = settled(value);
  const cut = exact.round(0, 0);
  return cut.gt(exact) ? cut.minus(1) : cut;
}

/** The smallest whole number that is not below a number. */
export const ceil = (value: Big): Big => floor(value.neg()).neg();

/** A number rounded to so many decimals (0 by default), halves away from zero. */
export const round = (value: Big, decimals: Big = zero): Big =>
  settled(value).round(decimals.toNumber(), 1);

/** The remainder of a division, from 0 up to the divisor. */
export const mod = (value: Big, divisor: Big): Big =>
  value.minus(divisor.times(floor(value.div(divisor))));

/** The smallest of some numbers. */
export const min = (...values: readonly Big[]): Big => values.reduce((a, b) => (b.lt(a) ? b : a));

/** The largest of some numbers. */
export const max = (...values: readonly Big[]): Big => values.reduce((a, b) => (b.gt(a) ? b : a));

/** The sum of some numbers; 0 for none. */
export const sum = (values: readonly Big[]): Big => values.reduce((a, b) => a.plus(b), zero);

/** The arithmetic mean of some numbers, at least one. */
export const mean = (values: readonly Big[]): Big => sum(values).div(values.length);

const millisecondsADay = 86_400_000;

/** The number of a day (YYYY-MM-DD): days since 1 January 1970 in the Gregorian calendar. */
export const dayNumber = (iso: string): Big => Big(Date.parse(iso) / millisecondsADay);

/** The day (YYYY-MM-DD) with a number; past 9999 the year has the six digits of ISO 8601. */
export const dayOf = (number: Big): string =>
  new Date(number.toNumber() * millisecondsADay).toISOString().split('T')[0] as string;

/** Minutes since midnight of a time of day (HH:MM). */
export function minutesOf(time: string): Big {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return Big(hours * 60 + minutes);
}

/**
 * Takes a number and pairs [limit, figure] with ascending limits; returns the figure of the highest
 * limit that the number reaches, or `undefined` below the first.
 */
export const inRange = (
  value: Big,
  from: readonly (readonly [limit: number, figure: number])[],
): Big | undefined => {
  const exact = settled(value);
  const found = from.findLast(([limit]) => exact.gte(limit));
  return found && Big(found[1]);
};

/**
 * Takes a number and pairs [limit, percent] with ascending limits; returns the sum of the slices between
 * the limits, each times its percentage.
 */
export const graduate = (
  value: Big,
  from: readonly (readonly [limit: number, percent: number])[],
): Big =>
  sum(
    from.map(([limit, percent], index) => {
      const end = from[index + 1]?.[0];
      const slice = (end === undefined ? value : min(value, Big(end))).minus(limit);
      return slice.gt(0) ? slice.times(percent).div(100) : zero;
    }),
  );
