/*
 * Exact rational numbers on BigInt, and the real functions that some formulas need, to far more
 * digits than anything shown. Shares no code with the calculators: what they say is held against it.
 */

/** A rational, a whole number, or a decimal as text: "0.19077". */
export type Operand = Rational | number | string;

const decimal = /^([-+]?)(\d+)(?:\.(\d+))?$/;

/** The greatest common divisor, never below zero. */
export function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y > 0n) [x, y] = [y, x % y];
  return x;
}

const bits = (n: bigint): number => n.toString(16).length * 4;

export class Rational {
  readonly numerator: bigint;
  /** Always above zero. */
  readonly denominator: bigint;

  constructor(numerator: bigint, denominator = 1n) {
    if (denominator === 0n) throw new Error('A denominator of zero');
    const positive = denominator > 0n;
    this.numerator = positive ? numerator : -numerator;
    this.denominator = positive ? denominator : -denominator;
  }

  /** Parses a plain decimal: "-1234.50". Throws for anything else. */
  static parse(text: string): Rational {
    const [, sign, whole, fraction = ''] = decimal.exec(text) ?? [];
    if (whole === undefined) throw new Error(`Not a decimal: ${text}`);
    const digits = BigInt(whole + fraction);
    return new Rational(sign === '-' ? -digits : digits, 10n ** BigInt(fraction.length));
  }

  static of(value: Operand): Rational {
    return value instanceof Rational ? value : Rational.parse(String(value));
  }

  add(other: Operand): Rational {
    const { numerator, denominator } = Rational.of(other);
    return denominator === this.denominator
      ? new Rational(this.numerator + numerator, denominator)
      : new Rational(
          this.numerator * denominator + numerator * this.denominator,
          this.denominator * denominator,
        );
  }

  neg(): Rational {
    return new Rational(-this.numerator, this.denominator);
  }

  abs(): Rational {
    return this.numerator < 0n ? this.neg() : this;
  }

  sub(other: Operand): Rational {
    return this.add(Rational.of(other).neg());
  }

  mul(other: Operand): Rational {
    const { numerator, denominator } = Rational.of(other);
    return new Rational(this.numerator * numerator, this.denominator * denominator);
  }

  div(other: Operand): Rational {
    const { numerator, denominator } = Rational.of(other);
    return new Rational(this.numerator * denominator, this.denominator * numerator);
  }

  /** Below zero, zero or above zero, as this is below, at or above the other. */
  cmp(other: Operand): number {
    const { numerator, denominator } = Rational.of(other);
    const [left, right] = [this.numerator * denominator, numerator * this.denominator];
    return left < right ? -1 : left > right ? 1 : 0;
  }

  isWhole(): boolean {
    return this.numerator % this.denominator === 0n;
  }

  floor(): bigint {
    const quotient = this.numerator / this.denominator;
    return this.numerator < 0n && !this.isWhole() ? quotient - 1n : quotient;
  }

  ceil(): bigint {
    return -this.neg().floor();
  }

  /** The same value with the smallest denominator. */
  reduced(): Rational {
    const common = gcd(this.numerator, this.denominator);
    return new Rational(this.numerator / common, this.denominator / common);
  }

  /** A whole power, exactly. */
  pow(exponent: number): Rational {
    const { numerator, denominator } = this.reduced();
    const power = BigInt(Math.abs(exponent));
    return exponent < 0
      ? new Rational(denominator ** power, numerator ** power)
      : new Rational(numerator ** power, denominator ** power);
  }

  /** Rounded to so many decimals, halves away from zero. */
  rounded(decimals: number): Rational {
    return Rational.parse(this.toFixed(decimals));
  }

  /** Rounded to so many decimals, halves away from zero, as text; never "-0". */
  toFixed(digits: number): string {
    const scale = 10n ** BigInt(digits);
    const size = this.numerator < 0n ? -this.numerator : this.numerator;
    const rounded = (2n * size * scale + this.denominator) / (2n * this.denominator);
    const text = rounded.toString().padStart(digits + 1, '0');
    const sign = this.numerator < 0n && rounded > 0n ? '-' : '';
    return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
  }
}

export const zero = new Rational(0n);

/** The smaller and the larger of two. */
export const min = (a: Operand, b: Operand): Rational =>
  Rational.of(a).cmp(b) <= 0 ? Rational.of(a) : Rational.of(b);
export const max = (a: Operand, b: Operand): Rational =>
  Rational.of(a).cmp(b) >= 0 ? Rational.of(a) : Rational.of(b);

// ---------------------------------------------------------------- real functions

