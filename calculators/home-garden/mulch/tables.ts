import { Big } from '#schemas/decimal.ts';
import { ceil } from '#schemas/functions/arithmetic.ts';
import type { Tables } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** A cubic foot in cubic metres. */
const cubicFoot = Big('0.028316846592');
/** A pound in kilograms. */
const pound = '0.45359237';

/** Sizes of bags in shops: cubic feet in the United States, litres elsewhere. */
const sizes = {
  imperial: ['0.5', '0.75', '1', '1.5', '2', '3'],
  metric: ['20', '25', '40', '50', '60', '70', '100'],
} as const;
const depths = {
  imperial: ['1', '1.5', '2', '2.5', '3', '4', '6', '8', '12'],
  metric: ['2', '3', '5', '7', '8', '10', '15', '20', '30'],
} as const;

/** The bags of other sizes, and the area that a bag or a load covers. */
export const tables: Tables<typeof manifest> = (inputs, { results }) => {
  const { units } = inputs;
  const imperial = units === 'imperial';
  const small = Big(imperial ? 12 : 100);
  // What a cubic yard, a cubic metre and a bag are in the cube of the large unit.
  const yard = imperial ? Big(27) : cubicFoot.times(27);
  const metre = imperial ? Big(1).div(cubicFoot) : Big(1);
  const bagOf = (size: Big) => (imperial ? size : size.div(1000));
  const density = inputs.density ?? results.weightKilograms.div(results.volumeCubicMeters);
  return {
    sizes: sizes[units].map((size) => {
      const bag = bagOf(Big(size));
      const kilograms = (imperial ? bag.times(cubicFoot) : bag).times(density);
      return {
        size: `${size} ${imperial ? 'ft³' : 'L'}`,
        bags: ceil(results.bedArea.times(inputs.depth).div(bag.times(small))),
        kilograms,
        pounds: kilograms.div(pound),
      };
    }),
    coverage: depths[units].map((depth) => {
      const covers = (volume: Big) => volume.times(small).div(depth);
      return {
        depth: Big(depth),
        bag: covers(bagOf(inputs.bagVolume)),
        yard: covers(yard),
        metre: covers(metre),
      };
    }),
  };
};
