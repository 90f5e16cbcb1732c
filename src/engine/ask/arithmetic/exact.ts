import { Big } from '../../../../schemas/decimal.ts';
import { ln, one, scaledExp } from '../../../../schemas/functions/fixed-point.ts';
import { commonDivisor, size } from '../../../../schemas/functions/whole-numbers.ts';

/*
 * Numbers as quotients of two whole numbers: a third times three is exactly 1, which decimals of any
 * length miss. Each number is kept so short that a whole question takes milliseconds.
 */

/** A number: `n` divided by `d`, which is above 0. */
export interface Exact {
  readonly n: bigint;
  readonly d: bigint;
  /** The number is rounded: π, or a root that does not come out. */
  readonly approx?: boolean | undefined;
}

/** The most binary digits of a numerator or denominator: about 5,000 decimal digits. */
const mostBits = 16_612;
/** The binary digits of a rounded number: eighty decimal digits, and some that are lost. */
const roundedBits = 300;
/** Denominators below this are reduced to lowest terms; others would take too long. */
const reducible = 1n << 1000n;
/** What is left of the difference of two equal rounded numbers is this many times smaller. */
const negligible = 10n ** 60n;
/** The digits to which a root is looked for that comes out. */
const rootUnits = 10n ** 20n;

const bits = (value: bigint): number => value.toString(16).length * 4;

/**
 * The quotient of two whole numbers, rounded where they are too long; a RangeError if the quotient is,
 * or the divisor is 0.
 */
export function exact(n: bigint, d = 1n, approx?: boolean): Exact {
  if (!d) throw new RangeError('Nothing can be divided by 0.');
  if (d < 0n) return exact(-n, -d, approx);
  const [above, below] = [bits(n), bits(d)];
  if (n && Math.abs(above - below) > mostBits)
    throw new RangeError('The result, or a number on the way to it, has more than 5,000 digits.');
  const round = approx || Math.max(above, below) > mostBits;
  const cut = BigInt(round ? Math.max(0, Math.min(above, below) - roundedBits) : 0);
  if (n && cut) return { n: n >> cut, d: d >> cut, approx: true };
  const by = n % d ? (d < reducible ? commonDivisor(n, d) : 1n) : d;
  return { n: n / by, d: d / by, approx };
}

/** The sum of two numbers. */
export function plus(a: Exact, b: Exact): Exact {
  const approx = a.approx || b.approx;
  const n = a.n * b.d + b.n * a.d;
  return exact(approx && size(n) * negligible < size(a.n * b.d) ? 0n : n, a.d * b.d, approx);
}

/** A number with the other sign. */
export const negative = (a: Exact): Exact => ({ ...a, n: -a.n });

/** The product of two numbers. */
export const product = (a: Exact, b: Exact): Exact =>
  exact(a.n * b.n, a.d * b.d, a.approx || b.approx);

/** The quotient of two numbers. */
export const quotient = (a: Exact, b: Exact): Exact => product(a, { ...b, n: b.d, d: b.n });

/** The remainder of a division, with the sign of the divisor. */
export function remainder(a: Exact, b: Exact): Exact {
  const { n, d } = quotient(a, b);
  return plus(a, product(b, exact((n % d < 0n ? 1n : 0n) - n / d)));
}

/** The factorial of a whole number. */
export function factorial({ n, d }: Exact): Exact {
  if (d > 1n || n < 0n || n > 1000n)
    throw new RangeError('Only whole numbers from 0 to 1,000 have a factorial here.');
  let result = 1n;
  for (let factor = n; factor; factor -= 1n) result *= factor;
  return exact(result);
}

/** A number above 0 to the power of n/d, rounded. */
function rounded(a: Exact, n: bigint, d: bigint): Exact {
  const [above, below] = [a.n, a.d].map((each) => ln(Big(`${each}`).prec(90))) as [bigint, bigint];
  const power = ((above - below) * n) / d;
  // The exponential function works out a power of ten: the length is checked before.
  const [mantissa, exponent] = scaledExp(size(power) < one * 12_000n ? power : one * 12_000n);
  const ten = 10n ** size(BigInt(exponent));
  return exponent < 0 ? exact(mantissa, one * ten, true) : exact(mantissa * ten, one, true);
}

/** A number to a power: exact for whole powers and for roots that come out; 0 to the power of 0 is 1. */
export function raise(a: Exact, to: Exact): Exact {
  const { n, d } = to;
  if (n < 0n) return quotient(exact(1n), raise(a, negative(to)));
  if (!n || !a.n) return exact(n ? 0n : 1n);
  if (a.n < 0n) {
    if (to.approx || !(d % 2n))
      throw new RangeError('A number below 0 has no such root among the real numbers.');
    const power = raise(negative(a), to);
    return n % 2n ? negative(power) : power;
  }
  if (!a.approx && !to.approx && d < 100n) {
    let root = a;
    if (d > 1n) {
      const near = rounded(a, 1n, d);
      root = exact((2n * near.n * rootUnits + near.d) / (2n * near.d), rootUnits);
    }
    const most = Math.max(bits(root.n), bits(root.d));
    if (
      (Number(n) * most <= mostBits || root.n === root.d) &&
      root.n ** d === a.n &&
      root.d ** d === a.d
    )
      return exact(root.n ** n, root.d ** n);
  }
  return rounded(a, n, d);
}
