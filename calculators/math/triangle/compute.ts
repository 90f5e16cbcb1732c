import type { Big } from '#schemas/decimal.ts';
import { max, min } from '#schemas/functions/arithmetic.ts';
import type { Compute } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** How far apart two equal sides may be, as a part of the longer one; how far from 90° a right angle. */
const nothing = '1e-9';

const isSame = (one: Big, other: Big): boolean =>
  one.minus(other).abs().lte(max(one, other).times(nothing));

/** What kind of triangle it is, and its smallest angle. */
export const compute: Compute<typeof manifest> = (
  _,
  { figures: { a, b, c, alpha, beta, gamma } },
) => {
  const same = [isSame(a, b), isSame(b, c), isSame(a, c)].filter(Boolean).length;
  const beyondRight = max(alpha, beta, gamma).minus(90);
  return {
    bySides: same === 3 ? 'Equilateral' : same > 0 ? 'Isosceles' : 'Scalene',
    byAngles: beyondRight.abs().lte(nothing) ? 'Right' : beyondRight.gt(0) ? 'Obtuse' : 'Acute',
    thin: min(alpha, beta, gamma),
  };
};