/*
 * Reals are whole multiples of 1e-90 from here on. The longest way (the power of a rate near zero,
 * less one) loses about 15 of those digits.
 */
export const one = 10n ** 90n;
export const fixed = ({ numerator, denominator }: Rational): bigint =>
  (numerator * one) / denominator;

/** 2 artanh(z), for z well within -1 and 1. */
function twiceArtanh(z: bigint): bigint {
  const square = (z * z) / one;
  let sum = 0n;
  let power = z;
  for (let odd = 1n; power !== 0n && power !== -1n; odd += 2n) {
    sum += power / odd;
    power = (power * square) / one;
  }
  return 2n * sum;
}

const ln2 = twiceArtanh(one / 3n);

/** The natural logarithm of a rational above zero: powers of two apart, then the artanh series. */
export function ln({ numerator, denominator }: Rational): bigint {
  const twos = bits(numerator) - bits(denominator);
  let halvings = BigInt(twos);
  let mantissa =
    twos > 0
      ? (numerator * one) / (denominator << halvings)
      : ((numerator << -halvings) * one) / denominator;
  for (; mantissa > (one * 3n) / 2n; halvings += 1n) mantissa /= 2n;
  for (; mantissa < (one * 3n) / 4n; halvings -= 1n) mantissa *= 2n;
  return halvings * ln2 + twiceArtanh(((mantissa - one) * one) / (mantissa + one));
}

/** e to a fixed-point real: powers of two apart, then ten halvings and the Taylor series. */
export function exp(x: bigint): bigint {
  const twos = x / ln2;
  const small = (x - twos * ln2) >> 10n;
  let sum = one;
  let term = one;
  for (let n = 1n; term !== 0n && term !== -1n; n += 1n) {
    term = (term * small) / (one * n);
    sum += term;
  }
  for (let i = 0; i < 10; i += 1) sum = (sum * sum) / one;
  return twos >= 0n ? sum << twos : sum >> -twos;
}

/** The decimal logarithm of a rational above zero. */
const ln10 = ln(new Rational(10n));
export const log10 = (x: Rational): Rational => new Rational(ln(x), ln10);

/** A whole power by squaring, in fixed point. */
function wholePower(base: bigint, exponent: bigint): bigint {
  let [result, square, left] = [one, base, exponent];
  while (left > 0n) {
    if (left & 1n) result = (result * square) / one;
    left >>= 1n;
    if (left > 0n) square = (square * square) / one;
  }
  return result;
}

/**
 * Whole powers up to this are exact. A sum of money times a longer one of these rates has more than
 * the few decimals of a half, so that nothing beyond can stand exactly on one.
 */
const longestExact = 48n;

/** The whole root of a whole number, if it has one. */
function wholeRoot(n: bigint, degree: bigint): bigint | undefined {
  const near = BigInt(Math.round(Number(n) ** (1 / Number(degree))));
  return near ** degree === n ? near : undefined;
}

/** The root of a rational where it is rational too: 1.1 is that of 1.21. */
function exactRoot(base: Rational, degree: bigint): Rational | undefined {
  if (degree > 60n) return undefined;
  const { numerator, denominator } = base.reduced();
  const [above, below] = [wholeRoot(numerator, degree), wholeRoot(denominator, degree)];
  return above && below ? new Rational(above, below) : undefined;
}

/** The cached logarithm of the last base, which a table uses repeatedly. */
let last = { numerator: 0n, denominator: 0n, ln: 0n };
function lnOnce(x: Rational): bigint {
  const { numerator, denominator } = x;
  if (numerator !== last.numerator || denominator !== last.denominator) {
    last = { numerator, denominator, ln: ln(x) };
  }
  return last.ln;
}

/** A power of a base above zero, with any exponent: exact where it can be, else with 70 digits. */
export function power(base: Rational, exponent: Rational): Rational {
  if (base.cmp(1) === 0) return base;
  if (exponent.cmp(0) < 0) return new Rational(1n).div(power(base, exponent.neg()));
  if (base.cmp(1) < 0) {
    return new Rational(1n).div(power(new Rational(1n).div(base), exponent));
  }
  if (!exponent.isWhole()) {
    const { numerator, denominator } = exponent.reduced();
    const root = exactRoot(base, denominator);
    return root
      ? power(root, new Rational(numerator))
      : new Rational(exp((lnOnce(base) * numerator) / denominator), one);
  }
  const whole = exponent.floor();
  return whole <= longestExact
    ? base.pow(Number(whole))
    : new Rational(wholePower(fixed(base), whole), one);
}
