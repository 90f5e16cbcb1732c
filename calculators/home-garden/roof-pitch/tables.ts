import { Big } from '#schemas/decimal.ts';
import { atan } from '#schemas/functions/trigonometry.ts';
import type { Tables } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

const pitches = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18];

export const tables: Tables<typeof manifest> = ({ buildingWidth, overhang, run }, { results }) => {
  const { slope } = results;
  // Without a building: both sides over the run as typed, or over 12.
  const half = buildingWidth.gt(0) ? buildingWidth.div(2).plus(overhang ?? 0) : (run ?? Big(12));
  const height = half.times(slope);
  return {
    corners: slope.eq(0)
      ? []
      : [
          { corner: 'Left eaves', across: Big(0), up: Big(0) },
          { corner: 'Ridge', across: half, up: height },
          { corner: 'Right eaves', across: half.times(2), up: Big(0) },
        ],
    pitches: pitches.map((pitch) => {
      const ratio = Big(pitch).div(12);
      return {
        pitch: Big(pitch),
        angle: atan(ratio),
        slope: Big(100 * pitch).div(12),
        factor: Big(144 + pitch * pitch)
          .sqrt()
          .div(12),
      };
    }),
  };
};
