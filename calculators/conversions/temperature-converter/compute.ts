import type { Compute } from '#schemas/manifest.ts';
import { temperatures } from '#shared/temperature-units.ts';
import { differencesOf, inEveryUnit } from '#shared/units.ts';
import type manifest from './manifest.ts';

/** The reading or the difference in every scale. */
export const compute: Compute<typeof manifest> = ({ value, from, quantity }) => {
  const scales = quantity === 'reading' ? temperatures : differencesOf(temperatures);
  return { all: inEveryUnit(value, scales[from], scales) };
};
