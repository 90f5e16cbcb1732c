import { Big } from '#schemas/decimal.ts';
import type { Compute } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/*
 * The weight of the likeliest number of successes is a power of ten, and each neighbour's follows from
 * it by a factor, away from it ever smaller. Divided by their sum, weights are probabilities; sums of
 * weights are tails, with all their digits.
 */

/** The weight of the likeliest number of successes. */
const heaviest = 10n ** 120n;
/** Weights below this are left out: less than 10^-60 of the heaviest. */
const lightest = 10n ** 60n;

/** Decimals of a probability, of which sixty digits are kept. */
const places = 100;

/** A probability below this counts as 0. */
const least = Big('1e-30');

/** The weights of the numbers of successes that are not too rare, by their number, and their sum. */
export interface Weights {
  readonly of: ReadonlyMap<number, bigint>;
  readonly total: bigint;
}

export function weightsOf(trials: number, probability: Big): Weights {
  const decimals = Math.max(0, probability.c.length - 1 - probability.e);
  const whole = 10n ** BigInt(decimals);
  const success = BigInt(probability.times(Big(`1e${decimals}`)).toFixed(0));
  const failure = whole - success;
  const likeliest = Math.min(trials, Number((BigInt(trials + 1) * success) / whole));
  const of = new Map([[likeliest, heaviest]]);
  let weight = heaviest;
  for (let k = likeliest; k < trials; k += 1) {
    weight = (weight * BigInt(trials - k) * success) / (BigInt(k + 1) * failure);
    if (weight < lightest) break;
    of.set(k + 1, weight);
  }
  weight = heaviest;
  for (let k = likeliest; k > 0; k -= 1) {
    weight = (weight * BigInt(k) * failure) / (BigInt(trials - k + 1) * success);
    if (weight < lightest) break;
    of.set(k - 1, weight);
  }
  return { of, total: [...of.values()].reduce((sum, each) => sum + each, 0n) };
}

/** Some weights as a probability; one below 10^-30 counts as 0. */
export function probabilityOf(weight: bigint, { total }: Weights): Big {
  const value = Big(String((weight * 10n ** BigInt(places)) / total)).times(Big(`1e-${places}`));
  return value.lt(least) ? Big(0) : value.prec(60, 1);
}

/** The product of whole numbers from one to another, of halves so that factors stay short. */
function product(from: number, to: number): bigint {
  if (to < from) return 1n;
  if (to === from) return BigInt(from);
  const middle = (from + to) >> 1;
  return product(from, middle) * product(middle + 1, to);
}

/** In how many ways so many can be chosen. */
function waysOf(trials: number, successes: number): Big {
  const few = Math.min(successes, trials - successes);
  return Big(String(product(trials - few + 1, trials) / product(1, few)));
}

/** Both tails, each summed by itself, and sums of parts that count as 0 alone. */
export const compute: Compute<typeof manifest> = ({ trials, probability, successes }) => {
  const [n, k] = [trials.toNumber(), successes.toNumber()];
  const weights = weightsOf(n, probability);
  const sumOf = (counts: (count: number) => boolean) =>
    [...weights.of].reduce((sum, [count, each]) => (counts(count) ? sum + each : sum), 0n);
  const own = weights.of.get(k) ?? 0n;
  const [below, above] = [sumOf((count) => count < k), sumOf((count) => count > k)];
  const chance = (weight: bigint) => probabilityOf(weight, weights);
  const isLost = (weight: bigint) => weight > 0n && chance(weight).eq(0);
  const inAll = (part: bigint) => (isLost(part) || isLost(own) ? chance(part + own) : undefined);
  return {
    ways: waysOf(n, k),
    fewerThan: chance(below),
    moreThan: chance(above),
    negligible: chance(own).eq(0) ? 0 : undefined,
    atMostInAll: inAll(below),
    atLeastInAll: inAll(above),
  };
};
