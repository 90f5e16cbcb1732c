import { Big } from '#schemas/decimal.ts';
import { ceil } from '#schemas/functions/arithmetic.ts';
import { tQuantile } from '#schemas/functions/distributions.ts';
import type { Tables } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** The sizes that are compared, in quarters of the visitor's. */
const quarters = [1, 2, 4, 8, 16, 36, 64];

/** Half the width of the interval from samples of other sizes. */
export const tables: Tables<typeof manifest> = (
  { kind, sd, sampleSize },
  { results: { criticalValue, below, fraction } },
) => {
  const least = kind === 'meanSample' ? 2 : 1;
  const sizes = quarters
    .map((each) => ceil(sampleSize.times(each).div(4)))
    .filter((size, index, all) => size.gte(least) && !all[index - 1]?.eq(size));
  const widthOf = (size: Big) => {
    if (sd) {
      const value = kind === 'meanSample' ? tQuantile(below, size.minus(1)) : criticalValue;
      return value.times(sd).div(size.sqrt());
    }
    const spread = criticalValue.times(criticalValue).div(size);
    const variance = fraction.times(Big(1).minus(fraction)).plus(spread.div(4)).div(size);
    return variance.sqrt().times(criticalValue).div(spread.plus(1)).times(100);
  };
  const own = widthOf(sampleSize);
  return {
    bySize: sizes.map((size) => {
      const width = widthOf(size);
      return { size, width, compared: width.times(100).div(own) };
    }),
  };
};
