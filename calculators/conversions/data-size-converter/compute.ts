import type { Compute } from '#schemas/manifest.ts';
import { dataSizes } from '#shared/data-size-units.ts';
import { inEveryUnit } from '#shared/units.ts';
import type manifest from './manifest.ts';

/** The amount of data in every unit. */
export const compute: Compute<typeof manifest> = ({ value, from }) => ({
  all: inEveryUnit(value, dataSizes[from], dataSizes),
});
