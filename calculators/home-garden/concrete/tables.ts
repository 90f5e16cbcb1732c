import { Big } from '#schemas/decimal.ts';
import { ceil } from '#schemas/functions/arithmetic.ts';
import type { Tables } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** Bags of ready-mixed dry concrete: pounds, and cubic feet of concrete from them. */
const poundBags = [
  [80, '0.6'],
  [60, '0.45'],
  [50, '0.375'],
] as const;
const kilogramBags = [20, 25, 40] as const;
/** Kilograms of dry mix for a cubic metre. */
const dryMix = 2160;
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
  { units, shape, length, width, thickness, count, wastePercent, bag },
  { results: { totalVolume, bagVolume } },
) => {
  const metric = units === 'metric';
  const toCubicFeet = (volume: Big) => (metric ? volume.div(cubicFoot) : volume);
  /** Bags of a weight in kilograms for a volume, without a division that leaves a remainder. */
  const bagsOf = (kilograms: number, volume: Big) =>
    ceil((metric ? volume : volume.times(cubicFoot)).times(dryMix).div(kilograms));
  const own = kilogramBags.find((each) => bag === `kg${each}`);
  const slab = shape === 'slab' && length && width && thickness;
  const others = usual[units].map((each) => Big(each));
  const thicknesses = slab
    ? [...others.filter((each) => !each.eq(thickness)), thickness].sort((a, b) => a.cmp(b))
    : [];
  return {
    bagSizes: [
      ...poundBags.map(([pounds, yields]) => {
        const needed = ceil(toCubicFeet(totalVolume).div(yields));
        const weight = needed.times(pounds);
        return {
          bag: `${pounds} lb`,
          bags: needed,
          pounds: weight,
          kilograms: weight.times(kilogramsAPound),
        };
      }),
      ...kilogramBags.map((kilograms) => {
        const needed = bagsOf(kilograms, totalVolume);
        const weight = needed.times(kilograms);
        return {
          bag: `${kilograms} kg`,
          bags: needed,
          pounds: weight.div(kilogramsAPound),
          kilograms: weight,
        };
      }),
    ],
    thicknesses: thicknesses.map((each) => {
      const volume = Big(length ?? 0)
        .times(width ?? 0)
        .times(each)
        .times(count)
        .times(wastePercent.plus(100))
        .div(metric ? 10_000 : 1200);
      return {
        thickness: each,
        volume,
        yards: volume.div(metric ? cubicYard : 27),
        bags: own ? bagsOf(own, volume) : ceil(volume.div(bagVolume)),
      };
    }),
  };
};
