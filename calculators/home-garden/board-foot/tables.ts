import { Big } from '#schemas/decimal.ts';
import type { Tables } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** Nominal thickness and width, and the dressed size when dry, in inches, by PS 20. */
const sizes = [
  [1, 4, '¾ × 3½'],
  [1, 6, '¾ × 5½'],
  [1, 8, '¾ × 7¼'],
  [1, 12, '¾ × 11¼'],
  [2, 4, '1½ × 3½'],
  [2, 6, '1½ × 5½'],
  [2, 8, '1½ × 7¼'],
  [2, 10, '1½ × 9¼'],
  [2, 12, '1½ × 11¼'],
  [4, 4, '3½ × 3½'],
  [4, 6, '3½ × 5½'],
] as const;

const widths = [4, 6, 8, 10, 12];

export const tables: Tables<typeof manifest> = (_, { results }) => ({
  usual: sizes.map(([thickness, width, real]) => {
    const feet = (length: number) => Big(thickness * width * length).div(12);
    return {
      nominal: `${thickness} × ${width} in`,
      real: `${real} in`,
      eight: feet(8),
      ten: feet(10),
      twelve: feet(12),
      sixteen: feet(16),
    };
  }),
  lengths: widths.map((width) => {
    const feet = results.boardFeet.times(12).div(width);
    return { width: Big(width), feet, metres: feet.times('0.3048') };
  }),
});
