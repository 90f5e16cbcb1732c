import { ceil, floor } from '#schemas/functions/arithmetic.ts';
import type { Tables } from '#schemas/manifest.ts';
import { probabilityOf, weightsOf } from './compute.ts';
import type manifest from './manifest.ts';

/** Up to so many trials, every number of successes has a row. */
const mostInFull = 60;

const chances = [1, 5, 10, 25, 50, 75, 90, 95, 99];

/** The probability of each number of successes, and the numbers that are rarely exceeded. */
export const tables: Tables<typeof manifest> = (
  { trials, probability },
  { results: { mean, sd } },
) => {
  const n = trials.toNumber();
  const weights = weightsOf(n, probability);
  const reach = sd.times(4);
  const [from, to] =
    n <= mostInFull
      ? [0, n]
      : [
          Math.max(0, floor(mean.minus(reach)).toNumber()),
          Math.min(n, ceil(mean.plus(reach)).toNumber()),
        ];
  const rising = [...weights.of].sort(([one], [other]) => one - other);
  const sumTo = (most: number) =>
    rising.reduce((sum, [k, weight]) => (k <= most ? sum + weight : sum), 0n);
  let cumulative = sumTo(from - 1);
  const distribution = Array.from({ length: to - from + 1 }, (_, index) => {
    const weight = weights.of.get(from + index) ?? 0n;
    cumulative += weight;
    return {
      k: from + index,
      probability: probabilityOf(weight, weights),
      cumulative: probabilityOf(cumulative, weights),
    };
  });
  let passed = 0n;
  const reached = rising.map(([k, weight]) => {
    passed += weight;
    return { k, chance: probabilityOf(passed, weights).times(100) };
  });
  return {
    distribution,
    quantiles: chances.flatMap((chance) => {
      const first = reached.find((each) => each.chance.gte(chance));
      return first ? [{ chance, k: first.k }] : [];
    }),
  };
};
