import { Big } from '#schemas/decimal.ts';
import type { Tables } from '#schemas/manifest.ts';
import { fuelEconomies } from '#shared/fuel-economy-units.ts';
import { convert, inBothDirections } from '#shared/units.ts';
import type manifest from './manifest.ts';

/** Figures of trucks, cars, scooters and electric cars. */
// biome-ignore format: a list
const roundFigures = [
  2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 18, 20, 22, 25, 28, 30, 35, 40, 45, 50, 60, 80, 100, 120,
];

/** Usual figures of the units that count distance for fuel, ascending. */
const ladders: Partial<Record<keyof typeof fuelEconomies, readonly number[]>> = {
  kilometersPerLiter: [5, 8, 11, 14, 17, 20, 23, 26],
  milesPerUsGallon: [10, 15, 20, 25, 30, 35, 40, 45, 50],
  milesPerImpGallon: [15, 20, 25, 30, 35, 40, 45, 50, 55],
  milesPerKwh: [2, 2.5, 3, 3.5, 4, 4.5, 5],
  mpge: [60, 75, 90, 105, 120, 135],
};

const electric: readonly string[] = ['kwhPer100Km', 'milesPerKwh', 'mpge'];

/** Hundreds of kilometres in the distance for which the steps are compared. */
const hundreds = 100;

/** Round figures in both directions, and what equal steps save over 10,000 km. */
export const tables: Tables<typeof manifest> = ({ from, to }) => {
  const counted = ladders[from] ? from : to;
  const used = electric.includes(from) ? fuelEconomies.kwhPer100Km : fuelEconomies.litersPer100Km;
  const amount = (figure: number) =>
    convert(Big(figure), fuelEconomies[counted], used).times(hundreds);
  const ladder = ladders[counted] ?? [];
  return {
    roundNumbers: inBothDirections(fuelEconomies[from], fuelEconomies[to], roundFigures),
    steps: ladder.slice(1).map((better, index) => {
      const figure = ladder[index] as number;
      const [before, after] = [amount(figure), amount(better)];
      return { change: `${figure}–${better}`, before, after, saved: before.minus(after) };
    }),
  };
};
