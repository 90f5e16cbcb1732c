import { Big } from '#schemas/decimal.ts';
import { ceil } from '#schemas/functions/arithmetic.ts';
import type { Tables } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** Bags of ready-mixed dry concrete: pounds, and cubic feet of concrete from them. */
const bags = [
  [80, '0.6'],
  [60, '0.45'],
  [50, '0.375'],
] as const;
const kilogramsAPound = '0.45359237';
const cubicFoot = '0.028316846592';
const cubicYard = '0.764554857984';

/** Usual thicknesses of slabs, in inches or centimetres. */
const usual = {
  imperial: ['3', '3.5', '4', '5', '6', '8'],
  metric: ['7.5', '10', '12', '15', '20'],
} as const;

/** The same concrete in other bags, and the same slab thinner and thicker. */
export const tables: Tables<typeof manifest> = (
  { units, shape, length, width, thickness, count, wastePercent },
  { results: { totalVolume, bagVolume } },
) => {
  const toCubicFeet = (volume: Big) => (units === 'imperial' ? volume : volume.div(cubicFoot));
  const slab = shape === 'slab' && length && width && thickness;
  const others = usual[units].map((each) => Big(each));
  const thicknesses = slab
    ? [...others.filter((each) => !each.eq(thickness)), thickness].sort((a, b) => a.cmp(b))
    : [];
  return {
    bagSizes: bags.map(([pounds, yields]) => {
      const needed = ceil(toCubicFeet(totalVolume).div(yields));
      const weight = needed.times(pounds);
      return {
        bag: `${pounds} lb`,
        bags: needed,
        pounds: weight,
        kilograms: weight.times(kilogramsAPound),
      };
    }),
    thicknesses: thicknesses.map((each) => {
      const volume = Big(length ?? 0)
        .times(width ?? 0)
        .times(each)
        .times(count)
        .times(wastePercent.plus(100))
        .div(units === 'imperial' ? 1200 : 10_000);
      return {
        thickness: each,
        volume,
        yards: units === 'imperial' ? volume.div(27) : volume.div(cubicYard),
        bags: ceil(volume.div(bagVolume)),
      };
    }),
  };
};
