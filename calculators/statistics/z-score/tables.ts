import { Big } from '#schemas/decimal.ts';
import { exp } from '#schemas/functions/arithmetic.ts';
import { normal } from '#schemas/functions/distributions.ts';
import { pi } from '#schemas/functions/trigonometry.ts';
import type { Tables } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

const far = Big(4);
const root = pi.times(2).sqrt();

/** Z-scores from one to another, so many steps to each whole one. */
const scores = (from: number, to: number, steps: number): readonly Big[] =>
  Array.from({ length: (to - from) * steps + 1 }, (_, index) => Big(index).div(steps).plus(from));

/** The curve with the part between two z-scores, of which one may be missing. */
function curve(mean: Big, sd: Big, from: Big | undefined, to: Big | undefined) {
  const ends = [from, to].filter((z): z is Big => z?.abs().lt(far) === true);
  const grid = [...scores(-4, 4, 10), ...ends].sort((one, other) => one.cmp(other));
  const zs = grid.filter((z, index) => index === 0 || !z.eq(grid[index - 1] as Big));
  return zs.map((z) => {
    const height = Big(1).div(exp(z.times(z).div(2)).times(root).times(sd));
    const counts = (!from || z.gte(from)) && (!to || z.lte(to));
    return { value: mean.plus(sd.times(z)), z, height, part: counts ? height : 0 };
  });
}

export const tables: Tables<typeof manifest> = (
  { mode, mean, sd },
  { results: { z, zAt, zLower, zUpper } },
) => {
  const [from, to] = {
    value: [undefined, z],
    percentile: [undefined, zAt],
    between: [zLower, zUpper],
  }[mode];
  return {
    curve: curve(mean, sd, from, to),
    landmarks: scores(-3, 3, 2).map((each) => ({
      z: each,
      value: mean.plus(sd.times(each)),
      below: normal(each).times(100),
      within: Big(1).minus(normal(each.abs().neg()).times(2)).times(100),
    })),
  };
};
