import { Big } from '#schemas/decimal.ts';
import type { Tables } from '#schemas/manifest.ts';
import { temperatures } from '#shared/temperature-units.ts';
import { convert, differencesOf, inBothDirections, type UnitOfMeasure } from '#shared/units.ts';
import { fanSetting } from './compute.ts';
import type manifest from './manifest.ts';
import { marks } from './marks.ts';

/** Readings from a hard winter over weather, bodies and ovens to a kiln. */
// biome-ignore format: a list
const readings = [
  -40, -20, -10, 0, 5, 10, 15, 20, 25, 30, 35, 37, 40, 50, 60, 80, 100, 120, 150, 180, 200, 220, 250,
  300, 350, 400, 450, 500, 1000,
];

/** The settings of ovens, and usual readings in both directions, none below absolute zero; or usual differences. */
export const tables: Tables<typeof manifest> = ({ from, to, quantity }) => {
  const ovens = marks.map(({ name, fahrenheit }) => {
    const celsius = convert(Big(fahrenheit), temperatures.fahrenheit, temperatures.celsius);
    return { mark: name, fahrenheit: Big(fahrenheit), celsius, fan: fanSetting(celsius) };
  });
  if (from === 'gasMark') return { ovens, roundNumbers: [] };
  if (quantity === 'difference') {
    const scales = differencesOf(temperatures);
    return { ovens, roundNumbers: inBothDirections(scales[from], scales[to]) };
  }
  const scales: readonly UnitOfMeasure[] = [temperatures[from], temperatures[to]];
  const lowest = Math.max(...scales.map(({ zero = '0' }) => -Number(zero)));
  const possible = readings.filter((reading) => reading >= lowest);
  return {
    ovens,
    roundNumbers: inBothDirections(temperatures[from], temperatures[to], possible),
  };
};
