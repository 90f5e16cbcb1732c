import { Big } from '#schemas/decimal.ts';
import { ceil, max, min } from '#schemas/functions/arithmetic.ts';
import type { Tables } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** Common tiles, in centimetres or inches. */
const usual = {
  metric: ['15 × 15', '20 × 20', '30 × 30', '30 × 60', '45 × 45', '60 × 60', '60 × 120'],
  imperial: ['6 × 6', '8 × 8', '12 × 12', '12 × 24', '18 × 18', '24 × 24', '24 × 48'],
} as const;

/** A surface of a given length with tiles of a given length: how many, and how wide the last one is. */
function row(total: Big, tile: Big, joint: Big) {
  const count = ceil(total.div(tile.plus(joint)));
  const rest = total.minus(count.minus(1).times(tile.plus(joint)));
  return { count, last: min(tile, rest) };
}

/** The tiles laid along the room and turned, and the same surface in common sizes. */
export const tables: Tables<typeof manifest> = (
  { units, length, width, tileLength, tileWidth, wastePercent },
  { results: { surface, gap, small } },
) => {
  const laid = (turned: boolean) => {
    const [first, second] = turned ? [tileWidth, tileLength] : [tileLength, tileWidth];
    const along = row(Big(length ?? 0).times(small), first, gap);
    const across = row(Big(width ?? 0).times(small), second, gap);
    return {
      direction: turned ? 'turned' : 'entered',
      along: along.count,
      across: across.count,
      tiles: along.count.times(across.count),
      lastAlong: along.last,
      lastAcross: across.last,
    };
  };
  const isRoom = length !== undefined && width !== undefined;
  const tilesOf = (size: string) => {
    const [a, b] = size.split(' × ').map((side) => Big(side).plus(gap)) as [Big, Big];
    const need = surface.times(small).times(small).times(wastePercent.plus(100));
    const byArea = ceil(need.div(a.times(b).times(100)));
    if (!isRoom) return byArea;
    return max(byArea, ceil(length.times(small).div(a)).times(ceil(width.times(small).div(b))));
  };
  return {
    layouts: isRoom ? [laid(false), laid(true)] : [],
    sizes: usual[units].map((size) => ({
      size: `${size} ${units === 'metric' ? 'cm' : 'in'}`,
      tiles: tilesOf(size),
    })),
  };
};
