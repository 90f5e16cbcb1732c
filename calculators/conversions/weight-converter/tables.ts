import type { Tables } from '#schemas/manifest.ts';
import { inBothDirections } from '#shared/units.ts';
import { weights } from '#shared/weight-units.ts';
import type manifest from './manifest.ts';

/** Round numbers of the two units, in both directions. */
export const tables: Tables<typeof manifest> = ({ from, to }) => ({
  roundNumbers: inBothDirections(weights[from], weights[to]),
});
