import { Big } from '#schemas/decimal.ts';
import type { Tables } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** Kilograms a cubic metre: OpenStax, Chemistry 2e, table 1.4; aluminium and titanium: CRC Handbook. */
const materials = [
  ['Dry air at 25 °C', '1.2'],
  ['Oak wood, about', '750'],
  ['Ethanol (alcohol)', '790'],
  ['Ice', '920'],
  ['Olive oil', '920'],
  ['Water', '1000'],
  ['Glycerine', '1260'],
  ['Aluminium', '2700'],
  ['Titanium', '4510'],
  ['Iron', '7900'],
  ['Copper', '9000'],
  ['Silver', '10500'],
  ['Lead', '11300'],
  ['Mercury', '13600'],
  ['Gold', '19300'],
] as const;

/** The same volume and the same mass of other materials, from the lightest to the heaviest. */
export const tables: Tables<typeof manifest> = (inputs, { results }) => {
  const density = inputs.density ?? results.densityFound;
  const mass = inputs.mass ?? results.massFound;
  const volume = inputs.volume ?? results.volumeFound;
  const others = materials.map(([material, value]) => ({
    material: material as string,
    density: Big(value),
    mass: volume.times(value).div(1000),
    volume: mass.times(1000).div(value),
  }));
  return {
    materials: [...others, { material: 'Yours', density, mass, volume }].sort((one, other) =>
      one.density.cmp(other.density),
    ),
  };
};
