import { Big } from '#schemas/decimal.ts';
import { normal } from '#schemas/functions/distributions.ts';
import type { Tables } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

export const tables: Tables<typeof manifest> = (
  { values },
  { results: { mean, sampleSd, count } },
) => ({
  deviations: values.map((value) => {
    const deviation = value.minus(mean);
    return { value, deviation, squared: deviation.times(deviation) };
  }),
  within: [1, 2, 3].map((deviations) => {
    const [from, to] = [
      mean.minus(sampleSd.times(deviations)),
      mean.plus(sampleSd.times(deviations)),
    ];
    const inside = values.filter((value) => value.gte(from) && value.lte(to)).length;
    return {
      deviations,
      from,
      to,
      inside,
      percent: Big(inside).times(100).div(count),
      bell: Big(1)
        .minus(normal(Big(-deviations)).times(2))
        .times(100),
    };
  }),
});
