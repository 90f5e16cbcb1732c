import type { Compute } from '#schemas/manifest.ts';
import { areas } from '#shared/area-units.ts';
import { inEveryUnit } from '#shared/units.ts';
import type manifest from './manifest.ts';

/** The area in every unit. */
export const compute: Compute<typeof manifest> = ({ value, from }) => ({
  all: inEveryUnit(value, areas[from], areas),
});
