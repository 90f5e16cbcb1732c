import type { Tables } from '#schemas/manifest.ts';
import { temperatures } from '#shared/temperature-units.ts';
import { differencesOf, inBothDirections, type UnitOfMeasure } from '#shared/units.ts';
import type manifest from './manifest.ts';

/** Readings from a hard winter over weather, bodies and ovens to a kiln. */
// biome-ignore format: a list
const readings = [
  -40, -20, -10, 0, 5, 10, 15, 20, 25, 30, 35, 37, 40, 50, 60, 80, 100, 120, 150, 180, 200, 220, 250,
  300, 350, 400, 450, 500, 1000,
];

/** Usual readings in both directions, none below absolute zero; or usual differences. */
export const tables: Tables<typeof manifest> = ({ from, to, quantity }) => {
  if (quantity === 'difference') {
    const scales = differencesOf(temperatures);
    return { roundNumbers: inBothDirections(scales[from], scales[to]) };
  }
  const scales: readonly UnitOfMeasure[] = [temperatures[from], temperatures[to]];
  const lowest = Math.max(...scales.map(({ zero = '0' }) => -Number(zero)));
  const possible = readings.filter((reading) => reading >= lowest);
  return { roundNumbers: inBothDirections(temperatures[from], temperatures[to], possible) };
};
