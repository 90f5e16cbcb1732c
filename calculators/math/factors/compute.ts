import { Big } from '#schemas/decimal.ts';
import type { Compute } from '#schemas/manifest.ts';
import { divisorsOf, type PrimePower, primesOf } from '#shared/primes.ts';
import type manifest from './manifest.ts';

/** The largest number of divisors that are listed. */
const mostListed = 500;

const raised = (exponent: number): string =>
  String(exponent).replace(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)] as string);

/** "2³ × 3² × 5". */
const written = (primes: readonly PrimePower[]): string =>
  primes
    .map(({ prime, exponent }) => `${prime}${exponent === 1 ? '' : raised(exponent)}`)
    .join(' × ') || '1 has no prime factors';

function primality([first, ...more]: readonly PrimePower[]): string {
  if (!first) return 'Neither prime nor composite';
  return more.length === 0 && first.exponent === 1 ? 'Prime' : 'Composite';
}

/** The factors of one number, or the factorizations of several. */
export const compute: Compute<typeof manifest> = ({ number, numbers }) => {
  const primes = number && primesOf(Number(number));
  const count = primes?.reduce((so, { exponent }) => so * (exponent + 1), 1);
  return {
    factorization: primes && written(primes),
    primality: primes && primality(primes),
    divisorCount: count,
    divisors:
      primes && (Number(count) > mostListed ? 'Too many to list' : divisorsOf(primes).join(', ')),
    factorizations: numbers?.map((each) => ({
      number: Big(each),
      factorization: written(primesOf(Number(each))),
    })),
  };
};
