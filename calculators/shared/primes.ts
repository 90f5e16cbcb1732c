/*
 * Prime factors of whole numbers up to 10^12, with plain numbers: decimals would take seconds on a phone.
 */

/** A prime factor of a number, and how many times it is in it. */
export interface PrimePower {
  readonly prime: number;
  readonly exponent: number;
}

/** The steps from 7 on between numbers without a factor 2, 3 or 5. */
const wheel = [4, 2, 4, 2, 4, 6, 2, 6];

/** The prime factors of a whole number from 1 to 10^12, rising; of 1, none. By trial division. */
export function primesOf(value: number): readonly PrimePower[] {
  const found: PrimePower[] = [];
  let rest = value;
  const tryOut = (prime: number) => {
    let exponent = 0;
    // A remainder (%) of numbers this long is slow; a whole quotient times the prime is exact.
    for (let part = Math.floor(rest / prime); part * prime === rest; ) {
      rest = part;
      part = Math.floor(rest / prime);
      exponent += 1;
    }
    if (exponent > 0) found.push({ prime, exponent });
  };
  for (const prime of [2, 3, 5]) tryOut(prime);
  for (let candidate = 7, turn = 0; candidate * candidate <= rest; turn = (turn + 1) % 8) {
    if (Math.floor(rest / candidate) * candidate === rest) tryOut(candidate);
    candidate += wheel[turn] as number;
  }
  if (rest > 1) found.push({ prime: rest, exponent: 1 });
  return found;
}

/** All divisors of a number with these prime factors, rising. */
export const divisorsOf = (primes: readonly PrimePower[]): readonly number[] =>
  primes
    .reduce<readonly number[]>(
      (divisors, { prime, exponent }) =>
        Array.from({ length: exponent + 1 }, (_, power) => prime ** power).flatMap((factor) =>
          divisors.map((divisor) => divisor * factor),
        ),
      [1],
    )
    .toSorted((one, other) => one - other);
