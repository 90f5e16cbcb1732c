import type { Compute } from '#schemas/manifest.ts';
import { volumes } from '#shared/unit-tables/volume.ts';
import { inEveryUnit } from '#shared/units.ts';
import type manifest from './manifest.ts';

/** The volume in every unit. */
export const compute: Compute<typeof manifest> = ({ value, from }) => ({
  all: inEveryUnit(value, volumes[from], volumes),
});
