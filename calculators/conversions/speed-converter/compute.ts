import type { Compute } from '#schemas/manifest.ts';
import { speeds } from '#shared/speed-units.ts';
import { inEveryUnit } from '#shared/units.ts';
import type manifest from './manifest.ts';

/** The speed in every unit. */
export const compute: Compute<typeof manifest> = ({ value, from }) => ({
  all: inEveryUnit(value, speeds[from], speeds),
});
