import type { Compute } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/**
 * By way of the metre: divided by the units of `from` in a metre, times those of `to`. The result
 * multiplies before it divides: the same unit on both sides, or a shift of the decimal point, stays
 * exact.
 */
export const compute: Compute<typeof manifest> = ({ value }, { chosen: { from, to } }) => ({
  metres: value.div(from),
  result: value.times(to).div(from),
});
