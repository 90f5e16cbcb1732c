import { Big } from '#schemas/decimal.ts';
import { pi } from '#schemas/functions/trigonometry.ts';
import type { Compute, Inputs } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

type Shape = Inputs<(typeof manifest)['fields']>['shapes'][number];

const names = {
  rectangle: 'Rectangle',
  triangle: 'Triangle',
  circle: 'Circle',
  halfCircle: 'Half circle',
  trapezoid: 'Trapezoid',
} as const;

/** A measure as it stands in the sum of a shape. */
const short = (value: Big): string => value.round(4, 1).toFixed();

/**
 * The area of one shape, and the sum that gives it. Halves are multiplied, not divided, so that shapes
 * which cancel each other leave exactly 0.
 */
function measured({ shape, length, width = Big(0), height = Big(0) }: Shape) {
  const [a, b, h] = [length, width, height].map(short);
  const disc = pi.times(length).times(length).times('0.25');
  if (shape === 'rectangle') return { one: length.times(width), sum: `${a} × ${b}` };
  if (shape === 'triangle')
    return { one: length.times(width).times('0.5'), sum: `${a} × ${b} ÷ 2` };
  if (shape === 'circle') return { one: disc, sum: `π × (${a} ÷ 2)²` };
  if (shape === 'halfCircle') return { one: disc.times('0.5'), sum: `π × (${a} ÷ 2)² ÷ 2` };
  return { one: length.plus(width).times('0.5').times(height), sum: `(${a} + ${b}) ÷ 2 × ${h}` };
}

/** Every shape with its sum and its area; one that is taken off counts below zero. */
export const piecesOf = (shapes: readonly Shape[]) =>
  shapes.map((each) => {
    const { one, sum } = measured(each);
    const pieces = each.sign === 'add' ? each.count : each.count.neg();
    return { shape: names[each.shape], sum, one, pieces, area: one.times(pieces) };
  });

/** The area of each shape, of those added and of those taken off. */
export const compute: Compute<typeof manifest> = ({ shapes }) => {
  const pieces = piecesOf(shapes);
  const total = (sign: number) =>
    pieces
      .filter(({ area }) => area.times(sign).gt(0))
      .reduce((so, { area }) => so.plus(area.times(sign)), Big(0));
  const takenOff = total(-1);
  return {
    parts: pieces.map(({ shape, area }) => ({ shape, area })),
    added: total(1),
    takenOff: takenOff.gt(0) ? takenOff : undefined,
  };
};
