import { Big } from '#schemas/decimal.ts';
import { max } from '#schemas/functions/arithmetic.ts';
import type { Compute } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** A line for each row of boards. */
export const compute: Compute<typeof manifest> = ({ pieces, thinRule }, { chosen }) => ({
  pieceTable: pieces.map(({ thickness, width, length, quantity }, index) => {
    const counted = thinRule === 'yes' ? max(thickness, Big(1)) : thickness;
    // One division at the end, so that a whole number of board feet stays one.
    const inches = counted.times(width).times(length).times(chosen.lengthUnit);
    return {
      piece: `Row ${index + 1}`,
      each: inches.div(144),
      total: inches.times(quantity).div(144),
    };
  }),
});
