import { Big } from '#schemas/decimal.ts';
import type { Tables } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** A figure beyond this is not shown. */
const largest = Big('1e30');

/** The largest of 1, 2 and 5 times a power of ten that is not above a number. */
function roundBelow(value: Big): Big {
  const power = Big(10).pow(value.e);
  const times = value.div(power);
  return power.times(times.gte(5) ? 5 : times.gte(2) ? 2 : 1);
}

const larger = (one: Big, other: Big): Big => (one.gt(other) ? one : other);

/** Points at round x, as far from the vertex as shows both solutions, or the bend. */
export const tables: Tables<typeof manifest> = ({ a, b, c }, { results }) => {
  const { x1, x2, imaginaryPart, vertexX } = results;
  const bend = imaginaryPart ? imaginaryPart.times(2) : x1.minus(x2).abs().times('0.8');
  const wanted = bend.eq(0) ? larger(vertexX.abs(), Big(1)) : bend;
  // Far from 0, steps too small would not show in the digits of x.
  const reach = larger(wanted, vertexX.abs().div(1e5));
  const step = roundBelow(reach.div(12));
  const first = Number(vertexX.minus(reach).div(step).round(0, 3));
  const last = Number(vertexX.plus(reach).div(step).round(0, 0));
  const curve = Array.from({ length: last - first + 1 }, (_, index) => {
    const x = step.times(first + index);
    return { x, y: a.times(x).plus(b).times(x).plus(c) };
  });
  return { curve: curve.some(({ y }) => y.abs().gt(largest)) ? [] : curve };
};
