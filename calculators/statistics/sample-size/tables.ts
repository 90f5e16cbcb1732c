import { Big } from '#schemas/decimal.ts';
import { ceil } from '#schemas/functions/arithmetic.ts';
import type { Tables } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** The sizes that are compared, in quarters of the visitor's. */
const quarters = [1, 2, 3, 4, 6, 8, 12, 16];

/** How many of a hundred people answer. */
const repliesInHundred = [5, 10, 15, 20, 30, 40, 50, 60, 70, 80, 90];

/** The margins of other samples, and the invitations that bring the answers. */
export const tables: Tables<typeof manifest> = (
  { population, sample },
  { results: { sampleSize, variance, zValue } },
) => {
  const own = sample ?? sampleSize;
  const fits = (people: Big) => population === undefined || people.lte(population);
  const sizes = quarters
    .map((each) => ceil(own.times(each).div(4)))
    .filter((people, index, all) => fits(people) && !all[index - 1]?.eq(people));
  /** The margin of error of a sample in percent; 0 where everybody is in it. */
  const marginOf = (people: Big) => {
    const share = variance.div(people).sqrt().times(zValue).times(100);
    if (population === undefined) return share;
    if (people.eq(population)) return Big(0);
    return population.minus(people).div(population.minus(1)).sqrt().times(share);
  };
  return {
    sizes: sizes.length > 1 ? sizes.map((people) => ({ people, margin: marginOf(people) })) : [],
    invitations: sample
      ? []
      : repliesInHundred
          .map((replying) => ({ replying, invited: ceil(sampleSize.times(100).div(replying)) }))
          .filter(({ invited }) => fits(invited)),
  };
};
