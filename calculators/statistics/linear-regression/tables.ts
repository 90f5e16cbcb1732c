import { Big } from '#schemas/decimal.ts';
import { tQuantile } from '#schemas/functions/distributions.ts';
import type { Tables } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** Into how many equal steps predictions divide the range of x. */
const steps = 10;

/** Every pair with its place on the line, predictions with their range, limits of the line's figures. */
export const tables: Tables<typeof manifest> = ({ xValues, yValues, predictAt }, { results }) => {
  const { slope, intercept, count, residualSd } = results;
  const on = (x: Big) => slope.times(x).plus(intercept);
  const residuals = xValues.map((x, index) => {
    const y = yValues[index] as Big;
    const fitted = on(x);
    return { x, y, fitted, residual: y.minus(fitted) };
  });
  if (count.lt(3)) return { residuals, predictions: [], limits: [] };
  const t = tQuantile(Big('0.975'), count.minus(2));
  const around = (value: Big, error: Big) => {
    const half = error.times(t);
    return { lower: value.minus(half), upper: value.plus(half) };
  };
  const step = results.largest.minus(results.smallest).div(steps);
  const places = Array.from({ length: steps + 1 }, (_, index) =>
    step.times(index).plus(results.smallest),
  );
  const all = [...places, ...(predictAt ? [predictAt] : [])]
    .sort((one, other) => one.cmp(other))
    .filter((x, index, sorted) => !sorted[index - 1]?.eq(x));
  return {
    residuals,
    predictions: all.map((x) => {
      const off = x.minus(results.meanX);
      const leverage = off.times(off).times(count).div(results.spreadX).plus(Big(1).div(count));
      const fitted = on(x);
      return { x, fitted, ...around(fitted, residualSd.times(leverage.plus(1).sqrt())) };
    }),
    limits: [
      { what: 1, value: slope, ...around(slope, results.slopeError) },
      { what: 2, value: intercept, ...around(intercept, results.interceptError) },
    ],
  };
};
