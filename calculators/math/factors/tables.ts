import type { Tables } from '#schemas/manifest.ts';
import { divisorsOf, primesOf } from '#shared/primes.ts';
import type manifest from './manifest.ts';

/** The largest number of divisors whose pairs are listed. */
const mostListed = 500;

interface Division {
  readonly dividend: number;
  readonly divisor: number;
  readonly quotient: number;
  readonly remainder: number;
}

const division = (dividend: number, divisor: number): Division => {
  const quotient = Math.floor(dividend / divisor);
  return { dividend, divisor, quotient, remainder: dividend - quotient * divisor };
};

/** A number divided by its smallest prime again and again. */
function byPrimes(value: number): readonly Division[] {
  let rest = value;
  return primesOf(value)
    .flatMap(({ prime, exponent }) => Array.from({ length: exponent }, () => prime))
    .map((prime) => {
      const line = division(rest, prime);
      rest = line.quotient;
      return line;
    });
}

/** Euclid's algorithm for the first two numbers, then for what they share and the next one. */
function byEuclid([first = 1, ...others]: readonly number[]): readonly Division[] {
  const lines: Division[] = [];
  let common = first;
  for (const other of others) {
    let [dividend, divisor] = [Math.max(common, other), Math.min(common, other)];
    while (divisor > 0) {
      const line = division(dividend, divisor);
      lines.push(line);
      [dividend, divisor] = [divisor, line.remainder];
    }
    common = dividend;
  }
  return lines;
}

/** The divisions that lead to the result, and the pairs of divisors. */
export const tables: Tables<typeof manifest> = ({ number, numbers }) => {
  const value = Number(number);
  const divisors = number ? divisorsOf(primesOf(value)) : [];
  return {
    divisions: numbers ? byEuclid(numbers.map(Number)) : byPrimes(value),
    pairs:
      divisors.length > mostListed
        ? []
        : divisors
            .filter((divisor) => divisor * divisor <= value)
            .map((smaller) => ({ smaller, larger: value / smaller })),
  };
};
