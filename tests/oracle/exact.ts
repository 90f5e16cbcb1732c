/*
 * What the oracles of mathematics and science share: figures as people type them, and fields that are
 * hidden.
 */
import type { Typed } from './oracle.ts';
import type { Random } from './random.ts';
import type { Rational } from './rational.ts';

/**
 * A figure without the error of a root or an angle, which is far smaller than these decimals: a
 * result that is rational after all (the sine of 30°) may stand exactly on a half or a threshold.
 */
export const settle = (x: Rational, decimals = 45): Rational => x.rounded(decimals);

/** Digits with the first at a place: 0 for ones, 2 for hundreds, -1 for tenths. */
export const written = (digits: string, place: number): string => {
  if (place < 0) return `0.${'0'.repeat(-place - 1)}${digits}`;
  const all = digits.padEnd(place + 1, '0');
  const [whole, fraction] = [all.slice(0, place + 1), all.slice(place + 1)];
  return fraction ? `${whole}.${fraction}` : whole;
};

/** Some digits, often so many that the last is half of the last of 6 or 10 significant ones. */
export function digits(random: Random): string {
  const count = random.pick([1, 2, 3, 3, 4, 5, 7, 11]);
  const middle = Array.from({ length: Math.max(0, count - 2) }, () => random.int(0, 9)).join('');
  const last = count < 2 ? '' : count > 6 ? '5' : String(random.int(1, 9));
  return `${random.int(1, 9)}${middle}${last}`;
}

/** A number above zero whose first digit is at one of these places. */
export const figure = (random: Random, least = -4, most = 8): string =>
  written(digits(random), random.int(least, most));

/** A number above zero, at most a limit; now and then on the limit, or refused. */
export const measure = (random: Random, limit: string, least = -4, most = 8): string =>
  random.chance(0.05)
    ? random.pick([limit, limit, `${limit}.01`, '0', '-2'])
    : figure(random, least, most);

/** The inputs, now and then with numbers in fields that are hidden: they must not matter. */
export function withHidden(random: Random, typed: Typed, ids: readonly string[]): Typed {
  const extra = ids.filter((id) => !(id in typed) && random.chance(0.1));
  return {
    ...Object.fromEntries(extra.map((id) => [id, random.pick(['0', '-7', '123456.789', '90'])])),
    ...typed,
  };
}
