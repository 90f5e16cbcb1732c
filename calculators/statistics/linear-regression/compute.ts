import { Big } from '#schemas/decimal.ts';
import type { Compute } from '#schemas/manifest.ts';
import { inDigits } from '#shared/numbers.ts';
import type manifest from './manifest.ts';

const written = (value: Big): string => inDigits(value, 6).replace('-', '−');

/** The equation of a line, without what is 0 and without a factor of 1: "y = 2.2 + 0.6x", "y = 4 − x". */
function equationOf(intercept: Big, slope: Big): string {
  if (slope.eq(0)) return `y = ${written(intercept)}`;
  const size = written(slope.abs());
  const term = `${size === '1' ? '' : size}x`;
  if (intercept.eq(0)) return `y = ${slope.lt(0) ? '−' : ''}${term}`;
  return `y = ${written(intercept)} ${slope.lt(0) ? '−' : '+'} ${term}`;
}

export const compute: Compute<typeof manifest> = (_, { figures: { intercept, slope, meanY } }) => {
  // What a slope without an end, such as a third, leaves of a line through the origin.
  const isRounding = intercept.abs().lt(meanY.abs().times('1e-30'));
  return { equation: equationOf(isRounding ? Big(0) : intercept, slope) };
};
