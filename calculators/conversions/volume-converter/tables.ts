import type { Tables } from '#schemas/manifest.ts';
import { inBothDirections } from '#shared/units.ts';
import { volumes } from '#shared/volume-units.ts';
import type manifest from './manifest.ts';

/** Round numbers of the two units, in both directions. */
export const tables: Tables<typeof manifest> = ({ from, to }) => ({
  roundNumbers: inBothDirections(volumes[from], volumes[to]),
});
