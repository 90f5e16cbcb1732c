import { Big } from '#schemas/decimal.ts';
import type { Tables } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** The corners, with the right angle at 0 and leg a along the ground. */
export const tables: Tables<typeof manifest> = (_, { results }) => {
  const { legA, legB, hypotenuse, alpha, beta } = results;
  return {
    corners: [
      { corner: 'A', angle: alpha, side: legA, x: Big(0), y: legB },
      { corner: 'B', angle: beta, side: legB, x: legA, y: Big(0) },
      { corner: 'C', angle: Big(90), side: hypotenuse, x: Big(0), y: Big(0) },
    ],
  };
};
