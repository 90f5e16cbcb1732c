import type { Compute } from '#schemas/manifest.ts';
import { inEveryUnit } from '#shared/units.ts';
import { volumes } from '#shared/volume-units.ts';
import type manifest from './manifest.ts';

/** The volume in every unit. */
export const compute: Compute<typeof manifest> = ({ value, from }) => ({
  all: inEveryUnit(value, volumes[from], volumes),
});
