import { Big } from '#schemas/decimal.ts';
import type { Tables } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** Each band that has a lower limit, with it. */
const bands = [
  ['Healthy', '0.4'],
  ['Increased risk', '0.5'],
  ['High risk', '0.6'],
] as const;
const inch = '2.54';

/** The waist at which each band begins, and how far the visitor's own is from it. */
export const tables: Tables<typeof manifest> = ({ waist, height }) => ({
  waists: bands.map(([band, ratio]) => {
    const centimetres = height.times(ratio);
    return {
      band,
      ratio: Big(ratio),
      centimetres,
      inches: centimetres.div(inch),
      difference: waist.minus(centimetres),
    };
  }),
});
