import type { Compute } from '#schemas/manifest.ts';
import { fuelEconomies } from '#shared/fuel-economy-units.ts';
import { inEveryUnit } from '#shared/units.ts';
import type manifest from './manifest.ts';

/** The figure in every unit. */
export const compute: Compute<typeof manifest> = ({ value, from }) => ({
  all: inEveryUnit(value, fuelEconomies[from], fuelEconomies),
});
